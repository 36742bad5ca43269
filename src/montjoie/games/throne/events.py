"""Every way the board of throne can change."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from montjoie.games.throne.state import (
    NONE,
    Army,
    Deck,
    G,
    House,
    Order,
    PowerToken,
    Table,
    Track,
    Units,
)
from montjoie.kernel import PUBLIC, Event
from montjoie.kernel.state import Audience


class PublicEvent(Event, frozen=True):
    """An event all see; everything but the order of a deck is open in throne (THR-RUL-51)."""

    audience: ClassVar[Audience] = PUBLIC
    rule = "KER-END-01"


def _house(table: Table, house: str, **new: Any) -> None:
    table.houses[house] = replace(table.houses[house], **new)


def _put(armies: dict[str, Army], area: str, army: Army) -> None:
    """Write an army, or take the row away when nobody is left."""
    if army.size:
        armies[area] = army
    else:
        armies.pop(area, None)


def _join(table: Table, area: str, house: str, ready: Units = NONE, routed: Units = NONE) -> None:
    there = table.armies.get(area) or Army(house)
    table.armies[area] = Army(house, there.ready + ready, there.routed + routed)


def _leave(armies: dict[str, Army], area: str, ready: Units = NONE, routed: Units = NONE) -> None:
    there = armies[area]
    _put(armies, area, Army(there.house, there.ready - ready, there.routed - routed))


# Set-up and turns.


class HousesDrawn(PublicEvent, frozen=True):
    """Each seat has its house."""

    houses: dict[str, str]
    rule = "THR-SET-05"

    def apply(self, state: Table) -> None:
        """The player sits down behind his house."""
        for seat, house in self.houses.items():
            _house(state, house, seat=seat)


def _deck_only(g: G, event: Any, seat: str | None) -> dict[str, str]:
    return {"deck": event.deck}


class DeckShuffled(Event, frozen=True):
    """A Westeros deck is shuffled; nobody knows its order any more."""

    deck: str
    cards: tuple[str, ...]
    rule = "THR-SET-07"
    audience = _deck_only

    def apply(self, state: Table) -> None:
        """The deck lies in its new order."""
        state.decks[self.deck] = Deck(self.cards)


class TurnBegan(PublicEvent, frozen=True):
    """The turn marker advances; Blade and Raven are ready again."""

    number: int
    rule = "THR-WES-01"

    def apply(self, state: Table) -> None:
        """A new turn."""
        state.turn = replace(state.turn, number=self.number, cards=(), blade_used=False, raven_used=False)


class CardRevealed(PublicEvent, frozen=True):
    """The top card of a Westeros deck is turned up."""

    deck: str
    card: str
    rule = "THR-WES-01"
    reveals = True

    def apply(self, state: Table) -> None:
        """The card lies beside its deck."""
        deck = state.decks[self.deck]
        left = deck.cards[1:]
        state.decks[self.deck] = Deck(left, min(deck.known, len(left)))
        state.turn = replace(state.turn, cards=(*state.turn.cards, self.card))


class CardTakenBack(PublicEvent, frozen=True):
    """Winter Is Coming goes back into its deck, to be shuffled with it."""

    deck: str
    rule = "THR-WCD-01"

    def apply(self, state: Table) -> None:
        """The last card revealed returns to its deck."""
        card = state.turn.cards[-1]
        state.turn = replace(state.turn, cards=state.turn.cards[:-1])
        state.decks[self.deck] = Deck((*state.decks[self.deck].cards, card))


class CardsReturned(PublicEvent, frozen=True):
    """The three cards go under their decks."""

    cards: dict[str, str]
    rule = "THR-WES-06"

    def apply(self, state: Table) -> None:
        """Each under its own deck, where all remember it."""
        for name, card in self.cards.items():
            deck = state.decks[name]
            state.decks[name] = Deck((*deck.cards, card), deck.known + 1)


class WildlingsMoved(PublicEvent, frozen=True):
    """The wildling token is put on a space of its track."""

    strength: int
    rule = "THR-WES-02"

    def apply(self, state: Table) -> None:
        """The token moves."""
        state.turn = replace(state.turn, wildlings=self.strength)


# Power, supply, influence.


class PowerGained(PublicEvent, frozen=True):
    """A house takes power tokens from its reserve."""

    house: str
    amount: int
    rule = "THR-CMP-02"

    def apply(self, state: Table) -> None:
        """Available at once."""
        _house(state, self.house, power=state.houses[self.house].power + self.amount)


class PowerPaid(PublicEvent, frozen=True):
    """A house puts power tokens back into its reserve."""

    house: str
    amount: int
    rule = "THR-COK-07"

    def apply(self, state: Table) -> None:
        """No longer available."""
        _house(state, self.house, power=state.houses[self.house].power - self.amount)


class SupplyAdjusted(PublicEvent, frozen=True):
    """A house moves its supply token."""

    house: str
    level: int
    rule = "THR-SUP-05"

    def apply(self, state: Table) -> None:
        """The level counts from now on."""
        _house(state, self.house, supply=self.level)


class TracksCleared(PublicEvent, frozen=True):
    """All influence tokens leave the three tracks; the large tokens stay where they are."""

    rule = "THR-COK-01"

    def apply(self, state: Table) -> None:
        """Empty tracks."""
        for name, track in state.tracks.items():
            state.tracks[name] = Track((), track.holder)


class BidsRevealed(PublicEvent, frozen=True):
    """All bids are turned up together."""

    purpose: str
    bids: dict[str, int]
    rule = "THR-COK-02"
    reveals = True

    def apply(self, state: Table) -> None:
        """Known to all; paid for separately."""


class TrackFilled(PublicEvent, frozen=True):
    """The influence tokens stand on a track; its large token goes to position 1."""

    track: str
    order: tuple[str, ...]
    rule = "THR-COK-05"

    def apply(self, state: Table) -> None:
        """A new order and a new holder."""
        state.tracks[self.track] = Track(self.order, self.order[0])


class WildlingsFought(PublicEvent, frozen=True):
    """The Night's Watch has met the wildlings."""

    strength: int
    watch: int
    held: bool
    rule = "THR-WIL-03"

    def apply(self, state: Table) -> None:
        """What follows has events of its own."""


