"""Chapter 1.1: dice against a value, re-rolls, what counts double (CON-DIC). Nothing here knows the table:
the odds are counted by the same functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Literal, TypeVar

from msgspec import Struct

from montjoie.games.conquest.content import Held
from montjoie.table.plane import Side

SIX = 6
T = TypeVar("T")


class Blow(Struct, frozen=True):
    """One kind of dice in an attack: whose, against whom, how, and from where. Special rules look at it."""

    kind: Literal["clash", "volley", "impact", "duel", "spell", "hits"]
    attacker: str  # the regiment that acts
    striker: str  # whose profile it is: the regiment, or its character
    target: str  # a regiment, or in a duel a character
    arc: Side = "front"  # of the target
    shots: tuple[Held, ...] = ()  # rules of the shots or of the spell (CON-SPR-04)
    effective: bool = False  # at effective range (CON-VOL-09)
    flawless: bool = False  # hits that find no Defense (CON-SPR-16)


class Pool(Struct, frozen=True):
    """So many dice of one kind, against a hit value; without one they are hits already."""

    blow: Blow
    dice: int
    value: int | None = None


class Hits(Struct, frozen=True):
    """So many hits of one kind."""

    blow: Blow
    number: int


class Reroll(Struct, frozen=True):
    """Dice that are rolled again: all failures, all successes, or those with these faces among them."""

    of: Literal["failures", "successes"]
    rule: str
    source: str
    faces: tuple[int, ...] = ()


class Extra(Struct, frozen=True):
    """Automatic hits beside those rolled: one for every so many successes, or successes with these faces."""

    rule: str
    source: str
    faces: tuple[int, ...] = ()
    per: int = 1

    def counts(self, die: int) -> bool:
        """Whether a successful die counts towards it."""
        return not self.faces or die in self.faces


class Answering(Struct, frozen=True):
    """Hits on the attacker: for each Defense die with this face, or for each wound where there is none
    (CON-SPR-14, CON-SPR-42)."""

    rule: str
    source: str
    face: int = 0


def succeeds(die: int, value: int) -> bool:
    """A die against a characteristic: so much or less, but a 6 never and a 1 always (CON-DIC-02,
    CON-DIC-03, CON-DIC-04)."""
    return die == 1 or (die <= value and die != SIX)


def saves(die: int, defense: int, evasion: int) -> bool:
    """A Defense die, compared with both; a 1 fails where both are 0 (CON-VOL-14, CON-CLA-15, CON-DIC-04)."""
    best = max(defense, evasion)
    return best > 0 and succeeds(die, best)


def again(passed: bool, die: int, rerolls: Iterable[Reroll], conflict: str = "seed") -> bool:
    """Whether a die is rolled again: once at most (CON-DIC-05). Re-rolls of successes and of failures cancel
    each other; by the FAQ one of all dice of its kind stands against one of some faces (CON-DIC-06,
    CON-RUL-03)."""
    every = tuple(rerolls)
    kinds = {each.of for each in every}
    if len(kinds) > 1:
        whole = {each.of for each in every if not each.faces} if conflict == "faq" else set()
        if len(whole) != 1:
            return False
        every = tuple(each for each in every if each.of in whole)
    wanted = "successes" if passed else "failures"
    return any(each.of == wanted and (not each.faces or die in each.faces) for each in every)


def redone(
    shown: Iterable[tuple[T, int]],
    passes: Callable[[T, int], bool],
    rerolls: Callable[[T], Iterable[Reroll]],
    conflict: str,
    number: int = 0,
) -> tuple[int, ...]:
    """The places of the dice that are rolled again, each shown with what it was rolled for, and of so many
    failed ones besides (CON-DIC-05, CON-DIC-06)."""
    every = [(each, die, passes(each, die)) for each, die in shown]
    found = [n for n, (of, die, passed) in enumerate(every) if again(passed, die, rerolls(of), conflict)]
    failed = (n for n, (_, _, passed) in enumerate(every) if not passed and n not in found)
    return (*found, *islice(failed, number))


def extras(dice: Sequence[int], given: Iterable[Extra]) -> int:
    """The automatic hits that successful dice bring beside their own; the same source once."""
    return sum(sum(map(each.counts, dice)) // each.per for each in dict.fromkeys(given))
