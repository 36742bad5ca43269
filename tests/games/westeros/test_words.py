"""What westeros says, in both languages: names in the place of ids, and sentences that fit them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from montjoie import words
from montjoie.kernel.game import find
from tests.games.westeros.cards.plays import play
from tests.rule import rule

PLURALS = {"one", "other"}


class Variants(Visitor):
    """Collects the words that messages tell cases apart by."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def visit_Variant(self, node: Any) -> None:
        """A case."""
        if isinstance(node.key, ast.Identifier) and not node.default:
            self.keys.add(node.key.name)
        self.generic_visit(node)


def cases(lang: str) -> Iterator[str]:
    """Every case of every message."""
    found = Variants()
    found.visit(FluentParser().parse(find("westeros").words().messages[lang]))
    yield from found.keys - PLURALS


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_case_of_a_message_is_itself_a_name(lang: str) -> None:
    """A fact is told by its name, so that a case by the id of something named would never be met."""
    assert [case for case in cases(lang) if words.spoken("WES", lang, case) != case] == []


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Northmen Archers 2 (Stark) advances: [5,5], [6,5] and [7,5]."),
        ("fr", "Avance : archers nordiens 2 (Stark), [5,5], [6,5] et [7,5]."),
    ],
)
@rule("WES-KEY-01")
def test_a_way_is_told_hex_by_hex_and_an_advance_as_such(lang: str, told: str) -> None:
    facts = {
        "unit": "northmen_archers_2",
        "house": "stark",
        "how": "advancing",
        "path": ["5,5", "6,5", "7,5"],
    }
    assert words.say(lang, "WES-MOV-04", "event-unit-moved", facts) == told


@pytest.mark.parametrize(("lang", "told"), [("en", "Pursue X = 1"), ("fr", "Poursuivre X = 1")])
def test_a_keyword_that_has_a_number_is_told_with_it(lang: str, told: str) -> None:
    units = {"leader": "host blue 7,5 @eddard", "a": "host green 6,5"}
    feed = play("sl20", "eddard", units, "before").feed(None)
    assert any(told in event.text(lang) for event in feed)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("green/northmen_archers_2", "vert · archers nordiens 2"),
        ("blue+blue/maege_mormont", "bleu + bleu · Maegh Mormont"),
        ("morale/raise", "moral · augmenter le moral"),
        ("5,7/red", "[5,7] · rouge"),
    ],
)
def test_the_parts_of_an_answer_are_named(value: str, told: str) -> None:
    assert words.spoken("WES", "fr", value) == told
