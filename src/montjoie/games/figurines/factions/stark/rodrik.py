"""The cards of Rodrik Cassel, master-at-arms."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.factions import when
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.factions.trials import TokenAnswer
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.strike import Strike, boost, missed
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card
from montjoie.kernel import Question, Step, Subset, ask

HIGHEST, TO_HIT, UNNERVED = "advantage_dice", "advantage_to_hit", "advantage_abilities"


class CombatProwess(TokenAnswer, frozen=True):
    """Combat Prowess: an opponent's Tactics card or Order about a unit of his is cancelled for a condition
    token of that unit. A card is about the units of its trigger, an Order about the unit that uses it."""

    of = "combat_prowess"

    def units(self, g: G) -> Iterator[str]:
        for unit in dict.fromkeys((self.moment.unit, self.moment.other)):
            if unit and effects.owner(g, unit) == self.moment.player:
                yield unit


class MartialSuperiority(Card, frozen=True):
    """Martial Superiority: an enemy that attacks a friendly unit in melee suffers an automatic hit for each
    die that misses; against Rodrik's unit it has -1 to hit."""

    of = lasting.declare("martial_superiority")
    needs = (when.enemy, when.friend_attacked, when.melee)

    def work(self, g: G) -> None:
        if effects.leads(g, self.owner, self.moment.other):
            boost(g, self.of, to_hit=-1)
        lasting.begin(g, self.of, self.of, self.owner, (self.moment.unit,), "attack")


class MastersAnswer(Sequel, frozen=True):
    """The hits of Martial Superiority, when the attack dice are final (FIG-RES-12)."""

    of = "masters_answer"
    card = MartialSuperiority.of
    windows = ("attack_after_dice",)

    def work(self, g: G) -> None:
        hits = missed(g, g.running(Strike))
        g.do(AutoHits(unit=self.moment.unit, hits=hits, by=self.owner, source=self.moment.other))


class PressAdvantage(Subset, frozen=True):
    """The player of Press the Advantage chooses what it does: the highest dice value, `advantage_dice`; +1 to
    hit, `advantage_to_hit`; the defender loses its abilities, `advantage_abilities` (FIG-D-36)."""


class PressTheAdvantage(Card, frozen=True):
    """Press the Advantage: for a friendly attack one, and one more for each condition token of the defender,
    of: the highest dice value; +1 to hit; the defender loses its abilities until the end of the turn."""

    of = "press_the_advantage"
    needs = (when.friend,)
    options = (HIGHEST, TO_HIT, UNNERVED)
    chosen: tuple[str, ...] = ()
    stages = ("choose", "press")

    @ask
    def choose(self, g: G) -> Question | None:
        """Where not all of them come anyway."""
        count = 1 + len(g.state.units[self.moment.other].conditions)
        if count >= len(self.options):
            return None
        return Question(self.owner, PressAdvantage(self.options, count, count), "FIG-CRD-05")

    @choose.chosen
    def took(self, g: G, seat: str, answer: list[str]) -> Step:
        return self.but(chosen=tuple(answer))

    def press(self, g: G) -> None:
        what = self.chosen or self.options
        boost(g, self.of, highest=HIGHEST in what, to_hit=int(TO_HIT in what))
        if UNNERVED in what:
            lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.other,), "turn")
