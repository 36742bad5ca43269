"""Chapter 4.21: Tactics cards that lie with units (FIG-CMD-09), and the zones that make cards better."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import AttachedDiscarded, CardAttached
from montjoie.games.figurines.powers.causes import because
from montjoie.games.figurines.state import Attached, G
from montjoie.kernel import serial


def attach(g: G, player: str, card: str, unit: str, vow: bool = False) -> None:
    """A card lies with a unit from now on (FIG-CMD-09); where the unit has fallen meanwhile it stays on the
    discard pile (FIG-RUL-22)."""
    if units.alive(g, unit):
        g.emit(CardAttached(serial(g, card), Attached(card, player, unit, 0, vow)))


def detach(g: G, name: str, rule: str = "FIG-CMD-09", why: str = "effect") -> None:
    """An attached card goes to its owner's discard pile (FIG-RUL-22)."""
    row = g.state.attached[name]
    g.emit(AttachedDiscarded(name, row.card, row.owner, row.unit, why, because(g)), rule)


def controls(g: G, player: str, *zones: str) -> int:
    """How many of these zones of the tactics board a player controls now (FIG-CMD-07, FIG-TAC-02)."""
    return sum(row.owner == player and row.zone in zones for row in g.state.ncus.values() if row.zone)
