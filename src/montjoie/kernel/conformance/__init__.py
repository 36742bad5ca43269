"""What every game must keep, whatever its rules: a suite that any game calls with its slug.

Each check plays (the same) random game and raises an AssertionError that names the seed, the input
and the seat where the promise was broken:

    from montjoie.kernel import conformance

    conformance.run_all("joust", seats=3, seed=7)
    conformance.keeps_secrets(conformance.Case("joust", seats=3, seed=7, states=200))

`Case.states` bounds how many states of the game are looked at closely, `Case.answers` how many answers
are tried at each.
"""

from __future__ import annotations

from typing import Any

from montjoie.kernel.conformance.ahead import rolls_out
from montjoie.kernel.conformance.answering import offers_only_legal, refuses_cleanly
from montjoie.kernel.conformance.case import Case
from montjoie.kernel.conformance.knowing import keeps_no_stale_fact
from montjoie.kernel.conformance.playing import forks, is_pure, plays_to_the_end, undoes
from montjoie.kernel.conformance.secrecy import keeps_secrets
from montjoie.kernel.conformance.worlds import asks_alike
from montjoie.kernel.conformance.writing import replays, round_trips

CHECKS = (
    plays_to_the_end,
    replays,
    forks,
    keeps_secrets,
    asks_alike,
    round_trips,
    offers_only_legal,
    refuses_cleanly,
    undoes,
    is_pure,
    keeps_no_stale_fact,
    rolls_out,
)


def run_all(
    slug: str,
    seats: int | list[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    *,
    states: int = 40,
    answers: int = 12,
) -> None:
    """Run every check on one random game."""
    case = Case(slug, seats, options, seed, states=states, answers=answers)
    for check in CHECKS:
        check(case)


__all__ = [
    "CHECKS",
    "Case",
    "asks_alike",
    "forks",
    "is_pure",
    "keeps_no_stale_fact",
    "keeps_secrets",
    "offers_only_legal",
    "plays_to_the_end",
    "refuses_cleanly",
    "replays",
    "rolls_out",
    "round_trips",
    "run_all",
    "undoes",
]
