"""Chance as a seat: dice, draws and shuffles are answered by a counter-based generator.

The whole state of the generator is a seed and a counter, so a clone costs nothing and a record
can store the outcomes themselves. This is the only place of kernel, table and games that makes
randomness.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import ClassVar, Protocol, TypeVar

from msgspec import Struct

from montjoie.kernel.compiled import in_c
from montjoie.kernel.errors import Refusal
from montjoie.kernel.plain import brief

CHANCE = "chance"
UNDO = "undo"
LATE = "late"
SEEDS = range(-(2**63), 2**64)  # the whole numbers a document keeps
T = TypeVar("T")


class Rng(Protocol):
    """What a sampler needs of a generator: `random.Random` and `Stream` both fit."""

    def randrange(self, stop: int, /) -> int:
        """An integer from 0 to stop - 1, each as likely."""
        ...


class Stream:
    """Random numbers from a seed and a counter: the same two always give the same numbers."""

    __slots__ = ("_at", "_block", "_bytes", "_key")

    def __init__(self, seed: int | str, counter: int = 0) -> None:
        self._key, self._block, self._bytes, self._at = f"{seed}:{counter}:", 0, b"", 0

    @in_c
    def randrange(self, stop: int, /) -> int:
        """An integer from 0 to stop - 1, each as likely (numbers past the last full cycle are redrawn)."""
        if stop < 1:
            raise ValueError(f"no number lies from 0 to {stop - 1}")
        if stop <= 256:
            limit = 256 - 256 % stop
            while True:
                if self._at == len(self._bytes):
                    self._more()
                number = self._bytes[self._at]
                self._at += 1
                if number < limit:
                    return number % stop
        size = (stop.bit_length() + 15) // 8
        limit = 256**size - 256**size % stop
        while (number := int.from_bytes(self._take(size))) >= limit:
            pass
        return number % stop

    def _take(self, n: int) -> bytes:
        while len(self._bytes) < self._at + n:
            self._more()
        taken = self._bytes[self._at : self._at + n]
        self._at += n
        return taken

    def _more(self) -> None:
        block = blake2b(f"{self._key}{self._block}".encode()).digest()
        self._bytes, self._at = self._bytes[self._at :] + block, 0
        self._block += 1


@in_c
def pick(rng: Rng, items: Sequence[T]) -> T:
    """One of the items, each as likely; LookupError where there is none."""
    if not items:
        raise LookupError("nothing to pick from")
    return items[rng.randrange(len(items))]


def between(rng: Rng, low: int, high: int) -> int:
    """A whole number from low to high, each as likely; LookupError where there is none."""
    if high < low:
        raise LookupError(f"no number lies from {low} to {high}")
    return low + rng.randrange(high - low + 1)


@in_c
def shuffled(rng: Rng, items: Sequence[T]) -> list[T]:
    """The items in a random order, each order as likely."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = rng.randrange(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def is_seed(seed: object) -> bool:
    """Whether a seed is a whole number or a text that a document can keep (KER-SET-04)."""
    if isinstance(seed, str):
        return seed.isprintable() and len(seed) <= 200
    return type(seed) is int and seed in SEEDS


@lru_cache(maxsize=1024)
def seed_hash(seed: int | str) -> str:
    """What is published of the seed while the match runs."""
    return blake2b(f"montjoie:{seed}".encode(), digest_size=16).hexdigest()


class Chance(Struct, frozen=True, tag=True, tag_field="space"):
    """A question to the chance seat: it can draw an outcome and list them all."""

    secret: ClassVar[bool] = False

    def draw(self, rng: Rng) -> list[int]:
        """An outcome at random."""
        raise NotImplementedError  # pragma: no cover

    def outcomes(self) -> Iterator[tuple[list[int], float]]:
        """Every outcome with its probability."""
        raise NotImplementedError  # pragma: no cover

    def check(self, outcome: object) -> None:
        """Refuse an outcome that cannot come up (KER-CHN-01)."""
        raise NotImplementedError  # pragma: no cover

    def numbered(self, outcome: Sequence[int | str]) -> Sequence[int | str]:
        """The outcome by its numbers, where somebody gives it by names."""
        return outcome


def _integers(outcome: object) -> list[int]:
    if isinstance(outcome, list) and all(type(n) is int for n in outcome):
        return outcome
    raise Refusal("KER-CHN-01", "chance-impossible", outcome=brief(outcome))


class Dice(Chance, frozen=True):
    """`count` dice with `sides` sides, all seen by everybody; `faces` names what the sides show, where that
    is not their number."""

    count: int
    sides: int = 6
    faces: tuple[str, ...] = ()

    def numbered(self, outcome: Sequence[int | str]) -> Sequence[int | str]:
        """A symbol stands for the first side that shows it (KER-CHN-02)."""
        return [self.faces.index(face) + 1 if face in self.faces else face for face in outcome]

    def named(self, outcome: Sequence[int]) -> list[str]:
        """What the sides that came up show."""
        return [self.faces[face - 1] if self.faces else str(face) for face in outcome]

    def draw(self, rng: Rng) -> list[int]:
        """The faces in the order rolled."""
        return [rng.randrange(self.sides) + 1 for _ in range(self.count)]

    def outcomes(self) -> Iterator[tuple[list[int], float]]:
        """Every sequence of faces."""
        each = 1 / self.sides**self.count
        for faces in itertools.product(range(1, self.sides + 1), repeat=self.count):
            yield list(faces), each

    def check(self, outcome: object) -> None:
        """So many faces, each on the die."""
        faces = _integers(outcome)
        if len(faces) != self.count or not all(1 <= face <= self.sides for face in faces):
            raise Refusal("KER-CHN-01", "chance-impossible", outcome=brief(outcome))


class Shuffle(Chance, frozen=True):
    """A random order of `count` things that nobody sees: the outcome lists old places in new order."""

    count: int
    secret = True

    def draw(self, rng: Rng) -> list[int]:
        """The old places in a new order."""
        return shuffled(rng, range(self.count))

    def outcomes(self) -> Iterator[tuple[list[int], float]]:
        """Every order, each as likely."""
        each = 1 / math.factorial(self.count)
        for order in itertools.permutations(range(self.count)):
            yield list(order), each

    def check(self, outcome: object) -> None:
        """Every place once."""
        if sorted(_integers(outcome)) != list(range(self.count)):
            raise Refusal("KER-CHN-01", "chance-impossible", outcome=brief(outcome))


class Deal(Shuffle, frozen=True):
    """A shuffle whose result everybody sees, as when seats draw their sides."""

    secret = False
