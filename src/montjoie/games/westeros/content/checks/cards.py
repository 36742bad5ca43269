"""Whether unit cards, commanders and command cards fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from montjoie.games.westeros.content.base import House, Rank
from montjoie.games.westeros.content.effects import AnyOp, Condition, Order, ToUnits
from montjoie.games.westeros.content.files import Files
from montjoie.kernel.content import numbered, place, repeated_ids, unknown_ids
from montjoie.kernel.errors import Problem

BASIC_CARDS = 10
CARDS_PER_FIGURE = 5


def card_problems(files: Files) -> Iterator[Problem]:
    """Every contradiction of the three files."""
    yield from _unit_cards(files)
    yield from _commanders(files)
    yield from _command_cards(files)
    yield from _decks(files)


def _unit_cards(files: Files) -> Iterator[Problem]:
    """A row of orders for each rank (WES-ACT-03); melee reaches adjacent hexes only (WES-CBT-07)."""
    known = [keyword.id for keyword in files.unit_cards.keywords]
    for path, unit in numbered("unit_cards.json", "units", files.unit_cards.units):
        mine = [keyword.id for keyword in unit.keywords]
        yield from unknown_ids(f"{path}.keywords", mine, known, "unit_cards.json")
        yield from repeated_ids(f"{path}.keywords", mine)
        for missing in sorted({*get_args(Rank)} - unit.order_table.keys()):
            facts = {"unit": unit.id, "rank": missing}
            yield Problem(f"{path}.order_table", "WES-ACT-03", "order-row-missing", facts)
        if unit.attack == "melee" and unit.range != 1:
            yield Problem(f"{path}.range", "WES-CBT-07", "melee-range", {"unit": unit.id})


def _commanders(files: Files) -> Iterator[Problem]:
    """A commander leads a unit of his House (WES-SET-10) and sits as its other figures do."""
    figures = {figure.id: figure for figure in files.commanders.figures}
    units = {unit.id: unit for unit in files.unit_cards.units}
    traits = [trait.id for trait in files.commanders.traits]
    entries = files.commanders.commanders
    yield from repeated_ids(place("commanders.json", "commanders"), (entry.id for entry in entries))
    for path, entry in numbered("commanders.json", "commanders", entries):
        yield from unknown_ids(f"{path}.figure", [entry.figure], figures, "commanders.json")
        yield from unknown_ids(f"{path}.unit_card", [entry.unit_card], units, "unit_cards.json")
        yield from unknown_ids(f"{path}.traits", entry.traits, traits, "commanders.json")
        yield from _ops(f"{path}.unit_ability.ops", entry.unit_ability.ops)
        yield from _ops(f"{path}.commit_ability.ops", entry.commit_ability.ops)
        if entry.figure in figures and entry.unit_card in units:
            figure, unit = figures[entry.figure], units[entry.unit_card]
            facts = {"commander": entry.figure, "unit": unit.id}
            if figure.house != unit.house:
                yield Problem(path, "WES-SET-10", "commander-other-house", facts)
            if figure.mounted != (unit.unit_class == "cavalry"):
                yield Problem(path, "WES-SET-10", "commander-mount", facts)


def _command_cards(files: Files) -> Iterator[Problem]:
    """A card is of its figure's House (WES-DCK-02); a tactic has a condition (WES-TAC-02)."""
    figures = {figure.id: figure.house for figure in files.commanders.figures}
    for path, card in numbered("command_cards.json", "cards", files.command_cards.cards):
        if card.figure is not None:
            yield from unknown_ids(f"{path}.figure", [card.figure], figures, "commanders.json")
            if figures.get(card.figure, card.house) != card.house:
                facts = {"card": card.id, "commander": card.figure}
                yield Problem(path, "WES-DCK-02", "card-other-house", facts)
        for number, command in enumerate(card.commands):
            yield from _ops(f"{path}.commands[{number}].ops", command.ops)
        if card.tactic:
            yield from _ops(f"{path}.tactic.ops", card.tactic.ops)
            if card.tactic.condition == Condition():
                where = f"{path}.tactic.condition"
                yield Problem(where, "WES-TAC-02", "tactic-without-condition", {"card": card.id})


def _ops(path: str, ops: Sequence[AnyOp]) -> Iterator[Problem]:
    """What an op says of the one before it needs one before it (WES-CRD-01)."""
    for index, op in enumerate(ops):
        if not isinstance(op, ToUnits):
            continue
        before = ops[:index]
        if op.who == "same" and not any(isinstance(each, ToUnits) for each in before):
            yield Problem(f"{path}[{index}].who", "WES-CRD-01", "nothing-before", {"word": op.who})
        near = op.filter.adjacent_to
        if near == "previous_ordered" and not any(isinstance(each, Order) for each in before):
            where = f"{path}[{index}].filter.adjacent_to"
            yield Problem(where, "WES-CRD-01", "nothing-before", {"word": near})


def _decks(files: Files) -> Iterator[Problem]:
    """Ten basic cards for each House (WES-DCK-01), five for each figure (WES-DCK-02)."""
    path = place("command_cards.json", "cards")
    basic = Counter(card.house for card in files.command_cards.cards if card.figure is None)
    for house in get_args(House):
        if basic[house] != BASIC_CARDS:
            facts = {"house": house, "count": basic[house], "expected": BASIC_CARDS}
            yield Problem(path, "WES-DCK-01", "basic-cards", facts)
    own = Counter(card.figure for card in files.command_cards.cards)
    for figure in files.commanders.figures:
        if own[figure.id] != CARDS_PER_FIGURE:
            facts = {"commander": figure.id, "count": own[figure.id], "expected": CARDS_PER_FIGURE}
            yield Problem(path, "WES-DCK-02", "figure-cards", facts)
