"""Keywords: cover, toughness, heavy armour, unbalanced, scorched earth, stalwart (WES-KEY)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate, attacks
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.combat.dogs import WarDogs
from montjoie.games.westeros.combat.retreat import RetreatUnit
from montjoie.games.westeros.fire import FirePhase, ScorchEarth
from montjoie.games.westeros.state import Lasting
from montjoie.games.westeros.units import keywords
from montjoie.games.westeros.units.casualties import eliminate
from montjoie.kernel.match import Match
from tests.games.westeros.given import (
    asked,
    at,
    board,
    engine,
    events,
    field,
    offered,
    over,
    refused,
    resume,
    roll,
)
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")
TOUGH = "host green 5,6 @greatjon_umber_lord"  # toughness 1


def shoot(t: str, *symbols: str, a: str = "westerlands blue 5,5", **given: Any) -> Match:
    """Archers shoot at `t`."""
    match = at(FIGHT, {"a": a, "t": t}, live=False, **given)
    roll(match, *symbols)
    return match


def figures(match: Match, unit: str = "t") -> int:
    """The figures left of a unit."""
    return board(match).units[unit].figures


def grant(keyword: str, *units: str, n: int = 1) -> dict[str, Lasting]:
    """An effect that lends units a keyword."""
    return {keyword: Lasting("grant_keyword", "stark", "card", n=n, units=units, keyword=keyword)}


# Cover and toughness.


@rule("WES-KEY-10")
@pytest.mark.parametrize(("shields", "left"), [(1, 4), (2, 3), (3, 2)])
def test_toughness_ignores_its_number_of_hits_before_figures_fall(shields: int, left: int) -> None:
    symbols = ["green"] * shields + ["red"] * (3 - shields)
    assert figures(shoot(TOUGH, *symbols)) == left


@rule("WES-EX-24", "WES-KEY-10", "WES-KEY-11")
def test_toughness_and_cover_add_up() -> None:
    match = shoot(TOUGH, "green", "green", "green", terrain={"5,6": "building"})
    assert figures(match) == 3
    ignored = keywords.ignored_hits(match.engine, "t")
    assert ignored.total == 2
    assert len(ignored.parts) == 2


@rule("WES-KEY-11", "WES-RUL-67")
def test_the_levels_of_cover_and_toughness_can_be_asked() -> None:
    g = engine({"t": TOUGH}, terrain={"5,6": "building"}, effects=grant("toughness", "t", n=2))
    assert (keywords.level(g, "t", "cover"), keywords.level(g, "t", "toughness")) == (1, 3)


@rule("WES-KEY-12")
def test_they_work_anew_against_every_attack() -> None:
    match = shoot(TOUGH, "green", "green", "red")
    assert figures(match) == 3
    parting = at(
        Attack(attacker="a", target="t", mode="parting"), {"a": "guards green 5,5", "t": TOUGH}, live=False
    )
    roll(parting, "green", "green")
    assert figures(parting) == 3


@rule("WES-KEY-13", "WES-KEY-34")
def test_they_do_not_stop_the_automatic_hit_of_war_dogs() -> None:
    match = at(
        WarDogs(attacker="a", target="t"),
        {"a": "kennel green 5,4", "t": "guards green 5,6"},
        terrain={"5,6": "building"},
        live=False,
    )
    roll(match, "valor")
    assert figures(match) == 3


@rule("WES-KEY-13")
def test_they_do_not_stop_hits_for_missing_retreat_steps() -> None:
    hemmed = shoot(
        TOUGH, "morale", "red", "red", a="westerlands blue 5,7", terrain={"5,5": "river", "6,5": "river"}
    )
    assert over(hemmed)
    assert figures(hemmed) == 3


@rule("WES-KEY-13")
def test_they_do_not_stop_fire() -> None:
    assert figures(at(FirePhase(), {"t": TOUGH}, fire={"5,6": 1})) == 3


@rule("WES-KEY-14")
def test_they_do_not_touch_morale_results() -> None:
    match = shoot(TOUGH, "morale", "red", "red", a="westerlands blue 5,7")
    assert asked(match, "retreat_step") == "stark"


# Heavy armour.


@rule("WES-EX-25", "WES-KEY-20")
def test_green_heavy_armour_is_hit_by_blue_and_not_by_green() -> None:
    assert figures(shoot("heavy green 5,6", "green", "green", "blue", a="northmen blue 5,5")) == 3


@rule("WES-KEY-20")
@pytest.mark.parametrize(("rank", "defends"), [("green", "blue"), ("blue", "red"), ("red", "red")])
def test_heavy_armour_defends_one_rank_higher(rank: str, defends: str) -> None:
    g = engine({"h": f"heavy {rank} 5,5", "p": f"guards {rank} 6,5"})
    assert keywords.defending_rank(g, "h") == defends
    assert keywords.defending_rank(g, "p") == rank


@rule("WES-KEY-21")
def test_only_red_heavy_armour_ignores_valor() -> None:
    for rank, left in (("red", 4), ("blue", 2), ("green", 2)):
        match = at(FIGHT, {"a": "host green 5,5", "t": f"heavy {rank} 5,6"}, live=False)
        roll(match, "valor", "valor")
        assert figures(match) == left


@rule("WES-KEY-22")
def test_heavy_armour_does_not_help_against_morale_results() -> None:
    match = shoot("heavy red 5,6", "morale", "green", "green", a="northmen blue 5,5")
    assert asked(match, "retreat_step") == "lannister"


@rule("WES-KEY-22", "WES-RUL-40")
def test_a_green_unit_in_heavy_armour_rolls_two_dice_and_costs_one_morale() -> None:
    g = engine({"a": "heavy green 5,5", "t": "host green 5,6"})
    assert (
        attack_dice(g, FIGHT).total
        == attack_dice(g, Attack(attacker="a", target="t", mode="counter")).total
        == 2
    )
    match = shoot("heavy green 5,6 x1", "blue", "green", "green", a="northmen blue 5,5")
    assert board(match).course.marker == 1


# Unbalanced.


@rule("WES-KEY-40")
@pytest.mark.parametrize(("hexes", "dice"), [(0, 3), (1, 2)])
def test_archers_that_moved_roll_one_die_less(hexes: int, dice: int) -> None:
    match = at(
        Activate(house="stark", units=("a",)), {"a": "northmen blue 5,5", "t": "guards green 5,8"}, live=False
    )
    match.submit("stark", {"a": "5,6"} if hexes else "done")
    match.submit("stark", {"a": "t"})
    assert events(match, "dice_counted")[0]["dice"] == dice


@rule("WES-KEY-40", "WES-RUL-47")
def test_archers_that_were_driven_back_are_not_unbalanced() -> None:
    given = field({"a": "northmen blue 5,5", "t": "guards green 5,7"})
    activation = Activate(house="stark", units=("a",), at="attack")
    match = resume(given, activation, RetreatUnit(unit="a", steps=1), live=False)
    match.submit("stark", "5,4")
    match.submit("stark", {"a": "t"})
    assert events(match, "dice_counted")[0]["dice"] == 3


@rule("WES-KEY-40")
def test_others_may_move_and_keep_their_dice() -> None:
    match = at(
        Activate(house="stark", units=("a",)), {"a": "host blue 5,5", "t": "guards green 5,7"}, live=False
    )
    match.submit("stark", {"a": "5,6"})
    match.submit("stark", {"a": "t"})
    assert events(match, "dice_counted")[0]["dice"] == 3


# Scorched earth.


def scorch(reaver: str = "guards blue 5,5 @gregor_clegane_the_reaver", **given: Any) -> Match:
    """Gregor's unit sets fire to the forest beside it."""
    given = {"terrain": {"5,6": "forest"}} | given
    return at(ScorchEarth(unit="r", hex="5,6"), {"r": reaver}, live=False, **given)


