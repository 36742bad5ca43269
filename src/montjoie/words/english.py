"""English names in a sentence: articles and possessives."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from montjoie.words.grammar import Grammar, Lexicon, Noun, find, joined

_KINDS = ("the", "the_p", "name_p")
_SOUNDED = ("eu", "one", "uni", "use", "ewe")  # written with a vowel, said with a consonant
_SILENT = ("heir", "hono", "hour")


def analyse(lexicons: Iterable[Lexicon], identifier: str, text: str) -> Grammar:
    """What the lists tell of a name: by its id, by the whole of it, by its first word or its last."""
    lists = list(lexicons)
    built_in = text.lower().startswith("the ")
    rest = text[4 * built_in :]
    alone = [word for word in rest.split() if not word.isdecimal()] or [""]  # the second of the archers
    words = (identifier, text, rest, alone[0].rstrip(","), alone[-1])
    kind = find(lists, _KINDS, *words) or ("the" if built_in else "name")
    she = find(lists, ("she",), *words) is not None
    return Grammar("f" if she else "m", kind.endswith("_p"), kind.startswith("the"))


def the(noun: Noun) -> str:
    """`the Twins`, `the Bay of Ice`; a proper name as it is."""
    return _each(noun, _the)


def a(noun: Noun) -> str:
    """`an archer`, `a knight`; several, and what has a name of its own, as they are."""
    return _each(noun, _a)


def possessive(noun: Noun) -> str:
    """`Stark's`, `the Twins'`."""
    told = the(noun)
    several = noun.grammar.plural or bool(noun.parts and noun.parts[-1].grammar.plural)
    return f"{told}'" if several and told.endswith("s") else f"{told}'s"


def inches(thousandths: int) -> str:
    """`4.5 inches`, `1 inch`, from thousandths of an inch."""
    number = f"{thousandths / 1000:.2f}".rstrip("0").rstrip(".")
    return f"{number} {'inch' if thousandths == 1000 else 'inches'}"


FUNCTIONS = {"THE": the, "A": a, "POSS": possessive}


def _each(noun: Noun, told: Callable[[Noun], str]) -> str:
    if not noun.parts:
        return told(noun)
    return joined([told(part) for part in noun.parts], "and", "; ")


def _the(noun: Noun) -> str:
    if noun.startswith("The "):
        return f"the {noun[4:]}"
    return f"the {noun}" if noun.grammar.article and not noun.startswith("the ") else str(noun)


def _a(noun: Noun) -> str:
    if noun.grammar.plural or not noun.grammar.article or noun.lower().startswith("the "):
        return _the(noun) if noun.lower().startswith("the ") else str(noun)
    word = noun.lower()
    vowel = (word[:1] in "aeiou" and not word.startswith(_SOUNDED)) or word.startswith(_SILENT)
    return f"{'an' if vowel else 'a'} {noun}"
