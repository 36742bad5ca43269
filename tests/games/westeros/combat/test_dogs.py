"""War dogs (WES-KEY-30 and after)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate, attacks
from montjoie.games.westeros.battlefield.sight import targets
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.dogs import WarDogs
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, engine, events, offered, over, refused, roll
from tests.rule import rule


def loose(symbol: str, *symbols: str, t: str = "guards green 5,7", **given: Any) -> Match:
    """Kennelmasters on 5,5 loose their dogs at `t` and the dice show this."""
    match = at(WarDogs(attacker="a", target="t"), {"a": "kennel green 5,5", "t": t}, live=False, **given)
    roll(match, symbol)
    if symbols:
        roll(match, *symbols)
    return match


def order(units: dict[str, str], **given: Any) -> Match:
    """The kennelmasters `a` are activated; they are to move first."""
    return at(Activate(house="stark", units=("a",)), units, live=False, **given)


@rule("WES-KEY-30", "WES-RUL-61")
def test_the_dogs_are_loosed_in_the_place_of_move_and_attack() -> None:
    match = order({"a": "kennel green 5,5", "t": "guards green 5,7", "u": "guards green 6,5"})
    match.submit("stark", "done")
    assert {"a": "dogs/t"} in offered(match, "stark")
    match.submit("stark", {"a": "dogs/t"})
    roll(match, "valor")
    assert over(match)
    assert board(match).units["a"].hex == "5,5"


@rule("WES-KEY-30", "WES-RUL-61")
def test_a_unit_that_has_moved_looses_no_dogs_and_is_told_why() -> None:
    match = order({"a": "kennel green 5,4", "t": "guards green 5,7", "u": "guards green 6,5"})
    match.submit("stark", {"a": "5,5"})
    assert offered(match, "stark") == [{"a": "u"}, "done"]
    assert refused(match, "stark", {"a": "dogs/t"})[0] == "WES-KEY-30"


@rule("WES-KEY-30")
def test_other_units_have_no_dogs() -> None:
    assert attacks(engine({"a": "host green 5,5", "t": "guards green 5,7"}), "a") == ()


@rule("WES-KEY-30")
def test_dogs_are_a_ranged_attack_of_a_melee_unit() -> None:
    g = engine({"a": "kennel green 5,5", "t": "guards green 5,7"})
    assert not WarDogs(attacker="a", target="t").melee(g)
    assert Attack(attacker="a", target="t").melee(g)


@rule("WES-KEY-31")
@pytest.mark.parametrize(("hex", "near"), [("6,5", False), ("7,5", True), ("8,5", True), ("9,5", False)])
def test_dogs_run_two_or_three_hexes_never_one(hex: str, near: bool) -> None:
    g = engine({"a": "kennel green 5,5", "t": f"guards green {hex}"})
    assert (targets(g, "a", "dogs") == ["t"]) is near


@rule("WES-KEY-31", "WES-LOS-08")
@pytest.mark.parametrize(
    ("between", "ground", "seen"),
    [("host green 6,5", {}, True), ("guards green 6,5", {}, False), ("", {"6,5": "river"}, False)],
)
def test_friends_do_not_block_dogs_but_enemies_and_rivers_do(
    between: str, ground: dict[str, str], seen: bool
) -> None:
    units = {"a": "kennel green 5,5", "t": "guards green 7,5"} | ({"b": between} if between else {})
    assert ("t" in targets(engine(units, terrain=ground), "a", "dogs")) is seen


@rule("WES-KEY-32")
@pytest.mark.parametrize(("symbol", "dice"), [("green", 2), ("blue", 3), ("red", 4)])
def test_a_shield_lets_the_dogs_attack_with_the_dice_of_that_rank(symbol: str, dice: int) -> None:
    match = loose(symbol)
    (told,) = events(match, "attack_declared")
    assert (told["attacker"], told["target"], told["mode"], told["rank"]) == ("a", "t", "dogs", symbol)
    assert events(match, "dice_counted")[0]["dice"] == dice


@rule("WES-KEY-33")
def test_a_morale_result_drives_the_target_back_one_hex_stalwart_or_not() -> None:
    match = loose("morale", t="guards red 5,7 @jaime_lannister_knight")
    assert asked(match, "retreat_step") == "lannister"
    match.submit("lannister", "5,8")
    assert over(match)
    assert board(match).units["t"].hex == "5,8"
    assert not events(match, "attack_declared")


@rule("WES-KEY-33", "WES-CAP-02")
def test_a_target_the_dogs_cannot_drive_back_takes_a_hit() -> None:
    match = loose("morale", terrain={"5,8": "river", "4,8": "river"})
    assert over(match)
    assert board(match).units["t"].figures == 3


@rule("WES-KEY-34")
def test_valor_is_one_hit_that_nothing_stops() -> None:
    match = loose("valor", t="heavy red 5,7", terrain={"5,7": "building"})
    assert over(match)
    assert board(match).units["t"].figures == 3
    assert not events(match, "attack_declared")


@rule("WES-KEY-34", "WES-CAP-02")
def test_one_hit_of_the_dogs_does_not_take_a_commander() -> None:
    match = loose("valor", t="guards green 5,7 x1 @jaime_lannister_king")
    assert over(match)
    assert "t" in board(match).units


@rule("WES-KEY-35")
def test_caps_hold_for_the_dogs() -> None:
    assert events(loose("red", terrain={"5,7": "forest"}), "dice_counted")[0]["dice"] == 2


@rule("WES-KEY-35", "WES-CBT-20")
def test_valor_of_the_dogs_misses_cavalry() -> None:
    match = loose("green", "valor", "green", t="cavaliers green 5,7")
    assert over(match)
    assert board(match).units["t"].figures == 2


@rule("WES-KEY-35")
def test_cover_holds_against_the_dogs() -> None:
    match = loose("green", "green", "green", terrain={"5,7": "building"})
    assert board(match).units["t"].figures == 3


@rule("WES-KEY-35")
def test_dogs_engage_nobody_and_flank_nobody() -> None:
    units = {"a": "kennel green 5,5", "t": "guards green 5,7", "f": "host green 6,7"}
    match = at(WarDogs(attacker="a", target="t"), units, engaged={"f": "t"}, live=False)
    roll(match, "green")
    roll(match, "red", "red")
    assert over(match)
    assert board(match).units["a"].partner == ""


@rule("WES-KEY-35", "WES-CTR-12")
def test_a_firm_target_does_not_strike_back_at_dogs() -> None:
    match = loose("green", "red", "blue", t="guards green 5,7 @jaime_lannister_knight")
    assert over(match)


@rule("WES-KEY-35")
def test_a_target_eliminated_by_dogs_is_not_followed() -> None:
    match = loose("green", "green", "green", t="guards green 5,7 x1")
    assert over(match)
    assert board(match).units["a"].hex == "5,5"


@rule("WES-KEY-36", "WES-RUL-28")
def test_an_engaged_unit_looses_no_dogs_and_is_told_why() -> None:
    units = {"a": "kennel green 5,5", "e": "guards green 6,5", "t": "guards green 5,7"}
    match = order(units, engaged={"e": "a"})
    match.submit("stark", "done")
    assert offered(match, "stark") == [{"a": "e"}, "done"]
    assert refused(match, "stark", {"a": "dogs/t"})[0] == "WES-KEY-36"
