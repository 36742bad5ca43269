"""A finite set of actions: slots that hold some answers of the decision at hand, each told in numbers.

Where the answers are few the slots hold them all, in the order they are listed. Of many, an even choice of
amounts, or answers drawn at random. What a slot holds is told by its row of candidates: nothing else makes
slot 3 of one decision like slot 3 of another.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from montjoie.kernel.chance import Rng
from montjoie.kernel.compound import Branch
from montjoie.kernel.decisions import Decision
from montjoie.kernel.spaces import Amount, Answer, OneOf, Ordering, Space, Subset
from montjoie.rl.lenses import Lens

WORDS = 24  # places that words of answers are dealt over
PASSES = frozenset({"pass", "done", "decline", "skip", "forgo", "none", "stop"})
SHAPE = ("offered", "passes", "names", "amount", "ahead", "turn")


def candidate_features(lens: Lens) -> tuple[str, ...]:
    """What is told of every slot: its shape, what the lens marks in the things it names, its words."""
    return (*SHAPE, *lens.marks, *(f"word{n}" for n in range(WORDS)))


def shortlist(decision: Decision, slots: int, rng: Rng) -> list[Answer]:
    """At most so many answers of a decision; a quarter as many where each must be drawn, for to draw one
    costs as much as the kernel takes to go on with it."""
    space = decision.space
    if isinstance(space, Amount) and space.unruled:
        reach = space.high - space.low
        last = min(slots - 1, reach)
        return [space.low + round(reach * n / max(1, last)) for n in range(last + 1)]
    if _number(space) <= slots:
        return list(decision.candidates(slots))
    found: list[Answer] = []
    for _ in range(max(2, slots // 4)):
        answer = decision.sample(rng)
        if answer not in found:
            found.append(answer)
    return found


def _number(space: Space) -> float:
    """How many answers have the shape of a space; many, where nobody counts them."""
    if isinstance(space, OneOf):
        return len(space.options)
    if isinstance(space, Subset):
        return float(2 ** len(space.options))
    if isinstance(space, Ordering):
        return math.factorial(min(9, len(space.items)))
    if isinstance(space, Branch):
        return sum(1 if opened is None else _number(opened) for opened in space.options.values())
    return math.inf


class Teller:
    """Tells answers of one seat at one moment in numbers; what was found of a thing is kept for the next."""

    def __init__(self, lens: Lens, width: int) -> None:
        self._lens, self._width = lens, width
        self._words = len(SHAPE) + len(lens.marks)

    def tell(self, g: Any, seat: str, answers: Sequence[Answer], into: array[float]) -> None:
        """Write a row for every answer."""
        known: dict[str, int | list[tuple[int, float]]] = {}
        found_in, at = self._found, 0
        for answer in answers:
            into[at] = 1.0
            if type(answer) is str:
                said = answer.split("/")
            else:
                said = []
                if amount := _read(answer, "", said, into, at):
                    into[at + 3] = amount / (10 + abs(amount))  # amounts have no bounds
            things: list[list[tuple[int, float]]] = []
            for word in said:
                found = known.get(word)
                if found is None:
                    found = known[word] = found_in(g, seat, word)
                if type(found) is int:
                    into[at + found] = 1.0
                    if word in PASSES:
                        into[at + 1] = 1.0
                else:
                    things.append(found)  # type: ignore[arg-type]
            if things:
                named = len(things)
                into[at + 2] = named / 8
                for thing in things:
                    for n, mark in thing:
                        into[at + n] += mark / named
            at += self._width

    def _found(self, g: Any, seat: str, word: str) -> int | list[tuple[int, float]]:
        """The place of a word, or what is told of the thing that it names, by place."""
        mark = self._lens.mark(g, seat, word)
        if mark is None:
            return self._words + _place(word)
        return [(n, x) for n, x in enumerate(mark, len(SHAPE)) if x]


def _read(part: Answer, where: str, said: list[str], into: array[float], at: int) -> int:
    """The sum of the amounts inside an answer. Words are noted in `said`, of `area/unit` both, and how far
    ways lead in the row; where somebody stands is no amount."""
    kind = type(part)
    if kind is dict:
        amount = 0
        for key, value in part.items():
            if type(value) is not int:
                said += key.split("/") if "/" in key else (key,)
                if type(value) is str:
                    said += value.split("/") if "/" in value else (value,)
                    continue
            elif "/" in key:
                said += key.split("/")
            amount += _read(value, key, said, into, at)
        return amount
    if kind is list:
        return sum([_read(each, where, said, into, at) for each in part])
    if kind is str:
        said += part.split("/")
    elif where == "ahead":
        into[at + 4] += part / 10_000
    elif where == "turn":
        into[at + 5] += part / 36_000
    elif kind is int and where not in ("x", "y", "facing"):
        return int(part)
    return 0


@lru_cache(maxsize=50_000)
def _place(word: str) -> int:
    """Where a word is dealt to, the same on every machine; without the number of one of several alike."""
    stem = word.rstrip("0123456789").rstrip("_") or word
    return blake2b(stem.encode(), digest_size=2).digest()[0] % WORDS
