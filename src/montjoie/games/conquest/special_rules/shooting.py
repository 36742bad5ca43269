"""Special rules of volleys (CON-SPR)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.conquest import queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import SIX, Blow, Extra, Reroll
from montjoie.games.conquest.profiles import card, has, held, value, worth
from montjoie.games.conquest.queries import EXTRA_HITS, VOLLEY, of_kind
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, modifies

SHARP = 5  # a Volley that aiming does not raise, but whose 6s are rolled again (CON-SPR-63)


def of_shots(g: G, blow: Blow, rule: str) -> int | None:
    """The (X) of a rule of the shots, or of who shoots; None where neither has it (CON-SPR-04)."""
    own = [each for each in (*blow.shots, *held(g, blow.striker).values()) if each.id == rule]
    return max(((each.x or 0) + each.plus for each in own), default=None)


def shot(rule: str) -> Callable[..., bool]:
    """Where a volley's shots, or who shoots them, have a rule."""
    return lambda g, who, blow: blow.kind == "volley" and of_shots(g, blow, rule) is not None


def sharp(g: G, who: str) -> bool:
    """Whether aiming would make its Volley 5."""
    return bool(card(g, who).profile.volley + 1 >= SHARP)


# Aimed Shot: +1 Volley, unless that makes 5; then 6s are rolled again instead (CON-SPR-63).
modifies(VOLLEY, "aimed_shot").gives(
    Part(1, "CON-SPR-63", "aimed_shot"), lambda g, holder, who, blow: not sharp(g, who)
)
modifies(queries.HIT_REROLLS, "aimed_shot").gives(
    Reroll("failures", "CON-SPR-63", "aimed_shot", (SIX,)),
    of_kind("volley"),
    lambda g, holder, who, blow: sharp(g, who),
)
# Deadshots: always counts as having Aimed Shot (CON-SPR-60).
modifies(queries.GRANTS, "deadshots").gives(Held(id="aimed_shot"))


@modifies(queries.DEFENSE)
def armor_piercing(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Armor Piercing (X): hits of a Volley or spell take X off the Defense, less what Hardened spares
    (CON-SPR-45, CON-SPR-23)."""
    if blow is None or blow.kind not in ("volley", "spell"):
        return
    if less := max(0, (of_shots(g, blow, "armor_piercing") or 0) - value(g, who, "hardened")):
        yield Part(-less, "CON-SPR-45", "armor_piercing")


# Precise Shot: hits rolled on a 1 in a Volley find no Defense (CON-SPR-62).
modifies(queries.FLAWLESS).gives(True, shot("precise_shot"))
# Deadly Shot: failed Defense rolls of 6 against a Volley cost 2 wounds (CON-SPR-61).
modifies(queries.DOUBLED).gives(SIX, shot("deadly_shot"))


@modifies(EXTRA_HITS)
def rapid_volley(g: G, who: str, blow: Blow) -> Iterator[Extra]:
    """Rapid Volley, or a Volley of 6: each hit roll of 1 hits once more, but not a character's (CON-SPR-66,
    CON-VOL-12)."""
    if blow.kind != "volley" or who in g.state.characters:
        return
    if of_shots(g, blow, "rapid_volley") is not None or worth(g, VOLLEY, who, blow) >= SIX:
        yield Extra("CON-SPR-66", "rapid_volley", (1,))


# Torrential Fire: at effective range two hits bring a third (CON-SPR-64).
modifies(EXTRA_HITS).gives(
    Extra("CON-SPR-64", "torrential_fire", per=2),
    lambda g, who, blow: blow.effective,
    shot("torrential_fire"),
)
# Loose Formation: stands volleying at the regiment halve their barrage (CON-SPR-59).
modifies(queries.HALVED, "loose_formation").gives(
    True, lambda g, holder, who, blow, stand: blow.kind == "volley" and has(g, who, "loose_formation")
)
