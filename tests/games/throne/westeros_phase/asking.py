"""What the tests of the Westeros phase share: sealed bids, refusals, orders of the realm."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.kernel import Refusal
from montjoie.kernel.match import Match

START = ("baratheon", "lannister", "stark", "tyrell", "greyjoy")  # the Iron Throne at the start


def bid(match: Match, **power: int) -> None:
    """Everybody bids at once; those not named bid nothing."""
    for seat in list(match.decisions):
        match.submit(seat, power.get(seat, 0))


def refused(match: Match, seat: str, answer: Any) -> Refusal:
    """Why an answer is refused."""
    with pytest.raises(Refusal) as caught:
        match.submit(seat, answer)
    return caught.value


def refusal(match: Match, seat: str, answer: Any) -> tuple[str, str]:
    """The rule and the message of a refusal."""
    why = refused(match, seat, answer)
    return why.rule, why.key


def candidates(match: Match, seat: str) -> list[Any]:
    """All legal answers of a seat."""
    return list(match.decisions[seat].candidates())


def asked(match: Match) -> list[tuple[str, str]]:
    """Who is asked what."""
    return [(seat, d.kind.partition(".")[2]) for seat, d in match.decisions.items()]
