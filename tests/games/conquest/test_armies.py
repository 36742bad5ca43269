"""Army lists: what is wrong with them, their points, their text."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoie.games.conquest import Conquest
from montjoie.games.conquest.armies.entitled import army_points
from montjoie.games.conquest.armies.text import read_army, write_army
from montjoie.games.conquest.content import load
from montjoie.kernel.plain import plain
from montjoie.table.rosters import ArmyError
from tests.rule import rule

GAME = Conquest()


def listed(**warband: Any) -> dict[str, Any]:
    """A sound list of one warband, with something else in it."""
    own: dict[str, Any] = {
        "character": "noble_lord",
        "warlord": True,
        "joins": 0,
        "regiments": [{"regiment": "men_at_arms", "stands": 4}, {"regiment": "household_guard", "stands": 3}],
    }
    return {"faction": "hundred_kingdoms", "warbands": [own | warband]}


def wrong(army: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each.path, each.rule) for each in GAME.army_problems(army) or ()]


def regiment(entry: str, stands: int = 3, **more: Any) -> dict[str, Any]:
    return {"regiment": entry, "stands": stands, **more}


@rule("CON-ARM-01", "CON-ARM-08")
def test_every_stand_and_upgrade_costs():
    army = load().armies["hk_1000"].army
    assert army_points(load(), army) == 995
    assert wrong(listed()) == []
    assert wrong(listed() | {"limit": 300}) == [("$", "CON-ARM-01")]


@rule("CON-ARM-03", "CON-WLD-01")
def test_an_army_has_one_warlord():
    assert wrong(listed(warlord=False)) == [("$.warbands", "CON-ARM-03")]


@rule("CON-ARM-02")
def test_everything_comes_from_one_faction():
    found = wrong(listed(regiments=[regiment("raiders")]))
    assert [rule for _, rule in found] == ["KER-PCK-03"]


@rule("CON-ARM-04", "CON-CHR-03", "CON-CHR-02")
def test_a_character_joins_a_regiment_of_his_type():
    knights = [regiment("men_at_arms"), regiment("household_knights")]
    assert wrong(listed(regiments=knights, joins=1)) == [("$.warbands[0].joins", "CON-CHR-03")]
    alone = wrong(listed(regiments=[regiment("household_knights")], joins=None))
    assert ("$.warbands[0]", "CON-ARM-04") in alone


@rule("CON-ARM-05")
def test_a_warband_holds_four_regiments():
    many = [regiment("men_at_arms") for _ in range(5)]
    assert wrong(listed(regiments=many)) == [("$.warbands[0].regiments", "CON-ARM-05")]


@rule("CON-ARM-06", "CON-ARM-07")
def test_restricted_choices_are_two_at_most_and_never_more_than_mainstay():
    entry = load().cards["noble_lord"].entry
    restricted = entry.warband.restricted[0]  # type: ignore[union-attr]
    stands = load().cards[restricted].entry.stands.base
    few = [regiment("men_at_arms"), regiment(restricted, stands), regiment(restricted, stands)]
    assert wrong(listed(regiments=few)) == [("$.warbands[0].regiments", "CON-ARM-07")]


@rule("CON-COM-01", "CON-OFF-01", "CON-EX-39")
def test_a_regiment_has_its_own_officers_each_once():
    own = [regiment("men_at_arms", officers=["drillmaster"])]
    assert wrong(listed(regiments=own)) == [("$.warbands[0].regiments[0].officers", "CON-OFF-01")]
    twice = [regiment("men_at_arms", officers=["neophyte", "neophyte"])]
    assert ("$.warbands[0].regiments[0].officers", "CON-OFF-01") in wrong(listed(regiments=twice))


@rule("CON-MST-02")
def test_a_character_has_the_masteries_his_entry_allows():
    assert wrong(listed(mastery="magus")) == [("$.warbands[0].mastery", "CON-MST-02")]


@rule("CON-ARM-01")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", sorted(load().armies))
def test_lists_are_read_back_from_their_text(name: str, lang: str):
    army = load().armies[name].army
    assert read_army(load(), write_army(load(), army, lang)) == army


@rule("CON-ARM-01")
def test_text_is_read_as_players_write_it():
    army = read_army(
        load(),
        """
        === the hundred kingdoms [500/1000] ===
        # my first list
        Noble Lord [80pts]: WARLORD, joins 1
        * 4 x Men at Arms [155] [Seasoned Veteran]
          • Garde de la Maison (3)
        """.replace("Garde de la Maison", load().names["fr"]["household_guard"]),
    )
    assert plain(army)["warbands"] == [
        {
            "character": "noble_lord",
            "regiments": [
                {
                    "regiment": "men_at_arms",
                    "stands": 4,
                    "standard_bearer": False,
                    "officers": ["seasoned_veteran"],
                    "upgrades": [],
                },
                {
                    "regiment": "household_guard",
                    "stands": 3,
                    "standard_bearer": False,
                    "officers": [],
                    "upgrades": [],
                },
            ],
            "joins": 0,
            "warlord": True,
            "items": [],
            "mastery": "",
            "spells": [],
            "option": "",
        }
    ]


@rule("CON-ARM-02")
def test_a_name_and_points_may_come_before_the_faction_and_its_rule_after_it():
    title = "=== Border Watch [995/1000] ===\nThe Hundred Kingdoms\n- Relentless Drill\n"
    army = read_army(load(), f"{title}Noble Lord: Warlord\n- Militia (3)")
    assert (army.name, army.limit, army.army_rule) == ("Border Watch", 1000, "relentless_drill")
    assert [each.regiment for each in army.warbands[0].regiments] == ["militia"]


@pytest.mark.parametrize(
    "title",
    ["Border Watch - The Hundred Kingdoms - 995/1000 pts", "The Hundred Kingdoms | Border Watch [995/1000]"],
)
@rule("CON-ARM-01")
def test_a_name_may_stand_on_the_line_of_the_faction_and_counts_behind_a_dash(title):
    army = read_army(
        load(), f"{title}\nNoble Lord – 80 pts: Warlord\n- Men-at-Arms - 4\n-- Militia — 3 stands, 120 points"
    )
    assert (army.name, army.faction, army.limit) == ("Border Watch", "hundred_kingdoms", 1000)
    listed = [(each.regiment, each.stands) for each in army.warbands[0].regiments]
    assert listed == [("men_at_arms", 4), ("militia", 3)]


@rule("CON-ARM-02", "CON-ARM-09")
def test_lines_that_mean_nothing_are_named():
    with pytest.raises(ArmyError) as error:
        read_army(load(), "The Hundred Kingdoms\n- Militia (3)\nNoble Lord\n- Men-at-Armz (3)")
    assert [(each.path, each.key) for each in error.value.problems] == [
        ("L2", "regiment-without-warband"),
        ("L4", "army-line-unknown"),
    ]
    assert error.value.problems[1].facts["near"] == "men_at_arms"


def test_the_book_has_every_profile_and_the_sample_armies():
    book = GAME.army_book() or {}
    assert set(book["cards"]) == set(load().cards)
    assert set(book["samples"]) == set(load().armies)
    msgspec.json.encode(book)


@rule("CON-ARM-03")
def test_the_warlord_may_stand_in_parentheses_before_his_name():
    text = "The Hundred Kingdoms\n== (Warlord) Noble Lord [80]\n * Household Guard (3) [150]:"
    army = read_army(load(), text)
    assert [(band.character, band.warlord) for band in army.warbands] == [("noble_lord", True)]
