"""Chapters 4.2 and 4.10: a shift, straight to one side without turning (FIG-GLO-10, FIG-MOV-09), and a pivot
by itself (FIG-MOV-01, FIG-MOV-08)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import performs
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.moves import ending, suggestions
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.powers.causes import nothing
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, Branch, PublicStep, Question, Refusal, Space, Step, ask
from montjoie.table import plane
from montjoie.table.plane import DIRECTIONS, TOLERANCE, Direction
from montjoie.table.plane.ways import leg, trimmed

STAY = "stay"


class ShiftPath(MovePath, frozen=True):
    """How far a unit shifts in one direction: one leg without a turn (FIG-GLO-10); a part of `ShiftWay`."""

    asked = False

    rule = "FIG-GLO-10"

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """A shift never takes a unit out of an engagement (FIG-MOV-09)."""
        yield from super().forbids(g, answer)
        end = self.motion(g, answer).end
        for other in self.spared:
            if not plane.near(end, field.tray(g, other), TOLERANCE):
                yield Refusal("FIG-MOV-09", "shift-leaves-enemy", unit=self.piece, other=other)


class ShiftWay(Branch, frozen=True):
    """The player who shifts a unit says where to and how far, `{"left": legs}`, or `stay` (FIG-GLO-10)."""


def ways(
    g: G,
    unit: str,
    distance: int,
    directions: tuple[Direction, ...] = DIRECTIONS,
    kind: type[ShiftPath] = ShiftPath,
) -> dict[str, Space | None]:
    """The options of a shift; `kind` may add what an action asks of the place it leads to."""
    row, spared = g.state.units[unit], field.engaged(g, unit)
    options: dict[str, Space | None] = {STAY: None}
    for way in directions:
        options[way] = kind(unit, 1, row.x, row.y, row.facing, distance, way=way, last=False, spared=spared)
    return options


def apply(g: G, space: Branch, answer: Answer) -> tuple[str, ...]:
    """The unit shifts; the Dangerous pieces it crossed or ended on (FIG-TER-05)."""
    if answer == STAY:
        return ()
    ((way, legs),) = answer.items()
    path = space.options[way]
    assert isinstance(path, ShiftPath)
    return ending.move(g, path, legs, "shift")


@performs("shift")
class ShiftUnit(PublicStep, frozen=True):
    """A unit may shift up to a distance in one direction (FIG-GLO-10); `player` decides, else its owner."""

    unit: str
    distance: int
    directions: tuple[Direction, ...] = DIRECTIONS
    player: str = ""
    perilous: tuple[str, ...] = ()
    stages = ("begin", "go", "perils")

    def begin(self, g: G) -> Step | None:
        """Only what stands on the table."""
        return None if units.alive(g, self.unit) else self.done()

    @ask
    def go(self, g: G) -> Question:
        """Where to, and how far."""
        return Question(self.player or g.state.units[self.unit].owner, self.space(g), "FIG-GLO-10")

    def space(self, g: G) -> ShiftWay:
        """All shifts it may make."""
        return ShiftWay(ways(g, self.unit, self.distance, self.directions))

    @go.chosen
    def went(self, g: G, seat: str, answer: Answer) -> Step:
        home = g.state.units[self.unit]
        perilous = apply(g, self.space(g), answer)
        if g.state.units[self.unit] == home:
            nothing(g, "stays", "FIG-GLO-10", unit=self.unit)
        return self.done() if answer == STAY else self.but(perilous=perilous)

    def perils(self, g: G) -> None:
        """Dangerous terrain, then tokens (FIG-TER-05, FIG-OBJ-06)."""
        ending.settle(g, self.unit, self.perilous)


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
