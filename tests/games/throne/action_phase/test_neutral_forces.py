"""Neutral forces: printed ones and absent houses' units (THR-NEU, THR-PLR)."""

from typing import Any

import pytest

from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.content import load
from montjoie.games.throne.control import controller
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.games.throne.setup import neutral_forces
from montjoie.games.throne.state import Neutral, Units
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over, resume, table, where
from tests.rule import rule


def marches(**given) -> Match:
    return at(MarchOrders(), **given)


def problems(match: Match, seat: str, answer: object) -> list[tuple[str, str]]:
    return [(p.rule, p.key) for p in match.decisions[seat].problems(answer)]


def from_yronwood(units: str = "FK", token: str = "march_plus_1", **more) -> Match:
    """Tyrell marches from Yronwood towards Sunspear (5)."""
    armies = {"yronwood": f"tyrell {units}"} | more.pop("armies", {})
    orders = {"yronwood": token} | more.pop("orders", {})
    return marches(armies=armies, orders=orders, neutrals={"sunspear": 5}, **more)


SUPPORTED: dict[str, Any] = {"armies": {"summer_sea": "tyrell S"}, "orders": {"summer_sea": "support"}}
BOTH = {"yronwood": {"sunspear/footman": 1, "sunspear/knight": 1}}


@rule("THR-EX-17", "THR-NEU-02", "THR-NEU-03", "THR-NEU-05")
def test_tyrell_enters_sunspear_with_the_help_of_a_ship():
    match = from_yronwood(**SUPPORTED)
    match.submit("tyrell", BOTH)
    match.submit("tyrell", {"summer_sea": "attacker"})
    assert where(match, "tyrell") == {"summer_sea": "S", "sunspear": "FK"}
    assert board(match).neutrals == {}
    assert controller(match.engine, "sunspear") == "tyrell"


@rule("THR-NEU-04", "THR-RUL-28")
def test_no_card_no_blade_and_no_loss_against_a_neutral_force():
    match = from_yronwood("KK", tracks={"fiefdoms": ["tyrell", "stark", "baratheon", "lannister", "greyjoy"]})
    match.submit("tyrell", {"yronwood": {"sunspear/knight": 2}})
    assert over(match)  # nothing was asked after the march
    assert where(match, "tyrell") == {"sunspear": "KK"}
    assert not board(match).turn.blade_used
    assert len(board(match).houses["tyrell"].hand) == 7


@rule("THR-NEU-02", "THR-ORD-02")
@pytest.mark.parametrize(
    ("units", "token", "enters"),
    [
        ("KKF", "march_0", True),
        ("KK", "march_0", False),
        ("KK", "march_plus_1", True),
        ("KKF", "march_minus_1", False),
    ],
)
def test_units_and_modifier_must_equal_the_force(units, token, enters):
    match = from_yronwood(units, token)
    answer = {"yronwood": {"sunspear/knight": 2, **({"sunspear/footman": 1} if "F" in units else {})}}
    assert problems(match, "tyrell", answer) == ([] if enters else [("THR-RUL-33", "march-too-weak")])


@rule("THR-NEU-03")
def test_another_house_may_help():
    match = from_yronwood(armies={"summer_sea": "stark S"}, orders={"summer_sea": "support"})
    match.submit("tyrell", BOTH)
    match.submit("stark", {"summer_sea": "attacker"})
    assert "sunspear" in where(match, "tyrell")


@rule("THR-NEU-03")
def test_nobody_supports_the_neutral_force():
    match = from_yronwood("KK", armies={"summer_sea": "stark S"}, orders={"summer_sea": "support"})
    match.submit("tyrell", {"yronwood": {"sunspear/knight": 2}})
    assert list(match.decisions["stark"].candidates()) == [{"summer_sea": "attacker"}, {}]
    assert problems(match, "stark", {"summer_sea": "defender"}) == [("THR-NEU-03", "support-for-neutral")]


