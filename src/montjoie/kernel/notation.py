"""Answers as readable text that reads back: `winterfell=march_0 karhold=support`, `stark > tyrell`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoie.kernel.errors import Refusal

NOTHING = "-"


def write(answer: Any) -> str:
    """The notation of a plain answer."""
    if isinstance(answer, dict):
        return " ".join(f"{k}={v}" for k, v in answer.items()) or NOTHING
    if isinstance(answer, list):
        return " ".join(map(str, answer)) or NOTHING
    return str(answer)


def _words(text: str) -> list[str]:
    return [] if text.strip() == NOTHING else text.replace(",", " ").split()


def _pairs(text: str) -> dict[str, str]:
    pairs = {}
    for word in _words(text):
        key, equals, value = word.partition("=")
        if not equals:
            raise Refusal("KER-NOT-01", "notation-pair", word=word)
        pairs[key] = value
    return pairs


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Refusal("KER-NOT-01", "notation-number", word=text) from None


READERS: dict[str, Callable[[str], Any]] = {
    "one_of": str.strip,
    "subset": _words,
    "ordering": _words,
    "amount": _number,
    "allocation": lambda text: {k: _number(v) for k, v in _pairs(text).items()},
    "assignment": _pairs,
}
