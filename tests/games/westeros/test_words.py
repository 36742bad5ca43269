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

    def visit_SelectExpression(self, node: Any) -> None:
        """Its cases, unless it asks for the id itself: `$how-id`."""
        by_id = isinstance(node.selector, ast.VariableReference) and node.selector.id.name.endswith("-id")
        named = (variant.key for variant in node.variants if not variant.default and not by_id)
        self.keys |= {key.name for key in named if isinstance(key, ast.Identifier)}
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
        ("en", "Northmen Archers 2 advances from [4,5] to [6,5] (forest)."),
        ("fr", "Les archers nordiens 2 avancent de [4,5] en [6,5] (forêt)."),
    ],
)
@rule("WES-KEY-01")
def test_a_move_is_told_from_start_to_goal_and_an_advance_as_such(lang: str, told: str) -> None:
    facts = {
        "unit": "northmen_archers_2",
        "house": "stark",
        "how": "advancing",
        "start": "4,5",
        "goal": "6,5",
        "hexes": 2,
        "ground": "forest",
    }
    assert words.say(lang, "WES-MOV-04", "event-unit-moved", facts) == told


@pytest.mark.parametrize(("lang", "told"), [("en", "Pursue 1"), ("fr", "Poursuivre 1")])
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