@rule("THR-NEU-05")
def test_the_force_is_removed_for_good():
    match = from_yronwood("KK")
    match.submit("tyrell", {"yronwood": {"sunspear/knight": 2}})
    (gone,) = events(match, "neutral_removed")
    assert (gone["area"], gone["house"], gone["strength"]["total"]) == ("sunspear", "tyrell", 5)
    assert "sunspear" not in board(match).neutrals


@rule("THR-NEU-06", "THR-RUL-33")
def test_without_the_support_hoped_for_the_units_stay_and_the_order_is_spent():
    match = from_yronwood(**SUPPORTED)
    match.submit("tyrell", BOTH)
    match.submit("tyrell", {})
    assert where(match, "tyrell") == {"yronwood": "FK", "summer_sea": "S"}
    assert board(match).neutrals["sunspear"].strength == 5
    assert "yronwood" not in board(match).orders
    (held,) = events(match, "neutral_held")
    assert (held["area"], held["strength"]["total"], held["needed"]) == ("sunspear", 4, 5)


@rule("THR-RUL-33")
def test_the_other_movements_stand_when_the_entry_fails():
    match = from_yronwood("FFK", **SUPPORTED)
    match.submit("tyrell", {"yronwood": {**BOTH["yronwood"], "starfall/footman": 1}})
    match.submit("tyrell", {})
    assert where(match, "tyrell") == {"yronwood": "FK", "starfall": "F", "summer_sea": "S"}


@rule("THR-RUL-33", "THR-NEU-02")
def test_an_entry_that_no_support_can_save_cannot_be_announced():
    match = from_yronwood("FK", "march_0", **SUPPORTED)
    assert problems(match, "tyrell", BOTH) == [("THR-RUL-33", "march-too-weak")]
    assert all("sunspear" not in str(answer) for answer in match.decisions["tyrell"].candidates())


@rule("THR-RUL-33", "THR-NEU-02")
def test_part_of_the_units_may_be_too_weak_where_all_are_not():
    match = from_yronwood(**SUPPORTED)
    alone = {"yronwood": {"sunspear/knight": 1}}
    assert problems(match, "tyrell", alone) == [("THR-RUL-33", "march-too-weak")]
    assert match.decisions["tyrell"].problems(alone)[0].facts == {
        "area": "sunspear",
        "reached": 4,
        "needed": 5,
    }


@rule("THR-RUL-33", "THR-RUL-56")
def test_units_that_join_a_supporting_area_in_the_same_march_count():
    """A knight joins the support of King's Landing's neighbour while another tries to enter."""
    match = marches(
        armies={"blackwater": "stark KK", "the_reach": "stark F"},
        orders={"blackwater": "march_0", "the_reach": "support"},
        neutrals={"kings_landing": 5},
    )
    answer = {"blackwater": {"kings_landing/knight": 1, "the_reach/knight": 1}}
    assert problems(match, "stark", {"blackwater": {"kings_landing/knight": 1}}) == [
        ("THR-RUL-33", "march-too-weak")
    ]
    assert problems(match, "stark", answer) == []
    match.submit("stark", answer)
    match.submit("stark", {"the_reach": "attacker"})
    assert where(match, "stark") == {"the_reach": "FK", "kings_landing": "K"}


@rule("THR-RUL-34", "THR-NEU-03")
def test_rains_of_autumn_drowns_supporting_footmen_here_too():
    rains = {"cards": ("supply", "clash_of_kings", "rains_of_autumn")}
    given = {
        "armies": {"blackwater": "stark KK", "the_reach": "stark F"},
        "orders": {"blackwater": "march_0", "the_reach": "support"},
        "neutrals": {"kings_landing": 5},
    }
    answer = {"blackwater": {"kings_landing/knight": 2}}
    assert problems(marches(**given), "stark", answer) == []
    assert problems(marches(**given, turn=rains), "stark", answer) == [("THR-RUL-33", "march-too-weak")]


@rule("THR-NEU-03")
def test_footmen_cannot_support_an_entry_at_sea():
    given = table(
        4,
        armies={"sunset_sea": "lannister S", "riverrun": "lannister FF"},
        orders={"sunset_sea": "march_0", "riverrun": "support"},
    )
    given.neutrals["ironmans_bay"] = Neutral(2, "greyjoy", Units(ship=2))
    match = resume(given, MarchOrders())
    assert problems(match, "lannister", {"sunset_sea": {"ironmans_bay/ship": 1}}) == [
        ("THR-RUL-33", "march-too-weak")
    ]


