"""What is told of a table of westeros: for both Houses what they hold, what is left, where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.bots.westeros import scales
from montjoie.bots.westeros.eye import survey
from montjoie.bots.westeros.prizes import held, stakes
from montjoie.games.westeros.battlefield.field import board, setting
from montjoie.games.westeros.content.victory import Goals
from montjoie.games.westeros.state import HOUSES, G, enemy_of
from montjoie.games.westeros.victory import track
from montjoie.games.westeros.victory.ending import reaches

NEARER = 0.75  # what is left of a unit's presence for each hex it is away

FEATURES = (
    "points",
    "points, by time",
    "ahead",  # whether the battle would be won if it ended now
    "ahead, by time",
    "held",  # what the objectives in hand are worth
    "held, by time",
    "drawn",  # what is still to be won, by how near the units are
    "drawn, by time",
    "presence",  # the dice that stand near what both want
    "presence, by time",
    "morale",  # how far the marker stands on the enemy's side
    "near rout",  # and how near to the end of his
    "banners",
    "figures",
    "commanders",
    "hunting",  # how near the units are to the enemy
    "danger",  # the hits that enemies could score
    "ready",  # units that can still be activated
    "orders",  # order tokens, cards and command tokens in hand
)


def table(g: G) -> dict[str, Sequence[float]]:
    """The features of both seats."""
    plan, course = setting(g), g.state.course
    late = ((course.round - 1) / max(1, plan.round_limit - 1)) ** 2
    told: dict[str, Sequence[float]] = {}
    near = presence(g)
    for house, side in g.state.sides.items():
        seen = survey(g, house)
        ahead = float(leads(g, house))
        hold = held(g, house) / 90
        drawn = seen.value / 90
        height = course.marker if house == "stark" else -course.marker
        rout = plan.morale_ends[enemy_of(house)] == "rout"
        steep = (max(0, height) / track.LAST) ** 3 * rout
        rows = seen.units.values()
        hunt = sum(seen.hunt(name, row.hex) for name, row in seen.units.items()) / 10
        risk = sum(seen.danger(name, row.hex) for name, row in seen.units.items()) / 10
        told[side.seat] = (
            side.points, side.points * late, ahead, ahead * late, hold, hold * late, drawn, drawn * late,
            near[house], near[house] * late,
            height / track.LAST, steep,
            sum(scales.BANNER[row.rank] for row in rows) / 10,
            sum(row.figures * scales.FIGURE[row.rank] for row in rows) / 10,
            sum(bool(row.commander) for row in rows),
            hunt, risk,
            sum(not row.spent for row in rows) * 0.1,
            (sum(side.pool.values()) + len(g.state.hands[house].cards) + side.command_tokens) * 0.1,
        )  # fmt: skip
    return told


def presence(g: G) -> dict[str, float]:
    """The dice of each House around objectives that are worth something, the nearer the more."""
    far, units = board(g).distances, g.state.units.values()
    mine, theirs = stakes(g, HOUSES[0])
    found = dict.fromkeys(HOUSES, 0.0)
    for name, row in g.state.objectives.items():
        stake = (mine.get(name, 0.0) + theirs.get(name, 0.0)) / 90
        if stake:
            away = far[row.hex]
            for unit in units:
                dice = g.content.unit_cards[unit.card].order_table[unit.rank].dice
                found[unit.house] += stake * dice * NEARER ** away[unit.hex]
    return found


def leads(g: G, house: str) -> bool:
    """Whether a House would win if the battle ended now."""
    victory = setting(g).victory
    if isinstance(victory, Goals):
        reached = all(reaches(g, victory.house, goal) for goal in victory.goals)
        return reached == (victory.house == house)
    mine, theirs = g.state.sides[house].points, g.state.sides[enemy_of(house)].points
    if mine != theirs:
        return mine > theirs
    return (track.higher(g) or g.state.course.momentum) == house
