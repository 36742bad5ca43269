"""A list that only grows: copies share what they have in common, however long it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
_Chunk = tuple[Any, list[Any], int, int]  # the chunk before, what it holds, where it begins, where it ends


class Growing(Sequence[T], Generic[T]):
    """What has happened so far, oldest first.

    A copy holds what there is as a chunk and goes on with a tail of its own; the one it was taken from goes
    on in the same list, of which the copy sees no more than there was. A chunk is joined with the tail after
    it where it is no longer: so there are few, however often copies are copied.
    """

    __slots__ = ("_chunk", "_offset", "_tail")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._chunk: _Chunk | None = None
        self._offset = 0  # how much lies before the tail
        self._tail: list[T] = list(items)

    def append(self, item: T) -> None:
        """Add what has happened last."""
        self._tail.append(item)

    def cut(self, length: int) -> None:
        """Forget what has happened after so much: what failed has not happened."""
        if length >= self._offset:
            self._tail = self._tail[: length - self._offset]
        else:
            self._chunk, self._offset, self._tail = None, 0, self.since(0)[: max(0, length)]

    def copy(self) -> Growing[T]:
        """The same, to grow on its own."""
        twin: Growing[T] = Growing.__new__(Growing)
        twin._chunk, twin._offset, twin._tail = self._chunk, self._offset, []
        if self._tail:
            if self._chunk is not None:
                self._join()
            end = self._offset + len(self._tail)
            twin._chunk, twin._offset = (self._chunk, self._tail, self._offset, end), end
        return twin

    def later(self, number: int) -> Growing[T]:
        """The same without what came before a number, which is counted all the same: for who lets it grow
        elsewhere and needs no more of it."""
        return _later(self.since(number), number)

    def after(self, past: Growing[T]) -> Growing[T]:
        """The same with the past that it had left behind."""
        whole = past.copy()
        whole._tail += self.since(len(past))
        return whole

    def _join(self) -> None:
        chunk, items, offset = self._chunk, self._tail, self._offset
        while chunk is not None and chunk[3] - chunk[2] <= len(items):
            before, held, offset, end = chunk
            chunk, items = before, held[: end - offset] + items
        self._chunk, self._tail, self._offset = chunk, items, offset

    def since(self, number: int) -> list[T]:
        """All from a number on."""
        if number >= self._offset:
            return self._tail[number - self._offset :]
        parts, chunk = [self._tail], self._chunk
        while chunk is not None and number < chunk[3]:
            before, held, begin, end = chunk
            parts.append(held[max(0, number - begin) : end - begin])
            chunk = before
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

    def __reduce__(self) -> tuple[Any, tuple[list[T], int]]:
        held = self.since(0)
        return _later, (held, len(self) - len(held))


def _later(items: list[T], number: int) -> Growing[T]:
    """What came from a number on."""
    made = Growing(items)
    made._offset = number
    return made
