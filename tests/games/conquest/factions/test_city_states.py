"""The City States, entry by entry."""

from __future__ import annotations

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.charge import longest
from montjoie.games.conquest.actions.volley import pools
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.magic import power
from montjoie.games.conquest.phases.supremacy import AfterSupremacy
from montjoie.games.conquest.profiles import answers, has, value
from montjoie.games.conquest.queries import (
    DEFENSE_REROLLS,
    DEFENSE_SAVED,
    FREE,
    UNBREAKABLE,
    UNINSPIRED,
    UNTOUCHED,
)
from montjoie.games.conquest.regiments.field import line
from montjoie.games.conquest.special_rules.auras import aura_of_death, rotting
from montjoie.games.conquest.state import Options
from montjoie.games.conquest.wounds.attack import resolve
from montjoie.kernel import change
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import cast, changes, declare, has_now, measured, officered
from tests.games.conquest.given import answer, at, engine
from tests.rule import rule


@rule("CON-OFF-01")
@pytest.mark.parametrize(
    ("regiment", "officer", "told"),
    [
        ("thorakites", "andromachos", "flawless_drill 0>1, resolve 2>3"),
        ("hoplites", "lochagos", "iron_discipline 0>1"),
        ("hoplites", "dorilates", "draws:bastion 0>1"),
    ],
)
def test_officers_of_the_city_states(regiment: str, officer: str, told: str):
    g, name = officered(regiment, "leader")
    changes(g, name, told, lambda: has_now(g, name, officer))


@rule("CON-SPR-55")
@pytest.mark.parametrize("thing", ["take_cover", "visage_of_death"])
def test_who_takes_cover_is_tenacious_against_volleys(thing: str):
    g = engine("militia 24,10", "longbowmen 24,20 @180 b")
    shot, cut = (Blow(kind, "longbowmen_1", "longbowmen_1", "militia_1") for kind in ("volley", "clash"))
    assert sum(answers(g, DEFENSE_SAVED, "militia_1", shot)) == 0
    lasting.give(g, thing, "test", ("militia_1",), "round")
    assert sum(answers(g, DEFENSE_SAVED, "militia_1", shot)) == 2
    assert sum(answers(g, DEFENSE_SAVED, "militia_1", cut)) == 0


@rule("CON-SPR-43", "CON-SUP-07")
@covers("hold", "combined_arms")
def test_friends_on_the_same_enemy_make_opportunists():
    scene = ("hoplites 22,10", "thorakites 30,10", "militia 26,13 @180 b")
    alone = engine(*scene, contacts={"hoplites_1|militia_1": "front/front"})
    assert not has(alone, "hoplites_1", "opportunists")
    both = {"hoplites_1|militia_1": "front/front", "thorakites_1|militia_1": "front/left"}
    g = engine(*scene, contacts=both)
    assert has(g, "hoplites_1", "opportunists")  # Hold
    changes(g, "thorakites_1", "opportunists 0>1", lambda: declare(g, "hoplites_1", "combined_arms"))
    declare(alone, "hoplites_1", "combined_arms")
    assert not has(alone, "hoplites_1", "opportunists")
    led = engine("hoplites 22,10 +polemarch", *scene[1:], contacts=both)
    declare(led, "polemarch_1", "combined_arms")
    assert has(led, "polemarch_1", "opportunists")  # with his regiment (CON-REG-02)


@rule("CON-RZL-04")
@covers("pathfinders")
def test_a_line_on_pathfinders_is_not_pushed_back():
    found = engine("satyroi 24,30", "militia 24,10 b")
    assert line(found, "a") > 0
    assert line(engine("agema 24,30", "militia 24,10 b"), "a") == 0


@rule("CON-MOR-02", "CON-SPR-37")
@covers("automaton")
def test_an_automaton_has_no_fear_and_no_inspiration():
    g = engine("clockwork_hoplites 24,10", "hoplites 30,10")
    assert resolve(g, "clockwork_hoplites_1") is None
    assert resolve(g, "hoplites_1") is not None
    blow = Blow("clash", "clockwork_hoplites_1", "clockwork_hoplites_1", "hoplites_1")
    assert any(answers(g, UNINSPIRED, "clockwork_hoplites_1", blow))


@rule("CON-ACT-12", "CON-MAG-01")
@covers("herald_of_the_forge_god")
def test_a_herald_of_the_forge_god_casts_for_free():
    g = engine("promethean 24,10", "agema 30,10")
    free = [list(answers(g, FREE, name, ())) for name in ("promethean_1", "agema_1")]
    assert free == [["spellcasting"], ["reform"]]  # the agema is a Fluid Formation (CON-SPR-28)


@rule("CON-CHG-04")
def test_a_juggernaut_charges_its_march_and_five_inches():
    g = engine("minotaur_thyrean 24,10", "militia 24,30 @180 b")
    march = measured(g, "minotaur_thyrean_1", "march")
    assert longest(g, "minotaur_thyrean_1") == (int(march) + 5) * 1000
    lasting.give(g, "juggernaut", "test", ("militia_1",), "round")
    assert longest(g, "militia_1") == (int(measured(g, "militia_1", "march")) + 5) * 1000


