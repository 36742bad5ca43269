"""Chapter 4.11: the March: straight ahead, twice as far (FIG-MAR)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from montjoie.games.figurines.actions.acting import performs
from montjoie.games.figurines.actions.legality import needed
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.walk import Walk
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import MARCH_PIVOT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Refusal
from montjoie.table import plane


class MarchPath(MovePath, frozen=True):
    """The owner of a unit that marches says its way: straight ahead up to twice its Speed, then any turn; no
    turn before (FIG-MAR-01, FIG-D-21)."""

    rule = "FIG-MAR-01"


def possible(g: G, unit: str) -> bool:
    """Only unengaged units march (FIG-MAR-01), unless the mode holds them back (FIG-DAN-03)."""
    return not field.engaged(g, unit) and hook(g).may_march(g, unit)


def may_turn(g: G, unit: str) -> bool:
    """Whether an ability (part of the query "march_pivot") or an effect lets it turn before the move."""
    return any(abilities.gather(g, MARCH_PIVOT, unit)) or lasting.holds(g, MARCH_PIVOT, unit)


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


@performs("march")
class March(Walk, frozen=True):
    """A March: straight ahead up to twice Speed, an optional turn (FIG-MAR-01, FIG-EX-07)."""

    turn: bool = False  # an effect lets it turn before, too
    through: bool = False  # an effect lets it pass through enemies, even those it is engaged with
    name = "march"

    def allowed(self, g: G) -> bool:
        """Unless it is engaged, or the mode holds it back (FIG-MAR-01, FIG-DAN-03)."""
        return hook(g).may_march(g, self.unit) if self.through else possible(g, self.unit)

    def space(self, g: G) -> MarchPath:
        """All ways it may go."""
        row, turn = g.state.units[self.unit], self.turn or may_turn(g, self.unit)
        distance = 2 * speed(g, self.unit)
        return MarchPath(self.unit, 2, row.x, row.y, row.facing, distance, first=turn, through=self.through)


@needed("march")
def unmet(g: G, unit: str, against: str) -> Iterator[Refusal]:
    """FIG-DAN-03: some modes hold units back."""
    if not hook(g).may_march(g, unit):
        yield Refusal("FIG-DAN-03", "march-barred", unit=unit)
