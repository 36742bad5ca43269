"""What grows: the cost of a decision with the units on the table, that of a clone with what has happened."""

from __future__ import annotations

import montjoie
from bench.games import Setup, matches, random_game, rollouts
from bench.windows import microseconds, rate
from montjoie.kernel.chance import Stream

ARMIES: dict[str, list[Setup]] = {
    "figurines": [(2, {"size": 20}), (2, {}), (2, {"size": 70}), (2, {"size": 100}), (6, {"size": 100})],
    "conquest": [(2, {"limit": limit}) for limit in (500, 1000, 1500, 2000, 3000)],
}
LONG: Setup = (6, {"size": 100})  # more than 2,000 inputs
LENGTHS = (0, 100, 250, 500, 1000, 2000)


def units(game: str, setup: Setup) -> int:
    """How many units or regiments there are once both sides have chosen and play begins."""
    seats, options = setup
    match, rng = montjoie.start(game, seats, 1, options), Stream("units")
    while not match.over and not match.round:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    return len(match.engine.state.units if game == "figurines" else match.engine.state.regiments)


def by_units(seconds: float, windows: int, armies: int = 5) -> dict[str, list[dict[str, float]]]:
    """Microseconds a decision of random games, by the number of units, for so many of the armies."""
    return {
        game: [
            {
                "seats": setup[0],
                "units": units(game, setup),
                "match_us": 1e6 / rate(matches(game, [setup]), seconds, windows),
                "rollout_us": 1e6 / rate(rollouts(game, [setup]), seconds, windows),
            }
            for setup in every[:armies]
        ]
        for game, every in ARMIES.items()
    }


def by_log(seconds: float, windows: int, setup: Setup = LONG) -> list[dict[str, float]]:
    """Microseconds to clone a match and its state, by the number of inputs so far."""
    whole, _ = random_game("figurines", setup[0], 2, **setup[1])
    record = whole.record()
    found = []
    for inputs in sorted({min(length, len(whole.inputs)) for length in LENGTHS}):
        match = montjoie.replay(record, upto=inputs)
        found.append(
            {
                "inputs": inputs,
                "match_us": microseconds(match.clone, seconds, windows),
                "state_us": microseconds(match.engine.state.clone, seconds, windows),
            }
        )
    return found
