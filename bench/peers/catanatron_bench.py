"""Peer: the `catanatron` package, measured as Montjoie measures itself.

Four random seats, whole games with the package's own limit of 1000 turns. One core, CPU time; each
figure is the median of several windows, and a window ends with the game (or the clone) that fills
it. A decision is one step of the package's loop, also when the seat has a single choice. The clone
is `Game.copy` half-way through a game. Needs catanatron 3.2.1; prints one JSON object.
"""

import argparse
import contextlib
import json
import os
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import (  # type: ignore[import-untyped,import-not-found,unused-ignore]
    Color,
    Game,
    RandomPlayer,
)

SEED = 20  # never 0: the package takes a seed of 0 for none


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def rates(seconds: float, seed: int) -> tuple[float, float]:
    """One window: decisions and games per CPU second."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        game = new_game(seed + games)
        game.play()
        games, decisions = games + 1, decisions + len(game.state.actions)
    return decisions / spent, games / spent


def halfway(seed: int) -> Any:
    """Play a game to learn its length, then the same game again to the middle."""
    whole = new_game(seed)
    whole.play()
    game = new_game(seed)
    for _ in range(len(whole.state.actions) // 2):
        game.play_tick()
    return game


def clone_microseconds(game: Any, seconds: float) -> float:
    """One window: CPU microseconds per copy."""
    calls = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not calls:
        game.copy()
        calls += 1
    return spent / calls * 1e6


def measure(windows: int, seconds: float) -> dict[str, Any]:
    new_game(SEED).play()  # the first game fills the package's caches: not timed
    # Each window plays games of its own: 10,000 seeds apart is more than a window can use.
    played = [rates(seconds, SEED + 10_000 * window) for window in range(windows)]
    decisions, games = (statistics.median(column) for column in zip(*played, strict=True))

    game = halfway(SEED)
    twin = game.copy()
    if twin.state.player_state != game.state.player_state or twin.state is game.state:
        raise SystemExit("catanatron: a clone differs from its original")
    clone_us = statistics.median(clone_microseconds(game, seconds / 4) for _ in range(windows))
    return {
        "peer": "catanatron",
        "version": version("catanatron"),
        "decisions_per_second": round(decisions, 1),
        "games_per_second": round(games, 3),
        "clone_us": round(clone_us, 1),
        "windows": windows,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the catanatron package.")
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per window")
    parser.add_argument("--quick", action="store_true", help="one short window, for tests")
    options = parser.parse_args()
    windows, seconds = (1, 0.1) if options.quick else (options.windows, options.seconds)
    with contextlib.redirect_stdout(sys.stderr):  # standard output belongs to the JSON object
        result = measure(windows, seconds)
    print(json.dumps(result))


if __name__ == "__main__":
    # The package walks sets of names: the seed fixes the games only with the hash seed.
    if os.environ.get("PYTHONHASHSEED") != "0":
        command = [sys.executable, *sys.orig_argv[1:]]
        os.execve(command[0], command, {**os.environ, "PYTHONHASHSEED": "0"})
    main()
