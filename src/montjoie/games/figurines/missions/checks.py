"""Missions judged at the end of the round: what a player holds, controls or has endured."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import control, field, teams, units, zones
from montjoie.games.figurines.missions.feats import in_misery
from montjoie.games.figurines.missions.scoring import Check, judged
from montjoie.games.figurines.state import G
from montjoie.table import plane

CENTRE = "centre"


def board_zones(g: G, player: str) -> set[str]:
    """The zones of the Tactics board a player and his partners control (FIG-TAC-02, FIG-MUL-06,
    FIG-RUL-91)."""
    return {row.zone for row in g.state.ncus.values() if row.zone and teams.friends(g, player, row.owner)}


def behind_their_lines(g: G, player: str) -> bool:
    """Whether a unit of a player is completely in an enemy deployment zone."""
    theirs = {zones.zone(g, foe) for foe in teams.opponents(g, player)}
    own = [field.tray(g, unit) for unit in field.on_table(g, player=player)]
    return any(plane.covers(zone, tray) for zone in theirs for tray in own)


def stood_fast(g: G, player: str) -> bool:
    """Whether a unit of a player was attacked at least twice in this round and is not destroyed."""
    own = field.on_table(g, player=player)
    return any(g.state.tally.get(f"attacked/{unit}", 0) >= 2 for unit in own if units.alive(g, unit))


def best_informed(g: G, player: str) -> bool:
    """Whether a player holds more Tactics cards than every opponent, before any is discarded."""
    own = len(g.state.hands[player].cards)
    return all(own > len(g.state.hands[foe].cards) for foe in teams.opponents(g, player))


def lost(g: G, unit: str) -> bool:
    """Whether a unit was destroyed or lost a rank in this round."""
    return bool(g.state.tally.get(f"rank-lost/{unit}") or g.state.tally.get(f"fallen/{unit}"))


def panics(g: G, player: str, outcome: str) -> int:
    """How many panic tests a player passed or failed in this round; partners' tests are not one's own
    (FIG-RUL-91)."""
    return g.state.tally.get(f"panic-{outcome}/{player}", 0)


CHECKS: dict[str, Check] = {
    "hold_that_ground": lambda g, player, named: named in control.held(g, player),
    "the_named_foe": lambda g, player, named: bool(named) and lost(g, named),
    "masters_of_intrigue": lambda g, player, named: len(board_zones(g, player)) >= 3,
    "seize_the_crown": lambda g, player, named: {"crown", "wealth"} <= board_zones(g, player),
    "hold_the_centre": lambda g, player, named: CENTRE in control.held(g, player),
    "two_banners": lambda g, player, named: len(control.held(g, player)) >= 2,
    "three_banners": lambda g, player, named: len(control.held(g, player)) >= 3,
    "behind_their_lines": lambda g, player, named: behind_their_lines(g, player),
    "stand_fast": lambda g, player, named: stood_fast(g, player),
    "unbroken": lambda g, player, named: panics(g, player, "passed") >= 2 and not panics(g, player, "failed"),
    "well_informed": lambda g, player, named: best_informed(g, player),
    "spread_misery": lambda g, player, named: in_misery(g, player),  # FIG-DWD-08
}
judged.update(CHECKS)
