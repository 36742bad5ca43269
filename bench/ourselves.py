"""Montjoie measured: kernel, clone, random play, record and replay, the free table."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable

from msgspec.structs import replace

import examples.joust  # noqa: F401 - registers the example game
import montjoie
from bench import plane
from bench.windows import microseconds, rate
from montjoie.games import conquest, figurines, westeros
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


def random_game(game: str, seats: int, seed: int, **options: object) -> tuple[montjoie.Match, int]:
    """A match played to its end with answers drawn lazily, and how many answers that took."""
    match, rng, answers = montjoie.start(game, seats, seed, options), Stream("bench", seed), 0
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
            answers += 1
    return match, answers


def answers_in(game: str, seats: int) -> Callable[[], int]:
    """A piece of work: one more random game, counted in answers."""
    seeds = itertools.count(1)
    return lambda: random_game(game, seats, next(seeds))[1]


def battles() -> Callable[[], int]:
    """A piece of work: one more random battle of westeros, plan after plan, counted in answers."""
    seeds, plans = itertools.count(1), itertools.cycle(westeros.content.load().plans)
    return lambda: random_game("westeros", 2, next(seeds), plan=next(plans))[1]


def skirmishes() -> Callable[[], int]:
    """A piece of work: one more random game of figurines, mode after mode, counted in answers."""
    seeds, modes = itertools.count(1), itertools.cycle(figurines.content.load().modes)
    return lambda: random_game("figurines", 2, next(seeds), mode=next(modes))[1]


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


def campaigns() -> Callable[[], int]:
    """A piece of work: one more random game of conquest, scenario after scenario, counted in answers."""
    seeds, scenarios = itertools.count(1), itertools.cycle(conquest.content.load().scenarios)
    return lambda: random_game("conquest", 2, next(seeds), scenario=next(scenarios))[1]


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


def measure(seconds: float, windows: int) -> dict[str, object]:
    """All our figures."""
    match = midgame()
    seat = next(iter(match.decisions))
    turns, fought, skirmished = itertools.count(1), battles(), skirmishes()
    return {
        "kernel_us_per_answer": 1e6 / rate(answers_in("joust", 3), seconds, windows),
        "clone_state_us": microseconds(match.engine.state.clone, seconds / 4, windows),
        "clone_match_us": microseconds(match.clone, seconds / 4, windows),
        "view_us": microseconds(lambda: match.view(seat), seconds / 4, windows, batch=10),
        "digest_us": microseconds(match.digest, seconds / 4, windows, batch=10),
        "decisions_per_second": {str(n): rate(answers_in("throne", n), seconds, windows) for n in (3, 4, 5)},
        "games_per_second_5": rate(lambda: bool(random_game("throne", 5, next(turns))), seconds, windows),
        "westeros_decisions_per_second": rate(battles(), seconds, windows),
        "westeros_games_per_second": rate(lambda: bool(fought()), seconds, windows),
        "figurines_decisions_per_second": rate(skirmishes(), seconds, windows),
        "figurines_games_per_second": rate(lambda: bool(skirmished()), seconds, windows),
        "figurines_odds_us": microseconds(charge_of_knights(), seconds / 4, windows, batch=10),
        "conquest_decisions_per_second": rate(campaigns(), seconds, windows),
        "conquest_odds_us": microseconds(clash_of_regiments(), seconds / 4, windows, batch=10),
        "record": record_and_replay(),
        "plane": plane.measure(seconds / 4, windows),
    }
