"""The tables of throne, and who sees them: one screen for everything that lies on the board."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from montjoie.games.throne.content import Content
from montjoie.kernel import PUBLIC, Engine, Row, State

KINDS = ("footman", "knight", "ship")
TRACKS = ("iron_throne", "fiefdoms", "kings_court")


class Units(Row, frozen=True):
    """A number of footmen, knights and ships."""

    footman: int = 0
    knight: int = 0
    ship: int = 0

    def __add__(self, other: Units) -> Units:
        return Units(self.footman + other.footman, self.knight + other.knight, self.ship + other.ship)

    def __sub__(self, other: Units) -> Units:
        return Units(self.footman - other.footman, self.knight - other.knight, self.ship - other.ship)

    def __bool__(self) -> bool:
        return self.footman > 0 or self.knight > 0 or self.ship > 0

    @property
    def total(self) -> int:
        """How many units these are."""
        return self.footman + self.knight + self.ship

    def count(self, kind: str) -> int:
        """How many of a kind."""
        number: int = getattr(self, kind)
        return number

    def items(self) -> list[tuple[str, int]]:
        """The kinds present, with their numbers."""
        return [(kind, n) for kind in KINDS if (n := self.count(kind))]

    def covers(self, other: Units) -> bool:
        """Whether the other units are among these."""
        return self.footman >= other.footman and self.knight >= other.knight and self.ship >= other.ship


NONE = Units()


class Army(Row, frozen=True):
    """All the units a house has in one area; routed ones lie on their side."""

    house: str
    ready: Units = NONE
    routed: Units = NONE

    @property
    def size(self) -> int:
        """How many units, routed ones included (THR-SUP-03)."""
        return self.ready.total + self.routed.total

    @property
    def units(self) -> Units:
        """All the units, ready and routed."""
        return self.ready + self.routed


class House(Row, frozen=True):
    """What lies in front of a player: power, supply level, house cards (open to all, THR-RUL-51)."""

    seat: str
    power: int
    supply: int
    hand: tuple[str, ...]
    discard: tuple[str, ...] = ()


class Order(Row, frozen=True):
    """An order token lying face up in an area."""

    house: str
    token: str


class PowerToken(Row, frozen=True):
    """A power token that marks control of a land area."""

    house: str


class Neutral(Row, frozen=True):
    """A neutral force: printed on the board, or the units of an absent house."""

    strength: int
    house: str = ""
    units: Units = NONE


class Track(Row, frozen=True):
    """An influence track: houses from position 1 on, and who holds its large token."""

    order: tuple[str, ...]
    holder: str


class Deck(Row, frozen=True):
    """A Westeros deck, top card first; the `known` lowest cards are known to all."""

    cards: tuple[str, ...]
    known: int = 0


class Turn(Row, frozen=True):
    """The turn marker, the wildling token, this turn's Westeros cards and what has been used."""

    number: int = 1
    wildlings: int = 0
    cards: tuple[str, ...] = ()
    blade_used: bool = False
    raven_used: bool = False


class KnownDeck(Struct, frozen=True):
    """As much of a deck as everybody knows: how many cards are hidden, and those at the bottom."""

    hidden: int
    bottom: tuple[str, ...]


def known_cards(g: G, deck: Deck, seat: str | None) -> KnownDeck:
    """Nobody knows the order of a deck but for the cards put under it since its last shuffle."""
    hidden = len(deck.cards) - deck.known
    return KnownDeck(hidden, deck.cards[hidden:])


class Table(State):
    """Everything on the board and in front of the players."""

    houses: dict[str, House]
    tracks: dict[str, Track]
    neutrals: dict[str, Neutral]
    armies: dict[str, Army] = {}
    attackers: dict[str, Army] = {}  # units that marched into an area where a battle is being fought
    orders: dict[str, Order] = {}
    power_tokens: dict[str, PowerToken] = {}
    decks: dict[str, Deck] = {}
    turn: Turn = msgspec.field(default_factory=Turn)

    # Orders are placed by sealed answers and lie face up as soon as they are on the board, so the
    # decks are the only secret of the table (THR-PLN-09, THR-HCD-04, THR-CMP-03).
    AUDIENCES = {
        "houses": PUBLIC,
        "tracks": PUBLIC,
        "armies": PUBLIC,
        "attackers": PUBLIC,
        "orders": PUBLIC,
        "power_tokens": PUBLIC,
        "neutrals": PUBLIC,
        "decks": known_cards,
        "turn": PUBLIC,
    }


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What players may agree on before the start (THR-SET-05, THR-SET-13)."""

    houses: Literal["auto", "random"] | list[str] = "auto"
    competitive: bool = False


G: TypeAlias = Engine[Table, Content, Options]
