"""One unit of several bears the brunt: condition tokens, wounds (FIG-CON, FIG-GLO-06)."""

from __future__ import annotations

from montjoie.games.figurines import conditions
from montjoie.games.figurines.casualties import Suffer
from montjoie.games.figurines.conditions import GiveCondition
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import ChooseTarget
from montjoie.kernel import PUBLIC, Question, Step, ask


class Afflict(Step, frozen=True):
    """A player chooses one of several units; it receives these tokens and suffers these wounds. One that is
    alone needs no question, and without any nothing happens."""

    player: str
    source: str  # the card or ability behind it
    units: tuple[str, ...]
    tokens: tuple[str, ...] = ()  # all of these
    kinds: tuple[str, ...] = ()  # one of these, as the player chooses
    wounds: int = 0
    by: str = ""  # the unit responsible for the wounds
    stages = ("choose", "strike")
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question | None:
        """One of them."""
        if len(self.units) < 2:
            return None
        return Question(self.player, ChooseTarget(self.units, self.source), "FIG-CRD-05")

    @choose.chosen
    def chosen(self, g: G, seat: str, unit: str) -> Step:
        """This one."""
        return self.but(units=(unit,))

    def strike(self, g: G) -> None:
        """It is hit."""
        for unit in self.units:
            for token in self.tokens:
                conditions.give(g, unit, token)
            if self.kinds:
                g.do(GiveCondition(unit=unit, player=self.player, kinds=self.kinds))
            g.do(Suffer(unit=unit, wounds=self.wounds, by=self.player, source=self.by))
