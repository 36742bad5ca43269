"""The plainest things an officer, an item or a mastery does, as content tells them: it gives special rules,
a draw event, a barrage, raises a number or grants a right. What a spell, a draw event or a supremacy ability
lays on regiments for a round is such a thing too (`deeds`).

`to` says to whom: the `holder` alone (what is bought for a regiment never serves its character, CON-REG-03),
the `regiment` of a character who holds it, `both`, or the `others` that the thing reaches (`reaches`);
`where` is a condition besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from montjoie.games.conquest.content.gifts import Gift, Held, To
from montjoie.games.conquest.factions.whom import Whom, anybody, every, meant, printed
from montjoie.games.conquest.profiles import REACHING
from montjoie.games.conquest.queries import DRAW_EVENTS, GRANTS, QUERIES
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Query, modifies

What: TypeAlias = Held | tuple[Query, int]
"""A special rule, or a number and what is added to it."""


def serves(g: G, holder: str, who: str, to: To) -> bool:
    """Whether a thing serves the one who is asked about."""
    if holder == who:
        return to in ("holder", "both")
    return to in ("both", "others") or (to == "regiment" and holder in g.state.characters)


def reaches(rule: str, *whom: Whom) -> None:
    """A special rule that speaks for friends elsewhere: those who are meant by all of these."""
    REACHING[rule] = every(*whom)


def gives(
    thing: str, *what: What, to: To = "holder", where: Whom = anybody, rule: str = "CON-PRO-03"
) -> None:
    """A thing that gives special rules, or adds to numbers."""
    rules = tuple(each for each in what if isinstance(each, Held))
    for each in what:
        if not isinstance(each, Held):
            raises(thing, *each, rule, to, where=where)

    @modifies(GRANTS, thing)
    def given(g: G, holder: str, who: str) -> Iterator[Held]:
        if rules and serves(g, holder, who, to) and where(g, holder, who):
            yield from rules


def raises(
    thing: str,
    query: Query,
    by: int,
    rule: str,
    to: To = "holder",
    at_most: int | None = None,
    at_least: int | None = None,
    where: Whom = anybody,
) -> None:
    """A thing that raises a number, or lowers it, within its limits (CON-PRO-04)."""

    @modifies(query, thing)
    def raised(g: G, holder: str, who: str, *more: Any) -> Iterator[Part]:
        if serves(g, holder, who, to) and where(g, holder, who):
            yield Part(by, rule, thing)
            if at_most is not None:
                yield Part(at_most, "CON-PRO-04", thing, "cap")
            if at_least is not None:
                yield Part(at_least, "CON-PRO-04", thing, "floor")


def grants(thing: str, query: Query, answer: Any = True, to: To = "holder", where: Whom = anybody) -> None:
    """A thing that answers a query about a right always alike."""

    @modifies(query, thing)
    def granted(g: G, holder: str, who: str, *more: Any) -> Iterator[Any]:
        if serves(g, holder, who, to) and where(g, holder, who):
            yield answer


def draws(thing: str, event: Held, to: To = "holder") -> None:
    """A thing that gives a draw event (CON-DRE-00)."""
    grants(thing, DRAW_EVENTS, event, to)


def arms(thing: str, barrage: Held, more: tuple[Held, ...]) -> None:
    """A thing to shoot with: a barrage, or as many shots more for who has one, with rules besides
    (CON-SPR-04)."""

    @modifies(GRANTS, thing)
    def armed(g: G, holder: str, who: str) -> Iterator[Held]:
        if holder == who and printed("barrage")(g, holder, who):
            yield from (Held(id="barrage", plus=barrage.x or 0), *more)
        elif holder == who:
            yield barrage


def endow(thing: str, gift: Gift, rule: str) -> None:
    """A thing gives what its entry says."""
    where = meant(gift.where)
    if gift.to == "others":
        reaches(thing, where)
    if gift.rules:
        gives(thing, *gift.rules, to=gift.to, where=where)
    for name, by in gift.adds.items():
        raises(thing, QUERIES[name], by, rule, gift.to, gift.at_most, gift.at_least, where)
    for name, answer in gift.rights.items():
        grants(thing, QUERIES[name], answer, gift.to, where)
    if gift.draw_event:
        draws(thing, gift.draw_event, gift.to)
    if gift.arms:
        arms(thing, gift.arms, gift.armed)
