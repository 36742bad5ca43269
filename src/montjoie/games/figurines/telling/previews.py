"""What a player is shown before he decides to move or charge: threat, chance, lines of sight.

Plain data, all of it from open information (FIG-GLO-13); lengths in thousandths of an inch, chances out of
10 000.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from montjoie.games.figurines.battlefield import field, sight
from montjoie.games.figurines.state import G
from montjoie.table import plane
from montjoie.table.plane import Line

if TYPE_CHECKING:
    pass

WHOLE = 10_000
DIE, BEST = range(1, 7), 6
RAYS = 12  # points of the far side of a threat area


def line_of_sight(g: G, name: str, target: str) -> dict[str, Any]:
    """Whether a unit sees another, by which line, and what stands on the straight line to its middle
    (FIG-LOS-01, FIG-LOS-03)."""
    line = sight.line(g, name, target)
    own, other = field.tray(g, name), field.tray(g, target)
    between = sight.blockers(g, name, target, own)
    stopped = plane.stopped_by(Line(own.front_arrow, other.centre), [shape for _, shape in between])
    return {
        "seen": line is not None,
        "line": [list(line.start), list(line.end)] if line else [],
        "blocked_by": [between[index][0] for index in stopped],
        "distance": round(plane.point_gap(own.front_arrow, other)),
        "arc": list(sight.arc(g, name, target)),
        "cover": sight.cover(g, name, target),
    }
