"""Thinking on the others' time: the same answers, found sooner, from what the seat may know."""

from __future__ import annotations

from random import Random

import montjoie
from montjoie.bots.thinking.foresight import before, foresee, outlook, thinks
from montjoie.bots.thinking.levels import mind_of
from montjoie.kernel.chance import Stream

GUESSES = 3


def others_march(match: montjoie.Match, seat: str) -> None:
    """Play quickly until another seat than ours is asked alone, in the middle of a round."""
    mind, rng = mind_of("throne"), Random(2)
    assert mind is not None
    while list(match.decisions) != [next(each for each in match.seats if each != seat)]:
        for each in list(match.decisions):
            match.submit(each, mind.quick(match.engine, match.engine.asked[each], rng))


def test_what_was_foreseen_is_what_would_be_found():
    match = montjoie.start("throne", 3, seed=4)
    seat = match.seats[0]
    mind = mind_of("throne")
    assert mind is not None
    met = 0
    for _ in range(12):
        others_march(match, seat)
        inputs = len(match.inside.inputs)
        found = [foresee("captain", match, seat, "s", inputs, guess) for guess in range(GUESSES)]
        assert found == [foresee("captain", match, seat, "s", inputs, guess) for guess in range(GUESSES)]
        kept = {seen: answer for each in found for seen, answer in each.items()}
        rng = Random(5)
        while seat not in match.decisions:
            for each in list(match.decisions):
                match.submit(each, mind.shortlist(match, each, rng, 1)[0].answer)
        inputs = len(match.inside.inputs)
        if (seen := outlook(match, seat, inputs)) in kept:
            met += 1
            assert kept[seen] == before("captain", match, seat, "s", inputs).choose(match, seat)
    assert met, "some guesses come true"


def test_who_thinks_ahead_knows_no_more_than_its_seat():
    match = montjoie.start("throne", 3, seed=4)
    seat = match.seats[0]
    others_march(match, seat)
    world = montjoie.worlds(match, seat, Stream("elsewhere"))
    assert world.digest() != match.digest(), "others hold something else there"
    here, there = (foresee("captain", each, seat, "s", 7, 0) for each in (match, world))
    assert here == there


def test_only_thinkers_take_time():
    assert thinks("constable", "throne")
    assert not thinks("knight", "throne")
    assert not thinks("random", "throne")
