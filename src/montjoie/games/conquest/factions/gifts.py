"""The plainest things an officer, an item or a mastery does, as content tells them, and who is meant: it
gives special rules, a draw event, a barrage, raises a number or grants a right. What a spell, a draw event or
a supremacy ability lays on regiments for a round is such a thing too (`deeds`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeAlias

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content.factions import VETERANS
from montjoie.games.conquest.content.gifts import Against, Gift, Held, Meant, To
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.magic import body
from montjoie.games.conquest.profiles import REACHING, card, has, host, owner_of, row_of, things
from montjoie.games.conquest.queries import CHARGED, COMMANDING, DRAW_EVENTS, GRANTS, QUERIES
from montjoie.games.conquest.regiments.field import contacts, disc, friends
from montjoie.games.conquest.regiments.formation import ground_of
from montjoie.games.conquest.scenarios import in_range
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.terrain.zonal import mostly_on
from montjoie.kernel import Part, Query, Step, modifies
from montjoie.table import plane

RIGHTEOUS = "path_of_righteousness"  # makes the regiments of a warband theist
Whom: TypeAlias = Callable[[G, str, str], bool]


def own(g: G, unit: str) -> list[str]:
    """The regiments of its player that are not gone."""
    seat = owner_of(g, unit)
    return [name for name, row in g.state.regiments.items() if row.owner == seat and row.where != "destroyed"]


def leaders(g: G, unit: str, rule: str) -> list[str]:
    """The characters of its player with a special rule who lead a regiment."""
    led = (g.state.regiments[each].character for each in own(g, unit))
    return [each for each in led if each and has(g, each, rule)]


def actions(g: G, who: str) -> tuple[str, ...] | None:
    """What a regiment has performed this round; None of a character."""
    row = g.state.regiments.get(who)
    return None if row is None else row.memory.actions


def printed(g: G, who: str, rule: str) -> bool:
    """Whether one has a special rule by the profile."""
    return any(one.id == rule for one in card(g, who).rules)


def roles(g: G, who: str) -> set[str]:
    """What one is beside a type: feudal, theist, a titan."""
    row, own = row_of(g, who), set(getattr(card(g, who).entry, "roles", ()))
    leaders = [n for n, o in g.state.characters.items() if (o.owner, o.warband) == (row.owner, row.warband)]
    return own | ({"theist"} if any(printed(g, each, RIGHTEOUS) for each in leaders) else set())


def near(g: G, holder: str, each: str, inches: int) -> bool:
    """Whether both are on the table, within so many inches (CON-MEA-01); who has fallen is nowhere."""
    hosts = [g.state.regiments.get(host(g, one)) for one in (holder, each)]
    there = all(row is not None and row.where == "table" for row in hosts)
    return there and plane.near(body(g, holder), body(g, each), inches * INCH + plane.TOLERANCE)


def helped(g: G, holder: str, each: str) -> bool:
    """Whose enemy in contact is touched by another friend."""
    regiment = host(g, each)
    foes = set(contacts(g, regiment))
    return any(foes & set(contacts(g, friend)) for friend in friends(g, regiment))


tests: dict[str, Whom] = {
    "helped": helped,
    "band": lambda g, holder, each: (
        each in g.state.regiments and row_of(g, holder).warband == row_of(g, each).warband
    ),
    "his": lambda g, holder, each: each == host(g, holder),
    "led": lambda g, holder, each: bool(row_of(g, host(g, each)).character),
    "character": lambda g, holder, each: each in g.state.characters,
    "in_zone": lambda g, holder, each: any(each in in_range(g, disc(z)) for z in g.state.zones.values()),
    "on_ground": lambda g, holder, each: any(
        mostly_on(g, each, ground_of(p)) for p in g.state.pieces.values()
    ),
    "arriving": lambda g, holder, each: g.state.regiments[each].where == "arriving",
    "first_action": lambda g, holder, each: len(actions(g, each) or ()) < 2,
    "running": lambda g, holder, each: (actions(g, each) or ())[-2:] == ("march", "charge"),
    "veteran": lambda g, holder, each: VETERANS in getattr(row_of(g, each), "upgrades", ()),
}
"""Conditions that content names: whose enemy is touched by another friend too, a regiment of the same warband
(CON-ARM-04), the regiment he leads, one that is led, in range of an objective zone (CON-RUL-40), mostly on a
piece of terrain, about to march on (CON-RNF-06), with its first action, in a charge after a March, bought as
Veterans (CON-PRO-03)."""


WORDS: dict[str, Callable[[Any, G, str, str], bool]] = {
    "types": lambda types, g, holder, each: card(g, each).type in types,
    "weights": lambda weights, g, holder, each: card(g, each).weight in weights,
    "roles": lambda named, g, holder, each: bool(roles(g, each) & {*named}),
    "names": lambda names, g, holder, each: any(word in card(g, each).id for word in names),
    "rule": lambda rule, g, holder, each: has(g, each, rule),
    "printed": lambda rule, g, holder, each: printed(g, each, rule),
    "near": lambda inches, g, holder, each: near(g, holder, each, inches),
    "chosen": lambda thing, g, holder, each: thing in things(g, holder),
    "test": lambda name, g, holder, each: tests[name](g, holder, each),
    "any_of": lambda ways, g, holder, each: any(way(g, holder, each) for way in ways),
}
"""What each word of an entry says of who is meant."""


def meant(told: Meant) -> Whom:
    """Whom an entry means: who meets everything it says."""
    said = {word: getattr(told, word) for word in WORDS} | {"any_of": [meant(each) for each in told.any_of]}
    parts = [partial(WORDS[word], what) for word, what in said.items() if what]
    return lambda g, holder, each: all(part(g, holder, each) for part in parts)


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
