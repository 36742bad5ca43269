"""Advance and pursuit (WES-KEY)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.state import Lasting
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, events, offered, over, refused, roll
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")


def fell(a: str = "host green 5,5", t: str = "guards green 5,6 x1", **given: Any) -> Match:
    """`a` eliminates `t` in its activation."""
    more = given.pop("more", {})
    house = "stark"
    match = at(Activate(house=house, units=("a",)), {"a": a, "t": t, **more}, live=False, **given)
    if asked(match, "move_unit"):
        match.submit(house, "done")
    match.submit(house, {"a": "t"})
    dice = events(match, "dice_counted")[0]["dice"]
    roll(match, *["green"] * dice)
    return match


def hex_of(match: Match, unit: str = "a") -> str:
    """Where a unit stands."""
    return board(match).units[unit].hex


# Advance.


@rule("WES-KEY-01")
def test_infantry_may_enter_the_hex_of_an_eliminated_target() -> None:
    match = fell()
    assert offered(match, "stark") == ["5,6", "stay"]
    match.submit("stark", "5,6")
    assert hex_of(match) == "5,6"
    assert events(match, "unit_moved")[-1]["how"] == "advancing"


@rule("WES-KEY-01")
def test_infantry_may_enter_the_hex_of_a_target_that_retreated() -> None:
    match = at(FIGHT, {"a": "host green 5,5", "t": "guards green 5,6"}, live=False)
    roll(match, "morale", "red")
    match.submit("lannister", "5,7")
    assert offered(match, "stark") == ["5,6", "stay"]


@rule("WES-KEY-01")
def test_a_target_that_stands_is_not_followed() -> None:
    match = at(FIGHT, {"a": "host green 5,5", "t": "guards green 5,6"}, live=False)
    roll(match, "green", "red")
    assert over(match)


@rule("WES-KEY-01", "WES-RUL-39")
def test_a_target_that_could_not_retreat_is_not_followed() -> None:
    units = {"a": "host green 5,5", "t": "guards green 5,6"}
    match = at(FIGHT, units, terrain={"5,7": "river", "6,7": "river"}, live=False)
    roll(match, "morale", "red")
    assert over(match)
    assert board(match).units["t"].figures == 3


@rule("WES-KEY-02")
def test_no_further_attack_follows_an_advance() -> None:
    match = fell(more={"u": "guards green 5,7"})
    match.submit("stark", "5,6")
    assert over(match)


@rule("WES-KEY-02")
def test_an_advance_enters_only_a_hex_it_may_enter() -> None:
    assert over(fell(fire={"5,6": 1}))


@rule("WES-KEY-02")
def test_a_unit_advances_once_per_turn() -> None:
    units = {"a": "host green 5,5", "t": "guards green 5,6 x1", "u": "guards green 5,7 x1"}
    activation = Activate(house="stark", units=("a",), followed=("a",))
    match = at(activation, units, live=False)
    match.submit("stark", "done")
    match.submit("stark", {"a": "t"})
    roll(match, "green", "green")
    assert over(match)


@rule("WES-KEY-02", "WES-RUL-68")
def test_an_extra_attack_may_earn_the_advance_that_was_not_used_yet() -> None:
    units = {"a": "host green 5,5", "t": "guards green 5,6 x1"}
    match = at(Attack(attacker="a", target="t", mode="extra"), units, live=False)
    roll(match, "green", "red")
    assert asked(match, "advance") == "stark"


@rule("WES-KEY-03")
def test_on_a_road_the_advance_may_go_one_road_hex_further() -> None:
    match = fell(terrain={"5,5": "road", "5,6": "road", "5,7": "road"})
    assert sorted(offered(match, "stark")) == ["5,5", "5,6", "5,7", "stay"]


@rule("WES-KEY-03")
@pytest.mark.parametrize("gap", ["5,5", "5,6", "5,7"])
def test_every_hex_of_the_longer_advance_must_be_road(gap: str) -> None:
    road = {hex: "road" for hex in ("5,5", "5,6", "5,7") if hex != gap}
    assert "5,7" not in offered(fell(terrain=road), "stark")


@rule("WES-KEY-04")
@pytest.mark.parametrize("card", ["host", "riders"])
def test_nobody_follows_onto_a_bridge(card: str) -> None:
    river, bridge = {"5,6": "river"}, {"5,6": "wooden_bridge"}
    assert over(fell(f"{card} green 5,5", terrain=river, overlays=bridge))


@rule("WES-KEY-04")
def test_a_pursuit_does_not_go_on_over_a_bridge_and_says_why() -> None:
    match = fell("riders green 5,5", terrain={"5,7": "river"}, overlays={"5,7": "stone_bridge"})
    assert "5,7" not in offered(match, "stark")
    assert refused(match, "stark", "5,7") == ("WES-KEY-04", "follow-onto-bridge")


@rule("WES-KEY-01")
def test_the_way_must_begin_with_the_vacated_hex() -> None:
    match = fell()
    assert refused(match, "stark", "5,4") == ("WES-KEY-01", "follow-elsewhere")


# Pursue.


@rule("WES-KEY-60")
def test_cavalry_goes_up_to_two_hexes_through_the_vacated_one() -> None:
    match = fell("riders green 5,5")
    assert asked(match, "pursue") == "stark"
    assert set(offered(match, "stark")) == {"5,6", "4,6", "6,6", "5,7", "6,7", "6,5", "5,5", "stay"}


@rule("WES-KEY-61")
def test_it_may_then_attack_another_unit_or_nobody() -> None:
    match = fell("riders green 5,5", more={"u": "guards green 6,8"})
    match.submit("stark", "6,7")
    assert offered(match, "stark") == ["u", "none"]
    match.submit("stark", "none")
    assert over(match)
    assert hex_of(match) == "6,7"


@rule("WES-KEY-61")
def test_it_may_attack_the_same_unit_again() -> None:
    match = at(FIGHT, {"a": "riders green 5,5", "t": "guards green 5,6"}, live=False)
    roll(match, "morale", "red")
    match.submit("lannister", "5,7")
    match.submit("stark", "5,6")
    match.submit("stark", "t")
    assert events(match, "attack_declared")[-1]["mode"] == "extra"
    roll(match, "green", "red")
    assert over(match)
    assert board(match).units["t"].figures == 3


@rule("WES-KEY-61")
def test_a_unit_that_stays_does_not_attack_again() -> None:
    match = fell("riders green 5,5", more={"u": "guards green 4,5"})
    match.submit("stark", "stay")
    assert over(match)


@rule("WES-KEY-61")
def test_a_pursuer_names_only_targets_within_reach() -> None:
    match = fell("riders green 5,5", more={"u": "guards green 6,8", "far": "guards green 12,8"})
    match.submit("stark", "6,7")
    assert refused(match, "stark", "far")[0] == "WES-CBT-07"


@rule("WES-KEY-62")
def test_the_extra_attack_earns_no_further_pursuit() -> None:
    match = fell("riders green 5,5", more={"u": "guards green 6,8 x1"})
    match.submit("stark", "6,7")
    match.submit("stark", "u")
    roll(match, "green", "green")
    assert over(match)
    assert hex_of(match) == "6,7"


@rule("WES-KEY-63", "WES-RUL-55")
def test_a_pursuit_stops_in_a_forest() -> None:
    match = fell("riders green 5,5", terrain={"5,6": "forest"})
    assert offered(match, "stark") == ["5,6", "stay"]


@rule("WES-KEY-63", "WES-RUL-55")
def test_cavalry_that_enters_a_ford_loses_the_second_hex() -> None:
    match = fell("riders green 5,5", terrain={"5,6": "river"}, overlays={"5,6": "ford"})
    assert offered(match, "stark") == ["5,6", "stay"]


@rule("WES-KEY-63")
def test_units_rivers_and_fires_close_the_way_and_say_so() -> None:
    match = fell(
        "riders green 5,5", more={"u": "guards green 5,7"}, terrain={"6,6": "river"}, fire={"6,7": 1}
    )
    assert set(offered(match, "stark")) == {"5,6", "4,6", "6,5", "5,5", "stay"}
    assert refused(match, "stark", "5,7")[0] == "WES-MOV-05"
    assert refused(match, "stark", "6,6")[0] == "WES-MOV-06"
    assert refused(match, "stark", "6,7")[0] == "WES-MOV-10"


@rule("WES-KEY-64")
def test_on_a_road_throughout_cavalry_pursues_three_hexes() -> None:
    road = {"5,5": "road", "5,6": "road", "5,7": "road", "5,8": "road"}
    assert "5,8" in offered(fell("riders green 5,5", terrain=road), "stark")
    assert "5,8" not in offered(fell("riders green 5,5", terrain=road | {"5,5": "plains"}), "stark")


@rule("WES-RUL-48")
def test_a_flanking_unit_may_pursue() -> None:
    units = {"a": "riders green 5,5", "t": "guards green 5,6 x1", "f": "host green 4,7"}
    match = at(FIGHT, units, engaged={"f": "t"}, live=False)
    roll(match, "green", "red")
    match.submit("stark", "keep")
    assert asked(match, "pursue") == "stark"


@rule("WES-KEY-60", "WES-COM-01")
def test_rickard_pursues_three_hexes() -> None:
    match = fell("riders green 5,5 @rickard")
    assert "5,8" in offered(match, "stark")


@rule("WES-KEY-60")
def test_a_card_that_lends_pursuit_takes_the_place_of_the_advance() -> None:
    lent = {"x": Lasting("grant_keyword", "stark", "card", n=1, units=("a",), keyword="pursue")}
    match = fell(effects=lent, more={"u": "guards green 5,7"})
    assert asked(match, "pursue") == "stark"
    match.submit("stark", "5,6")
    assert asked(match, "pursuit_target") == "stark"


@rule("WES-KEY-01", "WES-KEY-60")
def test_archers_follow_nobody() -> None:
    assert over(fell("northmen green 5,5"))


@rule("WES-KEY-61", "WES-ENG-03")
def test_the_extra_attack_engages_like_any_other() -> None:
    match = fell("riders green 5,5", more={"u": "guards green 6,8"})
    match.submit("stark", "6,7")
    match.submit("stark", "u")
    roll(match, "red", "red")
    assert board(match).units["a"].partner == "u"
