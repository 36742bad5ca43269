"""The plainest things an officer, an item or a mastery does, as content tells them: it gives special rules,
a draw event, a barrage, raises a number or grants a right. What a spell, a draw event or a supremacy ability
lays on regiments for a round is such a thing too (`deeds`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content.gifts import Against, Gift, Held, Meant, To
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.factions.whom import meant, printed
from montjoie.games.conquest.profiles import REACHING, card
from montjoie.games.conquest.queries import CHARGED, COMMANDING, DRAW_EVENTS, GRANTS, QUERIES
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Query, Step, modifies

Answers = Callable[[G, str, str], Iterator[Any]]


def now(name: str) -> str:
    """The thing that lies on who has used one of this name."""
    return f"{name}_now"


def serves(g: G, holder: str, who: str, to: To) -> bool:
    """Whether a thing serves the one who is asked about: what is bought for a regiment serves no character
    (CON-REG-03)."""
    if holder == who:
        return to in ("holder", "both")
    return to in ("both", "others") or (to == "regiment" and holder in g.state.characters)


def met(g: G, against: Against, more: tuple[Any, ...]) -> bool:
    """Whether a blow is of the kind that a gift is for; without a kind it is for all, and outside of
    attacks."""
    if against == Against():
        return True
    blow = next((each for each in more if isinstance(each, Blow)), None)
    return (
        blow is not None
        and (not against.kinds or blow.kind in against.kinds)
        and (not against.types or card(g, blow.target).type in against.types)
        and (not against.effective or blow.effective)
        and (not against.turned or blow.arc != "front")
    )


def endow(thing: str, gift: Gift, rule: str, source: str = "") -> None:
    """A thing gives what its entry says, told by the name of its source where that is another."""
    where, to, source = meant(gift.where), gift.to, source or thing.removesuffix("_now")
    if to == "others":
        ways = [where, *([REACHING[thing]] if thing in REACHING else [])]
        REACHING[thing] = lambda g, holder, who: any(way(g, holder, who) for way in ways)
    if gift.when == "charged":
        _after_charge(thing, gift, rule)
        thing, to, where = now(thing), "holder", meant(Meant())

    def gives(query: Query, *given: Any) -> None:
        @modifies(query, thing)
        def answer(g: G, holder: str, who: str, *more: Any) -> Iterator[Any]:
            if serves(g, holder, who, to) and where(g, holder, who) and met(g, gift.against, more):
                yield from given

    limits = [(gift.at_most, "cap"), (gift.at_least, "floor")]
    for name, by in gift.adds.items():
        bounds: list[Any] = [Part(n, "CON-PRO-04", source, layer) for n, layer in limits if n is not None]  # type: ignore[arg-type]
        gives(QUERIES[name], Part(by, rule, source), *bounds)
    for name, right in gift.rights.items():
        gives(QUERIES[name], *(right if isinstance(right, list) else [right]))
    for name, again in gift.rerolls.items():
        gives(QUERIES[name], Reroll(again.of, rule, source, again.faces))
    if gift.rules:
        gives(GRANTS, *gift.rules)
    if gift.command:
        gives(COMMANDING, *gift.command)
    if gift.draw_event:
        gives(DRAW_EVENTS, gift.draw_event)
    if gift.arms:
        _arms(thing, gift.arms, gift.armed)


def _after_charge(thing: str, gift: Gift, rule: str) -> None:
    """It lies on who has charged until the end of the round (CON-CHG-16)."""
    where = meant(gift.where)

    @modifies(CHARGED, thing)
    def laid(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
        if serves(g, holder, who, gift.to) and where(g, holder, who):
            yield lasting.giving(now(thing), thing, who, "round", rule)


def _arms(thing: str, barrage: Held, more: tuple[Held, ...]) -> None:
    """A thing to shoot with: a barrage, or as many shots more for who has one, with rules besides
    (CON-SPR-04)."""

    @modifies(GRANTS, thing)
    def armed(g: G, holder: str, who: str) -> Iterator[Held]:
        if holder == who and printed(g, who, "barrage"):
            yield from (Held(id="barrage", plus=barrage.x or 0), *more)
        elif holder == who:
            yield barrage
