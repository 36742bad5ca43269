"""Rules of the factions that wait for something: spells cast nearby, charges, falls, cards to be drawn."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.combat_reform import Withdraw
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.duel import Duel, Fall, LastStand, last_stand
from montjoie.games.conquest.choice import choices
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import UseDrawEvent, available
from montjoie.games.conquest.factions.gifts import near
from montjoie.games.conquest.magic import Casting, CastSpell, is_caster, known, power
from montjoie.games.conquest.phases.action import ActionPhase
from montjoie.games.conquest.phases.supremacy import AfterSupremacy, abilities
from montjoie.games.conquest.profiles import answers, has, owner_of, value, worth
from montjoie.games.conquest.queries import (
    ACTION_ENDED,
    ACTIVATION_BEGAN,
    ATTACKS,
    CAST,
    CASTING_AGAIN,
    CASTING_ENDED,
    CHARGE_AGAIN,
    CHARGED,
    COMMANDING,
    DEFENSE,
    EARLY,
    GROUND_HALVED,
    MORALE_SECOND,
    MOVED,
    UNSCATHED,
    UNTOUCHED,
    VOLLEY,
)
from montjoie.games.conquest.state import Stack, remember
from montjoie.games.conquest.wounds.allocation import Hurt
from montjoie.games.conquest.wounds.attack import MoraleTest
from montjoie.kernel import change
from montjoie.kernel.match import begun
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import cast, changes, charge, declare, draw, has_now
from tests.games.conquest.given import answer, board, engine, roll
from tests.rule import rule


def playing(step: Any, *scene: str, **more: Any) -> Any:
    """A match at a step; what is said of characters holds from the start."""
    told = more.pop("told", {})
    g = engine(*scene, steps=(step,), **more)
    for name, fields in told.items():
        change(g.state.characters, name, **fields)
    return begun(g, 0, live=False)


# The Hundred Kingdoms.


@rule("CON-SUP-07", "CON-BRK-02")
@covers("battlefield_drills")
def test_battlefield_drills_reach_two_infantry_regiments():
    scene = ("men_at_arms 24,10 +imperial_officer", "militia 24,17 broken", "household_knights 30,10")
    match = playing(AfterSupremacy(), *scene, "raiders 24,44 b")
    answer(match, "choose_for", "militia_1")
    answer(match, "choose_for", "on_your_feet")
    answer(match, "choose_for", "men_at_arms_1")
    answer(match, "choose_for", "brace_for_impact")
    assert not board(match).regiments["militia_1"].broken
    assert value(match.engine, "men_at_arms_1", "hardened") == 1


@rule("CON-MAG-12", "CON-CHG-04")
@covers("the_spirit_glimmers")
def test_a_spell_of_a_friendly_priest_gives_divine_purpose():
    g = engine("sicarii 24,10 +theist_priest", "men_at_arms 24,20 +chapter_mage", "archangel 40,40")
    mine = Casting("theist_priest_1", "fervour", "sicarii_1")
    (step,) = answers(g, CAST, "sicarii_1", mine)
    take = lambda: choices[step.source].taken(g, "sicarii_1", "sicarii_1", "charge")  # noqa: E731
    changes(g, "sicarii_1", "charge_distance 0>2", take)
    assert list(answers(g, CAST, "sicarii_1", Casting("chapter_mage_1", "guide", "sicarii_1"))) == []
    assert list(answers(g, ACTIVATION_BEGAN, "sicarii_1")) == []
    change(g.state.regiments, "archangel_1", x=30_000, y=12_000)  # The Spirit Glimmers
    assert [each.source for each in answers(g, ACTIVATION_BEGAN, "sicarii_1")] == ["divine_purpose"]


@rule("CON-ARM-08", "CON-PRO-03")
def test_an_archangel_has_the_aspect_that_was_chosen():
    g = engine("archangel 24,10", "militia 24,17", "longbowmen 24,4")
    changes(
        g,
        "archangel_1",
        "flurry 0>1",
        lambda: change(g.state.regiments, "archangel_1", upgrades=("avenger",)),
    )
    redeem = lambda: change(g.state.regiments, "archangel_1", upgrades=("redeemer",))  # noqa: E731
    changes(g, "militia_1", "resolve 2>3", redeem)
    changes(g, "longbowmen_1", "resolve 2>2", lambda: None)


LORD = "men_at_arms 24,10 +noble_lord"
PRIOR = "household_knights 24,10 +priory_commander"


@rule("CON-ARM-08", "CON-PRO-03")
@pytest.mark.parametrize(
    ("scene", "option", "who", "told"),
    [
        (
            "men_at_arms 24,10 +noble_lord",
            "weapon_master+duelist",
            "noble_lord_1",
            "cleave 0>2, quicksilver_strike 0>1",
        ),
        (
            "men_at_arms 24,10 +noble_lord",
            "graceful_combatant+relentless",
            "noble_lord_1",
            "parry 0>1, relentless_blows 0>1",
        ),
        ("crusaders 24,10 +crusading_noble_lord", "bull_of_wrath", "crusaders_1", "shock 0>1"),
        ("crusaders 24,10 +crusading_noble_lord", "bull_of_faith", "crusaders_1", "bravery 0>1"),
        (
            "household_knights 24,10 +priory_commander",
            "crimson_tower",
            "priory_commander_1",
            "brutal_impact 0>2",
        ),
        (
            "household_knights 24,10 +priory_commander",
            "sealed_temple",
            "priory_commander_1",
            "fluid_formation 0>1",
        ),
        (PRIOR, "ashen_dawn", "priory_commander_1", "blessed 0>1"),
        ("bound_clones 24,10 +high_clone_executor", "overtax", "bound_clones_1", "draws:double_time 0>1"),
        ("bound_clones 24,10 +high_clone_executor", "suppress_pain", "bound_clones_1", "draws:bastion 0>1"),
        ("bound_clones 24,10 +high_clone_executor", "disperse", "bound_clones_1", "loose_formation 0>1"),
    ],
)
def test_what_was_chosen_with_the_list_serves_whom_it_should(scene: str, option: str, who: str, told: str):
    g = engine(scene)
    leader = next(iter(g.state.characters))
    changes(g, who, told, lambda: change(g.state.characters, leader, option=option))


@rule("CON-ARM-04", "CON-SPR-35")
@covers("path_of_righteousness")
def test_the_path_of_righteousness_makes_a_warband_indomitable_and_theist():
    g = engine(
        "crusaders 24,10 +crusading_noble_lord", "longbowmen 24,40", "militia 40,40", "archangel 24,36"
    )
    change(g.state.regiments, "militia_1", warband=1)
    assert [value(g, n, "indomitable") for n in ("longbowmen_1", "militia_1")] == [1, 0]
    change(g.state.regiments, "archangel_1", upgrades=("redeemer",))
    changes(g, "longbowmen_1", "resolve 3>3", lambda: None)


@rule("CON-INS-01", "CON-BRK-02")
@covers("like_gods_among_men")
def test_like_gods_among_men_the_orders_hearten_infantry():
    scene = (
        "men_at_arms 24,10 +errant_of_the_order_of_the_shield",
        "militia 24,17 broken",
        "raiders 24,24 @180 b",
    )
    g = engine(*scene, "order_of_the_ashen_dawn 30,17", "household_knights 10,17")
    charge(g, "household_knights_1", "raiders_1")
    assert not has(g, "militia_1", "inspired")
    steps = [type(step).__name__ for step in answers(g, CHARGED, "order_of_the_ashen_dawn_1", "raiders_1")]
    assert "Rally" in steps
    changes(g, "militia_1", "inspired 0>1", lambda: charge(g, "order_of_the_ashen_dawn_1", "raiders_1"))


@rule("CON-MAG-07", "CON-OFF-01")
def test_a_null_mage_turns_failed_dice_on_the_wizard():
    g = engine("men_at_arms 24,10 +chapter_mage", "hunter_cadre 24,16 @180 b", "huskarls 24,40 b +shaman")
    mine = Casting("chapter_mage_1", "guide", "men_at_arms_1")
    assert list(CASTING_ENDED.answers(g, mine, 3)) == []
    change(g.state.regiments, "hunter_cadre_1", models=("leader", "null_mage"))
    hurt, fall = CASTING_ENDED.answers(g, mine, 3)
    assert (hurt, fall) == (Hurt(character="chapter_mage_1", wounds=3), Fall(character="chapter_mage_1"))
    assert list(CASTING_ENDED.answers(g, mine, 0)) == []


@rule("CON-SUP-05", "CON-RUL-115")
@pytest.mark.parametrize(
    ("doctrine", "more"), [("dynastic_alliances", ["the_spirit_shines"]), ("relentless_drill", [])]
)
def test_dynastic_alliances_bring_the_ability_of_a_second_character(doctrine: str, more: list[str]):
    g = engine("men_at_arms 24,10 +imperial_officer", "militia 24,20 +theist_priest")
    change(g.state.players, "a", army_rule=doctrine, warlord="imperial_officer_1")
    assert list(abilities(g, "a")) == ["rapid_deployment", *more]


@rule("CON-SPR-26", "CON-SPR-13")
def test_against_the_armor_of_dominion_nothing_cleaves():
    touching = {"men_at_arms_1|bearsarks_1": "front/front"}
    g = engine("men_at_arms 24,10 f4 +noble_lord", "bearsarks 24,11.6 @180 b f3", contacts=touching)
    blow = Blow("clash", "bearsarks_1", "bearsarks_1", "men_at_arms_1")
    bare = worth(g, DEFENSE, "men_at_arms_1", blow)
    change(g.state.characters, "noble_lord_1", items=("armor_of_dominion",))
    assert worth(g, DEFENSE, "men_at_arms_1", blow) == bare + 2


@rule("CON-MAG-08", "CON-MAG-07")
def test_a_finite_state_apparatus_hinders_casters_nearby_once():
    g = engine("men_at_arms 24,10 +imperial_officer", "huskarls 24,17 @180 b +shaman")
    change(g.state.characters, "imperial_officer_1", items=("finite_state_apparatus",))
    assert (is_caster(g, "imperial_officer_1"), power(g, "shaman_1")) == (False, 6)
    draw(g, "imperial_officer_1", "finite_state_apparatus")
    assert (is_caster(g, "imperial_officer_1"), power(g, "shaman_1")) == (True, 3)
    lasting.end(g, "round")
    assert "finite_state_apparatus" not in available(g, "imperial_officer_1")


@rule("CON-CHR-07")
@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (2, 1)])
def test_the_ladys_favour_wards_off_the_first_wound(die: int, wounds: int):
    told = {"noble_lord_1": {"items": ("ladys_favour",)}}
    match = playing(Hurt(character="noble_lord_1", wounds=2), "men_at_arms 24,10 +noble_lord", told=told)
    roll(match, die)
    assert board(match).characters["noble_lord_1"].wounds == wounds
    assert lasting.spent(match.engine, "noble_lord_1", "ladys_favour")


@rule("CON-CHR-09", "CON-RUL-116")
def test_hopes_and_prayers_raise_him_once():
    told = {"noble_lord_1": {"items": ("hopes_and_prayers",), "wounds": 4}}
    scene = ("men_at_arms 24,10 x6 +noble_lord",)
    match = playing(Fall(character="noble_lord_1"), *scene, told=told)
    assert (board(match).characters["noble_lord_1"].lost, board(match).characters["noble_lord_1"].wounds) == (
        False,
        3,
    )
    again = playing(Fall(character="noble_lord_1"), *scene, told={"noble_lord_1": {"wounds": 4}})
    assert board(again).characters["noble_lord_1"].lost


@rule("CON-ACT-02", "CON-CHR-14")
def test_an_olefants_roar_activates_the_next_card_first():
    told = {"noble_lord_1": {"items": ("olefants_roar",)}}
    match = playing(
        UseDrawEvent(who="noble_lord_1"), "men_at_arms 24,10 +noble_lord", "militia 24,20", told=told
    )
    match.engine.state.stacks["a"] = Stack("a", ("militia",))
    answer(match, "choose_draw_event", "olefants_roar")
    assert board(match).regiments["militia_1"].memory.activated


@rule("CON-MAG-02")
def test_a_chapter_scroll_is_read_once():
    told = {"chapter_mage_1": {"items": ("chapter_scroll",), "spells": ("kindle_courage", "guide")}}
    scene = ("men_at_arms 24,10 +chapter_mage", "raiders 24,40 b")
    match = playing(CastSpell(caster="chapter_mage_1"), *scene, told=told)
    before = known(match.engine, "chapter_mage_1")
    answer(match, "choose_spell", {"kindle_courage": "men_at_arms_1"})
    assert before == ["kindle_courage", "guide"]
    assert known(match.engine, "chapter_mage_1") == ["kindle_courage", "guide"]  # of his own school
    told["chapter_mage_1"]["spells"] = ("guide", "holy_fire")
    other = playing(
        CastSpell(caster="chapter_mage_1"),
        "men_at_arms 24,10 +chapter_mage",
        "raiders 24,16 @180 b",
        told=told,
    )
    answer(other, "choose_spell", {"holy_fire": "raiders_1"})
    assert known(other.engine, "chapter_mage_1") == ["guide"]


# Masteries.


@rule("CON-MST-02", "CON-DIC-05")
def test_a_focused_caster_rolls_a_failed_die_again():
    told = {"chapter_mage_1": {"mastery": "focused", "spells": ("guide",)}}
    match = playing(CastSpell(caster="chapter_mage_1"), "men_at_arms 24,10 +chapter_mage", told=told)
    assert sum(answers(match.engine, CASTING_AGAIN, "chapter_mage_1")) == 1
    answer(match, "choose_spell", {"guide": "men_at_arms_1"})
    roll(match, 1, 6, 6, 6, 6, 6)
    roll(match, 1)
    assert has(match.engine, "men_at_arms_1", "guide")


@rule("CON-MST-02", "CON-RUL-93")
def test_a_cautious_caster_rolls_all_failed_dice_again_once():
    told = {"chapter_mage_1": {"mastery": "cautious_casting", "spells": ("guide",)}}
    match = playing(CastSpell(caster="chapter_mage_1"), "men_at_arms 24,10 +chapter_mage", told=told)
    answer(match, "choose_spell", {"guide": "men_at_arms_1"})
    roll(match, 6, 6, 6, 6, 6, 6)
    roll(match, 1, 1, 1, 1, 1, 1)
    assert has(match.engine, "men_at_arms_1", "guide")
    assert lasting.spent(match.engine, "chapter_mage_1", "cautious_casting")


@rule("CON-MST-02", "CON-MOR-02")
def test_the_regiment_of_a_veteran_warrior_rolls_one_failed_die_again():
    blow = Blow("clash", "raiders_1", "raiders_1", "men_at_arms_1")
    told = {"noble_lord_1": {"mastery": "veteran_warrior"}}
    scene = ("men_at_arms 24,10 x6 +noble_lord", "raiders 24,40 b")
    match = playing(MoraleTest(regiment="men_at_arms_1", wounds=((blow, 2),)), *scene, told=told)
    assert sum(answers(match.engine, MORALE_SECOND, "men_at_arms_1", blow)) == 1
    roll(match, 6, 6)
    roll(match, 1)
    assert board(match).regiments["men_at_arms_1"].wounds == 1


@rule("CON-MST-02", "CON-WDR-03")
def test_a_disciplined_regiment_withdraws_once_without_loss():
    touching = {"militia_1|raiders_1": "front/front"}
    scene = ("militia 24,20 f4 x4 +imperial_officer", "raiders 24,21.6 @180 b f4 x4")
    told = {"imperial_officer_1": {"mastery": "disciplined"}}
    match = playing(Withdraw(regiment="militia_1"), *scene, contacts=touching, told=told)
    assert match.chance is not None
    remember(match.engine.state, "militia_1", actions=("withdraw",))
    g = engine(*scene, contacts=touching)
    change(g.state.characters, "imperial_officer_1", mastery="disciplined")
    remember(g.state, "militia_1", actions=("withdraw",))
    assert any(answers(g, UNSCATHED, "militia_1"))
    for step in answers(g, ACTION_ENDED, "militia_1", "withdraw"):
        step.begin(g)
    assert not any(answers(g, UNSCATHED, "militia_1"))


@rule("CON-MST-02", "CON-DUE-03")
def test_an_exposed_weakness_has_no_effect_in_the_duel():
    touching = {"men_at_arms_1|raiders_1": "front/front"}
    scene = ("men_at_arms 24,10 +noble_lord", "raiders 24,11.6 @180 b +jarl")
    told: Any = {"noble_lord_1": {"mastery": "expose_weakness"}, "jarl_1": {"items": ("twin_blades",)}}
    match = playing(Duel(character="noble_lord_1"), *scene, contacts=touching, told=told)
    armed = worth(match.engine, ATTACKS, "jarl_1", None)
    while "conquest.choose_for" not in [each.kind for each in match.decisions.values()]:
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, next(iter(decision.candidates())))
    answer(match, "choose_for", "twin_blades")
    assert worth(match.engine, ATTACKS, "jarl_1", None) == armed - 2


@rule("CON-MST-02", "CON-CMD-02")
def test_a_calm_strategist_orders_his_stack_anew_once():
    told = {"noble_lord_1": {"mastery": "calm_strategist"}}
    g = engine("men_at_arms 24,10 +noble_lord", "militia 24,20", "raiders 24,44 b", steps=(ActionPhase(),))
    change(g.state.characters, "noble_lord_1", **told["noble_lord_1"])
    g.state.stacks["a"] = Stack("a", ("men_at_arms", "militia"))
    match = begun(g, 0, live=False)
    answer(match, "choose_reorder", {"reorder": ["militia", "men_at_arms"]})
    assert board(match).stacks["a"].cards == ("men_at_arms",)
    assert board(match).regiments["militia_1"].memory.activated
    assert lasting.spent(match.engine, "noble_lord_1", "calm_strategist")


@rule("CON-MST-02", "CON-SUP-05")
def test_a_knowledged_warlord_has_another_ability():
    g = engine("men_at_arms 24,10 +imperial_officer")
    change(g.state.players, "a", warlord="imperial_officer_1")
    change(g.state.characters, "imperial_officer_1", mastery="knowledged", option="the_spirit_shines")
    assert list(abilities(g, "a")) == ["the_spirit_shines"]


# The Nords.


@rule("CON-TER-10", "CON-TER-14")
@covers("ice_flesh_and_blood")
def test_ice_flesh_and_blood_hold_against_the_ground():
    g = engine("huskarls 24,10")
    assert list(answers(g, UNTOUCHED, "huskarls_1")) == []
    change(g.state.players, "a", faction="nords")
    assert set(answers(g, UNTOUCHED, "huskarls_1")) == {"water", "out_of_breath"}
    assert any(answers(g, GROUND_HALVED, "huskarls_1"))


@rule("CON-CHR-11", "CON-RUL-30")
def test_a_shield_biter_makes_the_command_stand_fight_to_the_last():
    touching = {"bearsarks_1|militia_1": "front/front"}
    g = engine("bearsarks 24,10 f3", "militia 24,11.6 @180 b f3", contacts=touching)
    remember(g.state, "bearsarks_1", actions=("march",))
    assert list(last_stand(g, "bearsarks_1")) == []
    change(g.state.regiments, "bearsarks_1", models=("leader", "shield_biter"))
    (step,) = last_stand(g, "bearsarks_1")
    assert step == LastStand(character="bearsarks_1", regiment="bearsarks_1", touching={"militia_1": "front"})


@rule("CON-ARM-04", "CON-CHR-02")
@covers("war_brethren")
def test_war_brethren_share_the_tactic_of_their_jarl():
    g = engine("huskarls 24,10 +jarl", "steel_chosen 24,20", "bow_chosen 24,30")
    change(g.state.regiments, "bow_chosen_1", warband=1)
    change(g.state.characters, "jarl_1", option="tribal_tactic_raid")
    assert [has(g, n, "vanguard") for n in ("steel_chosen_1", "bow_chosen_1")] == [True, False]


@rule("CON-ARM-04", "CON-SPR-31")
@covers("feral_hunters", "crushing_avalanche")
def test_beasts_and_titans_of_the_nords():
    g = engine(
        "ugr 24,10 +vargyr_lord",
        "werewargs 24,30",
        "jotnar_seidr 10,10",
        "mountain_jotnar 10,18",
        "sea_jotnar 40,40",
        "militia 10,24 @180 b",
    )
    assert [has(g, n, "flurry") for n in ("werewargs_1", "ugr_1")] == [True, False]
    changes(
        g,
        "mountain_jotnar_1",
        "impact 6>8, brutal_impact 0>1",
        lambda: charge(g, "mountain_jotnar_1", "militia_1"),
    )
    changes(g, "sea_jotnar_1", "impact 5>5", lambda: charge(g, "sea_jotnar_1", "militia_1"))


@rule("CON-CHG-04", "CON-DIC-05")
def test_a_horn_of_the_hunt_is_blown_once():
    g = engine("huskarls 24,10 +jarl")
    change(g.state.characters, "jarl_1", items=("horn_of_the_hunt",))
    assert list(answers(g, CHARGE_AGAIN, "huskarls_1")) == ["horn_of_the_hunt"]
    lasting.spend(g, "huskarls_1", "horn_of_the_hunt")
    assert list(answers(g, CHARGE_AGAIN, "huskarls_1")) == []


@rule("CON-ACT-12", "CON-SUP-07")
def test_raiders_of_a_raid_leader_march_before_their_first_action():
    scene = ("raiders 24,10 +jarl", "trolls 24,17", "bearsarks 24,4", "militia 24,44 @180 b")
    g = engine(*scene, steps=(Activation(regiment="raiders_1"),))
    declare(g, "jarl_1", "raid_leader")
    assert [list(answers(g, EARLY, n)) for n in ("raiders_1", "bearsarks_1")] == [["march"], []]
    match = begun(g, 0, live=False)
    answer(match, "choose_action", "march")
    assert any(getattr(each, "left", None) == 2 for each in match.engine.stack)


# The Dweghom.


@rule("CON-VOL-08", "CON-VOL-10")
@covers("bombardment")
def test_the_found_bombard_when_they_have_aimed():
    g = engine("found 24,10")
    before = worth(g, VOLLEY, "found_1", None)
    told = "range 0>2"
    changes(g, "found_1", told, lambda: lasting.give(g, "aimed_shot", "aim", ("found_1",), "volley"))
    assert worth(g, VOLLEY, "found_1", None) == before


@rule("CON-SPR-50")
@covers("aghm_is_eternal")
def test_the_aghm_of_a_drake_is_eternal_near_it():
    g = engine("ironclad_drake 24,10", "hold_warriors 24,17 +hold_raegh", "hold_warriors 24,40 +hold_raegh")
    assert [has(g, n, "flurry") for n in ("hold_raegh_1", "hold_raegh_2", "hold_warriors_1")] == [
        True,
        False,
        False,
    ]
    assert [[h.id for h in answers(g, COMMANDING, n)] for n in ("hold_warriors_1", "hold_warriors_2")] == [
        ["flurry"],
        [],
    ]


@rule("CON-DRE-00", "CON-SPR-15")
def test_the_fires_of_the_descent_are_for_a_friend():
    scene = ("lost 24,10", "hold_warriors 24,16", "raiders 24,44 b")
    match = playing(UseDrawEvent(who="lost_1"), *scene)
    answer(match, "choose_draw_event", "fires_of_the_descent")
    answer(match, "choose_for", "hold_warriors_1")
    assert has(match.engine, "hold_warriors_1", "relentless_blows")


@rule("CON-DRE-00", "CON-RUL-117")
def test_overcharges_are_kept_and_discharged():
    g = engine("hellbringer_drake 24,10")
    name = "hellbringer_drake_1"
    taken, offered = choices["overcharge"].taken, choices["overcharge"].offered
    changes(g, name, "barrage 10>10", lambda: taken(g, name, name, "0"))
    assert offered(g, name, name) == ("0", "1", "2")
    g.state.course = type(g.state.course)(round=3, phase="action", first="a")
    changes(g, name, "barrage 10>14, armor_piercing 0>2", lambda: taken(g, name, name, "2"))
    assert offered(g, name, name) == ("0", "1")


@rule("CON-TER-10", "CON-TER-11", "CON-MAG-12")
def test_magma_seeps_under_who_moves():
    g = engine("hold_warriors 24,10 +tempered_sorcerer", "raiders 24,18 @180 b x4")
    cast(g, "tempered_sorcerer_1", "magmatic_seep", "raiders_1")
    kinds = [type(step).__name__ for step in answers(g, MOVED, "raiders_1", (), "charge")]
    assert kinds[0] == "Hazard"
    assert "Begin" in kinds
    assert [type(step).__name__ for step in answers(g, MOVED, "raiders_1", (), "march")] == ["Hazard"]


@rule("CON-TER-02", "CON-PRO-04")
def test_until_we_have_to_is_for_who_holds_the_ground():
    scene = ("hold_warriors 24,20 +hold_raegh",)
    bare, hill = engine(*scene), engine(*scene, pieces=("hill 24,20 9x6",))
    for g in (bare, hill):
        has_now(g, "hold_raegh_1", "until_we_have_to")
    assert worth(hill, DEFENSE, "hold_warriors_1", None) == min(
        4, worth(bare, DEFENSE, "hold_warriors_1", None) + 2
    )


@rule("CON-MST-01", "CON-DIC-05")
def test_a_resonant_core_rolls_a_casting_die_again():
    g = engine("hold_warriors 24,10 +tempered_sorcerer")
    assert sum(answers(g, CASTING_AGAIN, "tempered_sorcerer_1")) == 0
    has_now(g, "tempered_sorcerer_1", "resonant_core")
    assert sum(answers(g, CASTING_AGAIN, "tempered_sorcerer_1")) == 1


@rule("CON-MEA-01", "CON-CHR-09")
def test_a_fallen_character_is_near_nobody():
    g = engine("militia 24,10 x3 f3 +noble_lord", "raiders 24,16 @180 b x3 f3")
    assert near(g, "noble_lord_1", "raiders_1", 12)
    change(g.state.characters, "noble_lord_1", regiment="", lost=True)
    assert not near(g, "noble_lord_1", "raiders_1", 12)
    assert not near(g, "raiders_1", "noble_lord_1", 12)
    assert owner_of(g, "noble_lord_1") == g.state.regiments["militia_1"].owner
