"""Chapter 4.10: a pivot by itself (FIG-MOV-01, FIG-MOV-08)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import performs
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.moves import ending, suggestions
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, PublicStep, Question, Step, ask
from montjoie.table.plane.ways import leg, trimmed


class FreePivotTurn(MovePath, frozen=True):
    """The owner of a unit that may pivot turns it, or leaves it as it is: one leg with its turn, or none
    (FIG-MOV-01, FIG-D-23)."""

    rule = "FIG-MOV-01"
    few = True

    def every(self, g: G) -> Iterator[Answer]:
        """Not at all; to enemies and tokens; round about."""
        yield []
        for look in suggestions.looks(g, self.piece):
            if way := trimmed(leg(look - self.facing)):
                yield way


@performs("pivot")
class FreePivot(PublicStep, frozen=True):
    """A unit may turn where it stands, free of charge (FIG-RET-03, FIG-BRK-02)."""

    unit: str
    stages = ("begin", "turn", "perils")

    def begin(self, g: G) -> Step | None:
        """Walls and trays without figures do not turn (FIG-RUL-106)."""
        turns = units.alive(g, self.unit) and not units.is_wall(g, self.unit)
        return None if turns else self.done()

    @ask
    def turn(self, g: G) -> Question:
        """Any angle; near enemies it is engaged with it may stay (FIG-MOV-08)."""
        return Question(g.state.units[self.unit].owner, self.space(g), "FIG-MOV-01")

    def space(self, g: G) -> FreePivotTurn:
        """All turns it may make."""
        row, spared = g.state.units[self.unit], field.engaged(g, self.unit)
        return FreePivotTurn(self.unit, 1, row.x, row.y, row.facing, 0, first=True, spared=spared)

    @turn.chosen
    def turned(self, g: G, seat: str, answer: Answer) -> Step | None:
        if not answer:
            return self.done()
        ending.move(g, self.space(g), answer, "pivot")
        return None

    def perils(self, g: G) -> None:
        """A pivot is a movement for tokens (FIG-OBJ-06)."""
        ending.settle(g, self.unit, ())
