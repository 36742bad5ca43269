"""Bidding power in secret: for the influence tracks and for the Night's Watch (THR-COK-02, THR-WIL-02)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.events import BidsPaid, BidsRevealed
from montjoie.games.throne.seating import house_of
from montjoie.games.throne.state import G
from montjoie.kernel import Amount, Refusal


def beyond_power(space: Amount, rule: str, bid: int) -> Iterator[Refusal]:
    """A bid lies between nothing and all the available power (THR-CMP-01, THR-CMP-03)."""
    if not space.low <= bid <= space.high:
        yield Refusal(rule, "bid-beyond-power", given=bid, high=space.high)


def reveal(g: G, purpose: str, sealed: dict[str, int], rule: str) -> dict[str, int]:
    """All bids are turned up at once; here they are, by house."""
    bids = {house_of(g, seat): bid for seat, bid in sealed.items()}
    highest_first = sorted(bids, key=lambda house: -bids[house])
    g.emit(BidsRevealed(purpose, {house: bids[house] for house in highest_first}), rule)
    return bids


def pay(g: G, purpose: str, bids: dict[str, int], rule: str) -> None:
    """All power bid goes to the reserve, whoever won."""
    if paid := {house: bid for house, bid in bids.items() if bid}:
        g.emit(BidsPaid(purpose, paid), rule)


def bidders(bids: dict[str, int], bid: int) -> tuple[str, ...]:
    """The houses that bid so much."""
    return tuple(house for house, given in bids.items() if given == bid)
