"""Greedy at westeros: it plays every battle, sees no more than its seat, and beats random players."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.arena import tournament
from montjoie.bots.westeros.forecast import lead
from montjoie.bots.westeros.prizes import Prize, prizes
from montjoie.bots.westeros.ways import Ways
from montjoie.games.westeros import activation
from montjoie.games.westeros.battlefield import field
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases import command, regroup
from montjoie.games.westeros.state import Token
from montjoie.kernel.chance import Stream
from tests.games.westeros.cards.plays import play as play_card
from tests.games.westeros.given import at, engine

PLANS = list(load().plans)


def greedy(seed: int = 1) -> Any:
    return montjoie.bots.make("greedy", "westeros", seed)


def chosen(match: montjoie.Match, seat: str) -> Any:
    """What greedy answers; it must be legal."""
    answer = greedy().choose(match, seat)
    match.decisions[seat].check(answer)
    return answer


def play(plan: str, names: tuple[str, str], seed: int) -> montjoie.Match:
    match = montjoie.start("westeros", 2, seed, {"plan": plan})
    bots = {
        seat: montjoie.bots.make(name, "westeros", f"{seed}-{seat}")
        for seat, name in zip(match.seats, names, strict=True)
    }
    while not match.over:
        for seat in list(match.decisions):
            match.submit(seat, bots[seat].choose(match, seat))
    return match


# Whole games.


def test_both_bots_are_offered():
    assert {"greedy", "random"} <= set(montjoie.bots.names("westeros"))


def test_the_same_seeds_give_the_same_game():
    one, two = (play("battle_of_the_green_fork", ("greedy", "greedy"), 3) for _ in range(2))
    assert one.record() == two.record()


@pytest.mark.parametrize("plan", ["battle_of_the_green_fork", "breaking_the_siege", "raid_in_the_riverlands"])
def test_greedy_does_not_see_what_its_seat_cannot(plan: str):
    """In a world with other hands, decks and hidden tokens it answers the same."""
    match = montjoie.start("westeros", 2, 8, {"plan": plan})
    while not match.over and (match.round or 0) < 3:
        for seat in list(match.decisions):
            answer = greedy(5).choose(match, seat)
            world = montjoie.worlds(match, seat, Stream("other"))
            assert greedy(5).choose(world, seat) == answer
            match.submit(seat, answer)


def test_greedy_beats_random_on_either_side_of_every_plan():
    """The bar is 85 % of 200 games over the nine plans; two games of each, sides swapped, show a fall."""
    won = 0.0
    for plan in PLANS:
        result = tournament("westeros", games=2, seed=4, bots=["greedy", "random"], options={"plan": plan})
        assert not result.errors
        won += 2 * result.wins["greedy"]
    assert won >= 0.85 * 2 * len(PLANS)


# What it sees in a board.


def test_it_takes_an_objective_that_is_within_reach():
    match = at(
        activation.Activate(house="lannister", units=("c",)),
        {"c": "cavaliers green 5,5", "x": "host green 15,1"},
        objectives={"hill": ("7,5", "stark")},
    )
    assert chosen(match, "lannister") == {"c": "7,5"}


def test_it_strikes_where_it_can_eliminate():
    match = at(
        activation.Activate(house="stark", units=("a",), at="attack"),
        {"a": "host red 5,5", "weak": "guards green 5,6 x1", "strong": "guards red 6,5"},
    )
    assert chosen(match, "stark") == {"a": "weak"}


def test_it_lets_a_hopeless_attack_be():
    """Against red infantry that stands firm and strikes back, one green figure has nothing to win."""
    match = at(
        activation.Activate(house="stark", units=("a",), at="attack"),
        {
            "a": "host green 5,5 x1",
            "t": "heavy red 5,6",
            "friend": "guards red 5,7",
            "other": "guards red 6,7",
        },
        terrain={"5,5": "forest", "5,6": "forest"},
    )
    assert chosen(match, "stark") == "done"


def test_it_passes_where_nothing_is_to_be_won():
    match = at(command.PlayerTurn(house="stark"), {"x": "guards green 5,5"})
    assert chosen(match, "stark") == "pass"


def test_it_activates_the_unit_that_can_do_something():
    match = at(
        command.PlayerTurn(house="stark"),
        {"far": "host green 1,1", "near": "host green 5,5", "x": "guards green 5,6 x1"},
        pools={"stark": {"green": 1}},
    )
    assert chosen(match, "stark") == {"token": "green/near"}


def test_it_leaves_a_unit_to_the_command_that_comes_next():
    """Eddard could strike, but red units are what the other command orders (WES-RUL-84)."""
    units = {
        "eddard": "host red 13,5 @eddard",
        "c": "host green 13,6",
        "weak": "guards green 13,4 x1",
    }
    assert chosen(play_card("sl05", "eddard", units, "2+1"), "stark") == ["c"]


def test_it_rolls_misses_again_and_keeps_hits():
    match = at(
        Attack(attacker="a", target="t"),
        {"a": "host red 5,5", "t": "guards green 5,6", "b": "host green 4,6"},
        engaged={"b": "t"},
        live=False,
    )
    faces = load().faces
    match.decide_chance([faces.index(symbol) + 1 for symbol in ("green", "blue", "blue", "red")])
    assert chosen(match, "stark") == "blue"


def test_it_keeps_valor_and_the_card_with_most_orders():
    match = at(
        regroup.RegroupPhase(at="discard"),
        {"a": "host green 5,5"},
        pools={"stark": {"valor": 1, "red": 2}},
    )
    assert chosen(match, "stark") == {"token": "valor"}


# What a plan pays for.


def worths(found: list[Prize]) -> dict[str, float]:
    return {goal: prize.worth for prize in found for goal in prize.goals}


def test_objectives_are_dear_to_those_who_need_them_and_guarded_by_those_who_hold_them():
    g = engine({"a": "host green 5,5"}, objectives={"one": ("1,1", "stark"), "two": ("2,2", "lannister")})
    taker, keeper = worths(prizes(g, "lannister")), worths(prizes(g, "stark"))
    assert taker.get("1,1", 0) > keeper["1,1"] > 0
    assert keeper["2,2"] > keeper["1,1"]


def test_only_the_house_that_laid_them_knows_decoys():
    site = {"site_1": "3,8", "site_2": "5,7"}
    tokens = {
        "strategy_site_1": Token("strategy", "3,8", "strategic", owner="stark", face_up=False),
        "strategy_site_2": Token("strategy", "5,7", "decoy", owner="stark", face_up=False),
    }
    g = engine({"a": "host green 5,5"}, plan="battle_of_the_green_fork", objectives=site, tokens=tokens)
    assert set(worths(prizes(g, "stark"))) == {"3,8"}
    other = worths(prizes(g, "lannister"))
    assert other["3,8"] == other["5,7"] > 0


def test_tents_are_for_those_who_can_burn_them():
    g = engine(
        {"a": "riders green 5,5", "b": "host green 6,5"}, plan="wolf_raiders", overlays={"5,9": "tent"}
    )
    fires = [prize for prize in prizes(g, "stark") if prize.beside]
    assert [(prize.goals, prize.only) for prize in fires] == [(("5,9",), ("a",))]


def test_a_prisoner_is_carried_home():
    g = engine(
        {"a": "host green 5,8"},
        plan="breaking_the_siege",
        tokens={"prisoner_1": Token("prisoner", "5,8", "prisoner", "lannister", carrier="a")},
    )
    home = [prize for prize in prizes(g, "stark") if prize.only == ("a",) and not prize.beside]
    rows = {int(hex.partition(",")[2]) for prize in home for hex in prize.goals}
    assert rows == {1, 2, 3}


def test_ways_are_those_of_the_ground_that_is_there():
    """Skirmishes lay their ground anew in every match."""
    ways, near = Ways(), []
    moat = field.board(engine({})).neighbours["5,8"]
    for river in ((), moat):
        g = engine({"a": "host green 5,5"}, terrain=dict.fromkeys(river, "river"))
        shares = ways.shares(g, {"infantry": g.state.units["a"]}, ("5,8",))
        near.append(shares["infantry"].get("5,5", 0.0))
    assert near[0] > near[1] == 0


# How it would end.


def test_objectives_that_pay_at_the_end_count_from_the_day_they_are_taken():
    held = {"one": ("1,1", "stark"), "two": ("2,2", "stark"), "three": ("3,3", "lannister")}
    g = engine({"a": "host green 5,5"}, plan="paying_the_piper", objectives=held)
    assert lead(g) == 1


def test_intact_tents_are_points_of_who_guards_them():
    tents = {"5,9": "tent", "6,9": "tent"}
    assert lead(engine({"a": "host green 5,5"}, plan="wolf_raiders", overlays=tents)) < -1


def test_who_lacks_an_objective_that_his_goal_needs_is_behind():
    both = {"one": ("1,1", "lannister"), "two": ("2,2", "lannister")}
    one = both | {"two": ("2,2", "stark")}
    behind, ahead = (engine({"a": "host green 5,5"}, objectives=each) for each in (both, one))
    assert lead(behind) < 0 < lead(ahead)


def test_morale_can_be_all_that_a_goal_lacks():
    sites = {f"site_{n}": (f"{n},8", "stark") for n in range(1, 6)}
    good, bad = (
        engine({"a": "host green 5,5"}, plan="battle_of_the_green_fork", objectives=sites, marker=marker)
        for marker in (3, -9)
    )
    assert lead(bad) < 0 < lead(good)
