"""The Hundred Kingdoms, entry by entry."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act, refusals
from montjoie.games.conquest.actions.charge import longest
from montjoie.games.conquest.actions.volley import pools
from montjoie.games.conquest.choice import Decide
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.draw_events import UseDrawEvent, available
from montjoie.games.conquest.magic import Casting, attunement, spell
from montjoie.games.conquest.phases.supremacy import UseSupremacy, abilities
from montjoie.games.conquest.profiles import answers, has, held, value, worth, wounds
from montjoie.games.conquest.queries import (
    CHARGED,
    CLASH,
    DEFENSE,
    DEFENSE_REROLLS,
    DEFENSE_SAVED,
    EVASION,
    HIT_REROLLS,
    IMPACT,
    MARCH,
    RESOLVE,
    UNBREAKABLE,
    VOLLEY,
)
from montjoie.games.conquest.special_rules.striking import inspired
from montjoie.games.conquest.state import INCH, G, Memory
from montjoie.kernel import Step, change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import changes, charge, follows
from tests.games.conquest.given import answer, board, engine, over
from tests.rule import rule


def bought(regiment: str, *things: str, field: str = "upgrades") -> tuple[G, str]:
    """A regiment with what was bought for it."""
    g, name = engine(regiment, "raiders 24,30 @180 b"), regiment.split()[0] + "_1"
    change(g.state.regiments, name, **{field: things})
    return g, name


def carried(*items: str, regiment: str = "household_guard 24,10", character: str = "noble_lord") -> G:
    """A character with items, leading a regiment."""
    g = engine(f"{regiment} +{character}", "raiders 24,30 @180 b")
    change(g.state.characters, f"{character}_1", items=items)
    return g


def blow(kind: Any, striker: str, target: str, **more: Any) -> Blow:
    return Blow(kind, striker, striker, target, **more)


@rule("CON-PRO-03", "CON-REG-03", "CON-SPR-00")
@covers("relentless_drill", "advanced_infantry_training")
@pytest.mark.parametrize(("regiment", "support"), [("men_at_arms 24,10", 2), ("household_guard 24,10", 3)])
def test_drill_and_training_give_infantry_one_support_more(regiment: str, support: int):
    g, name = bought(regiment, "veterans")
    assert value(g, name, "support") == support
    drilled, _ = bought(regiment)
    change(drilled.state.players, "a", army_rule="relentless_drill")
    assert value(drilled, name, "support") == support
    plain, _ = bought(regiment)
    assert value(plain, name, "support") == (0 if support == 2 else 2)


@rule("CON-PRO-03")
@covers(
    "advanced_cavalry_training", "advanced_target_training", "advanced_vanguard_training", "veteran_bonus"
)
def test_veterans_are_trained_by_their_kind():
    g, name = bought("household_knights 24,10", "veterans")
    assert worth(g, CLASH, name, None) == 3
    g, name = bought("crusaders 24,10", "veterans")
    assert has(g, name, "flawless_strikes")
    g, name = bought("longbowmen 24,10", "veterans")
    shots = blow("volley", name, "raiders_1")
    assert worth(g, VOLLEY, name, shots) == 2
    assert worth(g, VOLLEY, name, blow("volley", name, "raiders_1", effective=True)) == 3
    g, name = bought("mounted_squires 24,10", "veterans")
    assert list(answers(g, DEFENSE_SAVED, name, blow("volley", "raiders_1", name))) == [2]
    assert list(answers(g, DEFENSE_SAVED, name, blow("clash", "raiders_1", name))) == []


@rule("CON-OFF-01", "CON-COM-01")
def test_officers_serve_their_regiment():
    g, name = bought("militia 24,10", "leader", "servite", field="models")
    assert (worth(g, MARCH, name, None), worth(g, RESOLVE, name, None)) == (6, 3)
    g, name = bought("men_at_arms 24,10", "leader", "neophyte", field="models")
    assert has(g, name, "devout")
    g, name = bought("gilded_legion 24,10", "leader", "drillmaster", field="models")
    assert has(g, name, "flawless_drill")
    g, name = bought("men_at_arms 24,10", "leader", "seasoned_veteran", field="models")
    assert available(g, name) == {"bastion": Held(id="bastion", x=1)}


@rule("CON-OFF-01")
@pytest.mark.parametrize(("leader", "clash"), [("+noble_lord", 3), ("+imperial_officer", 2), ("", 2)])
def test_an_armsmaster_needs_a_noble_lord(leader: str, clash: int):
    g, name = bought(f"household_guard 24,10 {leader}", "leader", "armsmaster", field="models")
    assert worth(g, CLASH, name, None) == clash


@rule("CON-SPR-26")
@covers("wedge")
def test_a_wedge_cleaves_deeper_after_a_charge():
    g, name = bought("order_of_the_crimson_tower 24,10")
    changes(g, name, "cleave 0>1", lambda: charge(g, name, "raiders_1"))


@rule("CON-SPR-51")
@covers("drive_for_justice")
def test_the_errants_infantry_is_fearless():
    g = carried(character="errant_of_the_order_of_the_shield")
    assert has(g, "household_guard_1", "fearless")
    assert not has(carried(), "household_guard_1", "fearless")


@rule("CON-MST-01", "CON-PRO-04")
def test_items_raise_what_they_say_and_of_whom():
    g = carried("indomitable_plate", "bakkian_token")
    assert (wounds(g, "noble_lord_1"), worth(g, DEFENSE, "noble_lord_1", None)) == (5, 4)
    assert worth(g, EVASION, "noble_lord_1", None) == 1
    assert worth(g, EVASION, "household_guard_1", None) == 0
    g = carried("shroud_of_st_lazarus")
    assert (worth(g, RESOLVE, "noble_lord_1", None), worth(g, RESOLVE, "household_guard_1", None)) == (4, 4)
    assert has(g, "household_guard_1", "fearsome")
    assert worth(carried("regalia_of_the_empire"), CLASH, "household_guard_1", None) == 3
    militia = carried("regalia_of_the_empire", regiment="militia 24,10")
    assert worth(militia, CLASH, "militia_1", None) == 2


@rule("CON-MST-01")
@pytest.mark.parametrize(
    ("item", "rule_id"),
    [
        ("mask_of_eaklides", "untouchable"),
        ("heraldry_of_the_lions_mane", "fearless"),
        ("laurean_lance", "brutal_impact"),
    ],
)
def test_items_give_rules_to_the_character_alone(item: str, rule_id: str):
    g = carried(item)
    assert rule_id in held(g, "noble_lord_1")
    assert rule_id not in held(g, "household_guard_1")


@rule("CON-MST-01")
@pytest.mark.parametrize(
    ("item", "kind", "target", "again"),
    [
        ("laurean_lance", "impact", "raiders_1", 1),
        ("laurean_lance", "clash", "raiders_1", 0),
        ("the_flesh_cleaver", "clash", "archangel_1", 1),
        ("the_flesh_cleaver", "clash", "raiders_1", 0),
        ("the_unwrought", "clash", "ugr_1", 1),
        ("the_unwrought", "clash", "trolls_1", 0),
        ("caledburn", "duel", "imperial_officer_1", 1),
        ("caledburn", "clash", "raiders_1", 0),
    ],
)
def test_weapons_roll_failed_hits_again_against_their_prey(item: str, kind: Any, target: str, again: int):
    g = engine(
        "household_guard 24,10 +noble_lord",
        "raiders 24,30 @180 b +imperial_officer",
        "archangel 10,30 b",
        "trolls 40,30 b",
        "ugr 40,40 b",
    )
    change(g.state.characters, "noble_lord_1", items=(item,))
    assert len(list(answers(g, HIT_REROLLS, "noble_lord_1", blow(kind, "noble_lord_1", target)))) == again


@rule("CON-MST-01", "CON-DUE-03")
def test_caledburn_makes_its_opponent_roll_defense_again():
    g = engine("household_guard 24,10 +noble_lord", "militia 24,30 b +imperial_officer")
    struck = blow("duel", "noble_lord_1", "imperial_officer_1")
    assert list(answers(g, DEFENSE_REROLLS, "imperial_officer_1", struck)) == []
    change(g.state.characters, "noble_lord_1", items=("caledburn",))
    (reroll,) = answers(g, DEFENSE_REROLLS, "imperial_officer_1", struck)
    assert reroll.of == "successes"


@rule("CON-SPR-37")
def test_nobody_is_inspired_against_the_standard_of_steel():
    g = carried("standard_of_steel")
    assert not inspired(g, "raiders_1", blow("clash", "raiders_1", "household_guard_1"))
    assert inspired(carried(), "raiders_1", blow("clash", "raiders_1", "household_guard_1"))


@rule("CON-ACT-04")
def test_the_gilded_rampart_reforms_for_free():
    g = engine("household_guard 24,10 +noble_lord", steps=(UseDrawEvent(who="household_guard_1"),))
    change(g.state.characters, "noble_lord_1", items=("gilded_rampart",))
    match = begun(g, 0)
    answer(match, "choose_draw_event", "gilded_rampart")
    answer(match, "choose_reform", {"4-0": 4500})
    assert board(match).regiments["household_guard_1"].facing == 4500


# Spells.


def cast(name: str, target: str, g: G, successes: int = 3) -> list[Step]:
    return follows(g, spell[name], Casting("theist_priest_1", name, target, successes))


SCENE = ("men_at_arms 24,10 w3 +theist_priest", "militia 24,18 @180 b")


@rule("CON-MAG-10", "CON-SPR-45")
def test_fire_dart_and_holy_fire_hit_by_successes():
    (dart,) = cast("fire_dart", "militia_1", engine(*SCENE))
    (pool,) = dart.pools  # type: ignore[attr-defined]
    assert (pool.dice, pool.blow.shots) == (3, (Held(id="armor_piercing", x=2),))
    (fire,) = cast("holy_fire", "militia_1", engine(*SCENE))
    assert fire.pools[0].dice == 6  # type: ignore[attr-defined]


@rule("CON-MAG-12")
def test_spells_on_friends_strengthen_them_for_the_round():
    g = engine(*SCENE)
    cast("kindle_courage", "men_at_arms_1", g)
    assert worth(g, RESOLVE, "men_at_arms_1", None) == 3
    (heal,) = cast("ninuahs_tears", "men_at_arms_1", g)
    assert heal.points == 6  # type: ignore[attr-defined]
    cast("heavenly_blessing", "men_at_arms_1", g)
    assert has(g, "men_at_arms_1", "blessed")
    change(g.state.regiments, "men_at_arms_1", broken=True)
    cast("fervour", "men_at_arms_1", g)
    assert not g.state.regiments["men_at_arms_1"].broken
    cast("guide", "men_at_arms_1", g)
    shots = blow("volley", "men_at_arms_1", "militia_1")
    assert [each.faces for each in answers(g, HIT_REROLLS, "men_at_arms_1", shots)] == [(6,)]


@rule("CON-MAG-12")
def test_saints_favour_is_defense_or_evasion():
    favour = Decide(who="theist_priest_1", source="saints_favour", on="men_at_arms_1")
    match = begun(engine(*SCENE, steps=(favour,)), 0)
    answer(match, "choose_for", "evasion")
    assert worth(match.engine, EVASION, "men_at_arms_1", None) == 1


@rule("CON-MAG-12", "CON-ACT-07")
def test_in_the_mud_one_marches_only_as_first_action():
    g = engine(*SCENE)
    cast("earth_to_mud", "militia_1", g)
    assert list(refusals(g, "militia_1", Act.known["march"])) == []
    row = g.state.regiments["militia_1"]
    change(g.state.regiments, "militia_1", memory=type(row.memory)(stands=3, actions=("march",)))
    assert [each.rule for each in refusals(g, "militia_1", Act.known["march"])] == ["CON-MAG-12"]


@rule("CON-MAG-12", "CON-SPR-19")
def test_who_charges_onto_stone_spikes_decays():
    g = engine(*SCENE)
    change(g.state.players, "b", faction="hundred_kingdoms")
    assert not [step for step in answers(g, CHARGED, "militia_1", "men_at_arms_1") if hasattr(step, "row")]
    cast("stone_spikes", "men_at_arms_1", g)
    (step,) = (step for step in answers(g, CHARGED, "militia_1", "men_at_arms_1") if hasattr(step, "row"))
    assert (step.row.thing, step.row.n, step.row.until) == ("decay", 2, "activation")


# Masteries.


@rule("CON-MST-02")
def test_masteries_of_characters():
    g = engine("militia 24,10 +noble_lord", "militia 24,30 b +imperial_officer")
    struck = blow("duel", "imperial_officer_1", "noble_lord_1")
    assert worth(g, CLASH, "imperial_officer_1", struck) == 2
    change(g.state.characters, "noble_lord_1", mastery="disorienting_strikes")
    assert worth(g, CLASH, "imperial_officer_1", struck) == 1
    change(g.state.characters, "noble_lord_1", mastery="marksmanship")
    assert (held(g, "noble_lord_1")["barrage"].x, held(g, "noble_lord_1")["barrage"].range) == (2, 24)


@rule("CON-MST-02", "CON-MAG-02")
def test_a_magus_is_better_attuned_to_spells_without_scaling():
    g = engine(*SCENE)
    change(g.state.characters, "theist_priest_1", mastery="magus")
    assert attunement(g, Casting("theist_priest_1", "holy_fire", "militia_1")).total == 4
    assert attunement(g, Casting("theist_priest_1", "heavenly_blessing", "men_at_arms_1")).total == 3


# Supremacy.


def declared(ability: str, *regiments: str, warlord: str, band: int = 0) -> Match:
    g = engine(*regiments, steps=(UseSupremacy(seat="a"),), phase="supremacy")
    change(g.state.players, "a", warlord=warlord)
    match = begun(g, 0)
    answer(match, "choose_supremacy", ability)
    return match


@rule("CON-SUP-03", "CON-SUP-05", "CON-SUP-07")
def test_rapid_deployment_works_from_reinforcements_for_arriving_infantry():
    regiments = ("militia reinforcements +imperial_officer", "men_at_arms arriving", "militia 24,10")
    match = declared("rapid_deployment", *regiments, warlord="imperial_officer_1")
    assert [has(match.engine, name, "vanguard") for name in ("men_at_arms_1", "militia_1", "militia_2")] == [
        True,
        False,
        False,
    ]
    assert over(match)


@rule("CON-SUP-05", "CON-WLD-01", "CON-SUP-04", "CON-SUP-06")
def test_a_warlord_uses_his_ability_once_and_on_the_battlefield():
    def offered(where: str, *used: str) -> set[str]:
        g = engine(f"militia {where} +noble_lord")
        change(g.state.players, "a", warlord="noble_lord_1", supremacy=used)
        return set(abilities(g, "a"))

    assert offered("24,10") == {"professional_troops"}
    assert offered("reinforcements") == set()
    assert offered("24,10", "professional_troops") == set()


@rule("CON-SUP-07", "CON-SPR-37")
def test_professional_troops_within_12_inches_are_inspired():
    regiments = ("militia 24,10 +noble_lord", "men_at_arms 24,20", "men_at_arms 24,40", "sicarii 30,10")
    match = declared("professional_troops", *regiments, warlord="noble_lord_1")
    names = ("militia_1", "men_at_arms_1", "men_at_arms_2", "sicarii_1")
    assert [has(match.engine, name, "inspired") for name in names] == [True, True, False, False]


@rule("CON-SUP-07", "CON-SPR-05")
def test_the_first_blessing_is_for_his_warband():
    g = engine("militia 24,10 +priory_commander", "militia 24,20", steps=(UseSupremacy(seat="a"),))
    change(g.state.players, "a", warlord="priory_commander_1")
    change(g.state.regiments, "militia_2", warband=1)
    match = begun(g, 0)
    answer(match, "choose_supremacy", "the_first_blessing")
    assert [has(match.engine, name, "blessed") for name in ("militia_1", "militia_2")] == [True, False]


@rule("CON-SUP-07", "CON-BRK-02")
def test_while_the_spirit_shines_nobody_is_broken():
    match = declared(
        "the_spirit_shines", "militia 24,10 broken +theist_priest", "militia 24,20", warlord="theist_priest_1"
    )
    g = match.engine
    assert not board(match).regiments["militia_1"].broken
    assert all(any(answers(g, UNBREAKABLE, name)) and has(g, name, "devout") for name in g.state.regiments)


# Volleys, charges and pikes.


def volleyed(entry: str, *words: str) -> tuple[G, Pool]:
    """What a regiment shoots at raiders 20 inches away."""
    g = engine(f"{entry} 24,10 f4", "raiders 24,30 @180 b", *words)
    (found,) = pools(g, f"{entry}_1", "raiders_1", {})
    return g, found


@rule("CON-VOL-11", "CON-MAG-12")
def test_who_shoots_into_the_called_fog_has_half_the_shots():
    g, clear = volleyed("longbowmen")
    lasting.give(g, "call_fog", "call_fog", ("raiders_1",), "round")
    (foggy,) = pools(g, "longbowmen_1", "raiders_1", {})
    assert foggy.dice < clear.dice
    assert cast("call_fog", "men_at_arms_1", engine(*SCENE)) == []


@rule("CON-VOL-09", "CON-MAG-12")
def test_seeking_winds_make_the_whole_range_effective():
    g, far = volleyed("longbowmen")
    assert not far.blow.effective
    cast("seeking_winds", "longbowmen_1", g)
    (near,) = pools(g, "longbowmen_1", "raiders_1", {})
    assert near.blow.effective
    assert near.dice > far.dice


@rule("CON-VOL-11", "CON-TER-06")
@covers("advanced_scout_training")
def test_trained_scouts_always_count_as_obscured():
    g = engine("longbowmen 24,10 f4", "imperial_ranger_corps 24,30 @180 b")
    (plain,) = pools(g, "longbowmen_1", "imperial_ranger_corps_1", {})
    change(g.state.regiments, "imperial_ranger_corps_1", upgrades=("veterans",))
    (scouts,) = pools(g, "longbowmen_1", "imperial_ranger_corps_1", {})
    assert scouts.dice < plain.dice


@rule("CON-MAG-12", "CON-DUE-01")
@pytest.mark.parametrize("said", ["yes", "no"])
def test_divine_sanction_arms_the_priest_and_lets_him_duel_at_once(said: str):
    regiments = ("men_at_arms 24,10 +theist_priest", "militia 24,12 @180 b +imperial_officer")
    g = engine(*regiments, contacts={"men_at_arms_1|militia_1": "front/front"})
    (step,) = cast("divine_sanction", "men_at_arms_1", g)
    assert (value(g, "theist_priest_1", "cleave"), has(g, "theist_priest_1", "deadly_blades")) == (2, True)
    assert not has(g, "men_at_arms_1", "deadly_blades")
    match = begun(engine(*regiments, contacts={"men_at_arms_1|militia_1": "front/front"}, steps=(step,)), 0)
    answer(match, "choose_for", said)
    if said == "yes":
        answer(match, "choose_foe", "imperial_officer_1")
        answer(match, "answer_duel", "refuse")
    assert over(match)
    assert has(match.engine, "militia_1", "dishonoured") == (said == "yes")


@rule("CON-MAG-12")
def test_without_an_enemy_character_divine_sanction_calls_no_duel():
    assert cast("divine_sanction", "men_at_arms_1", engine(*SCENE)) == []


@rule("CON-CHG-04", "CON-OFF-01")
def test_a_tourney_champion_charges_2_inches_further():
    plain, name = bought("household_knights 24,10")
    g, _ = bought("household_knights 24,10", "leader", "tourney_champion", field="models")
    assert longest(g, name) - longest(plain, name) == 2 * INCH


@rule("CON-SPR-31", "CON-SPR-08")
@covers("devastating_charge")
@pytest.mark.parametrize(
    ("actions", "more"), [(("march", "charge"), 1), (("charge",), 0), (("march", "charge", "clash"), 0)]
)
def test_a_charge_after_a_march_is_devastating(actions: tuple[str, ...], more: int):
    g, name = bought("order_of_the_crimson_tower 24,10")
    before = value(g, name, "impact")
    change(g.state.regiments, name, memory=Memory(stands=3, actions=actions))
    assert value(g, name, "impact") - before == more
    assert has(g, name, "linebreaker") == bool(more)


@rule("CON-IMP-01", "CON-SPR-10", "CON-SPR-37")
@covers("pike_formation")
@pytest.mark.parametrize(("face", "stopped"), [("front", True), ("left", False)])
def test_who_charges_the_front_of_pikes_loses_impact_inspiration_and_shock(face: Any, stopped: bool):
    g = engine(
        "household_knights 24,10",
        "gilded_legion 24,12 @180 b",
        contacts={"household_knights_1|gilded_legion_1": f"front/{face}"},
    )
    charge = blow("impact", "household_knights_1", "gilded_legion_1", arc=face)
    clash = blow("clash", "household_knights_1", "gilded_legion_1", arc=face)
    impact = value(g, "household_knights_1", "impact")
    assert worth(g, IMPACT, "household_knights_1", charge) == (max(0, impact - 3) if stopped else impact)
    lasting.give(g, "shock", "test", ("household_knights_1",), "round")
    plain = worth(g, CLASH, "household_knights_1", clash)
    for step in answers(g, CHARGED, "household_knights_1", "gilded_legion_1"):
        if isinstance(step, lasting.Begin):
            lasting.begin(g, step.row)
    assert worth(g, CLASH, "household_knights_1", clash) - plain == (0 if stopped else 1)
    assert inspired(g, "household_knights_1", clash) != stopped


@rule("CON-MST-01", "CON-SPR-04", "CON-SPR-61")
def test_the_kiss_farewell_is_something_to_shoot_with():
    found = held(carried("the_kiss_farewell"), "noble_lord_1")["barrage"]
    assert (found.x, found.range, [shot.id for shot in found.shots]) == (3, 24, ["deadly_shot"])


@rule("CON-RUL-92", "CON-SUP-05", "CON-SUP-04")
def test_items_are_abilities_of_the_warlord_who_carries_them():
    def match_of(item: str, warlord: str = "noble_lord_1") -> Match:
        regiments = ("militia 24,10 +noble_lord", "militia 24,16", "militia 24,40 +imperial_officer")
        g = engine(*regiments, steps=(UseSupremacy(seat="a"),))
        change(g.state.players, "a", warlord=warlord)
        change(g.state.characters, "noble_lord_1", items=(item,))
        return begun(g, 0)

    match = match_of("eye_of_akelus")
    assert worth(match.engine, VOLLEY, "militia_2", None) == 0
    answer(match, "choose_supremacy", "eye_of_akelus")
    assert [worth(match.engine, VOLLEY, f"militia_{n}", None) for n in (1, 2, 3)] == [1, 1, 0]
    assert "eye_of_akelus" not in abilities(match.engine, "a")
    match = match_of("elysian_fragment")
    answer(match, "choose_supremacy", "elysian_fragment")
    assert has(match.engine, "noble_lord_1", "smite")
    assert not has(match.engine, "militia_1", "smite")
    other = match_of("elysian_fragment", warlord="imperial_officer_1")
    assert "elysian_fragment" not in abilities(other.engine, "a")
