"""The tables of westeros, and who sees them: units, ground, sides, commanders, cards, tokens."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from montjoie.games.westeros.content import Content
from montjoie.games.westeros.content.effects import ALWAYS, AttackIf
from montjoie.kernel import PUBLIC, Engine, LastingRow, Row, State, counted, private

HOUSES = ("stark", "lannister")
RANKS = ("green", "blue", "red")
SYMBOLS = ("green", "blue", "red", "valor", "morale")


def enemy_of(house: str) -> str:
    """The other House."""
    return HOUSES[1 - HOUSES.index(house)]


def round_colour(number: int) -> str:
    """The colour of a space of the round track; it alternates from white (WES-RND-03)."""
    return "white" if number % 2 else "black"


class Unit(Row, frozen=True):
    """A unit on the battlefield: all its figures stand in one hex (WES-UNI-02, WES-HEX-05), never split and
    never joined to another unit (WES-UNI-05); card and rank give its order table (WES-UNI-07)."""

    house: str
    card: str  # its unit card
    rank: str  # the colour of its banner (WES-UNI-06)
    hex: str  # "COLUMN,ROW"
    figures: int
    commander: str = ""  # the commander card of its banner bearer
    spent: bool = False  # activated since it was last rallied (WES-RUL-12)
    partner: str = ""  # the unit it is engaged with (WES-ENG-01)
    token: str = ""  # the House whose engagement token lies between them


class Ground(Row, frozen=True):
    """A hex: its terrain, the token on it, its fire level."""

    terrain: str
    overlay: str = ""
    fire: int = 0
    devastated: bool = False  # plains for every purpose (WES-TER-08)


class Side(Row, frozen=True):
    """What lies open before a player."""

    seat: str = ""
    edge: str = "north"
    command_tokens: int = 0  # on the command board
    pool: dict[str, int] = {}  # order tokens by symbol
    points: int = 0
    passed: bool = False
    discard: tuple[str, ...] = ()
    captured: tuple[str, ...] = ()  # enemy commander cards


class Commander(Row, frozen=True):
    """A commander card in play; captured ones keep their tokens until the next refresh (WES-RUL-25)."""

    house: str
    unit: str  # nothing once captured
    tokens: int = 0
    committed: bool = False


class Hand(Row, frozen=True):
    """The command cards a player holds."""

    house: str
    cards: tuple[str, ...] = ()


class Deck(Row, frozen=True):
    """A command deck, top card first."""

    house: str
    cards: tuple[str, ...] = ()


class Objective(Row, frozen=True):
    """A scoring hex and who controls it."""

    hex: str
    control: str = ""


class Token(Row, frozen=True):
    """A token of the battle plan: strategy, Edmure, archers, targets, tents kept, Catelyn ..."""

    kind: str
    hex: str = ""
    face: str = ""  # what it is, where that can be secret
    owner: str = ""  # the House that may look at it
    face_up: bool = True
    carrier: str = ""  # the unit that carries it


class Lasting(LastingRow, frozen=True):
    """Something a card or an ability changes for a while."""

    house: str
    source: str
    until: str = "turn"  # turn, round or always
    n: int = 0
    units: tuple[str, ...] = ()  # whom it touches
    when: str = ""  # the attacks or events it speaks of
    keyword: str = ""
    scope: str = ""  # in the place of units: enemies, zone (friends in that of its source), nobody
    only_if: AttackIf = ALWAYS
    hexes: int = 0


class Course(Row, frozen=True):
    """The course of the battle: round, morale marker, momentum, first player."""

    plan: str
    round: int = 1
    marker: int = 0  # spaces from the start: above 0 on Lannister's side, below on Stark's
    momentum: str = "stark"
    first: str = ""


def player_of(g: G, thing: Any) -> str:
    """The seat that plays the House of a row or an event."""
    return g.state.sides[thing.house].seat


class TokenFaceDown(Struct, frozen=True):
    """A token that lies face down, as those see it who may not look at it."""

    kind: str
    hex: str
    owner: str
    face_up: bool = False


def token_face(g: G, token: Token, seat: str | None) -> Token | TokenFaceDown:
    """The face of a token that lies face down is its owner's secret."""
    if token.face_up or (seat is not None and token.owner and g.state.sides[token.owner].seat == seat):
        return token
    return TokenFaceDown(token.kind, token.hex, token.owner)


class Field(State):
    """Everything on the battlefield and before the players."""

    course: Course
    sides: dict[str, Side]
    units: dict[str, Unit] = {}
    ground: dict[str, Ground] = {}
    commanders: dict[str, Commander] = {}
    objectives: dict[str, Objective] = {}
    hands: dict[str, Hand] = {}
    decks: dict[str, Deck] = {}
    tokens: dict[str, Token] = {}
    effects: dict[str, Lasting] = {}
    tally: dict[str, int] = msgspec.field(default_factory=dict)  # what the plan counts

    AUDIENCES = {
        "course": PUBLIC,
        "sides": PUBLIC,
        "units": PUBLIC,
        "ground": PUBLIC,
        "commanders": PUBLIC,
        "objectives": PUBLIC,
        "hands": private(player_of, counted(cards="size")),  # chapter 6 of the rulebook
        "decks": counted(cards="size"),
        "tokens": token_face,
        "effects": PUBLIC,
        "tally": PUBLIC,
    }


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What players agree on: the battle, who plays which House, the errata on retreats (WES-RUL-23)."""

    plan: str = "clash_on_the_kingsroad"
    houses: Literal["auto", "random"] | list[str] = "auto"
    directional_retreat: bool = False


G: TypeAlias = Engine[Field, Content, Options]
