"""Support: who may declare it, for whom, and what it is worth."""

import pytest

from montjoie.games.throne.action_phase.neutral_forces import NeutralEntry
from montjoie.games.throne.battle.strength import strength
from montjoie.games.throne.battle.support import obstacle, support_strength, supporters
from montjoie.games.throne.state import Units
from tests.games.throne.battle.fights import answers, battle, fight, kinds, parts, play, refused, stated
from tests.games.throne.given import at, board, events, over, where
from tests.rule import rule

AROUND = {"blackwater": "baratheon F", "crackclaw_point": "tyrell K"}
SUPPORTS = {"blackwater": "support", "crackclaw_point": "support"}


def beside(area="blackwater", army="baratheon F", order="support", **given):
    return fight("stark FF", "lannister FF", armies={area: army}, orders={area: order}, **given)


@rule("THR-SPT-01", "THR-ACT-02")
def test_a_third_house_may_help_attacker_defender_or_nobody():
    m = beside()
    assert kinds(m) == {"baratheon": "support"}
    assert sorted(answers(m, "baratheon"), key=str) == [
        {"blackwater": "attacker"},
        {"blackwater": "defender"},
        {},
    ]


@rule("THR-SPT-01", "THR-ACT-02")
@pytest.mark.parametrize("order", ["march_0", "raid", "consolidate_power", "defence_plus_1"])
def test_only_support_orders_support(order):
    assert kinds(beside(order=order)) == {"stark": "choose_card", "lannister": "choose_card"}


@rule("THR-SPT-01")
def test_an_area_without_a_support_order_of_the_house_is_refused_by_name():
    m = fight("stark FF", "lannister FF", armies=AROUND, orders=SUPPORTS)
    assert refused(m, "baratheon", {"crackclaw_point": "attacker"}) == ("THR-SPT-01", "no-support-order")
    assert refused(m, "baratheon", {"nowhere": "attacker"}) == ("THR-SPT-01", "no-support-order")
    assert refused(m, "baratheon", {"blackwater": "both"}) == ("THR-SPT-01", "not-offered")


@rule("THR-SPT-01")
def test_a_house_decides_for_each_of_its_areas_alone():
    m = fight(
        "stark FF",
        "lannister FF",
        armies={"blackwater": "baratheon F", "crackclaw_point": "baratheon K"},
        orders=SUPPORTS,
    )
    assert len(answers(m, "baratheon")) == 9
    m.submit("baratheon", {"blackwater": "attacker", "crackclaw_point": "defender"})
    assert stated(m) == {"stark": 3, "lannister": 4}


@rule("THR-SPT-02", "THR-RUL-21")
@pytest.mark.parametrize(
    ("house", "own", "other"), [("stark", "attacker", "defender"), ("lannister", "defender", "attacker")]
)
def test_a_participant_supports_himself_or_nobody(house, own, other):
    m = beside(army=f"{house} F")
    assert answers(m, house) == [{"blackwater": own}, {}]
    assert refused(m, house, {"blackwater": other}) == ("THR-SPT-02", "support-against-oneself")


@rule("THR-SPT-03", "THR-EX-12")
def test_a_knight_and_a_footman_give_three_to_one_side_entirely():
    m = beside(army="baratheon FK")
    m.submit("baratheon", {"blackwater": "defender"})
    assert stated(m) == {"stark": 2, "lannister": 5}


@rule("THR-SPT-03", "THR-ROU-01")
def test_routed_supporters_give_nothing():
    assert support_strength(beside(army="baratheon Fk").engine, "blackwater").total == 1


@rule("THR-SPT-03", "THR-ORD-04")
def test_a_special_support_order_gives_one_more():
    assert (
        support_strength(beside(army="baratheon F", order="support_plus_1").engine, "blackwater").total == 2
    )


