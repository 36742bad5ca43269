"""Army lists (chapters ARM and NEU): what they are, what is wrong with them, their text and their decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from montjoie.games.figurines.armies.cards import characters, deck, neutral_points, points
from montjoie.games.figurines.armies.chance import random_army
from montjoie.games.figurines.armies.model import Army, Choice
from montjoie.games.figurines.armies.problems import document_problems, problems
from montjoie.games.figurines.armies.text import ArmyError, read_army, write_army
from montjoie.kernel.errors import Problem

if TYPE_CHECKING:
    from montjoie.games.figurines.content.model import Content

__all__ = [
    "Army",
    "ArmyError",
    "Choice",
    "characters",
    "check",
    "deck",
    "neutral_points",
    "points",
    "problems",
    "random_army",
    "read_army",
    "unreadable",
    "write_army",
]


def check(
    content: Content, document: Any, teammates: Iterable[Army] = (), *, faction_rules: bool = True
) -> Iterator[Problem]:
    """What is wrong with a list as it comes from outside, plain JSON or its text (see `problems`)."""
    found = list(unreadable(content, document))
    yield from found
    if not found:
        text = isinstance(document, str)
        army = read_army(content, document) if text else msgspec.convert(document, Army)
        yield from problems(content, army, teammates, faction_rules=faction_rules)


def unreadable(content: Content, document: Any) -> Iterator[Problem]:
    """Why a document is no army list at all."""
    if not isinstance(document, str):
        yield from document_problems(document)
        return
    try:
        read_army(content, document)
    except ArmyError as error:
        yield from error.problems
