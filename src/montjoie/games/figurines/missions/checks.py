"""Missions judged at the end of the round: what a player holds, controls or has endured."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import control, field, teams, units, zones
from montjoie.games.figurines.missions.feats import in_misery
from montjoie.games.figurines.missions.scoring import judges
from montjoie.games.figurines.state import G
from montjoie.table import plane

CENTRE = "centre"


def board_zones(g: G, player: str) -> set[str]:
    """The zones of the Tactics board a player and his partners control (FIG-TAC-02, FIG-MUL-06,
    FIG-RUL-91)."""
    return {row.zone for row in g.state.ncus.values() if row.zone and teams.friends(g, player, row.owner)}


@judges("hold_that_ground")
def hold_that_ground(g: G, player: str, named: str) -> bool:
    """Hold That Ground: one controls the objective one named."""
    return named in control.held(g, player)


@judges("the_named_foe")
def the_named_foe(g: G, player: str, named: str) -> bool:
    """The Named Foe: the enemy unit one named was destroyed or lost a rank in this round."""
    tally = g.state.tally
    return bool(named) and bool(tally.get(f"rank-lost/{named}") or tally.get(f"fallen/{named}"))


@judges("masters_of_intrigue")
def masters_of_intrigue(g: G, player: str, named: str) -> bool:
    """Masters of Intrigue: one controls 3 zones of the Tactics board or more."""
    return len(board_zones(g, player)) >= 3


@judges("seize_the_crown")
def seize_the_crown(g: G, player: str, named: str) -> bool:
    """Seize the Crown: one controls the Crown and the Wealth zones."""
    return {"crown", "wealth"} <= board_zones(g, player)


@judges("hold_the_centre")
def hold_the_centre(g: G, player: str, named: str) -> bool:
    """Hold the Centre: one controls the central objective."""
    return CENTRE in control.held(g, player)


@judges("two_banners")
def two_banners(g: G, player: str, named: str) -> bool:
    """Two Banners: one controls at least 2 objectives."""
    return len(control.held(g, player)) >= 2


@judges("three_banners")
def three_banners(g: G, player: str, named: str) -> bool:
    """Three Banners: one controls at least 3 objectives."""
    return len(control.held(g, player)) >= 3


@judges("behind_their_lines")
def behind_their_lines(g: G, player: str, named: str) -> bool:
    """Behind Their Lines: one of one's units is completely in an enemy deployment zone."""
    theirs = {zones.zone(g, foe) for foe in teams.opponents(g, player)}
    own = [field.tray(g, unit) for unit in field.on_table(g, player=player)]
    return any(plane.covers(zone, tray) for zone in theirs for tray in own)


@judges("stand_fast")
def stand_fast(g: G, player: str, named: str) -> bool:
    """Stand Fast: one of one's units was attacked at least twice in this round and is not destroyed."""
    own = field.on_table(g, player=player)
    return any(g.state.tally.get(f"attacked/{unit}", 0) >= 2 for unit in own if units.alive(g, unit))


@judges("unbroken")
def unbroken(g: G, player: str, named: str) -> bool:
    """Unbroken: one passed at least 2 panic tests in this round and failed none; partners' tests are not
    one's own (FIG-RUL-91)."""
    tally = g.state.tally
    return tally.get(f"panic-passed/{player}", 0) >= 2 and not tally.get(f"panic-failed/{player}")


@judges("well_informed")
def well_informed(g: G, player: str, named: str) -> bool:
    """Well Informed: one holds more Tactics cards than every opponent, before any is discarded."""
    own = len(g.state.hands[player].cards)
    return all(own > len(g.state.hands[foe].cards) for foe in teams.opponents(g, player))


@judges("spread_misery")
def spread_misery(g: G, player: str, named: str) -> bool:
    """Spread Misery: at least 3 enemy units have the same kind of condition token (FIG-DWD-08)."""
    return in_misery(g, player)