@rule("THR-SPT-04")
def test_a_support_order_stays_and_supports_the_next_battle_anew():
    m = beside()
    m.submit("baratheon", {"blackwater": "attacker"})
    play(m, stark="eddard_stark", lannister="cersei_lannister")
    while not over(m):
        (house,) = m.decisions
        m.submit(house, answers(m, house)[0])
    assert board(m).orders["blackwater"].token == "support"
    assert supporters(m.engine, "stoney_sept") == {"baratheon": ["blackwater"]}


@rule("THR-SPT-05")
@pytest.mark.parametrize(
    ("area", "origin", "armies"),
    [
        ("riverrun", "stoney_sept", ("stark F", "lannister F")),
        ("ironmans_bay", "sunset_sea", ("stark S", "lannister S")),
    ],
)
def test_ships_support_battles_on_land_and_at_sea(area, origin, armies):
    m = fight(
        *armies,
        area=area,
        origin=origin,
        armies={"the_golden_sound": "greyjoy SS"},
        orders={"the_golden_sound": "support"},
    )
    m.submit("greyjoy", {"the_golden_sound": "attacker"})
    assert stated(m)["stark"] == 3


@rule("THR-SPT-06", "THR-ACT-03")
def test_land_units_cannot_support_a_battle_at_sea():
    m = fight(
        "stark S",
        "lannister S",
        area="ironmans_bay",
        origin="sunset_sea",
        armies={"seagard": "greyjoy K", "the_golden_sound": "greyjoy S"},
        orders={"seagard": "support", "the_golden_sound": "support"},
    )
    assert answers(m, "greyjoy") == [{"the_golden_sound": "attacker"}, {"the_golden_sound": "defender"}, {}]
    assert refused(m, "greyjoy", {"seagard": "attacker"}) == ("THR-SPT-06", "support-land-at-sea")


@rule("THR-SPT-07", "THR-GEO-03")
def test_a_river_without_a_bridge_blocks_support():
    m = fight(
        "stark F",
        "lannister F",
        area="riverrun",
        origin="seagard",
        armies={"the_twins": "greyjoy K", "harrenhal": "greyjoy F"},
        orders={"the_twins": "support", "harrenhal": "support"},
    )
    assert refused(m, "greyjoy", {"the_twins": "attacker"}) == ("THR-SPT-07", "support-not-adjacent")


@rule("THR-SPT-07")
def test_ship_transport_makes_no_area_adjacent_for_support():
    armies = {"pyke": "greyjoy K", "ironmans_bay": "greyjoy S"}
    m = fight(
        "stark F",
        "lannister F",
        area="seagard",
        origin="moat_cailin",
        armies=armies,
        orders={"pyke": "support"},
    )
    assert kinds(m) == {"stark": "choose_card", "lannister": "choose_card"}


@rule("THR-SPT-07", "THR-EX-28")
@pytest.mark.parametrize("island", ["dragonstone", "pyke", "the_arbor"])
def test_a_support_order_on_an_island_can_never_be_used(island):
    m = beside(area=island, army="baratheon K")
    for area in m.engine.content.areas:
        assert obstacle(m.engine, "baratheon", island, area) is not None
        assert supporters(m.engine, area) == {}


@rule("THR-SPT-08", "THR-CAS-02", "THR-BAT-01")
def test_supporting_units_neither_move_nor_suffer():
    m = fight(
        "stark K", "lannister F", armies={"stoney_sept": "lannister F"}, orders={"stoney_sept": "support"}
    )
    m.submit("lannister", {"stoney_sept": "defender"})
    play(m, stark="greatjon_umber", lannister="cersei_lannister")
    assert where(m, "lannister") == {"stoney_sept": "F"}


