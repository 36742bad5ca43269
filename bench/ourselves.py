"""Montjoie measured: kernel, clones, play, greedy's games, odds, the record, the free table, what grows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

import montjoie
from bench import kernel, plane, sizes
from bench import odds as odds_of_answers
from bench.games import GAMES, matches, random_game, rollouts
from bench.walks import walk
from bench.windows import microseconds, rate
from montjoie.games.figurines import odds
from montjoie.games.figurines.actions.boosts import Boosts
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.combat.attack import Attack
from montjoie.kernel.chance import Stream

ARMIES = {"player-1": "lannister_40_tywin", "player-2": "stark_40_young_wolf"}

CLASH = {
    "game": "conquest",
    "seats": ["a", "b"],
    "options": {"terrain": "none"},
    "moment": "activation",
    "to_act": "swords",
    "board": {
        "players": {"a": {"faction": "hundred_kingdoms"}, "b": {"faction": "nords"}},
        "regiments": {
            "swords": {"entry": "men_at_arms", "stands": 9, "x": 24_000, "y": 24_000, "files": 5},
            "axes": {
                "entry": "raiders",
                "stands": 10,
                "x": 24_000,
                "y": 28_882,
                "facing": 18_000,
                "files": 5,
            },
        },
        "characters": {"lord": {"entry": "noble_lord", "regiment": "swords"}},
        "contacts": {
            "axes|swords": {"one": "axes", "other": "swords", "face": "front", "other_face": "front"}
        },
    },
}


def charge_of_knights() -> Callable[[], object]:
    """The odds of a full attack: lances against a unit with every token, in the middle of two armies."""
    match = montjoie.start("figurines", 2, 1, {"armies": ARMIES})
    rng = Stream("bench", 1)
    while match.round is None or match.round < 1:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    g = match.engine.clone()
    own, other = (
        next(name for name, row in g.state.units.items() if row.owner == seat) for seat in match.seats
    )
    g.state.units[own] = replace(g.state.units[own], conditions=("weakened",))
    g.state.units[other] = replace(g.state.units[other], conditions=("panicked", "vulnerable"))
    g.forget()
    profile = units.profiles(g, own, "melee")[0].id
    boosts = Boosts(keywords=("critical_blow",))
    strike = Attack(attacker=own, defender=other, attack=profile, charging=True, boosts=boosts)
    return lambda: odds.attack(g, strike)


def clash_of_regiments() -> Callable[[], object]:
    """The odds of a full Clash: ten stands with a lord against ten, morale and all."""
    match = montjoie.from_position("conquest", CLASH)
    return lambda: match.odds("a", "clash")


def midgame(seats: int = 5, inputs: int = 200) -> montjoie.Match:
    """A throne match in its middle."""
    whole, _ = random_game("throne", seats, 7)
    return montjoie.replay(whole.record(), upto=min(inputs, len(whole.inputs) // 2))


def record_and_replay() -> dict[str, float]:
    """CPU seconds to write a full game as JSON text, and to replay it with all its digests."""
    match, _ = random_game("throne", 5, 11)
    start = time.process_time()
    text = json.dumps(match.record())
    written = time.process_time()
    assert montjoie.replay(text).digest() == match.digest()
    return {
        "inputs": len(match.inputs),
        "write_s": written - start,
        "replay_s": time.process_time() - written,
        "bytes": len(text),
    }


def played(game: str, seconds: float, windows: int) -> dict[str, float]:
    """Random play of a game, in matches and in rollouts."""
    games, light = matches(game), rollouts(game)
    return {
        "decisions_per_second": rate(matches(game), seconds, windows),
        "games_per_second": rate(lambda: bool(games()), seconds, windows),
        "rollout_decisions_per_second": rate(rollouts(game), seconds, windows),
        "rollouts_per_second": rate(lambda: bool(light()), seconds, windows),
    }


def measure(seconds: float, windows: int, short: bool = False) -> dict[str, Any]:
    """All our figures; in short, greedy plays a few answers and few sizes are looked at."""
    match, steps = midgame(), 3 if short else None
    for game in GAMES:
        walk(game, 4, 3 if short else 60)  # the first sentences of a game read its words
    return {
        "kernel_us_per_answer": 1e6 / rate(matches("joust"), seconds, windows),
        "kernel": kernel.measure(seconds / 4, windows),
        "clone_state_us": microseconds(match.engine.state.clone, seconds / 4, windows),
        "clone_match_us": microseconds(match.clone, seconds / 4, windows),
        "digest_us": microseconds(match.digest, seconds / 4, windows, batch=10),
        "games": {game: played(game, seconds, windows) for game in GAMES},
        "walks": {game: walk(game, 5, steps) for game in GAMES},
        "figurines_odds_us": microseconds(charge_of_knights(), seconds / 4, windows, batch=10),
        "odds": {game: odds_of_answers.measure(game, 3 if short else 60) for game in odds_of_answers.KINDS},
        "conquest_odds_us": microseconds(clash_of_regiments(), seconds / 4, windows, batch=10),
        "record": record_and_replay(),
        "plane": plane.measure(seconds / 4, windows),
        "units": sizes.by_units(seconds / 2, windows, 1 if short else 5),
        "log": sizes.by_log(seconds / 4, windows, (2, {}) if short else sizes.LONG),
    }
