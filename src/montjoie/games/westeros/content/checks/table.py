"""Whether board, dice, morale track and terrain are as the rules need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from montjoie.games.westeros.content.base import Direction, Side, Symbol, TrackEnd, Zone
from montjoie.games.westeros.content.files import Files
from montjoie.kernel.content import numbered, place, repeated_ids, unknown_ids
from montjoie.kernel.errors import Problem

LAST_SPACE = 11


def table_problems(files: Files) -> Iterator[Problem]:
    """Every contradiction of the four files."""
    yield from _board(files)
    yield from _dice(files)
    yield from _morale(files)
    yield from _terrain(files)


def _board(files: Files) -> Iterator[Problem]:
    """Two sides (WES-HEX-01); six different directions (WES-HEX-07)."""
    sides = place("board.json", "sides")
    given = [side.id for side in files.board.sides]
    yield from repeated_ids(sides, given)
    for missing in sorted({*get_args(Side)} - {*given}):
        yield Problem(sides, "WES-HEX-01", "side-missing", {"side": missing})
    hexes = [entry.id for entry in files.terrain.terrain if entry.kind == "hex"]
    printed = [files.board.printed_terrain]
    yield from unknown_ids(place("board.json", "printed_terrain"), printed, hexes, "terrain.json")
    yield from direction_problems(
        files.board.direction_indicator.tokens, place("board.json", "direction_indicator", "tokens")
    )


def direction_problems(tokens: tuple[Direction, ...], path: str) -> Iterator[Problem]:
    """WES-HEX-07: each of the six tokens stands for another side."""
    if len({*tokens}) != len(tokens):
        yield Problem(path, "WES-HEX-07", "direction-twice")


def _dice(files: Files) -> Iterator[Problem]:
    """Every symbol is explained once, as a result and as an order token (WES-MAR-02, WES-CBT-15)."""
    path = place("dice.json", "symbols")
    given = [symbol.id for symbol in files.dice.symbols]
    yield from repeated_ids(path, given)
    for missing in sorted({*get_args(Symbol)} - {*given}):
        yield Problem(path, "WES-MAR-02", "symbol-missing", {"symbol": missing})


def _morale(files: Files) -> Iterator[Problem]:
    """Spaces 1 to 10, then 11 or Rout (WES-MOR-03); one break in each coloured zone (WES-MOR-11)."""
    track = files.morale_track
    if [space.space for space in track.spaces] != list(range(1, LAST_SPACE)):
        yield Problem(place("morale_track.json", "spaces"), "WES-MOR-03", "track-spaces")
    ends = sorted((last.end, last.space) for last in track.ends)
    if ends != [(end, LAST_SPACE) for end in sorted(get_args(TrackEnd))]:
        yield Problem(place("morale_track.json", "ends"), "WES-SET-07", "track-ends")
    for zone in ("green", "yellow", "red"):
        breaks = [space for space in (*track.spaces, *track.ends) if space.zone == zone and space.is_break]
        if len(breaks) != 1:
            facts = {"zone": zone, "count": len(breaks)}
            yield Problem(place("morale_track.json", "spaces"), "WES-MOR-11", "track-breaks", facts)
    zones = [zone.id for zone in track.zones]
    yield from repeated_ids(place("morale_track.json", "zones"), zones)
    for missing in sorted({*get_args(Zone)} - {*zones}):
        yield Problem(place("morale_track.json", "zones"), "WES-MOR-03", "zone-missing", {"zone": missing})


def _terrain(files: Files) -> Iterator[Problem]:
    """Hex types have a letter of their own in maps, tokens none; fire ends each in its own way."""
    entries = files.terrain.terrain
    hexes = [entry.id for entry in entries if entry.kind == "hex"]
    letters = (entry.symbol for entry in entries if entry.symbol)
    yield from repeated_ids(place("terrain.json", "terrain"), letters)
    flat = [files.terrain.devastated_as]
    yield from unknown_ids(place("terrain.json", "devastated_as"), flat, hexes, "terrain.json")
    for path, entry in numbered("terrain.json", "terrain", entries):
        yield from unknown_ids(f"{path}.on", entry.on, hexes, "terrain.json")
        if (entry.symbol is not None) != (entry.kind == "hex"):
            yield Problem(path, "WES-TER-07", "terrain-letter", {"terrain": entry.id})
        if entry.burning and entry.burning.at_limit != "nothing":
            removed = entry.burning.at_limit != "devastate"
            if removed != (entry.kind == "token"):
                yield Problem(f"{path}.burning", "WES-FIR-04", "burning-kind", {"terrain": entry.id})
