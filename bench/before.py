"""`python -m bench.before CHECKOUT`: this code beside an older one, in turn, at the same work.

CHECKOUT is a clone at the older commit, with the `.venv` that its own `make setup` made. The work is random
games with the same seeds, which are the same games as long as the rules are, again in every round. Figures
are CPU time; of each code the least of its rounds counts, for whatever else the machine is at can only add
to it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.games import setups

WORKER = Path(__file__).with_name("worker.py")
HERE = Path(__file__).parents[1]
CROWD = "figurines-six"  # as many seats and points as there can be
GAMES = {"throne": 20, "westeros": 90, "figurines": 3, CROWD: 1}  # of a round
WORKS = {
    "rollouts": "a choice in rollouts, answer by answer",
    "play_out": "a choice in rollouts, played out",
    "matches": "a choice in matches",
    "views": "a view of the seat that is asked",
    "clones": "a clone of a match",
}


class Worker:
    """A process that plays with the code of one checkout."""

    def __init__(self, checkout: Path) -> None:
        python = checkout / ".venv" / "bin" / "python"
        self.process = subprocess.Popen(
            [python, WORKER], cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *task: Any) -> Any:
        """Have some work done, and say what it says."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(task), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def stop(self) -> None:
        """No more work."""
        self.process.communicate()


def compare(workers: list[Worker], game: str, work: str, rounds: int, size: int) -> list[list[float]]:
    """Microseconds apiece of each of them, round by round; first those of the older code."""
    found, known = [], [(6, {"size": 100})] if game == CROWD else setups(game)
    chosen = [(*known[number % len(known)], number) for number in range(size)]
    for number in range(rounds):
        turn = workers if number % 2 else workers[::-1]
        told = {id(worker): worker.ask(work, game.partition("-")[0], chosen) for worker in turn}
        found.append([told[id(worker)] for worker in workers])
    return found


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="bench.before", description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--works", nargs="*", default=list(WORKS), choices=list(WORKS))
    args = parser.parse_args()
    workers = [Worker(args.checkout), Worker(HERE)]
    table = Table(
        title=f"CPU microseconds, the least of {args.rounds} rounds in turn. Python {sys.version[:7]}"
    )
    for column in ("", "before", "now", "times as fast", "in the rounds"):
        table.add_column(column, justify="right" if column != "" else "left")
    for game in args.games:
        for work in args.works:
            found = compare(workers, game, work, args.rounds, GAMES[game])
            old, new = (min(each) for each in zip(*found, strict=True))
            ratios = sorted(before / now for before, now in found)
            told = f"{old / new:.2f}", f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
            table.add_row(f"{game}: {WORKS[work]}", f"{old:.1f}", f"{new:.1f}", *told)
            print(f"{game}, {work}: {told[0]} times as fast, {told[1]} in the rounds", flush=True)
    for worker in workers:
        worker.stop()
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
