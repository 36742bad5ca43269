"""The marshalling phase: order dice and command cards (WES-MAR)."""

from __future__ import annotations

from montjoie.games.westeros import rolls
from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.cards.decks import DrawCards
from montjoie.games.westeros.events import OrderDiceRolled
from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.seating import in_order
from montjoie.games.westeros.state import G
from montjoie.kernel import PublicStep


class MarshallingPhase(PublicStep, frozen=True):
    """The first player does both steps, then his opponent (WES-MAR-01)."""

    stages = ("marshal",)

    def marshal(self, g: G) -> None:
        """WES-MAR-01: one after the other."""
        for house in in_order(g):
            g.do(Marshal(house=house))


class Marshal(rolls.Cast, frozen=True):
    """A player marshals: dice for order tokens, then command cards."""

    house: str
    stages = ("roll", "draw")

    def count(self, g: G) -> int:
        """A: as many dice as the order value (WES-MAR-02)."""
        return setting(g).order_value

    def fell(self, g: G, symbols: tuple[str, ...]) -> None:
        """A: a token of each symbol rolled joins the pool (WES-MAR-02), if the supply has one
        (WES-MAR-03)."""
        taken = orders.taken(g, symbols)
        held = sum(g.state.sides[self.house].pool.values()) + sum(taken.values())
        g.emit(OrderDiceRolled(self.house, symbols, taken, held))

    def draw(self, g: G) -> None:
        """B: as many cards as the command value join the hand, which has no limit (WES-MAR-04)."""
        g.do(DrawCards(house=self.house, count=setting(g).command_value))
