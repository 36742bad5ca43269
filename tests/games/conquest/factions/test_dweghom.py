"""The Dweghom, entry by entry."""

from __future__ import annotations

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import available
from montjoie.games.conquest.factions.dweghom import Erupt
from montjoie.games.conquest.magic import Casting, CastSpell, attunement, needed
from montjoie.games.conquest.profiles import answers, has, value, worth, wounds
from montjoie.games.conquest.queries import ATTACKS, CERTAIN, DEFENSE, MARCH_DISTANCE, RESOLVE, WOUNDED
from montjoie.kernel import change
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import cast, declare, led, officered
from tests.games.conquest.given import answer, at, board, engine, roll
from tests.rule import rule


@rule("CON-OFF-01")
def test_officers_of_the_dweghom():
    g, name = officered("hold_warriors", "herald_of_stone")
    assert available(g, name)["bastion"].x == 1
    for officer, given, x in (("herald_of_fire", "aura_of_death", 2), ("herald_of_magma", "cleave", 1)):
        plain, _ = officered("hold_warriors", "standard_bearer")
        g, name = officered("hold_warriors", officer)
        assert value(g, name, given) - value(plain, name, given) == x
    g, name = officered("hold_warriors", "exemplar")
    assert has(g, name, "bravery")
    g, name = officered("fireforged", "flamecaster")
    assert has(g, name, "torrential_fire")


@rule("CON-MST-01", "CON-PRO-04")
def test_items_of_the_dweghom():
    plain = led("hold_warriors", "hold_raegh", "dweghom")
    items = (
        "dragonbone_armor",
        "memory_plate",
        "hammer_of_the_deep",
        "magma_axe",
        "ancestral_torc",
        "war_drum",
    )
    g = led("hold_warriors", "hold_raegh", "dweghom", items=items)
    assert (wounds(g, "hold_raegh_1"), worth(g, DEFENSE, "hold_raegh_1", None)) == (6, 4)
    assert has(g, "hold_raegh_1", "untouchable")
    assert value(g, "hold_raegh_1", "cleave") - value(plain, "hold_raegh_1", "cleave") == 2
    assert (value(g, "hold_raegh_1", "aura_of_death"), value(g, "hold_warriors_1", "aura_of_death")) == (4, 0)
    assert worth(g, RESOLVE, "hold_raegh_1", None) == 5
    assert (has(g, "hold_warriors_1", "unstoppable"), has(plain, "hold_warriors_1", "unstoppable")) == (
        True,
        False,
    )
    assert [sum(p.value for p in answers(g, MARCH_DISTANCE, "hold_warriors_1", n)) for n in (0, 1)] == [1, 0]


@rule("CON-DUE-04")
def test_who_slays_in_a_duel_wins_aghm_twice_at_most():
    g = engine("hold_warriors 24,10 +hold_raegh", "militia 24,12 @180 b +imperial_officer")
    change(g.state.players, "a", faction="dweghom")
    blow = Blow("duel", "hold_raegh_1", "hold_raegh_1", "imperial_officer_1")
    assert list(answers(g, WOUNDED, "hold_raegh_1", blow, 1)) == []
    change(g.state.characters, "imperial_officer_1", wounds=4)
    (won,) = answers(g, WOUNDED, "hold_raegh_1", blow, 1)
    lasting.begin(g, won.row)
    assert worth(g, ATTACKS, "hold_raegh_1", None) == 6
    assert worth(g, ATTACKS, "hold_warriors_1", None) == 4
    for other in ("first", "second"):
        lasting.add(g, ATTACKS, 1, "aghm", ("hold_raegh_1",), "game", other)
    assert list(answers(g, WOUNDED, "hold_raegh_1", blow, 1)) == []


@rule("CON-SPR-23", "CON-MAG-07")
@covers("unstable_alloys")
@pytest.mark.parametrize(("pierce", "defense"), [(1, 3), (2, 3), (3, 2)])
def test_unstable_alloys_are_hard_to_pierce_and_to_enchant(pierce: int, defense: int):
    g = engine("stoneforged 24,10", "militia 24,30 @180 b +theist_priest", "archangel 40,30 b")
    shot = Blow(
        "volley", "militia_1", "militia_1", "stoneforged_1", shots=(Held(id="armor_piercing", x=pierce),)
    )
    assert worth(g, DEFENSE, "stoneforged_1", shot) == defense
    assert needed(g, Casting("theist_priest_1", "holy_fire", "stoneforged_1")) == 4


@rule("CON-SPR-03")
@covers("aghm_to_be_gained")
def test_only_hold_thanes_flank_for_aghm_to_be_gained():
    assert has(led("hold_thanes", "hold_raegh", "dweghom"), "hold_thanes_1", "flank")
    assert not has(led("hold_warriors", "hold_raegh", "dweghom"), "hold_warriors_1", "flank")


