"""The cards of Roose Bolton, Lord of the Dreadfort."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import deeds
from montjoie.games.figurines.factions.claims import Threat, ThreatDue
from montjoie.games.figurines.factions.neutral.bastard import BOLTON
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import TokenAnswer, Trial, answered
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import room
from montjoie.games.figurines.harm.effects import DieHeal
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.kernel import Question, Step, ask


class NoSecrets(TokenAnswer, frozen=True):
    """A Flayed Man Has No Secrets: an opponent's Tactics card or Order about a friendly unit is cancelled for
    a condition token of an enemy within Long Range of that unit. A card or Order is about the units of its
    trigger (FIG-TIM-10)."""

    of = "a_flayed_man_has_no_secrets"

    def units(self, g: G) -> Iterator[str]:
        trigger = g.running(answered(self)).moment
        about = [unit for unit in (trigger.unit, trigger.other) if unit]
        own = [unit for unit in about if not effects.is_enemy(g, self.owner, unit)]
        for enemy in effects.enemies(g, self.owner):
            if any(field.near(g, unit, enemy, LONG) for unit in own):
                yield enemy


class CalculatedCruelty(Threat, frozen=True):
    """Calculated Cruelty: if the enemy NCU just activated claims a zone in this turn, after its effect one
    enemy Combat Unit becomes Vulnerable and one becomes Panicked."""

    of = "calculated_cruelty"


class CrueltyShown(ThreatDue, frozen=True):
    """Calculated Cruelty at work, on one unit or two that can become so (FIG-CON-01)."""

    of = "cruelty_shown"
    card = CalculatedCruelty.of
    comes = "after"

    def work(self, g: G) -> None:
        for token in ("vulnerable", "panicked"):
            foes = effects.enemies(g, self.owner)
            afflict(self, g, [foe for foe in foes if conditions.can_receive(g, foe, token)], token)


class FearKeepsAManAlive(Trial, Card, frozen=True):
    """Fear Keeps a Man Alive: at the start of any turn one enemy engaged with a friendly unit of House Bolton
    takes a morale test; if it fails it becomes Panicked and Weakened, and one such unit may heal up to D3
    wounds."""

    of = "fear_keeps_a_man_alive"
    stages = (*AIMED, "outcome", "heal")
    failed = deeds.gives("panicked", "weakened")

    def boltons(self, g: G, enemy: str) -> Iterator[str]:
        """The friendly units of the House engaged with an enemy."""
        for unit in field.engaged_friends(g, enemy, self.owner):
            if effects.affiliated(g, unit, BOLTON):
                yield unit

    def targets(self, g: G) -> Iterator[str]:
        return (foe for foe in effects.enemies(g, self.owner) if any(self.boltons(g, foe)))

    def resolve(self, g: G) -> Step | None:
        return super().resolve(g) if self.target else self.done()

    @ask
    def heal(self, g: G) -> Question | None:
        failed = self.tested == "failed"
        near = self.boltons(g, self.target) if failed else ()
        return self.choice((unit for unit in near if room(g, unit)), "FIG-GLO-12")

    @heal.chosen
    def healed(self, g: G, seat: str, unit: str) -> None:
        g.do(DieHeal(unit=unit, source=self.of))
