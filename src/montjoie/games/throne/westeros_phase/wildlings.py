"""The wildlings against the Night's Watch (THR-WIL)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.events import (
    BidderNamed,
    HouseCardRecovered,
    TieBroken,
    WildlingsFought,
    WildlingsMoved,
)
from montjoie.games.throne.seating import tie_breaker, to, turn_order
from montjoie.games.throne.state import G
from montjoie.games.throne.westeros_phase.bidding import beyond_power, bidders, pay, reveal
from montjoie.games.throne.westeros_phase.losses import holdings, lose, not_there
from montjoie.kernel import (
    Allocation,
    Amount,
    Answer,
    OneOf,
    PublicStep,
    Question,
    Refusal,
    Step,
    ask,
    ask_all,
)

NO_CARD = "none"


class BidWildlings(Amount, frozen=True):
    """Every house bids power for the Night's Watch, all at once and sealed (THR-WIL-02)."""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Not more than the house has available."""
        return beyond_power(self, rule, answer)


class NameHighest(OneOf, frozen=True):
    """The holder of the Iron Throne says which of the tied highest bidders benefits (THR-WIL-05)."""


class NameLowest(OneOf, frozen=True):
    """The holder of the Iron Throne says which of the tied lowest bidders loses more (THR-WIL-07)."""


class RecoverCard(OneOf, frozen=True):
    """The highest bidder may take a card of his discard pile back into his hand (THR-WIL-05)."""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """A card of his own discard pile."""
        yield Refusal(rule, "card-not-discarded", card=answer)


class WildlingLoss(Allocation, frozen=True):
    """A house chooses the units it loses to the wildlings, by area and kind (THR-WIL-08)."""

    always = "named"

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Whole units from anywhere on the board (THR-WIL-08, THR-WIL-09), worth exactly what is due
        (THR-WIL-11)."""
        yield from not_there(self, rule, answer)
        if (value := self.total(answer)) != self.low:
            yield Refusal("THR-WIL-11", "wildling-loss-value", given=value, due=self.low)


class WildlingAttack(PublicStep, frozen=True):
    """The Wildling Attack card (THR-WCD-11): nothing else lets them attack (THR-WIL-13)."""

    stages = ("bid", "withdraw")

    @ask_all
    def bid(self, g: G) -> list[Question]:
        """THR-WIL-02: sealed bids of nothing to all of the available power."""
        power = {house: g.state.houses[house].power for house in turn_order(g)}
        return [to(g, house, BidWildlings(0, high), "THR-WIL-02") for house, high in power.items()]

    @bid.chosen
    def fight(self, g: G, sealed: dict[str, int]) -> None:
        """THR-WIL-03: the Watch holds if its strength, the sum of the bids, is not less than that of
        the wildlings on their track (THR-WIL-01); all power bid is gone at once (THR-WIL-04,
        THR-RUL-53)."""
        bids = reveal(g, "wildlings", sealed, "THR-WIL-02")
        strength, watch = g.state.turn.wildlings, sum(bids.values())
        g.emit(WildlingsFought(strength, watch, watch >= strength))
        pay(g, "wildlings", bids, "THR-WIL-04")
        if watch >= strength:
            g.do(WatchVictory(highest=bidders(bids, max(bids.values())), bid=max(bids.values())))
        else:
            g.do(WildlingVictory(lowest=bidders(bids, min(bids.values())), bid=min(bids.values())))

    def withdraw(self, g: G) -> None:
        """THR-WIL-12: won or lost, the token returns to the start of its track."""
        g.emit(WildlingsMoved(g.content.wildling_after_attack, g.state.turn.wildlings), "THR-WIL-12")


class WatchVictory(PublicStep, frozen=True):
    """The Night's Watch wins: its highest bidder is rewarded (THR-WIL-05)."""

    highest: tuple[str, ...]
    bid: int = 0
    stages = ("name_highest", "announce", "recover_card")

    @ask
    def name_highest(self, g: G) -> Question | None:
        """THR-WIL-05: the Iron Throne decides a tie, among all if nobody bid anything (THR-RUL-47)."""
        tied = len(self.highest) > 1
        return to(g, tie_breaker(g), NameHighest(self.highest), "THR-WIL-05") if tied else None

    @name_highest.chosen
    def highest_named(self, g: G, seat: str, house: str) -> Step:
        """THR-GEN-07: as he wishes."""
        g.emit(TieBroken(tie_breaker(g), "highest-bid", (house,)), "THR-WIL-05")
        return self.but(highest=(house,))

    def announce(self, g: G) -> None:
        """THR-WIL-05: who may take a card back."""
        g.emit(BidderNamed(self.highest[0], self.bid, held=True), "THR-WIL-05")

    @ask
    def recover_card(self, g: G) -> Question | None:
        """THR-WIL-05: one house card of his choice, if he wishes."""
        house = self.highest[0]
        discard = g.state.houses[house].discard
        return to(g, house, RecoverCard((*discard, NO_CARD)), "THR-WIL-05") if discard else None

    @recover_card.chosen
    def card_recovered(self, g: G, seat: str, card: str) -> None:
        """THR-WIL-05: back into the hand at once."""
        if card != NO_CARD:
            g.emit(HouseCardRecovered(self.highest[0], card, "nights_watch"), "THR-WIL-05")


