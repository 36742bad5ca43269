"""What movement says, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from montjoie import words
from montjoie.games import figurines
from montjoie.games.figurines.moves.walk import Maneuver
from tests.games.figurines.given import at
from tests.games.figurines.moves.ways import legs

FOLDER = Path(figurines.__file__).parent
SOURCES = [path for chapter in ("moves", "charge") for path in (FOLDER / chapter).rglob("*.py")]


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the chapter and the facts each one speaks of."""
    text = (FOLDER / "words" / f"moves.{lang}.ftl").read_text("utf-8")
    entries = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ \[*].*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", value)) for key, value in entries}


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_and_decision_of_the_chapter_has_its_message(lang: str) -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    keys = set(re.findall(r'Refusal\(\s*(?:self\.rule|"[A-Z0-9-]+"),\s*"([a-z-]+)"', source))
    spaces = re.findall(r"class (\w+)\((?:\w+\.)?(?:OneOf|Branch|Path|Pose|MovePath)\b", source)
    asks = {"ask-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in spaces}
    assert len(keys) > 25
    assert len(asks) >= 12
    assert keys | asks <= set(messages(lang))
    assert {key for key in messages(lang) if key.startswith("ask-")} == asks


def test_a_refusal_names_units_and_lengths() -> None:
    units = {
        "stark_sworn_swords_1": "stark_sworn_swords 24,14",
        "lannister_guardsmen": "lannister_guardsmen 24,24 owner=b",
    }
    match = at(Maneuver(unit="stark_sworn_swords_1"), units)
    near, far = match.decisions["a"].problems(legs(0, 4.5))[0], match.decisions["a"].problems(legs(90, 7))[0]
    assert near.text("en") == (
        "The Stark Sworn Swords 1 would end 0.7 inches from an enemy (Lannister Guardsmen); "
        "at least 1 inch is needed. [FIG-MOV-06]"
    )
    assert "0,7 pouce" in near.text("fr")
    assert far.text("en") == (
        "The Stark Sworn Swords 1 would move 7 inches; 5 inches at most are allowed. [FIG-MAN-01]"
    )
