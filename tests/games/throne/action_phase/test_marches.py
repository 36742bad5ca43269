"""March orders: movement, the one attack, supply, the token left behind (THR-MAR, THR-CTL)."""

import itertools

import pytest

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.action_phase.movement import moves_of
from montjoie.games.throne.battle.support import Fight
from montjoie.games.throne.content import load
from montjoie.games.throne.control import controller
from montjoie.games.throne.state import Units
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over, where
from tests.rule import rule

TURN_ORDER = ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]


def marches(**given) -> Match:
    return at(MarchOrders(), **given)


def problems(match: Match, seat: str, answer: object) -> list[tuple[str, str]]:
    return [(p.rule, p.key) for p in match.decisions[seat].problems(answer)]


def from_harrenhal(units: str = "FF", token: str = "march_0", **more) -> Match:
    """Stark marches from Harrenhal; neighbours: Riverrun, Stoney Sept, Crackclaw Point, Blackwater."""
    armies = {"harrenhal": f"stark {units}"} | more.pop("armies", {})
    return marches(armies=armies, orders={"harrenhal": token}, **more)


# The cycle.


@rule("THR-MAR-01")
def test_houses_march_in_turn_order_one_march_each_until_none_is_left():
    match = marches(
        tracks={"iron_throne": TURN_ORDER},
        armies={
            "winterfell": "stark F",
            "karhold": "stark F",
            "oldtown": "tyrell F",
            "storms_end": "baratheon F",
        },
        orders={
            "winterfell": "march_0",
            "karhold": "march_minus_1",
            "oldtown": "march_0",
            "storms_end": "support",
        },
    )
    asked = []
    for own in ("karhold", "oldtown", "winterfell"):
        (seat,) = match.decisions
        asked.append(seat)
        match.submit(seat, {own: {}})
    assert asked == ["stark", "tyrell", "stark"]
    assert over(match)
    assert list(board(match).orders) == ["storms_end"]


@rule("THR-MAR-01", "THR-RUL-16")
def test_a_house_must_spend_one_of_its_marches_and_chooses_which():
    match = marches(
        armies={"winterfell": "stark F", "oldtown": "stark F"},
        orders={"winterfell": "march_0", "oldtown": "march_minus_1"},
    )
    for answer in ("pass", "winterfell"):
        assert problems(match, "stark", answer)
    found = {next(iter(answer)) for answer in match.decisions["stark"].candidates()}
    assert found == {"winterfell", "oldtown"}
    match.submit("stark", {"oldtown": {}})
    assert list(board(match).orders) == ["winterfell"]


@rule("THR-MAR-01")
def test_a_march_can_only_be_resolved_where_it_lies():
    (refusal,) = from_harrenhal().decisions["stark"].problems({"winterfell": {}})
    assert refusal.rule == "THR-MAR-01"


# Movement.


@rule("THR-EX-07", "THR-MAR-02", "THR-MAR-09")
def test_the_march_of_the_rulebook():
    match = marches(
        armies={"lannisport": "lannister FFF", "searoad_marches": "lannister F"},
        orders={"lannisport": "march_minus_1"},
    )
    match.submit("lannister", {"lannisport": {"stoney_sept/footman": 1, "searoad_marches/footman": 1}})
    assert where(match, "lannister") == {"lannisport": "F", "searoad_marches": "FF", "stoney_sept": "F"}
    assert board(match).orders == {}


@rule("THR-MAR-02")
def test_units_go_together_apart_or_stay():
    match = from_harrenhal("FK")
    ways = (None, *load().land_neighbours["harrenhal"])
    legal = [
        {f"{to}/{kind}": 1 for to, kind in ((footman, "footman"), (knight, "knight")) if to}
        for footman, knight in itertools.product(ways, repeat=2)
    ]
    found = [answer["harrenhal"] for answer in match.decisions["stark"].candidates()]
    marched = [answer for answer in found if "power" not in answer]
    assert len(marched) == len(legal) == 25
    assert all(answer in legal for answer in marched)
    left = [answer for answer in found if "power" in answer]
    assert len(left) == 16  # a token only where both have gone


