"""Answers as readable text that reads back: `winterfell=march_0 karhold=support`, `pay: 3` (KER-NOT-01).

Words are separated by spaces or commas. A word that holds a separator itself is put in quotes as in
JSON; `-` alone stands for nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from montjoie.kernel.errors import Refusal

NOTHING = "-"
_PLAIN = re.compile(r"[^\s,=:\"]+")
_TOKEN = re.compile(r"""[\s,]*(?:("(?:[^"\\]|\\.)*")|([^\s,=:"]+)|([=:]))""")


def word(thing: Any) -> str:
    """One word, in quotes where it could be misread."""
    text = str(thing)
    return text if text != NOTHING and _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def write(answer: Any) -> str:
    """The notation of a plain answer."""
    if isinstance(answer, dict):
        return " ".join(f"{word(k)}={word(v)}" for k, v in answer.items()) or NOTHING
    if isinstance(answer, list):
        return " ".join(map(word, answer)) or NOTHING
    return word(answer)


class _Token(NamedTuple):
    text: str
    sign: bool  # `=` or `:` between words
    end: int


def _tokens(text: str) -> Iterator[_Token]:
    at = 0
    while found := _TOKEN.match(text, at):
        quoted, bare, sign = found.groups()
        at = found.end()
        try:
            yield _Token(json.loads(quoted, strict=False) if quoted else bare or sign, bool(sign), at)
        except ValueError:
            raise _strange(quoted) from None
    if rest := text[at:].strip().strip(","):
        raise _strange(rest)


def _strange(text: str) -> Refusal:
    return Refusal("KER-NOT-01", "notation-word", word=text[:60])


def _words(text: str) -> list[str]:
    if text.strip() == NOTHING:
        return []
    tokens = list(_tokens(text))
    if any(token.sign for token in tokens):
        raise _strange(text)
    return [token.text for token in tokens]


def _word(text: str) -> str:
    found = _words(text)
    if len(found) != 1:
        raise _strange(text)
    return found[0]


def _pairs(text: str) -> dict[str, str]:
    if text.strip() == NOTHING:
        return {}
    found = list(_tokens(text))
    keys, signs, values = found[::3], found[1::3], found[2::3]
    wrong = any(token.sign for token in keys + values) or any(token[:2] != ("=", True) for token in signs)
    if wrong or len(keys) != len(values):
        raise Refusal("KER-NOT-01", "notation-pair", word=text[:60])
    return {key.text: value.text for key, value in zip(keys, values, strict=True)}


def number(text: str) -> int:
    """A whole number of a length that can be meant."""
    if not re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", text):
        raise Refusal("KER-NOT-01", "notation-number", word=text[:60])
    return int(text)


def split_door(text: str) -> tuple[str, str | None]:
    """`option: rest` as option and rest; a word alone has no rest."""
    tokens = _tokens(text)
    option, colon = next(tokens, None), next(tokens, None)
    if option is None or option.sign or (colon is not None and colon[:2] != (":", True)):
        raise _strange(text)
    return option.text, text[colon.end :].strip() if colon else None


READERS: dict[str, Callable[[str], Any]] = {
    "one_of": _word,
    "subset": _words,
    "ordering": _words,
    "amount": number,
    "allocation": lambda text: {k: number(v) for k, v in _pairs(text).items()},
    "assignment": _pairs,
}