@rule("THR-RUL-33")
def test_a_plan_that_supply_allows_in_both_outcomes_is_legal():
    match = from_yronwood(
        "FFK",
        armies={"summer_sea": "tyrell S", "starfall": "tyrell F"},
        orders={"summer_sea": "support"},
        houses={"tyrell": {"supply": 0}},
    )
    answer = {"yronwood": {**BOTH["yronwood"], "starfall/footman": 1}}
    assert problems(match, "tyrell", answer) == []


@rule("THR-RUL-33")
def test_a_plan_legal_only_if_the_entry_succeeds_is_refused():
    """Supply 0 (2, 2): the knight that enters alone is no army, but back in Blackwater it makes one."""
    match = marches(
        armies={
            "blackwater": "stark FKK",
            "the_reach": "stark F",
            "winterfell": "stark FF",
            "karhold": "stark F",
            "stoney_sept": "stark F",
        },
        orders={"blackwater": "march_0", "karhold": "support"},
        neutrals={"kings_landing": 2},
        houses={"stark": {"supply": 0}},
    )
    answer = {"blackwater": {"kings_landing/knight": 1, "stoney_sept/footman": 1}}
    assert problems(match, "stark", answer) == [("THR-RUL-33", "march-over-supply-if-held")]


@rule("THR-NEU-07")
def test_all_entering_units_count_together_from_one_area():
    match = marches(
        armies={"blackwater": "stark KF", "kingswood": "stark KF"},
        orders={"blackwater": "march_0", "kingswood": "march_plus_1"},
        neutrals={"kings_landing": 5},
    )
    all_here = {"blackwater": {"kings_landing/knight": 1, "kings_landing/footman": 1}}
    assert ("THR-RUL-33", "march-too-weak") in problems(match, "stark", all_here)


@rule("THR-NEU-01")
def test_three_forces_are_printed_on_the_board():
    forces = {area: force.strength for area, force in neutral_forces(load(), 5).items()}
    assert forces == {"kings_landing": 5, "sunspear": 5, "the_eyrie": 6}


@rule("THR-ORD-04", "THR-NEU-03")
def test_a_special_support_adds_one_to_an_entry():
    given: dict[str, Any] = {"armies": {"summer_sea": "stark S"}, "token": "march_0"}
    plain = from_yronwood(**given, orders={"summer_sea": "support"})
    assert problems(plain, "tyrell", BOTH) == [("THR-RUL-33", "march-too-weak")]
    special = from_yronwood(**given, orders={"summer_sea": "support_plus_1"})
    special.submit("tyrell", BOTH)
    special.submit("stark", {"summer_sea": "attacker"})
    assert "sunspear" in where(special, "tyrell")


@rule("THR-CTL-13")
def test_the_area_of_a_neutral_force_belongs_to_nobody():
    match = from_yronwood()
    assert controller(match.engine, "sunspear") is None


@rule("THR-RUL-19", "THR-CTL-12", "THR-RUL-55")
def test_the_token_is_left_once_the_entry_has_emptied_the_area():
    match = from_yronwood(**SUPPORTED)
    match.submit("tyrell", {"yronwood": {**BOTH["yronwood"], "power": 1}})
    assert "yronwood" not in board(match).power_tokens
    match.submit("tyrell", {"summer_sea": "attacker"})
    assert board(match).power_tokens["yronwood"].house == "tyrell"
    assert board(match).houses["tyrell"].power == 4


@rule("THR-CTL-03", "THR-NEU-06", "THR-RUL-55")
def test_no_token_is_left_where_a_failed_entry_keeps_the_units():
    match = from_yronwood(**SUPPORTED)
    match.submit("tyrell", {"yronwood": {**BOTH["yronwood"], "power": 1}})
    match.submit("tyrell", {})
    assert board(match).power_tokens == {}
    assert board(match).houses["tyrell"].power == 5


