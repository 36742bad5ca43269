"""The cards of Roose Bolton, Lord of the Dreadfort."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, teams
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.claims import Threat, ThreatDue
from montjoie.games.figurines.factions.neutral.bastard import BOLTON
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import room
from montjoie.games.figurines.harm.effects import DieHeal
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card, ChooseTarget, PlayCard, UseOrder
from montjoie.kernel import Question, Step, ask

CRUELTY = "calculated_cruelty"


class NoSecrets(Card, frozen=True):
    """A Flayed Man Has No Secrets: an opponent's Tactics card or Order about a friendly unit is cancelled for
    a condition token of an enemy within Long Range of that unit. A card or Order is about the units of its
    trigger."""

    of = "a_flayed_man_has_no_secrets"
    stages = AIMED

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """Orders too."""
        return window in ("tactics_card_played", "order_used")

    def answered(self) -> type[PlayCard | UseOrder]:
        """What it answers."""
        return PlayCard if self.moment.window == "tactics_card_played" else UseOrder

    def fits(self, g: G) -> bool:
        """There is a token to spend."""
        foe = self.moment.player in teams.opponents(g, self.owner)
        return foe and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """The tokens of enemies nearby: `UNIT/TOKEN`."""
        trigger = g.running(self.answered()).moment
        about = [unit for unit in (trigger.unit, trigger.other) if unit]
        own = [unit for unit in about if not effects.is_enemy(g, self.owner, unit)]
        for enemy in effects.enemies(g, self.owner):
            if any(field.near(g, unit, enemy, LONG) for unit in own):
                yield from (f"{enemy}/{token}" for token in g.state.units[enemy].conditions)

    def resolve(self, g: G) -> None:
        """The token is the price and has no other effect (FIG-CON-07, FIG-TIM-10)."""
        enemy, _, token = self.target.partition("/")
        if token:
            conditions.spend(g, enemy, token, self.owner, "FIG-CON-07")
            g.revise(self.answered(), cancelled=True)


class CalculatedCruelty(Threat, frozen=True):
    """Calculated Cruelty: if the enemy NCU just activated claims a zone in this turn, after its effect one
    enemy Combat Unit becomes Vulnerable and one becomes Panicked."""

    of = CRUELTY


class CrueltyShown(ThreatDue, frozen=True):
    """Calculated Cruelty at work."""

    of = "cruelty_shown"
    card = CRUELTY
    when = "after"
    stages = ("show",)

    def show(self, g: G) -> None:
        """The same unit, or two; those that can become so (FIG-CON-01)."""
        for token in ("vulnerable", "panicked"):
            foes = effects.enemies(g, self.owner)
            can = tuple(enemy for enemy in foes if conditions.can_receive(g, enemy, token))
            g.do(Afflict(player=self.owner, source=self.card, units=can, tokens=(token,)))


class FearKeepsAManAlive(Trial, Card, frozen=True):
    """Fear Keeps a Man Alive: at the start of any turn one enemy engaged with a friendly unit of House Bolton
    takes a morale test; if it fails it becomes Panicked and Weakened, and one such unit may heal up to D3
    wounds."""

    of = "fear_keeps_a_man_alive"
    stages = (*AIMED, "outcome", "heal")

    def fits(self, g: G) -> bool:
        """There must be one."""
        return next(self.targets(g), None) is not None

    def boltons(self, g: G, enemy: str) -> Iterator[str]:
        """The friendly units of the House engaged with an enemy."""
        for unit in field.engaged_friends(g, enemy, self.owner):
            if effects.affiliated(g, unit, BOLTON):
                yield unit

    def targets(self, g: G) -> Iterator[str]:
        """Enemies they fight."""
        for enemy in effects.enemies(g, self.owner):
            if next(self.boltons(g, enemy), None) is not None:
                yield enemy

    def tester(self) -> str:
        """The enemy chosen."""
        return self.target

    def resolve(self, g: G) -> Step | None:
        """It tests."""
        if not self.target:
            return self.done()
        self.test(g)
        return None

    def failed(self, g: G) -> None:
        """Fear spreads."""
        for token in ("panicked", "weakened"):
            conditions.give(g, self.target, token)

    @ask
    def heal(self, g: G) -> Question | None:
        """Which unit, where one of them has something to heal."""
        if self.tested != "failed":
            return None
        options = tuple(unit for unit in self.boltons(g, self.target) if room(g, unit))
        return Question(self.owner, ChooseTarget(options, self.of), "FIG-GLO-12") if options else None

    @heal.chosen
    def healed(self, g: G, seat: str, unit: str) -> None:
        """A die says how many at most."""
        g.do(DieHeal(unit=unit, source=self.of))
