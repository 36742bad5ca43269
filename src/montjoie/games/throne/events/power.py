"""Power, supply, influence and control."""

from __future__ import annotations

from montjoie.games.throne.state import (
    PowerToken,
    Table,
    Track,
)
from montjoie.kernel import Its, Notice, PublicEvent, Tally, change, changes, removes


class PowerGained(PublicEvent, frozen=True):
    """A house takes power tokens from its reserve: what earns them, where, and how many it has then."""

    house: str
    amount: int
    cause: str
    earned: Tally
    power: int
    area: str = ""
    rule = "THR-CMP-02"

    def apply(self, state: Table) -> None:
        """Available at once."""
        change(state.houses, self.house, power=state.houses[self.house].power + self.amount)


class PowerPaid(PublicEvent, frozen=True):
    """A house pays power tokens for the text of a house card."""

    house: str
    amount: int
    card: str
    rule = "THR-HCD-21"

    def apply(self, state: Table) -> None:
        """No longer available."""
        change(state.houses, self.house, power=state.houses[self.house].power - self.amount)


class BidsPaid(PublicEvent, frozen=True):
    """All power that was bid goes to the reserves."""

    purpose: str
    bids: dict[str, int]
    rule = "THR-COK-07"

    def apply(self, state: Table) -> None:
        """Winners and losers pay alike."""
        for house, bid in self.bids.items():
            change(state.houses, house, power=state.houses[house].power - bid)


class SupplyAdjusted(PublicEvent, frozen=True):
    """A house moves its supply token to the number of its barrels, which come from these areas."""

    house: str
    level: int
    before: int
    barrels: Tally
    armies: tuple[int, ...]  # what the level feeds
    rule = "THR-SUP-05"
    writes = changes("houses.house", supply=Its("level"))


class TracksCleared(PublicEvent, frozen=True):
    """All influence tokens leave the three tracks; the large tokens stay where they are."""

    were: dict[str, tuple[str, ...]]  # how they stood, which everybody remembers while bidding
    rule = "THR-COK-01"

    def apply(self, state: Table) -> None:
        """Empty tracks."""
        for name, track in state.tracks.items():
            state.tracks[name] = Track((), track.holder)


class BidsRevealed(Notice, frozen=True):
    """All bids are turned up together."""

    purpose: str
    bids: dict[str, int]
    rule = "THR-COK-02"
    reveals = True


class TrackFilled(PublicEvent, frozen=True):
    """The influence tokens stand on a track; its large token goes to position 1."""

    track: str
    order: tuple[str, ...]
    token: str
    holder: str
    kept: bool  # whether he held the large token before
    rule = "THR-COK-05"

    def apply(self, state: Table) -> None:
        """A new order and a new holder."""
        state.tracks[self.track] = Track(self.order, self.holder)


class WildlingsFought(Notice, frozen=True):
    """The Night's Watch has met the wildlings."""

    strength: int
    watch: int
    held: bool
    rule = "THR-WIL-03"


class BidderNamed(Notice, frozen=True):
    """The highest bidder for a victorious Night's Watch, or the lowest for a beaten one."""

    house: str
    bid: int
    held: bool
    due: int = 0  # the muster points the lowest bidder loses
    others: int = 0  # and those of all others
    rule = "THR-WIL-05"


class TieBroken(Notice, frozen=True):
    """The holder of the Iron Throne decides a tie."""

    holder: str
    purpose: str
    chosen: tuple[str, ...]
    rule = "THR-GEN-07"


class PowerTokenPlaced(PublicEvent, frozen=True):
    """A house leaves a power token in an area its last units have left."""

    house: str
    area: str
    left: int  # the power the house has left
    rule = "THR-CTL-03"

    def apply(self, state: Table) -> None:
        """From the available power to the board."""
        change(state.houses, self.house, power=state.houses[self.house].power - 1)
        state.power_tokens[self.area] = PowerToken(self.house)


class PowerTokenRemoved(PublicEvent, frozen=True):
    """A power token goes back to its house's reserve, since units of another enter."""

    house: str
    area: str
    by: str
    rule = "THR-CTL-06"
    writes = removes("power_tokens.area")  # to the reserve, not available (THR-RUL-50)
