"""Every lesson and every example is played: the position loads, the question comes, the answer is legal and
what it is about happens."""

from __future__ import annotations

import re

import pytest

import montjoie
from montjoie import learning
from montjoie.kernel.rulebook import read_examples
from montjoie.learning import fits
from tests.learning.playing import opened, settle, until_asked

GAMES = ("throne", "westeros", "figurines", "conquest")
LESSONS = [(game, name) for game in GAMES for name in learning.names(game, "lessons")]
EXAMPLES = [(game, name) for game in GAMES for name in learning.names(game, "examples")]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_asks_what_it_says_takes_its_answers_and_reaches_its_goal(game, name):
    lesson = learning.read(game, "lessons", name)
    assert isinstance(lesson, learning.Lesson)
    match = opened(lesson)
    kinds = {step.kind for step in lesson.steps}
    for at, step in enumerate(lesson.steps):
        decision = until_asked(match, lesson.seat, kinds, lesson.bot, seed=at)
        assert decision is not None, step.say.en
        assert decision.kind == step.kind, step.say.en
        assert fits(step.want, step.answer)
        match.submit(lesson.seat, step.answer)
    assert settle(match, lesson)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_names_rules_that_there_are_and_speaks_to_people(game, name):
    lesson = learning.read(game, "lessons", name)
    assert isinstance(lesson, learning.Lesson)
    rules = montjoie.rules(game)
    for step in lesson.steps:
        assert all(rule in rules for rule in step.rules)
        for said in (step.say, step.hint):
            assert not re.search(r"\b[a-z]+_[a-z]+\b", said.en + said.fr), "ids are not words"


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_opens_on_the_board(game, name):
    item = learning.read(game, "examples", name)
    assert name in read_examples(game)
    match = opened(item)
    assert item.seat in match.seats
    assert match.decisions or match.over


TOLD = [(game, name) for game, name in EXAMPLES if learning.read(game, "examples", name).course]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "name"), TOLD)
def test_an_example_ends_as_the_rulebook_says(game, name):
    item = learning.read(game, "examples", name)
    assert isinstance(item, learning.Example)
    match = montjoie.from_position(game, item.position, item.seed, live=False)
    for step in item.course:
        if step.dice:
            match.decide_chance(list(step.dice))
            continue
        decision = match.decisions[step.seat]
        assert decision.kind == step.kind
        if step.refused:
            assert step.refused in {problem.rule for problem in decision.problems(step.answer)}
        else:
            match.submit(step.seat, step.answer)
    told = match.feed(item.seat)
    for event in item.then:
        found = [each["facts"] for each in told if each["kind"] == event.kind]
        assert any(fits(event.facts, facts) for facts in found), (event, found)
    assert item.then or any(step.refused for step in item.course)
