"""`make soak`: greedy against random in every corner of every game, each game replayed from its record.

What players may agree on is read from the options of a game: every value of every option that lists its
values, with every number of seats. Games are dealt over them so that any two values meet as early as can
be. A game that breaks off, does not end or replays to another digest is an error; figures are JSON.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import montjoie
from montjoie.arena.bout import play_out
from montjoie.arena.series import bots_of
from montjoie.kernel.chance import Stream, pick
from montjoie.kernel.errors import OptionError

BOTS = ("greedy", "random")
LOOKED_AT = 40  # variants looked at before the next one is chosen
TEAMS: dict[str, dict[str, list[Any]]] = {"figurines": {"teams": [[[1, 3], [2, 4]]]}}  # of no list


class Variant(NamedTuple):
    """One way to set up a game."""

    seats: int
    options: dict[str, Any]

    def pairs(self) -> list[tuple[str, str]]:
        """Any two of the things agreed on."""
        agreed = [f"seats={self.seats}", *(f"{key}={value}" for key, value in self.options.items())]
        return list(itertools.combinations(agreed, 2))


class Played(NamedTuple):
    """What came of a game."""

    number: int
    variant: Variant
    decisions: int
    error: str  # "" where it ended and replayed


def choices(slug: str) -> dict[str, list[Any]]:
    """The values that each option lists: an enumeration, yes or no, or the examples of a number."""
    schema = montjoie.find(slug).option_schema()["$defs"]["Options"]["properties"]
    found: dict[str, list[Any]] = {}
    for name, entry in schema.items():
        parts = entry.get("anyOf", [entry])
        values = [value for part in parts for value in part.get("enum", ())]
        if entry.get("type") == "boolean":
            values = [False, True]
        elif entry.get("type") == "integer":
            values = list(entry.get("examples", ()))
        values += TEAMS.get(slug, {}).get(name, [])
        if values:
            found[name] = values
    return found


def variants(slug: str) -> list[Variant]:
    """Every set-up that the game accepts."""
    game, lists = montjoie.find(slug), choices(slug)
    return [
        variant
        for seats in game.counts
        for values in itertools.product(*lists.values())
        if _accepted(slug, variant := Variant(seats, dict(zip(lists, values, strict=True))))
    ]


def _accepted(slug: str, variant: Variant) -> bool:
    game = montjoie.find(slug)
    try:
        options = game.read_options(variant.options)
        return not list(game.check_options(game.read_seats(variant.seats, options), options))
    except OptionError:
        return False


def dealt(slug: str, games: int, seed: str, held: Sequence[str] = ()) -> Iterator[Variant]:
    """Variants for so many games, always one whose pairs of values have met least; with the options held as
    `KEY=VALUE`, where the game has them."""
    fixed = [pair for pair in held if pair.partition("=")[0] in choices(slug)]
    every = [
        each for each in variants(slug) if {f"{k}={v}" for k, v in each.options.items()}.issuperset(fixed)
    ]
    rng, met = Stream(f"soak-{seed}-{slug}"), Counter[tuple[str, str]]()
    for _ in range(games):
        some = [pick(rng, every) for _ in range(LOOKED_AT)]
        chosen = max(some, key=lambda variant: sum(1 / (1 + met[pair]) ** 2 for pair in variant.pairs()))
        met.update(chosen.pairs())
        yield chosen


def play(slug: str, number: int, variant: Variant, seed: str, bots: Sequence[str] = BOTS) -> Played:
    """One game to its end, and again from the text of its record."""
    decisions = 0
    try:
        match = montjoie.start(slug, variant.seats, f"{seed}/{number}", variant.options)
        decisions = play_out(match, bots_of(bots, len(match.seats), number)).decisions
        again = montjoie.replay(msgspec.json.encode(match.record()))
        wrong = "" if again.digest() == match.digest() else "the replay ends in another state"
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-3:]
        places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(where))
        wrong = f"{type(error).__name__}: {error} ({places})"
    return Played(number, variant, decisions, wrong)


def soak(
    slug: str, games: int, jobs: int, seed: str, held: Sequence[str] = (), bots: Sequence[str] = BOTS
) -> dict[str, Any]:
    """The figures of one game."""
    began, results = time.perf_counter(), []
    plans = list(enumerate(dealt(slug, games, seed, held)))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(play, slug, number, variant, seed, bots) for number, variant in plans]
        for done in as_completed(waiting):
            results.append(done.result())
            told = f"\r{slug}: {len(results)}/{games}, {sum(bool(each.error) for each in results)} errors "
            print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    values = Counter(
        f"{key}={value}"
        for each in results
        for key, value in {"seats": each.variant.seats, **each.variant.options}.items()
    )
    return {
        "games": games,
        "variants": len({msgspec.json.encode(each.variant) for each in results}),
        "decisions": sum(each.decisions for each in results),
        "seconds": round(time.perf_counter() - began, 1),
        "played": dict(sorted(values.items())),
        "errors": [
            {
                "game": each.number,
                "seed": f"{seed}/{each.number}",
                "seats": each.variant.seats,
                "options": each.variant.options,
                "error": each.error,
            }
            for each in sorted(results, key=lambda each: each.number)
            if each.error
        ],
    }


def main(given: list[str] | None = None) -> int:
    """Soak the games named, or all; whether there was an error."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument(
        "game", nargs="*", help="throne, westeros, figurines, conquest; all of them by default"
    )
    parser.add_argument("--games", type=int, default=30, help="games of each game (30)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--seed", default="soak", help="another seed plays other games")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE that every game has")
    parser.add_argument("--bots", default=",".join(BOTS), help="who plays, dealt over the seats")
    asked = parser.parse_args(given)
    found = {
        slug: soak(slug, asked.games, asked.jobs, asked.seed, asked.option, asked.bots.split(","))
        for slug in asked.game or montjoie.known_games()
    }
    print(json.dumps(found, indent=1))
    return int(any(figures["errors"] for figures in found.values()))


if __name__ == "__main__":
    sys.exit(main())
