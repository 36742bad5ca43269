"""Whether the board of a throne pack hangs together: areas, borders, rivers, islands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from montjoie.games.throne.content.files import AreaEntry, MapFile
from montjoie.kernel.content import place, unknown_ids
from montjoie.kernel.errors import Problem

FILE = "map.json"


def adjacency(board: MapFile) -> dict[str, tuple[str, ...]]:
    """The neighbours of every area, in the order of the areas (THR-GEO-02, THR-GEO-05, THR-RUL-04).

    A pair on the two banks of a river without a bridge is no border, so that it blocks raid and
    support as it blocks marches (THR-GEO-03).
    """
    order = {area.id: index for index, area in enumerate(board.areas)}
    met: dict[str, list[str]] = {area.id: [] for area in board.areas}
    for one, other in (border.between for border in board.borders):
        met[one].append(other)
        met[other].append(one)
    return {area: tuple(sorted(others, key=order.__getitem__)) for area, others in met.items()}


def board_problems(board: MapFile) -> Iterator[Problem]:
    """Every contradiction of the map; geography is judged once all areas named in it exist."""
    strangers = list(_unknown_areas(board))
    yield from strangers
    yield from _borders(board)
    if not strangers:
        neighbours = adjacency(board)
        yield from _rivers(board, neighbours)
        yield from _meetings(board, neighbours)
        for index, area in enumerate(board.areas):
            yield from _area(board, area, place(FILE, "areas", index), neighbours[area.id])


def _unknown_areas(board: MapFile) -> Iterator[Problem]:
    known = [area.id for area in board.areas]
    for index, area in enumerate(board.areas):
        yield from unknown_ids(place(FILE, "areas", index, "holes"), area.holes, known, FILE)
    for index, border in enumerate(board.borders):
        yield from unknown_ids(place(FILE, "borders", index), border.between, known, FILE)
    for index, river in enumerate(board.rivers):
        named = (river.bridge.named,) if river.bridge else ()
        yield from unknown_ids(place(FILE, "rivers", index), river.between + named, known, FILE)
    for index, junction in enumerate(board.junctions):
        yield from unknown_ids(place(FILE, "junctions", index), junction.areas, known, FILE)
    for index, apart in enumerate(board.not_adjacent):
        yield from unknown_ids(place(FILE, "not_adjacent", index), apart.between, known, FILE)


def _borders(board: MapFile) -> Iterator[Problem]:
    """THR-GEO-05: a border joins two different areas and is listed once, whichever way round."""
    seen: set[frozenset[str]] = set()
    for index, border in enumerate(board.borders):
        one, other = border.between
        pair, path = frozenset(border.between), place(FILE, "borders", index)
        if one == other:
            yield Problem(path, "THR-GEO-05", "border-with-itself", {"area": one})
        elif pair in seen:
            facts = {"area": one, "other": other}
            yield Problem(path, "THR-GEO-05", "border-listed-twice", facts)
        seen.add(pair)


def _rivers(board: MapFile, neighbours: dict[str, tuple[str, ...]]) -> Iterator[Problem]:
    """THR-GEO-02: banks are adjacent at a bridge and only there; both are land (THR-RUL-05)."""
    seas = {area.id for area in board.areas if area.type == "sea"}
    for index, river in enumerate(board.rivers):
        one, other = river.between
        facts, path = {"area": one, "other": other}, place(FILE, "rivers", index)
        if seas & {one, other}:
            yield Problem(path, "THR-GEO-02", "river-at-sea", facts)
        if river.bridge and other not in neighbours[one]:
            yield Problem(path, "THR-GEO-02", "bridge-without-border", facts)
        if not river.bridge and other in neighbours[one]:
            yield Problem(path, "THR-GEO-02", "river-crossed", facts)


def _meetings(board: MapFile, neighbours: dict[str, tuple[str, ...]]) -> Iterator[Problem]:
    """Areas that meet at a point are adjacent (THR-RUL-02), pairs set apart not (THR-RUL-03)."""
    for index, junction in enumerate(board.junctions):
        for one, other in combinations(junction.areas, 2):
            if other not in neighbours[one]:
                facts, path = {"area": one, "other": other}, place(FILE, "junctions", index)
                yield Problem(path, "THR-RUL-02", "junction-not-adjacent", facts)
    for index, apart in enumerate(board.not_adjacent):
        one, other = apart.between
        if other in neighbours[one]:
            facts, path = {"area": one, "other": other}, place(FILE, "not_adjacent", index)
            yield Problem(path, "THR-RUL-03", "apart-yet-adjacent", facts)


def _area(board: MapFile, area: AreaEntry, path: str, neighbours: tuple[str, ...]) -> Iterator[Problem]:
    """Islands have sea neighbours only (THR-GEO-01); seas carry no icons (THR-GEO-05)."""
    land = {other.id for other in board.areas if other.type != "sea"}
    ashore = [other for other in neighbours if other in land]
    facts = {"area": area.id}
    if not neighbours:
        yield Problem(path, "THR-GEO-05", "area-without-neighbour", facts)
    if area.type == "island" and ashore:
        yield Problem(path, "THR-GEO-01", "island-on-land", facts | {"other": ashore[0]})
    if area.type == "land" and neighbours and not ashore:
        yield Problem(path, "THR-GEO-01", "island-not-declared", facts)
    if area.type == "sea" and (area.structure or area.barrels or area.crowns):
        yield Problem(path, "THR-GEO-05", "sea-with-icons", facts)
