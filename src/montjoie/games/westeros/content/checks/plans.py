"""Whether a battle plan can be laid out and played (WES-GEN-04, WES-GEN-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from montjoie.games.westeros.content.base import House
from montjoie.games.westeros.content.checks.special_rules import rule_problems
from montjoie.games.westeros.content.checks.table import direction_problems
from montjoie.games.westeros.content.checks.victory import victory_problems
from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.maps import board_of, rows_of, terrain_of, tokens_of
from montjoie.games.westeros.content.plans import PlanFile, PlanUnit
from montjoie.games.westeros.content.special_rules import (
    Captive,
    Catapults,
    HiddenArchers,
    Prisoner,
    Ramparts,
)
from montjoie.kernel.content import place, repeated_ids, unknown_ids
from montjoie.kernel.errors import Facts, Problem
from montjoie.table.hexes import Board, regions


def plan_problems(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Every problem of a plan; where something stands is judged once the map can be read."""
    yield from _resources(files, plan, file)
    flaws = [*_map(files, plan, file), *_tokens(files, plan, file)]
    flaws += _units(files, plan, file)
    flaws += _objectives(files, plan, file)
    yield from flaws
    yield from rule_problems(files, plan, file)
    yield from victory_problems(files, plan.victory, place(file, "victory"), plan)
    if not flaws:
        yield from _ground(files, plan, file)


