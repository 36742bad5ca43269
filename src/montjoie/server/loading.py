"""A match between the store and the memory: rows into a match, new inputs into rows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

import msgspec

import montjoie
from montjoie import Match, MontjoieError
from montjoie.kernel.chance import LATE, UNDO
from montjoie.server.stored import Row, Stored

_SNAPSHOT_EVERY = 10  # inputs
_encode, _decode = msgspec.json.encode, msgspec.json.decode


def record_of(stored: Stored) -> dict[str, Any]:
    """The stored rows as a record that the kernel can replay."""
    base = stored.match["base"]
    return {
        "game": stored.match["game"],
        "seats": _decode(stored.match["seats"]),
        "options": _decode(stored.match["options"]),
        "seed": _decode(stored.match["seed"]),
        "start": _decode(stored.match["start"]) if stored.match["start"] else None,
        "inputs": [[row["seat"], _decode(row["answer"])] for row in stored.inputs],
        "digests": {str(row["n"] - base): row["digest"] for row in stored.inputs if row["digest"]},
    }


def rebuild(stored: Stored) -> Match:
    """Play the stored inputs again; DriftError where the rules no longer lead there."""
    match = montjoie.replay(record_of(stored))
    match.inside.chance_after(stored.match["base"])
    match.inside.passing = frozenset(row["seat"] for row in stored.seats if row["auto_pass"])
    match.inside.forced = frozenset(row["seat"] for row in stored.seats if row["auto_answer"])
    return match


def resume(stored: Stored, n: int, position: str) -> Match:
    """Go on from a snapshot, with as many of the later inputs as the rules now allow.

    The seed stays the one whose hash was published; chance goes on after all that it has given.
    """
    seed, last = _decode(stored.match["seed"]), stored.inputs[-1]["n"] if stored.inputs else n
    match = montjoie.from_position(stored.match["game"], _decode(position), seed)
    match.inside.chance_after(last)
    with contextlib.suppress(MontjoieError):
        catch_up(match, [row for row in stored.inputs if row["n"] > n])
    match.inside.settle()
    return montjoie.from_position(match.game, match.position(), seed)


def catch_up(match: Match, rows: Iterable[Row]) -> None:
    """Enter inputs that another process has stored, outcomes of chance included."""
    for row in rows:
        match.inside.enter(row["seat"], _decode(row["answer"]))


def input_rows(
    match_id: str, match: Match, before: int, key: str | None, now: int, base: int = 0
) -> list[Row]:
    """The inputs after number `before`, as rows; the first carries the key of its answer.

    `base` inputs were stored before the match started: they are counted, but not in memory.
    """
    return [
        {
            "match_id": match_id,
            "n": base + n,
            "seat": seat,
            "answer": _encode(answer).decode(),
            "digest": match.inside.digests.get(n),
            "key": key if n == before + 1 else None,
            "at": now,
        }
        for n, (seat, answer) in enumerate(match.inside.inputs.since(before), before + 1)
    ]


def snapshot(match: Match, before: int) -> bytes | None:
    """The table, if the inputs since `before` have passed the place where it is to be kept."""
    count = len(match.inside.inputs)
    if count == before or (before and before // _SNAPSHOT_EVERY == count // _SNAPSHOT_EVERY):
        return None
    return _encode(match.position())


def snapshot_rows(match_id: str, n: int, position: bytes) -> dict[str, list[Row]]:
    """A snapshot after so many inputs, in the place of older ones."""
    return {
        "snapshot": [{"match_id": match_id, "n": n, "position": position.decode()}],
        "older_snapshots": [{"match": match_id, "newest": n}],
    }


def actor(seat: str, answer: Any) -> str:
    """Who made an input: an undo counts for the seat that undid, and so does a clock that ran out."""
    return str(answer) if seat in (UNDO, LATE) else seat
