"""Registers: what the rules do, by the id of the card, ability or condition it belongs to.

A lower layer keeps one, and those above it enter their functions: `draw_event = Register[Effect]()`, then
`@draw_event("bastion")`; who needs one looks it up: `draw_event["bastion"]`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

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
