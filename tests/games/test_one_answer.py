"""Questions with one possible answer: the one policy, held by whole games of random players (KER-ASK-06)."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from tests.rule import rule

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "throne": ("throne", 5, {}),
    "westeros": ("westeros", 2, {}),
    "westeros, hidden archers": ("westeros", 2, {"plan": "battle_of_the_whispering_wood"}),
    "figurines": ("figurines", 2, {"size": 30}),
    "conquest": ("conquest", 2, {}),
}


@rule("KER-ASK-06")
@pytest.mark.parametrize("name", GAMES)
def test_one_answer_alone_is_asked_for_only_at_once_in_reactions_and_where_the_kind_says_so(name: str):
    game, seats, options = GAMES[name]
    match, player = montjoie.start(game, seats, 3, options), montjoie.bots.make("random", game, 3)
    astray, bound = set(), 0
    while not match.over:
        sealed = len(match.view(None)["asked"]) > 1
        for seat, decision in list(match.decisions.items()):
            if decision.space.is_listed() and len(list(decision.candidates(2))) == 1:
                bound += 1
                if not (sealed or decision.space.passing or decision.space.always):
                    astray.add(decision.kind)
            match.submit(seat, player.choose(match, seat))
    assert astray == set()
    assert bound, "no question of the game had one answer alone: it proves nothing"
