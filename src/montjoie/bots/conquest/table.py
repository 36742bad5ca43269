"""What is told of a field of conquest: for every player points, zones, strength, and who may strike whom."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.bots.conquest.quick import DIE, surveyed
from montjoie.bots.conquest.survey import centre, pay, stand_worth
from montjoie.games.conquest.profiles import card, gone
from montjoie.games.conquest.profiles import march as pace
from montjoie.games.conquest.regiments.field import contacts, disc, scenario
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.scenarios import met, standings
from montjoie.games.conquest.state import INCH, G
from montjoie.table import plane

FEATURES = (
    "points",  # of those that win
    "near the end",  # the same, squared
    "zones",  # held, by what they pay
    "zones contested",  # the share of the stands there
    "zones near",  # regiments that seize, by how near they are to a zone
    "secondaries",  # that are achieved as things stand
    "strength",  # stands and wounds left on the table, by their points
    "to come",  # strength in reinforcements
    "regiments",
    "warlord",
    "broken",
    "fights",  # strength in contact
    "flanked",  # strength that is struck from the side or from behind
    "reach",  # strength that has an enemy in reach of a charge
    "to act",  # cards left in the stack
    "field",  # without zones: strength, as points come from it alone
)
FAR = 18 * INCH
WHOLE = 20.0  # the worth of an army of 1,000 points


def table(g: G) -> dict[str, Sequence[float]]:
    """The features of every seat."""
    told = {seat: dict.fromkeys(FEATURES, 0.0) for seat in g.seats}
    whole = WHOLE * g.options.limit / 1000
    for seat, one in told.items():
        player = g.state.players[seat]
        one["points"] = min(1.5, player.vp / scenario(g).threshold)
        one["near the end"] = one["points"] ** 2
        one["warlord"] = float(bool(player.warlord) and not gone(g, player.warlord))
        one["to act"] = float(len(g.state.stacks[seat].cards)) if seat in g.state.stacks else 0.0
        hand = g.state.secondaries.get(seat)
        one["secondaries"] = float(sum(met(g, seat, each) for each in hand.cards)) if hand else 0.0
    for name, row in g.state.regiments.items():
        if row.where != "destroyed":
            _regiment(g, name, told[row.owner], whole)
    _zones(g, told)
    for one in told.values():
        one["field"] = 0.0 if g.state.zones else one["strength"] + one["to come"]
    return {seat: [one[name] for name in FEATURES] for seat, one in told.items()}


def _regiment(g: G, name: str, one: dict[str, float], whole: float) -> None:
    row = g.state.regiments[name]
    each = stand_worth(g, name)
    strength = (each * (size(row) - 0.15 * row.wounds) + 0.5) / whole
    one["regiments"] += 1
    if row.where not in ("table", "garrison"):
        one["to come"] += strength
        return
    one["strength"] += strength
    one["broken"] += row.broken
    if touching := contacts(g, name):
        one["fights"] += strength
        one["flanked"] += strength * any(own != "front" for own, _ in touching.values())
    elif foe := surveyed(g, row.owner).nearest(name):
        one["reach"] += strength * (
            plane.far(centre(g, name), centre(g, foe)) < pace(g, name) + DIE + 2 * INCH
        )


def _zones(g: G, told: dict[str, dict[str, float]]) -> None:
    if not g.state.zones:
        return
    for zone in g.state.zones.values():
        there = standings(g, disc(zone))
        stands = sum(there["in_range"].values())
        for seat, one in told.items():
            paid = pay(g, seat, zone)
            one["zones"] += paid * (there["holder"] == seat)
            one["zones contested"] += paid * there["in_range"][seat] / stands if stands else 0.0
    for name, row in g.state.regiments.items():
        if row.where == "table" and card(g, name).weight != "light" and not row.broken:
            away = min(plane.far((row.x, row.y), (zone.x, zone.y)) for zone in g.state.zones.values())
            told[row.owner]["zones near"] += max(0.0, 1 - away / FAR)
