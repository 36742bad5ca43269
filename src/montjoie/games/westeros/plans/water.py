"""Shallow water: a summer's river that can be forded everywhere (WES-GEN-04)."""

from __future__ import annotations

from montjoie.games.westeros.content.special_rules import ShallowWater
from montjoie.games.westeros.events import OverlaysLaid
from montjoie.games.westeros.state import G

RIVERS = ("river", "forest_river")


def prepare(g: G, rule: ShallowWater) -> None:
    """Every river hex without a token of its own is a ford (WES-OVL-07)."""
    ground = g.state.ground
    hexes = tuple(hex for hex, row in ground.items() if row.terrain in RIVERS and not row.overlay)
    g.emit(OverlaysLaid("ford", hexes))
