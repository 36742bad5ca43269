"""The rulebooks as data: every rule by its id, with its text and chapter."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

_RULE = re.compile(r"^\s*-\s+\*\*([A-Z]{3}-(?!EX-)[A-Z]{2,5}-\d{2,3})\b\s*(?:\*\*)?(.*)$")
_EXAMPLE = re.compile(r"^(?:\s*-\s+)?\*\*([A-Z]{3}-EX-\d{2,3})\b(.*)$")
_CHAPTER = re.compile(r"^#{2,4}\s+(.*)$")


class Rule(Struct, frozen=True):
    """A rule of a rulebook."""

    id: str
    text: str
    chapter: str


def shelf() -> Path:
    """The folder of the rulebooks: inside an installed package, else beside the sources."""
    here = Path(__file__).resolve().parents[1]
    packed = here / "_rulebooks"
    return packed if packed.is_dir() else here.parents[1] / "rulebooks"


@cache
def read_rulebook(name: str) -> dict[str, Rule]:
    """The rules and rulings of a rulebook, in its order."""
    return _read(shelf() / f"{name}.md", _RULE)


@cache
def read_examples(name: str) -> dict[str, Rule]:
    """The worked examples of a rulebook, in its order: paragraphs, or the items of a list."""
    return _read(shelf() / f"{name}.md", _EXAMPLE)


def _read(path: Path, pattern: re.Pattern[str]) -> dict[str, Rule]:
    found, chapter = {}, ""
    for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
        if heading := _CHAPTER.match(line):
            chapter = heading[1].strip()
        elif rule := pattern.match(line):
            found[rule[1]] = Rule(rule[1], rule[2].replace("**", "").strip(), chapter)
    return found
