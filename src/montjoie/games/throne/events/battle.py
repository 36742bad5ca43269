"""Battle and house cards."""

from __future__ import annotations

from typing import Literal

from montjoie.games.throne.state import NONE, House, Table, Units
from montjoie.kernel import Notice, PublicEvent, Tally, change, changes
from montjoie.table.cards import put, take


class BattleBegan(Notice, frozen=True):
    """A march has met units of another house."""

    area: str
    attacker: str
    defender: str
    origin: str
    march: str
    units: Units
    against: Units
    routed: Units = NONE  # units of the defender that lie on their side
    order: str | None = None  # the order of the defender in the area
    rule = "THR-BAT-01"
    heads = True


class SupportDeclared(Notice, frozen=True):
    """A house says whom one of its areas supports, and with how much."""

    house: str
    area: str
    origin: str  # the supporting area
    side: str
    helped: str  # the house on that side
    own: bool  # whether that is the house itself
    strength: Tally
    rule = "THR-SPT-09"


class SupportWithheld(Notice, frozen=True):
    """A house that could support a fight helps nobody."""

    house: str
    area: str
    rule = "THR-SPT-09"


class StrengthsStated(Notice, frozen=True):
    """Both sides state their strength with its parts: before the cards, and finally when all is counted."""

    area: str
    attacker: str
    strength: Tally
    defender: str
    against: Tally
    final: bool = False
    rule = "THR-BAT-02"


class HouseCardsRevealed(PublicEvent, frozen=True):
    """Both house cards are turned up together; they leave the hands."""

    cards: dict[str, str]
    rule = "THR-HCD-02"
    reveals = True

    def apply(self, state: Table) -> None:
        """Out of the hand, not yet in the discard pile (THR-RUL-52)."""
        for house, card in self.cards.items():
            take(state.houses, house, card, pile="hand")


class AbilityWorked(Notice, frozen=True):
    """The text of a house card takes effect."""

    house: str
    card: str
    rule = "THR-HCD-03"


class BladeUsed(PublicEvent, frozen=True):
    """The Valyrian Steel Blade is drawn."""

    house: str
    rule = "THR-VSB-01"
    writes = changes("turn", blade_used=True)


class BattleWon(Notice, frozen=True):
    """A battle has a winner; totals by house, empty where strengths were not compared, places on the
    Fiefdoms where they were equal."""

    area: str
    winner: str
    loser: str
    totals: dict[str, int] = {}
    how: Literal["strength", "fiefdoms", "survivors"] = "strength"
    strength: int = 0
    against: int = 0
    place: int = 0
    other: int = 0
    rule = "THR-BAT-10"


class CasualtiesCounted(Notice, frozen=True):
    """Swords of the winner's card against fortifications of the loser's."""

    loser: str
    card: str
    swords: int
    shield: str  # the loser's card
    fortifications: int
    due: int
    ready: int  # the units that can fall
    enough: bool
    rule = "THR-CAS-01"


class HouseCardDiscarded(PublicEvent, frozen=True):
    """A house card goes to its owner's discard pile; `by` names the house whose card did it."""

    house: str
    card: str
    by: str | None = None
    rule = "THR-HCD-05"

    def apply(self, state: Table) -> None:
        """From the hand, or from the battle."""
        house: House = state.houses[self.house]
        hand = tuple(c for c in house.hand if c != self.card)
        change(state.houses, self.house, hand=hand, discard=(*house.discard, self.card))


class HouseCardRecovered(PublicEvent, frozen=True):
    """A house card comes back from the discard pile, thanks to the Night's Watch or to Maester Luwin."""

    house: str
    card: str
    cause: str
    rule = "THR-WIL-05"

    def apply(self, state: Table) -> None:
        """In hand again."""
        take(state.houses, self.house, self.card, pile="discard")
        put(state.houses, self.house, self.card, pile="hand")


class HandRefilled(PublicEvent, frozen=True):
    """An empty hand takes all seven cards back."""

    house: str
    rule = "THR-HCD-06"

    def apply(self, state: Table) -> None:
        """The discard pile becomes the hand."""
        house: House = state.houses[self.house]
        change(state.houses, self.house, hand=(*house.hand, *house.discard), discard=())
