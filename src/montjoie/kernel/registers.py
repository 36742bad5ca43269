"""Registers: what the rules do, by the id of the card, ability or condition it belongs to.

A lower layer keeps one, and those above it enter their functions: `draw_event = Register[Effect]()`, then
`@draw_event("bastion")`; who needs one looks it up: `draw_event["bastion"]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from montjoie.kernel.steps import PublicStep

F = TypeVar("F", bound=Callable[..., object])


class Register(dict[str, F]):
    """Functions by id."""

    def __call__(self, *ids: str) -> Callable[[F], F]:
        """Enter the function that follows under these ids; one that is taken fails at once."""

        def enter(function: F) -> F:
            for each in ids:
                if each in self:
                    raise KeyError(f"{each} is registered already")
                self[each] = function
            return function

        return enter


class Known(PublicStep, frozen=True):
    """A procedure that is looked up by its `name`, such as an action. A base of such procedures keeps those
    that are `known` in a dict of its own; a subclass with a name is entered as it is made."""

    name: ClassVar[str] = ""
    known: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if cls.name:
            cls.known[cls.name] = cls
