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
    """At most so many answers of a decision; three for every eight where each must be drawn, for to draw one
    costs as much as the kernel takes to go on with it."""
    space = decision.space
    if isinstance(space, Amount) and space.unruled:
        reach = space.high - space.low
        last = min(slots - 1, reach)
        return [space.low + round(reach * n / max(1, last)) for n in range(last + 1)]
    if _number(space) <= slots:
        return list(decision.candidates(slots))
    found: list[Answer] = []
    for _ in range(max(2, 3 * slots // 8)):
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
        self._g, self._seat, self._into, at = g, seat, into, 0
        self._known: dict[str, int | list[tuple[int, float]]] = {}
        for answer in answers:
            self._at, self._named, self._amount, into[at] = at, 0, 0, 1.0
            if type(answer) is str and "/" not in answer:
                self._word(answer)
            else:
                self._part(answer, "")
            if self._amount:
                into[at + 3] = self._amount / (10 + abs(self._amount))  # amounts have no bounds
            if named := self._named:
                into[at + 2] = named / 8
                if named > 1:
                    for place in range(at + len(SHAPE), at + self._words):
                        into[place] /= named
            at += self._width

    def _part(self, part: Answer, where: str) -> None:
        """Words and numbers inside an answer; a number stands under a name, `area/unit` are two words."""
        kind = type(part)
        if kind is str:
            for word in part.split("/") if "/" in part else (part,):
                self._word(word)
        elif kind is dict:
            for key, value in part.items():
                if type(value) is not int or "/" in key:
                    self._part(key, "")
                self._part(value, key)
        elif kind is list:
            for each in part:
                self._part(each, where)
        elif kind is int:
            self._number(part, where)

    def _word(self, word: str) -> None:
        found = self._known.get(word)
        if found is None:
            mark = self._lens.mark(self._g, self._seat, word)
            found = _place(word) if mark is None else [(n, x) for n, x in enumerate(mark, len(SHAPE)) if x]
            self._known[word] = found
        into, at = self._into, self._at
        if type(found) is int:
            into[at + self._words + found] = 1.0
            if word in PASSES:
                into[at + 1] = 1.0
            return
        self._named += 1
        for n, number in found:  # type: ignore[union-attr]
            into[at + n] += number

    def _number(self, number: int, where: str) -> None:
        if where == "ahead":
            self._into[self._at + 4] += number / 10_000
        elif where == "turn":
            self._into[self._at + 5] += number / 36_000
        elif where not in ("x", "y", "facing"):
            self._amount += number


@lru_cache(maxsize=50_000)
def _place(word: str) -> int:
    """Where a word is dealt to, the same on every machine; without the number of one of several alike."""
    stem = word.rstrip("0123456789").rstrip("_") or word
    return blake2b(stem.encode(), digest_size=2).digest()[0] % WORDS
