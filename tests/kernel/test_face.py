"""The public face: what a match and the package show, and what they keep to themselves."""

from __future__ import annotations

import pickle
import random

import pytest

import montjoie
from montjoie.kernel.play import Play
from tests.rule import rule

ANSWER = {
    "decisions",
    "decision",
    "decision_of",
    "submit",
    "undo",
    "may_undo",
    "preset_pass",
    "preset_forced",
}
CHANCE = {"chance", "decide_chance"}
LOOK = {"game", "seats", "options", "round", "over", "result", "seed_hash", "view", "feed", "look", "odds"}
KEEP = {"inputs", "drifted", "digest", "position", "record", "clone", "rollout"}
DOOR = {"inside", "engine"}


def shown(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_a_match_shows_what_users_need_and_one_door_inside():
    match = montjoie.start("joust", 2)
    assert shown(match) == ANSWER | CHANCE | LOOK | KEEP | DOOR
    assert isinstance(match.inside, Play)
    assert match.engine is match.inside.engine


@pytest.mark.parametrize("name", sorted(ANSWER | CHANCE | LOOK | KEEP | DOOR))
def test_nothing_that_a_match_shows_can_be_put_in_its_place(name: str):
    with pytest.raises(AttributeError):
        setattr(montjoie.start("joust", 2), name, None)


def test_what_a_match_hands_out_is_a_copy():
    match = montjoie.start("joust", 2)
    for handed in (match.inputs, match.seats, match.options, match.decisions):
        handed.clear()
    again = montjoie.start("joust", 2)
    assert (match.inputs, match.seats, match.record()) == (again.inputs, again.seats, again.record())
    assert match.decisions


@rule("KER-WLD-01")
def test_a_sampled_world_goes_by_its_name_and_by_its_old_one():
    assert montjoie.worlds is montjoie.sampled_world
    match = montjoie.start("joust", 2)
    world = montjoie.sampled_world(match, "seat-1", random.Random(1))
    assert isinstance(world, montjoie.Match)
    assert world.view("seat-1")["board"] == match.view("seat-1")["board"]


@rule("KER-WLD-01", "KER-CHN-01")
def test_chance_in_a_sampled_world_waits_where_it_is_told_to():
    match = montjoie.start("joust", 2)
    for live in (True, False):
        world = montjoie.sampled_world(match, "seat-1", random.Random(1), live=live)
        while world.decisions and not world.over:
            seat, decision = next(iter(world.decisions.items()))
            world.submit(seat, next(decision.candidates()))
        assert (world.chance is None) is live


def test_a_copy_costs_the_same_however_long_the_match_is():
    match = montjoie.start("joust", 2, seed=3)
    rng = random.Random(3)
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    twin = match.clone()
    for own, copied in ((match.engine.log, twin.engine.log), (match.inside.inputs, twin.inside.inputs)):
        assert copied._chunk is not None
        assert copied._chunk[1] is own._tail, "log and inputs are shared"
    assert pickle.loads(pickle.dumps(twin.inside.inputs)) == match.inputs
