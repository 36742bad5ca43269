"""Answers in the making: what each form of question asks piece by piece."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from montjoie.kernel import Allocation, Assignment, Ordering, Space, Subset
from montjoie.kernel.spaces import Answer
from montjoie.tui.naming import Names


def number(typed: str) -> int | None:
    """The whole number that was typed; None where it is none, or too long to be meant."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None


class Draft(Protocol):
    """An answer being put together out of pieces; a piece is settled by one or more questions."""

    form: ClassVar[str]
    walks: ClassVar[bool]  # whether every piece is asked in turn first, and judged at once

    def pieces(self) -> list[str]:
        """What can be decided, in order."""
        ...

    def questions(self, piece: str) -> list[str]:
        """What is asked for a piece."""
        ...

    def toggled(self, piece: str) -> Any:
        """The other value of a piece that has only two; None where it must be asked."""
        ...

    def values(self, question: str) -> list[str]:
        """The values a question offers by number, from 0; empty where a number itself is asked."""
        ...

    def bounds(self, question: str) -> dict[str, int]:
        """What the prompt says of the numbers possible."""
        ...

    def read(self, question: str, typed: str) -> Any:
        """The value that was typed, or None."""
        ...

    def put(self, question: str, value: Any) -> None:
        """Settle a question."""
        ...

    def with_(self, question: str, value: Any) -> Answer:
        """What the answer would be with a value."""
        ...

    def answer(self) -> Answer:
        """The answer so far."""
        ...

    def told(self, piece: str, names: Names) -> str:
        """What is settled for a piece, in words."""
        ...


class _Choosing:
    """What drafts share whose questions offer values by number."""

    walks: ClassVar[bool] = True

    def __init__(self) -> None:
        self.given: dict[str, str] = {}

    def questions(self, piece: str) -> list[str]:
        """One question a piece."""
        return [piece]

    def toggled(self, piece: str) -> str | None:
        """Nothing: a piece is not switched, its value is asked."""
        return None

    def values(self, question: str) -> list[str]:
        """The values offered."""
        raise NotImplementedError  # pragma: no cover

    def bounds(self, question: str) -> dict[str, int]:
        """The highest number on offer."""
        return {"high": len(self.values(question)) - 1}

    def read(self, question: str, typed: str) -> str | None:
        """A number on offer, or the value itself."""
        values, place = self.values(question), number(typed)
        if place is not None:
            return values[place] if place < len(values) else None
        return typed if typed in values else None

    def put(self, question: str, value: str) -> None:
        """Settle it; an empty value leaves it open."""
        self.given = self._given(question, value)

    def _given(self, question: str, value: str) -> dict[str, str]:
        left = {q: v for q, v in self.given.items() if q != question}
        return {**left, question: value} if value else left

    def told(self, piece: str, names: Names) -> str:
        """The value settled."""
        value = self.given.get(piece)
        return names.of(value) if value else ""


class Assigning(_Choosing):
    """A value, or none, for each slot."""

    form: ClassVar[str] = "assignment"

    def __init__(self, space: Assignment) -> None:
        super().__init__()
        self.space = space

    def pieces(self) -> list[str]:
        """The slots to fill."""
        return list(self.space.slots)

    def values(self, question: str) -> list[str]:
        """None, or a value of the slot."""
        return ["", *self.space.slots[question]]

    def with_(self, question: str, value: str) -> Answer:
        """The slots filled."""
        return self._given(question, value)

    def answer(self) -> Answer:
        """The slots filled so far."""
        return dict(self.given)


class Selecting(_Choosing):
    """In or out, for each option."""

    form: ClassVar[str] = "subset"
    walks: ClassVar[bool] = False

    def __init__(self, space: Subset) -> None:
        super().__init__()
        self.space = space

    def pieces(self) -> list[str]:
        """The options to take or leave."""
        return list(self.space.options)

    def toggled(self, piece: str) -> str:
        """Out if it is in, in if it is out."""
        return "" if piece in self.given else piece

    def values(self, question: str) -> list[str]:
        """Out, or in."""
        return ["", question]

    def with_(self, question: str, value: str) -> Answer:
        """The options taken."""
        return [o for o in self.space.options if o in self._given(question, value)]

    def answer(self) -> Answer:
        """The options taken so far."""
        return [o for o in self.space.options if o in self.given]


class Ranking(_Choosing):
    """An item for each place, from first to last."""

    form: ClassVar[str] = "ordering"

    def __init__(self, space: Ordering) -> None:
        super().__init__()
        self.space = space

    def pieces(self) -> list[str]:
        """The places of the order, from 1 on."""
        return [str(i + 1) for i in range(len(self.space.items))]

    def values(self, question: str) -> list[str]:
        """The items to put there, or none."""
        return ["", *self.space.items]

    def _given(self, question: str, value: str) -> dict[str, str]:
        """An item stands in one place only: it leaves the one it had."""
        left = {q: v for q, v in self.given.items() if q != question and v != value}
        return {**left, question: value} if value else left

    def with_(self, question: str, value: str) -> Answer:
        """The items by place."""
        given = self._given(question, value)
        return [given[place] for place in self.pieces() if place in given]

    def answer(self) -> Answer:
        """The items placed so far."""
        return [self.given[place] for place in self.pieces() if place in self.given]


class Allocating:
    """So many of each bin; bins of one place are one piece."""

    form: ClassVar[str] = "allocation"
    walks: ClassVar[bool] = False

    def __init__(self, space: Allocation) -> None:
        self.space = space
        self.given: dict[str, int] = {}

    def pieces(self) -> list[str]:
        """The places, or the bins where there are no places."""
        return list(dict.fromkeys(bin.rpartition("/")[0] or bin for bin in self.space.bins))

    def questions(self, piece: str) -> list[str]:
        """The bins of the place."""
        return [bin for bin in self.space.bins if (bin.rpartition("/")[0] or bin) == piece]

    def toggled(self, piece: str) -> None:
        """Nothing: a piece is not switched, its value is asked."""

    def values(self, question: str) -> list[str]:
        """A number is asked."""
        return []

    def bounds(self, question: str) -> dict[str, int]:
        """As many as the bin holds."""
        return {"high": self.space.bins[question]}

    def read(self, question: str, typed: str) -> int | None:
        """A whole number that the bin holds."""
        given = number(typed)
        return given if given is not None and given <= self.space.bins[question] else None

    def put(self, question: str, value: int) -> None:
        """Put a number into a bin."""
        self.given = self._given(question, value)

    def with_(self, question: str, value: int) -> Answer:
        """The bins as they would be."""
        return self._given(question, value)

    def _given(self, question: str, value: int) -> dict[str, int]:
        left = {bin: n for bin, n in self.given.items() if bin != question}
        return {**left, question: value} if value else left

    def answer(self) -> Answer:
        """The bins so far."""
        return dict(self.given)

    def told(self, piece: str, names: Names) -> str:
        """How many of each."""
        taken = {
            bin.rpartition("/")[2]: self.given[bin] for bin in self.questions(piece) if bin in self.given
        }
        return names.counts(taken)


def begin(space: Space) -> Draft:
    """An empty draft of an answer to a space with pieces."""
    if isinstance(space, Assignment):
        return Assigning(space)
    if isinstance(space, Subset):
        return Selecting(space)
    if isinstance(space, Ordering):
        return Ranking(space)
    assert isinstance(space, Allocation), f"{space.form} has no pieces"
    return Allocating(space)
