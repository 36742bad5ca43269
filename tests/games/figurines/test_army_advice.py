"""What helps somebody who writes an army list (chapters ARM, ATC, CMD)."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.armies import advice, check, read_army
from montjoie.games.figurines.content import load
from montjoie.kernel.plain import plain
from tests.rule import rule

CONTENT = load()


def listed(*units: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A Stark list of 40 points under Robb Stark."""
    led = {"faction": "stark", "size": 40, "commander": "robb_stark_the_wolf_lord"}
    return {**led, "units": list(units), **more}


LED = {"unit": "umber_greataxes", "attachments": ["robb_stark_the_wolf_lord"]}


@rule("FIG-ARM-04")
def test_commanders_are_those_of_the_faction_and_neutral_ones() -> None:
    told = advice.advice(CONTENT, {"faction": "stark", "size": 40, "commander": ""})
    assert "robb_stark_the_wolf_lord" in told["commanders"]
    assert "howland_reed" in told["commanders"]  # an NCU
    assert "roose_bolton_lord_of_the_dreadfort" in told["commanders"]
    assert "tywin_lannister_lord_of_casterly_rock" not in told["commanders"]
    assert "offers" not in told


@rule("FIG-ARM-03")
def test_cards_of_other_factions_are_not_offered() -> None:
    offers = advice.advice(CONTENT, listed(LED))["offers"]
    assert offers["units"]["stark_bowmen"] is True
    assert "lannister_guardsmen" not in offers["units"]
    assert all(CONTENT.ncus[id].faction in ("stark", "neutral") for id in offers["ncus"])


@rule("FIG-ARM-02")
def test_cards_that_are_too_dear_are_offered_as_such() -> None:
    sample = plain(CONTENT.samples["stark_40_young_wolf"])
    told = advice.advice(CONTENT, sample)
    assert told["points"] == 40
    assert told["offers"]["units"]["stark_bowmen"] is False


@rule("FIG-ATC-03")
def test_attachments_are_offered_to_units_of_their_type() -> None:
    bowmen, riders = {"unit": "stark_bowmen"}, {"unit": "stark_outriders"}
    offers = advice.advice(CONTENT, listed(LED, bowmen, riders))["offers"]["attachments"]
    assert "sworn_sword_captain" in offers[1]
    assert "sworn_sword_captain" not in offers[2]
    assert "sworn_sword_captain" not in offers[0]  # it has one already


@rule("FIG-ARM-05")
def test_the_commander_is_offered_to_units_until_he_has_joined_one() -> None:
    bowmen = {"unit": "stark_bowmen"}
    alone = advice.advice(CONTENT, listed(bowmen))["offers"]["attachments"]
    assert "robb_stark_the_wolf_lord" in alone[0]
    joined = advice.advice(CONTENT, listed(LED, bowmen))["offers"]["attachments"]
    assert "robb_stark_the_wolf_lord" not in joined[1]


def test_a_list_made_of_offers_is_legal() -> None:
    army = listed(LED)
    while True:
        told = advice.advice(CONTENT, army)
        fit = [id for id, cheap in told["offers"]["units"].items() if cheap and CONTENT.units[id].points > 4]
        if not fit:
            break
        army = {**army, "units": [*army["units"], {"unit": fit[0]}]}
    assert len(army["units"]) > 3
    assert list(check(CONTENT, army)) == []


def test_the_text_of_a_list_reads_back() -> None:
    told = advice.advice(CONTENT, listed(LED))
    for lang in ("en", "fr"):
        assert plain(read_army(CONTENT, told["text"][lang])) == told["army"]
        assert advice.advice(CONTENT, told["text"][lang])["points"] == told["points"] == 7


def test_what_is_no_list_gets_no_advice() -> None:
    assert advice.advice(CONTENT, []) == advice.advice(CONTENT, "nonsense") == {}
    unknown = advice.advice(CONTENT, listed({"unit": "dragons"}))
    assert "offers" not in unknown


def test_the_book_has_every_card_with_its_points_and_the_samples() -> None:
    book = advice.book(CONTENT)
    assert book["sizes"] == [30, 40, 50]
    assert book["cards"]["stark_bowmen"] == {
        "kind": "unit",
        "faction": "stark",
        "points": CONTENT.units["stark_bowmen"].points,
        "commander": False,
    }
    assert book["samples"].keys() == CONTENT.samples.keys()
