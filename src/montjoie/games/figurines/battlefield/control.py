"""Chapter 4.34: objective tokens: who controls and contests them (FIG-OBJ); `modes/tokens.py` claims them.

Tokens that are covered stay in place and matter to no movement (FIG-OBJ-09); in two modes units carry them
(`modes/carrying.py`). Control is a state, looked up whenever it matters (FIG-OBJ-05, FIG-RUL-36).
"""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.state import G, mode_of
from montjoie.kernel import derived_from
from montjoie.table import plane


def covers(g: G, unit: str, token: str) -> bool:
    """Whether a unit's tray covers a token completely; less than that counts for nothing (FIG-OBJ-03)."""
    return plane.covers(field.tray(g, unit), field.token(g, token))


def carried(g: G) -> bool:
    """Whether tokens travel on trays in this mode (FIG-FEA-05, FIG-DAN-02)."""
    return mode_of(g).objectives.claim == "carry"


def controls(g: G, unit: str, token: str) -> bool:
    """Whether a unit controls a token: one it carries; or one that it claimed, still covers, and that no
    engaged enemy contests (FIG-OBJ-02, FIG-OBJ-05)."""
    if not units.alive(g, unit):
        return False
    if carried(g):
        return g.state.units[unit].carries == token
    return g.state.objectives[token].claimed == unit and covers(g, unit, token) and not contested(g, unit)


def contested(g: G, unit: str) -> bool:
    """Whether an enemy Combat Unit with more ranks is engaged with a unit; equal ranks do not break control
    (FIG-OBJ-02, FIG-OBJ-07). A solo unit has as many ranks as wounds left (FIG-OBJ-04)."""
    own = units.contest_ranks(g, unit)
    return any(
        units.alive(g, enemy) and not units.is_wall(g, enemy) and units.contest_ranks(g, enemy) > own
        for enemy in field.engaged(g, unit)
    )


def controller(g: G, token: str) -> str:
    """The unit that controls a token now, or none."""
    if carried(g):
        names = (name for name, row in g.state.units.items() if row.carries == token)
        holder = next(names, "")
    else:
        holder = g.state.objectives[token].claimed
    return holder if holder and controls(g, holder, token) else ""


def controlled(g: G) -> Iterator[tuple[str, str]]:
    """Every token that somebody controls now, with the unit that does."""
    for token in g.state.objectives:
        if holder := controller(g, token):
            yield token, holder


def held(g: G, player: str) -> tuple[str, ...]:
    """The tokens a player controls: those of his units (FIG-OBJ-08) and of his partners' (FIG-MUL-06)."""
    return tuple(
        token for token, unit in controlled(g) if teams.friends(g, player, g.state.units[unit].owner)
    )


def silenced(g: G, ncu: str) -> bool:
    """Whether a token takes away the abilities of an NCU: one that an enemy controls (FIG-DAN-09)."""
    token = silencing(g).get(ncu)
    unit = controller(g, token) if token else ""
    return bool(unit) and not teams.friends(g, g.state.ncus[ncu].owner, g.state.units[unit].owner)


@derived_from("objectives")
def silencing(g: G) -> dict[str, str]:
    """The tokens that can silence somebody, by the NCU."""
    return {row.target: token for token, row in g.state.objectives.items() if row.target}