class WildlingVictory(PublicStep, frozen=True):
    """The wildlings win: everybody loses units, the lowest bidder more (THR-WIL-06, THR-WIL-07)."""

    lowest: tuple[str, ...]
    bid: int = 0
    stages = ("name_lowest", "take_losses")

    @ask
    def name_lowest(self, g: G) -> Question | None:
        """THR-WIL-07: the Iron Throne chooses one of the tied."""
        tied = len(self.lowest) > 1
        return to(g, tie_breaker(g), NameLowest(self.lowest), "THR-WIL-07") if tied else None

    @name_lowest.chosen
    def lowest_named(self, g: G, seat: str, house: str) -> Step:
        """THR-GEN-07: as he wishes."""
        g.emit(TieBroken(tie_breaker(g), "lowest-bid", (house,)), "THR-WIL-07")
        return self.but(lowest=(house,))

    def take_losses(self, g: G) -> None:
        """THR-WIL-08: in turn order, two points each (THR-WIL-06), the lowest bidder four
        (THR-WIL-07)."""
        toll = g.content.wildling_losses
        named = BidderNamed(self.lowest[0], self.bid, False, toll.lowest_bidder, toll.each_house)
        g.emit(named, "THR-WIL-07")
        for house in turn_order(g):
            due = toll.lowest_bidder if house in self.lowest else toll.each_house
            g.do(WildlingToll(house=house, due=due))


class WildlingToll(PublicStep, frozen=True):
    """A house loses units worth so many muster points (THR-WIL-06, THR-WIL-11)."""

    house: str
    due: int
    stages = ("lose_all", "choose_losses")

    def _losses(self, g: G) -> WildlingLoss:
        """All units of the house, each worth its muster cost (THR-WIL-06)."""
        units = holdings(g, self.house)
        worth = {name: g.content.units[name.partition("/")[2]].cost for name in units}
        return WildlingLoss(units, self.due, self.due, worth)

    def lose_all(self, g: G) -> Step | None:
        """THR-WIL-11: who owns no more than what is due loses all he has, which may be nothing
        (THR-RUL-12)."""
        losses = self._losses(g)
        if losses.total(losses.bins) > self.due:
            return None
        lose(g, self.house, losses.bins, "THR-WIL-11", "wildlings")
        return self.done()

    @ask
    def choose_losses(self, g: G) -> Question:
        """THR-WIL-08: from land and sea, at the owner's choice. What is due is even, so whoever owns
        enough can pay it exactly (THR-RUL-12)."""
        return to(g, self.house, self._losses(g), "THR-WIL-08")

    @choose_losses.chosen
    def losses_taken(self, g: G, seat: str, lost: dict[str, int]) -> None:
        """THR-WIL-10: no power token may be left in an area emptied so."""
        lose(g, self.house, lost, "THR-WIL-06", "wildlings")
