"""Army lists as they come from outside: JSON, or readable text whose names may be in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from montjoie.kernel.errors import DocumentError, Problem
from montjoie.kernel.misfits import misfits

T = TypeVar("T")
LONG = 80  # letters of a stranger's text that are compared with names
COLON = {"en": ": ", "fr": " : "}


class ArmyError(DocumentError):
    """A text that is no army list; the path of each problem is its line, such as `L4`."""


def read(raw: Any, kind: type[T], from_text: Callable[[str], T]) -> tuple[T | None, list[Problem]]:
    """A list as its type, or why it is none."""
    try:
        return from_text(raw) if isinstance(raw, str) else msgspec.convert(raw, kind), []
    except ArmyError as error:
        return None, error.problems
    except (msgspec.ValidationError, RecursionError):
        return None, list(misfits(raw, kind, "$"))


def lines(text: str) -> Iterator[tuple[str, str]]:
    """The lines that say something, with their paths: none that are empty, nor those from `#`."""
    for number, line in enumerate(text.splitlines(), 1):
        if (said := line.strip()) and not said.startswith("#"):
            yield f"L{number}", said


def nearest(text: str, known: Mapping[str, str]) -> str:
    """The id whose name is most like a text that is none; "-" where there is no name at all."""
    near = get_close_matches(text[:LONG], list(known), n=1, cutoff=0)
    return known[near[0]] if near else "-"
