"""Greedy at conquest: it plays every scenario, sees no more than its seat, and beats random players."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.arena import tournament
from montjoie.bots.conquest.survey import Survey, evaluate
from montjoie.games.conquest.actions.march import March
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.content import load
from montjoie.games.conquest.phases.action import CommandPhase
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.state import Options, Stack
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import begun
from montjoie.table import plane
from tests.games.conquest.given import at, board, engine

S = 2.441
FRONT = {"men_at_arms_1|militia_1": "front/front"}
FOUGHT = ("militia 24,10 x6 f3", f"men_at_arms 24,{10 + 1.5 * S} @180 b x4 f4")
SMALL = [name for name, sample in load().armies.items() if sample.army.limit == 1000]


def greedy(seed: int = 1) -> Any:
    return montjoie.bots.make("greedy", "conquest", seed)


def chosen(match: montjoie.Match, seat: str = "a") -> Any:
    """What greedy answers; it must be legal."""
    answer = greedy().choose(match, seat)
    match.decisions[seat].check(answer)
    return answer


def acting(*regiments: str, **more: Any) -> montjoie.Match:
    return at(Activation(at="act", regiment="militia_1"), *regiments, **more)


# Whole games.


def test_greedy_beats_random_in_every_scenario() -> None:
    """The bar is 90 % of 100 games over scenarios and sample armies, sides swapped; a small game of each
    scenario, sides and armies taken in turn, shows a fall."""
    won = 0.0
    for number, scenario in enumerate(load().scenarios):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        options = {
            "scenario": scenario,
            "armies": [SMALL[number % len(SMALL)], SMALL[-1 - number % len(SMALL)]],
        }
        result = tournament("conquest", games=1, seats=2, seed=number, bots=bots, options=options)
        assert not result.errors
        won += result.wins["greedy"]
    assert won >= 3


def test_greedy_does_not_see_what_its_seat_cannot() -> None:
    """In a world with another order of the enemy's stack it answers the same."""
    match = montjoie.start("conquest", 2, 8, {"armies": ["hk_1000", "nords_1000"]})
    while not match.over and (match.round or 0) < 4:
        for seat in list(match.decisions):
            answer = greedy(5).choose(match, seat)
            world = montjoie.worlds(match, seat, Stream("other"))
            assert greedy(5).choose(world, seat) == answer
            match.submit(seat, answer)


# What it does with a regiment.


def test_it_charges_whom_it_can_reach() -> None:
    assert (
        chosen(acting("militia 24,10 x6 f3", f"men_at_arms 24,{10 + 1.5 * S + 6} @180 b x4 f4")) == "charge"
    )


@pytest.mark.parametrize(
    "others",
    [
        (f"men_at_arms 24,{10 + 1.5 * S + 10.5} @180 b",),  # only a 6 comes there
        ("militia 24,14 x3 f3", "household_knights 24,18 @180 b"),  # a friend is in the way
    ],
)
def test_it_does_not_charge_without_a_hope(others: tuple[str, ...]) -> None:
    match = acting("militia 24,10 x6 f3", *others)
    space: Any = match.decisions["a"].space
    assert "charge" in space.options
    assert chosen(match) != "charge"


def test_who_finds_no_way_forward_goes_whatever_way_there_is() -> None:
    friend, enemy = "men_at_arms 24,11.9 x3 f3", "raiders 24,16 @180 b x8 f8"
    match = at(March(regiment="militia_1"), "militia 24,10 x3 f3", friend, enemy)
    space: Any = match.decisions["a"].space
    assert not list(space.options["forward"].candidates(match.engine)), (
        "it stands on a friend, the enemy before it"
    )
    assert "forward" not in chosen(match)


def test_in_contact_it_inspires_then_strikes() -> None:
    match = acting(*FOUGHT, contacts=FRONT)
    assert chosen(match) == "inspire"
    match.submit("a", "inspire")
    assert chosen(match) == "clash"


