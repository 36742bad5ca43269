"""A list that only grows: copies share what they have in common, however long it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
_Chunk = tuple[Any, list[Any], int]  # the chunk before, what it holds, how much lies before it


class Growing(Sequence[T], Generic[T]):
    """What has happened so far, oldest first.

    A copy freezes what there is into a chunk that both hold, and each goes on with a tail of its own. A chunk
    is joined with the one before it where that is no longer: so there are few, however often it is copied.
    """

    __slots__ = ("_chunk", "_offset", "_tail")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._chunk: _Chunk | None = None
        self._offset = 0  # how much lies before the tail
        self._tail: list[T] = list(items)

    def append(self, item: T) -> None:
        """Add what has happened last."""
        self._tail.append(item)

    def copy(self) -> Growing[T]:
        """The same, to grow on its own."""
        if self._tail:
            self._freeze()
        twin: Growing[T] = Growing.__new__(Growing)
        twin._chunk, twin._offset, twin._tail = self._chunk, self._offset, []
        return twin

    def _freeze(self) -> None:
        before, items, offset = self._chunk, self._tail, self._offset
        self._offset = offset + len(items)
        while before is not None and len(before[1]) <= len(items):
            items, offset, before = before[1] + items, before[2], before[0]
        self._chunk, self._tail = (before, items, offset), []

    def since(self, number: int) -> list[T]:
        """All from a number on."""
        if number >= self._offset:
            return self._tail[number - self._offset :]
        parts, chunk = [self._tail], self._chunk
        while chunk is not None and number < chunk[2] + len(chunk[1]):
            parts.append(chunk[1][max(0, number - chunk[2]) :])
            chunk = chunk[0]
        return [item for part in reversed(parts) for item in part]

    def __len__(self) -> int:
        return self._offset + len(self._tail)

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            return self.since(start)[: max(0, stop - start)][::step] if step > 0 else self.since(0)[at]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(at)
        return self.since(number)[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and self.since(0) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Growing({self.since(0)!r})"

    def __reduce__(self) -> tuple[type[Growing[T]], tuple[list[T]]]:
        return Growing, (self.since(0),)