class TieBroken(PublicEvent, frozen=True):
    """The holder of the Iron Throne decides a tie."""

    holder: str
    purpose: str
    chosen: tuple[str, ...]
    rule = "THR-GEN-07"

    def apply(self, state: Table) -> None:
        """What follows has events of its own."""


# Units.


class UnitMustered(PublicEvent, frozen=True):
    """A house places a new unit, with the points of an area."""

    house: str
    kind: str
    area: str
    by: str
    rule = "THR-MUS-01"

    def apply(self, state: Table) -> None:
        """From the pool to the board."""
        _join(state, self.area, self.house, Units(**{self.kind: 1}))


class FootmanUpgraded(PublicEvent, frozen=True):
    """A footman is replaced by a knight, routed if the footman was."""

    house: str
    area: str
    routed: bool = False
    attacking: bool = False
    rule = "THR-MUS-07"

    def apply(self, state: Table) -> None:
        """The footman returns to the pool."""
        armies = state.attackers if self.attacking else state.armies
        army, change = armies[self.area], Units(footman=-1, knight=1)
        if self.routed:
            armies[self.area] = replace(army, routed=army.routed + change)
        else:
            armies[self.area] = replace(army, ready=army.ready + change)


class UnitsLost(PublicEvent, frozen=True):
    """Units leave the board for the pool of their house."""

    house: str
    area: str
    ready: Units = NONE
    routed: Units = NONE
    attacking: bool = False
    rule = "THR-CAS-02"

    def apply(self, state: Table) -> None:
        """Gone; the area may be empty now."""
        _leave(state.attackers if self.attacking else state.armies, self.area, self.ready, self.routed)


class Marched(PublicEvent, frozen=True):
    """Units move to an area; `attack` where another house stands there."""

    house: str
    origin: str
    to: str
    units: Units
    attack: bool = False
    rule = "THR-MAR-02"

    def apply(self, state: Table) -> None:
        """Out of one area, into the other; attackers stand apart until the battle is over."""
        _leave(state.armies, self.origin, self.units)
        if self.attack:
            state.attackers[self.to] = Army(self.house, self.units)
        else:
            _join(state, self.to, self.house, self.units)


class AttackersSettled(PublicEvent, frozen=True):
    """The attackers have won and now hold the area."""

    house: str
    area: str
    rule = "THR-BAT-11"

    def apply(self, state: Table) -> None:
        """The attackers stand alone."""
        army = state.attackers.pop(self.area)
        _join(state, self.area, army.house, army.ready, army.routed)


class Retreated(PublicEvent, frozen=True):
    """Beaten units leave the embattled area and are routed."""

    house: str
    origin: str
    to: str
    units: Units
    attacking: bool = False
    rule = "THR-RET-11"

    def apply(self, state: Table) -> None:
        """Only ready units retreat; in the new area they lie down."""
        _leave(state.attackers if self.attacking else state.armies, self.origin, self.units)
        _join(state, self.to, self.house, routed=self.units)


class RoutedRecovered(PublicEvent, frozen=True):
    """All routed units stand up again."""

    areas: tuple[str, ...]
    rule = "THR-ROU-07"

    def apply(self, state: Table) -> None:
        """Ready again."""
        for area in self.areas:
            army = state.armies[area]
            state.armies[area] = Army(army.house, army.units)


class NeutralRemoved(PublicEvent, frozen=True):
    """A neutral force is gone for good."""

    area: str
    house: str
    rule = "THR-NEU-05"

    def apply(self, state: Table) -> None:
        """The token, or the units of the absent house, leave the board."""
        del state.neutrals[self.area]


class NeutralHeld(PublicEvent, frozen=True):
    """A neutral force was too strong: the units stay where they were."""

    area: str
    house: str
    strength: int
    needed: int
    rule = "THR-NEU-06"

    def apply(self, state: Table) -> None:
        """Nothing moves."""


# Control.


