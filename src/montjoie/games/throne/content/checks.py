"""Whether the files of a throne pack agree with one another and with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from montjoie.games.throne.content.base import Deck, Track
from montjoie.games.throne.content.board import board_problems
from montjoie.games.throne.content.files import Files, House
from montjoie.kernel.content import numbered, place, repeated_ids, unknown_ids
from montjoie.kernel.entries import id_problems
from montjoie.kernel.errors import Facts, Problem

CARDS_PER_HOUSE = 7
CARDS_PER_DECK = 10
ORDERS_PER_HOUSE = 15
SPECIAL_ORDERS_PER_HOUSE = 5


def problems(files: Files) -> Iterator[Problem]:
    """Every contradiction, in the order of the files."""
    yield from _ids(files)
    yield from board_problems(files.map)
    for index, house in enumerate(files.houses.houses):
        yield from _house(files, house, place("houses.json", "houses", index))
    yield from _influence(files)
    yield from _player_counts(files)
    yield from _options(files)
    yield from _house_cards(files)
    yield from _westeros_cards(files)
    yield from _decks(files)
    yield from _orders(files)
    yield from _units(files)
    yield from _tables(files)


def _ids(files: Files) -> Iterator[Problem]:
    """KER-PCK-05; a home and a neutral force for an area at most."""
    yield from id_problems(files.named())
    homes = (house.home for house in files.houses.houses)
    yield from repeated_ids(place("houses.json", "houses"), homes)
    forces = (force.area for force in files.tables.neutral_forces)
    yield from repeated_ids(place("tables.json", "neutral_forces"), forces)


def _house(files: Files, house: House, path: str) -> Iterator[Problem]:
    """The home and the starting units stand where such units live (THR-SET-11, THR-ACT-03)."""
    areas = {area.id: area for area in files.map.areas}
    units = {unit.id: unit for unit in files.tables.units}
    used: Counter[str] = Counter()
    starts = [force.area for force in house.start]
    yield from unknown_ids(path, [house.home, *starts], areas, "map.json")
    yield from repeated_ids(f"{path}.start", starts)
    if house.home in areas and areas[house.home].type == "sea":
        yield Problem(path, "THR-SET-11", "home-at-sea", {"area": house.home})
    for index, force in enumerate(house.start):
        here = f"{path}.start[{index}]"
        used.update(force.units)
        yield from unknown_ids(here, force.units, units, "tables.json")
        at_sea = force.area in areas and areas[force.area].type == "sea"
        for unit in force.units:
            if unit in units and force.area in areas and at_sea != (units[unit].domain == "sea"):
                facts = {"unit": unit, "area": force.area}
                yield Problem(here, "THR-ACT-03", "unit-out-of-place", facts)
    for unit, count in used.items():
        if unit in units and count > units[unit].per_house:
            limits: Facts = {"unit": unit, "count": count, "limit": units[unit].per_house}
            yield Problem(path, "THR-LIM-01", "too-many-start-units", limits)
    barrels = sum(areas[area].barrels for area in {house.home, *starts} if area in areas)
    if barrels != house.start_supply:
        supply: Facts = {"house": house.id, "barrels": barrels, "supply": house.start_supply}
        yield Problem(path, "THR-SET-12", "start-supply-differs", supply)


def _influence(files: Files) -> Iterator[Problem]:
    """THR-SET-08: on each of three tracks, each position from 1 on belongs to one house."""
    houses = files.houses.houses
    for missing in sorted({*get_args(Track)} - {track.id for track in files.tables.tracks}):
        path = place("tables.json", "tracks")
        yield Problem(path, "THR-SET-08", "track-missing", {"track": missing})
    for track in files.tables.tracks:
        taken = sorted(house.influence.get(track.id, 0) for house in houses)
        if taken != list(range(1, len(houses) + 1)):
            path = place("houses.json", "houses")
            yield Problem(path, "THR-SET-08", "track-positions", {"track": track.id})


def _player_counts(files: Files) -> Iterator[Problem]:
    """THR-PLR-01: as many houses in play as players, each number of players once."""
    counts = files.houses.player_counts
    known = [house.id for house in files.houses.houses]
    for path, entry in numbered("houses.json", "player_counts", counts):
        yield from unknown_ids(path, entry.houses, known, "houses.json")
        yield from repeated_ids(path, entry.houses)
        if len(entry.houses) != entry.players:
            facts = {"players": entry.players, "houses": len(entry.houses)}
            yield Problem(path, "THR-PLR-01", "houses-for-players", facts)
    players = (str(entry.players) for entry in counts)
    yield from repeated_ids(place("houses.json", "player_counts"), players)


def _options(files: Files) -> Iterator[Problem]:
    """THR-SET-13: an option re-orders the houses in play and adds or drops none."""
    in_play = {entry.players: sorted(entry.houses) for entry in files.houses.player_counts}
    for index, option in enumerate(files.houses.options):
        for track, houses in option.tracks.items():
            if sorted(houses) != in_play.get(option.players):
                path = place("houses.json", "options", index, "tracks", track)
                yield Problem(path, "THR-SET-13", "track-positions", {"track": track})


def _house_cards(files: Files) -> Iterator[Problem]:
    """THR-HCD-01: seven cards for each house; every timing in use is listed (THR-HCD-08)."""
    houses = [house.id for house in files.houses.houses]
    timings = [timing.id for timing in files.house_cards.timings]
    held = Counter(card.house for card in files.house_cards.cards)
    for path, card in numbered("house_cards.json", "cards", files.house_cards.cards):
        yield from unknown_ids(f"{path}.house", [card.house], houses, "houses.json")
        if card.ability:
            timing = [card.ability.timing]
            yield from unknown_ids(f"{path}.ability.timing", timing, timings, "house_cards.json")
    for house in houses:
        if held[house] != CARDS_PER_HOUSE:
            facts = {"house": house, "count": held[house], "expected": CARDS_PER_HOUSE}
            yield Problem("house_cards.json:$.cards", "THR-HCD-01", "cards-of-house", facts)


def _westeros_cards(files: Files) -> Iterator[Problem]:
    """What a card forbids or weakens exists (THR-WCD-07, THR-WCD-08, THR-WCD-09, THR-WCD-10)."""
    types = [entry.id for entry in files.tables.order_types]
    units = [unit.id for unit in files.tables.units]
    for path, card in numbered("westeros_cards.json", "cards", files.westeros_cards.cards):
        yield from unknown_ids(f"{path}.forbids", card.forbids, types, "tables.json")
        yield from unknown_ids(f"{path}.support_zero", card.support_zero, units, "tables.json")


def _decks(files: Files) -> Iterator[Problem]:
    """Three decks of ten known cards (THR-SET-07, THR-RUL-39)."""
    known = [card.id for card in files.westeros_cards.cards]
    for path, deck in numbered("westeros_cards.json", "decks", files.westeros_cards.decks):
        cards = [entry.card for entry in deck.cards]
        yield from unknown_ids(path, cards, known, "westeros_cards.json")
        yield from repeated_ids(path, cards)
        size = sum(entry.count for entry in deck.cards)
        if size != CARDS_PER_DECK:
            facts = {"deck": deck.id, "count": size, "expected": CARDS_PER_DECK}
            yield Problem(path, "THR-RUL-39", "cards-of-deck", facts)
    decks = {deck.id for deck in files.westeros_cards.decks}
    for missing in sorted({*get_args(Deck)} - decks):
        path = place("westeros_cards.json", "decks")
        yield Problem(path, "THR-SET-07", "deck-missing", {"deck": missing})


def _orders(files: Files) -> Iterator[Problem]:
    """THR-ORD-01: fifteen order tokens for each house, five of them special."""
    path = place("tables.json", "orders")
    orders = files.tables.orders
    types = [entry.id for entry in files.tables.order_types]
    yield from unknown_ids(path, (order.type for order in orders), types, "tables.json")
    count = sum(order.copies for order in orders)
    special = sum(order.copies for order in orders if order.special)
    if (count, special) != (ORDERS_PER_HOUSE, SPECIAL_ORDERS_PER_HOUSE):
        facts = {"count": count, "special": special}
        wanted = {"expected": ORDERS_PER_HOUSE, "expected_special": SPECIAL_ORDERS_PER_HOUSE}
        yield Problem(path, "THR-ORD-01", "orders-of-house", facts | wanted)


def _units(files: Files) -> Iterator[Problem]:
    """THR-MUS-07: a unit that can be upgraded to says from which unit and at what cost."""
    known = [unit.id for unit in files.tables.units]
    for path, unit in numbered("tables.json", "units", files.tables.units):
        if unit.upgrade_from is not None:
            yield from unknown_ids(path, [unit.upgrade_from], known, "tables.json")
        if (unit.upgrade_from is None) != (unit.upgrade_cost is None):
            yield Problem(path, "THR-MUS-07", "half-an-upgrade", {"unit": unit.id})


def _tables(files: Files) -> Iterator[Problem]:
    """Supply, stars, wildlings, neutral forces (THR-SUP-01, THR-INF-03, THR-WIL-01, THR-NEU-01)."""
    tables = files.tables
    levels = [entry.level for entry in tables.supply_table]
    if levels != list(range(7)):
        yield Problem("tables.json:$.supply_table", "THR-SUP-01", "supply-levels")
    for index, entry in enumerate(tables.supply_table):
        if list(entry.armies) != sorted(entry.armies, reverse=True):
            path = place("tables.json", "supply_table", index)
            yield Problem(path, "THR-SUP-01", "armies-unsorted", {"level": entry.level})
    stars = list(tables.kings_court_stars.by_position)
    if len(stars) != len(files.houses.houses) or stars != sorted(stars, reverse=True):
        facts = {"houses": len(files.houses.houses)}
        yield Problem("tables.json:$.kings_court_stars", "THR-INF-03", "stars-row", facts)
    track = tables.wildling_track
    rising = list(track.spaces) == sorted(set(track.spaces))
    if not rising or not {track.start, track.after_attack} <= set(track.spaces):
        yield Problem("tables.json:$.wildling_track", "THR-WIL-01", "wildling-spaces")
    structures = [structure.id for structure in tables.structures]
    built = [area.structure for area in files.map.areas if area.structure]
    yield from unknown_ids(place("map.json", "areas"), set(built), structures, "tables.json")
    areas = {area.id: area for area in files.map.areas}
    for path, force in numbered("tables.json", "neutral_forces", tables.neutral_forces):
        yield from unknown_ids(path, [force.area], areas, "map.json")
        if force.area in areas and areas[force.area].type == "sea":
            yield Problem(path, "THR-NEU-01", "neutral-at-sea", {"area": force.area})
