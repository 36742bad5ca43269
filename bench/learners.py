"""What an environment for learners costs beside the kernel: the same games, once each way.

    python -m bench.learners

The environment lists a shortlist, tells of it and of the table in numbers, and answers by slot. The kernel's
way is a match: who is asked, an answer drawn, `submit`. The match is given the answers of the environment, so
both play the very same game from the same seed; what it draws is only paid for.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Iterator

import montjoie
from bench.games import GAMES, setups
from montjoie.kernel.chance import Stream
from montjoie.kernel.spaces import Answer
from montjoie.rl import Contest


def seen(env: Contest, seed: int, rng: Stream) -> list[Answer]:
    """A game by random slots, with all that a learner sees, and what was answered."""
    given: list[Answer] = []
    env.reset(seed=seed)
    while not env.rollout.over:
        env.observe(env.agent_selection)
        answer = env.answers[rng.randrange(len(env.answers))]
        given.append(answer)
        env.answer(answer)
    return given


def submitted(match: montjoie.Match, given: list[Answer], rng: Stream) -> None:
    """The same game as a match, which puts questions that leave no choice too."""
    answers = iter(given)
    while not match.over:
        for seat, decision in match.decisions.items():
            decision.sample(rng)
            only = decision.space.only()
            match.submit(seat, next(answers) if only is None else only)


def games(game: str, rng: Stream) -> Iterator[tuple[int, float, float]]:
    """Decisions of one more game, and the CPU seconds that it took as an environment and as a match."""
    for seats, options in itertools.cycle(setups(game)):
        env = Contest(game, seats, options)
        seed = rng.randrange(10**9)
        start = time.process_time()
        given = seen(env, seed, rng)
        between = time.process_time()
        match = montjoie.start(game, seats, f"{seed}/0", options)
        submitted(match, given, rng)
        end = time.process_time()
        assert match.digest() == env.rollout.digest()
        yield len(given), between - start, end - between


def measure(game: str, seconds: float) -> dict[str, float]:
    """Microseconds of a decision each way, and how many times as long the environment takes."""
    decisions, environment, kernel = 0, 0.0, 0.0
    played = games(game, Stream("learners"))
    next(played)  # the first fills what is kept
    while environment + kernel < seconds:
        for number, one, other in itertools.islice(played, len(setups(game))):
            decisions, environment, kernel = decisions + number, environment + one, kernel + other
    return {
        "match_us": round(1e6 * kernel / decisions, 1),
        "seen_us": round(1e6 * environment / decisions, 1),
        "times": round(environment / kernel, 2),
    }


def main() -> None:
    """Measure all games, or some."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["joust", *GAMES])
    parser.add_argument("--seconds", type=float, default=10.0, help="CPU time of a game, at least")
    asked = parser.parse_args()
    print(json.dumps({game: measure(game, asked.seconds) for game in asked.games}, indent=1))


if __name__ == "__main__":
    main()
