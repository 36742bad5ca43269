"""The files of a throne pack: what `map.json`, `houses.json` and the card files may say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from montjoie.games.throne.content.base import Deck, OrderType, Structure, Timing, Track
from montjoie.games.throne.content.tables import TablesFile
from montjoie.kernel.content import Confidence, HasName, Id, Line, PackFile, Text, place
from montjoie.kernel.entries import Count, Fact, Named, NamedFact, Several, ToldFact, named

Color = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Point = tuple[int, int]
Polygon = Annotated[tuple[Point, ...], Meta(min_length=3)]
Pair = tuple[Id, Id]


# map.json


class Canvas(Fact, frozen=True):
    """The sheet on which the board is drawn."""

    width: Several
    height: Several
    origin: Literal["top left"]


class AreaEntry(NamedFact, frozen=True, kw_only=True):
    """An area: what is printed on it and how it is drawn."""

    type: Literal["land", "island", "sea"]
    structure: Structure | None = None
    barrels: Count = 0
    crowns: Count = 0
    name_confidence: Confidence
    rulebook_confirms: tuple[Literal["type", "structure", "barrels", "crowns"], ...] = ()
    label: Point
    label_max_width: Several
    unit_anchor: Point
    order_anchor: Point
    polygon: Polygon
    holes: tuple[Id, ...] = ()


class Border(Fact, frozen=True):
    """Two areas that are adjacent; `corner` where the drawing has them meet at a point only."""

    between: Pair
    corner: bool = False


class Bridge(Struct, frozen=True, forbid_unknown_fields=True):
    """A crossing of a river, named after an area."""

    at: Point
    named: Id


class River(Fact, frozen=True, kw_only=True):
    """A river between two land areas: closed, or open at its bridge."""

    between: Pair
    name: Text
    bridge: Bridge | None = None
    line: Annotated[tuple[Point, ...], Meta(min_length=2)]


class Junction(Fact, frozen=True):
    """A point where several areas meet, each adjacent to all the others."""

    at: Point
    areas: Annotated[tuple[Id, ...], Meta(min_length=3)]


class Apart(Fact, frozen=True):
    """Two areas that one might think adjacent and that are not."""

    between: Pair


class Unplayable(NamedFact, frozen=True):
    """A region of the drawing that is no area."""

    polygon: Polygon


class MapFile(PackFile, frozen=True):
    """`map.json`: the board."""

    canvas: Canvas
    areas: tuple[AreaEntry, ...]
    borders: tuple[Border, ...]
    rivers: tuple[River, ...]
    junctions: tuple[Junction, ...] = ()
    unplayable: tuple[Unplayable, ...] = ()
    not_adjacent: tuple[Apart, ...] = ()


# houses.json


class StartForce(Struct, frozen=True, forbid_unknown_fields=True):
    """The units a house starts with in one area."""

    area: Id
    units: dict[Id, Several]


class House(NamedFact, frozen=True):
    """A house: its look and its start card."""

    color: Color
    text_color: Color
    sigil: Text
    home: Id
    start: tuple[StartForce, ...]
    start_supply: Count
    influence: dict[Track, Several]
    confidence_detail: dict[str, Confidence] = field(default_factory=dict)


class PlayerCountEntry(Fact, frozen=True):
    """A number of players: who plays, and how many areas win at once."""

    players: Several
    houses: tuple[Id, ...]
    instant_victory: Several


class Option(ToldFact, frozen=True):
    """A variant of the set-up: tracks that differ for one number of players."""

    players: Several
    tracks: dict[Track, tuple[Id, ...]]


class HousesFile(PackFile, frozen=True):
    """`houses.json`: the houses and the set-ups."""

    houses: tuple[House, ...]
    player_counts: tuple[PlayerCountEntry, ...]
    options: tuple[Option, ...] = ()


# house_cards.json


class TimingEntry(Named, frozen=True):
    """A moment at which abilities are worked."""

    id: Timing


class Ability(Fact, frozen=True):
    """The text of a house card; what it does is code, joined by the id."""

    id: Id
    timing: Timing
    optional: bool
    text: Text


class CardEntry(NamedFact, frozen=True):
    """A house card."""

    house: Id
    strength: Annotated[int, Meta(ge=0, le=3)]
    swords: Count
    fortifications: Count
    ability: Ability | None = None
    alias: tuple[Line, ...] = ()


class HouseCardsFile(PackFile, frozen=True):
    """`house_cards.json`: the leaders, house by house."""

    timings: tuple[TimingEntry, ...]
    cards: tuple[CardEntry, ...]


# westeros_cards.json


class WesterosCard(ToldFact, frozen=True, kw_only=True):
    """An event: what it forbids this turn, and the rule that works it."""

    forbids: tuple[OrderType, ...] = ()
    support_zero: tuple[Id, ...] = ()
    rule: Annotated[str, Meta(pattern="^THR-[A-Z]{3}-[0-9]{2}$")]


class DeckCard(Fact, frozen=True):
    """How often a card is in a deck, and whether it shows a mammoth (THR-WES-02: at most one)."""

    card: Id
    count: Several
    mammoths: Annotated[int, Meta(ge=0, le=1)]
    mammoths_confidence: Confidence


class DeckEntry(Named, frozen=True):
    """One of the three decks."""

    id: Deck
    cards: tuple[DeckCard, ...]


class WesterosCardsFile(PackFile, frozen=True):
    """`westeros_cards.json`: the events and their decks."""

    cards: tuple[WesterosCard, ...]
    decks: tuple[DeckEntry, ...]


class Files(Struct, frozen=True):
    """The data files of a pack, one field each."""

    map: MapFile
    houses: HousesFile
    house_cards: HouseCardsFile
    westeros_cards: WesterosCardsFile
    tables: TablesFile

    def named(self) -> dict[str, Sequence[HasName]]:
        """Every list of things with an id and a name, by its path; the large tokens stand in their tracks."""
        tokens = [track.token for track in self.tables.tracks]
        return {**named(self), place("tables.json", "tracks[*].token"): tokens}

    def texts(self) -> Iterator[tuple[str, Text]]:
        """Every text of the pack with the id it explains."""
        for card in self.house_cards.cards:
            if card.ability:
                yield card.id, card.ability.text
        for event in self.westeros_cards.cards:
            yield event.id, event.text
        for track in self.tables.tracks:
            yield track.token.id, track.token.text
        for option in self.houses.options:
            yield option.id, option.text
