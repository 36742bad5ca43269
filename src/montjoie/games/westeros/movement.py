"""Movement: a unit goes to a hex, and breaks away first if it is engaged (WES-MOV)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield.ways import destinations, no_way, reach, walk
from montjoie.games.westeros.combat import engagement
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask

STAY = "stay"


class MoveOn(OneOf, frozen=True):
    """The owner of a unit that has broken away: where the move it announced ends."""

    unit: str = ""
    allowance: int = 0

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why the move cannot end there: it begins with the hex announced (WES-RUL-18)."""
        if answer in reach(g, self.unit, self.allowance):
            yield Refusal(rule, "move-not-announced", hex=answer, first=self.options[0])
        else:
            yield no_way(g, self.unit, answer, self.allowance)


class Move(PublicStep, frozen=True):
    """A unit moves to a hex. One that is engaged must disengage first (WES-MOV-12, WES-ENG-10): for it the
    hex is the first of its way, and the rest is chosen once it has survived."""

    unit: str
    hex: str
    allowance: int
    parting: bool = True  # whether leaving an engagement may draw a parting attack
    first: str = ""
    stages = ("leave", "go_on", "go")

    def leave(self, g: G) -> Step | None:
        """WES-ENG-10: it announces that it leaves, and the engagement is broken."""
        if not g.state.units[self.unit].partner:
            return self.goto("go")
        g.do(engagement.Disengage(unit=self.unit, parting=self.parting))
        return self.but(first=self.hex)

    @ask
    def go_on(self, g: G) -> Question | None:
        """WES-RUL-18: if it survives it makes at least the step announced, and may go on from there."""
        if self.unit not in g.state.units:
            return None
        ways = tuple(reach(g, self.unit, self.allowance, self.first))
        house = g.state.units[self.unit].house
        return to(g, house, MoveOn(ways, self.unit, self.allowance), "WES-RUL-18") if len(ways) > 1 else None

    go_on.keeps("hex")

    def go(self, g: G) -> None:
        """WES-MOV-04: it goes a shortest way; one that has not survived goes nowhere (WES-CRD-15)."""
        if self.unit in g.state.units:
            path = reach(g, self.unit, self.allowance, self.first).get(self.hex)
            if path:
                walk(g, self.unit, path)


class MoveFreely(OneOf, frozen=True):
    """The owner of a unit that may move without being activated: to which hex, or not at all."""

    unit: str = ""
    hexes: int = 0

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why it cannot move there."""
        yield no_way(g, self.unit, answer, self.hexes)


class FreeMove(PublicStep, frozen=True):
    """An effect lets a unit move up to so many hexes without activation and without attack (WES-MOV-01)."""

    unit: str
    hexes: int
    parting: bool = True
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """WES-GEN-07: it may stay."""
        if self.unit not in g.state.units:
            return None
        ways = destinations(g, self.unit, self.hexes)
        space = MoveFreely((*ways, STAY), self.unit, self.hexes)
        return to(g, g.state.units[self.unit].house, space, "WES-MOV-01") if ways else None

    @choose.chosen
    def chosen(self, g: G, seat: str, hex: str) -> None:
        """It goes, breaking away first if it is engaged."""
        if hex != STAY:
            g.do(Move(unit=self.unit, hex=hex, allowance=self.hexes, parting=self.parting))
