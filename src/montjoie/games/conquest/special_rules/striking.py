"""Special rules of who strikes, hand to hand or from afar, and of who is struck: hit rolls, extra hits, what
finds no Defense, what is rolled again or saved, hits in answer (CON-SPR)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.conquest import queries
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import SIX, Answering, Blow, Extra, Reroll
from montjoie.games.conquest.profiles import answers, card, has, held, host, tally, value, worth
from montjoie.games.conquest.queries import CLASH, DEFENSE, HIT_REROLLS, MELEE, VOLLEY, melee, of_kind, own
from montjoie.games.conquest.regiments.field import contacts
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, Query, modifies


def inspired(g: G, who: str, blow: Blow | None) -> bool:
    """Whether one benefits from Inspired in an attack: not when Broken or denied it, nor in impact attacks
    (CON-SPR-37, CON-BRK-07, CON-RUL-74); the Dauntless always do (CON-SPR-18, CON-RUL-62)."""
    if blow is None or blow.kind not in MELEE:
        return False
    regiment = who if who in g.state.regiments else g.state.characters[who].regiment
    denied = g.state.regiments[regiment].broken or any(answers(g, queries.UNINSPIRED, regiment, blow))
    return not denied or "dauntless" in held(g, who)


def raised(g: G, query: Query, who: str, blow: Blow, by: str) -> bool:
    """Whether something raises a value: else, where it would make it 5, 6s are rolled again (CON-INS-01)."""
    return any(part.source == by for part in tally(g, query, who, blow).parts)


# Inspired: +1 Clash, unless that makes 5; then 6s are rolled again instead (CON-SPR-37, CON-INS-01).
modifies(CLASH, "inspired").gives(
    Part(1, "CON-SPR-37", "inspired"), lambda g, holder, who, blow: inspired(g, who, blow)
)
modifies(HIT_REROLLS, "inspired").gives(
    Reroll("failures", "CON-SPR-37", "inspired", (SIX,)),
    lambda g, holder, who, blow: inspired(g, who, blow) and not raised(g, CLASH, who, blow, "inspired"),
)
# Flurry: all failed hit rolls of a Clash or Duel again; or of the command stand alone (CON-SPR-50).
FLURRY = Reroll("failures", "CON-SPR-50", "flurry")
modifies(HIT_REROLLS, "flurry").gives(FLURRY, own, melee)
modifies(HIT_REROLLS).gives(
    FLURRY, of_kind("clash"), lambda g, who, blow: any(each.id == "flurry" for each in blow.shots)
)
# Fiend Hunter: failed hit rolls against brutes and monsters again (CON-SPR-12).
modifies(HIT_REROLLS, "fiend_hunter").gives(
    Reroll("failures", "CON-SPR-12", "fiend_hunter"),
    own,
    lambda g, holder, who, blow: card(g, blow.target).type in ("brute", "monster"),
)
# Opportunists: failed hits of a Clash or Volley against flank or rear again (CON-SPR-43).
modifies(HIT_REROLLS, "opportunists").gives(
    Reroll("failures", "CON-SPR-43", "opportunists"),
    own,
    of_kind("clash", "volley"),
    lambda g, holder, who, blow: blow.arc != "front",
)


@modifies(HIT_REROLLS)
def parry(g: G, who: str, blow: Blow) -> Iterator[Reroll]:
    """Parry: hit rolls of 1 against the regiment in a Clash or Duel must be rolled again (CON-SPR-44)."""
    own = "parry" in held(g, blow.target)  # of a character in a Duel his own alone
    if blow.kind in MELEE and (own or (blow.kind == "clash" and has(g, blow.target, "parry"))):
        yield Reroll("successes", "CON-SPR-44", "parry", (1,))


# Relentless Blows: each hit roll of 1 hits once more in a Clash or Duel (CON-SPR-15); a Clash of 6 has it
# (CON-CLA-10).
RELENTLESS = Extra("CON-SPR-15", "relentless_blows", (1,))
modifies(queries.EXTRA_HITS, "relentless_blows").gives(RELENTLESS, own, melee)
modifies(queries.EXTRA_HITS).gives(RELENTLESS, melee, lambda g, who, blow: worth(g, CLASH, who, blow) >= SIX)
# Flawless Strikes: hits rolled on a 1 in a Clash or Duel find no Defense (CON-SPR-16).
modifies(queries.FLAWLESS, "flawless_strikes").gives(True, own, melee)
# Deadly Blades: failed Defense rolls of 6 cost 2 wounds in a Clash or Duel (CON-SPR-40).
modifies(queries.DOUBLED, "deadly_blades").gives(SIX, own, melee)


@modifies(DEFENSE)
def cleave(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Cleave (X): hits of a Clash or Duel take X off the Defense, less what Hardened (X) spares (CON-SPR-26,
    CON-SPR-23)."""
    if blow is None or blow.kind not in MELEE or any(answers(g, queries.BLUNTED, who, blow)):
        return
    own = sum(each.x or 0 for each in blow.shots if each.id == "cleave")  # of a command stand alone
    if less := max(0, own + value(g, blow.striker, "cleave") - value(g, who, "hardened")):
        yield Part(-less, "CON-SPR-26", "cleave")


