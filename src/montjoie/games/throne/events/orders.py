"""Order tokens."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.throne.state import (
    Order,
    Table,
)
from montjoie.kernel import Notice, PublicEvent, removes


class OrdersRevealed(PublicEvent, frozen=True):
    """All orders are turned up together; what each house has placed is told house by house."""

    orders: dict[str, Order]
    rule = "THR-PLN-01"
    reveals = True
    heads = True

    def apply(self, state: Table) -> None:
        """They lie face up in their areas."""
        state.orders.update(self.orders)


class OrdersListed(Notice, frozen=True):
    """The orders of a house, by area."""

    house: str
    orders: dict[str, str]
    number: int
    rule = "THR-PLN-09"


class OrderReplaced(PublicEvent, frozen=True):
    """The Raven's holder replaces one of his orders by an unused one."""

    house: str
    area: str
    old: str
    new: str
    rule = "THR-RAV-01"

    def apply(self, state: Table) -> None:
        """The Raven has flown."""
        state.orders[self.area] = Order(self.house, self.new)
        state.turn = replace(state.turn, raven_used=True)


class OrderRemoved(PublicEvent, frozen=True):
    """An order token leaves the board: carried out, removed by a raid, lost with its area, or taken by the
    text of a house card, which `cause` then names."""

    house: str
    area: str
    token: str
    by: str
    cause: str
    rule = "THR-RAI-02"
    writes = removes("orders.area")


class OrdersCleared(PublicEvent, frozen=True):
    """All order tokens still on the board are taken up."""

    rule = "THR-ORD-07"

    def apply(self, state: Table) -> None:
        """All are usable again next turn."""
        state.orders.clear()
