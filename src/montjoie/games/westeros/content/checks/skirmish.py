"""Whether skirmishes can be set up from their cards (chapter SKI)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import get_args

from montjoie.games.westeros.content.base import House
from montjoie.games.westeros.content.checks.plans import limit_problems
from montjoie.games.westeros.content.checks.victory import victory_problems
from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.skirmish import SetupCard, SummaryCard
from montjoie.kernel.content import place, unknown_ids
from montjoie.kernel.errors import Facts, Problem

FILE = "skirmish.json"
CARDS_PER_HOUSE = 8


def skirmish_problems(files: Files) -> Iterator[Problem]:
    """Every problem of the skirmish file; the box is counted once the cards are sound."""
    flaws = [*_setup_cards(files)]
    yield from flaws
    for index, summary in enumerate(files.skirmish.summary_cards):
        path = place(FILE, "summary_cards", index)
        yield from _summary(files, summary, index, path)
        if not flaws:
            yield from _box(files, summary, path)


def _setup_cards(files: Files) -> Iterator[Problem]:
    """Eight cards a House (WES-SKI-03), with commanders, units and terrain that exist and are its own."""
    units = {entry.id: entry.house for entry in files.unit_cards.units}
    commanders = {entry.id: units[entry.unit_card] for entry in files.commanders.commanders}
    terrain = [entry.id for entry in files.terrain.terrain]
    cards = files.skirmish.setup_cards
    for index, card in enumerate(cards):
        path = place(FILE, "setup_cards", index)
        leaders = [card.commander.commander] if card.commander else []
        kinds = [entry.unit_card for entry in card.units]
        yield from unknown_ids(f"{path}.commander", leaders, commanders, "commanders.json")
        yield from unknown_ids(f"{path}.units", kinds, units, "unit_cards.json")
        pieces = (entry.terrain for entry in card.terrain)
        yield from unknown_ids(f"{path}.terrain", pieces, terrain, "terrain.json")
        for given in (*leaders, *kinds):
            if (units | commanders).get(given, card.house) != card.house:
                facts: Facts = {"house": card.house, "given": given}
                yield Problem(path, "WES-GEN-02", "unit-other-house", facts)
    held = Counter(card.house for card in cards)
    for house in get_args(House):
        if held[house] != CARDS_PER_HOUSE:
            facts = {"house": house, "count": held[house], "expected": CARDS_PER_HOUSE}
            yield Problem(place(FILE, "setup_cards"), "WES-SKI-03", "setup-cards", facts)


def _summary(files: Files, summary: SummaryCard, index: int, path: str) -> Iterator[Problem]:
    """Edges, segments and limits as for a plan; the cards drawn are there (WES-SKI-10, WES-SKI-11)."""
    if summary.edges.north == summary.edges.south:
        facts: Facts = {"house": summary.edges.north}
        yield Problem(f"{path}.edges", "WES-SKI-02", "edges-of-one-house", facts)
    for house in get_args(House):
        if house not in summary.morale_ends:
            yield Problem(f"{path}.morale_ends", "WES-SKI-07", "house-left-out", {"house": house})
    rounds, tokens = summary.round_limit, summary.command_tokens
    yield from limit_problems(files, rounds, tokens, FILE, "summary_cards", index)
    yield from victory_problems(files, summary.victory, f"{path}.victory")
    drawn = summary.commanders.max_count + summary.unit_value + summary.terrain_value
    if drawn > CARDS_PER_HOUSE:
        facts = {"count": drawn, "limit": CARDS_PER_HOUSE}
        yield Problem(path, "WES-SKI-10", "too-many-setup-cards", facts)


def _box(files: Files, summary: SummaryCard, path: str) -> Iterator[Problem]:
    """Whatever commanders are chosen and whatever cards drawn, the figures suffice (WES-SKI-10)."""
    limits = {entry.id: entry.figures_in_box for entry in files.unit_cards.units}
    most: Counter[str] = Counter()
    for house in get_args(House):
        cards = [card for card in files.skirmish.setup_cards if card.house == house]
        for chosen in _choices(files, summary, cards):
            rest = [card for card in cards if card not in chosen]
            led = _led(files, chosen)
            for drawn in combinations(rest, summary.unit_value):
                most |= led + _built(files, drawn)
    for unit, count in most.items():
        if count > limits[unit]:
            facts: Facts = {"unit": unit, "count": count, "limit": limits[unit]}
            yield Problem(path, "WES-SKI-10", "too-many-figures", facts)


def _choices(files: Files, summary: SummaryCard, cards: list[SetupCard]) -> Iterator[tuple[SetupCard, ...]]:
    """The sets of commanders a player may choose (WES-SKI-03, WES-SKI-04, WES-RUL-54)."""
    figures = {entry.id: entry.figure for entry in files.commanders.commanders}
    limits = summary.commanders
    for count in range(1, limits.max_count + 1):
        for chosen in combinations([card for card in cards if card.commander], count):
            leaders = [card.commander for card in chosen if card.commander]
            alone = len({figures[each.commander] for each in leaders}) == count
            if alone and sum(each.value for each in leaders) <= limits.max_total_value:
                yield chosen


def _led(files: Files, chosen: tuple[SetupCard, ...]) -> Counter[str]:
    """The normal figures of the commander units (WES-SET-10)."""
    cards = {entry.id: entry.unit_card for entry in files.commanders.commanders}
    strength = {entry.id: entry.strength for entry in files.unit_cards.units}
    used: Counter[str] = Counter()
    for card in chosen:
        if card.commander:
            unit = cards[card.commander.commander]
            used[unit] += strength[unit] - 1
    return used


def _built(files: Files, drawn: tuple[SetupCard, ...]) -> Counter[str]:
    """The figures of the units on the cards drawn."""
    strength = {entry.id: entry.strength for entry in files.unit_cards.units}
    used: Counter[str] = Counter()
    for entry in (entry for card in drawn for entry in card.units):
        used[entry.unit_card] += strength[entry.unit_card] * entry.count
    return used
