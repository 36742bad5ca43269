"""What a name is to grammar: its gender and number, whether it takes an article, and who declares it.

`grammar.json` beside the messages of a scope lists words by what they are; the kernel's list serves all.
A word there is an id, a whole name, or the first word of names (in English the last, too): `archers`
stands for all archers. A name that no list knows is a proper name, masculine and singular, and takes no
article, unless it begins with one, as "Les Jumeaux".
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

Kind = Literal["m", "f", "mp", "fp", "name_m", "name_f", "name_mp", "name_fp", "aspirated", "mute"]
KINDS: dict[str, tuple[str, ...]] = {
    # Nouns by gender and number; `name_…`: proper names, without an article; words in h that forbid an
    # elision or, being proper names, allow it.
    "fr": ("m", "f", "mp", "fp", "name_m", "name_f", "name_mp", "name_fp", "aspirated", "mute"),
    # Names that take "the", one or several; proper names that are several; whom "she" stands for.
    "en": ("the", "the_p", "name_p", "she"),
}
Lexicon = Mapping[str, frozenset[str]]  # kind -> the words of that kind, in small letters


class Grammar(NamedTuple):
    """What there is to know of a name in a sentence."""

    gender: Literal["m", "f"] = "m"
    plural: bool = False
    article: bool = False  # whether it takes one: a noun does, a proper name does not
    hiatus: bool = False  # whether it forbids an elision: "le héros", "de Howland"


class Noun(str):
    """A name that a sentence can put an article or a preposition before; `parts` where it is a list."""

    __slots__ = ("grammar", "parts")
    grammar: Grammar
    parts: tuple[Noun, ...]

    def __new__(cls, text: str, grammar: Grammar, parts: Iterable[Noun] = ()) -> Noun:
        """The text with its grammar."""
        noun = super().__new__(cls, text)
        noun.grammar, noun.parts = grammar, tuple(parts)
        return noun


def joined(parts: Sequence[str], last: str, apart: str) -> str:
    """Names one after the other, the last after a word; `apart` is between those that have commas inside."""
    *others, end = parts
    comma = apart if any(", " in part for part in parts) else ", "
    return f"{comma.join(others)} {last} {end}" if others else end


def read_lexicon(folder: Path) -> dict[str, dict[str, frozenset[str]]]:
    """The lists of `grammar.json` by language, where a scope has them."""
    path = folder / "grammar.json"
    raw = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for lang, lists in raw.items():
        if unknown := sorted(set(lists) - set(KINDS.get(lang, ()))):
            raise ValueError(f"{path}: {lang} has no kind of words {', '.join(unknown)}")
    return {
        lang: {kind: frozenset(word.casefold() for word in listed) for kind, listed in lists.items()}
        for lang, lists in raw.items()
    }


def find(lexicons: Iterable[Lexicon], kinds: Iterable[str], *words: str) -> str | None:
    """The kind under which the first of the words that is listed stands, own lists before shared ones."""
    listed = list(lexicons)
    for word in map(str.casefold, words):
        for lexicon in listed:
            for kind in kinds:
                if word in lexicon.get(kind, ()):
                    return kind
    return None
