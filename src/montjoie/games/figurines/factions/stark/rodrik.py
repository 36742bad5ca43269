"""The cards of Rodrik Cassel, master-at-arms."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.strike import Strike, boost, missed
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, PlayCard, Standing, UseOrder
from montjoie.kernel import Question, Step, Subset, ask

HIGHEST, TO_HIT, UNNERVED = "advantage_dice", "advantage_to_hit", "advantage_abilities"


class CombatProwess(Card, frozen=True):
    """Combat Prowess: an opponent's Tactics card or Order about a unit of his is cancelled for a condition
    token of that unit. A card is about the units of its trigger, an Order about the unit that uses it."""

    of = "combat_prowess"
    stages = AIMED

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """Orders too."""
        return window in ("tactics_card_played", "order_used")

    def fits(self, g: G) -> bool:
        """There is a token to spend."""
        foe = self.moment.player in teams.opponents(g, self.owner)
        return foe and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """The tokens of his units: `UNIT/TOKEN`."""
        for unit in dict.fromkeys((self.moment.unit, self.moment.other)):
            if unit and effects.owner(g, unit) == self.moment.player:
                yield from (f"{unit}/{token}" for token in g.state.units[unit].conditions)

    def resolve(self, g: G) -> None:
        """The token is the price and has no other effect (FIG-CON-07)."""
        unit, _, token = self.target.partition("/")
        answered = PlayCard if self.moment.window == "tactics_card_played" else UseOrder
        if token:
            conditions.spend(g, unit, token, self.owner, "FIG-CON-07")
            g.revise(answered, cancelled=True)


class MartialSuperiority(Card, frozen=True):
    """Martial Superiority: an enemy that attacks a friendly unit in melee suffers an automatic hit for each
    die that misses; against Rodrik's unit it has -1 to hit."""

    of = lasting.declare("martial_superiority")
    stages = ("parry",)

    def fits(self, g: G) -> bool:
        """An enemy's attack on a friend."""
        enemy = effects.is_enemy(g, self.owner, self.moment.unit)
        return enemy and effects.attacked(g, self, "melee")

    def parry(self, g: G) -> None:
        """Before the dice."""
        if effects.leads(g, self.owner, self.moment.other):
            boost(g, self.of, to_hit=-1)
        lasting.begin(g, self.of, self.of, self.owner, (self.moment.unit,), "attack")


class MastersAnswer(Standing, frozen=True):
    """The hits of Martial Superiority, when the attack dice are final (FIG-RES-12)."""

    of = "masters_answer"
    windows = ("attack_after_dice",)
    stages = ("strike",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If the card was played against this attack."""
        for row in lasting.on(g, MartialSuperiority.of, moment.unit).values():
            yield cls(moment=moment, owner=row.owner, source=moment.other)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def strike(self, g: G) -> None:
        """One for each miss."""
        hits = missed(g, g.running(Strike))
        g.do(AutoHits(unit=self.moment.unit, hits=hits, by=self.owner, source=self.source))


class PressAdvantage(Subset, frozen=True):
    """The player of Press the Advantage chooses what it does: the highest dice value, `advantage_dice`; +1 to
    hit, `advantage_to_hit`; the defender loses its abilities, `advantage_abilities` (FIG-D-36)."""


class PressTheAdvantage(Card, frozen=True):
    """Press the Advantage: for a friendly attack one, and one more for each condition token of the defender,
    of: the highest dice value; +1 to hit; the defender loses its abilities until the end of the turn."""

    of = "press_the_advantage"
    options = (HIGHEST, TO_HIT, UNNERVED)
    chosen: tuple[str, ...] = ()
    stages = ("choose", "press")

    def fits(self, g: G) -> bool:
        """A friendly attack of any kind."""
        return effects.attacks(g, self)

    @ask
    def choose(self, g: G) -> Question | None:
        """Where not all of them come anyway."""
        count = self.count(g)
        if count >= len(self.options):
            return None
        return Question(self.owner, PressAdvantage(self.options, count, count), "FIG-CRD-05")

    @choose.chosen
    def took(self, g: G, seat: str, answer: list[str]) -> Step:
        """These."""
        return self.but(chosen=tuple(answer))

    def press(self, g: G) -> None:
        """For this attack."""
        what = self.chosen or self.options
        boost(g, self.of, highest=HIGHEST in what, to_hit=int(TO_HIT in what))
        if UNNERVED in what:
            lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.other,), "turn")

    def count(self, g: G) -> int:
        """How many."""
        return 1 + len(g.state.units[self.moment.other].conditions)