def test_bowmen_aim_then_shoot() -> None:
    match = at(
        Activation(at="act", regiment="militia_bowmen_1"), "militia_bowmen 24,10", "raiders 24,24 @180 b"
    )
    assert chosen(match) == "aim"
    match.submit("a", "aim")
    assert chosen(match) == "volley"


def test_it_turns_to_an_enemy_beside_it() -> None:
    match = acting("militia 24,24 @0 x6 f3", "men_at_arms 36,24 @270 b x4 f4")
    assert chosen(match) == "reform"
    match.submit("a", "reform")
    ((_, facing),) = chosen(match).items()
    assert abs(facing - 9000) <= 1000


def test_who_is_broken_rallies() -> None:
    assert chosen(acting("militia 24,10 broken", "men_at_arms 24,40 @180 b")) == "rally"


def test_it_marches_to_its_zone_and_stays_there() -> None:
    def ready(where: str) -> montjoie.Match:
        step, enemy = Activation(at="act", regiment="men_at_arms_1"), "militia 24,46 @180 b"
        return at(step, f"men_at_arms {where} x6 f3", enemy, options=Options(scenario="maelstrom"))

    match = ready("24,6")
    (zone,) = Survey(match.engine, "a").goals.values()
    before = _away(match, zone)
    match.submit("a", chosen(match))
    match.submit("a", chosen(match))
    assert _away(match, zone) < before - 3_000
    there = board(match).zones[zone]
    assert chosen(ready(f"{there.x / 1000},{there.y / 1000}")) == "pass"


def test_two_for_one_zone_go_abreast_and_a_third_comes_on_beside_who_stands_ahead() -> None:
    own = ("men_at_arms 12,6 x6 f3", "men_at_arms 36,6 x6 f3")
    match = acting("militia 24,7 x6 f3", *own, options=Options(scenario="breakthrough"))
    survey = Survey(match.engine, "a")
    survey.goals = dict.fromkeys(("men_at_arms_1", "men_at_arms_2"), next(iter(board(match).zones)))
    (left, y), (right, other) = survey.goal("men_at_arms_1"), survey.goal("men_at_arms_2")
    assert left < right
    assert y == other
    ahead, free = (plane.tray(x, -1000, 6000, 2000, 0) for x in (24_000, 44_000))
    assert (survey.crowded(ahead), survey.crowded(free)) == (1, 0)


def _away(match: montjoie.Match, zone: str) -> float:
    row, there = board(match).regiments["men_at_arms_1"], board(match).zones[zone]
    return float(((row.x - there.x) ** 2 + (row.y - there.y) ** 2) ** 0.5)


# Who acts when.


def test_who_fights_acts_first_and_his_lord_before_him() -> None:
    match = at(CommandPhase(), "raiders 4,4", FOUGHT[0] + " +noble_lord", FOUGHT[1], contacts=FRONT)
    assert gap(match.engine, "raiders_1", "men_at_arms_1") > 0
    assert chosen(match) == ["noble_lord", "militia", "raiders"]


@pytest.mark.parametrize(("top", "answer"), [("militia", "draw"), ("raiders", "stop")])
def test_a_lord_draws_on_where_his_regiment_is_next(top: str, answer: str) -> None:
    step = CharacterActivation(at="draw_on", character="noble_lord_1")
    g = engine("militia 24,10 +noble_lord", "raiders 4,4", steps=(step,))
    g.state.stacks["a"] = Stack("a", (top,))
    match = begun(g, 0)
    assert chosen(match) == answer


def test_a_board_is_worth_its_stands_points_and_zones() -> None:
    whole, less = engine(*FOUGHT), engine("militia 24,10 x5 f3", FOUGHT[1])
    assert evaluate(whole, "a") > evaluate(less, "a")
    assert evaluate(whole, "a") == pytest.approx(-evaluate(whole, "b"))
