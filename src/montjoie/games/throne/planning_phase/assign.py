"""Placing orders: every house at once and in secret, then all are turned up (THR-PLN, THR-ORD)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from montjoie.games.throne.events import OrdersListed, OrdersRevealed
from montjoie.games.throne.orders import forbidden_types, stars
from montjoie.games.throne.seating import house_of, to, turn_order
from montjoie.games.throne.state import G, Order
from montjoie.kernel import Answer, Assignment, PublicStep, Question, Refusal, Rng, ask_all, pick, shuffled

RESTRICTIONS = {"raid": "THR-WCD-07", "consolidate_power": "THR-WCD-08", "defence": "THR-WCD-10"}
IDLE = 8  # one area in so many stays without an order when orders are thrown at random


def misplaced(g: G, area: str, token: str) -> Iterator[Refusal]:
    """Why an order cannot lie in an area: Consolidate Power at sea (THR-PLN-08), or a kind that a
    Westeros card forbids this turn (THR-WCD-07, THR-WCD-08, THR-WCD-10)."""
    order = g.content.orders[token]
    if order.land_only and g.content.areas[area].sea:
        yield Refusal("THR-PLN-08", "order-land-only", area=area, token=token)
    if order.type in forbidden_types(g):
        cards = g.content.westeros_cards
        card = next(card for card in g.state.turn.cards if order.type in cards[card].forbids)
        yield Refusal(RESTRICTIONS[order.type], "order-forbidden", card=card, token=token, area=area)


def specials(g: G, tokens: Iterable[str]) -> int:
    """How many of the orders are special ones."""
    return sum([g.content.orders[token].special for token in tokens])


def too_starry(g: G, house: str, special: int) -> Iterator[Refusal]:
    """More special orders than the King's Court grants the house (THR-PLN-07, THR-INF-03)."""
    allowed = stars(g, house)
    if special > allowed:
        yield Refusal("THR-PLN-07", "too-many-stars", house=house, given=special, allowed=allowed)


def fitting(g: G, tokens: Sequence[str], sea: bool, special: int) -> Sequence[str]:
    """Those of the tokens that may lie at sea or on land, where so many may still be special (THR-PLN-07,
    THR-PLN-08); what no card forbids is among them (THR-WCD-07)."""
    orders = g.content.orders
    fit = tokens if special > 0 else [t for t in tokens if not orders[t].special]
    return [t for t in fit if not orders[t].land_only] if sea else fit


def unforbidden(g: G, tokens: Iterable[str]) -> list[str]:
    """Those of the tokens that no Westeros card forbids this turn (THR-WCD-07, THR-WCD-08, THR-WCD-10)."""
    orders, closed = g.content.orders, forbidden_types(g)
    return [t for t in tokens if orders[t].type not in closed]


class PlaceOrders(Assignment, frozen=True, kw_only=True):
    """Every house, all at once: one order, or none, for each area where it has units (THR-PLN-02,
    THR-PLN-04, THR-PLN-05); nobody else sees them before the reveal (THR-GEN-04)."""

    house: str

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Orders go where own units are (THR-PLN-03), with the tokens the house owns (THR-ORD-01), and
        no more of them than there are (THR-PLN-06)."""
        for area, token in answer.items():
            if area not in self.slots:
                yield Refusal("THR-PLN-03", "order-without-units", house=self.house, area=area)
            elif token not in self.stock:
                yield Refusal("THR-ORD-01", "order-unknown", token=token)
        used = list(answer.values())
        for token in dict.fromkeys(used):
            given, owned = used.count(token), self.stock.get(token, len(used))
            if given > owned:
                yield Refusal("THR-PLN-06", "too-few-tokens", token=token, given=given, owned=owned)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """What lies where it cannot lie, and too many special orders (THR-PLN-07)."""
        for area, token in answer.items():
            yield from misplaced(g, area, token)
        yield from too_starry(g, self.house, specials(g, answer.values()))

    def viable(self, g: G, partial: dict[str, str]) -> bool:
        """A forbidden order stays forbidden whatever follows."""
        return next(self.forbids(g, partial), None) is None

    def sample(self, g: G, rng: Rng) -> Answer:
        """As thrown: only what may lie somewhere is laid there."""
        return self.throw(g, rng)

    def throw(self, g: G, rng: Rng) -> Answer:
        """Areas in random order, each a random token left that may lie there."""
        special = stars(g, self.house)
        left = unforbidden(g, [token for token, n in self.stock.items() for _ in range(n)])
        given: dict[str, str] = {}
        for area in shuffled(rng, list(self.slots)):
            fit = fitting(g, left, g.content.areas[area].sea, special)
            if fit and rng.randrange(IDLE):
                given[area] = token = pick(rng, fit)
                left.remove(token)
                special -= g.content.orders[token].special
        return self.tidy(given)


class AssignOrders(PublicStep, frozen=True):
    """Orders are placed simultaneously and revealed simultaneously (THR-PLN-01, THR-PLN-02)."""

    stages = ("place",)
    scene = True

    @ask_all
    def place(self, g: G) -> list[Question]:
        """THR-PLN-03: every house with units is asked; any area may stay without an order (THR-PLN-05)."""
        tokens = tuple(g.content.orders)
        stock = {token: order.copies for token, order in g.content.orders.items()}
        slots: dict[str, dict[str, tuple[str, ...]]] = {house: {} for house in g.state.houses}
        for area in g.content.areas:
            if army := g.state.armies.get(area):
                slots[army.house][area] = tokens
        return [
            to(g, house, PlaceOrders(own, stock, house=house), "THR-PLN-01")
            for house, own in slots.items()
            if own
        ]

    @place.chosen
    def reveal(self, g: G, answers: dict[str, dict[str, str]]) -> None:
        """THR-PLN-01: all orders are turned up together and stay visible until removed (THR-PLN-09)."""
        orders = {house_of(g, seat): answer for seat, answer in answers.items()}
        placed = {area: Order(house, token) for house, own in orders.items() for area, token in own.items()}
        g.emit(OrdersRevealed({area: placed[area] for area in g.content.areas if area in placed}))
        for house in turn_order(g):
            own = orders.get(house, {})
            g.emit(OrdersListed(house, own, len(own)))
