"""The twenty missions, each alone; they lie open in Dark Wings, Dark Words unless it is said."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.missions.scoring import judged, witnessed
from montjoie.games.figurines.state import Mission, OpenMission
from montjoie.kernel import Step
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.given import answer, at, board, engine, offered, roll, waiting
from tests.games.figurines.modes.hooks import DWD, SENTINELS, SPEARWIVES, SWORDS, WIN, slay, tell, vp
from tests.rule import rule

UNITS = {
    "own": f"{SWORDS} 24,10",
    "two": f"{SWORDS} 34,10",
    "foe": f"{SENTINELS} 24,40 @180 owner=b",
    "bar": f"{SENTINELS} 34,40 @180 owner=b",
}
FIGHT = UNITS | {"own": f"{SPEARWIVES} 24,10", "foe": f"{SENTINELS} 24,14.8 @180 owner=b"}


def while_open(mission: str, step: Step, units: dict[str, str] | None = None, **more: Any) -> Match:
    """Something happens in round 2 while a mission lies open."""
    return at(step, units or UNITS, mode=DWD, round=2, open_missions=[mission], live=False, **more)


def at_the_end(mission: str, units: dict[str, str] | None = None, **more: Any) -> tuple[int, int]:
    """The points that an open mission gives at the end of round 2."""
    told: dict[str, Any] = {"open_missions": [mission]} | more
    return vp(at(tell("score"), units or UNITS, mode=DWD, round=2, **told))


def test_every_mission_has_its_rules() -> None:
    assert {*witnessed, *judged} == {*engine().content.missions}


# What happens.


def struck(arc: str, kind: str = "melee", **more: Any) -> Step:
    """An attack of `own` on `foe` from an arc."""
    return Attack(attacker="own", defender="foe", attack="spear", arc=arc, **more)


@pytest.mark.parametrize(
    ("arc", "points"), [("left", (1, 0)), ("right", (1, 0)), ("rear", (1, 0)), ("front", (0, 0))]
)
@covers("strike_their_flanks")
def test_strike_their_flanks_scores_for_attacks_on_flank_and_rear(arc: str, points: tuple[int, int]) -> None:
    match = while_open("strike_their_flanks", struck(arc), FIGHT)
    roll(match, *[1] * 6)
    assert vp(match) == points


@covers("strike_their_flanks")
def test_strike_their_flanks_scores_each_time() -> None:
    match = while_open(
        "strike_their_flanks", struck("left"), FIGHT, tally={"scored/strike_their_flanks/a": 3}
    )
    roll(match, *[1] * 6)
    assert vp(match) == (1, 0)


@rule("FIG-WIN-09")
@covers("strike_their_flanks")
def test_strike_their_flanks_does_not_score_face_down() -> None:
    chosen = {"a": Mission("a", "strike_their_flanks")}
    match = at(struck("left"), FIGHT, mode=WIN, round=2, missions=chosen, live=False)
    roll(match, *[1] * 6)
    assert vp(match) == (0, 0)


@covers("spread_misery")
def test_spread_misery_scores_when_a_third_enemy_has_the_same_token() -> None:
    units = UNITS | {
        "foe": UNITS["foe"] + " weakened panicked",
        "bar": UNITS["bar"] + " weakened",
        "baz": f"{SENTINELS} 14,40 owner=b vulnerable",
    }
    chosen = {"a": Mission("a", "spread_misery")}
    give = GiveCondition(unit="baz", player="a")
    match = at(give, units, mode=WIN, round=2, missions=chosen)
    assert vp(match) == (0, 0)
    answer(match, "weakened")
    assert vp(match) == (2, 0)
    assert board(match).missions["a"].card == ""


@pytest.mark.parametrize("kind", ["morale", "panic"])
@covers("break_their_will")
def test_break_their_will_scores_when_an_enemy_fails_a_test(kind: str) -> None:
    match = while_open("break_their_will", Test(unit="foe", kind=kind))  # type: ignore[arg-type]
    roll(match, 1, 1)
    if kind == "panic":
        roll(match, 1)
    assert vp(match) == (1, 0)


@covers("break_their_will")
def test_break_their_will_scores_twice_a_round_at_most_and_not_for_a_test_passed() -> None:
    match = while_open("break_their_will", Test(unit="foe"), tally={"scored/break_their_will/a": 2})
    roll(match, 1, 1)
    assert vp(match) == (0, 0)
    match = while_open("break_their_will", Test(unit="foe"))
    roll(match, 6, 6)
    assert vp(match) == (0, 0)


@covers("take_no_prisoners")
def test_take_no_prisoners_scores_for_each_enemy_destroyed_by_oneself() -> None:
    assert vp(while_open("take_no_prisoners", slay("foe", "a"))) == (2, 0)
    assert vp(while_open("take_no_prisoners", slay("foe"))) == (0, 0)
    assert vp(while_open("take_no_prisoners", slay("foe", "b"))) == (0, 0)


LORD = "jaime_lannister_the_kingslayer"
LED = UNITS | {"foe": UNITS["foe"] + f" +{LORD}"}


@pytest.mark.parametrize(
    ("units", "commander", "points"),
    [
        (LED, LORD, (3, 0)),
        (UNITS | {"bar": UNITS["bar"] + f" +{LORD}"}, LORD, (0, 0)),
        (UNITS, "the_high_sparrow", (3, 0)),
        (UNITS | {"bar": UNITS["bar"] + f" -{LORD}"}, LORD, (3, 0)),
    ],
)
@covers("kill_the_commander")
def test_kill_the_commander_wants_his_unit_or_any_where_he_is_no_more(
    units: dict[str, str], commander: str, points: tuple[int, int]
) -> None:
    players = {"b": {"commander": commander}}
    assert vp(while_open("kill_the_commander", slay("foe", "a"), units, players=players)) == points


@pytest.mark.parametrize(("die", "points"), [(4, (1, 0)), (1, (0, 0))])
@covers("thundering_charge")
def test_thundering_charge_scores_for_a_charge_that_succeeds_in_order(
    die: int, points: tuple[int, int]
) -> None:
    units = UNITS | {"foe": f"{SENTINELS} 24,18.8 @180 owner=b"}
    match = while_open("thundering_charge", Charge(unit="own"), units)
    if waiting(match) == "charge_pivot":
        answer(match, [])
    roll(match, die)
    assert waiting(match) == "align_charge"
    answer(match, offered(match)[0])
    assert vp(match) == points


@covers("thundering_charge")
def test_thundering_charge_does_not_score_for_a_failed_charge() -> None:
    units = UNITS | {"foe": f"{SENTINELS} 24,24.3 @180 owner=b"}
    match = while_open("thundering_charge", Charge(unit="own"), units)
    if waiting(match) == "charge_pivot":
        answer(match, [])
    roll(match, 2)
    assert vp(match) == (0, 0)


ARROWS = "wildling_bow"
RANGE = UNITS | {"own": "free_folk_trappers 24,10", "foe": f"{SENTINELS} 24,22 @180 owner=b x9"}


@covers("rain_of_arrows")
def test_rain_of_arrows_scores_when_a_ranged_attack_destroys_a_rank() -> None:
    shot = Attack(attacker="own", defender="foe", attack=ARROWS, kind="ranged")
    match = while_open("rain_of_arrows", shot, RANGE)
    roll(match, 6, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert vp(match) == (1, 0)


@covers("rain_of_arrows")
def test_rain_of_arrows_scores_once_when_it_destroys_a_unit_of_one_rank() -> None:
    shot = Attack(attacker="own", defender="foe", attack=ARROWS, kind="ranged")
    match = while_open("rain_of_arrows", shot, RANGE | {"foe": f"{SENTINELS} 24,22 @180 owner=b x1"})
    roll(match, 6, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert vp(match) == (1, 0)


@covers("rain_of_arrows")
def test_rain_of_arrows_does_not_score_for_melee() -> None:
    units = FIGHT | {"foe": f"{SENTINELS} 24,14.8 @180 owner=b x9"}
    match = while_open("rain_of_arrows", struck("front"), units)
    roll(match, 6, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert board(match).units["foe"].figures == 8
    assert vp(match) == (0, 0)


@covers("cut_the_ranks")
def test_cut_the_ranks_scores_for_each_enemy_rank_one_destroys_up_to_three() -> None:
    assert vp(while_open("cut_the_ranks", Suffer(unit="foe", wounds=4, by="a"))) == (1, 0)
    assert vp(while_open("cut_the_ranks", slay("foe", "a"))) == (3, 0)
    assert vp(while_open("cut_the_ranks", Suffer(unit="foe", wounds=4))) == (0, 0)
    assert vp(while_open("cut_the_ranks", slay("foe", "a"), tally={"scored/cut_the_ranks/a": 2})) == (1, 0)


@pytest.mark.parametrize(("lost", "points"), [({"losses/a": 1}, (3, 0)), ({}, (0, 0))])
@covers("blood_price")
def test_blood_price_wants_a_loss_of_ones_own_first(lost: dict[str, int], points: tuple[int, int]) -> None:
    assert vp(while_open("blood_price", slay("foe", "a"), tally=lost)) == points


@covers("blood_price")
def test_the_fall_of_a_unit_is_a_loss_of_its_owner() -> None:
    match = while_open("blood_price", slay("own", "b"))
    assert board(match).tally["losses/a"] == 1


# At the end of the round.

TOKENS = {
    "centre": "24,24 claimed=own",
    "objective_1": "10,24 claimed=two",
    "objective_2": "40,24 claimed=three",
    "objective_3": "10,40 claimed=foe",
}
HELD = {
    "own": f"{SWORDS} 24,24",
    "two": f"{SWORDS} 10,24",
    "three": f"{SWORDS} 40,24",
    "foe": f"{SENTINELS} 10,40 owner=b",
}


@covers("hold_that_ground")
def test_hold_that_ground_scores_for_the_objective_one_named() -> None:
    for named, points in (("objective_1", (3, 0)), ("objective_3", (0, 0))):
        shown = {"hold_that_ground": OpenMission({"a": named, "b": "centre"})}
        assert at_the_end("hold_that_ground", HELD, objectives=TOKENS, open_missions=shown) == points


@covers("hold_that_ground")
def test_hold_that_ground_scores_in_secret_only_after_it_was_shown_with_its_name() -> None:
    for shown, points in ((True, (3, 0)), (False, (0, 0))):
        chosen = {"a": Mission("a", "hold_that_ground", shown, "centre")}
        match = at(tell("score"), HELD, mode=WIN, round=2, objectives=TOKENS, missions=chosen)
        assert vp(match) == points


@pytest.mark.parametrize(
    ("counted", "points"),
    [({"rank-lost/foe": 1}, (2, 0)), ({"fallen/foe": 1}, (2, 0)), ({"rank-lost/bar": 1}, (0, 0))],
)
@covers("the_named_foe")
def test_the_named_foe_must_have_fallen_or_lost_a_rank(
    counted: dict[str, int], points: tuple[int, int]
) -> None:
    shown = {"the_named_foe": OpenMission({"a": "foe", "b": "own"})}
    assert at_the_end("the_named_foe", tally=counted, open_missions=shown) == points


@covers("the_named_foe")
def test_ranks_lost_and_units_fallen_are_counted() -> None:
    match = while_open("the_named_foe", slay("foe", "a"))
    assert (board(match).tally["rank-lost/foe"], board(match).tally["fallen/foe"]) == (3, 1)


def ncus(*zones: str) -> dict[str, str]:
    """NCUs of player `a` on zones."""
    people = ("sansa_stark", "catelyn_stark", "petyr_baelish")
    return {f"ncu_{i}": f"{people[i]} {zone}" for i, zone in enumerate(zones)}


@covers("masters_of_intrigue")
def test_masters_of_intrigue_wants_three_zones() -> None:
    assert at_the_end("masters_of_intrigue", ncus=ncus("crown", "combat", "tactics")) == (2, 0)
    assert at_the_end("masters_of_intrigue", ncus=ncus("crown", "combat")) == (0, 0)


@covers("seize_the_crown")
def test_seize_the_crown_wants_crown_and_wealth() -> None:
    assert at_the_end("seize_the_crown", ncus=ncus("crown", "wealth")) == (2, 0)
    assert at_the_end("seize_the_crown", ncus=ncus("crown", "combat", "tactics")) == (0, 0)


@covers("hold_the_centre")
def test_hold_the_centre_wants_the_central_objective() -> None:
    assert at_the_end("hold_the_centre", HELD, objectives=TOKENS) == (2, 0)
    assert at_the_end("hold_the_centre", HELD, objectives={"objective_1": TOKENS["objective_1"]}) == (0, 0)


@covers("three_banners", "two_banners")
def test_banners_count_the_objectives_one_controls() -> None:
    two = {name: TOKENS[name] for name in ("centre", "objective_1", "objective_3")}
    assert at_the_end("three_banners", HELD, objectives=TOKENS) == (3, 0)
    assert at_the_end("three_banners", HELD, objectives=two) == (0, 0)
    assert at_the_end("two_banners", HELD, objectives=two) == (2, 0)
    assert at_the_end("two_banners", HELD, objectives={"centre": TOKENS["centre"]}) == (0, 0)


@covers("behind_their_lines")
def test_behind_their_lines_wants_a_unit_wholly_in_the_enemy_zone() -> None:
    assert at_the_end("behind_their_lines", UNITS | {"own": f"{SWORDS} 24,44.5"}) == (2, 0)
    assert at_the_end("behind_their_lines", UNITS | {"own": f"{SWORDS} 24,44"}) == (0, 0)


@covers("stand_fast")
def test_stand_fast_wants_a_unit_that_was_attacked_twice_and_still_stands() -> None:
    assert at_the_end("stand_fast", tally={"attacked/own": 2}) == (2, 0)
    assert at_the_end("stand_fast", tally={"attacked/own": 1, "attacked/two": 1}) == (0, 0)
    gone = {name: text for name, text in UNITS.items() if name != "own"}
    assert at_the_end("stand_fast", gone | {"own": f"{SWORDS} lost"}, tally={"attacked/own": 2}) == (0, 0)


@covers("stand_fast")
def test_attacks_are_counted_for_their_target() -> None:
    match = while_open("stand_fast", struck("front"), FIGHT)
    roll(match, *[1] * 6)
    assert board(match).tally["attacked/foe"] == 1


@covers("unbroken")
def test_unbroken_wants_two_panic_tests_passed_and_none_failed() -> None:
    assert at_the_end("unbroken", tally={"panic-passed/a": 2}) == (2, 0)
    assert at_the_end("unbroken", tally={"panic-passed/a": 2, "panic-failed/a": 1}) == (0, 0)
    assert at_the_end("unbroken", tally={"panic-passed/a": 1}) == (0, 0)


@pytest.mark.parametrize(("dice", "key"), [((6, 6), "panic-passed/a"), ((1, 1), "panic-failed/a")])
@covers("unbroken")
def test_panic_tests_are_counted_for_their_player(dice: tuple[int, int], key: str) -> None:
    match = while_open("unbroken", Test(unit="own", kind="panic"))
    roll(match, *dice)
    roll(match, 1)
    assert board(match).tally[key] == 1


@covers("well_informed")
def test_well_informed_wants_more_cards_than_every_opponent() -> None:
    card = "northern_ferocity"
    assert at_the_end("well_informed", hands={"a": [card, card], "b": [card]}) == (1, 0)
    assert at_the_end("well_informed", hands={"a": [card], "b": [card]}) == (0, 0)


@rule("FIG-WIN-03")
@covers("two_banners")
def test_a_chosen_mission_of_the_end_of_the_round_is_shown_when_it_scores() -> None:
    chosen = {"a": Mission("a", "two_banners"), "b": Mission("b", "three_banners")}
    match = at(tell("score"), HELD, mode=WIN, round=2, objectives=TOKENS, missions=chosen)
    assert vp(match) == (2, 0)
    assert board(match).missions["b"] == Mission("b", "three_banners")
    assert offered(match) == ["go_on"]


@rule("FIG-RUL-91", "FIG-MUL-06")
def test_partners_control_together_but_pass_tests_each_for_himself() -> None:
    team: dict[str, Any] = {"seats": ("a", "b", "c"), "teams": {"a": "x", "c": "x"}}
    units = {name: text.removesuffix(" owner=b") for name, text in HELD.items()}
    units["mate"] = f"{SWORDS} 8,8 owner=c"
    tokens = {"centre": TOKENS["centre"], "objective_9": "8,8 claimed=mate"}
    assert at_the_end("two_banners", units, objectives=tokens, **team) == (2, 0)
    zones = {"n": "pycelle crown", "m": "sansa_stark wealth owner=c"}
    assert at_the_end("seize_the_crown", ncus=zones, **team) == (2, 0)
    both = {"panic-passed/a": 1, "panic-passed/c": 1}
    assert at_the_end("unbroken", tally=both, **team) == (0, 0)
