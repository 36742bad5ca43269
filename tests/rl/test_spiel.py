"""States as OpenSpiel's algorithms call them: numbers for players, clones that go the same way, returns."""

import importlib
import random

import pytest

pytest.importorskip("pettingzoo", reason="needs montjoie[rl]")

import numpy as np

from montjoie.rl.spiel import TERMINAL, Game, State

importlib.import_module("examples.joust")


@pytest.mark.parametrize(("name", "seats"), [("joust", 3), ("throne", 3), ("westeros", 2)])
def test_a_match_is_played_to_returns_that_sum_to_nothing(name: str, seats: int):
    game, rng = Game(name, seats), random.Random(2)
    state = game.new_initial_state(seed=3)
    assert game.num_players() == seats
    while not state.is_terminal():
        assert 0 <= state.current_player() < seats
        assert sum(state.legal_actions_mask()) == len(state.legal_actions()) > 0
        assert not state.legal_actions((state.current_player() + 1) % seats)
        assert state.returns() == [0.0] * seats
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    assert game.min_utility() <= min(state.returns()) < max(state.returns()) <= game.max_utility()


@pytest.mark.parametrize(("name", "seats"), [("joust", 2), ("throne", 3), ("figurines", 2), ("conquest", 2)])
def test_a_clone_goes_the_same_way_and_leaves_the_first_alone(name: str, seats: int):
    game, rng = Game(name, seats), random.Random(5)
    state = game.new_initial_state(seed=4)
    for _ in range(3):
        state.apply_action(rng.choice(state.legal_actions()))
    before = state.observation_tensor()
    assert [len(before)] == game.observation_tensor_shape()
    twins = [state.clone(), state.clone()]
    for _ in range(6):
        if twins[0].is_terminal():
            break
        action = rng.choice(twins[0].legal_actions())
        for twin in twins:
            twin.apply_action(action)
        assert str(twins[0]) == str(twins[1])
    assert twins[0].is_terminal() or twins[0].observation_tensor() == twins[1].observation_tensor()
    assert state.observation_tensor() == before
    assert len(twins[0].history()) > len(state.history()) == 3


def test_a_slot_without_an_answer_is_refused_and_one_with_an_answer_can_be_read():
    state: State = Game("joust", 2).new_initial_state()
    with pytest.raises(ValueError, match="holds no answer"):
        state.apply_action(7)
    assert state.action_to_string(0, 0)
    assert state.child(0).history() == [0]
    assert state.history() == []


def test_who_begins_without_a_seed_begins_another_match_each_time():
    game = Game("throne", 3)
    first, second = game.new_initial_state(), game.new_initial_state()
    assert first.observation_tensor() == game.new_initial_state(seed=0).observation_tensor()
    assert first.observation_tensor() != second.observation_tensor()


@pytest.mark.parametrize("name", ["joust", "throne", "westeros"])
def test_openspiel_searches_a_tree_of_states(name: str):
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts", reason="needs OpenSpiel")
    game, rng = Game(name, 3 if name == "throne" else 2), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state(seed=1)
    before = state.observation_tensor()
    assert bot.step(state) in state.legal_actions()
    assert state.observation_tensor() == before


def test_openspiel_lets_its_learners_play_to_the_end():
    environments = pytest.importorskip("open_spiel.python.rl_environment", reason="needs OpenSpiel")
    env, rng = environments.Environment(Game("throne", 3)), random.Random(3)
    now = env.reset()
    while not now.last():
        seen = now.observations
        now = env.step([rng.choice(seen["legal_actions"][seen["current_player"]])])
    assert sum(now.rewards) == pytest.approx(0)
    assert 1.0 in now.rewards
