"""Hidden archers of the Whispering Wood (WES-GEN-04)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.combat.retreat import RetreatUnit
from montjoie.games.westeros.movement import Move
from montjoie.games.westeros.phases.command import CommandPhase
from montjoie.games.westeros.queries import VOLLEY_DICE
from montjoie.games.westeros.state import Token
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, events, offered, over, refused, roll
from tests.games.westeros.plans.moments import Prepare
from tests.rule import rule

PLAN = "battle_of_the_whispering_wood"
ALONE = {"archers_1": Token("archers", "1,4", owner="stark")}


def both_passed(
    units: dict[str, str], tokens: dict[str, Token] | None = None, live: bool = False, **board: Any
) -> Match:
    """Both have passed; archers at 1,4 unless it is said otherwise."""
    return at(
        CommandPhase(at="close"),
        units,
        plan=PLAN,
        tokens=ALONE if tokens is None else tokens,
        live=live,
        **board,
    )


@rule("WES-GEN-04", "WES-SET-02")
def test_three_tokens_of_stark_archers_lie_face_up_on_their_hexes() -> None:
    tokens = board(at(Prepare(), plan=PLAN)).tokens
    archers = [token for token in tokens.values() if token.kind == "archers"]
    assert [(token.hex, token.owner, token.face_up) for token in archers] == [
        ("2,4", "stark", True),
        ("8,4", "stark", True),
        ("1,8", "stark", True),
    ]


@rule("WES-GEN-04", "WES-RUL-76")
def test_each_token_shoots_once_when_both_have_passed() -> None:
    tokens = {**ALONE, "archers_3": Token("archers", "1,8", owner="stark")}
    match = both_passed({"l1": "guards green 2,6"}, tokens)
    assert asked(match, "loose_arrows") == "stark"
    assert offered(match, "stark") == [{"archers_1": "l1"}, {"archers_3": "l1"}]
    match.submit("stark", {"archers_3": "l1"})
    roll(match, "red", "red")
    assert offered(match, "stark") == [{"archers_1": "l1"}]
    match.submit("stark", {"archers_1": "l1"})
    roll(match, "green", "red")
    assert over(match)
    assert board(match).units["l1"].figures == 3


@rule("WES-GEN-04")
def test_archers_that_see_nobody_do_not_shoot() -> None:
    match = both_passed({"l1": "guards green 1,9", "s1": "host green 2,4"})
    assert over(match)


@rule("WES-GEN-04", "WES-LOS-01", "WES-LOS-03", "WES-CBT-06")
@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        ("far", ("WES-LOS-01", "archers-out-of-range")),
        ("behind", ("WES-LOS-03", "archers-no-sight")),
        ("s1", ("WES-CBT-06", "archers-no-enemy")),
        ("nobody", ("WES-CBT-06", "archers-no-enemy")),
        ("near", ("", "")),
    ],
)
def test_archers_shoot_at_enemies_in_range_and_sight(target: str, refusal: tuple[str, str]) -> None:
    units = {
        "near": "guards green 2,6",
        "far": "guards green 5,4",
        "s1": "host green 2,4",
        "behind": "guards green 4,4",
    }
    match = both_passed(units)
    assert offered(match, "stark") == [{"archers_1": "near"}]
    assert refused(match, "stark", {"archers_1": target}) == refusal


@rule("WES-LOS-07")
def test_archers_on_hills_see_over_units() -> None:
    units = {"s1": "host green 2,4", "behind": "guards green 4,4"}
    match = both_passed(units, terrain={"1,4": "hills"})
    assert offered(match, "stark") == [{"archers_1": "behind"}]


@rule("WES-GEN-04", "WES-CBT-19")
def test_valor_of_hidden_archers_never_hits() -> None:
    match = both_passed({"l1": "guards green 2,6"})
    match.submit("stark", {"archers_1": "l1"})
    roll(match, "valor", "valor")
    assert over(match)
    assert board(match).units["l1"].figures == 4


@rule("WES-GEN-04", "WES-CBT-26")
def test_hidden_archers_drive_units_off_and_are_not_answered() -> None:
    match = both_passed({"l1": "guards green 2,5"})
    match.submit("stark", {"archers_1": "l1"})
    roll(match, "morale", "green")
    match.submit("lannister", "2,6")
    assert over(match)
    assert board(match).units["l1"].hex == "2,6"
    assert board(match).units["l1"].figures == 3


@rule("WES-GEN-04", "WES-KEY-70")
def test_a_stalwart_target_may_ignore_a_morale_result_of_hidden_archers() -> None:
    units = {"l1": "guards green 2,5", "l2": "guards green 3,5", "l3": "guards green 2,6"}
    match = both_passed(units)
    match.submit("stark", {"archers_1": "l1"})
    roll(match, "morale", "red")
    match.submit("lannister", "ignore")
    assert over(match)
    assert board(match).units["l1"].hex == "2,5"


@rule("WES-GEN-04", "WES-CBT-11")
def test_the_ground_caps_the_dice_of_hidden_archers() -> None:
    match = both_passed({"l1": "guards green 2,6"}, terrain={"1,4": "forest"})
    g = match.engine
    assert g.tally(VOLLEY_DICE, 2, "1,4", "2,6").total == 2
    assert g.tally(VOLLEY_DICE, 4, "1,4", "2,6").total == 2  # they shoot out of a forest
    assert g.tally(VOLLEY_DICE, 4, "3,4", "2,6").total == 4
    assert g.tally(VOLLEY_DICE, 4, "3,4", "1,4").total == 2  # they shoot into one


@rule("WES-GEN-04", "WES-RUL-76")
@pytest.mark.parametrize("hex", ["2,4", "1,4"])
def test_a_lannister_unit_that_ends_its_movement_beside_or_among_archers_drives_them_away(hex: str) -> None:
    match = at(Move(unit="l1", hex=hex, allowance=2), {"l1": "guards green 2,6"}, plan=PLAN, tokens=ALONE)
    assert board(match).units["l1"].hex == hex
    assert board(match).tokens == {}


@rule("WES-GEN-04")
def test_passing_by_or_staying_away_leaves_archers_where_they_are() -> None:
    match = at(Move(unit="l1", hex="3,5", allowance=2), {"l1": "guards green 3,6"}, plan=PLAN, tokens=ALONE)
    assert board(match).tokens == ALONE


@rule("WES-GEN-04")
def test_a_stark_unit_does_not_drive_its_own_archers_away() -> None:
    match = at(Move(unit="s1", hex="2,4", allowance=2), {"s1": "host green 3,4"}, plan=PLAN, tokens=ALONE)
    assert board(match).tokens == ALONE


@rule("WES-GEN-04", "WES-RUL-47", "WES-RUL-76")
def test_a_unit_that_retreats_beside_archers_does_not_drive_them_away() -> None:
    match = at(
        RetreatUnit(unit="l1", steps=1),
        {"l1": "guards green 2,3", "l2": "guards green 1,4"},
        plan=PLAN,
        tokens={"archers_1": Token("archers", "3,4", owner="stark")},
    )
    assert board(match).units["l1"].hex == "2,4"
    assert len(board(match).tokens) == 1


@rule("WES-GEN-04", "WES-CAP-02")
def test_hidden_archers_can_capture_a_commander_who_stands_alone() -> None:
    match = both_passed({"l1": "guards red 2,6 x1 @kevan"})  # his capture rating is 2
    match.submit("stark", {"archers_1": "l1"})
    roll(match, "red", "red")
    assert board(match).sides["stark"].captured == ("kevan_lannister_trusted_captain",)


@rule("WES-GEN-04")
def test_the_attack_of_hidden_archers_is_told_with_its_dice() -> None:
    match = both_passed({"l1": "guards green 2,6"})
    match.submit("stark", {"archers_1": "l1"})
    (declared,), (counted,) = events(match, "attack_declared"), events(match, "dice_counted")
    assert (declared["attacker"], declared["target"], declared["mode"]) == ("archers_1", "l1", "archers")
    assert (declared["hex"], declared["at"], counted["dice"]) == ("1,4", "2,6", 2)


@rule("WES-GEN-04", "WES-LOS-03")
def test_the_shots_of_hidden_archers_are_shown_with_their_chances_and_what_they_do_not_see() -> None:
    match = both_passed({"l1": "guards green 2,6", "l2": "guards green 2,4"})
    space = match.decisions["stark"].describe()["space"]["options"]["archers_1"]
    preview = space["previews"]["l2"]
    assert preview["dice"] == 2
    assert preview["good"] == ["green"]  # their valor never hits
    assert match.odds("stark", {"archers_1": "l2"})["hits"] == [3906, 4688, 1406]
    assert space["hidden"]["3,4"] == ["2,4"]
    assert not {"2,4", "2,6"} & set(space["hidden"])
