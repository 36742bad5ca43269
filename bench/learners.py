"""What an environment for learners costs beside the kernel: a decision that is seen and answered by slot.

    python -m bench.learners

The kernel's decision is one of a match: who is asked, an answer drawn, `submit`. The environment lists a
shortlist, tells of it and of the table in numbers, and answers by slot. It does not put questions that leave
no choice, so its decisions are fewer and heavier; whole games compare the two fairly.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Callable

from bench.games import GAMES, matches, setups
from bench.windows import rate
from montjoie.kernel.chance import Stream
from montjoie.rl import Contest


def slots(game: str) -> Callable[[], int]:
    """A piece of work: one more game by random slots, with all that a learner sees, counted in decisions."""
    contests = itertools.cycle([Contest(game, seats, options) for seats, options in setups(game)])
    rng = Stream("learners")

    def play() -> int:
        env, decisions = next(contests), 0
        env.reset()
        while not env.rollout.over:
            env.observe(env.agent_selection)
            env.step(rng.randrange(len(env.answers)))
            decisions += 1
        return decisions

    return play


def measure(game: str, seconds: float, windows: int) -> dict[str, float]:
    """Microseconds of a decision in matches and in the environment, and how many times as long games take."""
    kernel, whole = matches(game), slots(game)
    return {
        "match_us": round(1e6 / rate(kernel, seconds, windows), 1),
        "seen_us": round(1e6 / rate(whole, seconds, windows), 1),
        "times_of_a_game": round(
            rate(lambda: bool(kernel()), seconds, windows) / rate(lambda: bool(whole()), seconds, windows), 2
        ),
    }


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of a window")
    parser.add_argument("--windows", type=int, default=3)
    asked = parser.parse_args()
    found = {game: measure(game, asked.seconds, asked.windows) for game in ("joust", *GAMES)}
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
