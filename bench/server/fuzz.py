"""Whatever is sent, only typed errors come back: messages over the wire (`wire`) and to all of the server but
its sockets (`message`), answers, positions, records and army lists to the jobs of its workers.

    python -m bench.server.fuzz --total 1000000 --journal fuzz.jsonl   # goes on where it was stopped
    python -m bench.server.fuzz position --total 5000 --seed 3

The work is cut into pieces, each done by a process of its own: who breaks it is counted too. A journal has a
line for every piece and the state of the code it was run on; pieces of another state count for nothing.
Everything stays on this machine; what went wrong is printed with its seed and kept in `--keep`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from bench.server import documents, messages
from bench.server.documents import Outcome
from montjoie.server import watch
from montjoie.server.labour import reading

ROOT = Path(__file__).parents[2]
SHARES = {"message": 45, "answer": 35, "position": 9, "record": 6, "wire": 3, "army": 2}  # in a hundred
ROUND = 25_000  # of all kinds, before the next piece of each


class Piece(NamedTuple):
    """So many of a kind, by a number that all its chances come from."""

    kind: str
    seed: int
    size: int


def pieces(kinds: list[str], total: int, seed: int) -> Iterator[Piece]:
    """The work, every kind by and by."""
    shares = {kind: SHARES[kind] for kind in kinds}
    counts = {kind: total * share // sum(shares.values()) for kind, share in shares.items()}
    rounds = max(1, total // ROUND)
    for n in range(rounds):
        for kind, count in counts.items():
            if share := count * (n + 1) // rounds - count * n // rounds:
                yield Piece(kind, seed * 1000 + n, share)


def state() -> str:
    """The state of the code: a hash of all that may make a difference."""
    found = blake2b(digest_size=8)
    for path in sorted(
        each for top in ("src", "content", "bench/server") for each in (ROOT / top).rglob("*")
    ):
        if path.suffix in (".py", ".c", ".json", ".ftl", ".md"):
            found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


ATTACKS: dict[str, Callable[[int, int, Path], Outcome]] = {
    "message": messages.beside,
    "wire": messages.over_the_wire,
    **{kind: partial(documents.attack, kind) for kind in documents.KINDS},
}


def run(piece: Piece, keep: Path) -> Outcome:
    """One piece, in a process that has read everything."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as beside:
        try:
            return beside.submit(ATTACKS[piece.kind], piece.seed, piece.size, keep).result()
        except BrokenProcessPool:
            return Outcome(Counter({"UNTYPED death of the process": 1}), 0.0)


def read(journal: Path, code: str) -> dict[Piece, Outcome]:
    """The pieces that were done on this state of the code."""
    lines = map(json.loads, journal.read_text().splitlines()) if journal.is_file() else ()
    return {
        Piece(*line["piece"]): Outcome(Counter(line["found"]), line["longest"], line["health"])
        for line in lines
        if line["code"] == code
    }


def summed(done: dict[Piece, Outcome]) -> dict[str, dict[str, Any]]:
    """What came of all the pieces, by kind."""
    told: dict[str, dict[str, Any]] = {}
    for piece, outcome in done.items():
        line = told.setdefault(piece.kind, {"sent": 0, "longest_s": 0.0, "found": Counter(), "health": []})
        line["sent"] += piece.size
        line["longest_s"] = max(line["longest_s"], round(outcome.longest, 3))
        line["found"] += outcome.found
        line["health"] += [outcome.health] if outcome.health else []
    return told


def main() -> None:
    """Attack, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", default=list(SHARES))
    parser.add_argument("--total", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, help="a file in which what was done is kept")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()))
    given = parser.parse_args()
    code = state()
    done = read(given.journal, code) if given.journal else {}
    reading.read_all()
    watch.set_up()
    for piece in pieces(given.kinds, given.total, given.seed):
        if piece in done:
            continue
        done[piece] = outcome = run(piece, given.keep)
        line = {"code": code, "piece": piece, **outcome._asdict()}
        print(json.dumps(line), flush=True)
        if given.journal:
            with given.journal.open("a") as journal:
                journal.write(json.dumps(line) + "\n")
    wrong = []
    for kind, told in summed(done).items():
        print(kind, json.dumps(told), flush=True)
        wrong += [
            f"{kind}: {what}" for what in told["found"] if what.startswith("UNTYPED") or what == "internal"
        ]
    print("state of the code", code, "sent", sum(piece.size for piece in done))
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
