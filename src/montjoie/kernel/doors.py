"""The options of a branch that are found when somebody looks at them: most of a question nobody reads in a
rollout, where an answer is drawn option by option (KER-ROL-01)."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, Mapping, ValuesView
from typing import Any, TypeAlias

from montjoie.kernel.compound import Branch
from montjoie.kernel.spaces import Space

Door: TypeAlias = Space | Callable[[], Space] | None


class Doors(dict[str, Any]):
    """Options as what makes them, each made once. The match must still stand where they were offered: who
    copies it makes all of them first."""

    __slots__ = ("_g", "_serial")

    def __init__(self, g: Any, doors: Mapping[str, Door]) -> None:
        super().__init__(doors)
        self._g, self._serial = g, g.serial

    def __getitem__(self, name: str) -> Any:
        door = super().__getitem__(name)
        if callable(door):
            if self._g.serial != self._serial:
                raise LookupError(f"{name}: the match has gone on since this was offered")
            door = self[name] = door()
        return door

    def get(self, name: str, default: Any = None) -> Any:
        return self[name] if name in self else default  # noqa: SIM401 - this is `get`

    def all(self) -> dict[str, Any]:
        """All of them made."""
        return {name: self[name] for name in self}

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self.all().items()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self.all().values()

    def __iter__(self) -> Iterator[str]:  # so that nobody copies them unmade
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        return self.all() == (other.all() if isinstance(other, Doors) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        return repr(self.all())

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (self.all(),)

    def copy(self) -> dict[str, Any]:
        return self.all()


def opened(g: Any, doors: Mapping[str, Door]) -> dict[str, Any]:
    """The options of a branch: given as spaces, or as functions that make them, which a rollout calls when it
    looks at them and a match at once."""
    if g.light:
        return Doors(g, doors)
    return {name: door() if callable(door) else door for name, door in doors.items()}


def open_all(space: Space | None) -> None:
    """Make every option of a branch, and of what it opens."""
    if isinstance(space, Branch):
        for opened in space.options.values():
            open_all(opened)
