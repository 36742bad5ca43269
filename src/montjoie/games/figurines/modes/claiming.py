"""Chapter 4.34: how objective tokens are claimed and lost, and what their cards do then (FIG-OBJ-01)."""

from __future__ import annotations

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import control
from montjoie.games.figurines.events import ObjectiveClaimed, ObjectiveLost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment


def moved(g: G, unit: str) -> None:
    """At the end of any movement, a pivot too, a unit claims the tokens it covers completely and loses those
    it no longer does; being deployed is no movement (FIG-OBJ-01, FIG-OBJ-06)."""
    for token, row in g.state.objectives.items():
        if control.covers(g, unit, token):
            if row.claimed != unit:
                claim(g, unit, token, "FIG-OBJ-01")
        elif row.claimed == unit:
            g.emit(ObjectiveLost(token, unit, "moved"))


def claim(g: G, unit: str, token: str, rule: str) -> None:
    """A unit claims a token, and what waits for that happens (5.3: objective_claimed)."""
    row, owner = g.state.objectives[token], g.state.units[unit].owner
    told = ObjectiveClaimed(token, unit, control.carried(g), owner, row.card or None, row.claimed or None)
    g.emit(told, rule)
    moment = Moment("objective_claimed", unit=unit, player=owner, card=row.card, kind=token)
    works(g, moment, "objective_claimed")
    timing.open_window(g, moment)


def abandon(g: G, unit: str) -> None:
    """A unit that leaves the table claims nothing any more (FIG-OBJ-02)."""
    for token, row in g.state.objectives.items():
        if row.claimed == unit:
            g.emit(ObjectiveLost(token, unit, "lost"))


def works(g: G, moment: Moment, when: str) -> None:
    """What the card of a token does when it is claimed or its points are gained, for the owner of the unit
    that controls it."""
    if works_when(g, moment.card, when):
        g.do(timing.registry[moment.card](moment=moment, owner=moment.player, source=moment.unit))


def works_when(g: G, card: str, when: str) -> bool:
    """Whether the card of a token does something then."""
    return bool(card) and g.content.objectives[card].when == when
