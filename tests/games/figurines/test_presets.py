"""Whoever presets to pass is not asked what to use (KER-RXN-04)."""

from __future__ import annotations

import random

import montjoie
from tests.rule import rule

ARMIES = {"player-1": "stark_40_young_wolf", "player-2": "lannister_40_kingslayer"}


def asked(*, passing: bool) -> set[str]:
    """What the first player is asked up to round 2."""
    match = montjoie.start("figurines", 2, seed=5, options={"armies": ARMIES})
    match.preset_pass("player-1", passing)
    kinds, rng = set(), random.Random(5)
    while not match.over and (match.round or 0) < 2:
        for seat, decision in match.decisions.items():
            if seat == "player-1":
                kinds.add(decision.kind)
            match.submit(seat, decision.sample(rng))
    return kinds


@rule("KER-RXN-04")
def test_a_preset_passes_every_situation_and_nothing_else() -> None:
    effect = "figurines.use_effect"
    assert effect in asked(passing=False)
    quiet = asked(passing=True)
    assert effect not in quiet
    assert "figurines.activate_unit" in quiet