@rule("CON-MAG-08", "CON-SPR-30")
@covers("indifferent_towards_life")
def test_who_is_indifferent_towards_life_minds_no_interference():
    g = engine("hold_warriors 24,10 +tempered_steelshaper", "militia 24,16 @180 b +theist_priest")
    assert attunement(g, Casting("tempered_steelshaper_1", "temper_steel", "hold_warriors_1")).total == 3
    assert attunement(g, Casting("theist_priest_1", "holy_fire", "hold_warriors_1")).total == 2
    assert has(g, "tempered_steelshaper_1", "bodyguards")


@rule("CON-MAG-07")
@covers("critical_field")
def test_in_a_critical_field_a_spell_on_his_own_needs_no_roll():
    match = at(
        CastSpell(caster="tempered_steelshaper_1"), "hold_warriors 24,10 +tempered_steelshaper", live=False
    )
    assert any(answers(match.engine, CERTAIN, "tempered_steelshaper_1", Casting("", "", "hold_warriors_1")))
    answer(match, "choose_spell", {"temper_steel": "hold_warriors_1"})
    assert has(match.engine, "hold_warriors_1", "temper_steel")


@rule("CON-MAG-12", "CON-MAG-11", "CON-PRO-04")
def test_spells_of_the_dweghom():
    g = led("hold_warriors", "tempered_sorcerer", "dweghom")
    me, mine = "tempered_sorcerer_1", "hold_warriors_1"
    (ball,) = cast(g, me, "fireball", "raiders_1")
    (wall,) = cast(g, me, "flame_wall", "raiders_1")
    assert [each.pools[0].dice for each in (ball, wall)] == [6, 10]  # type: ignore[attr-defined]
    before = value(g, mine, "cleave")
    for spell in ("stone_skin", "litany_of_war", "temper_steel"):
        cast(g, me, spell, mine)
    assert (worth(g, DEFENSE, mine, None), worth(g, ATTACKS, mine, None)) == (3, 5)
    assert (value(g, mine, "hardened"), value(g, mine, "cleave") - before) == (1, 1)
    cast(g, me, "dismay", "raiders_1")
    assert worth(g, RESOLVE, "raiders_1", None) == 1


@rule("CON-MAG-12", "CON-ACT-08")
@pytest.mark.parametrize(("words", "fervent"), [("", True), ("activated", False)])
def test_battle_fervor_is_for_an_activation_to_come(words: str, fervent: bool):
    g = engine("hold_warriors 24,10 +tempered_sorcerer", f"initiates 24,16 {words}")
    cast(g, "tempered_sorcerer_1", "battle_fervor", "initiates_1")
    assert has(g, "initiates_1", "inspired") == fervent


@rule("CON-MAG-11")
def test_an_eruption_hits_by_a_die_and_by_successes():
    step = Erupt(spell=Casting("tempered_sorcerer_1", "eruption", "militia_1", 2))
    match = at(step, "hold_warriors 24,10 +tempered_sorcerer", "militia 24,18 @180 b", live=False)
    roll(match, 3)
    roll(match, 6, 1, 1, 1, 1)
    assert board(match).regiments["militia_1"].wounds == 1


@rule("CON-SUP-07", "CON-MAG-07")
def test_abilities_of_the_warlords_of_the_dweghom():
    g = engine("hold_warriors 24,10 +hold_raegh", "flame_berserkers 24,20", "lost 40,40", "steelforged 8,40")
    before = {name: value(g, name, "cleave") for name in g.state.regiments}
    hard, fear = value(g, "steelforged_1", "hardened"), value(g, "lost_1", "terrifying")
    declare(g, "hold_raegh_1", "clan_wrath")
    more = {name: value(g, name, "cleave") - before[name] for name in before}
    assert more == {"hold_warriors_1": 1, "flame_berserkers_1": 1, "lost_1": 0, "steelforged_1": 0}
    declare(g, "hold_raegh_1", "dance_of_war")
    assert worth(g, ATTACKS, "flame_berserkers_1", None) == 7
    assert worth(g, ATTACKS, "hold_warriors_1", None) == 4
    declare(g, "hold_raegh_1", "perfect_metal")
    assert value(g, "steelforged_1", "hardened") - hard == 1
    declare(g, "hold_raegh_1", "voice_of_the_lost")
    assert value(g, "lost_1", "terrifying") - fear == 1
    spell = Casting("hold_raegh_1", "fireball", "lost_1")
    need = needed(g, spell)
    declare(g, "hold_raegh_1", "elemental_surge")
    assert needed(g, spell) == need - 1