@rule("WES-KEY-50")
def test_only_empty_hexes_beside_it_that_burn_can_be_set_on_fire() -> None:
    g = engine(
        {"r": "guards blue 5,5 @gregor_clegane_the_reaver", "f": "guards green 6,5"},
        terrain={"5,6": "forest", "4,6": "hills", "4,5": "river"},
    )
    assert set(attacks(g, "r")) == {"scorch/5,6", "scorch/5,4", "scorch/4,4"}


@rule("WES-KEY-50")
def test_a_unit_without_the_keyword_sets_no_fire() -> None:
    match = at(Activate(house="stark", units=("a",)), {"a": "host green 5,5", "t": "guards green 5,6"})
    match.submit("stark", "done")
    assert refused(match, "stark", {"a": "scorch/5,4"})[0] == "WES-KEY-50"


@rule("WES-KEY-50")
def test_setting_fire_takes_the_place_of_the_attack() -> None:
    units = {"r": "guards blue 5,5 @gregor_clegane_the_reaver", "t": "host green 5,4"}
    match = at(Activate(house="lannister", units=("r",)), units, live=False)
    match.submit("lannister", "done")
    match.submit("lannister", {"r": "scorch/5,6"})
    roll(match, "green", "red", "red")
    assert over(match)
    assert board(match).ground["5,6"].fire == 1


@rule("WES-EX-26", "WES-KEY-51", "WES-KEY-52", "WES-FIR-04")
def test_the_reaver_sets_a_forest_on_fire() -> None:
    match = scorch()
    roll(match, "green", "blue", "valor")
    assert board(match).ground["5,6"].fire == 2
    again = scorch(fire={"5,6": 1})
    roll(again, "green", "blue", "valor")
    assert board(again).ground["5,6"].fire == 3
    assert board(again).ground["5,6"].devastated


@rule("WES-KEY-51")
def test_only_green_shields_count_for_others_and_the_own_forest_caps_the_dice() -> None:
    match = at(
        ScorchEarth(unit="r", hex="5,6"),
        {"r": "host red 5,5"},
        terrain={"5,5": "forest"},
        effects=grant("scorched_earth", "r"),
        live=False,
    )
    roll(match, "green", "valor")
    assert board(match).ground["5,6"].fire == 1