@rule("THR-END-04")
def test_an_entry_can_win_the_game():
    held = ("highgarden", "oldtown", "storms_end", "the_reach", "lannisport", "riverrun")
    match = from_yronwood("KK", armies=dict.fromkeys(held, "tyrell F"))
    match.submit("tyrell", {"yronwood": {"sunspear/knight": 2}})
    assert match.result is not None
    assert match.result.ranking[0] == ["tyrell"]


# Units of absent houses.


def three_players(armies: dict[str, str], orders: dict[str, str]) -> Match:
    """Without Greyjoy and Tyrell, whose starting units stand on the board."""
    given = table(3, armies=armies, orders=orders)
    given.neutrals.update(neutral_forces(load(), 3))
    return resume(given, MarchOrders())


@rule("THR-PLR-03", "THR-NEU-05")
def test_absent_units_on_land_are_entered_like_a_printed_force():
    match = three_players({"searoad_marches": "lannister KF"}, {"searoad_marches": "march_0"})
    weak = {"searoad_marches": {"highgarden/knight": 1}}
    assert problems(match, "lannister", weak) == [("THR-RUL-33", "march-too-weak")]
    match.submit("lannister", {"searoad_marches": {"highgarden/knight": 1, "highgarden/footman": 1}})
    assert where(match, "lannister") == {"highgarden": "FK"}
    assert "highgarden" not in board(match).neutrals


@rule("THR-PLR-03", "THR-RUL-43")
def test_absent_ships_are_entered_at_sea():
    match = three_players({"sunset_sea": "lannister SS"}, {"sunset_sea": "march_0"})
    match.submit("lannister", {"sunset_sea": {"ironmans_bay/ship": 2}})
    assert where(match, "lannister") == {"ironmans_bay": "SS"}
    assert "ironmans_bay" not in board(match).neutrals


@rule("THR-RUL-43")
def test_absent_ships_bar_the_passage_like_enemy_ships():
    match = three_players(
        {"sunset_sea": "lannister S", "the_golden_sound": "lannister S"},
        {"sunset_sea": "march_0", "the_golden_sound": "march_minus_1"},
    )
    assert problems(match, "lannister", {"sunset_sea": {"ironmans_bay/ship": 1}}) == [
        ("THR-RUL-33", "march-too-weak")
    ]


@rule("THR-RUL-43", "THR-TRA-04")
def test_absent_ships_carry_nobody():
    match = three_players(
        {"riverrun": "lannister F", "winterfell": "lannister F"},
        {"riverrun": "march_0", "winterfell": "march_minus_1"},
    )
    assert problems(match, "lannister", {"riverrun": {"flints_finger/footman": 1}}) == [
        ("THR-MAR-04", "march-not-adjacent")
    ]


@rule("THR-PLR-03", "THR-MAR-07")
def test_entering_absent_units_is_an_attack():
    match = three_players(
        {"searoad_marches": "lannister KKF", "blackwater": "stark F"}, {"searoad_marches": "march_0"}
    )
    answer = {"highgarden/knight": 2, "blackwater/footman": 1}
    assert problems(match, "lannister", {"searoad_marches": answer}) == [("THR-MAR-07", "march-two-attacks")]


@rule("THR-PLR-09", "THR-CTL-13")
def test_absent_units_give_control_to_nobody_until_entered():
    match = three_players({"searoad_marches": "lannister KF"}, {"searoad_marches": "march_0"})
    assert controller(match.engine, "highgarden") is None
    assert controller(match.engine, "pyke") is None
    match.submit("lannister", {"searoad_marches": {"highgarden/knight": 1, "highgarden/footman": 1}})
    assert controller(match.engine, "highgarden") == "lannister"


@rule("THR-PLR-09")
def test_absent_houses_are_asked_for_no_orders():
    given = table(3, armies={"winterfell": "stark F", "lannisport": "lannister F"})
    given.neutrals.update(neutral_forces(load(), 3))
    match = resume(given, PlanningPhase())
    assert sorted(match.decisions) == ["lannister", "stark"]
    slots = match.decisions["stark"].describe()["space"]["slots"]
    assert list(slots) == ["winterfell"]