@rule("CON-SPR-02", "CON-SPR-19")
@covers("descendant_of_the_brazen_race")
def test_the_brazen_race_neither_decays_nor_feels_auras():
    touching = {"flame_berserkers_1|talos_1": "front/front"}
    g = engine("flame_berserkers 24,10 b", "talos 24,14 @180", contacts=touching)
    assert list(aura_of_death(g, "flame_berserkers_1", "talos_1")) == []
    lasting.give(g, "decay", "test", ("talos_1",), "round", 3)
    assert rotting(g, "talos_1") == 0
    near = {"agema_1|flame_berserkers_1": "front/front"}
    other = engine("flame_berserkers 24,10 b f3", "agema 24,11.6 @180 f3", contacts=near)
    assert list(aura_of_death(other, "flame_berserkers_1", "agema_1"))


@rule("CON-MAG-07")
@covers("blood_of_the_forge_god")
def test_priests_near_the_blood_of_the_forge_god_have_a_die_more():
    g = engine("hoplites 24,10 +mechanist", "talos 30,10", "promethean 24,40")
    assert (power(g, "mechanist_1"), power(g, "promethean_1")) == (6, 2)
    assert power(engine("hoplites 24,10 +mechanist"), "mechanist_1") == 5


@rule("CON-TER-10", "CON-SPR-51")
@covers("seizing_a_new_future", "ancient_tactician", "lord_of_titans")
def test_the_oracle_keeps_titans_inspired_and_makes_them_fearless_in_a_zone():
    scene = ("promethean_oracle 10,10", "promethean 1,1", "agema 40,10")
    g = engine(*scene, options=Options(scenario="maelstrom"))
    names = ("promethean_1", "agema_1")
    assert ["out_of_breath" in answers(g, UNTOUCHED, name) for name in names] == [True, False]
    assert [has(g, name, "fearless") for name in names] == [False, False]
    zone = next(iter(g.state.zones.values()))
    for name in names:
        change(g.state.regiments, name, x=zone.x, y=zone.y)
    assert [has(g, name, "fearless") for name in names] == [True, False]


@rule("CON-VOL-14", "CON-VOL-09")
@covers("exploit_flanks", "condensed_propellant")
def test_chariots_exploit_flanks_and_shoot_as_well_from_afar():
    g = engine("flogobolon 24,10", "militia 24,20 b", "skorpios 30,10")
    shot = Blow("volley", "flogobolon_1", "flogobolon_1", "militia_1", "left", (), True)
    assert [each.faces for each in answers(g, DEFENSE_REROLLS, "militia_1", shot)] == [(1,)]
    front = Blow("volley", "flogobolon_1", "flogobolon_1", "militia_1", "front", (), True)
    assert list(answers(g, DEFENSE_REROLLS, "militia_1", front)) == []
    far = engine("skorpios 24,5", "militia 24,23 @180 b")
    assert all(pool.blow.effective for pool in pools(far, "skorpios_1", "militia_1", {}))


@rule("CON-SPR-33")
@covers("close_the_gap")
def test_who_closes_the_gap_leads_an_unstoppable_regiment():
    assert has(engine("hoplites 24,10 +aristarch"), "hoplites_1", "unstoppable")
    assert not has(engine("hoplites 24,10"), "hoplites_1", "unstoppable")


@rule("CON-SUP-07", "CON-ACT-09")
@covers("combat_directives")
def test_combat_directives_are_given_as_the_supremacy_phase_ends():
    match = at(AfterSupremacy(), "inquisitors 24,10 +eidolon", "militia 24,30 @180 b")
    answer(match, "choose_for", "hardened")
    assert value(match.engine, "inquisitors_1", "hardened") == 1


@rule("CON-CHR-13", "CON-ACT-09")
@covers("battlefield_tactics", "battlefield_orders")
@pytest.mark.parametrize(
    ("leader", "order", "told"),
    [("polemarch", "shock", "shock"), ("aristarch", "march", "march"), ("aristarch", "bastion", "bastion")],
)
def test_orders_are_given_as_the_character_is_activated(leader: str, order: str, told: str):
    scene = (f"hoplites 24,10 +{leader}", "militia 24,30 @180 b")
    before = measured(engine(*scene), "hoplites_1", told)
    match = at(CharacterActivation(character=f"{leader}_1"), *scene)
    answer(match, "choose_for", order)
    assert measured(match.engine, "hoplites_1", told) == int(before) + 1


@rule("CON-MAG-11", "CON-MAG-12")
def test_spells_of_the_city_states():
    g = engine("hoplites 24,10 +mechanist", "raiders 24,18 @180 b")
    (fire,) = cast(g, "mechanist_1", "forge_fire", "raiders_1")
    pool = fire.pools[0]  # type: ignore[attr-defined]
    assert (pool.dice, pool.blow.shots[0].id) == (3, "armor_piercing")
    changes(g, "hoplites_1", "hardened 0>1", lambda: cast(g, "mechanist_1", "tempered_will", "hoplites_1"))


@rule("CON-SUP-07", "CON-BRK-01")
def test_an_unbreakable_line_is_of_phalanxes():
    g = engine("hoplites 24,10 +polemarch", "agema 30,10")
    declare(g, "polemarch_1", "unbreakable_line")
    assert [any(answers(g, UNBREAKABLE, name)) for name in ("hoplites_1", "agema_1")] == [True, False]
