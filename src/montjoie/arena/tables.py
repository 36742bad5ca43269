"""Games as columns: Parquet files of games, seats, decisions and events, from records."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from montjoie.arena.traits import Traits, settled, traits_of
from montjoie.kernel.chance import CHANCE, LATE, UNDO
from montjoie.kernel.match import Match
from montjoie.kernel.record import read, replayed

SCHEMAS: dict[str, dict[str, pa.DataType]] = {
    "games": {
        "game": pa.string(),
        "record": pa.string(),
        "rules_version": pa.string(),
        "seed": pa.string(),
        "options": pa.string(),
        "seats": pa.int32(),
        "rounds": pa.int32(),
        "inputs": pa.int32(),
        "over": pa.bool_(),
        "reason": pa.string(),
        "rule": pa.string(),
        "digest": pa.string(),
    },
    "seats": {
        "record": pa.string(),
        "seat": pa.string(),
        "place": pa.int32(),
        "share": pa.float64(),
        "score": pa.int32(),
        "traits": pa.map_(pa.string(), pa.string()),
    },
    "decisions": {
        "record": pa.string(),
        "input": pa.int32(),
        "round": pa.int32(),
        "seat": pa.string(),
        "kind": pa.string(),
        "rule": pa.string(),
        "answer": pa.string(),
    },
    "events": {
        "record": pa.string(),
        "number": pa.int32(),
        "input": pa.int32(),
        "round": pa.int32(),
        "kind": pa.string(),
        "rule": pa.string(),
        "facts": pa.string(),
    },
}
Rows: TypeAlias = dict[str, list[dict[str, Any]]]


def write_tables(files: Iterable[Path], folder: Path, progress: Callable[[int], None] | None = None) -> None:
    """Replay records and write one Parquet file for each table; `record` joins them."""
    folder.mkdir(parents=True, exist_ok=True)
    schemas = {name: pa.schema(list(columns.items())) for name, columns in SCHEMAS.items()}
    with ExitStack() as open_files:
        writers = {
            name: open_files.enter_context(pq.ParquetWriter(folder / f"{name}.parquet", schema))
            for name, schema in schemas.items()
        }
        for file in files:
            for name, rows in rows_of(file.read_bytes(), file.stem).items():
                writers[name].write_table(pa.Table.from_pylist(rows, schema=schemas[name]))
            if progress is not None:
                progress(1)


def rows_of(record: bytes, name: str) -> Rows:
    """The rows of one game."""
    doc, traits = read(record), Traits()
    rows: Rows = {table: [] for table in SCHEMAS}
    told = 0
    match: Match | None = None
    for number, match in enumerate(replayed(doc)):
        told += _add_events(rows["events"], match, told, name, number)
        if not traits and settled(match):
            traits = traits_of(match)
        if number < len(doc.inputs):
            _add_decision(rows["decisions"], match, name, number + 1, *doc.inputs[number])
    assert match is not None
    rows["games"].append(
        {
            "game": match.game,
            "record": name,
            "rules_version": doc.rules_version,
            "seed": str(doc.seed),
            "options": _text(match.options),
            "seats": len(match.seats),
            "rounds": match.round,
            "inputs": len(doc.inputs),
            "over": match.over,
            "reason": match.result.reason if match.result else None,
            "rule": match.result.rule if match.result else None,
            "digest": match.digest(),
        }
    )
    rows["seats"] += _seats(match, traits, name)
    return rows


def _add_events(rows: list[dict[str, Any]], match: Match, told: int, name: str, number: int) -> int:
    """The events that everybody may see and that are new."""
    fresh = match.feed(None, told)
    for event in fresh:
        row = {"kind": event["kind"], "rule": event["rule"], "facts": _text(event["facts"])}
        rows.append({"record": name, "number": told, "input": number, "round": match.round, **row})
        told += 1
    return len(fresh)


def _add_decision(
    rows: list[dict[str, Any]], match: Match, name: str, number: int, seat: str, answer: Any
) -> None:
    """What was entered next: by chance, a step back, a clock that ran out, or a seat that was asked."""
    kind, rule = seat, None
    if seat not in (CHANCE, UNDO, LATE):
        decision = match.decision_of(seat)
        kind, rule = decision.kind, decision.rule
    row = {"seat": seat, "kind": kind, "rule": rule, "answer": _text(answer)}
    rows.append({"record": name, "input": number, "round": match.round, **row})


def _seats(match: Match, traits: Traits, name: str) -> Iterator[dict[str, Any]]:
    ranking = match.result.ranking if match.result else []
    places = {seat: place for place, tied in enumerate(ranking, 1) for seat in tied}
    scores = match.result.scores if match.result else {}
    for seat in match.seats:
        first = places.get(seat) == 1
        yield {
            "record": name,
            "seat": seat,
            "place": places.get(seat),
            "share": (1 / len(ranking[0]) if first else 0.0) if ranking else None,
            "score": scores.get(seat),
            "traits": list(traits.get(seat, {}).items()),
        }


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
