"""Rules, masteries and choices that change how a list is built."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import Conquest
from montjoie.games.conquest.armies.entitled import army_points
from montjoie.games.conquest.armies.problems import read
from montjoie.games.conquest.armies.text import read_army, write_army
from montjoie.games.conquest.content import load
from tests.games.conquest.covers import covers
from tests.rule import rule

GAME = Conquest()
NOT_HIS = ["options-not-his"]


def wrong(faction: str, character: str, *regiments: Any, army_rule: str = "", **more: Any) -> list[str]:
    """The messages that a list of one warband gets."""
    army = listed(faction, character, *regiments, army_rule=army_rule, **more)
    return [each.key for each in (GAME.army_problems(army) or ()) if each.key != "no-warlord"]


def listed(faction: str, character: str, *regiments: Any, army_rule: str = "", **more: Any) -> dict[str, Any]:
    """A list of one warband: regiments by name, or with their upgrades."""
    cards = load().cards
    own = []
    for each in regiments:
        name, *upgrades = each.split()
        own.append({"regiment": name, "stands": cards[name].entry.stands.min, "upgrades": upgrades})
    band = {"character": character, "warlord": True, "regiments": own, **more}
    return {"faction": faction, "limit": 5000, "army_rule": army_rule, "warbands": [band]}


def points(*args: Any, **more: Any) -> int:
    army, _ = read(load(), listed(*args, **more))
    assert army is not None
    return army_points(load(), army)


@rule("CON-ARM-08", "CON-PRO-03")
@covers("veteran_regiments")
def test_veterans_are_bought_under_their_doctrine():
    band = ("hundred_kingdoms", "imperial_officer", "men_at_arms veterans")
    assert wrong(*band, army_rule="veteran_regiments") == []
    assert wrong(*band, army_rule="relentless_drill") == ["needs-army-rule"]


@rule("CON-ARM-08", "CON-PRO-03")
@covers("personal_bodyguard", "personal_entourage", "up_in_arms")
@pytest.mark.parametrize(
    ("character", "regiments", "free", "keys"),
    [
        ("noble_lord", ("men_at_arms", "household_guard"), 1, ["needs-army-rule"]),
        ("mounted_noble_lord", ("household_knights",), 1, []),
        ("errant_of_the_order_of_the_shield", ("men_at_arms", "militia"), 2, []),
    ],
)
def test_some_lords_have_veterans_for_nothing(character: str, regiments: Any, free: int, keys: list[str]):
    veterans = [f"{each} veterans" for each in regiments]
    assert wrong("hundred_kingdoms", character, *veterans) == keys
    plain = points("hundred_kingdoms", character, *regiments)
    prices = [getattr(load().cards[each].entry, "veteran_upgrade", 0) or 0 for each in regiments]
    assert points("hundred_kingdoms", character, *veterans) == plain + sum(prices[free:])


@rule("CON-ARM-05")
@covers("up_in_arms")
def test_an_errant_may_lead_a_fifth_regiment_that_is_mainstay():
    errant = load().cards["errant_of_the_order_of_the_shield"].entry
    mainstay = errant.warband.mainstay[0]  # type: ignore[union-attr]
    assert wrong("hundred_kingdoms", errant.id, *[mainstay] * 5) == []
    assert "warband-too-large" in wrong("hundred_kingdoms", errant.id, *[mainstay] * 6)
    restricted = errant.warband.restricted[0]  # type: ignore[union-attr]
    assert "warband-too-large" in wrong("hundred_kingdoms", errant.id, *[mainstay] * 4, restricted)


@rule("CON-MST-02", "CON-ARM-06", "CON-ARM-07")
@covers("eccentric")
def test_an_eccentric_leads_one_regiment_of_any_kind():
    band = ("hundred_kingdoms", "imperial_officer", "men_at_arms", "men_at_arms", "archangel")
    assert wrong(*band) == ["warband-foreign"]
    assert wrong(*band, mastery="eccentric") == []
    assert wrong(*band[:3], "archangel", mastery="eccentric") == ["too-few-mainstay"]
    assert "too-many-restricted" in wrong(*band, "archangel", mastery="eccentric")


@rule("CON-MST-02", "CON-SUP-05")
@covers("knowledged")
def test_who_is_knowledged_chooses_an_ability_of_his_faction():
    band = ("hundred_kingdoms", "imperial_officer", "men_at_arms")
    assert wrong(*band, mastery="knowledged", option="the_spirit_shines") == []
    assert wrong(*band, option="the_spirit_shines") == ["options-not-his"]
    assert wrong(*band, mastery="knowledged", option="raid_leader") == ["options-not-his"]


@rule("CON-ARM-08")
@covers("weapon_arts", "crusading_bulls", "order_choice", "tactics")
@pytest.mark.parametrize(
    ("faction", "character", "regiment", "option", "keys"),
    [
        ("hundred_kingdoms", "noble_lord", "men_at_arms", "weapon_master+duelist", []),
        (
            "hundred_kingdoms",
            "noble_lord",
            "men_at_arms",
            "weapon_master+duelist+relentless",
            ["options-not-his"],
        ),
        ("hundred_kingdoms", "noble_lord", "men_at_arms", "duelist+duelist", ["options-not-his"]),
        ("hundred_kingdoms", "crusading_noble_lord", "crusaders", "bull_of_wrath", []),
        (
            "hundred_kingdoms",
            "crusading_noble_lord",
            "crusaders",
            "bull_of_wrath+bull_of_faith",
            ["options-not-his"],
        ),
        ("hundred_kingdoms", "priory_commander", "order_of_the_ashen_dawn", "ashen_dawn", []),
        ("spires", "high_clone_executor", "bound_clones", "overtax+disperse", []),
        ("spires", "high_clone_executor", "bound_clones", "overtax+weapon_master", ["options-not-his"]),
    ],
)
def test_a_character_has_his_options_and_not_too_many(
    faction: str, character: str, regiment: str, option: str, keys: list[str]
):
    assert wrong(faction, character, regiment, option=option) == keys


@rule("CON-ARM-08")
@covers("weapon_master", "duelist")
def test_two_options_are_written_and_read_in_the_text_of_a_list():
    army, _ = read(
        load(), listed("hundred_kingdoms", "noble_lord", "men_at_arms", option="weapon_master+duelist")
    )
    assert army is not None
    assert read_army(load(), write_army(load(), army, "fr")).warbands[0].option == "weapon_master+duelist"


@rule("CON-MAG-02", "CON-MST-02")
@covers("learned_in_the_occult", "chapter_scroll")
def test_one_spell_of_another_school_for_each_thing_that_allows_it():
    band = ("hundred_kingdoms", "chapter_mage", "men_at_arms")
    own = ["guide", "seeking_winds"]
    assert wrong(*band, spells=own) == []
    assert wrong(*band, spells=[*own, "holy_fire"]) == ["spells-not-his"]
    assert wrong(*band, spells=[*own, "holy_fire"], mastery="learned_in_the_occult") == []
    assert wrong(*band, spells=[*own, "holy_fire"], items=["chapter_scroll"]) == []
    assert wrong(*band, spells=[*own, "holy_fire", "fervour"], items=["chapter_scroll"]) == ["spells-not-his"]


@rule("CON-MAG-02")
def test_a_chapter_mage_knows_the_spells_of_one_school():
    band = ("hundred_kingdoms", "chapter_mage", "men_at_arms")
    assert wrong(*band, spells=["guide", "kindle_courage"]) == ["spells-of-schools"]
    assert wrong(*band, spells=["guide", "kindle_courage"], items=["chapter_scroll"]) == []
    assert wrong(*band, spells=["guide", "seeking_winds", "kindle_courage"], items=["chapter_scroll"]) == []


@rule("CON-ARM-08", "CON-MST-02")
@covers("legacies_of_the_ark", "long_lineage")
def test_lineage_and_long_lineage_bear_more_items():
    mutations = ["venom", "biotic_hive", "ablative_flesh"]
    assert wrong("spires", "lineage_highborne", "avatara", items=mutations) == []
    assert wrong("spires", "biomancer", "bound_clones", items=mutations) == ["too-many-items"]
    lord = ("hundred_kingdoms", "imperial_officer", "men_at_arms")
    two = ["bakkian_token", "mask_of_eaklides"]
    assert wrong(*lord, items=two) == ["too-many-items"]
    assert wrong(*lord, items=two, mastery="long_lineage") == []


@rule("CON-ARM-06")
@covers("ruthless_sovereigns", "finest_cavalry")
def test_some_regiments_are_limited_in_a_warband():
    assert wrong("spires", "lineage_prideborne", *["leonine_avatara"] * 2) == []
    assert "too-many-of-them" in wrong("spires", "lineage_prideborne", *["leonine_avatara"] * 3)
    assert "too-many-of-them" not in wrong("city_states", "ipparchos", *["companion_cavalry"] * 3)
    assert "too-many-of-them" in wrong("city_states", "ipparchos", *["companion_cavalry"] * 4)


@rule("CON-ARM-08")
@covers("sovereign_lineage", "superior_creations")
def test_superior_creations_are_of_a_sovereign_lineage():
    band = ("spires", "biomancer", "bound_clones superior_creations")
    assert wrong(*band, army_rule="sovereign_lineage") == []
    assert wrong(*band, army_rule="the_directorate") == ["needs-army-rule"]


@rule("CON-CHR-03")
@covers("avatar_projection")
def test_an_avatar_projection_joins_brutes():
    warband = load().cards["pheromancer"].entry.warband  # type: ignore[union-attr]
    band = ("spires", "pheromancer", warband.mainstay[0], "brute_drones")
    assert wrong(*band, joins=1) == ["joins-other-type"]
    assert wrong(*band, joins=1, items=["avatar_projection"]) == []


@rule("CON-ARM-08")
@covers("avenger", "redeemer", "aspect_choice")
def test_an_archangel_has_one_aspect():
    priest = load().cards["theist_priest"].entry
    assert "archangel" in (*priest.warband.mainstay, *priest.warband.restricted)  # type: ignore[union-attr]
    band = ("hundred_kingdoms", "theist_priest", "militia")
    assert wrong(*band, "archangel avenger") == []
    assert wrong(*band, "archangel avenger redeemer") == ["upgrades-exclude"]


@rule("CON-ARM-09")
def test_what_is_not_modelled_is_noted_and_does_not_make_a_list_wrong():
    army = listed("city_states", "polemarch", "phalangites")
    assert list(GAME.army_problems(army) or ()) == []
    assert [(note.key, note.facts["id"]) for note in GAME.army_notes(army)] == [
        ("not-modelled", "wall_of_pikes")
    ]
    assert list(GAME.army_notes(listed("hundred_kingdoms", "noble_lord", "men_at_arms"))) == []
    assert list(GAME.army_notes("nonsense")) == []
