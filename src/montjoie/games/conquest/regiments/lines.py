"""Chapter 3.2: reinforcement zones and lines (CON-RZL, CON-GEO-21)."""

from __future__ import annotations

from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.regiments.field import bounds, opponent, standing
from montjoie.games.conquest.regiments.formation import outline
from montjoie.games.conquest.state import G
from montjoie.kernel import derived


@derived
def line(g: G, seat: str) -> int:
    """How far up the side edges a player may enter now, from his own edge: where his most advanced regiment
    has its rear, no enemy being behind it (CON-RZL-03, CON-RZL-04, CON-RUL-09)."""
    own = {name: rear(g, name, seat) for name in _counting(g, seat)}
    foremost = min((rear(g, name, seat) for name in _counting(g, opponent(g, seat))), default=None)
    safe = (far for name, far in own.items() if foremost is None or far <= foremost or _found(g, name))
    return max(safe, default=0)


def open_line(g: G, seat: str) -> int:
    """The line during a round: never ahead of where it was set at its start (CON-RZL-05, CON-RZL-06)."""
    return min(g.state.players[seat].line, line(g, seat))


def _counting(g: G, seat: str) -> list[str]:
    """The regiments of a player that lines rest on; irregular ones are left out (CON-SPR-39)."""
    own = (name for name in standing(g) if g.state.regiments[name].owner == seat)
    return [name for name in own if not has(g, name, "irregular")]


def _found(g: G, name: str) -> bool:
    """Whether a line that rests on a regiment stays whatever enemies do."""
    return has(g, name, "pathfinders")


def rear(g: G, name: str, seat: str) -> int:
    """How far the corner of a regiment that is nearest to a player's edge is from it."""
    covered = outline(g, name)
    if g.state.players[seat].edge == "south":
        return max(0, covered.south)
    return max(0, bounds(g).depth - covered.north)
