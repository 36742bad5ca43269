"""Rafts and catapults at the camp (WES-GEN-04)."""

from __future__ import annotations

import itertools

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.battlefield.ways import reach
from montjoie.games.westeros.combat.retreat import RetreatUnit
from montjoie.games.westeros.content import load
from montjoie.games.westeros.content.special_rules import Catapults
from montjoie.games.westeros.movement import Move
from montjoie.games.westeros.plans import catapults
from montjoie.games.westeros.state import Token
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, engine, offered, over, refused, roll
from tests.rule import rule

PLAN = "wolf_raiders"
(RULE,) = (rule for rule in load().plans[PLAN].special_rules if isinstance(rule, Catapults))
RIVER = {hex: terrain for hex, terrain in load().plans[PLAN].terrain.items() if terrain == "river"}
TARGET = {"target_5,14": Token("target", "5,14", "green", owner="stark")}


def aiming() -> Match:
    step = catapults.LayTargets(house="stark", rafts=RULE.rafts, stock=dict(RULE.target_tokens.items()))
    return at(step, plan=PLAN, terrain=RIVER)


def enters(unit: str, token: dict[str, Token] | None = None) -> Match:
    """A unit at 5,15 moves onto the raft 5,14, which is aimed at green."""
    step = Move(unit="u", hex="5,14", allowance=2)
    return at(step, {"u": unit}, plan=PLAN, terrain=RIVER, tokens=token or TARGET, live=False)


@rule("WES-GEN-04")
def test_stark_aims_one_token_at_each_raft_face_up() -> None:
    match = aiming()
    answer = offered(match, "stark")[0]
    match.submit("stark", answer)
    tokens = {token.hex: token for token in board(match).tokens.values()}
    assert {hex: token.face for hex, token in tokens.items()} == answer
    assert sorted(answer.values()) == ["blue"] * 3 + ["green"] * 3 + ["red"] * 3
    assert all(token.face_up for token in tokens.values())


@rule("WES-GEN-04")
def test_each_target_token_lies_beside_both_other_colours() -> None:
    match = aiming()
    rows = dict(zip(RULE.rafts, ["red"] * 3 + ["blue"] * 3 + ["green"] * 3, strict=True))
    assert refused(match, "stark", rows) == ("WES-GEN-04", "target-alone")
    near = load().plans[PLAN].board.neighbours

    def legal(colours: dict[str, str]) -> bool:
        return all(
            len({colour, *(colours.get(n) for n in near[hex])} - {None}) == 3
            for hex, colour in colours.items()
        )

    patterns = {tuple(p) for p in itertools.permutations(("red",) * 3 + ("blue",) * 3 + ("green",) * 3)}
    expected = [dict(zip(RULE.rafts, pattern, strict=True)) for pattern in patterns]
    wanted = {tuple(colours.items()) for colours in expected if legal(colours)}
    assert {tuple(answer.items()) for answer in offered(match, "stark")} == wanted
    assert wanted


@rule("WES-GEN-04")
def test_only_lannister_units_enter_rafts_and_they_stop_there() -> None:
    units = {"l1": "cavaliers green 5,15", "s1": "riders green 5,11"}
    g = engine(units, plan=PLAN, terrain=RIVER)
    assert {hex for hex in reach(g, "l1", 4) if hex in RIVER} == {"4,14", "5,14", "6,14"}
    assert not [hex for hex in reach(g, "s1", 4) if hex in RIVER]


@rule("WES-GEN-04", "WES-RUL-27", "WES-MOR-05")
def test_a_unit_on_a_raft_of_its_colour_is_lost_if_the_die_shows_it() -> None:
    match = enters("guards green 5,15")
    roll(match, "green")
    assert over(match)
    assert "u" not in board(match).units
    assert board(match).course.marker == 1
    assert board(match).sides["stark"].points == 1


@rule("WES-GEN-04")
@pytest.mark.parametrize("symbol", ["blue", "red", "valor", "morale"])
def test_any_other_symbol_misses(symbol: str) -> None:
    match = enters("guards green 5,15")
    roll(match, symbol)
    assert board(match).units["u"].hex == "5,14"


@rule("WES-GEN-04")
def test_a_unit_of_another_rank_is_not_shot_at() -> None:
    match = enters("guards blue 5,15")
    assert over(match)


@rule("WES-GEN-04", "WES-CAP-05")
def test_a_commander_hit_by_a_catapult_is_captured() -> None:
    match = enters("guards green 5,15 @kevan")
    roll(match, "green")
    assert board(match).sides["stark"].captured == ("kevan_lannister_trusted_captain",)


@rule("WES-GEN-04", "WES-RUL-78")
def test_a_unit_that_retreats_onto_a_raft_is_shot_at() -> None:
    match = at(
        RetreatUnit(unit="l1", steps=2),
        {"l1": "guards green 5,13", "l2": "guards blue 4,14"},
        plan=PLAN,
        terrain=RIVER,
        tokens=TARGET,
        live=False,
    )
    roll(match, "green")
    assert over(match)
    assert "l1" not in board(match).units


@rule("WES-GEN-04", "WES-CRD-15")
def test_the_activation_goes_on_without_a_unit_that_was_lost() -> None:
    match = at(
        Activate(house="lannister", units=("l1", "l2")),
        {"l1": "guards green 5,15", "l2": "guards green 6,15"},
        plan=PLAN,
        terrain=RIVER,
        tokens=TARGET,
        live=False,
    )
    match.submit("lannister", {"l1": "5,14"})
    roll(match, "green")
    assert not any("l1" in answer for answer in offered(match, "lannister"))
    match.submit("lannister", "done")
    assert over(match)