@rule("WES-KEY-52")
def test_fire_never_rises_above_the_burn_limit() -> None:
    match = scorch("guards red 5,5 @gregor_clegane_the_reaver")
    roll(match, "green", "green", "green", "green")
    assert board(match).ground["5,6"].fire == 3


@rule("WES-KEY-53")
@pytest.mark.parametrize(("to", "able"), [("6,5", True), ("7,5", False)])
def test_it_may_move_first_if_its_option_allows_an_attack(to: str, able: bool) -> None:
    units = {"r": "guards blue 5,5 @gregor_clegane_the_reaver"}
    match = at(Activate(house="lannister", units=("r",)), units, live=False)
    match.submit("lannister", {"r": to})
    assert (asked(match, "choose_attack") == "lannister") is able


# Stalwart.


@rule("WES-KEY-70")
def test_a_stalwart_unit_may_ignore_the_first_morale_result_only() -> None:
    match = shoot(
        "guards red 5,6 @jaime_lannister_knight", "morale", "morale", "green", a="northmen blue 5,5"
    )
    assert offered(match, "lannister") == ["ignore", "retreat"]
    match.submit("lannister", "ignore")
    match.submit("lannister", "5,7")
    assert over(match)
    assert board(match).units["t"].hex == "5,7"


@rule("WES-KEY-70")
def test_ignoring_is_optional() -> None:
    match = shoot("guards red 5,6 @jaime_lannister_knight", "morale", "green", "green", a="northmen blue 5,5")
    match.submit("lannister", "retreat")
    assert asked(match, "retreat_step") == "lannister"


@rule("WES-KEY-70")
def test_an_ordinary_unit_is_not_asked() -> None:
    match = shoot("guards red 5,6", "morale", "green", "green", a="northmen blue 5,5")
    assert asked(match, "retreat_step") == "lannister"


@rule("WES-KEY-70", "WES-GEN-01")
def test_an_effect_can_forbid_to_ignore_or_let_ignore_all() -> None:
    firm = "guards red 5,6 @jaime_lannister_knight"
    forbidden = {"x": Lasting("forbid_ignore_morale", "stark", "card", units=("t",))}
    match = shoot(firm, "morale", "green", "green", a="northmen blue 5,5", effects=forbidden)
    assert asked(match, "retreat_step") == "lannister"
    unshaken = {"x": Lasting("ignore_morale_results", "lannister", "card", units=("t",))}
    match = shoot(firm, "morale", "morale", "green", a="northmen blue 5,5", effects=unshaken)
    assert over(match)
    assert board(match).units["t"].hex == "5,6"
    assert events(match, "morale_ignored")[0]["results"] == 2


@rule("WES-KEY-71", "WES-CTR-01")
def test_a_stalwart_unit_may_strike_back() -> None:
    match = shoot("guards red 5,6 @jaime_lannister_knight", "green", "green", a="host green 5,5")
    assert asked(match, "counter_attack") == "lannister"


@rule("WES-EX-27", "WES-KEY-72", "WES-COM-01")
def test_two_friends_beside_it_make_a_unit_stalwart_one_does_not() -> None:
    g = engine(
        {
            "a": "host green 2,3",
            "a1": "host green 3,3",
            "b": "host green 7,3",
            "b1": "host green 8,3",
            "b2": "host green 6,3",
            "c": "host green 12,3 @maege",
        }
    )
    assert [keywords.has(g, unit, "stalwart") for unit in "abc"] == [False, True, True]


@rule("WES-KEY-72")
def test_enemies_beside_it_do_not_count() -> None:
    g = engine({"a": "host green 5,5", "b": "host green 6,5", "e": "guards green 4,5"})
    assert not keywords.has(g, "a", "stalwart")


@rule("WES-KEY-72", "WES-RUL-29")
def test_firmness_by_neighbours_ends_with_the_neighbours() -> None:
    g = engine({"t": "guards green 5,6", "f": "guards green 4,6", "h": "guards green 6,6"})
    assert keywords.has(g, "t", "stalwart")
    eliminate(g, "h", "WES-UNI-04")
    assert not keywords.has(g, "t", "stalwart")


@rule("WES-KEY-72", "WES-GEN-01")
def test_what_takes_stalwart_away_takes_it_whatever_gives_it() -> None:
    gone = {"x": Lasting("remove_keyword", "lannister", "card", units=("b", "c"), keyword="stalwart")}
    units = {
        "b": "host green 7,3",
        "b1": "host green 8,3",
        "b2": "host green 6,3",
        "c": "host green 12,3 @maege",
    }
    g = engine(units, effects=gone)
    assert not keywords.has(g, "b", "stalwart")
    assert not keywords.has(g, "c", "stalwart")


@rule("WES-RUL-35")
def test_stalwart_is_one_keyword() -> None:
    g = engine({"m": "host green 5,5 @maege"})
    assert keywords.has(g, "m", "stalwart")
    assert not keywords.has(g, "m", "loyal")
