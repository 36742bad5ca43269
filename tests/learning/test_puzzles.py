"""Every puzzle is counted again: its answer is legal, and the best by the figures that it tells."""

from __future__ import annotations

import pytest

import montjoie
from montjoie import learning
from tests.learning.playing import opened
from tools.puzzles import QUESTIONS, figures

GAMES = ("throne", "westeros", "figurines", "conquest")
PUZZLES = [(game, name) for game in GAMES for name in learning.names(game, "puzzles")]
MARGINS = {question.kind: question.margin for question in QUESTIONS}


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_the_answer_of_a_puzzle_is_the_best_by_its_figures(game, name):
    puzzle = learning.read(game, "puzzles", name)
    assert isinstance(puzzle, learning.Puzzle)
    match = opened(puzzle)
    decision = match.decisions[puzzle.seat]
    assert decision.kind == puzzle.task.kind
    assert all(rule in montjoie.rules(game) for rule in puzzle.task.rules)
    (best, worth), (_, other), *more = figures(match, puzzle.seat)
    assert more, "two answers make no puzzle"
    assert best == puzzle.task.answer
    assert worth == pytest.approx(puzzle.proof.best)
    assert other == pytest.approx(puzzle.proof.next)
    assert worth - other >= MARGINS[puzzle.task.kind]
    decision.check(puzzle.task.answer)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_twenty_puzzles_of_a_game(game):
    assert len(learning.names(game, "puzzles")) == 20