@rule("THR-MAR-02")
def test_no_more_units_march_than_are_there():
    match = from_harrenhal("FF")
    three = {"harrenhal": {"riverrun/footman": 3}}
    assert problems(match, "stark", three) == [("THR-MAR-02", "march-too-many")]
    spread = {"harrenhal": {"riverrun/footman": 2, "blackwater/footman": 1}}
    assert problems(match, "stark", spread) == [("THR-MAR-02", "march-too-many")]
    absent = {"harrenhal": {"riverrun/knight": 1}}
    assert problems(match, "stark", absent) == [("THR-MAR-02", "march-too-many")]
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": -1}}) == [
        ("THR-MAR-01", "bin-overdrawn")
    ]


@rule("THR-MAR-03")
def test_a_march_may_be_removed_without_moving_anything():
    match = from_harrenhal()
    match.submit("stark", {"harrenhal": {}})
    assert where(match, "stark") == {"harrenhal": "FF"}
    assert board(match).orders == {}
    assert events(match, "marched") == []


@rule("THR-MAR-04")
def test_units_move_to_adjacent_areas_only():
    match = from_harrenhal()
    for area in ("lannisport", "harrenhal"):
        assert problems(match, "stark", {"harrenhal": {f"{area}/footman": 1}}) == [
            ("THR-MAR-04", "march-not-adjacent")
        ]


@rule("THR-MAR-05", "THR-ACT-03")
def test_land_units_never_enter_the_sea():
    match = marches(armies={"kingswood": "stark FK"}, orders={"kingswood": "march_0"})
    for kind in ("footman", "knight"):
        assert problems(match, "stark", {"kingswood": {f"shipbreaker_bay/{kind}": 1}}) == [
            ("THR-MAR-05", "march-wrong-element")
        ]


@rule("THR-MAR-05", "THR-ACT-03")
def test_ships_never_enter_the_land():
    match = marches(armies={"shipbreaker_bay": "stark S"}, orders={"shipbreaker_bay": "march_0"})
    assert problems(match, "stark", {"shipbreaker_bay": {"kingswood/ship": 1}}) == [
        ("THR-MAR-05", "march-wrong-element")
    ]


@rule("THR-ACT-03")
def test_ships_sail_to_adjacent_seas():
    match = marches(armies={"shipbreaker_bay": "stark SS"}, orders={"shipbreaker_bay": "march_0"})
    match.submit("stark", {"shipbreaker_bay": {"sea_of_dorne/ship": 1, "blackwater_bay/ship": 1}})
    assert where(match, "stark") == {"sea_of_dorne": "S", "blackwater_bay": "S"}


# Attacks.


