"""The course of a battle (WES-RND, WES-GEN)."""

from __future__ import annotations

import pytest

import montjoie
from montjoie.games.westeros.content import load
from montjoie.games.westeros.round import Battle, BattleRound
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from montjoie.kernel.worlds import sampled_world
from tests.games.westeros.given import at, board
from tests.rule import rule

UNITS = {"s1": "host green 5,3 @maege spent", "l1": "guards blue 5,9 @kevan"}
PLANS = [*load().plans, *load().skirmishes]


def kinds(match: Match) -> list[str]:
    return [e["kind"].partition(".")[2] for e in match.feed(None)]


def pass_all(match: Match) -> None:
    """Both pass, keep nothing and recover nothing until the round is over."""
    number = match.round
    while not match.over and match.round == number:
        for seat, decision in list(match.decisions.items()):
            answers = {
                "westeros.take_action": "pass",
                "westeros.keep_one": {},
                "westeros.recover_morale": "stay",
            }
            match.submit(seat, answers[decision.kind])


@rule("WES-RND-01", "WES-GEN-03")
def test_a_round_is_rally_marshalling_command_regroup() -> None:
    match = at(BattleRound(), UNITS, decks={"stark": ("sl01",), "lannister": ("ll01",)})
    pass_all(match)
    told = list(dict.fromkeys(kinds(match)))
    marks = ["advantage_won", "units_rallied", "order_dice_rolled", "cards_drawn", "passed", "round_began"]
    assert [kind for kind in told if kind in marks] == marks


@rule("WES-RND-02", "WES-GEN-03")
def test_rounds_repeat_until_the_limit_has_been_played() -> None:
    match = at(Battle(), UNITS, plan="wolf_raiders")
    for number in range(1, 5):
        assert match.round == number
        pass_all(match)
    assert match.over
    assert kinds(match).count("advantage_won") == 4


@rule("WES-RND-02")
def test_rounds_end_when_somebody_has_won() -> None:
    match = at(Battle(), UNITS, marker=10, pools={"stark": {"morale": 1}}, momentum="stark")
    match.submit("stark", {"token": "morale/raise"})
    assert match.over
    assert match.round == 1


@rule("WES-GEN-04", "WES-RND-02")
@pytest.mark.parametrize("plan", PLANS)
def test_a_random_battle_comes_to_its_end(plan: str) -> None:
    match, rng = montjoie.start("westeros", 2, seed=5, options={"plan": plan}), Stream("random battle")
    while not match.over:
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.sample(rng))
    assert match.round is not None
    assert match.result is not None
    assert len(match.result.ranking) == 2


def test_a_world_deals_the_hidden_cards_of_the_other_side_anew() -> None:
    match = montjoie.start("westeros", 2, seed=2)
    state = board(match)
    own, others = (
        state.hands["stark"].cards,
        {*state.hands["lannister"].cards, *state.decks["lannister"].cards},
    )
    seen = set()
    for n in range(8):
        world = board(sampled_world(match, "stark", Stream(n)))
        assert world.hands["stark"].cards == own
        assert len(world.hands["lannister"].cards) == 3
        assert {*world.hands["lannister"].cards, *world.decks["lannister"].cards} == others
        seen.add(world.hands["lannister"].cards)
    assert len(seen) > 1
