"""The content of throne: board, houses, cards and tables, frozen and shared by all matches.

Structures for the hot loops of the rules: plain dicts, tuples and frozensets keyed by id. Read
them, never write them. What a pack may say is in `files.py` and `tables.py`, what it must not
contradict in `checks.py` and `board.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from montjoie.games.throne.content.base import (
    Deck,
    OrderType,
    Structure,
    Timing,
    Track,
)
from montjoie.games.throne.content.board import adjacency
from montjoie.games.throne.content.checks import problems
from montjoie.games.throne.content.files import Files, House, Option, WesterosCard
from montjoie.games.throne.content.tables import OrderToken, Power, UnitType, WildlingLosses
from montjoie.kernel import content as packs
from montjoie.kernel.entries import names


class Area(Struct, frozen=True):
    """An area of the board, with what the rules ask of it."""

    id: str
    sea: bool
    island: bool
    structure: Structure | None
    muster: int
    barrels: int
    crowns: int
    home_of: str | None


class Card(Struct, frozen=True):
    """A house card (THR-HCD-01); `ability` names the code of its text, if it has one."""

    id: str
    house: str
    strength: int
    swords: int
    fortifications: int
    ability: str | None
    timing: Timing | None
    optional: bool


class PlayerCount(Struct, frozen=True):
    """A number of players: who plays, who is absent, the starting tracks (THR-PLR-05)."""

    players: int
    houses: tuple[str, ...]
    absent: tuple[str, ...]
    instant_victory: int
    tracks: dict[Track, tuple[str, ...]]


class Content(Struct, frozen=True, kw_only=True):
    """Everything that never changes during a match of throne."""

    areas: dict[str, Area]
    lands: tuple[str, ...]
    homes: dict[str, str]  # the house that is at home there, by area
    seas: tuple[str, ...]
    victory_areas: tuple[str, ...]
    neighbours: dict[str, tuple[str, ...]]
    land_neighbours: dict[str, tuple[str, ...]]
    sea_neighbours: dict[str, tuple[str, ...]]
    rivers: frozenset[frozenset[str]]
    houses: dict[str, House]
    house_order: tuple[str, ...]
    player_counts: dict[int, PlayerCount]
    options: dict[str, Option]
    cards: dict[str, Card]
    house_cards: dict[str, tuple[str, ...]]
    westeros_cards: dict[str, WesterosCard]
    decks: dict[Deck, tuple[str, ...]]
    mammoths: dict[Deck, dict[str, int]]
    supply_table: tuple[tuple[int, ...], ...]
    stars: tuple[int, ...]
    wildling_track: tuple[int, ...]
    wildling_start: int
    wildling_after_attack: int
    wildling_losses: WildlingLosses
    turns: int
    turns_without_westeros: frozenset[int]
    orders: dict[str, OrderToken]
    order_types: tuple[OrderType, ...]
    units: dict[str, UnitType]
    muster: dict[Structure, int]
    tokens: dict[Track, str]
    power: Power
    neutral_forces: dict[str, int]
    names: dict[str, dict[str, str]]
    texts: dict[str, dict[str, str]]


def build(files: Files) -> Content:
    """The content that sound files make."""
    tables, events = files.tables, files.westeros_cards
    areas = _areas(files)
    neighbours = adjacency(files.map)
    by_house = {house.id: house for house in files.houses.houses}
    return Content(
        areas=areas,
        lands=tuple(area.id for area in areas.values() if not area.sea),
        homes={area.id: area.home_of for area in areas.values() if area.home_of},
        seas=tuple(area.id for area in areas.values() if area.sea),
        victory_areas=tuple(area.id for area in areas.values() if area.structure),
        neighbours=neighbours,
        land_neighbours=_only(neighbours, areas, sea=False),
        sea_neighbours=_only(neighbours, areas, sea=True),
        rivers=frozenset(frozenset(river.between) for river in files.map.rivers if not river.bridge),
        houses=by_house,
        house_order=tuple(by_house),
        player_counts=_player_counts(files),
        options={option.id: option for option in files.houses.options},
        cards=_cards(files),
        house_cards={
            house: tuple(card.id for card in files.house_cards.cards if card.house == house)
            for house in by_house
        },
        westeros_cards={card.id: card for card in events.cards},
        decks={
            deck.id: tuple(entry.card for entry in deck.cards for _ in range(entry.count))
            for deck in events.decks
        },
        mammoths={deck.id: {entry.card: entry.mammoths for entry in deck.cards} for deck in events.decks},
        supply_table=tuple(entry.armies for entry in tables.supply_table),
        stars=tables.kings_court_stars.by_position,
        wildling_track=tables.wildling_track.spaces,
        wildling_start=tables.wildling_track.start,
        wildling_after_attack=tables.wildling_track.after_attack,
        wildling_losses=tables.wildling_losses,
        turns=tables.turn_track.turns,
        turns_without_westeros=frozenset(tables.turn_track.without_westeros_phase),
        orders={order.id: order for order in tables.orders},
        order_types=tuple(entry.id for entry in tables.order_types),
        units={unit.id: unit for unit in tables.units},
        muster={structure.id: structure.muster for structure in tables.structures},
        tokens={track.id: track.token.id for track in tables.tracks},
        power=tables.power,
        neutral_forces={force.area: force.strength for force in tables.neutral_forces},
        names=packs.by_language(names(files.named())),
        texts=packs.by_language(files.texts()),
    )


PACK_TYPE = packs.PackType(game="throne", files=Files, check=problems, build=build)


def load() -> Content:
    """The content of the base pack."""
    return packs.base(PACK_TYPE).content


def _areas(files: Files) -> dict[str, Area]:
    muster = {structure.id: structure.muster for structure in files.tables.structures}
    homes = {house.home: house.id for house in files.houses.houses}
    return {
        area.id: Area(
            id=area.id,
            sea=area.type == "sea",
            island=area.type == "island",
            structure=area.structure,
            muster=muster[area.structure] if area.structure else 0,
            barrels=area.barrels,
            crowns=area.crowns,
            home_of=homes.get(area.id),
        )
        for area in files.map.areas
    }


def _only(
    neighbours: Mapping[str, tuple[str, ...]], areas: Mapping[str, Area], *, sea: bool
) -> dict[str, tuple[str, ...]]:
    return {
        area: tuple(other for other in others if areas[other].sea == sea)
        for area, others in neighbours.items()
    }


def _player_counts(files: Files) -> dict[int, PlayerCount]:
    """Absent houses leave no gap on the tracks (THR-SET-08, THR-PLR-04)."""
    every = {house.id: house for house in files.houses.houses}
    counts = {}
    for entry in files.houses.player_counts:
        tracks: dict[Track, tuple[str, ...]] = {}
        for track in files.tables.tracks:
            position = {house: every[house].influence[track.id] for house in entry.houses}
            tracks[track.id] = tuple(sorted(position, key=position.__getitem__))
        counts[entry.players] = PlayerCount(
            players=entry.players,
            houses=entry.houses,
            absent=tuple(house for house in every if house not in entry.houses),
            instant_victory=entry.instant_victory,
            tracks=tracks,
        )
    return counts


def _cards(files: Files) -> dict[str, Card]:
    return {
        card.id: Card(
            id=card.id,
            house=card.house,
            strength=card.strength,
            swords=card.swords,
            fortifications=card.fortifications,
            ability=card.ability.id if card.ability else None,
            timing=card.ability.timing if card.ability else None,
            optional=card.ability.optional if card.ability else False,
        )
        for card in files.house_cards.cards
    }
