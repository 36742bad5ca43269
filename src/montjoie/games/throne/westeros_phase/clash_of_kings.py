"""Clash of Kings: the houses bid for their places on the influence tracks (THR-COK)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.events import TieBroken, TrackFilled, TracksCleared
from montjoie.games.throne.seating import tie_breaker, to, turn_order
from montjoie.games.throne.state import TRACKS, G
from montjoie.games.throne.westeros_phase.bidding import beyond_power, bidders, pay, reveal
from montjoie.kernel import Amount, Answer, Ordering, PublicStep, Question, Refusal, Step, ask, ask_all


class BidTrack(Amount, frozen=True):
    """Every house bids power for a place on a track, all at once and sealed (THR-COK-02)."""

    track: str

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Not more than the house has available."""
        return beyond_power(self, rule, answer)


class OrderTies(Ordering, frozen=True):
    """The holder of the Iron Throne orders houses that bid the same, best place first (THR-COK-04)."""

    track: str


class ClashOfKings(PublicStep, frozen=True):
    """The Clash of Kings card (THR-WCD-06): three biddings one after the other (THR-COK-01)."""

    stages = ("clear_tracks",)

    def clear_tracks(self, g: G) -> None:
        """THR-COK-01: all influence tokens leave the tracks, then each track is bid for in turn; the
        large tokens stay where they are until then (THR-COK-06)."""
        houses = turn_order(g)
        g.emit(TracksCleared({track: row.order for track, row in g.state.tracks.items()}))
        for track in TRACKS:
            g.do(TrackBidding(track=track, houses=houses))


class TrackBidding(PublicStep, frozen=True):
    """The bidding for one track (THR-COK-02, THR-COK-03, THR-COK-04, THR-COK-05, THR-COK-07)."""

    track: str
    houses: tuple[str, ...]
    bids: dict[str, int] = {}
    ordered: tuple[str, ...] = ()  # tied houses whose order has been decided
    stages = ("bid", "order_ties", "place_tokens", "pay_bids")

    @ask_all
    def bid(self, g: G) -> list[Question]:
        """THR-COK-02: sealed bids of nothing to all; everyone bids on every track (THR-COK-08)."""
        power = {house: g.state.houses[house].power for house in self.houses}
        return [to(g, h, BidTrack(0, power[h], self.track), "THR-COK-02") for h in self.houses]

    @bid.chosen
    def bidden(self, g: G, sealed: dict[str, int]) -> Step:
        """THR-COK-02: all bids are turned up at once."""
        return self.but(bids=reveal(g, self.track, sealed, "THR-COK-02"))

    @ask
    def order_ties(self, g: G) -> Question | None:
        """THR-COK-04: one question for each group of equal bids, highest first. The token has not
        changed hands yet if the bidding is for the Iron Throne itself (THR-COK-06)."""
        for bid in sorted(set(self.bids.values()), reverse=True):
            tied = bidders(self.bids, bid)
            if len(tied) > 1 and tied[0] not in self.ordered:
                return to(g, tie_breaker(g), OrderTies(tied, self.track), "THR-COK-04")
        return None

    @order_ties.chosen
    def ties_ordered(self, g: G, seat: str, order: list[str]) -> Step:
        """THR-COK-04: they take the next free positions in that order."""
        g.emit(TieBroken(tie_breaker(g), self.track, tuple(order)), "THR-COK-04")
        return self.goto("order_ties", ordered=(*self.ordered, *order))

    def place_tokens(self, g: G) -> None:
        """THR-COK-03: in descending order of bids, every house has a place (THR-COK-08); the large
        token goes to position 1 (THR-COK-05)."""
        chosen = {house: place for place, house in enumerate(self.ordered)}
        order = sorted(self.houses, key=lambda house: (-self.bids[house], chosen.get(house, 0)))
        token, before = g.content.tokens[self.track], g.state.tracks[self.track].holder  # type: ignore[index]
        g.emit(TrackFilled(self.track, tuple(order), token, order[0], order[0] == before))

    def pay_bids(self, g: G) -> None:
        """THR-COK-07: winners and losers pay; the next bidding is made with what is left."""
        pay(g, self.track, self.bids, "THR-COK-07")
