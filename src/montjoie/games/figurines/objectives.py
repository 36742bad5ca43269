"""Chapter 4.34: objective tokens: who claims, controls and contests them (FIG-OBJ).

Tokens that are covered stay in place and matter to no movement (FIG-OBJ-09); in two modes units carry them
(`modes/carrying.py`). Control is a state, looked up whenever it matters (FIG-OBJ-05, FIG-RUL-36).
"""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import field, teams, timing, units
from montjoie.games.figurines.events import ObjectiveClaimed, ObjectiveLost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment
from montjoie.table import plane


def covers(g: G, unit: str, token: str) -> bool:
    """Whether a unit's tray covers a token completely; less than that counts for nothing (FIG-OBJ-03)."""
    return plane.covers(field.tray(g, unit), field.token(g, token))


def carried(g: G) -> bool:
    """Whether tokens travel on trays in this mode (FIG-FEA-05, FIG-DAN-02)."""
    return g.content.modes[g.state.course.mode].objectives.claim == "carry"


# Claiming.


def moved(g: G, unit: str) -> None:
    """At the end of any movement, a pivot too, a unit claims the tokens it covers completely and loses those
    it no longer does; being deployed is no movement (FIG-OBJ-01, FIG-OBJ-06)."""
    for token, row in g.state.objectives.items():
        if covers(g, unit, token):
            if row.claimed != unit:
                claim(g, unit, token, "FIG-OBJ-01")
        elif row.claimed == unit:
            g.emit(ObjectiveLost(token, unit, "moved"))


def claim(g: G, unit: str, token: str, rule: str) -> None:
    """A unit claims a token, and what waits for that happens (5.3: objective_claimed)."""
    from montjoie.games.figurines.objective_cards import claimed  # which ask who controls tokens

    row, owner = g.state.objectives[token], g.state.units[unit].owner
    told = ObjectiveClaimed(token, unit, carried(g), owner, row.card or None, row.claimed or None)
    g.emit(told, rule)
    moment = Moment("objective_claimed", unit=unit, player=owner, card=row.card, kind=token)
    claimed(g, moment)
    timing.open_window(g, moment)


def abandon(g: G, unit: str) -> None:
    """A unit that leaves the table claims nothing any more (FIG-OBJ-02)."""
    for token, row in g.state.objectives.items():
        if row.claimed == unit:
            g.emit(ObjectiveLost(token, unit, "lost"))


# Controlling.


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
