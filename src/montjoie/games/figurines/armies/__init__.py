"""Army lists (chapters ARM and NEU): what they are, what is wrong with them, their text and their decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from montjoie.games.figurines.armies.chance import random_army
from montjoie.games.figurines.armies.model import Army, Choice, characters, deck, neutral_points, points
from montjoie.games.figurines.armies.problems import problems
from montjoie.games.figurines.armies.text import read_army, write_army
from montjoie.kernel.errors import Problem
from montjoie.table import rosters
from montjoie.table.rosters import ArmyError

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
    "read",
    "read_army",
    "write_army",
]


def read(content: Content, document: Any) -> tuple[Army | None, list[Problem]]:
    """A list as it comes from outside, plain JSON or its text; or why it is none (KER-PCK-02)."""
    return rosters.read(document, Army, partial(read_army, content))


def check(
    content: Content, document: Any, teammates: Iterable[Army] = (), *, faction_rules: bool = True
) -> Iterator[Problem]:
    """What is wrong with a list as it comes from outside (see `problems`)."""
    army, found = read(content, document)
    yield from found
    if army is not None:
        yield from problems(content, army, teammates, faction_rules=faction_rules)