@rule("THR-MAR-06")
def test_entering_an_area_with_enemy_units_starts_a_battle():
    match = from_harrenhal("FF", armies={"riverrun": "lannister F"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    fight = match.engine.running(Fight)
    assert (fight.area, fight.origin, fight.attacker, fight.defender) == (
        "riverrun",
        "harrenhal",
        "stark",
        "lannister",
    )
    assert board(match).attackers["riverrun"].units == Units(footman=1)
    assert where(match, "lannister") == {"riverrun": "F"}


@rule("THR-MAR-06")
def test_a_march_attacks_one_house_only():
    match = from_harrenhal("FFF", armies={"riverrun": "lannister F", "blackwater": "tyrell F"})
    both = {"riverrun/footman": 1, "blackwater/footman": 1}
    assert problems(match, "stark", {"harrenhal": both}) == [("THR-MAR-06", "march-two-attacks")]
    one_and_free = {"riverrun/footman": 1, "stoney_sept/footman": 1}
    assert problems(match, "stark", {"harrenhal": one_and_free}) == []


@rule("THR-MAR-07", "THR-EX-24")
def test_a_march_cannot_attack_an_enemy_and_enter_a_neutral_force():
    match = marches(
        armies={"blackwater": "stark KK", "the_reach": "tyrell F"},
        orders={"blackwater": "march_plus_1"},
        neutrals={"kings_landing": 3},
    )
    both = {"blackwater": {"kings_landing/knight": 1, "the_reach/knight": 1}}
    assert problems(match, "stark", both) == [("THR-MAR-07", "march-two-attacks")]


@rule("THR-MAR-07")
def test_a_march_cannot_enter_two_neutral_forces():
    match = marches(
        armies={"blackwater": "stark KK"},
        orders={"blackwater": "march_0"},
        neutrals={"kings_landing": 1, "the_reach": 1},
    )
    both = {"blackwater": {"kings_landing/knight": 1, "the_reach/knight": 1}}
    assert problems(match, "stark", both) == [("THR-MAR-07", "march-two-attacks")]


@rule("THR-MAR-08")
def test_all_movements_are_made_before_the_battle():
    match = from_harrenhal("FFF", armies={"riverrun": "lannister F"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1, "stoney_sept/footman": 1}})
    assert match.engine.running(Fight) is not None
    assert where(match, "stark") == {"harrenhal": "F", "stoney_sept": "F"}


@rule("THR-MAR-08")
def test_the_battle_is_fought_before_the_next_march():
    match = marches(
        armies={"harrenhal": "stark FFK", "riverrun": "lannister F", "oldtown": "tyrell F"},
        orders={"harrenhal": "march_0", "oldtown": "march_0"},
        tracks={"iron_throne": TURN_ORDER},
    )
    match.submit("stark", {"harrenhal": {"riverrun/footman": 2, "riverrun/knight": 1}})
    for _ in range(40):
        (seat, decision), *_ = match.decisions.items()
        if decision.kind == "throne.march":
            break
        assert "oldtown" in board(match).orders
        match.submit(seat, next(iter(decision.candidates())))
    assert list(match.decisions) == ["tyrell"]
    assert match.engine.running(Fight) is None


@rule("THR-MAR-09", "THR-RUL-45")
def test_the_order_follows_the_attackers_out_of_its_area():
    match = from_harrenhal("F", token="march_plus_1", armies={"riverrun": "lannister F"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    assert board(match).orders == {}
    assert match.engine.running(Fight).march == "march_plus_1"


@rule("THR-MAR-09")
@pytest.mark.parametrize("token", ["march_minus_1", "march_0", "march_plus_1"])
def test_the_modifier_has_no_effect_without_an_attack(token):
    match = from_harrenhal("F", token=token)
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    assert where(match, "stark") == {"riverrun": "F"}
    assert board(match).orders == {}


@rule("THR-MAR-11")
def test_a_unit_marches_on_with_the_order_of_the_area_it_reaches():
    match = marches(
        armies={"harrenhal": "stark F", "riverrun": "stark F"},
        orders={"harrenhal": "march_0", "riverrun": "march_minus_1"},
    )
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    match.submit("stark", {"riverrun": {"lannisport/footman": 2}})
    assert where(match, "stark") == {"lannisport": "FF"}


@rule("THR-MAR-12", "THR-ROU-05")
def test_routed_units_cannot_march():
    match = from_harrenhal("Fkf")
    assert problems(match, "stark", {"harrenhal": {"riverrun/knight": 1}}) == [("THR-MAR-12", "march-routed")]
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 2}}) == [
        ("THR-MAR-12", "march-routed")
    ]
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    assert where(match, "stark") == {"harrenhal": "fk", "riverrun": "F"}


@rule("THR-MAR-12", "THR-ROU-05", "THR-RUL-57")
def test_a_single_march_that_can_move_nothing_is_removed_unasked():
    match = from_harrenhal("fk")
    assert over(match)
    assert board(match).orders == {}


@rule("THR-MAR-13", "THR-CTL-08")
def test_areas_with_a_mere_token_and_empty_homes_are_entered_without_battle():
    match = marches(
        armies={"searoad_marches": "stark FFF"},
        orders={"searoad_marches": "march_0"},
        tokens={"stoney_sept": "lannister"},
    )
    answer = {"stoney_sept/footman": 1, "lannisport/footman": 1, "highgarden/footman": 1}
    match.submit("stark", {"searoad_marches": answer})
    assert where(match, "stark") == {"stoney_sept": "F", "lannisport": "F", "highgarden": "F"}
    assert events(match, "battle_began") == []
    assert over(match)


