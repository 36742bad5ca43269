"""What holds for a while: until the end of an attack, action, turn, round or the game (FIG-RUL-62)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from montjoie.games.figurines.causes import authority
from montjoie.games.figurines.events import LastingBegun, LastingEnded, serial
from montjoie.games.figurines.state import G, Lasting

Until: TypeAlias = Literal["attack", "action", "turn", "round", "game"]


def begin(
    g: G,
    kind: str,
    source: str,
    owner: str,
    units: tuple[str, ...],
    until: Until,
    *,
    n: int = 0,
    keywords: tuple[str, ...] = (),
    when: str = "",
    rule: str = "",
) -> None:
    """Something begins to hold for these units, NCUs or players."""
    row = Lasting(kind, source, owner, units, n, until, keywords, when)
    g.emit(LastingBegun(serial(g, kind), row), rule or authority(g))


def end(g: G, until: Until) -> None:
    """All that holds until now is over."""
    over(g, tuple(name for name, row in g.state.lasting.items() if row.until == until), until=until)


def over(g: G, names: tuple[str, ...], rule: str = "", until: Until | None = None) -> None:
    """These hold no longer."""
    sources = dict.fromkeys(g.state.lasting[name].source for name in names if name in g.state.lasting)
    if names:
        g.emit(LastingEnded(names, tuple(sources), until), rule)


def holds(g: G, kind: str, unit: str) -> bool:
    """Whether something of that kind holds for a unit, an NCU or a player now."""
    return any(row.kind == kind and unit in row.units for row in g.state.lasting.values())
