"""What is told of a table of figurines: for every player points, tokens, strength, who may strike whom."""

from __future__ import annotations

import math
from collections.abc import Sequence

from montjoie.bots.figurines.quick import apart, reach
from montjoie.bots.figurines.scales import ROUNDS
from montjoie.games.figurines.battlefield import control, field, sight, units
from montjoie.games.figurines.content.cards import UnitCard
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.modes import objective_cards
from montjoie.games.figurines.state import INCH, G
from montjoie.table import plane

FEATURES = (
    "points",  # of those that win
    "near the end",  # the same, squared
    "tokens",  # held, by what they give in a round
    "tokens, by time",  # the same, as the round comes to its end
    "tokens near",  # those that one's own units are nearer to, the nearer the more
    "strength",  # points of the army list that stand, by the wounds they have left
    "units",
    "fights",  # strength that is in contact
    "reach",  # strength that is to act and has an enemy before it
    "to act",  # units and NCUs that are not activated yet
    "flanked",  # strength that is struck from the side or from behind
    "conditions",
    "cards",
    "first",  # next round
    "prowess",  # what units strike with and withstand, by their cards
    "points, by time",
    "strength, by time",
)
FAR = 12 * INCH
HITS = 0.6  # what a point of an army list strikes with and withstands, about


def table(g: G) -> dict[str, Sequence[float]]:
    """The features of every seat; those of a team are its partners' too."""
    state = g.state
    sides: dict[str, dict[str, float]] = {
        row.team: dict.fromkeys(FEATURES, 0.0) for row in state.players.values()
    }
    size = state.course.size
    for name, player in state.players.items():
        told = sides[player.team]
        told["points"] = max(told["points"], min(1.5, player.vp / victory.needed(g, name)))
        told["near the end"] = told["points"] ** 2
        told["cards"] += len(state.hands[name].cards) if name in state.hands else 0
        told["first"] += name != state.course.first
    for ncu in state.ncus.values():
        sides[state.players[ncu.owner].team]["to act"] += not ncu.activated
    for name in field.on_table(g):
        _unit(g, name, sides[state.players[state.units[name].owner].team], size)
    _tokens(g, sides)
    time = state.course.round / ROUNDS
    for told in sides.values():
        for name in ("points", "strength"):
            told[f"{name}, by time"] = time * told[name]
    return {seat: [sides[row.team][name] for name in FEATURES] for seat, row in state.players.items()}


def _unit(g: G, name: str, told: dict[str, float], size: int) -> None:
    row, card = g.state.units[name], units.card(g, name)
    whole = card.figures * card.wounds
    strength = (units.cost(g, name) + 1) / size * (0.3 + 0.7 * units.wounds_left(g, name) / whole)
    told["strength"] += strength
    told["prowess"] += _prowess(card, units.wounds_left(g, name)) / size / HITS
    told["units"] += 1
    told["to act"] += not row.activated
    told["conditions"] += len(row.conditions)
    if foes := field.engaged(g, name):
        told["fights"] += strength
        told["flanked"] += strength * any("front" not in sight.arc(g, foe, name)[0] for foe in foes)
    elif not row.activated and apart(g, name) < reach(g, name):
        told["reach"] += strength


def _prowess(card: UnitCard, wounds: int) -> float:
    """The hits that a unit deals with its best attack, and those that take the wounds it has left, as one
    number."""
    ranks = math.ceil(card.ranks * wounds / (card.figures * card.wounds))
    hits = [each.dice[-min(ranks, len(each.dice))] * (7 - each.to_hit) / 6 for each in card.attacks]
    suffered = (card.defense - 1) / 6 if card.defense else 1.0
    return math.sqrt(max(hits, default=0.0) * wounds / suffered)


def _tokens(g: G, sides: dict[str, dict[str, float]]) -> None:
    state, acted = g.state, [row.activated for row in g.state.units.values() if row.stands]
    late = (sum(acted) + 1) / (len(acted) + 1)
    left = min(1.0, (ROUNDS + 1 - state.course.round) / 3)
    held = dict(control.controlled(g))
    standing = [
        (state.players[state.units[name].owner].team, field.tray(g, name)) for name in field.on_table(g)
    ]
    for token in state.objectives:
        worth = (1 + objective_cards.bonus(g, token)) * left
        if token in held:
            told = sides[state.players[state.units[held[token]].owner].team]
            told["tokens"] += worth
            told["tokens, by time"] += worth * late
            continue
        disc = field.token(g, token)
        near = sorted((plane.gap(tray, disc), team) for team, tray in standing)
        if near:
            gap, team = near[0]
            sides[team]["tokens near"] += worth * max(0.0, 1 - gap / FAR)
