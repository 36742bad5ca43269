"""The one morale track of both Houses, and what its marker says (WES-MOR)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.state import G

LAST = 11  # the end space of both segments, "11" or Rout (WES-SET-07)
SPACES = {  # the spaces of the own side on which a condition is met (WES-MOR-14)
    "green_or_better": range(8),
    "green_or_worse": range(4, LAST + 1),
    "yellow_or_better": range(11),
    "yellow_or_worse": range(8, LAST + 1),
    "red": range(LAST, LAST + 1),
}


def own_space(g: G, house: str) -> int:
    """The space of the House's own side that holds the marker; 0 where it stands on the start space or
    on the other side (WES-MOR-14)."""
    marker = g.state.course.marker
    return max(0, -marker if house == "stark" else marker)


def zone(g: G, house: str) -> str:
    """The colour of the House's own side that the marker stands in: grey 1 to 3, green 4 to 7, yellow 8 to
    10, then red or Rout; grey too on the start space and on the other side (WES-MOR-03, WES-RUL-26)."""
    return g.content.zones[setting(g).morale_ends[house]][own_space(g, house)]


def meets(g: G, house: str, condition: str) -> bool:
    """Whether the morale of the House is so: "green_or_better", "yellow_or_worse" ... (WES-MOR-14)."""
    return own_space(g, house) in SPACES[condition]


def higher(g: G) -> str:
    """The House whose side of the track does not hold the marker; nobody on the start space."""
    marker = g.state.course.marker
    return ("stark" if marker > 0 else "lannister") if marker else ""
