"""Who is whose friend, and in which order players act (FIG-GLO-03, FIG-MUL).

Players stand in the state in the order in which they sit around the table, clockwise, until they choose
corners in a free-for-all; partners sit apart from each other, so that the sides alternate.
"""

from __future__ import annotations

from montjoie.games.figurines.state import CORNERS, G, of_places


def friends(g: G, one: str, other: str) -> bool:
    """Whether two players are on the same side: oneself, or a partner (FIG-MUL-06)."""
    return one == other or g.state.players[one].team == g.state.players[other].team


def opponents(g: G, player: str) -> tuple[str, ...]:
    """The players of other teams still in the game."""
    team = g.state.players[player].team
    return tuple(who for who, row in g.state.players.items() if row.team != team and not row.eliminated)


def members(g: G, player: str) -> tuple[str, ...]:
    """A player and all partners, in the order in which they sit."""
    team = g.state.players[player].team
    return tuple(who for who, row in g.state.players.items() if row.team == team)


def all_sides(g: G) -> list[tuple[str, ...]]:
    """The teams, each as its players; everybody is one where there are none."""
    return [members(g, who) for who in {row.team: who for who, row in g.state.players.items()}.values()]


def sides(g: G) -> list[tuple[str, ...]]:
    """The teams still in the game (FIG-MUL-10)."""
    return [side for side in all_sides(g) if not g.state.players[side[0]].eliminated]


def turn_order(g: G) -> tuple[str, ...]:
    """All players, the active one first, then clockwise (FIG-TIM-07, FIG-RUL-23)."""
    return clockwise(g, g.state.course.active or g.state.course.first)


@of_places
def clockwise(g: G, start: str) -> tuple[str, ...]:
    """All players from one on, clockwise: as they sit, in a free-for-all by the corners they have chosen
    (FIG-MUL-08, FIG-RUL-102)."""
    players = tuple(g.state.players)
    corners = [row.edge for row in g.state.players.values()]
    if all(corner in CORNERS for corner in corners):
        players = tuple(sorted(players, key=lambda who: CORNERS.index(g.state.players[who].edge)))
    at = players.index(start) if start in players else 0
    return players[at:] + players[:at]


def next_side(g: G, player: str) -> str:
    """The next player clockwise who is on another side and still in the game (FIG-MUL-04, FIG-MUL-08)."""
    order = clockwise(g, player)[1:]
    rivals = opponents(g, player)
    return next((who for who in order if who in rivals), player)


def free_for_all(g: G) -> bool:
    """Whether three players or more play each for himself (FIG-MUL-07)."""
    return len({row.team for row in g.state.players.values()}) > 2
