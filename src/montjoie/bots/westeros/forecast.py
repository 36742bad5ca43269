"""How a battle of westeros would end if nothing moved any more: what is still paid then, and who wins."""

from __future__ import annotations

import math

from montjoie.bots.westeros.prizes import payments
from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.content.victory import (
    AnyGoal,
    ControlsObjectives,
    EnemyMorale,
    Goals,
    ObjectiveControlled,
)
from montjoie.games.westeros.state import HOUSES, G, enemy_of
from montjoie.games.westeros.victory import objectives, scoring, track

SHORT = 1.5  # points that an objective which a goal still lacks counts as
SPACE = 0.5  # and a space of the morale track
TIE = 0.3  # points that the better morale counts as, where they are equal


def lead(g: G) -> float:
    """By how many points Stark would win, or lose; where goals decide, how far they are reached or missed."""
    victory = setting(g).victory
    if isinstance(victory, Goals):
        spare = min(_spare(g, victory.house, goal) for goal in victory.goals)
        return spare if victory.house == HOUSES[0] else -spare
    mine, theirs = (g.state.sides[house].points + _to_come(g, house) for house in HOUSES)
    if mine != theirs:
        return mine - theirs
    height = g.state.course.marker or (0.5 if g.state.course.momentum == HOUSES[0] else -0.5)
    return TIE * math.tanh(height / 3)


def _to_come(g: G, house: str) -> float:
    """The points that a House would still score."""
    points = 0.0
    for when in ("round_end", "game_end"):
        for line in scoring.lines(g, house, when):
            if isinstance(line, ObjectiveControlled):
                paid = line.vp * len(objectives.controlled(g, house, line.objectives))
            elif isinstance(line, EnemyMorale):
                paid = line.vp * (track.zone(g, enemy_of(house)) == line.zone)
            else:
                paid = scoring.worth(g, house, line) if type(line) in scoring.REASONS else 0
            points += paid * payments(g, line)
    return points


def _spare(g: G, house: str, goal: AnyGoal) -> float:
    """By how much a goal is reached, or missed."""
    if isinstance(goal, ControlsObjectives):
        return SHORT * (len(objectives.controlled(g, house, goal.objectives)) - goal.at_least + 0.5)
    good, own = track.SPACES[goal.own], track.own_space(g, house)
    inside = own in good
    others = [space for space in range(track.LAST + 1) if (space in good) != inside]
    return (SPACE if inside else -SPACE) * min(abs(own - space) for space in others)
