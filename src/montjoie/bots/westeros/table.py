"""What is told of a table of westeros: for both Houses what they hold, what is left, where it stands."""

from __future__ import annotations

import math
from collections.abc import Sequence

from montjoie.bots.westeros import scales
from montjoie.bots.westeros.eye import survey
from montjoie.bots.westeros.forecast import lead
from montjoie.bots.westeros.prizes import stakes
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros.battlefield.field import board, setting
from montjoie.games.westeros.state import HOUSES, G, enemy_of
from montjoie.games.westeros.victory import track

NEARER = 0.75  # what is left of a unit's presence for each hex it is away

FEATURES = (
    "lead",  # in points, if nothing moved any more
    "lead, by time",
    "ahead",  # whether that would win
    "ahead, by time",
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
    "at stake",  # what the loss of units in danger would cost
    "ready",  # units that can still be activated, by who has not passed
    "orders",  # order tokens and cards in hand; one of each is kept by who has passed
)


def table(g: G) -> dict[str, Sequence[float]]:
    """The features of both seats."""
    plan, course = setting(g), g.state.course
    late = ((course.round - 1) / max(1, plan.round_limit - 1)) ** 2
    told: dict[str, Sequence[float]] = {}
    near, won_by = presence(g), lead(g)
    for house, side in g.state.sides.items():
        seen = survey(g, house)
        by = won_by if house == HOUSES[0] else -won_by
        far, clear = math.tanh(by / 3) / 2, math.tanh(2 * by) / 2
        drawn = seen.value / 90
        height = course.marker if house == "stark" else -course.marker
        rout = plan.morale_ends[enemy_of(house)] == "rout"
        steep = (max(0, height) / track.LAST) ** 3 * rout
        rows = seen.units.values()
        near_enemies = sum(seen.near(seen.classes[name], row.hex) for name, row in seen.units.items())
        danger, stake = risks(g, seen)
        most = 1 if side.passed else 99
        orders = min(most, sum(side.pool.values())) + min(most, len(g.state.hands[house].cards))
        told[side.seat] = (
            far, far * late, clear, clear * late, drawn, drawn * late,
            near[house], near[house] * late,
            height / track.LAST, steep,
            sum(scales.BANNER[row.rank] for row in rows) / 10,
            sum(row.figures * scales.FIGURE[row.rank] for row in rows) / 10,
            sum(bool(row.commander) for row in rows),
            scales.HUNT * near_enemies / 10, danger, stake,
            0.0 if side.passed else sum(not row.spent for row in rows) * 0.1,
            orders * 0.1,
        )  # fmt: skip
    return told


def risks(g: G, seen: Survey) -> tuple[float, float]:
    """The figures that enemies could fell, and what the units that they could eliminate are worth."""
    figures = stake = 0.0
    faces, losses = g.content.faces, dict[tuple[str, bool], float]()
    for row in seen.units.values():
        if hits := seen.dice_at(row.hex) * (faces.count(row.rank) + 1) / len(faces):
            figures += scales.FIGURE[row.rank] * min(hits, row.figures)
            kind = row.rank, bool(row.commander)
            if kind not in losses:
                losses[kind] = scales.loss(g, row)
            stake += losses[kind] * min(1.0, hits / row.figures) ** 2
    return figures / 30, stake / scales.POINT / 4


def presence(g: G) -> dict[str, float]:
    """The dice of each House around objectives that are worth something, the nearer the more."""
    far, cards = board(g).distances, g.content.unit_cards
    mine, theirs = stakes(g, HOUSES[0])
    rows = g.state.units.values()
    stands = [(row.house, row.hex, cards[row.card].order_table[row.rank].dice) for row in rows]
    found = dict.fromkeys(HOUSES, 0.0)
    for name, row in g.state.objectives.items():
        if stake := (mine.get(name, 0.0) + theirs.get(name, 0.0)) / 90:
            away = far[row.hex]
            for house, hex, dice in stands:
                found[house] += stake * dice * NEARER ** away[hex]
    return found
