"""Outposts, the game of the load test; `outposts.js` is the same game for boardgame.io.

Forty-five regions lie on the table, about 5 kB of JSON. Every turn each seat names a region in secret;
when all have, the orders are open, two dice fall, and whoever named a region gains strength there.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec.structs import replace

from montjoie import words
from montjoie.kernel import (
    PUBLIC,
    Dice,
    Engine,
    Event,
    Game,
    NoOptions,
    OneOf,
    Question,
    Row,
    Rule,
    State,
    Step,
    ask_all,
    chance,
    register,
)

REGIONS = tuple(f"region-{n:02}" for n in range(45))


class Region(Row, frozen=True):
    """A region and who holds it."""

    name: str
    owner: str
    terrain: str
    strength: int
    crowns: int


class Board(State):
    """The regions, the turn, and how many orders every seat has given."""

    regions: dict[str, Region]
    given: dict[str, int]
    turn: int = 1
    AUDIENCES = {"regions": PUBLIC, "given": PUBLIC, "turn": PUBLIC}


G: TypeAlias = Engine[Board, None, NoOptions]


class Resolved(Event, frozen=True):
    """The orders are open and the dice have fallen."""

    orders: dict[str, str]
    dice: tuple[int, ...]
    rule, audience, reveals = "OUT-ORD-01", PUBLIC, True

    def apply(self, state: Board) -> None:
        """Strength where it was ordered."""
        for (seat, name), die in zip(self.orders.items(), self.dice, strict=True):
            region = state.regions[name]
            state.regions[name] = replace(region, owner=seat, strength=(region.strength + die) % 100)
            state.given[seat] += 1
        state.turn += 1


class PlaceOrder(OneOf, frozen=True):
    """Name a region."""


class War(Step, frozen=True):
    """Turn after turn, without an end."""

    orders: dict[str, str] = {}
    stages = ("order", "throw")
    audience = staticmethod(lambda g, step, seat: {})

    @ask_all
    def order(self, g: G) -> list[Question]:
        """All at once, in secret."""
        return [Question(seat, PlaceOrder(REGIONS), "OUT-ORD-01") for seat in g.seats]

    @order.chosen
    def ordered(self, g: G, orders: dict[str, str]) -> Step:
        """Then the dice."""
        return self.goto("throw", orders=orders)

    @chance
    def throw(self, g: G) -> Dice:
        """One die a seat."""
        return Dice(len(g.seats))

    @throw.chosen
    def thrown(self, g: G, dice: list[int]) -> Step:
        """And again."""
        g.emit(Resolved(self.orders, tuple(dice)))
        return self.goto("order", orders={})


class Outposts(Game[Board, None, NoOptions]):
    """Outposts."""

    slug, prefix, counts = "outposts", "OUT", (2, 4)
    state_type, option_type, opening = Board, NoOptions, War

    def content(self) -> None:
        """None."""

    def setup(self, seats: tuple[str, ...], options: NoOptions) -> Board:
        """All regions are free."""
        regions = {name: Region(name, "nobody", "woodland", 10, 2) for name in REGIONS}
        return Board(regions, dict.fromkeys(seats, 0))

    def words(self) -> words.Source:
        """One sentence."""
        said: dict[str, Any] = {
            "en": "event-resolved = The orders are open.",
            "fr": "event-resolved = Les ordres sont révélés.",
        }
        return words.Source(said, {})

    def own_rules(self) -> dict[str, Rule]:
        """One rule."""
        return {"OUT-ORD-01": Rule("OUT-ORD-01", "Name a region in secret.", "Outposts")}


register(Outposts())
