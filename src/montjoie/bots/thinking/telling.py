"""Why an answer was given, in words: what it was compared with, and what is expected then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import montjoie
from montjoie import words
from montjoie.bots.thinking.search import Considered, Thinking
from montjoie.kernel.spaces import Answer

SCOPE = "BOT"
ALTERNATIVES = 4  # that are told
words.register(SCOPE, lambda: words.source_in(Path(__file__).parent))


def told(game: str, thinking: Thinking, lang: str = "en") -> list[str]:
    """The sentences that explain an answer. They depend on what was thought alone, so they tell nothing that
    the seat may not know."""
    return list(_sentences(game, thinking, lang))


def _sentences(game: str, thinking: Thinking, lang: str) -> Iterator[str]:
    best, *others = thinking.considered
    chosen = in_words(game, best.answer, lang)
    if not best.worlds:
        yield _say(lang, "why-alone", answer=chosen)
        return
    yield _say(lang, "why-best", answer=chosen, **_facts(best))
    for other in others[:ALTERNATIVES]:
        if other.worlds:
            yield _say(lang, "why-other", answer=in_words(game, other.answer, lang), **_facts(other))
    yield _say(lang, "why-effort", playouts=thinking.playouts, answers=len(thinking.considered))
    if thinking.line:
        yield _say(lang, "why-line")
        yield from (event.text(lang) for event in thinking.line)


def _facts(each: Considered) -> dict[str, Any]:
    return {"chance": round(100 * each.chance), "error": round(100 * each.error), "worlds": each.worlds}


def _say(lang: str, key: str, **facts: Any) -> str:
    return words.say(lang, SCOPE, key, facts, SCOPE)


def _called(game: str, value: Any, lang: str) -> str:
    return str(words.spoken(_scope(game), lang, value))


@cache
def _scope(game: str) -> str:
    return montjoie.find(game).prefix


def in_words(game: str, answer: Answer, lang: str) -> str:
    """An answer by the names of what it speaks of."""
    if isinstance(answer, dict):
        parts = (_pair(game, key, value, lang) for key, value in answer.items())
        return (" ; " if lang == "fr" else "; ").join(parts) or "–"
    if isinstance(answer, (list, tuple)):
        return ", ".join(in_words(game, each, lang) for each in answer) or "–"
    return _called(game, answer, lang)


def _pair(game: str, key: str, value: Answer, lang: str) -> str:
    inside = in_words(game, value, lang)
    return f"{_called(game, key, lang)}{' : ' if lang == 'fr' else ': '}{inside}"
