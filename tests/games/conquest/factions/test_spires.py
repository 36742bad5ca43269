"""The Spires, entry by entry."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import open_to
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.characters.duel import Fall
from montjoie.games.conquest.choice import Decide, Roll, choices, rolls
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import UseDrawEvent, available
from montjoie.games.conquest.factions.gifts import now
from montjoie.games.conquest.factions.spires.characters import Surge
from montjoie.games.conquest.phases.action import ActionPhase, boons
from montjoie.games.conquest.profiles import answers, has, value, worth
from montjoie.games.conquest.queries import (
    ACTION_ENDED,
    ACTIVATION_BEGAN,
    ACTIVATION_ENDED,
    ATTACK_BEGAN,
    ATTACKS,
    CHARGE_DICE,
    CLASH,
    DEFENSE,
    DEFENSE_SECOND,
    DOUBLED,
    EVASION,
    FLAWLESS,
    REPEATED,
    RESOLVE_SIZE,
    UNREFUSED,
    WOUNDED,
)
from montjoie.games.conquest.special_rules.auras import Decay, rotting
from montjoie.games.conquest.state import Stack, remember
from montjoie.games.conquest.wounds.allocation import Hurt
from montjoie.games.conquest.wounds.attack import resolve
from montjoie.kernel import change
from montjoie.kernel.match import begun
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import (
    changes,
    charge,
    declare,
    draw,
    follows,
    has_now,
    led,
    officered,
)
from tests.games.conquest.given import answer, board, engine, roll
from tests.rule import rule

MASTER = "bound_clones 24,10 +biomancer"
FIGHT = {"bound_clones_1|raiders_1": "front/front"}


def playing(step: Any, *scene: str, cards: str = "", items: str = "", **more: Any) -> Any:
    """A match at a step, with a stack for player a and a mutation for his first character."""
    g = engine(*scene, steps=(step,), **more)
    g.state.stacks["a"] = Stack("a", tuple(cards.split()))
    first = next((name for name, one in g.state.characters.items() if one.owner == "a"), "")
    if items:
        change(g.state.characters, first, items=(items,))
    if isinstance(step, Fall):
        change(g.state.characters, first, wounds=9)
    return begun(g, 0, live=False)


def asked(match: Any, kind: str) -> bool:
    """Whether somebody is asked this now."""
    return any(each.kind == f"conquest.{kind}" for each in match.decisions.values())


@rule("CON-OFF-01", "CON-PRO-03")
@pytest.mark.parametrize(
    ("regiment", "thing", "told"),
    [
        ("bound_clones", "ward_preceptor", "draws:bastion 0>1"),
        ("bound_clones", "assault_preceptor", "draws:assault_preceptor 0>1"),
        ("avatara", "superior_creations", "resolve 4>4"),
        ("bound_clones", "superior_creations", "resolve 2>3"),
    ],
)
def test_officers_and_upgrades_of_the_spires(regiment: str, thing: str, told: str):
    g, name = officered(regiment, "leader")
    changes(g, name, told, lambda: has_now(g, name, thing))


@rule("CON-DRE-00", "CON-OFF-01")
def test_an_assault_preceptor_makes_a_round_of_more_attacks():
    g, name = officered("bound_clones", "assault_preceptor")
    changes(g, name, "attacks 4>5", lambda: draw(g, name, "assault_preceptor"))


@rule("CON-MST-01", "CON-PRO-04")
@pytest.mark.parametrize(
    ("thing", "told"),
    [
        ("biotic_wellspring", "draws:biotic_renewal 0>1"),
        ("heightened_reflexes", "evasion 1>3"),
        ("redundant_biomantic_structure", "wounds 4>6"),
        ("command_pheromones", "resolve 4>5"),
        ("venom", "deadly_blades 0>1, deadly_shot 0>1"),
        ("biotic_hive", "barrage 0>4"),
        ("burrowing_parasites", "barrage 0>2"),
    ],
)
def test_plain_mutations(thing: str, told: str):
    g = led("bound_clones", "high_clone_executor", "spires")
    changes(g, "high_clone_executor_1", told, lambda: has_now(g, "high_clone_executor_1", thing))


@rule("CON-MST-01", "CON-SPR-04")
def test_parasites_arm_who_shoots_already():
    g = engine("leonine_avatara 24,10 +lineage_prideborne")
    who = "lineage_prideborne_1"
    changes(g, who, "barrage 4>6, armor_piercing 0>1", lambda: has_now(g, who, "burrowing_parasites"))


@rule("CON-MOR-01")
@pytest.mark.parametrize(("house", "stands"), [("the_underspire", 1), ("sovereign_lineage", 0)])
def test_drones_of_the_underspire_count_a_stand_more(house: str, stands: int):
    g = engine("force_grown_drones 24,10 x5", "bound_clones 10,10 x5")
    change(g.state.players, "a", faction="spires", army_rule=house)
    found = [sum(answers(g, RESOLVE_SIZE, n)) for n in ("force_grown_drones_1", "bound_clones_1")]
    assert found == [stands, 0]


@rule("CON-BRK-03", "CON-MOR-05")
@covers("purposefully_mindless")
def test_mindless_drones_keep_the_resolve_of_their_leader_when_broken():
    alone = engine("force_grown_drones 24,10 broken")
    with_him = engine("force_grown_drones 24,10 broken +biomancer")
    assert [resolve(g, "force_grown_drones_1").total for g in (alone, with_him)] == [1, 4]  # type: ignore[union-attr]


@rule("CON-VOL-15")
@covers("reprocessing_agents")
def test_whom_reprocessing_agents_wound_loses_defense():
    g = engine("desolation_drones 24,10", "raiders 24,20 @180 b")
    shot = Blow("volley", "desolation_drones_1", "desolation_drones_1", "raiders_1")
    (step,) = answers(g, WOUNDED, "desolation_drones_1", shot, 2)
    changes(g, "raiders_1", "defense 1>0", lambda: step.begin(g))
    cut = Blow("clash", "desolation_drones_1", "desolation_drones_1", "raiders_1")
    assert list(answers(g, WOUNDED, "desolation_drones_1", cut, 2)) == []


@rule("CON-SPR-16", "CON-SPR-37")
@covers("flawless_technique")
def test_inspired_avatara_strike_flawlessly():
    g = engine("avatara 24,10", "raiders 24,20 @180 b")
    blow = Blow("clash", "avatara_1", "avatara_1", "raiders_1")
    assert not any(answers(g, FLAWLESS, "avatara_1", blow))
    lasting.give(g, "inspired", "charge", ("avatara_1",), "activation")
    assert any(answers(g, FLAWLESS, "avatara_1", blow))


@rule("CON-CHG-04")
@covers("neural_link")
def test_near_a_neural_link_two_dice_are_rolled_for_a_charge():
    g = engine("pteraphon_surveyor 24,10", "avatara 24,17", "bound_clones 24,40")
    assert [sum(answers(g, CHARGE_DICE, n)) for n in ("avatara_1", "bound_clones_1")] == [1, 0]


@rule("CON-RUL-111")
def test_a_catabolic_node_bursts_once_after_a_clash():
    g = engine("bound_clones 24,10", "raiders 24,11.6 @180 b", contacts=FIGHT)
    change(g.state.regiments, "bound_clones_1", models=("leader", "catabolic_node"))
    (step,) = answers(g, ACTION_ENDED, "bound_clones_1", "clash")
    assert step.source == "catabolic_node"
    assert list(answers(g, ACTION_ENDED, "bound_clones_1", "inspire")) == []
    (dice,) = follows(g, choices["catabolic_node"].taken, "bound_clones_1", "", "raiders_1")
    burst: Any = follows(g, rolls["catabolic_node"], "bound_clones_1", "raiders_1", (5, 3))
    hits = [(each.target, each.pools[0].dice) for each in burst]
    assert (dice, hits) == (
        Roll(who="bound_clones_1", source="catabolic_node", on="raiders_1", number=2),
        [("raiders_1", 8), ("bound_clones_1", 5)],
    )
    assert list(answers(g, ACTION_ENDED, "bound_clones_1", "clash")) == []


@rule("CON-CHR-12", "CON-HEA-01")
@pytest.mark.parametrize(("house", "left"), [("the_underspire", [1, 3]), ("the_directorate", [1, 1])])
def test_flesh_is_mended_once_a_round_in_each_regiment(house: str, left: list[int]):
    scene = ("bound_clones 24,10 w3 +biomancer", "vanguard_clones 24,17 w3", "raiders 24,40 b")
    match = playing(CharacterActivation(character="biomancer_1"), *scene)
    change(match.engine.state.players, "a", faction="spires", army_rule=house)
    answer(match, "choose_draw_event", "none")
    assert "mend_flesh" in open_to(match.engine, "biomancer_1")
    answer(match, "choose_character_action", "mend_flesh")
    answer(match, "choose_for", "bound_clones_1")
    if asked(match, "choose_for"):
        answer(match, "choose_for", "vanguard_clones_1")
    assert [board(match).regiments[n].wounds for n in ("bound_clones_1", "vanguard_clones_1")] == left
    assert "bound_clones_1" not in choices["mend_flesh"].offered(match.engine, "biomancer_1", "")


@rule("CON-CHR-12", "CON-PRO-04")
def test_a_pheromancer_drives_friends_and_slows_enemies():
    g = engine("bound_clones 24,10 +pheromancer", "raiders 24,17 @180 b", "huskarls 24,40 b")
    assert choices["induced_lethargy"].offered(g, "pheromancer_1", "") == ("raiders_1",)
    take = lambda: choices["induced_lethargy"].taken(g, "pheromancer_1", "", "raiders_1")  # noqa: E731
    changes(g, "raiders_1", "defense 1>1", take)
    assert has(g, "raiders_1", now("induced_lethargy"))
    (step,) = follows(g, choices["pheromone_gland_burst"].taken, "pheromancer_1", "", "bound_clones_1")
    burst = lambda: choices[step.source].taken(g, "pheromancer_1", "bound_clones_1", "march")  # type: ignore[attr-defined]  # noqa: E731
    changes(g, "bound_clones_1", "march 5>6", burst)


@rule("CON-ACT-10", "CON-CHR-12")
@covers("phero_trails")
def test_phero_trails_are_one_aid_as_the_activation_begins():
    g = engine("pteraphon_surveyor 24,10", "bound_clones 24,17", "raiders 24,40 b")
    (step,) = answers(g, ACTIVATION_BEGAN, "pteraphon_surveyor_1")
    offered = choices[step.source].offered(g, "pteraphon_surveyor_1", "")
    assert offered == ("none", "mend_flesh", "pheromone_gland_burst")


@rule("CON-CHR-14", "CON-SPR-03")
@pytest.mark.parametrize(("top", "acts"), [("bound_clones", True), ("pteraphon_surveyor", False)])
def test_an_eye_in_the_sky_brings_on_who_arrives(top: str, acts: bool):
    scene = ("pteraphon_surveyor 24,24", "bound_clones 24,1 arriving", "raiders 24,40 b")
    match = playing(Decide(who="pteraphon_surveyor_1", source="eye_in_the_sky"), *scene, cards=top)
    answer(match, "choose_for", "draw")
    assert has(match.engine, "bound_clones_1", "vanguard") == acts
    assert board(match).stacks["a"] == (Stack("a") if acts else Stack("a", (top,), 1))


@rule("CON-SPR-31", "CON-VOL-02")
@covers("hunter_killer_teams")
def test_cavalry_that_charges_the_prey_of_leonine_hunters_hits_harder():
    g = engine("leonine_avatara 24,10 +lineage_prideborne", "prowlers 10,10", "raiders 24,24 @180 b")
    shot = Blow("volley", "leonine_avatara_1", "leonine_avatara_1", "raiders_1")
    before = value(g, "prowlers_1", "impact")
    charge(g, "prowlers_1", "raiders_1")
    assert value(g, "prowlers_1", "impact") == before
    for step in ATTACK_BEGAN.answers(g, shot):
        step.begin(g)
    charge(g, "prowlers_1", "raiders_1")
    assert value(g, "prowlers_1", "impact") == before + 2


@rule("CON-DUE-03")
@covers("purity_of_purpose")
def test_purity_of_purpose_doubles_every_wound_in_a_duel():
    g = engine("bound_clones 24,10 +mimetic_assassin", "raiders 24,20 b +jarl")
    duel = Blow("duel", "mimetic_assassin_1", "mimetic_assassin_1", "jarl_1")
    assert set(answers(g, DOUBLED, "mimetic_assassin_1", duel)) == {1, 2, 3, 4, 5, 6}
    clash = Blow("clash", "bound_clones_1", "mimetic_assassin_1", "raiders_1")
    assert set(answers(g, DOUBLED, "mimetic_assassin_1", clash)) == set()


@rule("CON-CHR-03", "CON-RUL-67")
def test_at_the_right_time_an_assassin_joins_another_regiment():
    scene = ("bound_clones 24,10 x6 f3 +mimetic_assassin", "vanguard_clones 24,30 x5 f3", "avatara 10,30")
    match = playing(CharacterActivation(character="mimetic_assassin_1"), *scene, "raiders 24,44 b")
    answer(match, "choose_character_action", "right_place_right_time")
    if asked(match, "choose_for"):
        answer(match, "choose_for", "vanguard_clones_1")
    rows = board(match).regiments
    assert (rows["bound_clones_1"].character, rows["vanguard_clones_1"].character) == (
        "",
        "mimetic_assassin_1",
    )
    assert board(match).characters["mimetic_assassin_1"].regiment == "vanguard_clones_1"


@rule("CON-RUL-110", "CON-ACT-04")
@pytest.mark.parametrize(
    ("ability", "told"),
    [
        ("unstable_enhancement", "march 6>10, clash 2>4, decay 0>3"),
        ("pheromantic_compulsion", "decay 0>4"),
        ("pheromantic_drive", "decay 0>3"),
    ],
)
def test_the_regiment_that_is_drawn_is_given_something(ability: str, told: str):
    g = engine("vanguard_clones 24,10")
    changes(g, "vanguard_clones_1", told, lambda: boons[ability](g, "vanguard_clones_1", ability))


@rule("CON-RUL-110", "CON-ACT-04")
def test_a_biomancy_draws_the_next_card_whose_regiment_acts_at_once():
    scene = (MASTER, "vanguard_clones 24,30", "raiders 24,44 b")
    match = playing(UseDrawEvent(who="biomancer_1"), *scene, cards="vanguard_clones")
    answer(match, "choose_draw_event", "biomancies")
    answer(match, "choose_for", "grant_virulence")
    answer(match, "choose_for", "deadly_shot")
    assert has(match.engine, "vanguard_clones_1", "deadly_shot")
    assert board(match).regiments["vanguard_clones_1"].memory.activated


@rule("CON-HEA-01")
def test_who_harvests_essence_heals_by_its_wounds():
    g = engine(MASTER, "raiders 24,11.6 @180 b", contacts=FIGHT)
    lasting.give(g, now("harvest_essence"), "harvest_essence", ("bound_clones_1",), "round")
    blow = Blow("clash", "bound_clones_1", "bound_clones_1", "raiders_1")
    (dice,) = answers(g, WOUNDED, "bound_clones_1", blow, 3)
    match = playing(dice, "bound_clones 24,10 w3", "raiders 24,40 b")
    roll(match, 4, 6, 3)
    assert (dice.number, board(match).regiments["bound_clones_1"].wounds) == (3, 1)


@rule("CON-DIC-01")
def test_a_catalytic_rupture_wounds_both_sides():
    step = Decide(who="bound_clones_1", source="catalytic_rupture")
    match = playing(step, "bound_clones 24,10 x6", "raiders 24,11.6 @180 b x6", contacts=FIGHT)
    answer(match, "choose_for", "rupture")
    roll(match, 3)
    roll(match, 2)
    assert [board(match).regiments[n].wounds for n in ("bound_clones_1", "raiders_1")] == [3, 2]


@rule("CON-RUL-112", "CON-HEA-01")
@pytest.mark.parametrize(("drawn", "left"), [("vanguard_clones", 0), ("avatara", 3)])
def test_transferred_essence_heals_the_regiment_drawn_if_it_is_of_the_same_type(drawn: str, left: int):
    scene = (MASTER, "bound_clones 24,20", f"{drawn} 24,30 w3", "raiders 24,44 b")
    match = playing(
        Roll(who="biomancer_1", source="essence_transfer", on="bound_clones_2", number=2),
        *scene,
        cards=drawn,
    )
    roll(match, 1, 2)
    rows = board(match).regiments
    assert (rows["bound_clones_2"].wounds, rows[f"{drawn}_1"].wounds) == (3, left)


@rule("CON-CMD-02", "CON-ACT-09")
def test_strength_is_siphoned_card_by_card():
    step = Decide(who="pheromancer_1", source="siphon_strength", on="bound_clones_1")
    scene = ("bound_clones 24,10 +pheromancer", "raiders 24,40 b")
    match = playing(step, *scene, cards="bound_clones avatara")
    before = [worth(match.engine, q, "bound_clones_1", None) for q in (CLASH, EVASION)]
    answer(match, "choose_for", "sink")
    answer(match, "choose_for", "sink")
    after = [worth(match.engine, q, "bound_clones_1", None) for q in (CLASH, EVASION)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1]
    assert board(match).stacks["a"].cards == ("bound_clones", "avatara")


@rule("CON-CMD-02", "CON-HEA-01")
def test_a_hibernating_regiment_heals_for_its_card():
    step = Decide(who="pheromancer_1", source="accelerated_hibernation", on="bound_clones_1")
    scene = ("bound_clones 24,10 +pheromancer", "avatara 24,20 w3", "raiders 24,40 b")
    match = playing(step, *scene, cards="avatara bound_clones")
    answer(match, "choose_for", "sink")
    roll(match, 2)
    assert board(match).regiments["avatara_1"].wounds == 1
    assert board(match).stacks["a"].cards == ("bound_clones", "avatara")


@rule("CON-ACT-07")
def test_who_is_driven_repeats_one_action():
    g = engine("bound_clones 24,10")
    lasting.give(g, now("pheromantic_drive"), "pheromantic_drive", ("bound_clones_1",), "round")
    remember(g.state, "bound_clones_1", actions=("clash",))
    assert any(answers(g, REPEATED, "bound_clones_1", "clash"))
    remember(g.state, "bound_clones_1", actions=("clash", "clash"))
    assert not any(answers(g, REPEATED, "bound_clones_1", "clash"))


@rule("CON-ACT-09")
def test_induced_vigor_is_march_or_fluidity():
    g = engine("bound_clones 24,10 +pheromancer")
    take = lambda: choices["induced_vigor"].taken(g, "pheromancer_1", "bound_clones_1", "march")  # noqa: E731
    changes(g, "bound_clones_1", "march 5>7", take)


@rule("CON-CMD-02")
def test_of_three_cards_one_acts_and_one_sinks():
    scene = ("bound_clones 24,10 +pheromancer", "avatara 24,20", "vanguard_clones 10,20", "raiders 24,44 b")
    match = playing(UseDrawEvent(who="pheromancer_1"), *scene, cards="bound_clones avatara vanguard_clones")
    answer(match, "choose_draw_event", "pheromancies")
    answer(match, "choose_for", "pheromantic_compulsion")
    answer(match, "order_three", ["avatara", "vanguard_clones", "bound_clones"])
    assert board(match).stacks["a"].cards == ("vanguard_clones", "bound_clones")
    assert value(match.engine, "avatara_1", "decay") == 4


@rule("CON-SPR-19")
def test_mutations_of_decay():
    g = engine(MASTER, "raiders 24,11.6 @180 b", contacts=FIGHT)
    assert rotting(g, "raiders_1") == 0
    change(g.state.characters, "biomancer_1", items=("degenerative_aura", "cascading_degeneration"))
    assert rotting(g, "raiders_1") == 3
    assert [s for s in answers(g, ACTIVATION_ENDED, "bound_clones_1") if isinstance(s, Decay)] == []
    lasting.give(g, "decay", "burnout", ("bound_clones_1",), "round", 3)
    decays = [
        (s.regiment, s.dice) for s in answers(g, ACTIVATION_ENDED, "bound_clones_1") if isinstance(s, Decay)
    ]
    assert sorted(decays) == [("bound_clones_1", 3), ("raiders_1", 4)]
    change(g.state.characters, "biomancer_1", items=("architects_touch",))
    assert rotting(g, "bound_clones_1") == 2


@rule("CON-CLA-15", "CON-DIC-05")
def test_mutations_of_reflexes_and_senses():
    g = engine("bound_clones 24,10 +high_clone_executor", "bearsarks 24,20 b +konungyr")
    change(g.state.characters, "konungyr_1", items=("wolf_pelt",))
    duel = Blow("duel", "high_clone_executor_1", "high_clone_executor_1", "konungyr_1")
    assert worth(g, EVASION, "konungyr_1", duel) == 2
    change(g.state.characters, "high_clone_executor_1", items=("adaptive_senses", "enhanced_reactions"))
    assert worth(g, EVASION, "konungyr_1", duel) == 0
    back = Blow("duel", "konungyr_1", "konungyr_1", "high_clone_executor_1")
    assert sum(answers(g, DEFENSE_SECOND, "high_clone_executor_1", back)) == 1


@rule("CON-CHR-07", "CON-DUE-03")
def test_ablative_flesh_takes_one_wound_of_a_duel():
    match = playing(
        Hurt(character="biomancer_1", wounds=2), MASTER, "raiders 24,40 b", items="ablative_flesh"
    )
    roll(match, 1)
    assert board(match).characters["biomancer_1"].wounds == 1
    assert lasting.spent(match.engine, "biomancer_1", "ablative_flesh")


@rule("CON-ACT-12", "CON-ACT-04")
def test_an_override_is_a_free_action_of_a_friend_once_in_a_game():
    scene = (MASTER, "vanguard_clones 24,15", "raiders 24,44 b")
    match = playing(UseDrawEvent(who="biomancer_1"), *scene, items="pheromantic_override")
    answer(match, "choose_draw_event", "pheromantic_override")
    answer(match, "choose_for", "vanguard_clones_1")
    if asked(match, "choose_for"):
        answer(match, "choose_for", "march")
    assert next(iter(match.decisions.values())).kind == "conquest.choose_march"
    assert "pheromantic_override" not in available(match.engine, "biomancer_1")


@rule("CON-CHR-13", "CON-PRO-04")
@pytest.mark.parametrize(("die", "gain"), [(4, 1), (3, 0)])
def test_who_evolves_on_a_four_is_better_for_the_game(die: int, gain: int):
    match = playing(Roll(who="biomancer_1", source="adaptive_evolution"), MASTER, "raiders 24,40 b")
    before = worth(match.engine, DEFENSE, "biomancer_1", None)
    roll(match, die)
    if gain:
        answer(match, "choose_for", "defense")
    assert worth(match.engine, DEFENSE, "biomancer_1", None) == before + gain


@rule("CON-RUL-113", "CON-CMD-02")
def test_augmented_senses_see_the_opponents_card_and_may_act_first():
    scene = (MASTER, "avatara 24,30", "raiders 24,44 b")
    match = playing(
        CharacterActivation(character="biomancer_1"),
        *scene,
        items="sensory_augmentation",
        cards="avatara",
    )
    match.engine.state.stacks["b"] = Stack("b", ("raiders",))
    answer(match, "choose_draw_event", "none")
    assert board(match).stacks["b"].open == 1
    answer(match, "choose_for", "draw")
    assert board(match).regiments["avatara_1"].memory.activated


@rule("CON-RUL-114", "CON-DUE-04")
def test_an_adrenal_surge_is_one_great_duel_and_the_last():
    scene = ("bound_clones 24,10 x6 +high_clone_executor", "raiders 24,11.6 @180 b x6 +jarl")
    g = engine(*scene, contacts=FIGHT)
    assert "adrenal_surge" not in open_to(g, "high_clone_executor_1")
    change(g.state.characters, "high_clone_executor_1", items=("adrenal_surge",))
    assert "adrenal_surge" in open_to(g, "high_clone_executor_1")
    match = playing(Surge(character="high_clone_executor_1"), *scene, contacts=FIGHT, items="adrenal_surge")
    plain = worth(g, ATTACKS, "high_clone_executor_1", None)
    assert worth(match.engine, ATTACKS, "high_clone_executor_1", None) == plain + 4
    if asked(match, "choose_foe"):
        answer(match, "choose_foe", "jarl_1")
    answer(match, "answer_duel", "accept")
    while match.chance is not None:
        roll(match, *[6] * match.chance.count)
    assert board(match).characters["high_clone_executor_1"].lost


@rule("CON-CHR-07")
def test_a_plague_node_infects_who_is_near():
    scene = (MASTER, "raiders 24,16 b +jarl", "huskarls 24,44 b")
    match = playing(Roll(who="biomancer_1", source="biomantic_plague_node", number=3), *scene)
    roll(match, 1, 4, 3)
    answer(match, "choose_for", "jarl_1")
    assert (board(match).regiments["raiders_1"].wounds, board(match).characters["jarl_1"].wounds) == (1, 2)


@rule("CON-CHR-09")
@pytest.mark.parametrize("die", [3, 4])
def test_a_cloned_redundancy_falls_in_his_place(die: int):
    scene = (MASTER, "vanguard_clones 24,20 +pheromancer", "raiders 24,44 b")
    match = playing(Fall(character="biomancer_1"), *scene, items="cloned_redundancy")
    roll(match, die)
    if asked(match, "choose_for"):
        answer(match, "choose_for", "pheromancer_1")
    state = board(match)
    assert [state.characters[n].lost for n in ("biomancer_1", "pheromancer_1")] == [die < 4, die >= 4]
    assert state.regiments["vanguard_clones_1"].character == ("biomancer_1" if die >= 4 else "pheromancer_1")


@rule("CON-SUP-07", "CON-PRO-04")
def test_abilities_of_the_warlords_of_the_spires():
    g = engine("bound_clones 24,10 +biomancer", "avatara 24,20", "abomination 24,30", "raiders 24,44 b")
    for name, told in (
        ("bound_clones_1", "attacks 4>5, decay 0>3"),
        ("avatara_1", "attacks 4>6, decay 0>4"),
        ("abomination_1", "attacks 10>14, decay 0>6"),
    ):
        lasting.end(g, "round")
        changes(g, name, told, lambda: declare(g, "biomancer_1", "provoke_instability"))
    changes(g, "avatara_1", "resolve 4>6", lambda: declare(g, "biomancer_1", "suppress_survival_instinct"))
    assert not any(answers(g, UNREFUSED, "biomancer_1"))
    declare(g, "biomancer_1", "perfect_kill")
    assert any(answers(g, UNREFUSED, "biomancer_1"))


@rule("CON-ACT-01", "CON-SUP-07")
def test_a_coordinated_assault_resolves_three_cards_in_the_first_go():
    scene = (
        "bound_clones 24,10 +high_clone_executor",
        "avatara 10,10",
        "vanguard_clones 40,10",
        "raiders 24,44 b",
    )
    g = engine(*scene, "raiders 24,44 b", steps=(ActionPhase(),))
    change(g.state.players, "a", faction="spires", warlord="high_clone_executor_1")
    g.state.stacks["a"] = Stack("a", ("bound_clones", "avatara", "vanguard_clones"))
    g.state.stacks["b"] = Stack("b", ("raiders",))
    declare(g, "high_clone_executor_1", "coordinated_assault")
    match = begun(g, 0, live=False)
    while "b" not in match.decisions:
        ((seat, decision),) = match.decisions.items()
        match.submit(seat, list(decision.candidates())[-1])
    acted = [name for name, row in board(match).regiments.items() if row.memory.activated]
    assert acted == ["bound_clones_1", "avatara_1", "vanguard_clones_1"]


@rule("CON-CHR-12", "CON-CHR-13")
@pytest.mark.parametrize("stage", ["begin", "act"])
def test_who_falls_by_his_own_draw_event_acts_no_more(stage: str):
    g = engine(MASTER, "raiders 24,40 b", steps=(CharacterActivation(character="biomancer_1", at=stage),))
    change(g.state.characters, "biomancer_1", lost=True, regiment="")
    assert asked(begun(g, 0, live=False), "go_on")
