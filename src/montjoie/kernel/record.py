"""Records: replay with digests, and what to do when a replay drifts from what was recorded."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from montjoie.kernel import position
from montjoie.kernel.chance import CHANCE, seed_hash
from montjoie.kernel.engine import Engine
from montjoie.kernel.errors import (
    DriftError,
    OptionError,
    PositionError,
    Problem,
    RecordError,
    Refusal,
)
from montjoie.kernel.game import find, misfit
from montjoie.kernel.match import UNDO, Match, start_match


class Document(Struct, forbid_unknown_fields=True):
    """A record: set-up, seed, inputs and digests."""

    game: str
    seats: list[str]
    seed: int | str
    inputs: list[tuple[str, Any]]
    format: int = 1
    rules_version: str = ""
    packs: dict[str, str] = {}
    options: dict[str, Any] = {}
    seed_hash: str = ""
    start: dict[str, Any] | None = None
    digests: dict[str, str] = {}
    digest: str | None = None
    snapshot: dict[str, Any] | None = None
    drifted: bool = False


def read(raw: dict[str, Any] | str | bytes) -> Document:
    """The record in a document (KER-REC-01)."""
    try:
        if isinstance(raw, (str, bytes)):
            doc = msgspec.json.decode(raw, type=Document)
        else:
            doc = msgspec.convert(raw, Document)
    except msgspec.ValidationError as error:
        raise RecordError([misfit("record", error, "KER-REC-01", "record-bad")]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError([Problem("record", "KER-REC-01", "not-json", {"detail": str(error)})]) from None
    if doc.seed_hash and doc.seed_hash != seed_hash(doc.seed):
        raise RecordError([Problem("record.seed", "KER-REC-03", "seed-hash", {})])
    return doc


def replay(raw: dict[str, Any] | str | bytes, upto: int | None = None) -> Match:
    """Play a record again, comparing digests; DriftError names the input where they part (KER-REC-02)."""
    doc = read(raw)
    match = _beginning(doc)
    stop = len(doc.inputs) if upto is None else max(0, min(upto, len(doc.inputs)))
    for n, (seat, answer) in enumerate(doc.inputs[:stop], start=1):
        try:
            if seat == CHANCE:
                match.decide_chance(answer)
            elif seat == UNDO:
                match.undo(answer)
            else:
                match.submit(seat, answer)
        except Refusal as refusal:
            raise _drift(doc, n, "drift-refused", {"reason": str(refusal)}) from refusal
        expected = doc.digests.get(str(n), match.digest() if n < len(doc.inputs) else doc.digest)
        if expected not in (None, match.digest()):
            raise _drift(doc, n, "drift-digest", {"expected": expected, "found": match.digest()})
    match.live = True
    match.settle()
    return match


def resume(raw: dict[str, Any] | str | bytes) -> Match:
    """Go on from the stored snapshot of a record that no longer replays; the match is flagged."""
    doc = read(raw)
    if doc.snapshot is None:
        raise RecordError([Problem("record.snapshot", "KER-REC-01", "record-no-snapshot", {})])
    match = position.match_from(find(doc.game), doc.snapshot, doc.seed)
    match.drifted = True
    return match


def _beginning(doc: Document) -> Match:
    game = find(doc.game)
    if doc.start is None:
        try:
            return start_match(game, doc.seats, doc.seed, doc.options, live=False)
        except OptionError as error:
            raise RecordError(error.problems) from None
    try:
        engine: Engine[Any, Any, Any] = position.read(game, doc.start)
    except PositionError as error:
        raise RecordError(error.problems) from None
    return Match(engine, doc.seed, base=doc.start, live=False)


def _drift(doc: Document, at: int, key: str, facts: dict[str, Any]) -> DriftError:
    told = {"input": at, "recorded": doc.rules_version, **facts}
    return DriftError(at, [Problem(f"record.inputs[{at - 1}]", "KER-REC-02", key, told)], doc.snapshot)
