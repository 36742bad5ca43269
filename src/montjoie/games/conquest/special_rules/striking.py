"""Special rules of who strikes: hit rolls, extra hits, what finds no Defense (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.dice import SIX, Blow, Extra, Reroll
from montjoie.games.conquest.profiles import answers, card, has, held, value, worth
from montjoie.games.conquest.queries import (
    BLUNTED,
    CLASH,
    DEFENSE,
    DOUBLED,
    EXTRA_HITS,
    FLAWLESS,
    HIT_REROLLS,
    SUPPORT,
    UNINSPIRED,
)
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, modifies

MELEE = ("clash", "duel")  # impact attacks are not Clash attacks (CON-IMP-03, CON-RUL-47)
SHARP = 5  # a Clash or Volley that nothing raises, but whose 6s are rolled again (CON-INS-01)


def inspired(g: G, who: str, blow: Blow | None) -> bool:
    """Whether one benefits from Inspired in an attack: not when Broken or denied it, nor in impact attacks
    (CON-SPR-37, CON-BRK-07, CON-RUL-74); the Dauntless always do (CON-SPR-18, CON-RUL-62)."""
    if blow is None or blow.kind not in MELEE:
        return False
    regiment = who if who in g.state.regiments else g.state.characters[who].regiment
    denied = g.state.regiments[regiment].broken or any(answers(g, UNINSPIRED, regiment, blow))
    return not denied or "dauntless" in held(g, who)


@modifies(CLASH, "inspired")
def inspired_clash(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Inspired: +1 Clash, unless that makes 5 (CON-SPR-37, CON-INS-01)."""
    if inspired(g, who, blow) and card(g, who).profile.clash + 1 < SHARP:
        yield Part(1, "CON-SPR-37", "inspired")


@modifies(HIT_REROLLS, "inspired")
def inspired_sixes(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Inspired: with a Clash of 4 or more, 6s are rolled again instead (CON-INS-01)."""
    if inspired(g, who, blow) and card(g, who).profile.clash + 1 >= SHARP:
        yield Reroll("failures", "CON-SPR-37", "inspired", (SIX,))


@modifies(HIT_REROLLS, "flurry")
def flurry(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Flurry: all failed hit rolls of a Clash or Duel again (CON-SPR-50)."""
    if holder == who and blow.kind in MELEE:
        yield Reroll("failures", "CON-SPR-50", "flurry")


@modifies(HIT_REROLLS)
def flurry_of_one(g: G, who: str, blow: Blow) -> Iterator[Reroll]:
    """Flurry of the command stand alone (CON-SPR-50)."""
    if blow.kind == "clash" and any(each.id == "flurry" for each in blow.shots):
        yield Reroll("failures", "CON-SPR-50", "flurry")


@modifies(HIT_REROLLS, "fiend_hunter")
def fiend_hunter(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Fiend Hunter: failed hit rolls against brutes and monsters again (CON-SPR-12)."""
    if holder == who and card(g, blow.target).type in ("brute", "monster"):
        yield Reroll("failures", "CON-SPR-12", "fiend_hunter")


@modifies(HIT_REROLLS, "opportunists")
def opportunists(g: G, holder: str, who: str, blow: Blow) -> Iterator[Reroll]:
    """Opportunists: failed hits of a Clash or Volley against flank or rear again (CON-SPR-43)."""
    if holder == who and blow.kind in ("clash", "volley") and blow.arc != "front":
        yield Reroll("failures", "CON-SPR-43", "opportunists")


@modifies(HIT_REROLLS)
def parry(g: G, who: str, blow: Blow) -> Iterator[Reroll]:
    """Parry: hit rolls of 1 against the regiment in a Clash or Duel must be rolled again (CON-SPR-44)."""
    own = "parry" in held(g, blow.target)  # of a character in a Duel his own alone
    if blow.kind in MELEE and (own or (blow.kind == "clash" and has(g, blow.target, "parry"))):
        yield Reroll("successes", "CON-SPR-44", "parry", (1,))


@modifies(EXTRA_HITS, "relentless_blows")
def relentless_blows(g: G, holder: str, who: str, blow: Blow) -> Iterator[Extra]:
    """Relentless Blows: each hit roll of 1 hits once more in a Clash or Duel (CON-SPR-15)."""
    if holder == who and blow.kind in MELEE:
        yield Extra("CON-SPR-15", "relentless_blows", (1,))


@modifies(EXTRA_HITS)
def overwhelming(g: G, who: str, blow: Blow) -> Iterator[Extra]:
    """A Clash of 6 or more has Relentless Blows (CON-CLA-10)."""
    if blow.kind in MELEE and worth(g, CLASH, who, blow) >= SIX:
        yield Extra("CON-SPR-15", "relentless_blows", (1,))


@modifies(FLAWLESS, "flawless_strikes")
def flawless_strikes(g: G, holder: str, who: str, blow: Blow) -> Iterator[bool]:
    """Flawless Strikes: hits rolled on a 1 in a Clash or Duel find no Defense (CON-SPR-16)."""
    if holder == who and blow.kind in MELEE:
        yield True


@modifies(DOUBLED, "deadly_blades")
def deadly_blades(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Deadly Blades: failed Defense rolls of 6 cost 2 wounds in a Clash or Duel (CON-SPR-40)."""
    if holder == who and blow.kind in MELEE:
        yield SIX


@modifies(DEFENSE)
def cleave(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Cleave (X): hits of a Clash or Duel take X off the Defense, less what Hardened (X) spares (CON-SPR-26,
    CON-SPR-23)."""
    if blow is None or blow.kind not in MELEE or any(answers(g, BLUNTED, who, blow)):
        return
    own = sum(each.x or 0 for each in blow.shots if each.id == "cleave")  # of a command stand alone
    if less := max(0, own + value(g, blow.striker, "cleave") - value(g, who, "hardened")):
        yield Part(-less, "CON-SPR-26", "cleave")


@modifies(DEFENSE)
def smite(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Smite: hits of a Clash or Duel find no Defense at all (CON-SPR-13)."""
    smitten = blow is not None and blow.kind in MELEE and has(g, blow.striker, "smite")
    if smitten and not any(answers(g, BLUNTED, who, blow)):
        yield Part(0, "CON-SPR-13", "smite", "cap")


@modifies(SUPPORT, "support")
def support(g: G, holder: str, who: str, blow: Blow) -> Iterator[Part]:
    """Support (X): X support attacks instead of 1, unless engaged on a flank or the rear (CON-SPR-53,
    CON-SPR-22)."""
    turned = any(own != "front" for own, _ in contacts(g, blow.attacker).values())
    if holder == who and (not turned or has(g, who, "iron_discipline")):
        yield Part(value(g, who, "support"), "CON-SPR-53", "support", "replace")
