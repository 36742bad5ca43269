"""Every worked example of the rulebooks is a position that is played to its end, or says why it is none."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie import learning
from montjoie.kernel.events import Told
from montjoie.kernel.match import Match
from montjoie.kernel.rulebook import read_examples
from montjoie.learning import Example, Moved, Way, fits
from tests.learning.playing import opened

GAMES = ("throne", "westeros", "figurines", "conquest")
EXAMPLES = [(game, name) for game in GAMES for name in learning.names(game, "examples")]


def example(game: str, name: str) -> Example:
    item = learning.read(game, "examples", name)
    assert isinstance(item, Example)
    return item


WAYS = [(game, name, at) for game, name in EXAMPLES for at in range(len(example(game, name).ways))]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_position_or_says_why_not(game):
    played, unplayed = set(learning.names(game, "examples")), set(learning.reasons(game))
    assert played | unplayed == set(read_examples(game))
    assert not played & unplayed


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_opens_on_the_board(game, name):
    item = example(game, name)
    match = opened(item)
    assert item.seat in match.seats
    assert match.decisions or match.over


@pytest.mark.parametrize(("game", "name", "at"), WAYS)
def test_an_example_ends_as_the_rulebook_says(game, name, at):
    item = example(game, name)
    way = item.ways[at]
    position = {**item.position, "board": over(item.position["board"], way.change)}
    match = montjoie.from_position(game, position, item.seed, live=False)
    play(match, way)
    told = match.feed(item.seat)
    for event in way.then:
        assert happened(event, told), (event, [each["facts"] for each in told if each["kind"] == event.kind])
    for event in way.never:
        assert not happened(event, told), event
    board = match.position()["board"]
    for table, rows in way.stands.items():
        assert fits(rows, board.get(table)), (table, board.get(table))
    proof = (way.then, way.never, way.stands, [step for step in way.course if step.refused or step.might])
    assert any(proof), "nothing is held to account"


def play(match: Match, way: Way) -> None:
    """The course of an example: what may not be answered is refused by its rule, what might be is legal."""
    for step in way.course:
        if step.dice:
            match.decide_chance(list(step.dice))
            continue
        decision = match.decisions[step.seat]
        assert decision.kind == step.kind
        problems = decision.problems(step.answer)
        if step.refused:
            assert step.refused in {problem.rule for problem in problems}, (step.answer, problems)
        elif step.might:
            assert not problems, problems
        else:
            match.submit(step.seat, step.answer)


def happened(event: Moved, told: list[Told]) -> bool:
    return any(each["kind"] == event.kind and fits(event.facts, each["facts"]) for each in told)


def over(board: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A board with a change laid over it; what the change calls null is taken away."""
    merged = dict(board)
    for key, value in change.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = over(merged.get(key, {}), value) if isinstance(value, dict) else value
    return merged
