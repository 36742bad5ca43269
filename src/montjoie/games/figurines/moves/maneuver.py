"""Chapter 4.11: the Maneuver: turn, move, turn (FIG-MAN)."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import Act, performs
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.moves import ending
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Answer, Question, Step, ask


class ManeuverPath(MovePath, frozen=True):
    """The owner of a unit that maneuvers says its way: any turn, straight ahead up to its Speed, any turn
    (FIG-MAN-01, FIG-D-20); the same for the maneuver of a breakthrough (FIG-D-38)."""

    rule = "FIG-MAN-01"


def possible(g: G, unit: str) -> bool:
    """Only unengaged units maneuver (FIG-MAN-01)."""
    return not field.engaged(g, unit)


class Maneuver(Step, frozen=True):
    """A Maneuver: an optional turn, a straight move of up to Speed, an optional turn (FIG-MAN-01,
    FIG-EX-06)."""

    unit: str
    free: bool = False
    distance: int = 0  # another limit than its Speed
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it crossed
    stages = ("begin", "go", "ended", "perils")
    audience = PUBLIC

    def begin(self, g: G) -> Step | None:
        """A unit that may not maneuver does not (FIG-RUL-58)."""
        return None if units.alive(g, self.unit) and possible(g, self.unit) else self.done()

    @ask
    def go(self, g: G) -> Question:
        return Question(g.state.units[self.unit].owner, self.space(g), "FIG-MAN-01")

    def space(self, g: G) -> ManeuverPath:
        """All ways it may go."""
        row = g.state.units[self.unit]
        distance = self.distance or speed(g, self.unit)
        return ManeuverPath(self.unit, 2, row.x, row.y, row.facing, distance, first=True)

    @go.chosen
    def went(self, g: G, seat: str, answer: Answer) -> Step:
        return self.but(perilous=ending.move(g, self.space(g), answer, "maneuver"))

    def ended(self, g: G) -> None:
        """What waits for the end of a move."""
        ending.window(g, self.unit, "maneuver")

    def perils(self, g: G) -> None:
        """Dangerous terrain, then tokens (FIG-TER-05, FIG-OBJ-06)."""
        ending.settle(g, self.unit, self.perilous)


@performs("maneuver")
def maneuver(act: Act) -> Step:
    """FIG-ACT-01: the action, or a free one."""
    return Maneuver(unit=act.unit, free=act.free, distance=act.distance)
