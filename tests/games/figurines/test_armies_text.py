"""Army lists as JSON and as text: what is written is read back, what cannot be read is named."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.games.figurines import armies
from montjoie.games.figurines.content import load
from montjoie.table import rosters
from montjoie.words import LANGUAGES, messages_in

c = load()
WOLF = c.samples["stark_40_young_wolf"]
WORDS = Path(armies.__file__).parents[1] / "words"
TEXT = """\
Game: figurines
Army: Lions
Faction: House Lannister
Size: 30
Commander: Jaime Lannister, The Kingslayer
Units:
- Lannister Guardsmen + Jaime Lannister, The Kingslayer (5)
NCUs:
- Cersei Lannister, Queen Regent (4)
Total: 9
"""


def wrong(text: str) -> list[str]:
    """The lines that cannot be read, with what is wrong with them."""
    with pytest.raises(armies.ArmyError) as caught:
        armies.read_army(c, text)
    return [f"{problem.path} {problem.key}" for problem in caught.value.problems]


def test_a_list_reads_as_one_line_for_each_unit_with_its_points() -> None:
    assert armies.write_army(c, armies.read_army(c, TEXT)) == TEXT


RULEBOOK = {  # units and characters as the rulebook prints them
    "Sentinelles Baratheon": "baratheon_sentinels",
    "Gardiens Baratheon": "baratheon_wardens",
    "Chevaliers du Cerf": "stag_knights",
    "Berserkers Omble": "umber_berserkers",
    "Gardes Lannister": "lannister_guardsmen",
    "Hallebardiers Lannister": "lannister_halberdiers",
    "Arbalétriers Lannister": "lannister_crossbowmen",
    "Archers Stark": "stark_bowmen",
    "Épées Liges Stark": "stark_sworn_swords",
    "Cavaliers Stark": "stark_outriders",
    "Maître Gardien": "master_warden",
    "Noble Chevalier du Cerf": "stag_knight_noble",
    "Capitaine de la Garde": "guard_captain",
    "Renly Baratheon - L’Héritier Charismatique": "renly_baratheon_the_charismatic_heir",
    "Stannis Baratheon L'Héritier Légitime": "stannis_baratheon_the_rightful_heir",
    "Jaime Lannister « Le Régicide »": "jaime_lannister_the_kingslayer",
    "Jaime Lannister « Le Jeune Lion »": "jaime_lannister_the_young_lion",
    "Cersei Lannister Reine Régente": "cersei_lannister",
    "Cersei Lannister": "cersei_lannister",
    "Alester Florent": "alester_florent",
    "Dame Shyra Errol": "shyra_errol",
    "Shyra Errol Dame du Fenil": "shyra_errol",
}


@pytest.mark.parametrize(("printed", "card"), RULEBOOK.items())
def test_the_rulebooks_own_names_are_known_beside_ours(printed: str, card: str) -> None:
    head = "Jeu : figurines\nFaction : Neutre\nTaille : 40\nGénéral : Bronn\nUnités :\n"
    if card in c.units:
        assert armies.read_army(c, f"{head}- {printed} (5)").units[0].unit == card
    elif card in c.attachments:
        assert armies.read_army(c, f"{head}- Gardes Lannister + {printed}").units[0].attachments == (card,)
    else:
        assert armies.read_army(c, f"{head}UNC :\n- {printed}").ncus == (card,)


@pytest.mark.parametrize(
    ("shorter", "unit"),
    [("Umber Greataxes", "umber_greataxes"), ("Coupe-Jarrets Bolton", "bolton_cutthroats")],
)
def test_the_word_house_may_be_left_out(shorter: str, unit: str) -> None:
    assert armies.read_army(c, TEXT.replace("Lannister Guardsmen", shorter)).units[0].unit == unit


def test_a_name_that_two_cards_share_means_neither() -> None:
    short = TEXT.replace("Jaime Lannister, The Kingslayer", "Jaime Lannister")
    assert wrong(short) == ["L5 army-line-unknown", "L7 army-line-unknown"]


def test_cards_may_be_given_by_id_in_any_case_with_comments_between() -> None:
    text = """
        # for Sunday
        jeu : figurines
        FACTION: lannister
        Size: 30
        Commander: jaime_lannister_the_kingslayer
        Units:

        - lannister_guardsmen + JAIME LANNISTER, the kingslayer
    """
    made = armies.read_army(c, text)
    assert made.units == (armies.Choice("lannister_guardsmen", ("jaime_lannister_the_kingslayer",)),)


@given(
    st.sampled_from(c.factions),
    st.sampled_from(LANGUAGES),
    st.integers(0, 2**32),
    st.text(st.characters(codec="utf-8"), max_size=30).map(lambda name: " ".join(name.split())),
)
def test_every_list_comes_back_from_its_text(faction: str, lang: str, seed: int, name: str) -> None:
    made = msgspec.structs.replace(armies.random_army(c, random.Random(seed), faction, 40), name=name)
    assert armies.read_army(c, armies.write_army(c, made, lang)) == made


@given(st.sampled_from([*c.samples]))
def test_every_list_comes_back_from_its_json_which_names_the_game(name: str) -> None:
    document = msgspec.json.decode(msgspec.json.encode(c.samples[name]))
    assert document["game"] == "figurines"
    assert msgspec.convert(document, armies.Army) == c.samples[name]
    assert list(armies.check(c, document)) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Game: figurines\n", "", "L1 army-line-missing"),
        ("figurines", "throne", "L1 army-line-game"),
        ("Size: 30", "Size: many", "L4 army-line-number"),
        ("Size: 30", "Faction: House Stark", "L4 army-line-twice"),
        ("House Lannister", "House Frey", "L3 army-line-unknown"),
        ("The Kingslayer\nUnits", "The Knight\nUnits", "L5 army-line-unknown"),
        ("Lannister Guardsmen", "Lannister Guardsmn", "L7 army-line-unknown"),
        ("Cersei Lannister, Queen Regent", "Cersei Baratheon", "L9 army-line-unknown"),
        ("Units:\n", "", "L6 army-line"),
        ("Army: Lions", "Lions", "L2 army-line"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(old: str, new: str, told: str) -> None:
    assert told in wrong(TEXT.replace(old, new))


@given(st.text(max_size=200))
def test_any_text_is_an_army_or_refused_line_by_line(text: str) -> None:
    assert all(problem.path.startswith("L") for problem in armies.check(c, text))


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ([], "$"),
        ({"faction": "stark", "size": 40}, "$"),
        ({"faction": "stark", "size": "40", "commander": "howland_reed"}, "$.size"),
        ({"faction": "stark", "size": 40, "commander": "howland_reed", "units": [{}]}, "$.units[0]"),
        ({"faction": "stark", "size": 40, "commander": "howland_reed", "heroes": []}, "$"),
    ],
)
def test_json_that_is_no_list_is_told_with_its_path(document: object, path: str) -> None:
    assert path in [problem.path for problem in armies.check(c, document)]


def test_a_list_as_text_is_judged_like_any_other() -> None:
    small = TEXT.replace("Size: 30", "Size: 8")
    assert [problem.rule for problem in armies.check(c, small)] == ["FIG-ARM-02"]


def keys(folder: Path) -> set[str]:
    """The messages about armies that the code of a folder asks for."""
    sources = [file.read_text("utf-8") for file in folder.rglob("*.py")]
    return {key for source in sources for key in re.findall(r'"(army-[a-z-]+)"', source)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_of_a_list_has_a_sentence(lang: str) -> None:
    said = set(re.findall(r"^(army-[a-z-]+) =", messages_in(WORDS, "army")[lang], re.MULTILINE))
    assert keys(Path(armies.__file__).parent) <= said
    assert said <= keys(WORDS.parent) | keys(Path(rosters.__file__).parent)


def test_a_text_that_is_something_else_is_not_named_line_by_line() -> None:
    assert 50 <= len(wrong("something else\n" * 1000)) < 60


PASTED = """\
Faction: House Stark
Commander: Robb Stark - The Wolf Lord
Points: 30 (0 Neutral)

Combat Units:
 • Stark Sworn Swords (5)
   with Robb Stark, The Wolf Lord (0)
 • Umber Berserkers (7)
   with Sworn Sword Captain (1)

Non-Combat Units:
 • Sansa Stark - Little Bird (4)

Made with some list builder
"""


def test_a_list_as_other_builders_write_it_is_read() -> None:
    army = armies.read_army(c, PASTED)
    assert (army.faction, army.size, army.commander) == ("stark", 30, "robb_stark_the_wolf_lord")
    assert [(unit.unit, unit.attachments) for unit in army.units] == [
        ("stark_sworn_swords", ("robb_stark_the_wolf_lord",)),
        ("umber_berserkers", ("sworn_sword_captain",)),
    ]
    assert army.ncus == ("sansa_stark",)


def test_what_cannot_be_read_of_a_pasted_list_is_named_by_its_own_line() -> None:
    assert wrong(PASTED.replace("Umber Berserkers", "Nobody at all")) == ["L8 army-line-unknown"]
