"""Spoilt answers, positions, records and army lists, given to the jobs that the server gives to its workers.

A position or a record that is taken must also be playable: every seat is shown the table, and somebody
answers. What takes longer than the server allows is cut as the server cuts it.
"""

from __future__ import annotations

import json
import pickle
import random
import resource
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bench.server.spoiling import armies, moments, spoilt
from montjoie import Match, MontjoieError
from montjoie.kernel.chance import Stream
from montjoie.server import watch
from montjoie.server.config import Config
from montjoie.server.errors import Denied
from montjoie.server.feeds import make_frame
from montjoie.server.labour import jobs

LIMITS = Config()
SEATS = [{"who": "me"}] * 2


class Outcome(NamedTuple):
    """How often each came back, the longest in seconds of the processor, and how the server felt."""

    found: Counter[str]
    longest: float
    health: dict[str, Any] | None = None


class Moments(NamedTuple):
    """Sound things of every kind: matches with their positions and some of their records, and lists."""

    matches: list[Match]
    positions: list[dict[str, Any]]
    records: list[dict[str, Any]]
    armies: list[tuple[str, Any]]


@cache
def sound(seed: int) -> Moments:
    """Moments of games of their own for every seed."""
    found = moments(seed, 2)
    records = [match.record() for match in found[:: len(found) // 24]]
    return Moments(found, [match.position() for match in found], records, armies())


def _encoded(thing: Any) -> bytes:
    return json.dumps(thing).encode()


def _open(document: Any, rng: random.Random) -> None:
    """Open a document and play on from there."""
    made = jobs.open_file(_encoded({"seats": SEATS, "document": document}), "1")
    match: Match = pickle.loads(pickle.dumps(made))[1]  # as it arrives
    _show(match)
    if not match.over:
        seat = rng.choice(list(match.decisions))
        match.submit(seat, match.decisions[seat].sample(Stream(rng.getrandbits(32))))
        _show(match)


def _show(match: Match) -> None:
    for seat in (None, *match.seats):
        make_frame(match, seat, 0, 0)


def position(of: Moments, rng: random.Random) -> tuple[Any, Callable[[], None]]:
    """A table that somebody has written."""
    document = spoilt(rng, rng.choice(of.positions))
    return document, lambda: _open(document, rng)


def record(of: Moments, rng: random.Random) -> tuple[Any, Callable[[], None]]:
    """A match that somebody says was played."""
    good = rng.choice(of.records)
    made = good | {"inputs": spoilt(rng, good["inputs"])} if rng.random() < 0.5 else spoilt(rng, good)
    return made, lambda: _open(made, rng)


def army(of: Moments, rng: random.Random) -> tuple[Any, Callable[[], None]]:
    """A list."""
    slug, good = rng.choice(of.armies)
    made = spoilt(rng, good)
    return made, lambda: _void(jobs.judge_army(_encoded({"army": made}), slug))


def answer(of: Moments, rng: random.Random) -> tuple[Any, Callable[[], None]]:
    """An answer, as a page sends it and as it asks what is wrong with one."""
    match = rng.choice(of.matches)
    while match.over:
        match = rng.choice(of.matches)
    seat = rng.choice(list(match.decisions))
    made = spoilt(rng, match.decisions[seat].sample(Stream(rng.getrandbits(32))))

    def ask() -> None:
        problems, _ = jobs.check(match, seat, made)
        twin = match.clone()
        twin.submit(seat, made)
        assert not problems, "what is refused is not taken"
        _show(twin)

    return [match.game, seat, made], ask


def _void(thing: object) -> None:
    """Nobody wants it."""


KINDS = {"answer": answer, "position": position, "record": record, "army": army}


def attack(kind: str, seed: int, count: int, keep: Path) -> Outcome:
    """So many of a kind; what went wrong is kept with its number."""
    resource.setrlimit(resource.RLIMIT_AS, (2 * LIMITS.worker_bytes, resource.RLIM_INFINITY))
    found, longest = Counter[str](), 0.0
    for n in range(count):
        begun = time.process_time()
        found[_one(kind, seed, n, keep)] += 1
        longest = max(longest, time.process_time() - begun)
    return Outcome(found, longest)


def _one(kind: str, seed: int, number: int, keep: Path) -> str:
    """What comes of one: taken, a typed error, or what should not be."""
    rng = random.Random(f"{kind}:{seed}:{number}")
    thing, run = KINDS[kind](sound(seed), rng)
    try:
        watch.within(LIMITS.open_seconds, run)
        return "taken"
    except Denied as denied:
        return denied.code
    except MontjoieError as error:
        return type(error).__name__
    except (watch.Exhausted, MemoryError):
        return "too_heavy"
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        name = f"UNTYPED {type(error).__name__} {Path(where.filename).stem}:{where.lineno}"
        (keep / f"{kind}-{seed}-{number}.json").write_text(json.dumps(thing))
        print(name, kind, seed, number, "".join(traceback.format_exception(error)[-4:]), flush=True)
        return name