# Supply.


@rule("THR-MAR-10", "THR-SUP-09", "THR-SUP-10")
def test_a_march_cannot_break_the_supply_limits():
    match = from_harrenhal(
        "FF", armies={"riverrun": "stark FF", "winterfell": "stark FF"}, houses={"stark": {"supply": 2}}
    )
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 1}}) == []
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 2}}) == [
        ("THR-MAR-10", "march-over-supply")
    ]


@rule("THR-MAR-10")
def test_a_supply_refusal_tells_the_armies_and_the_limits():
    match = from_harrenhal("FF", armies={"riverrun": "stark FF"}, houses={"stark": {"supply": 0}})
    (refusal,) = match.decisions["stark"].problems({"harrenhal": {"riverrun/footman": 1}})
    assert refusal.text("en").startswith("Your armies would be 3; your supply allows 2 and 2.")
    assert refusal.text("fr").startswith("Vos armées seraient de 3 ; votre ravitaillement permet 2 et 2.")


@rule("THR-MAR-10")
def test_only_the_final_position_counts_for_supply():
    """Two armies of two swap nothing: one leaves as a whole, so two armies are never exceeded."""
    match = from_harrenhal("FF", armies={"winterfell": "stark FF"}, houses={"stark": {"supply": 0}})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 2}})
    assert where(match, "stark") == {"winterfell": "FF", "riverrun": "FF"}


@rule("THR-MAR-10")
def test_attackers_count_where_they_attack():
    armies = {"riverrun": "lannister F", "winterfell": "stark FF", "karhold": "stark FF"}
    match = from_harrenhal("FF", armies=armies, houses={"stark": {"supply": 2}})
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 2}}) == []
    match = from_harrenhal("FFFF", armies=armies, houses={"stark": {"supply": 2}})
    split = {"harrenhal": {"riverrun/footman": 2}}  # two attack, two stay: four armies
    assert problems(match, "stark", split) == [("THR-MAR-10", "march-over-supply")]


@rule("THR-SUP-08")
def test_gained_barrels_do_not_raise_the_supply_of_the_turn():
    match = from_harrenhal("FF", houses={"stark": {"supply": 0}})
    match.submit("stark", {"harrenhal": {"stoney_sept/footman": 1, "blackwater/footman": 1}})
    assert board(match).houses["stark"].supply == 0


@rule("THR-SUP-08")
def test_lost_barrels_do_not_lower_the_supply_of_the_turn():
    barrel = next(
        area for area in load().lands if load().areas[area].barrels and not load().areas[area].home_of
    )
    to = load().land_neighbours[barrel][0]
    match = marches(
        armies={barrel: "stark FFFF"}, orders={barrel: "march_0"}, houses={"stark": {"supply": 6}}
    )
    match.submit("stark", {barrel: {f"{to}/footman": 4}})
    assert board(match).houses["stark"].supply == 6


# The token left behind.


@rule("THR-CTL-03", "THR-CMP-01", "THR-CTL-04")
def test_a_token_marks_the_area_that_the_last_unit_leaves():
    match = from_harrenhal("F")
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1, "power": 1}})
    assert board(match).power_tokens["harrenhal"].house == "stark"
    assert board(match).houses["stark"].power == 4


@rule("THR-CTL-03")
def test_without_a_token_control_is_lost_at_once():
    match = from_harrenhal("F")
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    assert controller(match.engine, "harrenhal") is None
    assert board(match).houses["stark"].power == 5


@rule("THR-CTL-03")
def test_no_token_is_left_while_units_stay():
    match = from_harrenhal("FF")
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 1, "power": 1}}) == [
        ("THR-CTL-03", "leave-token-area-not-left")
    ]
    assert problems(match, "stark", {"harrenhal": {"power": 1}}) == [
        ("THR-CTL-03", "leave-token-area-not-left")
    ]