@modifies(DEFENSE)
def smite(g: G, who: str, blow: Blow | None) -> Iterator[Part]:
    """Smite: hits of a Clash or Duel find no Defense at all (CON-SPR-13)."""
    smitten = blow is not None and blow.kind in MELEE and has(g, blow.striker, "smite")
    if smitten and not any(answers(g, queries.BLUNTED, who, blow)):
        yield Part(0, "CON-SPR-13", "smite", "cap")


@modifies(queries.SUPPORT, "support")
def support(g: G, holder: str, who: str, blow: Blow) -> Iterator[Part]:
    """Support (X): X support attacks instead of 1, unless engaged on a flank or the rear (CON-SPR-53,
    CON-SPR-22)."""
    turned = any(own != "front" for own, _ in contacts(g, blow.attacker).values())
    if holder == who and (not turned or has(g, who, "iron_discipline")):
        yield Part(value(g, who, "support"), "CON-SPR-53", "support", "replace")


# Who is struck.


@modifies(DEFENSE, "shield")
def shield(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Shield: +1 Defense against hits from the front, not in a garrison; Linebreaker ignores it (CON-SPR-06,
    CON-SPR-08)."""
    if blow is None or blow.arc != "front" or not queries.served(g, holder, who, blow):
        return
    row = g.state.regiments.get(host(g, blow.target))
    inside = row is not None and row.where == "garrison"
    if not inside and not (blow.kind in (*MELEE, "impact") and has(g, blow.striker, "linebreaker")):
        yield Part(1, "CON-SPR-06", "shield")


# Phalanx: +1 Defense against hits from the front, not in Duels (CON-SPR-46).
modifies(DEFENSE, "phalanx").gives(
    Part(1, "CON-SPR-46", "phalanx"), queries.in_front, lambda g, holder, who, blow: blow.kind != "duel"
)
# Untouchable: failed Defense rolls of 6 again (CON-SPR-38).
modifies(queries.DEFENSE_REROLLS, "untouchable").gives(
    Reroll("failures", "CON-SPR-38", "untouchable", (SIX,)), queries.served
)
# Tenacious: one failed die of each Defense roll is saved, or X (CON-SPR-55, CON-RUL-04).
modifies(queries.DEFENSE_SAVED, "tenacious").gives(
    lambda g, holder, who, blow: max(1, value(g, holder, "tenacious")), queries.served
)
# Counter-Attack: each Defense roll of 1 against a Clash hits the attacker (CON-SPR-14).
modifies(queries.ANSWERED, "counter_attack").gives(Answering("CON-SPR-14", "counter_attack", 1), own, melee)
# Lethal Demise: each wound that an enemy in contact inflicts hits it back (CON-SPR-42).
modifies(queries.ANSWERED, "lethal_demise").gives(
    Answering("CON-SPR-42", "lethal_demise"), own, of_kind("clash", "impact")
)


def of_shots(g: G, blow: Blow, rule: str) -> int | None:
    """The (X) of a rule of the shots, or of who shoots; None where neither has it (CON-SPR-04)."""
    own = [each for each in (*blow.shots, *held(g, blow.striker).values()) if each.id == rule]
    return max(((each.x or 0) + each.plus for each in own), default=None)


def shot(rule: str) -> Callable[..., bool]:
    """Where a volley's shots, or who shoots them, have a rule."""
    return lambda g, who, blow: blow.kind == "volley" and of_shots(g, blow, rule) is not None


# Aimed Shot: +1 Volley, unless that makes 5; then 6s are rolled again instead (CON-SPR-63).
modifies(VOLLEY, "aimed_shot").gives(Part(1, "CON-SPR-63", "aimed_shot"))
modifies(queries.HIT_REROLLS, "aimed_shot").gives(
    Reroll("failures", "CON-SPR-63", "aimed_shot", (SIX,)),
    of_kind("volley"),
    lambda g, holder, who, blow: not raised(g, VOLLEY, who, blow, "aimed_shot"),
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


@modifies(queries.EXTRA_HITS)
def rapid_volley(g: G, who: str, blow: Blow) -> Iterator[Extra]:
    """Rapid Volley, or a Volley of 6: each hit roll of 1 hits once more, but not a character's (CON-SPR-66,
    CON-VOL-12)."""
    if blow.kind != "volley" or who in g.state.characters:
        return
    if of_shots(g, blow, "rapid_volley") is not None or worth(g, VOLLEY, who, blow) >= SIX:
        yield Extra("CON-SPR-66", "rapid_volley", (1,))


# Torrential Fire: at effective range two hits bring a third (CON-SPR-64).
modifies(queries.EXTRA_HITS).gives(
    Extra("CON-SPR-64", "torrential_fire", per=2),
    lambda g, who, blow: blow.effective,
    shot("torrential_fire"),
)
# Loose Formation: stands volleying at the regiment halve their barrage (CON-SPR-59).
modifies(queries.HALVED, "loose_formation").gives(
    True, lambda g, holder, who, blow, stand: blow.kind == "volley" and has(g, who, "loose_formation")
)