@rule("THR-SPT-09", "THR-RUL-20")
def test_houses_declare_one_after_the_other_in_turn_order():
    order = ["tyrell", "baratheon", "stark", "lannister", "greyjoy"]
    m = fight("stark FF", "lannister FF", armies=AROUND, orders=SUPPORTS, tracks={"iron_throne": order})
    assert kinds(m) == {"tyrell": "support"}
    m.submit("tyrell", {"crackclaw_point": "attacker"})
    assert kinds(m) == {"baratheon": "support"}
    (declared,) = events(m, "support_declared")
    assert (declared["house"], declared["origin"], declared["area"]) == (
        "tyrell",
        "crackclaw_point",
        "harrenhal",
    )
    assert (declared["side"], declared["helped"]) == ("attacker", "stark")


@rule("THR-SPT-09")
def test_support_withheld_is_told_openly():
    m = beside()
    m.submit("baratheon", {})
    assert events(m, "support_withheld") == [{"house": "baratheon", "area": "harrenhal"}]
    assert stated(m) == {"stark": 2, "lannister": 2}


@rule("THR-SPT-10", "THR-RUL-22")
def test_support_by_another_house_cannot_be_refused():
    m = beside()
    m.submit("baratheon", {"blackwater": "attacker"})
    assert kinds(m) == {"stark": "choose_card", "lannister": "choose_card"}
    assert parts(strength(m.engine, battle(m), "attacker"))["THR-SPT-03"] == 1


@rule("THR-WCD-09", "THR-EX-18")
def test_under_rains_of_autumn_a_footman_with_a_special_support_gives_one():
    m = beside(order="support_plus_1", turn={"cards": ("rains_of_autumn",)})
    m.submit("baratheon", {"blackwater": "defender"})
    explained = parts(strength(m.engine, battle(m), "defender"))
    assert explained == {"THR-BAT-03": 2, "THR-SPT-03": 1, "THR-ORD-04": 1, "THR-WCD-09": -1}


@rule("THR-WCD-09")
def test_under_rains_of_autumn_knights_still_support_and_footmen_still_fight():
    m = beside(army="baratheon FK", turn={"cards": ("rains_of_autumn",)})
    m.submit("baratheon", {"blackwater": "defender"})
    assert stated(m) == {"stark": 2, "lannister": 4}


def entry(**given):
    step = NeutralEntry(
        area="kings_landing",
        origin="the_reach",
        attacker="tyrell",
        march="march_0",
        units=Units(footman=1, knight=1),
    )
    return at(step, neutrals={"kings_landing": 5}, **given)


@rule("THR-NEU-03")
def test_nobody_can_support_a_neutral_force():
    m = entry(armies={"the_reach": "tyrell FK", "blackwater": "stark K"}, orders={"blackwater": "support"})
    assert answers(m, "stark") == [{"blackwater": "attacker"}, {}]
    assert refused(m, "stark", {"blackwater": "defender"}) == ("THR-NEU-03", "support-for-neutral")


@rule("THR-RUL-34")
def test_rains_of_autumn_zeroes_footmen_that_help_against_a_neutral_force():
    m = entry(
        armies={"the_reach": "tyrell FK", "blackwater": "stark FF"},
        orders={"blackwater": "support"},
        turn={"cards": ("rains_of_autumn",)},
    )
    m.submit("stark", {"blackwater": "attacker"})
    assert events(m, "neutral_held")[0]["strength"]["total"] == 3


@rule("THR-RUL-28", "THR-VSB-03", "THR-HCD-02")
def test_neither_blade_nor_cards_against_a_neutral_force():
    m = entry(
        armies={"the_reach": "tyrell FK"},
        tracks={"fiefdoms": ["tyrell", "stark", "baratheon", "lannister", "greyjoy"]},
    )
    assert over(m)
    assert events(m, "neutral_held")[0]["strength"]["total"] == 3


@rule("THR-RUL-60")
def test_support_worth_nothing_may_still_be_declared():
    m = beside(army="baratheon f")
    m.submit("baratheon", {"blackwater": "defender"})
    assert stated(m) == {"stark": 2, "lannister": 2}