class PowerTokenPlaced(PublicEvent, frozen=True):
    """A house leaves a power token in an area its last units have left."""

    house: str
    area: str
    rule = "THR-CTL-03"

    def apply(self, state: Table) -> None:
        """From the available power to the board."""
        _house(state, self.house, power=state.houses[self.house].power - 1)
        state.power_tokens[self.area] = PowerToken(self.house)


class PowerTokenRemoved(PublicEvent, frozen=True):
    """A power token goes back to its house's reserve."""

    house: str
    area: str
    rule = "THR-CTL-06"

    def apply(self, state: Table) -> None:
        """No longer on the board, and not available either (THR-RUL-50)."""
        del state.power_tokens[self.area]


# Orders.


class OrdersRevealed(PublicEvent, frozen=True):
    """All orders are turned up together."""

    orders: dict[str, Order]
    rule = "THR-PLN-01"
    reveals = True

    def apply(self, state: Table) -> None:
        """They lie face up in their areas."""
        state.orders.update(self.orders)


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
    """An order token leaves the board."""

    house: str
    area: str
    token: str
    by: str = ""
    rule = "THR-RAI-02"

    def apply(self, state: Table) -> None:
        """Unused for the rest of the turn."""
        del state.orders[self.area]


class OrdersCleared(PublicEvent, frozen=True):
    """All order tokens still on the board are taken up."""

    rule = "THR-ORD-07"

    def apply(self, state: Table) -> None:
        """All are usable again next turn."""
        state.orders.clear()


# Battle and house cards.


class BattleBegan(PublicEvent, frozen=True):
    """A march has met units of another house."""

    area: str
    attacker: str
    defender: str
    origin: str
    rule = "THR-BAT-01"

    def apply(self, state: Table) -> None:
        """The battle is a step of its own."""


class SupportDeclared(PublicEvent, frozen=True):
    """A house says whom its supporting areas help."""

    house: str
    area: str
    supports: dict[str, str]
    rule = "THR-SPT-09"

    def apply(self, state: Table) -> None:
        """Remembered by the battle."""


class SupportWithheld(PublicEvent, frozen=True):
    """A house that could support a fight helps nobody."""

    house: str
    area: str
    rule = "THR-SPT-09"

    def apply(self, state: Table) -> None:
        """Nothing to remember."""


class StrengthsStated(PublicEvent, frozen=True):
    """Both sides state their strength: before the cards, and when all is counted."""

    area: str
    attacker: str
    strength: int
    defender: str
    against: int
    rule = "THR-BAT-02"

    def apply(self, state: Table) -> None:
        """Known to all."""


class HouseCardsRevealed(PublicEvent, frozen=True):
    """Both house cards are turned up together; they leave the hands."""

    cards: dict[str, str]
    rule = "THR-HCD-02"
    reveals = True

    def apply(self, state: Table) -> None:
        """Out of the hand, not yet in the discard pile (THR-RUL-52)."""
        for house, card in self.cards.items():
            hand = tuple(c for c in state.houses[house].hand if c != card)
            _house(state, house, hand=hand)


class AbilityWorked(PublicEvent, frozen=True):
    """The text of a house card takes effect."""

    house: str
    card: str
    rule = "THR-HCD-03"

    def apply(self, state: Table) -> None:
        """What it does has events of its own."""


class BladeUsed(PublicEvent, frozen=True):
    """The Valyrian Steel Blade is drawn."""

    house: str
    rule = "THR-VSB-01"

    def apply(self, state: Table) -> None:
        """Not again this turn."""
        state.turn = replace(state.turn, blade_used=True)


class BattleWon(PublicEvent, frozen=True):
    """A battle has a winner; totals by house, empty where strengths were not compared."""

    area: str
    winner: str
    loser: str
    totals: dict[str, int] = {}
    rule = "THR-BAT-10"

    def apply(self, state: Table) -> None:
        """What follows has events of its own."""


class HouseCardDiscarded(PublicEvent, frozen=True):
    """A house card goes to its owner's discard pile."""

    house: str
    card: str
    rule = "THR-HCD-05"

    def apply(self, state: Table) -> None:
        """From the hand, or from the battle."""
        house: House = state.houses[self.house]
        hand = tuple(c for c in house.hand if c != self.card)
        _house(state, self.house, hand=hand, discard=(*house.discard, self.card))


class HouseCardRecovered(PublicEvent, frozen=True):
    """A house card comes back from the discard pile."""

    house: str
    card: str
    rule = "THR-WIL-05"

    def apply(self, state: Table) -> None:
        """In hand again."""
        house: House = state.houses[self.house]
        discard = tuple(c for c in house.discard if c != self.card)
        _house(state, self.house, hand=(*house.hand, self.card), discard=discard)


class HandRefilled(PublicEvent, frozen=True):
    """An empty hand takes all seven cards back."""

    house: str
    rule = "THR-HCD-06"

    def apply(self, state: Table) -> None:
        """The discard pile becomes the hand."""
        house: House = state.houses[self.house]
        _house(state, self.house, hand=(*house.hand, *house.discard), discard=())
