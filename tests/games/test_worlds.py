"""Worlds that are dealt anew tell nothing of the real one, not even to who knows the luck of the deal."""

from __future__ import annotations

import pytest

import montjoie
from montjoie.kernel.chance import Stream
from tests.rule import rule


@rule("KER-WLD-01")
@pytest.mark.parametrize("game", ["throne", "westeros", "figurines", "conquest"])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_luck_deals_the_same_whatever_lies_hidden(game: str, seed: int):
    match, rng = montjoie.start(game, seed=seed), Stream(f"worlds-{seed}")
    for n in range(120):
        for seat in [*match.seats[:2], None] if n % 8 == 0 else []:
            elsewhere = montjoie.worlds(match, seat, Stream(f"elsewhere-{n}"))
            one, two = (montjoie.worlds(each, seat, Stream(n)) for each in (match, elsewhere))
            assert one.digest() == two.digest(), seat
        if match.over:
            return
        asked, *_ = match.decisions
        match.submit(asked, match.decisions[asked].sample(rng))
