"""What messages can call: articles and prepositions of their language, agreement, sums, lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from montjoie.words import english, french
from montjoie.words.grammar import Grammar, Noun, joined
from montjoie.words.sums import Sum

_LANGUAGES = {"en": english, "fr": french}


def functions(lang: str) -> dict[str, Callable[..., Any]]:
    """The functions of a language, as Fluent calls them."""
    tongue = _LANGUAGES[lang]
    own = {name: _of_a_noun(lang, function) for name, function in tongue.FUNCTIONS.items()}
    return own | {
        "GENDER": lambda told: as_noun(lang, told).grammar.gender,
        "MANY": lambda told: "other" if as_noun(lang, told).grammar.plural else "one",
        "CAP": capital,
        "SIGNED": signed,
        "DICE": lambda told: ", ".join(told.parts) if isinstance(told, Noun) and told.parts else str(told),
        "QUOTED": lambda told: _quoted(lang, told),
        "EITHER": lambda told: _either(lang, told),
        "TOTAL": _total,
        "PARTS": lambda told: told.parts if isinstance(told, Sum) else str(told),
        "INCHES": lambda told: tongue.inches(int(told)),
    }


def as_noun(lang: str, told: Any) -> Noun:
    """What a fact is to grammar; numbers and words of strangers are proper names."""
    return told if isinstance(told, Noun) else _analysed(lang, str(told))


@lru_cache(maxsize=1 << 12)
def _analysed(lang: str, text: str) -> Noun:
    return Noun(text, _LANGUAGES[lang].analyse((), "", text))


def listed(lang: str, parts: list[Noun]) -> Noun:
    """Names one after the other: several, and feminine where all of them are."""
    if len(parts) == 1:
        return parts[0]
    text = joined(parts, *{"en": ("and", "; "), "fr": ("et", " ; ")}[lang])
    feminine = all(part.grammar.gender == "f" for part in parts)
    return Noun(text, Grammar("f" if feminine else "m", plural=True), parts)


def _quoted(lang: str, told: Any) -> str:
    """Titles one after the other, each between quotation marks."""
    marks = {"en": "“{}”", "fr": "« {} »"}[lang]
    counted = Counter(getattr(told, "parts", ()) or (told,))
    titles = [marks.format(part) + (f" (×{n})" if n > 1 else "") for part, n in counted.items()]
    return joined(titles, {"en": "and", "fr": "et"}[lang], ", ")


def _either(lang: str, told: Any) -> str:
    """Names one after the other, of which any will do."""
    return {"en": " or ", "fr": " ou "}[lang].join(told.parts) if getattr(told, "parts", ()) else str(told)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """`+2`, `-1`: a part of a sum."""
    return f"{int(number):+d}".replace("-", "−")


def _of_a_noun(lang: str, function: Callable[[Noun], str]) -> Callable[[Any], str]:
    return lambda told: function(as_noun(lang, told))


def _total(told: Any) -> Any:
    from fluent.runtime.types import FluentInt

    return FluentInt(told.total if isinstance(told, Sum) else int(told))
