"""What the Westeros phase says, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from montjoie import words
from montjoie.games import throne
from montjoie.games.throne.westeros_phase.mustering import MusterUnits
from montjoie.games.throne.westeros_phase.supply import AdjustSupply
from montjoie.games.throne.westeros_phase.wildlings import WildlingAttack
from tests.games.throne.given import at
from tests.games.throne.westeros_phase.asking import bid, refused

FOLDER = Path(throne.__file__).parent


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the chapter and the facts each one speaks of."""
    text = (FOLDER / "words" / f"westeros.{lang}.ftl").read_text("utf-8")
    entries = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ \[*].*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", value)) for key, value in entries}


def test_both_languages_say_the_same_with_the_same_facts():
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_and_decision_of_the_chapter_has_its_message(lang: str):
    source = "".join(path.read_text("utf-8") for path in (FOLDER / "westeros_phase").glob("*.py"))
    keys = set(re.findall(r'Refusal\(\s*(?:rule|"[A-Z0-9-]+"), "([a-z-]+)"', source))
    spaces = re.findall(r"class (\w+)\((?:OneOf|Amount|Ordering|Allocation)\b", source)
    asks = {"ask-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in spaces}
    assert len(keys) > 10
    assert len(asks) == 9
    assert keys | asks <= set(messages(lang))


def test_a_refusal_names_areas_and_numbers():
    m = at(MusterUnits(house="stark"), armies={"white_harbor": "stark F"})
    why = refused(m, "stark", "white_harbor/knight")
    assert why.text("en") == "White Harbor has 1 muster point left; this costs 2. [THR-MUS-04]"
    assert why.text("fr").startswith("À Blancport il reste 1 point de recrutement ; ")


def test_the_log_tells_losses_and_bids():
    m = at(AdjustSupply(house="stark"), armies={"winterfell": "stark FFFF"})
    m.submit("stark", {"winterfell/footman": 1})
    assert m.feed(None)[-1].text("en") == (
        "Stark gives up 1 footman at Winterfell, which its supply no longer feeds."
    )
    m = at(WildlingAttack(), turn={"wildlings": 4})
    bid(m, stark=3, tyrell=1)
    told = [event.text("en") for event in m.feed(None)]
    bids = "Stark: 3, Tyrell: 1, Baratheon: 0, Lannister: 0 and Greyjoy: 0"
    assert told[0] == f"The bids for the Night's Watch are turned up ({bids})."
    assert told[1] == "The Night's Watch beats the wildlings off, 4 against 4."
