"""The plainest things an officer, an item or a mastery does: it gives a special rule, or raises a number.

`to` says to whom: the `holder` alone (what is bought for a regiment never serves its character, CON-REG-03),
the `regiment` of a character who holds it, or `both`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.queries import GRANTS
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Query, modifies

To = Literal["holder", "regiment", "both"]


def serves(g: G, holder: str, who: str, to: To) -> bool:
    """Whether a thing serves the one who is asked about."""
    if holder == who:
        return to != "regiment"
    return to != "holder" and holder in g.state.characters and who in g.state.regiments


def gives(thing: str, *rules: Held, to: To = "holder") -> None:
    """A thing that gives special rules."""

    @modifies(GRANTS, thing)
    def given(g: G, holder: str, who: str) -> Iterator[Held]:
        if serves(g, holder, who, to):
            yield from rules


def raises(thing: str, query: Query, by: int, rule: str, to: To = "holder") -> None:
    """A thing that raises a number."""

    @modifies(query, thing)
    def raised(g: G, holder: str, who: str, *more: Any) -> Iterator[Part]:
        if serves(g, holder, who, to):
            yield Part(by, rule, thing)
