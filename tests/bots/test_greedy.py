"""The skeleton of greedy: shortlists of legal answers, the best first, from which a searcher can begin."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.bots.conquest import ConquestHabits
from montjoie.bots.figurines import FigurinesHabits
from montjoie.bots.greedy import Choice, Greedy, Habits, only, ranked
from montjoie.bots.throne import ThroneHabits
from montjoie.bots.westeros import WesterosHabits
from montjoie.kernel.chance import Stream

GAMES: list[tuple[str, Habits[Any]]] = [
    ("throne", ThroneHabits()),
    ("westeros", WesterosHabits()),
    ("figurines", FigurinesHabits()),
    ("conquest", ConquestHabits()),
]
SOME = 60  # answers of each game


@pytest.mark.parametrize(("game", "habits"), GAMES, ids=[game for game, _ in GAMES])
def test_a_shortlist_has_legal_answers_and_the_best_comes_first(game: str, habits: Habits[Any]):
    match, given = montjoie.start(game, seed=5), 0
    longest = 0
    while not match.over and given < SOME:
        for seat, decision in match.decisions.items():
            shortlist = list(habits.shortlist(match, seat, Stream(f"{given}")))
            weights = [choice.weight for choice in shortlist]
            assert weights == sorted(weights, reverse=True), decision.kind
            for choice in shortlist:
                assert not decision.problems(choice.answer), (decision.kind, choice)
            longest = max(longest, len(shortlist))
            match.submit(seat, shortlist[0].answer)
            given += 1
    assert longest > 3, "there is something to search in"


@pytest.mark.parametrize(("game", "habits"), GAMES, ids=[game for game, _ in GAMES])
def test_every_habit_is_for_a_kind_of_decision_that_the_game_asks(game: str, habits: Habits[Any]):
    kinds = set(montjoie.kinds(game))
    assert {*habits.known, *habits.any, *habits.first, *habits.open} <= kinds
    assert not habits.any & habits.first
    assert not (habits.any | habits.first) & set(habits.known)


def test_of_equals_the_first_offered_comes_first():
    assert [choice.answer for choice in ranked("abcd", lambda letter: letter in "bd")] == ["b", "d", "a", "c"]
    assert only("a") == [Choice("a", 1.0)]


def test_greedy_gives_the_first_answer_of_the_shortlist():
    match = montjoie.start("throne", 3, seed=1)
    (seat, *_) = match.decisions
    habits = ThroneHabits()
    best = next(habits.shortlist(match, seat, Stream("greedy-1"))).answer
    assert Greedy(habits, 1).choose(match, seat) == best
