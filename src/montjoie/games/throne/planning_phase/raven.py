"""The Messenger Raven: one order replaced after the reveal (THR-RAV)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.throne.events import OrderReplaced
from montjoie.games.throne.orders import stars
from montjoie.games.throne.planning_phase.assign import (
    RESTRICTIONS,
    fitting,
    misplaced,
    specials,
    too_starry,
    unforbidden,
)
from montjoie.games.throne.seating import house_of, to
from montjoie.games.throne.state import G
from montjoie.kernel import Answer, Branch, OneOf, PublicStep, Question, Refusal, Space, ask

KEEP = "keep"


def own_orders(g: G, house: str) -> dict[str, str]:
    """The tokens a house has on the board, by area in the order of the board."""
    orders = g.state.orders
    return {a: orders[a].token for a in g.content.areas if a in orders and orders[a].house == house}


def used_up(g: G, placed: dict[str, str], token: str) -> bool:
    """Whether all copies of a token are on the board (THR-RAV-02)."""
    return list(placed.values()).count(token) >= g.content.orders[token].copies


def elsewhere(g: G, placed: dict[str, str], area: str) -> int:
    """The special orders of a house in other areas than one."""
    return specials(g, (token for place, token in placed.items() if place != area))


def unfit(g: G, house: str, others: int, area: str, token: str) -> Iterator[Refusal]:
    """The limits of placing orders that hold against an unused token, beside so many special orders in
    other areas (THR-RAV-03, THR-WCD-12, THR-RUL-15)."""
    for refusal in misplaced(g, area, token):
        by_card = refusal.rule in RESTRICTIONS.values()
        yield Refusal("THR-WCD-12" if by_card else "THR-RAV-03", refusal.key, **refusal.facts)
    for refusal in too_starry(g, house, others + g.content.orders[token].special):
        yield Refusal("THR-RAV-03", refusal.key, **refusal.facts)


class ReplaceOrder(OneOf, frozen=True, kw_only=True):
    """The holder of the Raven: which unused order takes the place of the one in this area (THR-RAV-01)."""

    asked = False

    house: str
    area: str

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """A token not offered is refused by the rule that stands against it."""
        if answer not in g.content.orders:
            yield Refusal("THR-ORD-01", "order-unknown", token=answer)
        elif answer not in self.options:
            placed = own_orders(g, self.house)
            if used_up(g, placed, answer):
                yield Refusal("THR-RAV-02", "order-not-unused", token=answer, area=self.area)
            yield from unfit(g, self.house, elsewhere(g, placed, self.area), self.area, answer)


class UseRaven(Branch, frozen=True):
    """The holder of the Messenger Raven: keep all orders, or replace one (THR-RAV-01, THR-RAV-04)."""

    def parse(self, raw: Any, rule: str) -> Answer:
        """The Raven adds no order to an area without one (THR-RAV-02)."""
        area = next(iter(raw)) if isinstance(raw, dict) and len(raw) == 1 else KEEP
        if area not in self.options:
            raise Refusal("THR-RAV-02", "raven-without-order", area=area)
        return super().parse(raw, rule)


class SendRaven(PublicStep, frozen=True):
    """The Messenger Raven may be used once, after the reveal (THR-RAV-01)."""

    stages = ("fly",)

    @ask
    def fly(self, g: G) -> Question | None:
        """THR-RAV-01: its holder is asked, if he has an order that an unused one can replace."""
        holder = g.state.tracks["kings_court"].holder
        placed = {} if g.state.turn.raven_used else own_orders(g, holder)
        unused = unforbidden(g, [token for token in g.content.orders if not used_up(g, placed, token)])
        special, fit = stars(g, holder), {}
        doors: dict[str, Space | None] = {KEEP: None}
        for area in placed:
            left = special - elsewhere(g, placed, area)
            fit[area] = tuple(fitting(g, unused, g.content.areas[area].sea, left))
            doors[area] = ReplaceOrder(fit[area], house=holder, area=area)
        return to(g, holder, UseRaven(doors), "THR-RAV-01") if any(fit.values()) else None

    @fly.chosen
    def flown(self, g: G, seat: str, answer: str | dict[str, str]) -> None:
        """The old token is unused for the rest of the turn; the Raven may also stay (THR-RAV-04)."""
        if isinstance(answer, str):
            return
        ((area, token),) = answer.items()
        g.emit(OrderReplaced(house_of(g, seat), area, g.state.orders[area].token, token))
