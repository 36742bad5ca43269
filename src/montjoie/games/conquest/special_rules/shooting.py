"""Special rules of volleys (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import SIX, Blow, Extra, Reroll
from montjoie.games.conquest.profiles import card, has, held, value, worth
from montjoie.games.conquest.queries import (
    DEFENSE,
    DOUBLED,
    EXTRA_HITS,
    FLAWLESS,
    GRANTS,
    HALVED,
    HIT_REROLLS,
    VOLLEY,
)
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, modifies
from montjoie.table.plane import Tray

SHARP = 5  # a Volley that aiming does not raise, but whose 6s are rolled again (CON-SPR-63)


def of_shots(g: G, blow: Blow, rule: str) -> int | None:
    """The (X) of a rule of the shots, or of who shoots; None where neither has it (CON-SPR-04)."""
    own = [each for each in (*blow.shots, *held(g, blow.striker).values()) if each.id == rule]
    return max(((each.x or 0) + each.plus for each in own), default=None)


@modifies(VOLLEY, "aimed_shot")
def aimed(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Aimed Shot: +1 Volley, unless that makes 5 (CON-SPR-63)."""
    if card(g, who).profile.volley + 1 < SHARP:
        yield Part(1, "CON-SPR-63", "aimed_shot")


@modifies(HIT_REROLLS, "aimed_shot")
def aimed_sixes(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Aimed Shot: with a Volley of 4 or more, 6s are rolled again instead (CON-SPR-63)."""
    if blow.kind == "volley" and card(g, who).profile.volley + 1 >= SHARP:
        yield Reroll("failures", "CON-SPR-63", "aimed_shot", (SIX,))


@modifies(GRANTS, "deadshots")
def deadshots(g: G, holder: str, who: str) -> Iterator[Held]:
    """Deadshots: always counts as having Aimed Shot (CON-SPR-60)."""
    yield Held(id="aimed_shot")


@modifies(DEFENSE)
def armor_piercing(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Armor Piercing (X): hits of a Volley or spell take X off the Defense, less what Hardened spares
    (CON-SPR-45, CON-SPR-23)."""
    if blow is None or blow.kind not in ("volley", "spell"):
        return
    if less := max(0, (of_shots(g, blow, "armor_piercing") or 0) - value(g, who, "hardened")):
        yield Part(-less, "CON-SPR-45", "armor_piercing")


@modifies(FLAWLESS)
def precise_shot(g: G, who: str, blow: Blow) -> Iterator[bool]:
    """Precise Shot: hits rolled on a 1 in a Volley find no Defense (CON-SPR-62)."""
    if blow.kind == "volley" and of_shots(g, blow, "precise_shot") is not None:
        yield True


@modifies(DOUBLED)
def deadly_shot(g: G, who: str, blow: Blow) -> Iterator[int]:
    """Deadly Shot: failed Defense rolls of 6 against a Volley cost 2 wounds (CON-SPR-61)."""
    if blow.kind == "volley" and of_shots(g, blow, "deadly_shot") is not None:
        yield SIX


@modifies(EXTRA_HITS)
def rapid_volley(g: G, who: str, blow: Blow) -> Iterator[Extra]:
    """Rapid Volley, or a Volley of 6: each hit roll of 1 hits once more, but not a character's (CON-SPR-66,
    CON-VOL-12)."""
    if blow.kind != "volley" or who in g.state.characters:
        return
    if of_shots(g, blow, "rapid_volley") is not None or worth(g, VOLLEY, who, blow) >= SIX:
        yield Extra("CON-SPR-66", "rapid_volley", (1,))


@modifies(EXTRA_HITS)
def torrential_fire(g: G, who: str, blow: Blow) -> Iterator[Extra]:
    """Torrential Fire: at effective range two hits bring a third (CON-SPR-64)."""
    if blow.kind == "volley" and blow.effective and of_shots(g, blow, "torrential_fire") is not None:
        yield Extra("CON-SPR-64", "torrential_fire", per=2)


@modifies(HALVED, "loose_formation")
def loose_formation(g: G, holder: str, who: str, blow: Blow, stand: Tray) -> Iterator[bool]:
    """Loose Formation: stands volleying at the regiment halve their barrage (CON-SPR-59)."""
    yield blow.kind == "volley" and has(g, who, "loose_formation")
