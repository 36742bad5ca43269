"""Names of rows made during the game."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.figurines.state import Field, G


def serial(g: G, stem: str) -> str:
    """A fresh name for a row made during the game; the event that uses it must `count_serial`."""
    return f"{stem}_{g.state.course.serial + 1}"


def count_serial(field: Field) -> None:
    """The name that `serial` gave is taken; the next one differs."""
    field.course = replace(field.course, serial=field.course.serial + 1)
