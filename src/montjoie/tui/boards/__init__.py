"""The table as text: each game draws its own in `boards/GAME.py`, any other as plain tables."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Protocol

from rich.console import RenderableType

from montjoie import Decision, Match
from montjoie.tui.naming import Names
from montjoie.tui.screen import Screen


class Board(Protocol):
    """What a seat sees of the table, in words and tables of at most 80 columns."""

    def draw(self) -> RenderableType:
        """The whole table."""
        ...

    def status(self) -> str:
        """The seat's own affairs in one line."""
        ...

    def scene(self, decision: Decision) -> RenderableType | None:
        """What goes on that a question is part of; None where the table says it all."""
        ...

    def beside(self, identifier: str) -> str:
        """What lies in a place or belongs to a thing, in a few words; empty where there is nothing."""
        ...

    def look(self, text: str) -> RenderableType | None:
        """All about a place or thing that a person names; None where nothing has that name."""
        ...


def lay(match: Match, seat: str, names: Names, screen: Screen) -> Board:
    """The board of a match as a seat sees it."""
    name = f"{__name__}.{match.game}"
    if importlib.util.find_spec(name) is None:
        name = f"{__name__}.plain"
    board: Board = importlib.import_module(name).Board(match, seat, names, screen)
    return board


def matching(text: str, identifiers: list[str], names: Names) -> str | None:
    """The id a person means: the id itself, its name, how either begins, or a part of it."""
    wanted = text.casefold()
    every: dict[str, Any] = {each: (each.casefold(), names.of(each).casefold()) for each in identifiers}
    whole = [each for each, known in every.items() if wanted in known]
    begun = [each for each, known in every.items() if any(k.startswith(wanted) for k in known)]
    inside = [each for each, known in every.items() if any(wanted in k for k in known)]
    return next(iter(whole + begun + inside), None)
