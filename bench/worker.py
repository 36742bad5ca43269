"""What `bench.before` runs in each checkout: it knows only what every version of `montjoie` has.

Each line it reads is a piece of work, a game and a list of set-ups with their seeds; the line it answers is
the CPU time in microseconds of one choice, view or clone. A choice is a question with more than one answer.
They are counted in a game played beside the one that is timed, so that codes which put the other questions
and codes which do not are compared by the same measure.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import montjoie
from montjoie.kernel.chance import Stream


def begun(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[Any, Stream]:
    """A match at its first question, and what its answers are drawn from."""
    return montjoie.start(game, seats, seed, options), Stream("answers", seed)


def play(match: Any, rng: Stream, look: Callable[[Any, str, Any], object] | None = None) -> None:
    """Random answers to the end of a match; somebody may look at each question before."""
    while not match.over:
        for seat, decision in list(match.decisions.items()):
            if look:
                look(match, seat, decision)
            match.submit(seat, decision.sample(rng))


def roll(match: Any, rng: Stream) -> None:
    """The same for those who search, answer by answer: before there were rollouts in a copy of the match."""
    if not hasattr(match, "rollout"):
        return play(match.clone(), rng)
    light = match.rollout()
    while not light.over:
        for seat, decision in light.decisions.items():
            light.take(seat, decision.sample(rng))
    return None


def play_out(match: Any, rng: Stream) -> None:
    """And at one go."""
    if hasattr(match, "rollout"):
        match.rollout().play_out(rng)
    else:
        play(match.clone(), rng)


def clock(work: Callable[[Any, Stream], object], games: list[tuple[Any, Stream]]) -> float:
    """CPU microseconds of some work in each of the games."""
    start = time.process_time()
    for match, rng in games:
        work(match, rng)
    return 1e6 * (time.process_time() - start)


@cache
def choices(game: str, chosen: str) -> int:
    """How many questions of games with these set-ups have more than one answer."""
    found = 0

    def look(match: Any, seat: str, decision: Any) -> None:
        nonlocal found
        found += len(list(islice(decision.candidates(), 2))) > 1

    for each in json.loads(chosen):
        play(*begun(game, *each), look)
    return found


def looked(games: list[tuple[Any, Stream]], work: Callable[[Any, str], object]) -> float:
    """CPU microseconds of something done before every answer, five times."""
    spent = times = 0.0

    def look(match: Any, seat: str, decision: Any) -> None:
        nonlocal spent, times
        start = time.process_time()
        for _ in range(5):
            work(match, seat)
        spent, times = spent + time.process_time() - start, times + 5

    for match, rng in games:
        play(match, rng, look)
    return 1e6 * spent / times


def measure(work: str, game: str, chosen: list[Any]) -> float:
    """Microseconds of one."""

    def games() -> list[tuple[Any, Stream]]:
        return [begun(game, *each) for each in chosen]

    if work == "views":
        return looked(games(), lambda match, seat: match.view(seat))
    if work == "clones":
        return looked(games(), lambda match, seat: match.clone())
    spent = clock({"rollouts": roll, "play_out": play_out, "matches": play}[work], games())
    return spent / choices(game, json.dumps(chosen))


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(measure(*json.loads(line))), flush=True)
