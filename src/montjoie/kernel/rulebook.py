"""The rulebooks as data: every rule by its id, with its text and chapter, in the languages it is written in.

`GAME.md` is the rulebook; `GAME.fr.md` says the same rules, examples and words in French.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

_RULE = re.compile(r"^\s*-\s+\*\*([A-Z]{3}-(?!EX-)[A-Z]{2,5}-\d{2,3})\b\s*(?:\*\*)?(.*)$")
_EXAMPLE = re.compile(r"^(?:\s*-\s+)?\*\*([A-Z]{3}-EX-\d{2,3})\b(.*)$")
_CHAPTER = re.compile(r"^#{2,4}\s+(.*)$")
_ROW = re.compile(r"^\|\s*(.*?)\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|$")
_GLOSSARY = re.compile(r"\b(?:Glossary|Glossaire)\b")
_SHOWN = re.compile(
    r"\b([A-Z]{3})\b(?:-(\d{2,3})(?:(?: to | à |\.\.)(?:[A-Z]{3}-)?(\d{2,3}))?((?:, \d{2,3}\b)*))?"
)

_UNBROKEN = re.compile(r"(?<=«) | (?=[:;?!»])")  # where a French line may not end


class Rule(Struct, frozen=True):
    """A rule of a rulebook."""

    id: str
    text: str
    chapter: str


class Term(Struct, frozen=True):
    """A word of a game in both languages, and what it means in the language of the glossary."""

    en: str
    fr: str
    meaning: str


def shelf() -> Path:
    """The folder of the rulebooks: inside an installed package, else beside the sources."""
    here = Path(__file__).resolve().parents[1]
    packed = here / "_rulebooks"
    return packed if packed.is_dir() else here.parents[1] / "rulebooks"


@cache
def read_rulebook(name: str, lang: str = "en") -> dict[str, Rule]:
    """The rules and rulings of a rulebook, in its order; in another language those that are written in it."""
    return _read(name, lang, _RULE)


@cache
def read_examples(name: str, lang: str = "en") -> dict[str, Rule]:
    """The worked examples of a rulebook, in its order: paragraphs, or the items of a list."""
    return _read(name, lang, _EXAMPLE)


@cache
def read_glossary(name: str, lang: str = "en") -> dict[str, Term]:
    """The words of a rulebook by the English one, in its order."""
    found, here = {}, False
    for line in _lines(name, lang):
        if heading := _CHAPTER.match(line):
            here = bool(_GLOSSARY.search(heading[1]))
        elif here and (row := _ROW.match(line)) and not row[1].startswith(("English term", "--", ":-")):
            found[row[1]] = Term(*row.groups())
    return found


def shown_by(example: Rule, rules: dict[str, Rule]) -> tuple[str, ...]:
    """The rules that an example names in brackets: `(SUP-04 to 07, RAI)` are four rules and a chapter."""
    prefix = example.id[:4]
    found: dict[str, None] = {}
    for named in re.findall(r"\(([^)]*)\)", example.text):
        for code, first, last, more in _SHOWN.findall(named.replace(prefix, "")):
            if not first:
                found |= {each: None for each in rules if each.startswith(f"{prefix}{code}-")}
                continue
            numbers = [*range(int(first), int(last or first) + 1), *map(int, more.split(", ")[1:])]
            ids = (f"{prefix}{code}-{number:02}" for number in numbers)
            found |= {id: None for id in ids if id in rules}
    return tuple(found)


def _lines(name: str, lang: str) -> list[str]:
    path = shelf() / (f"{name}.md" if lang == "en" else f"{name}.{lang}.md")
    text = path.read_text("utf-8") if path.is_file() else ""
    return (_UNBROKEN.sub("\N{NO-BREAK SPACE}", text) if lang == "fr" else text).splitlines()


def _read(name: str, lang: str, pattern: re.Pattern[str]) -> dict[str, Rule]:
    found, chapter = {}, ""
    for line in _lines(name, lang):
        if heading := _CHAPTER.match(line):
            chapter = heading[1].strip()
        elif rule := pattern.match(line):
            found[rule[1]] = Rule(rule[1], rule[2].replace("**", "").strip(), chapter)
    return found
