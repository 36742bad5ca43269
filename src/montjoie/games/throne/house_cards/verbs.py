"""Verbs that several house cards share."""

from __future__ import annotations

from montjoie.games.throne.events import OrderRemoved
from montjoie.games.throne.state import Army, G
from montjoie.kernel import Part


def count_as(g: G, army: Army, kind: str, strength: int, rule: str, card: str) -> Part:
    """Ready units of a kind count this much instead of what they are worth."""
    more = strength - g.content.units[kind].strength
    return Part(army.ready.count(kind) * more, rule, f"{card}/text")


def remove_order(g: G, area: str, house: str, card: str, rule: str) -> None:
    """A card of a house takes an order off the board."""
    order = g.state.orders[area]
    g.emit(OrderRemoved(order.house, area, order.token, house, card), rule)


def footmen(army: Army) -> tuple[str, ...]:
    """Which footmen of an army can be told apart: ready and routed ones."""
    return tuple(state for state in ("ready", "routed") if getattr(army, state).footman)
