"""Chapter 4.11: the Maneuver: turn, move, turn (FIG-MAN)."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import performs
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.walk import Walk
from montjoie.games.figurines.state import G


class ManeuverPath(MovePath, frozen=True):
    """The owner of a unit that maneuvers says its way: any turn, straight ahead up to its Speed, any turn
    (FIG-MAN-01, FIG-D-20); the same for the maneuver of a breakthrough (FIG-D-38)."""

    rule = "FIG-MAN-01"


def possible(g: G, unit: str) -> bool:
    """Only unengaged units maneuver (FIG-MAN-01)."""
    return not field.engaged(g, unit)


@performs("maneuver")
class Maneuver(Walk, frozen=True):
    """A Maneuver: an optional turn, a straight move of up to Speed, an optional turn (FIG-MAN-01,
    FIG-EX-06)."""

    distance: int = 0  # another limit than its Speed
    name = "maneuver"

    def allowed(self, g: G) -> bool:
        """Only unengaged units maneuver (FIG-MAN-01)."""
        return possible(g, self.unit)

    def space(self, g: G) -> ManeuverPath:
        """All ways it may go."""
        row = g.state.units[self.unit]
        distance = self.distance or speed(g, self.unit)
        return ManeuverPath(self.unit, 2, row.x, row.y, row.facing, distance, first=True)
