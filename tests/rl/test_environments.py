"""Environments for learners keep to PettingZoo and Gymnasium, and show a seat what it may know."""

import importlib
import random
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs montjoie[rl]")

import numpy as np
from pettingzoo.test import api_test, seed_test

import montjoie
from montjoie.kernel.chance import Stream
from montjoie.rl import Contest, Seat, lens_of

importlib.import_module("examples.joust")
learn = importlib.import_module("examples.learn")
GAMES = {"joust": 3, "throne": 3, "westeros": 2, "figurines": 2, "conquest": 2}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_tests_of_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about names of agents and observations with masks
        api_test(Contest(game, GAMES[game]), num_cycles=40)
        seed_test(lambda: Contest(game, GAMES[game]), num_cycles=15)
    assert "Passed API test" in capsys.readouterr().out


def test_a_whole_match_ends_with_rewards_that_sum_to_nothing():
    env, rng = Contest("throne", 3), random.Random(4)
    env.reset(seed=3)
    while not env.rollout.over:
        seen = env.observe(env.agent_selection)
        (slots,) = seen["action_mask"].nonzero()
        assert env.observation_space("stark").contains(seen)
        assert seen["candidates"][slots, 0].all()
        assert seen["observation"][: len(env.kinds)].sum() == 1
        env.step(rng.choice(slots))
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_a_seat_that_is_not_asked_has_no_slots():
    env = Contest("throne", 3)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert not seen["action_mask"].any()
    assert not seen["candidates"].any()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "joust"])
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_shown(game: str):
    match, rng, lens = montjoie.start(game, GAMES[game], 5), Stream("leak"), lens_of(game)
    for number in range(60):
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
        if number % 6 == 0:
            for seat in match.seats:
                world = montjoie.sampled_world(match, seat, rng).engine
                shown = lens.table(match.engine, seat)
                assert shown == lens.table(world, seat)
                assert len(shown) == len(lens.features)
                for thing in ("winterfell", *getattr(match.engine.state, "units", {})):
                    assert lens.mark(match.engine, seat, thing) == lens.mark(world, seat, thing)


def test_a_sealed_answer_of_another_seat_is_not_shown():
    first, second = (Contest("throne", 3) for _ in range(2))
    for env, slot in ((first, 0), (second, 1)):
        env.reset(seed=9)
        env.step(slot)
    agent = first.agent_selection
    for key, value in first.observe(agent).items():
        assert (value == second.observe(agent)[key]).all()


def test_amounts_are_spread_and_few_options_all_stand_in_their_order():
    from montjoie.kernel.decisions import Decision, Question
    from montjoie.kernel.spaces import Amount, OneOf
    from montjoie.rl.actions import shortlist

    g = montjoie.start("throne", 3, 1).engine

    def listed(space: Any) -> list[Any]:
        return shortlist(Decision(g, Question("stark", space, "THR-BID-01")), 5, Stream("slots"))

    assert listed(Amount(0, 12)) == [0, 3, 6, 9, 12]
    assert listed(Amount(2, 3)) == [2, 3]
    assert listed(OneOf(("a", "b", "c"))) == ["a", "b", "c"]


def test_one_seat_plays_against_bots_and_changes_with_every_match():
    env = Seat("joust", 2, bots=["random"])
    played = []
    for number in range(4):
        seen, info = env.reset(seed=1 if number == 0 else None)
        played.append(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert env.observation_space.contains(seen)
            seen, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert abs(reward) <= 1
    assert played == ["seat-1", "seat-2", "seat-1", "seat-2"]


def test_greedy_plays_the_other_seats_of_throne():
    env = Seat("throne", 3, seat="stark", bots=["greedy"])
    env.reset(seed=2)
    for _ in range(3):
        assert env.contest.agent_selection == "stark"
        env.step(0)


@pytest.mark.parametrize("game", ["westeros", "figurines", "conquest"])
def test_knights_reckon_their_odds_against_a_seat(game: str):
    env, rng = Seat(game, 2, bots=["knight"]), random.Random(1)
    env.reset(seed=1)
    over = False
    for _ in range(60):
        over = over or env.step(rng.choice(np.flatnonzero(env.action_masks())))[2]
    assert over or env.contest.agent_selection == env.seat


def test_the_example_learns_what_gains():
    env = Contest("joust", 2)
    env.reset(seed=1)
    policy, seen = learn.Policy(env), env.observe(env.agent_selection)
    before = policy.chances(seen)[0][2]
    for gain in (1.0, 1.0):
        gradient = {name: np.zeros_like(w) for name, w in policy.weights.items()}
        policy.gradient(gradient, seen, 2, gain)
        policy.learn(gradient, 0.05)
    assert policy.chances(seen)[0][2] > before
    assert 0 <= learn.judge(env, policy, 4) <= 4
