"""French names in a sentence: articles, contractions, elision, agreement."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable

from montjoie.words.grammar import Grammar, Lexicon, Noun, find, joined

_ARTICLE = re.compile(r"(le |la |les |l['’])", re.IGNORECASE)
_NOUNS = ("m", "f", "mp", "fp")
_NAMES = ("name_m", "name_f", "name_mp", "name_fp")
_BUILT_IN = {"le ": "m", "la ": "f", "les ": "mp"}  # what the article of a name tells of it


def analyse(lexicons: Iterable[Lexicon], identifier: str, text: str) -> Grammar:
    """What the lists tell of a name: by its id, by the whole of it, by its first word."""
    lists = list(lexicons)
    article, rest = _split(text)
    words = (identifier, text, rest, (rest.split() or [""])[0].rstrip(","))
    kind = find(lists, (*_NOUNS, *_NAMES), *words) or _BUILT_IN.get(article.lower(), "name_m")
    noun = kind in _NOUNS
    if find(lists, ("aspirated",), *words):
        hiatus = True
    else:
        hiatus = not noun and rest[:1] in ("h", "H") and find(lists, ("mute",), *words) is None
    code = kind.removeprefix("name_")
    return Grammar("f" if code[0] == "f" else "m", code.endswith("p"), noun or bool(article), hiatus)


def le(noun: Noun) -> str:
    """`l'Arbre`, `les Jumeaux`, `la baie`; a proper name as it is."""
    return _each(noun, _le)


def un(noun: Noun) -> str:
    """`un archer`, `une baie`, `des archers`; what has a name of its own as it is."""
    return _each(noun, _un)


def de(noun: Noun) -> str:
    """`du Neck`, `des Jumeaux`, `de l'Arbre`, `de la baie`, `d'Accalmie`, `de Winterfell`."""
    return _each(noun, lambda one: _contracted(one, "de", "du ", "des "))


def a(noun: Noun) -> str:
    """`au Neck`, `aux Jumeaux`, `à l'Arbre`, `à la baie`, `à Winterfell`."""
    return _each(noun, lambda one: _contracted(one, "à", "au ", "aux "))


def d(noun: Noun) -> str:
    """`d'archers`, `de cavaliers`: the preposition without an article, unless the name has one: `du Neck`."""
    return _each(noun, lambda one: de(one) if _split(one)[0] else _elided("de", one))


def que(noun: Noun) -> str:
    """`qu'Accalmie`, `que les Jumeaux`."""
    told = le(noun)
    return f"qu'{told}" if told == noun and _elides(noun) else f"que {told}"


def inches(thousandths: int) -> str:
    """`4,5 pouces`, `1 pouce`, from thousandths of an inch."""
    number = f"{thousandths / 1000:.2f}".rstrip("0").rstrip(".").replace(".", ",")
    return f"{number} {'pouces' if abs(thousandths) >= 2000 else 'pouce'}"


FUNCTIONS = {"LE": le, "UN": un, "DE": de, "A": a, "D": d, "QUE": que}


def _split(text: str) -> tuple[str, str]:
    """The article that a name begins with, and the rest."""
    article = _ARTICLE.match(text)
    return (article[0], text[article.end() :]) if article else ("", text)


def _elides(noun: Noun) -> bool:
    first = unicodedata.normalize("NFD", noun[:1].lower())[:1]
    if first == "y":  # a vowel before consonants only: "d'Yronwood", "de yole"
        return noun[1:2].lower() not in "aeiouéè" and not noun.grammar.hiatus
    return first != "" and first in "aeiouœæh" and not noun.grammar.hiatus


def _each(noun: Noun, told: Callable[[Noun], str]) -> str:
    """Every name of a list in its turn: `du Neck, des Jumeaux et de Winterfell`."""
    if not noun.parts:
        return told(noun)
    return joined([told(part) for part in noun.parts], "et", " ; ")


def _le(noun: Noun) -> str:
    article, rest = _split(noun)
    if article:
        return article.lower() + rest
    if not noun.grammar.article:
        return str(noun)
    if noun.grammar.plural:
        return f"les {noun}"
    if _elides(noun):
        return f"l'{noun}"
    return f"la {noun}" if noun.grammar.gender == "f" else f"le {noun}"


def _un(noun: Noun) -> str:
    if _split(noun)[0] or not noun.grammar.article:
        return _le(noun)
    return f"{'des' if noun.grammar.plural else 'une' if noun.grammar.gender == 'f' else 'un'} {noun}"


def _contracted(noun: Noun, preposition: str, singular: str, plural: str) -> str:
    told = _le(noun)
    if told == noun and not noun.grammar.article:
        return _elided(preposition, noun)
    if told.startswith("le "):
        return singular + told[3:]
    return plural + told[4:] if told.startswith("les ") else f"{preposition} {told}"


def _elided(preposition: str, noun: Noun) -> str:
    return f"d'{noun}" if preposition == "de" and _elides(noun) else f"{preposition} {noun}"