def _resources(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Edges, morale segments, rounds, tokens and directions (WES-SET-02, 06, 07, 08)."""
    if plan.edges.north == plan.edges.south:
        yield Problem(place(file, "edges"), "WES-SET-02", "edges-of-one-house", {"house": plan.edges.north})
    for house in get_args(House):
        if house not in plan.morale_ends:
            yield Problem(place(file, "morale_ends"), "WES-SET-07", "house-left-out", {"house": house})
        if not plan.units.get(house):
            yield Problem(place(file, "units"), "WES-SET-09", "house-left-out", {"house": house})
    yield from limit_problems(files, plan.round_limit, plan.command_tokens, file)
    if plan.directions:
        yield from direction_problems(plan.directions, place(file, "directions"))


def limit_problems(files: Files, rounds: int, tokens: int, file: str, *steps: str | int) -> Iterator[Problem]:
    """The round track (WES-SET-06) and the command tokens in the box (WES-SET-08) suffice."""
    box = files.board.components
    if rounds > box.round_spaces:
        facts: Facts = {"count": rounds, "limit": box.round_spaces}
        yield Problem(place(file, *steps, "round_limit"), "WES-SET-06", "too-many-rounds", facts)
    if 2 * tokens > box.command_tokens:
        facts = {"count": 2 * tokens, "limit": box.command_tokens}
        yield Problem(place(file, *steps, "command_tokens"), "WES-SET-08", "too-many-command-tokens", facts)


def _map(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """WES-HEX-01: as many rows as the board side, odd ones long and even ones one hex shorter."""
    board = board_of(files.board, plan.side)
    letters = {entry.symbol for entry in files.terrain.terrain if entry.symbol}
    rows = rows_of(plan)
    if len(rows) != board.rows:
        facts: Facts = {"count": len(rows), "expected": board.rows, "side": plan.side}
        yield Problem(place(file, "map"), "WES-HEX-01", "map-rows", facts)
    for index, row in enumerate(rows):
        path, length = place(file, "map", index), board.columns - index % 2
        if len(row) != length:
            facts = {"row": index + 1, "count": len(row), "expected": length}
            yield Problem(path, "WES-HEX-01", "map-row-length", facts)
        for letter in sorted({*row} - letters):
            facts = {"letter": letter, "known": sorted(letters)}
            yield Problem(path, "WES-TER-07", "map-letter", facts)


def _tokens(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Known terrain tokens on hexes of the board, at most one on a hex (WES-OVL-01)."""
    board = board_of(files.board, plan.side)
    known = [entry.id for entry in files.terrain.terrain if entry.kind == "token"]
    taken: dict[str, str] = {}
    for token, hexes in plan.tokens.items():
        path = place(file, "tokens", token)
        yield from unknown_ids(path, [token], known, "terrain.json")
        for index, hex in enumerate(hexes):
            yield from off_board(board, hex, f"{path}[{index}]")
            if hex in taken:
                facts = {"hex": hex, "token": token, "other": taken[hex]}
                yield Problem(f"{path}[{index}]", "WES-OVL-01", "two-tokens-on-hex", facts)
            taken.setdefault(hex, token)


def off_board(board: Board, hex: str, path: str) -> Iterator[Problem]:
    """WES-HEX-02: only full hexes belong to the battlefield."""
    if hex not in board:
        facts: Facts = {"hex": hex, "columns": board.columns, "rows": board.rows}
        yield Problem(path, "WES-HEX-02", "hex-off-board", facts)


def _units(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Units of their House, each in a hex of its own (WES-HEX-05), within the box (WES-SET-09)."""
    board = board_of(files.board, plan.side)
    every = [unit for units in plan.units.values() for unit in units]
    yield from repeated_ids(place(file, "units"), (unit.id for unit in every))
    limit = files.board.components.units_in_play
    if len(every) > limit:
        counts: Facts = {"count": len(every), "limit": limit}
        yield Problem(place(file, "units"), "WES-SET-09", "too-many-units", counts)
    taken: dict[str, str] = {}
    for house, units in plan.units.items():
        for index, unit in enumerate(units):
            path = place(file, "units", house, index)
            yield from _unit(files, unit, house, path)
            yield from off_board(board, unit.hex, f"{path}.hex")
            if unit.hex in taken:
                facts: Facts = {"hex": unit.hex, "unit": unit.id, "other": taken[unit.hex]}
                yield Problem(f"{path}.hex", "WES-HEX-05", "two-units-on-hex", facts)
            taken.setdefault(unit.hex, unit.id)
    yield from _box(files, plan, file)


def _unit(files: Files, unit: PlanUnit, house: str, path: str) -> Iterator[Problem]:
    """A unit is named by its unit card or by its commander (WES-SET-10), of the House it is listed under."""
    units = {entry.id: entry.house for entry in files.unit_cards.units}
    commanders = {entry.id: units[entry.unit_card] for entry in files.commanders.commanders}
    if (unit.unit_card is None) == (unit.commander is None):
        yield Problem(path, "WES-SET-10", "unit-or-commander", {"unit": unit.id})
    for name, given, known, source in (
        ("unit_card", unit.unit_card, units, "unit_cards.json"),
        ("commander", unit.commander, commanders, "commanders.json"),
    ):
        if given is not None:
            yield from unknown_ids(f"{path}.{name}", [given], known, source)
            if known.get(given, house) != house:
                facts = {"house": house, "given": given}
                yield Problem(f"{path}.{name}", "WES-GEN-02", "unit-other-house", facts)


def _box(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Figures in the box suffice, a commander standing for one (WES-SET-10); a figure is there once."""
    cards = {entry.id: entry for entry in files.unit_cards.units}
    commanders = {entry.id: entry for entry in files.commanders.commanders}
    for house, units in plan.units.items():
        used: Counter[str] = Counter()
        figures: Counter[str] = Counter()
        for unit in units:
            if unit.commander in commanders:
                entry = commanders[unit.commander]
                figures[entry.figure] += 1
                used[entry.unit_card] += cards[entry.unit_card].strength - 1
            elif unit.unit_card in cards:
                used[unit.unit_card] += cards[unit.unit_card].strength
        for card, count in used.items():
            if count > cards[card].figures_in_box:
                facts: Facts = {"unit": card, "count": count, "limit": cards[card].figures_in_box}
                yield Problem(place(file, "units", house), "WES-SET-09", "too-many-figures", facts)
        for figure, count in figures.items():
            if count > 1:
                twice = {"commander": figure}
                yield Problem(place(file, "units", house), "WES-SET-03", "commander-twice", twice)


def _objectives(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Objectives are hexes of the board, each another (WES-VIC-08)."""
    board = board_of(files.board, plan.side)
    for index, objective in enumerate(plan.objectives):
        yield from off_board(board, objective.hex, place(file, "objectives", index, "hex"))
    yield from repeated_ids(place(file, "objectives"), (objective.hex for objective in plan.objectives))


def _ground(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Tokens lie on their terrain; units, objectives and prisoners can be reached from one another
    (WES-MOV-06), and hidden archers see somebody to shoot at (WES-LOS-03)."""
    kinds = {entry.id: entry for entry in files.terrain.terrain}
    ground = terrain_of(plan, files.terrain)
    tokens = tokens_of(plan, ground)
    for token, hexes in plan.tokens.items():
        for index, hex in enumerate(hexes):
            if kinds[token].on and ground[hex] not in kinds[token].on:
                facts: Facts = {"token": token, "hex": hex, "terrain": ground[hex]}
                yield Problem(place(file, "tokens", token, index), "WES-OVL-01", "token-misplaced", facts)
    closed = {hex for hex in ground if kinds[tokens.get(hex, ground[hex])].entering == "impassable"}
    stands = {
        place(file, "units", house, index, "hex"): unit.hex
        for house, units in plan.units.items()
        for index, unit in enumerate(units)
    }
    sites = {place(file, "objectives", index): entry.hex for index, entry in enumerate(plan.objectives)}
    for index, rule in enumerate(plan.special_rules):
        if isinstance(rule, Captive | Prisoner):
            hexes = (rule.hex,) if isinstance(rule, Captive) else rule.hexes
            sites |= {place(file, "special_rules", index, at): hex for at, hex in enumerate(hexes)}
        elif isinstance(rule, HiddenArchers):
            blocking = {hex for hex in ground if kinds[tokens.get(hex, ground[hex])].blocks_sight}
            for hex in _blind(board_of(files.board, plan.side), rule, blocking):
                path = place(file, "special_rules", index)
                yield Problem(path, "WES-LOS-03", "archers-blind", {"hex": hex})
    for path, hex in (stands | sites).items():
        if hex in closed:
            facts = {"hex": hex, "terrain": tokens.get(hex, ground[hex])}
            yield Problem(path, "WES-MOV-06", "stands-on-impassable", facts)
    parts = regions(board_of(files.board, plan.side).neighbours, [*ground.keys() - (closed - _opened(plan))])
    home = next((part for part in parts if next(iter(stands.values())) in part), frozenset())
    for path, hex in (stands | sites).items():
        if hex not in closed and hex not in home:
            yield Problem(path, "WES-MOV-06", "cut-off", {"hex": hex})


def _blind(board: Board, rule: HiddenArchers, blocking: set[str]) -> Iterator[str]:
    """Archers who see nobody but those beside them, who drive them away (WES-RUL-76)."""
    for hex in rule.hexes:
        far = (other for other, steps in board.distances[hex].items() if 1 < steps <= rule.range)
        if not any(board.sight(hex, other, blocking.__contains__) for other in far):
            yield hex


def _opened(plan: PlanFile) -> set[str]:
    """Impassable hexes that a special rule opens."""
    hexes: set[str] = set()
    for rule in plan.special_rules:
        if isinstance(rule, Catapults):
            hexes |= {*rule.rafts}
        elif isinstance(rule, Ramparts):
            hexes |= {*plan.tokens.get(rule.token, ())}
    return hexes
