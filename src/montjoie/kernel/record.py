"""Records: replay with digests, and what to do when a replay drifts from what was recorded."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from montjoie.kernel import position
from montjoie.kernel.chance import CHANCE, seed_hash
from montjoie.kernel.errors import (
    DriftError,
    OptionError,
    PositionError,
    Problem,
    RecordError,
    Refusal,
)
from montjoie.kernel.game import find, read_seed
from montjoie.kernel.match import Match, start_match
from montjoie.kernel.misfits import misfit
from montjoie.kernel.plain import brief
from montjoie.kernel.play import Play
from montjoie.kernel.position import Raw


class Document(Struct, forbid_unknown_fields=True):
    """A record: set-up, seed, inputs and digests."""

    game: str
    seats: list[str]
    seed: int | str
    inputs: list[tuple[str, Any]]
    format: Literal[1] = 1
    rules_version: str = ""
    packs: dict[str, str] = {}
    options: dict[str, Any] = {}
    seed_hash: str = ""
    start: dict[str, Any] | None = None
    digests: dict[str, str] = {}
    digest: str | None = None
    snapshot: dict[str, Any] | None = None
    drifted: bool = False


def read(raw: Raw) -> Document:
    """The record in a document (KER-REC-01)."""
    try:
        text = raw if isinstance(raw, (str, bytes)) else msgspec.json.encode(raw)
        doc = msgspec.json.decode(text, type=Document)
    except msgspec.ValidationError as error:
        raise RecordError([misfit("record", error, Document, "KER-REC-01", "record-bad")]) from None
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
        facts = {"detail": brief(str(error))}
        raise RecordError([Problem("record", "KER-REC-01", "not-json", facts)]) from None
    try:
        read_seed(doc.seed)
    except OptionError as error:
        raise RecordError(error.problems) from None
    if doc.seed_hash and doc.seed_hash != seed_hash(doc.seed):
        raise RecordError([Problem("record.seed", "KER-REC-03", "seed-hash", {})])
    return doc


def replay(raw: Raw, upto: int | None = None) -> Match:
    """Play a record again, comparing digests; DriftError names the input where they part (KER-REC-02).

    With `upto` only so many inputs are played, and the chance outcomes that follow them at once.
    """
    doc = read(raw)
    last = len(doc.inputs)
    stop = last if upto is None else max(0, min(upto, last))
    while stop < last and doc.inputs[stop][0] == CHANCE:
        stop += 1
    match = next(itertools.islice(replayed(doc), stop, None))
    match.inside.live, match.inside.drifted = True, doc.drifted
    match.inside.settle()
    return match


def replayed(doc: Document) -> Iterator[Match]:
    """The match of a record before its first input, then the same match after each; chance waits where the
    record does."""
    match, last = _beginning(doc), len(doc.inputs)
    for n in range(last + 1):
        if n:
            _play(doc, match, n)
        expected = doc.digest if n == last else doc.digests.get(str(n))
        if expected is not None and expected != (found := match.digest()):
            raise _drift(doc, n, "drift-digest", {"expected": expected, "found": found})
        yield match


def _play(doc: Document, match: Match, n: int) -> None:
    """Play input number `n`."""
    try:
        match.inside.enter(*doc.inputs[n - 1])
    except Refusal as refusal:
        raise _drift(doc, n, "drift-refused", {"reason": str(refusal)}) from refusal
    except Exception as error:
        # A start or an answer that other rules wrote can lead these rules into the void.
        raise _drift(doc, n, "drift-refused", {"reason": f"{type(error).__name__}: {error}"}) from error


def resume(raw: Raw) -> Match:
    """Go on from the stored snapshot of a record that no longer replays; the match is flagged.

    Its seed grows by the number of inputs, so that chance does not repeat itself.
    """
    doc = read(raw)
    if doc.snapshot is None:
        raise RecordError([Problem("record.snapshot", "KER-REC-01", "record-no-snapshot", {})])
    match = position.match_from(find(doc.game), doc.snapshot, f"{doc.seed}+{len(doc.inputs)}"[-200:])
    match.inside.drifted = True
    return match


def _beginning(doc: Document) -> Match:
    game = find(doc.game)
    if doc.start is None:
        try:
            return start_match(game, doc.seats, doc.seed, doc.options, live=False)
        except OptionError as error:
            raise RecordError(error.problems) from None
    try:
        engine = position.read(game, doc.start)
    except PositionError as error:
        raise RecordError(error.problems) from None
    return Match(Play(engine, doc.seed, base=doc.start, live=False))


def _drift(doc: Document, at: int, key: str, facts: dict[str, Any]) -> DriftError:
    told = {"input": at, "recorded": doc.rules_version, **facts}
    return DriftError(at, [Problem(f"record.inputs[{at - 1}]", "KER-REC-02", key, told)], doc.snapshot)
