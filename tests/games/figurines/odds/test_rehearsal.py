"""A rehearsal runs with empty hands, so that nothing comes of what a player cannot see."""

from __future__ import annotations

import montjoie
from montjoie.games.figurines.odds.rehearsal import copy
from montjoie.kernel.chance import Stream
from montjoie.kernel.facts import Facts, Tables


def test_what_was_found_of_a_table_holds_with_empty_hands_too() -> None:
    match, rng = montjoie.start("figurines", 2, 5, {"mode": "a_storm_of_swords"}), Stream("hands", 5)
    looked_at = 0
    for turn in range(260):
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
        if turn > 60 and not turn % 10:
            bare = Tables(copy(match.engine))
            assert not any(hand.cards for hand in bare.state.hands.values())
            bare.facts = Facts()
            for found, args, kept in match.engine.facts.known():
                assert found.__wrapped__(bare, *args) == kept
                looked_at += 1
    assert looked_at > 200
