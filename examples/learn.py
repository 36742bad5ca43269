"""A learner in one file: policy gradient in numpy, against itself, then judged against random players.

    python examples/learn.py joust --minutes 1
    python examples/learn.py throne --minutes 8

The policy scores every slot by the row of numbers that tells of it: a small network reads the row beside the
table, and one of the slots is drawn by softmax. All seats learn from the same games, by the result alone.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import montjoie
from montjoie.arena.statistics import share_of
from montjoie.rl import Contest, Lens, register

if "joust" not in montjoie.known_games():
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import examples.joust  # noqa: F401 - registers the example game

Array = NDArray[np.float64]


class JoustLens(Lens):
    """A lens for one's own game: the rider's lances, the points, what was broken."""

    features = ("course", "points", "lances", "highest", "lowest", "best_other", "broken_high")
    marks = ("lance", "rank")

    def table(self, g: Any, seat: str) -> list[float]:
        """Own lances, and what all can see."""
        rider, others = g.state.riders[seat], [r for s, r in g.state.riders.items() if s != seat]
        lances = [int(lance) / 16 for lance in rider.lances] or [0.0]
        high = sum(int(lance) > 8 for lance in g.state.broken) / 8
        best = max(other.points for other in others) / 3
        return [g.state.course / 3, rider.points / 3, len(lances) / 4, max(lances), min(lances), best, high]

    def mark(self, g: Any, seat: str, thing: str) -> tuple[float, float] | None:
        """How high a lance is, and how many of one's own are lower."""
        own = g.state.riders[seat].lances
        if thing not in own:
            return None
        return int(thing) / 16, sum(int(lance) < int(thing) for lance in own) / 4


register("joust", JoustLens())


class Policy:
    """One hidden layer over a slot's row and the table, beside a linear part for every kind of decision."""

    def __init__(self, env: Contest, hidden: int = 16, seed: int = 0) -> None:
        rng, self.kinds = np.random.default_rng(seed), len(env.kinds)
        table, row = len(env.features), len(env.candidate_features)
        self.weights: dict[str, Array] = {
            "kind": np.zeros((self.kinds, row)),
            "table": rng.normal(0, 1 / math.sqrt(table), (table, hidden)),
            "row": rng.normal(0, 1 / math.sqrt(row), (row, hidden)),
            "out": np.zeros(hidden),
        }
        self._first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def chances(self, seen: dict[str, Array]) -> tuple[Array, Array]:
        """How likely each slot that holds an answer is drawn; and the hidden layer."""
        w, count = self.weights, int(seen["action_mask"].sum())
        rows, table = seen["candidates"][:count], seen["observation"]
        hidden = np.tanh(table @ w["table"] + rows @ w["row"])
        scores = rows @ w["kind"][int(table[: self.kinds].argmax())] + hidden @ w["out"]
        likely = np.exp(scores - scores.max())
        return likely / likely.sum(), hidden

    def gradient(self, into: dict[str, Array], seen: dict[str, Array], slot: int, gain: float) -> None:
        """Add what makes a slot likelier, as far as it gained."""
        likely, hidden = self.chances(seen)
        rows, table = seen["candidates"][: len(likely)], seen["observation"]
        pull = -likely * gain
        pull[slot] += gain
        into["kind"][int(table[: self.kinds].argmax())] += pull @ rows
        into["out"] += pull @ hidden
        back = np.outer(pull, self.weights["out"]) * (1 - hidden**2)
        into["row"] += rows.T @ back
        into["table"] += np.outer(table, back.sum(0))

    def learn(self, gradient: dict[str, Array], rate: float) -> None:
        """One step of Adam, uphill."""
        self._steps += 1
        for name, g in gradient.items():
            self._first[name] += 0.1 * (g - self._first[name])
            self._second[name] += 0.01 * (g * g - self._second[name])
            first = self._first[name] / (1 - 0.9**self._steps)
            second = self._second[name] / (1 - 0.99**self._steps)
            self.weights[name] += rate * first / (np.sqrt(second) + 1e-8)


def play(env: Contest, policy: Policy, rng: np.random.Generator, learning: set[str]) -> tuple[Any, Any]:
    """A game: what the learning seats saw and did, and the rewards; other seats draw any slot."""
    env.reset()
    taken: list[tuple[str, dict[str, Array], int]] = []
    while not env.rollout.over:
        seat = env.agent_selection
        if seat in learning:
            seen = env.observe(seat)
            likely, _ = policy.chances(seen)
            slot = int(rng.choice(len(likely), p=likely))
            taken.append((seat, seen, slot))
        else:
            slot = int(rng.integers(len(env.answers)))
        env.step(slot)
    return taken, env.rewards


def train(env: Contest, policy: Policy, seconds: float, batch: int = 16, rate: float = 0.01) -> int:
    """Games against itself for so long; how many."""
    rng, end, games = np.random.default_rng(1), time.monotonic() + seconds, 0
    everybody = set(env.possible_agents)
    while time.monotonic() < end:
        gradient = {name: np.zeros_like(w) for name, w in policy.weights.items()}
        for _ in range(batch):
            taken, rewards = play(env, policy, rng, everybody)
            for seat, seen, slot in taken:
                policy.gradient(gradient, seen, slot, rewards[seat] / len(taken))
        games += batch
        policy.learn(gradient, rate)
    return games


def judge(env: Contest, policy: Policy, games: int) -> float:
    """What the learner won of games in which `random` has all other seats; its own changes every game."""
    rng, won = np.random.default_rng(2), 0.0
    for number in range(games):
        env.reset(seed=1_000_000 + number)
        own = env.possible_agents[number % len(env.possible_agents)]
        bots = montjoie.bots.RandomBot(env.game, f"judge-{number}")
        while not env.rollout.over:
            if env.agent_selection == own:
                likely, _ = policy.chances(env.observe(own))
                env.step(int(rng.choice(len(likely), p=likely)))
            else:
                env.answer(env.rollout.decisions[env.agent_selection].sample(bots.rng))
        assert env.rollout.result is not None
        first = env.rollout.result.ranking[0]
        won += (own in first) / len(first)
    return won


def main() -> None:
    """Learn, then tell how it fares against `random`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="joust")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=400, help="to be judged by")
    asked = parser.parse_args()
    seats = asked.seats or min(montjoie.find(asked.game).counts)
    env = Contest(asked.game, seats, slots=16)
    policy = Policy(env)
    before = share_of(judge(env, policy, asked.games), asked.games)
    games = train(env, policy, 60 * asked.minutes)
    after = share_of(judge(env, policy, asked.games), asked.games)
    print(
        f"{asked.game}, {seats} seats, {games} games in {asked.minutes} minutes; chance level {1 / seats:.1%}"
    )
    for name, won in (("before", before), ("after", after)):
        print(
            f"{name}: {won.share:.1%} of {won.games} games against random ({won.low:.1%} to {won.high:.1%})"
        )


if __name__ == "__main__":
    main()
