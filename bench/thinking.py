"""What thinking takes: how far decisions go beyond their seconds, and how many answers fit into one.

    python -m bench.thinking throne --seconds 0.2 --decisions 100

The clock of the search is that of the process, so that a busy machine does not matter. Greedy leads to the
questions, over all options that a mind is tuned on; only those that are thought of are counted. The pace is
that of budgets in answers, which levels have: `Mind.pace` is this figure on an idle core. With
`--thorough` it is that of constables: about the same where `Mind.care` is the price of a habit.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterator
from time import process_time
from typing import Any

import montjoie
from montjoie.bots.thinking import Budget, Mind, Thinker, search
from montjoie.bots.thinking.levels import mind_of

EVERY = 7  # questions of a game, of which one is thought of


def questions(mind: Mind) -> Iterator[tuple[montjoie.Match, str]]:
    """Moments of games between greedy players, one after the other, in which a seat is asked."""
    asked = 0
    for number in range(1_000_000):
        options = mind.settings[number % len(mind.settings)]
        match = montjoie.start(mind.game, mind.seats, f"thinking/{number}", options)
        players = {seat: montjoie.bots.make("greedy", mind.game, f"{number}/{seat}") for seat in match.seats}
        while not match.over:
            for seat in list(match.decisions):
                asked += 1
                if asked % EVERY == 0:
                    yield match, seat
                match.submit(seat, players[seat].choose(match, seat))


def measure(mind: Mind, seconds: float, decisions: int, *, thorough: bool) -> dict[str, Any]:
    """CPU time of decisions as a share of their seconds, and the answers that fit into one."""
    setattr(search, "perf_counter", process_time)  # noqa: B010  the name is imported there, not offered
    shares: list[float] = []
    paces: list[float] = []
    for n, (match, seat) in enumerate(questions(mind)):
        began = process_time()
        thinker = Thinker(mind, n, Budget(seconds=seconds), thorough=thorough)
        thinking = thinker.think(match, seat, told=False)
        took = process_time() - began
        if thinking.playouts:
            shares.append(took / seconds)
            paces.append(thinking.answers / took)
        if len(shares) == decisions:
            break
    shares.sort()
    return {
        "seconds": seconds,
        "decisions": len(shares),
        "median": round(statistics.median(shares), 3),
        "p99": round(shares[int(0.99 * (len(shares) - 1))], 3),
        "longest": round(shares[-1], 3),
        "pace": round(statistics.median(paces)),
    }


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--thorough", action="store_true", help="as a constable does")
    asked = parser.parse_args()
    mind = mind_of(asked.game)
    if mind is None:
        raise SystemExit(f"Nobody thinks about {asked.game}.")
    told = measure(mind, asked.seconds, asked.decisions, thorough=asked.thorough)
    print(json.dumps({asked.game: told}))


if __name__ == "__main__":
    main()
