"""Rollouts: a light match for search that goes where the match would go (KER-ROL-01)."""

import random
from typing import Any

import pytest

import montjoie
from montjoie.kernel import (
    Allocation,
    Amount,
    Assignment,
    Branch,
    Engine,
    OneOf,
    Ordering,
    PublicStep,
    Question,
    Space,
    Step,
    Subset,
    ask,
    ask_all,
)
from montjoie.kernel.chance import Stream
from montjoie.kernel.rollout import Rollout
from tests.rule import rule


def played(match: montjoie.Match, rng: Stream) -> montjoie.Match:
    """The match played on at random to its end."""
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    return match


@rule("KER-ROL-01")
def test_a_rollout_draws_what_the_match_would_draw_and_ends_as_it_would():
    match = montjoie.start("joust", 3, seed=5)
    roll = match.rollout()
    result = roll.play_out(Stream("idea"))
    before = match.digest()
    played(match, Stream("idea"))
    assert (roll.result, roll.digest()) == (match.result, match.digest())
    assert result is roll.result
    assert before != match.digest()


@rule("KER-ROL-01")
def test_a_rollout_leaves_the_match_as_it_was():
    match = montjoie.start("joust", 3, seed=5)
    before = match.record(), len(match.engine.log)
    roll = match.rollout(Stream("chance"))
    roll.play_out(random.Random(1))
    assert (match.record(), len(match.engine.log)) == before
    assert roll.over
    assert not roll.engine.log


@rule("KER-ROL-01")
def test_chance_comes_from_the_generator_that_is_given():
    match = montjoie.start("joust", 3, seed=5, live=False)
    ends = [match.rollout(Stream("deal", n)).play_out(Stream("same")).scores for n in (1, 1, 2, 3)]
    assert ends[0] == ends[1]
    assert ends[2:] != ends[:2]


@rule("KER-ROL-01")
def test_chance_waits_in_a_rollout_of_a_match_that_is_not_live():
    match = montjoie.start("joust", 2, seed=5, live=False)
    roll = match.rollout()
    assert roll.chance == match.chance
    outcome = list(range(16))
    roll.decide_chance(outcome)
    match.decide_chance(outcome)
    assert roll.chance is None
    assert list(roll.decisions) == ["seat-1", "seat-2"]
    assert roll.digest() == match.digest()
    dealt = montjoie.start("joust", 2, seed=5, live=False).rollout(Stream("chance"))
    assert dealt.chance is None


@rule("KER-ROL-01")
def test_copies_of_a_rollout_go_their_own_ways_and_draw_the_same_chance():
    roll = montjoie.start("joust", 2, seed=5).rollout()
    twin = roll.clone()
    before = twin.digest()
    roll.play_out(Stream("idea"))
    assert twin.digest() == before
    twin.play_out(Stream("idea"))
    assert twin.digest() == roll.digest()


class Secrets(PublicStep, frozen=True):
    """Two courses for two: the first leaves one of them a choice, the second nobody."""

    told: dict[str, str] = {}
    stages = ("some", "none", "alone", "end")

    @ask_all
    def some(self, g: Any) -> list[Question]:
        return [Question("a", OneOf(("x",)), "R"), Question("b", OneOf(("x", "y")), "R")]

    @some.chosen
    def told_by_some(self, g: Any, given: dict[str, str]) -> Step:
        return self.but(told=given)

    @ask_all
    def none(self, g: Any) -> list[Question]:
        return [Question("a", OneOf(("x",)), "R"), Question("b", Amount(0, 0), "R")]

    @none.chosen
    def told_by_none(self, g: Any, given: dict[str, Any]) -> Step:
        return self.but(told={**self.told, "none": f"{given}"})

    @ask
    def alone(self, g: Any) -> Question:
        return Question("a", OneOf(("z",)), "R")

    @alone.chosen
    def told_alone(self, g: Any, seat: str, answer: str) -> Step:
        return self.but(told={**self.told, "alone": answer})

    @ask
    def end(self, g: Any) -> Question:
        return Question("b", OneOf(("x", "y")), "R")


@rule("KER-ROL-01")
def test_a_question_that_leaves_no_choice_is_not_put_in_a_rollout():
    joust = montjoie.find("joust")
    roll = Rollout(Engine(joust, ("a", "b"), None, joust.setup(("a", "b"), None), (Secrets(),)), None)
    roll.engine.run()
    assert list(roll.decisions) == ["b"]
    roll.take("b", "y")
    top: Any = roll.engine.stack[-1]
    assert (top.at, roll.engine.sealed, list(roll.decisions)) == ("end", {}, ["b"])
    assert top.told == {"a": "x", "b": "y", "none": "{'a': 'x', 'b': 0}", "alone": "z"}


@rule("KER-ROL-01")
def test_where_a_rollout_starts_nothing_is_taken_from_the_player():
    match = montjoie.start("flawed", 2, seed=1, options={"flaw": "hiding-step"})
    while "think" not in str(match.view(None)["steps"]):
        for seat, decision in match.decisions.items():
            match.submit(seat, next(decision.candidates()))
    assert match.decisions.keys() == match.rollout().decisions.keys()
    roll = montjoie.start("flawed", 2, seed=1, options={"flaw": "hiding-step"}).rollout()
    offered = []
    while not roll.over:
        for seat, decision in roll.decisions.items():
            offered.append(list(decision.candidates()))
            roll.take(seat, next(decision.candidates()))
    assert ["on"] not in offered


ONE = OneOf(("a",))
ONLY: list[tuple[Space, Any]] = [
    (ONE, "a"),
    (OneOf(("a", "b")), None),
    (Subset(("a", "b"), 2, 2), ["a", "b"]),
    (Subset(("a", "b"), 0, 0), []),
    (Subset((), 0, 1), []),
    (Subset(("a", "b"), 1, 1), None),
    (Amount(3, 3), 3),
    (Amount(0, 0), 0),
    (Amount(0, 1), None),
    (Ordering(("a",)), ["a"]),
    (Ordering(("a", "b")), None),
    (Allocation({}), {}),
    (Allocation({"a": 2, "b": 1}, 3, 3), {"a": 2, "b": 1}),
    (Allocation({"a": 2, "b": 1}, 0, 0), {}),
    (Allocation({"a": 2}, 1, 2), None),
    (Assignment({}), {}),
    (Assignment({"a": ("x",)}, complete=True), {"a": "x"}),
    (Assignment({"a": ("x",)}), None),
    (Assignment({"a": ("x", "y")}, complete=True), None),
    (Branch({"a": None}), "a"),
    (Branch({"a": ONE}), {"a": "a"}),
    (Branch({"a": Amount(0, 1)}), None),
    (Branch({"a": None, "b": None}), None),
]


@rule("KER-ROL-01")
@pytest.mark.parametrize(("space", "only"), ONLY)
def test_the_only_answer_is_the_one_that_can_be_listed(space: Space, only: Any):
    g = montjoie.start("joust", 2).engine
    assert space.only() == only
    listed = list(space.candidates(g))
    assert (listed == [only]) if only is not None else len(listed) > 1