@rule("THR-CTL-03")
def test_no_token_is_left_under_routed_units():
    match = from_harrenhal("Fk")
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 1, "power": 1}}) == [
        ("THR-CTL-03", "leave-token-area-not-left")
    ]


@rule("THR-CTL-03")
def test_no_token_is_left_where_no_unit_can_leave():
    match = marches(
        armies={"pyke": "stark F", "winterfell": "stark F"},
        orders={"pyke": "march_0", "winterfell": "march_minus_1"},
    )
    assert problems(match, "stark", {"pyke": {"power": 1}}) == [("THR-CTL-03", "leave-token-area-not-left")]


@rule("THR-CTL-03")
def test_a_token_may_be_left_in_an_enemy_home_area():
    match = marches(armies={"lannisport": "stark F"}, orders={"lannisport": "march_0"})
    match.submit("stark", {"lannisport": {"riverrun/footman": 1, "power": 1}})
    assert board(match).power_tokens["lannisport"].house == "stark"


@rule("THR-CTL-04")
def test_a_token_comes_from_the_available_power_never_from_the_reserve():
    match = from_harrenhal("F", houses={"stark": {"power": 0}})
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 1, "power": 1}}) == [
        ("THR-CTL-04", "leave-token-without-power")
    ]


@rule("THR-CTL-05")
def test_no_token_appears_unless_the_march_leaves_one():
    match = from_harrenhal("FF")
    match.submit("stark", {"harrenhal": {"riverrun/footman": 2}})
    assert board(match).power_tokens == {}


@rule("THR-CTL-06")
def test_entering_units_send_an_enemy_token_to_its_reserve():
    match = from_harrenhal("F", tokens={"riverrun": "lannister"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    assert board(match).power_tokens == {}
    assert board(match).houses["lannister"].power == 5
    assert events(match, "power_token_removed") == [{"house": "lannister", "area": "riverrun", "by": "stark"}]


@rule("THR-CTL-07")
def test_an_own_token_stays_when_units_come_back():
    match = from_harrenhal("F", tokens={"riverrun": "stark"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1}})
    assert board(match).power_tokens["riverrun"].house == "stark"
    assert board(match).houses["stark"].power == 5


@rule("THR-CTL-07")
def test_at_most_one_token_lies_in_an_area():
    match = from_harrenhal("F", tokens={"harrenhal": "stark"})
    assert problems(match, "stark", {"harrenhal": {"riverrun/footman": 1, "power": 1}}) == [
        ("THR-CTL-07", "leave-token-already-there")
    ]
    fresh = from_harrenhal("F")
    assert problems(fresh, "stark", {"harrenhal": {"riverrun/footman": 1, "power": 2}}) == [
        ("THR-CTL-07", "leave-token-already-there")
    ]


@rule("THR-CTL-08")
def test_a_token_under_defenders_stays_while_the_battle_is_fought():
    match = from_harrenhal("FF", armies={"riverrun": "lannister F"}, tokens={"riverrun": "lannister"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 2}})
    assert match.engine.running(Fight) is not None
    assert board(match).power_tokens["riverrun"].house == "lannister"


@rule("THR-CTL-10")
def test_no_token_is_left_at_sea():
    match = marches(armies={"shipbreaker_bay": "stark S"}, orders={"shipbreaker_bay": "march_0"})
    assert problems(match, "stark", {"shipbreaker_bay": {"sea_of_dorne/ship": 1, "power": 1}}) == [
        ("THR-CTL-10", "leave-token-at-sea")
    ]


@rule("THR-CTL-11")
def test_a_march_into_a_seventh_castle_wins_the_game():
    held = ("winterfell", "white_harbor", "moat_cailin", "seagard", "flints_finger", "lannisport")
    match = from_harrenhal("FF", armies=dict.fromkeys(held[:5], "stark F"), tokens={"lannisport": "stark"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 2}})
    assert match.result is not None
    assert match.result.ranking[0] == ["stark"]


