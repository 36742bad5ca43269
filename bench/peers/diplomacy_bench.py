"""Peer: the `diplomacy` package, measured as Montjoie measures itself.

Seven powers, one random possible order per unit, 60 phases a game. One core, CPU time; each figure
is the median of several windows, and a window ends with the game (or the clone) that fills it.
An order counts when it is handed in, builds and retreats included. Clones are taken after 20
phases: `deepcopy` copies the game with its history; `get_state_set_state` carries the position
alone into a spare game that is already built. Needs diplomacy 1.1.2; prints one JSON object.
"""

import argparse
import contextlib
import copy
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from diplomacy import Game  # type: ignore[import-untyped,import-not-found,unused-ignore]

SEED = 20
PHASES = 60
PHASES_BEFORE_CLONE = 20


def play(game: Any, phases: int, rng: random.Random) -> tuple[int, int]:
    """Play at most `phases` phases; return the phases played and the orders handed in."""
    played = orders = 0
    while played < phases and not game.is_game_done:
        possible = game.get_all_possible_orders()
        for power, places in game.get_orderable_locations().items():
            chosen = [rng.choice(possible[place]) for place in places if possible[place]]
            game.set_orders(power, chosen)
            orders += len(chosen)
        game.process()
        played += 1
    return played, orders


def rates(seconds: float, rng: random.Random) -> tuple[float, float, float]:
    """One window: orders, phases and games per CPU second."""
    games = phases = orders = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        played, given = play(Game(), PHASES, rng)
        games, phases, orders = games + 1, phases + played, orders + given
    return orders / spent, phases / spent, games / spent


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """One window: CPU microseconds per call."""
    calls = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not calls:
        action()
        calls += 1
    return spent / calls * 1e6


def position(game: Any) -> dict[str, Any]:
    return {key: value for key, value in game.get_state().items() if key != "timestamp"}


def measure(windows: int, seconds: float) -> dict[str, Any]:
    rng = random.Random(SEED)
    play(Game(), PHASES, rng)  # the first game loads the map: not timed
    played = [rates(seconds, rng) for _ in range(windows)]
    orders, phases, games = (statistics.median(column) for column in zip(*played, strict=True))

    game, spare = Game(), Game()
    play(game, PHASES_BEFORE_CLONE, random.Random(SEED))

    def restore() -> None:
        spare.set_state(game.get_state())

    restore()
    if not position(game) == position(spare) == position(copy.deepcopy(game)):
        raise SystemExit("diplomacy: a clone differs from its original")
    ways = {"deepcopy": lambda: copy.deepcopy(game), "get_state_set_state": restore}
    clone_us = {
        name: round(statistics.median(microseconds(way, seconds / 4) for _ in range(windows)), 1)
        for name, way in ways.items()
    }
    return {
        "peer": "diplomacy",
        "version": version("diplomacy"),
        "unit_orders_per_second": round(orders, 1),
        "phases_per_second": round(phases, 1),
        "games_per_second": round(games, 3),
        "clone_us": clone_us,
        "windows": windows,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the diplomacy package.")
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per window")
    parser.add_argument("--quick", action="store_true", help="one short window, for tests")
    options = parser.parse_args()
    windows, seconds = (1, 0.1) if options.quick else (options.windows, options.seconds)
    # The package reports order errors on standard output, which belongs to the JSON object.
    with contextlib.redirect_stdout(sys.stderr):
        result = measure(windows, seconds)
    print(json.dumps(result))


if __name__ == "__main__":
    # Order lists come out of sets of strings: the seed fixes the games only with the hash seed.
    if os.environ.get("PYTHONHASHSEED") != "0":
        command = [sys.executable, *sys.orig_argv[1:]]
        os.execve(command[0], command, {**os.environ, "PYTHONHASHSEED": "0"})
    main()
