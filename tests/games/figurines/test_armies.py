"""Army lists: every rule of army building, with a list that breaks it and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from montjoie.games.figurines import armies
from montjoie.games.figurines.armies import Army, Choice
from montjoie.games.figurines.armies.advice import advice
from montjoie.games.figurines.content import load
from montjoie.kernel.plain import plain
from tests.games.figurines.covers import covers
from tests.rule import rule

c = load()
KINGSLAYER = "jaime_lannister_the_kingslayer"


def army(*units: str, faction: str = "lannister", commander: str = KINGSLAYER, **more: Any) -> Army:
    """A list from lines such as "lannister_guardsmen + guard_captain"; the Commander's unit comes first
    unless he is said to be elsewhere."""
    choices = []
    for line in units:
        unit, *attachments = line.split(" + ")
        choices.append(Choice(unit, tuple(attachments)))
    size = more.pop("size", 40)
    return Army(faction=faction, size=size, commander=commander, units=tuple(choices), **more)


LED = f"lannister_guardsmen + {KINGSLAYER}"


def found(given: Army, *teammates: Army, **options: bool) -> list[str]:
    """What is wrong, as `RULE key path`."""
    problems = armies.problems(c, given, teammates, **options)
    return [f"{problem.rule} {problem.key} {problem.path}" for problem in problems]


@rule("FIG-ARM-01", "FIG-ARM-06", "FIG-ATC-01")
@pytest.mark.parametrize("name", c.samples)
def test_the_sample_armies_are_legal(name: str) -> None:
    assert found(c.samples[name]) == []


def test_every_faction_has_a_sample_of_forty_points() -> None:
    assert {each.faction for each in c.samples.values() if each.size == 40} == {*c.factions}


@rule("FIG-ARM-01")
def test_any_size_may_be_agreed_on_but_none_at_all() -> None:
    assert found(army(LED, size=23)) == []
    assert "FIG-ARM-01 army-size $.size" in found(army(LED, size=0))


@rule("FIG-ARM-02")
def test_lists_longer_than_any_game_pays_are_judged_no_further() -> None:
    crowd = army(*[LED] * 61, size=1000)
    assert found(crowd) == ["FIG-ARM-02 army-too-many $"]
    assert "offers" not in advice(c, plain(crowd))


@rule("FIG-ARM-01")
def test_names_that_nobody_reads_are_refused() -> None:
    assert found(army(LED, name="x" * 121)) == ["FIG-ARM-01 army-name-long $.name"]
    assert found(army(LED, name="x" * 120)) == []


@rule("FIG-ARM-02", "FIG-NCU-02")
def test_units_attachments_and_ncus_together_may_not_cost_more_than_the_size() -> None:
    list_of_ten = army(LED, "lannister_guardsmen", size=10)
    assert armies.points(c, list_of_ten) == 10
    assert found(list_of_ten) == []
    assert found(replace(list_of_ten, size=9)) == ["FIG-ARM-02 army-too-dear $"]
    with_captain = army(LED, "lannister_guardsmen + guard_captain", size=10)
    assert found(with_captain) == ["FIG-ARM-02 army-too-dear $"]
    assert found(replace(list_of_ten, ncus=("pycelle",))) == ["FIG-ARM-02 army-too-dear $"]


@rule("FIG-ARM-03")
def test_a_card_of_another_faction_does_not_serve() -> None:
    assert found(army(LED, "stark_bowmen")) == ["FIG-ARM-03 army-other-faction $.units[1].unit"]
    assert found(army(LED, "stormcrow_archers")) == []


@rule("FIG-ARM-03")
def test_the_castle_wall_serves_in_no_army() -> None:
    assert found(army(LED, "castle_wall")) == ["FIG-ARM-03 army-other-faction $.units[1].unit"]


@rule("FIG-ARM-03")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"faction": "siege"}, "army-unknown-faction $.faction"),
        ({"commander": "jaime"}, "army-unknown-commander $.commander"),
        ({"units": (Choice("guardsmen"),)}, "army-unknown-unit $.units[0].unit"),
        (
            {"units": (Choice("lannister_guardsmen", ("bronn",)),)},
            "army-unknown-attachment $.units[0].attachments[0]",
        ),
        ({"ncus": ("cersei",)}, "army-unknown-ncu $.ncus[0]"),
        ({"hostages": ("jaime",)}, "army-unknown-attachment $.hostages[0]"),
    ],
)
def test_a_card_that_does_not_exist_is_named_with_its_place(change: dict[str, Any], told: str) -> None:
    assert found(replace(army(LED), **change)) == [f"FIG-ARM-03 {told}"]


@rule("FIG-ARM-04", "FIG-RUL-26")
def test_the_commander_is_of_the_faction_or_neutral() -> None:
    stark = army("stormcrow_archers + robb_stark_the_wolf_lord", commander="robb_stark_the_wolf_lord")
    assert found(stark) == ["FIG-ARM-04 army-other-commander $.units[0].attachments[0]"]
    ramsay = army(
        "lannister_guardsmen + ramsay_snow_the_bastard_of_bolton",
        commander="ramsay_snow_the_bastard_of_bolton",
    )
    assert found(ramsay) == []


@rule("FIG-CMD-01")
def test_a_card_that_is_no_commander_cannot_command() -> None:
    given = army("lannister_guardsmen + guard_captain", commander="guard_captain")
    assert found(given) == ["FIG-CMD-01 army-not-commander $.commander"]


@rule("FIG-CMD-01", "FIG-ARM-04")
def test_there_is_one_commander_only() -> None:
    tywin = "lannister_halberdiers + tywin_lannister_lord_of_casterly_rock"
    assert found(army(LED, tywin)) == ["FIG-CMD-01 army-second-commander $.units[1].attachments[0]"]


@rule("FIG-CMD-01")
def test_a_commander_costs_nothing() -> None:
    assert armies.points(c, army(LED)) == c.units["lannister_guardsmen"].points


@rule("FIG-ARM-05")
def test_a_commander_who_is_an_attachment_joins_a_unit() -> None:
    assert found(army("lannister_guardsmen")) == ["FIG-ARM-05 army-commander-nowhere $.commander"]


@rule("FIG-CMD-02")
def test_a_commander_who_is_an_ncu_stands_among_the_ncus() -> None:
    sparrow = army("lannister_guardsmen", commander="the_high_sparrow", ncus=("the_high_sparrow",))
    assert found(sparrow) == []
    assert found(replace(sparrow, ncus=())) == ["FIG-CMD-02 army-commander-no-ncu $.commander"]


@rule("FIG-ARM-06")
def test_units_may_be_as_many_as_the_points_allow() -> None:
    assert found(army(LED, *["lannister_guardsmen + guard_captain"] * 5)) == []


@rule("FIG-ARM-07")
def test_two_versions_of_one_person_exclude_each_other() -> None:
    lion = "lannister_halberdiers + jaime_lannister_the_young_lion"
    assert found(army(LED, lion)) == ["FIG-ARM-07 army-character-twice $.units[1].attachments[0]"]


@rule("FIG-ARM-07")
def test_a_unit_that_is_a_character_is_unique_too() -> None:
    rider = "gregor_clegane_the_mountain_that_rides"
    assert found(army(LED, rider)) == []
    assert found(army(LED, rider, rider)) == ["FIG-ARM-07 army-character-twice $.units[2].unit"]


@rule("FIG-MUL-02")
def test_a_character_appears_once_in_a_whole_team() -> None:
    mine = army("lannister_guardsmen + tyrion_lannister_halfman", commander="tyrion_lannister_halfman")
    theirs = army(LED, ncus=("tyrion_lannister_the_imp",))
    place = "$.units[0].attachments[0]"
    assert found(mine, theirs) == [f"FIG-MUL-02 army-character-in-team {place}"]
    assert found(mine, army(LED)) == []


@rule("FIG-ARM-08")
def test_an_attachment_cannot_stand_alone() -> None:
    assert found(army(LED, ncus=("guard_captain",))) == ["FIG-ARM-08 army-attachment-alone $.ncus[0]"]


@rule("FIG-ATC-01", "FIG-ATC-02", "FIG-ARM-08")
def test_a_unit_has_one_attachment_at_most() -> None:
    given = army(f"{LED} + guard_captain")
    assert found(given) == ["FIG-ATC-02 army-two-attachments $.units[0]"]


@rule("FIG-ATC-02", "FIG-ARM-08")
def test_a_solo_unit_has_no_attachment() -> None:
    given = army(LED, "gregor_clegane_the_mountain_that_rides + guard_captain")
    assert found(given) == ["FIG-ATC-02 army-solo-attachment $.units[1]"]


@rule("FIG-ATC-03", "FIG-ARM-08")
def test_an_attachment_joins_units_of_its_type() -> None:
    given = army(LED, "knights_of_casterly_rock + guard_captain")
    assert found(given) == ["FIG-ATC-03 army-other-type $.units[1].attachments[0]"]


@rule("FIG-ARM-09")
def test_a_direwolf_needs_its_master() -> None:
    young = army(
        "stark_sworn_swords + eddard_stark_lord_of_winterfell",
        "grey_wind",
        faction="stark",
        commander="eddard_stark_lord_of_winterfell",
    )
    assert found(young) == ["FIG-ARM-09 army-needs $.units[1].unit"]
    master = Choice("stark_bowmen", ("robb_stark_the_young_wolf",))
    assert found(replace(young, units=(*young.units, master))) == []


@rule("FIG-ARM-09")
def test_the_honor_guard_needs_eddard_and_holds_him() -> None:
    eddard = "eddard_stark_lord_of_winterfell"
    inside = army(f"eddards_honor_guard + {eddard}", faction="stark", commander=eddard)
    assert found(inside) == []
    beside = army(f"stark_bowmen + {eddard}", "eddards_honor_guard", faction="stark", commander=eddard)
    assert found(beside) == ["FIG-ARM-09 army-needs-inside $.units[1]"]


@rule("FIG-ARM-09")
def test_reek_joins_the_unit_of_ramsay_beside_him() -> None:
    ramsay = "ramsay_snow_the_bastard_of_bolton"
    reek = army(f"bolton_cutthroats + {ramsay} + theon_greyjoy_reek", faction="neutral", commander=ramsay)
    assert found(reek) == []
    apart = army(
        f"bolton_cutthroats + {ramsay}",
        "bolton_cutthroats + theon_greyjoy_reek",
        faction="neutral",
        commander=ramsay,
    )
    assert found(apart) == ["FIG-ARM-09 army-needs-beside $.units[1].attachments[0]"]


@rule("FIG-ARM-09")
@covers("raid_party")
def test_raiders_come_in_pairs() -> None:
    mance = "mance_rayder_king_beyond_the_wall"
    led = f"free_folk_trappers + {mance}"
    pair = army(led, *["free_folk_raiders"] * 2, faction="free_folk", commander=mance)
    assert found(pair) == []
    odd = army(led, *["free_folk_raiders"] * 3, faction="free_folk", commander=mance)
    assert found(odd) == ["FIG-ARM-09 army-multiple $.units"]


@rule("FIG-ARM-09")
def test_a_hostage_is_given_to_the_enemy_and_nobody_else_is() -> None:
    tywin = "tywin_lannister_lord_of_casterly_rock"
    led, maimed = f"lannister_guardsmen + {tywin}", "jaime_lannister_maimed_hostage"
    assert found(army(led, commander=tywin, hostages=(maimed,))) == []
    own = army(led, f"lannister_guardsmen + {maimed}", commander=tywin)
    assert found(own) == ["FIG-ARM-09 army-hostage-own-unit $.units[1].attachments[0]"]
    other = army(led, commander=tywin, hostages=("guard_captain",))
    assert found(other) == ["FIG-ARM-09 army-no-hostage $.hostages[0]"]


@rule("FIG-ARM-09")
@covers("loyalty_renly", "loyalty_stannis")
def test_cards_of_two_loyalties_do_not_serve_together() -> None:
    renly = "renly_baratheon_the_charismatic_heir"
    led = f"baratheon_wardens + {renly}"
    loyal = army(led, "rose_knights", faction="baratheon", commander=renly)
    assert found(loyal) == []
    torn = army(led, "rhllor_faithful", faction="baratheon", commander=renly)
    assert found(torn) == ["FIG-ARM-09 army-two-loyalties $.units[1].unit"]


@rule("FIG-ARM-10", "FIG-RUL-25")
def test_an_army_has_a_combat_unit() -> None:
    given = army(commander="the_high_sparrow", ncus=("the_high_sparrow", "pycelle"))
    assert found(given) == ["FIG-ARM-10 army-no-unit $.units"]


@rule("FIG-ARM-11", "FIG-CMD-03", "FIG-CMD-02", "FIG-EX-18")
def test_the_deck_of_the_kingslayer_is_twenty_cards_with_two_of_each_of_his() -> None:
    deck = Counter(armies.deck(c, army(LED)))
    assert deck.total() == 20
    assert set(deck.values()) == {2}
    own = {card for card in deck if c.cards[card].commander}
    assert own == {"kingslayers_renown", "expert_parry", "deadly_riposte"}


@rule("FIG-ARM-11")
def test_a_neutral_commander_leads_with_the_cards_of_the_faction() -> None:
    ramsay = "ramsay_snow_the_bastard_of_bolton"
    deck = armies.deck(c, army(f"lannister_guardsmen + {ramsay}", commander=ramsay))
    factions = Counter(c.cards[card].faction for card in deck)
    assert factions == {"lannister": 14, "neutral": 6}


@rule("FIG-NEU-01", "FIG-RUL-26")
def test_neutral_cards_cost_half_of_the_size_at_most_rounded_down() -> None:
    twenty = army(LED, "bolton_blackguards", "bolton_cutthroats", "bolton_flayed_men")
    assert armies.neutral_points(c, twenty) == 20
    assert found(twenty) == []
    assert found(replace(twenty, size=39)) == ["FIG-NEU-01 army-neutral-share $"]


@rule("FIG-NEU-01", "FIG-EX-25")
def test_a_stark_army_of_40_points_has_20_of_neutral_cards_at_most() -> None:
    robb = "robb_stark_the_wolf_lord"
    led = f"stark_sworn_swords + {robb}"
    neutral = ("bolton_blackguards", "bolton_cutthroats", "bolton_flayed_men")
    assert found(army(led, *neutral, faction="stark", commander=robb)) == []
    more = army(led, *neutral, "stormcrow_archers", faction="stark", commander=robb)
    assert "FIG-NEU-01 army-neutral-share $" in found(more)


@rule("FIG-NEU-01")
def test_neutral_attachments_and_ncus_count_for_the_half() -> None:
    given = army(LED, "lannister_guardsmen + bronn_the_sellsword", ncus=("lord_varys",), size=18)
    assert armies.neutral_points(c, given) == 6
    dear = army(LED, "bolton_blackguards + bronn_the_sellsword", ncus=("lord_varys",), size=18)
    assert found(dear) == ["FIG-NEU-01 army-neutral-share $"]


@rule("FIG-RUL-26")
def test_a_neutral_commander_adds_nothing_to_the_half() -> None:
    ramsay = "ramsay_snow_the_bastard_of_bolton"
    given = army(f"lannister_guardsmen + {ramsay}", commander=ramsay)
    assert armies.neutral_points(c, given) == 0


@rule("FIG-NEU-02")
def test_a_neutral_army_takes_neutral_cards_only_and_as_many_as_it_likes() -> None:
    ramsay = "ramsay_snow_the_bastard_of_bolton"
    led = f"bolton_cutthroats + {ramsay}"
    given = army(led, *["bolton_flayed_men"] * 3, faction="neutral", commander=ramsay)
    assert found(given) == []
    mixed = army(led, "lannister_guardsmen", faction="neutral", commander=ramsay)
    assert found(mixed) == ["FIG-NEU-02 army-not-neutral $.units[1].unit"]
    assert {c.cards[card].faction for card in armies.deck(c, given)} == {"neutral"}


@rule("FIG-RUL-65", "FIG-RUL-26")
def test_free_folk_take_no_neutrals_unless_faction_rules_are_off() -> None:
    mance = "mance_rayder_king_beyond_the_wall"
    given = army(f"free_folk_trappers + {mance}", "stormcrow_archers", faction="free_folk", commander=mance)
    assert found(given) == ["FIG-RUL-65 army-no-neutrals $.units[1].unit"]
    assert found(given, faction_rules=False) == []


@rule("FIG-ARM-01")
@given(st.sampled_from(c.factions), st.integers(20, 80), st.integers(0, 2**32))
def test_a_random_army_is_legal_and_leaves_little_unspent(faction: str, size: int, seed: int) -> None:
    made = armies.random_army(c, random.Random(seed), faction, size)
    assert found(made) == []
    assert armies.points(c, made) > size // 2
    assert len(armies.deck(c, made)) == 20


def test_no_army_is_made_of_too_few_points() -> None:
    with pytest.raises(ValueError, match="stark"):
        armies.random_army(c, random.Random(1), "stark", 0)


def test_there_is_no_advice_on_a_list_whose_cards_are_not_where_they_belong() -> None:
    odd = army(LED, ncus=("guard_captain",))
    assert armies.advice.advice(c, plain(odd)).keys() == {"army", "commanders"}
    assert armies.advice.advice(c, plain(army(LED)))["points"] == armies.points(c, army(LED))