@rule("THR-END-04", "THR-CTL-11")
def test_the_victory_is_checked_before_the_battle_of_the_march():
    held = ("winterfell", "white_harbor", "moat_cailin", "seagard", "flints_finger")
    match = from_harrenhal("FFF", armies={**dict.fromkeys(held, "stark F"), "riverrun": "lannister F"})
    match.submit(
        "stark", {"harrenhal": {"crackclaw_point/footman": 1, "riverrun/footman": 1}}
    )  # one footman keeps Harrenhal
    assert match.over
    assert events(match, "battle_began") == []


@rule("THR-CTL-12", "THR-RUL-19")
def test_the_token_is_left_before_the_battle_of_the_march():
    match = from_harrenhal("F", armies={"riverrun": "lannister F"})
    match.submit("stark", {"harrenhal": {"riverrun/footman": 1, "power": 1}})
    assert match.engine.running(Fight) is not None
    assert board(match).power_tokens["harrenhal"].house == "stark"


@rule("THR-RUL-19")
def test_no_token_is_left_in_ones_own_home_area():
    match = marches(armies={"winterfell": "stark F"}, orders={"winterfell": "march_0"})
    assert problems(match, "stark", {"winterfell": {"karhold/footman": 1, "power": 1}}) == [
        ("THR-RUL-19", "leave-token-at-home")
    ]


@rule("THR-RUL-45")
def test_no_order_stays_where_its_house_has_no_unit():
    match = at(
        ActionPhase(),
        armies={"harrenhal": "stark FF", "oldtown": "tyrell F"},
        orders={"harrenhal": "march_0", "oldtown": "march_0"},
    )
    match.submit("stark", {"harrenhal": {"riverrun/footman": 2}})
    assert set(board(match).orders) <= set(board(match).armies)


# Listing and sampling.


@rule("THR-MAR-06", "THR-MAR-10", "THR-CTL-03")
def test_random_marches_are_legal_and_of_all_sorts():
    match = from_harrenhal(
        "FFK",
        armies={"riverrun": "lannister F", "blackwater": "tyrell F", "stoney_sept": "stark F"},
        houses={"stark": {"supply": 0}},
    )
    decision, rng = match.decisions["stark"], Stream(1)
    thrown = [decision.sample(rng) for _ in range(400)]
    assert all(decision.problems(answer) == [] for answer in thrown)
    seen = {tuple(sorted(answer["harrenhal"].items())) for answer in thrown}
    legal = {tuple(sorted(answer["harrenhal"].items())) for answer in decision.candidates()}
    assert seen <= legal
    assert len(seen) > len(legal) / 3


@rule("THR-MAR-02", "THR-MAR-06", "THR-MAR-10")
def test_the_candidates_are_all_legal_marches():
    """Every distribution of three units over four neighbours, checked one by one."""
    match = from_harrenhal(
        "FFK",
        armies={"riverrun": "lannister F", "blackwater": "tyrell F", "stoney_sept": "stark FF"},
        houses={"stark": {"supply": 0}},
    )
    ways = (None, *load().land_neighbours["harrenhal"])
    legal = set()
    for footmen, knight in itertools.product(itertools.combinations_with_replacement(ways, 2), ways):
        gone = [to for to in (*footmen, knight) if to]
        stays = 3 - len(gone)
        sizes = {"harrenhal": stays, "stoney_sept": 2}
        for to in gone:
            sizes[to] = sizes.get(to, 0) + 1
        armies = sorted((n for n in sizes.values() if n > 1), reverse=True)
        fed = len(armies) <= 2 and all(n <= 2 for n in armies)
        if gone and not (fed and len({"riverrun", "blackwater"} & set(gone)) < 2):
            continue
        march = tuple(
            sorted([*((to, "footman") for to in footmen if to), *([(knight, "knight")] if knight else [])])
        )
        legal.update({(march, False)} if stays else {(march, False), (march, True)})
    found = []
    for answer in match.decisions["stark"].candidates():
        moves = moves_of(answer["harrenhal"])
        march = tuple(
            sorted((to, kind) for to, units in moves.items() for kind, n in units.items() for _ in range(n))
        )
        found.append((march, "power" in answer["harrenhal"]))
    assert len(found) == len(set(found))
    assert set(found) == legal
