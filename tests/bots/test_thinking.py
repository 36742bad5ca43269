"""The thinker: the same worlds for all answers, a budget that is kept, nothing that a seat may not know."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import montjoie
from montjoie.bots.conquest.mind import ConquestMind
from montjoie.bots.figurines.mind import FigurinesMind
from montjoie.bots.thinking import Budget, Mind, Thinker, Value, distinct, told, weighted
from montjoie.bots.thinking.search import Search
from montjoie.bots.throne.mind import ThroneMind
from montjoie.bots.westeros.mind import WesterosMind
from montjoie.kernel.chance import Stream

MINDS: list[Mind] = [ThroneMind(), WesterosMind(), FigurinesMind(), ConquestMind()]
IDS = [mind.game for mind in MINDS]
SOME = 150  # answers of each game


def go_on(match: montjoie.Match, mind: Mind, answers: int) -> None:
    """Let everybody answer quickly for a while."""
    rng = Random(1)
    for _ in range(answers):
        if match.over:
            return
        seat, *_ = match.decisions
        match.submit(seat, mind.quick(match.engine, match.engine.asked[seat], rng))


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_quick_answers_are_legal(mind: Mind):
    go_on(montjoie.start(mind.game, seed=3), mind, SOME)


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_what_a_mind_knows_it_knows_of_kinds_that_are_asked(mind: Mind):
    assert {*mind.quickly, *mind.plans, *mind.unthought} <= set(montjoie.kinds(mind.game))


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_shortlists_hold_different_legal_answers(mind: Mind):
    match = montjoie.start(mind.game, seed=5)
    for n in range(15):
        seat, *_ = match.decisions
        found = mind.shortlist(match, seat, Random(n), 6)
        assert 1 <= len(found) <= 6
        assert len({repr(choice.answer) for choice in found}) == len(found)
        for choice in found:
            match.decisions[seat].check(choice.answer)
        match.submit(seat, found[n % len(found)].answer)


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_tables_are_told_for_every_seat_and_every_feature(mind: Mind):
    match = montjoie.start(mind.game, seed=5)
    go_on(match, mind, 30)
    told = mind.table(match.engine)
    assert set(told) == set(match.seats)
    assert {len(features) for features in told.values()} == {len(mind.features)}
    assert sum(mind.value.chances(told).values()) == pytest.approx(1)


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_the_same_seed_thinks_the_same_and_keeps_its_budget(mind: Mind):
    match = montjoie.start(mind.game, seed=2)
    seat, *_ = match.decisions
    one, two = (Thinker(mind, 7, Budget(playouts=10), width=4).think(match, seat) for _ in range(2))
    assert one == two
    assert one.playouts <= 10
    assert one.answer == one.considered[0].answer


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_a_thinker_knows_no_more_than_its_seat(mind: Mind):
    """The answer in a world with other secrets is the same, and so is the reason."""
    match = montjoie.start(mind.game, seed=8)
    for n in range(8):
        seat, *_ = match.decisions
        world = montjoie.worlds(match, seat, Stream("elsewhere"))
        here, there = (Thinker(mind, n, Budget(playouts=6), width=3).think(m, seat) for m in (match, world))
        assert here == there
        go_on(match, mind, 4)


def test_answers_are_compared_in_worlds_that_all_were_played_in():
    match, mind = montjoie.start("throne", 3, seed=2), ThroneMind()
    seat, *_ = match.decisions
    thinking = Thinker(mind, 1, Budget(playouts=23), width=4).think(match, seat)
    first, second, *_ = thinking.considered
    assert first.worlds == second.worlds
    search = Search(mind, match, seat, "again", Budget(playouts=4))
    assert search.playout(first.answer, 0) == search.playout(first.answer, 0), "the same luck again"


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch):
    """On a clock that goes on by a hundredth whenever it is looked at."""
    now = itertools.count()
    monkeypatch.setattr("montjoie.bots.thinking.search.perf_counter", lambda: next(now) / 100)
    match = montjoie.start("throne", 5, seed=2)
    seat, *_ = match.decisions
    thinking = Thinker(ThroneMind(), 1, Budget(seconds=0.2)).think(match, seat)
    assert 5 < thinking.playouts < 20
    assert next(now) <= 24, "no more than a fifth beyond the budget"
    hasty = Thinker(ThroneMind(), 1, Budget(seconds=0.05)).think(match, seat)
    assert hasty.playouts < 5
    assert hasty.considered[-1].worlds == 0, "some answers were not even tried"


@pytest.mark.parametrize("mind", MINDS, ids=IDS)
def test_reasons_are_told_in_both_languages(mind: Mind):
    match = montjoie.start(mind.game, seed=3)
    go_on(match, mind, 3)
    thinker = Thinker(mind, 1, Budget(playouts=8), width=3)
    while not (thinking := thinker.think(match, next(iter(match.decisions)))).playouts:
        go_on(match, mind, 1)
    en, fr = (told(mind.game, thinking, lang) for lang in ("en", "fr"))
    assert len(en) == len(fr) > 3
    assert "% to win" in en[0]
    assert "% de chances de gagner" in fr[0]
    assert thinking.line
    assert thinking.line[0].text("fr") in fr


def test_a_single_answer_costs_nothing():
    class Sure(ThroneMind):
        def shortlist(self, world: montjoie.Match, seat: str, rng: Random, width: int) -> list[Any]:
            return super().shortlist(world, seat, rng, width)[:1]

    match = montjoie.start("throne", 3, seed=2)
    seat, *_ = match.decisions
    assert Thinker(Sure(), 1).think(match, seat).playouts == 0


def test_chances_grow_with_what_is_weighed():
    chances = Value([1.0, -2.0]).chances({"a": (1, 0), "b": (0, 1), "c": (0, 0)})
    assert chances["a"] > chances["c"] > chances["b"]


def test_weights_are_chances():
    rng = Random(3)
    drawn = [weighted(rng, "abc", (0.0, 3.0, 1.0)) for _ in range(400)]
    assert "a" not in drawn
    assert 250 < drawn.count("b") < 350


def test_levels_are_known_in_every_game_that_has_a_mind():
    for mind in MINDS:
        assert {"page", "squire", "knight", "captain", "marshal", "constable"} <= set(
            montjoie.bots.names(mind.game)
        )
        match = montjoie.start(mind.game, seed=1)
        seat, *_ = match.decisions
        for name in ("page", "squire", "knight", "captain"):
            match.decisions[seat].check(montjoie.bots.make(name, mind.game, 1).choose(match, seat))
    assert distinct([], 3) == []
