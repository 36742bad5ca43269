"""Order tokens on the board: whose, of which type, and whose turn it is to resolve one."""

from __future__ import annotations

from functools import cache

from montjoie.games.throne.content import load
from montjoie.games.throne.seating import turn_order
from montjoie.games.throne.state import G
from montjoie.kernel import derived


def placed(g: G, house: str, *types: str) -> list[str]:
    """The areas where a house has an order of one of the types, in the order of the board."""
    tokens = g.content.orders
    found = [a for a, o in g.state.orders.items() if o.house == house and tokens[o.token].type in types]
    if len(found) > 1:
        found.sort(key=_board_order().__getitem__)
    return found


@cache
def _board_order() -> dict[str, int]:
    return {area: place for place, area in enumerate(load().areas)}


@derived
def forbidden_types(g: G) -> tuple[str, ...]:
    """The order types this turn's Westeros cards forbid (THR-WCD-07, THR-WCD-08, THR-WCD-10); they
    last to the end of the turn (THR-WCD-12)."""
    return tuple(t for card in g.state.turn.cards for t in g.content.westeros_cards[card].forbids)


def stars(g: G, house: str) -> int:
    """How many special orders the house may have on the board, by its King's Court position
    (THR-INF-03); fewer players use the row from the left (THR-PLR-06, THR-RUL-41)."""
    return g.content.stars[g.state.tracks["kings_court"].order.index(house)]


def next_in_cycle(g: G, up: str, order_type: str) -> str | None:
    """The house to resolve an order: from `up` on in turn order, houses without one are skipped
    (THR-RAI-01, THR-MAR-01)."""
    tokens, houses = g.content.orders, turn_order(g)
    left = {order.house for order in g.state.orders.values() if tokens[order.token].type == order_type}
    first = houses.index(up) if up else 0
    return next((house for house in houses[first:] + houses[:first] if house in left), None)


def after(g: G, house: str) -> str:
    """The next house in turn order, the first after the last."""
    houses = turn_order(g)
    return houses[(houses.index(house) + 1) % len(houses)]
