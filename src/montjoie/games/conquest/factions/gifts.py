"""The plainest things an officer, an item or a mastery does: it gives special rules, a draw event, a barrage,
or raises a number. What a spell or a supremacy ability lays on regiments for a round is such a thing too
(`deeds`).

`to` says to whom: the `holder` alone (what is bought for a regiment never serves its character, CON-REG-03),
the `regiment` of a character who holds it, or `both`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.profiles import card
from montjoie.games.conquest.queries import DRAW_EVENTS, GRANTS
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


def draws(thing: str, event: Held) -> None:
    """A thing that gives a draw event to who holds it (CON-DRE-00)."""

    @modifies(DRAW_EVENTS, thing)
    def drawn(g: G, holder: str, who: str) -> Iterator[Held]:
        if holder == who:
            yield event


def arms(thing: str, x: int, range: int, *shots: Held, more: tuple[Held, ...] = ()) -> None:
    """A thing to shoot with: a barrage, or as many shots more for who has one, with rules besides
    (CON-SPR-04)."""

    @modifies(GRANTS, thing)
    def armed(g: G, holder: str, who: str) -> Iterator[Held]:
        if holder != who:
            return
        if any(rule.id == "barrage" for rule in card(g, who).rules):
            yield from (Held(id="barrage", plus=x), *more)
        else:
            yield Held(id="barrage", x=x, range=range, shots=shots)


def raises(
    thing: str,
    query: Query,
    by: int,
    rule: str,
    to: To = "holder",
    at_most: int | None = None,
    at_least: int | None = None,
) -> None:
    """A thing that raises a number, or lowers it, within its limits (CON-PRO-04)."""

    @modifies(query, thing)
    def raised(g: G, holder: str, who: str, *more: Any) -> Iterator[Part]:
        if serves(g, holder, who, to):
            yield Part(by, rule, thing)
            if at_most is not None:
                yield Part(at_most, "CON-PRO-04", thing, "cap")
            if at_least is not None:
                yield Part(at_least, "CON-PRO-04", thing, "floor")
