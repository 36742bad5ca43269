"""Why an answer was given, in words: what it was compared with, what it brings, and what is expected then."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

from msgspec import Struct

import montjoie
from montjoie import words
from montjoie.bots.thinking.search import Considered, Thinking
from montjoie.kernel.spaces import Answer
from montjoie.words import Text, both

SCOPE = "BOT"
ALTERNATIVES = 4  # that are told
LONGEST = 240  # characters of an answer
ASIDE = frozenset({"left", "right", "backward", "forward"})  # ways that a number of inches goes with
# A block: the edge it comes on from, its files, and the file in which its last rank begins; a way out of
# walls: the side, where the block faces, and how far from the middle of the side it stands.
BLOCK = re.compile(r"(?:([a-z]+)-)?(\d+)-(\d+)")
EXIT = re.compile(r"([a-z]+)-([a-z]+)-(\d+)-(\d+)@(-?\d+)")
words.register(SCOPE, lambda: words.source_in(Path(__file__).parent))


class Weighed(Struct, frozen=True):
    """An answer that was weighed: in words, its chance to win, how sure that is, in how many worlds."""

    answer: Answer
    text: Text
    chance: float
    error: float
    worlds: int


class Reasons(Struct, frozen=True):
    """What was thought about a decision, for people. `more` and `less` are what the first answer brings
    beside the second (or the one given), `line` what may happen then; `given` is the place of the answer
    that was given, if one was."""

    seat: str
    kind: str
    weighed: list[Weighed]  # the best first; one that stands alone was not played out
    more: list[Text]
    less: list[Text]
    line: list[Text]
    playouts: int
    given: int | None = None


def reasons(game: str, thinking: Thinking, given: Answer | None = None) -> Reasons:
    """A thinking as people read it. It depends on what was thought alone, so it tells nothing that the seat
    may not know."""
    told = list(thinking.considered[: ALTERNATIVES + 1])
    if given is not None:
        told += [each for each in thinking.considered if each.answer == given and each not in told]
    return Reasons(
        thinking.seat,
        thinking.kind,
        [_weighed(game, each) for each in told],
        *gains_and_losses(game, thinking.because),
        [both(event.text) for event in thinking.line],
        thinking.playouts,
        next((n for n, each in enumerate(told) if given is not None and each.answer == given), None),
    )


def _weighed(game: str, each: Considered) -> Weighed:
    text = both(lambda lang: in_words(game, each.answer, lang))
    return Weighed(each.answer, text, round(each.chance, 4), round(each.error, 4), each.worlds)


def told(game: str, thinking: Thinking, lang: str = "en") -> list[str]:
    """The sentences that explain an answer."""
    return list(_sentences(reasons(game, thinking), lang))


def _sentences(found: Reasons, lang: str) -> Iterator[str]:
    best, *others = found.weighed
    if not best.worlds:
        yield _say(lang, "why-alone", answer=getattr(best.text, lang))
        return
    yield _say(lang, "why-best", **_facts(best, lang))
    for key, features in (("why-more", found.more), ("why-less", found.less)):
        if features:
            yield _say(lang, key, what=", ".join(getattr(each, lang) for each in features))
    for other in others:
        if other.worlds:
            yield _say(lang, "why-other", **_facts(other, lang))
    yield _say(lang, "why-effort", playouts=found.playouts)
    if found.line:
        yield _say(lang, "why-line")
        yield from (getattr(event, lang) for event in found.line)


def _facts(each: Weighed, lang: str) -> dict[str, Any]:
    shares = {"chance": round(100 * each.chance), "error": ceil(100 * each.error)}
    return {"answer": getattr(each.text, lang), "worlds": each.worlds, **shares}


def _say(lang: str, key: str, **facts: Any) -> str:
    return words.say(lang, SCOPE, key, facts, SCOPE)


def gains_and_losses(game: str, because: dict[str, float]) -> tuple[list[Text], list[Text]]:
    """What an answer brings more of and less of, by name; several features may have one."""
    more = dict.fromkeys(feature(game, name) for name, by in because.items() if by > 0)
    less = dict.fromkeys(feature(game, name) for name, by in because.items() if by < 0)
    return list(more), list(less)


def feature(game: str, name: str) -> Text:
    """What a feature of a game's tables is called."""
    return both(lambda lang: _say(lang, feature_key(game, name)))


def feature_key(game: str, name: str) -> str:
    """The message that names a feature; what counts more with time has the name of what it is."""
    return f"feature-{game}-{re.sub(r'[^a-z]+', '-', name.partition(',')[0])}"


@cache
def _scope(game: str) -> str:
    return montjoie.find(game).prefix


def in_words(game: str, answer: Answer, lang: str) -> str:
    """An answer by the names of what it speaks of."""
    text = _in_words(game, answer, lang)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _in_words(game: str, answer: Answer, lang: str) -> str:
    if isinstance(answer, dict):
        if answer.keys() == {"turn", "ahead", "pivot"}:
            return _leg(answer, lang)
        if answer.keys() == {"x", "y", "facing"}:
            return _say(lang, "place", x=answer["x"], y=answer["y"], facing=round(answer["facing"] / 100))
        parts = (_pair(game, key, value, lang) for key, value in answer.items())
        return ("\u00a0; " if lang == "fr" else "; ").join(parts) or _say(lang, "nothing")
    if isinstance(answer, (list, tuple)):
        return ", ".join(_in_words(game, each, lang) for each in answer) or _say(lang, "nothing")
    if isinstance(answer, bool):
        return _say(lang, "yes" if answer else "no")
    if isinstance(answer, str) and (way := EXIT.fullmatch(answer)):
        side, faces, files, rear, along = way.groups()
        where = {"side": side, "faces": faces, "along": abs(int(along)), "beside": _beside(int(along))}
        return _say(lang, "exit", **where, block=_block(files, rear, lang))
    return str(words.spoken(_scope(game), lang, answer))


def _pair(game: str, key: str, value: Answer, lang: str) -> str:
    if isinstance(value, int) and key in ASIDE:
        return _say(lang, "aside", way=key, far=value)
    if isinstance(value, list) and key in ASIDE:
        return _in_words(game, value or [{"turn": 0, "ahead": 0, "pivot": ""}], lang)
    if isinstance(value, int) and (shape := BLOCK.fullmatch(key)):
        edge, files, rear = shape.groups()
        block = _block(files, rear, lang)
        if edge is None:
            return _say(lang, "formation", block=block, facing=round(value / 100))
        return _say(lang, "entry", block=block, edge=edge, along=value)
    called = words.spoken(_scope(game), lang, key)
    return f"{called}{words.COLON[lang]}{_in_words(game, value, lang)}"


def _block(files: str, rear: str, lang: str) -> str:
    return _say(lang, "block", files=int(files), rear=int(rear) + 1)


def _beside(along: int) -> str:
    """Which way from the middle, for who looks out of the walls; it is counted looking at them."""
    return "middle" if not along else "left" if along > 0 else "right"


def _leg(leg: dict[str, Any], lang: str) -> str:
    """A part of a way: a turn, to the right where it is positive, and a straight move."""
    turn = round(abs(leg["turn"]) / 100)
    side, way = "right" if leg["turn"] > 0 else "left", "ahead" if leg["ahead"] >= 0 else "back"
    return _say(lang, "leg", turn=turn, side=side, ahead=abs(leg["ahead"]), way=way)
