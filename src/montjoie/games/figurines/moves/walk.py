"""Chapter 4.11: the Maneuver and the March: a way is said, the unit goes, ground hurts (FIG-MAN, FIG-MAR)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import ClassVar

from montjoie.games.figurines.actions import acting, legality
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.moves import ending, path
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import MARCH_PIVOT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Answer, PublicStep, Question, Refusal, Step, ask
from montjoie.table import plane


class Walk(PublicStep, frozen=True):
    """A straight move of a unit, with the turns that its action allows."""

    unit: str
    free: bool = False
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it crossed
    stages = ("begin", "go", "ended", "perils")
    name: ClassVar[str] = ""  # of the action

    def allowed(self, g: G) -> bool:
        """Whether the unit may move so."""
        raise NotImplementedError  # pragma: no cover

    def space(self, g: G) -> path.MovePath:
        """All ways it may go."""
        raise NotImplementedError  # pragma: no cover

    def begin(self, g: G) -> Step | None:
        """A unit that may not move so does not (FIG-RUL-58)."""
        return None if units.alive(g, self.unit) and self.allowed(g) else self.done()

    @ask
    def go(self, g: G) -> Question:
        """Its owner says the way."""
        space = self.space(g)
        return Question(g.state.units[self.unit].owner, space, space.rule)

    @go.chosen
    def went(self, g: G, seat: str, answer: Answer) -> Step:
        return self.but(perilous=ending.move(g, self.space(g), answer, self.name))

    def ended(self, g: G) -> None:
        """What waits for the end of a move."""
        ending.window(g, self.unit, self.name)

    def perils(self, g: G) -> None:
        """Dangerous terrain, then tokens (FIG-TER-05, FIG-OBJ-06)."""
        ending.settle(g, self.unit, self.perilous)


class ManeuverPath(path.MovePath, frozen=True):
    """The owner of a unit that maneuvers says its way: any turn, straight ahead up to its Speed, any turn
    (FIG-MAN-01, FIG-D-20); the same for the maneuver of a breakthrough (FIG-D-38)."""

    rule = "FIG-MAN-01"


@acting.performs("maneuver")
class Maneuver(Walk, frozen=True):
    """A Maneuver: an optional turn, a straight move of up to Speed, an optional turn (FIG-MAN-01,
    FIG-EX-06)."""

    distance: int = 0  # another limit than its Speed
    name = "maneuver"

    def allowed(self, g: G) -> bool:
        """Only unengaged units maneuver (FIG-MAN-01)."""
        return not field.engaged(g, self.unit)

    def space(self, g: G) -> ManeuverPath:
        """All ways it may go."""
        row = g.state.units[self.unit]
        distance = self.distance or speed(g, self.unit)
        return ManeuverPath(self.unit, 2, row.x, row.y, row.facing, distance, first=True)


class MarchPath(path.MovePath, frozen=True):
    """The owner of a unit that marches says its way: straight ahead up to twice its Speed, then any turn; no
    turn before (FIG-MAR-01, FIG-D-21)."""

    rule = "FIG-MAR-01"


def passed(g: G, unit: str, before: tuple[int, int]) -> tuple[str, ...]:
    """The enemies that a unit passed through on its straight march from there."""
    row = g.state.units[unit]
    heading = plane.bearing(before, (row.x, row.y))
    start = field.tray_at(g, unit, *before, heading)
    far = round(hypot(row.x - before[0], row.y - before[1]))
    return tuple(
        other
        for other in field.on_table(g, enemies_of=row.owner)
        if plane.crosses(start, heading, far, field.tray(g, other))
    )


@acting.performs("march")
class March(Walk, frozen=True):
    """A March: straight ahead up to twice Speed, an optional turn (FIG-MAR-01, FIG-EX-07)."""

    turn: bool = False  # an effect lets it turn before, too
    through: bool = False  # an effect lets it pass through enemies, even those it is engaged with
    name = "march"

    def allowed(self, g: G) -> bool:
        """Unless it is engaged, or the mode holds it back (FIG-MAR-01, FIG-DAN-03)."""
        free = self.through or not field.engaged(g, self.unit)
        return free and hook(g).may_march(g, self.unit)

    def space(self, g: G) -> MarchPath:
        """All ways it may go; an ability or an effect may let it turn before the move."""
        able = any(abilities.gather(g, MARCH_PIVOT, self.unit)) or lasting.holds(g, MARCH_PIVOT, self.unit)
        row, turn = g.state.units[self.unit], self.turn or able
        distance = 2 * speed(g, self.unit)
        return MarchPath(self.unit, 2, row.x, row.y, row.facing, distance, first=turn, through=self.through)


@legality.needed("march")
def unmet(g: G, unit: str, against: str) -> Iterator[Refusal]:
    """FIG-DAN-03: some modes hold units back."""
    if not hook(g).may_march(g, unit):
        yield Refusal("FIG-DAN-03", "march-barred", unit=unit)
