"""Perft: how many sequences of answers the rules allow from fixed positions, a fingerprint of all rules.

A position of `perft.json` is a plan, a seed and the inputs that lead there, dice included: the third round of
a battle, somebody about to act. From there chance is fixed: its n-th outcome on a path is the n-th that
the seed "perft" gives. Where both players are asked, the first answers first. `counts` says how many
sequences of 1, 2, 3 ... answers there are.

A change of the rules that is meant changes the counts. To write them anew, or new positions too:

    python -m tests.games.westeros.test_perft
    python -m tests.games.westeros.test_perft positions
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import montjoie
from montjoie.games.westeros.content import load
from montjoie.kernel.game import find
from montjoie.kernel.match import Match, start_match

STORE = Path(__file__).parent / "perft.json"
PLANS = [*load().plans, *load().skirmishes]
BUSY = 60, 700  # positions looked for: so many sequences of two answers
MOST = 4000  # answers played out for the last count of a position


def perft(match: Match, depth: int) -> int:
    """The number of sequences of so many answers, or fewer where the match ends."""
    if match.over:
        return 1
    seat, decision = next(iter(match.decisions.items()))
    answers = list(decision.candidates())
    if depth == 1:
        return len(answers)
    total = 0
    for answer in answers:
        onward = match.clone()
        onward.submit(seat, answer)
        total += perft(onward, depth - 1)
    return total


def at(position: dict[str, Any]) -> Match:
    """The match at a stored position, chance fixed from there on."""
    options = {"plan": position["plan"]}
    match = start_match(find("westeros"), 2, position["seed"], options, live=False)
    for seat, answer in position["inputs"]:
        match.inside.enter(seat, answer)
    return Match(match.inside.branch("perft", live=True))


def counts(position: dict[str, Any]) -> list[int]:
    """The counts of a position, as deep as they are quick."""
    match, found = at(position), [1]
    while found[-1] <= MOST and len(found) <= 6:
        found.append(perft(match, len(found)))
    return found[1:]


# Keeping it.


def stored() -> list[dict[str, Any]]:
    """The positions and their counts."""
    positions: list[dict[str, Any]] = json.loads(STORE.read_text())
    return positions


def find_position(plan: str, seed: int = 1) -> dict[str, Any]:
    """A moment of the third round with something to do, in a battle between two greedy players."""
    match = montjoie.start("westeros", 2, seed, {"plan": plan})
    players = {seat: montjoie.bots.make("greedy", "westeros", f"{seed}/{seat}") for seat in match.seats}
    while not match.over:
        for seat, decision in match.decisions.items():
            if match.round == 3 and decision.kind == "westeros.take_action":
                position = {"plan": plan, "seed": seed, "inputs": list(match.inputs)}
                if BUSY[0] <= perft(at(position), 2) <= BUSY[1]:
                    return position
            match.submit(seat, players[seat].choose(match, seat))
    return find_position(plan, seed + 1)


def write(positions: list[dict[str, Any]]) -> None:
    """Store positions with their counts, a line each."""
    lines = [json.dumps({**position, "counts": counts(position)}) for position in positions]
    STORE.write_text("[\n" + ",\n".join(lines) + "\n]\n")


# The tests.


@pytest.mark.parametrize("position", stored(), ids=lambda position: position["plan"])
def test_the_rules_allow_as_many_sequences_of_answers_as_ever(position: dict[str, Any]):
    match = at(position)
    assert [perft(match, depth) for depth in range(1, len(position["counts"]) + 1)] == position["counts"]


def test_every_plan_has_a_position():
    assert [position["plan"] for position in stored()] == PLANS


if __name__ == "__main__":
    write([find_position(plan) for plan in PLANS] if "positions" in sys.argv else stored())
