"""Every lesson is played: the position loads, the question comes, the answer is legal and
what it is about happens."""

from __future__ import annotations

import re

import pytest

import montjoie
from montjoie import learning
from montjoie.learning import fits
from tests.learning.playing import opened, settle, until_asked

GAMES = ("throne", "westeros", "figurines", "conquest")
LESSONS = [(game, name) for game in GAMES for name in learning.names(game, "lessons")]


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
