"""Chapter 4.9: which actions a unit can do now, and why not the others (FIG-ACT-02, FIG-ACT-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import BARRED_ACTIONS, OBLIGED_ACTIONS
from montjoie.games.figurines.state import G
from montjoie.kernel import Refusal, derived

ATTACKS = ("melee_attack", "ranged_attack", "destroy_terrain")
ACTIONS = ("maneuver", "march", "retreat", *ATTACKS, "charge")  # FIG-ACT-01
KINDS = {"attack": ATTACKS, "melee_attack": ("melee_attack", "destroy_terrain")}  # FIG-D-24, FIG-TER-07
UNENGAGED, ENGAGED = (
    ("maneuver", "march", "ranged_attack", "charge"),
    ("retreat", "melee_attack"),
)  # FIG-ACT-02
FORGO, DECLINE = "forgo", "decline"

Unmet: TypeAlias = Callable[[G, str, str], Iterator[Refusal]]
needs: dict[str, Unmet] = {}  # by action: what a unit lacks for it, against that enemy alone if one is named


def needed(action: str) -> Callable[[Unmet], Unmet]:
    """Register what an action needs besides, as its chapter says: an attack of the kind, an enemy."""

    def mark(unmet: Unmet) -> Unmet:
        needs[action] = unmet
        return unmet

    return mark


def problems(g: G, unit: str, action: str, against: str = "") -> Iterator[Refusal]:
    """Why a unit cannot do an action: one whose requirements are not met cannot be chosen (FIG-ACT-04).
    Unengaged units maneuver, march, charge or shoot, engaged ones retreat or fight (FIG-ACT-02)."""
    engaged = field.engaged(g, unit)
    if action in barred(g, unit):
        yield Refusal(
            "FIG-ACT-04", "action-barred", unit=unit, action=action, source=barring(g, unit, action)
        )
    elif action in UNENGAGED and engaged:
        yield Refusal("FIG-ACT-02", "action-engaged", unit=unit, action=action, enemy=engaged[0])
    elif action in ENGAGED and not engaged:
        yield Refusal("FIG-ACT-02", "action-unengaged", unit=unit, action=action)
    elif action in needs:
        yield from needs[action](g, unit, against)


@derived
def barred(g: G, unit: str) -> set[str]:
    """The actions that an ability or something that holds for a while denies a unit."""
    named = {*abilities.gather(g, BARRED_ACTIONS, unit)}
    for effect in lasting.on(g, BARRED_ACTIONS, unit).values():
        named.update(effect.keywords)
    return {action for name in named for action in KINDS.get(name, (name,))}


def barring(g: G, unit: str, action: str) -> str | None:
    """What holds for a while and denies a unit an action; none where an ability does."""
    for effect in lasting.on(g, BARRED_ACTIONS, unit).values():
        if action in {each for name in effect.keywords for each in KINDS.get(name, (name,))}:
            return effect.source
    return None


def legal(g: G, unit: str, actions: tuple[str, ...] = ACTIONS, against: str = "") -> tuple[str, ...]:
    """Those of some actions that a unit can do now, each kind of attack by itself (FIG-ACT-04)."""
    named = dict.fromkeys(each for action in actions for each in KINDS.get(action, (action,)))
    return tuple(action for action in named if next(problems(g, unit, action, against), None) is None)


def choices(g: G, unit: str) -> tuple[str, ...]:
    """What an activated unit may do: any legal action, or none (FIG-ACT-01); only what it is obliged to where
    it can do that (the query "obliged_actions")."""
    if challenger(g, unit):
        return ("charge",)
    can = legal(g, unit)
    must = {*abilities.gather(g, OBLIGED_ACTIONS, unit)}
    for effect in lasting.on(g, OBLIGED_ACTIONS, unit).values():
        must.update(effect.keywords)
    return tuple(action for action in can if action in must) or (*can, FORGO)


def challenger(g: G, unit: str) -> str:
    """The enemy that an activated unit must charge, where it can (a lasting "must_charge", which names the
    enemy among its keywords)."""
    for effect in lasting.on(g, lasting.MUST_CHARGE, unit).values():
        for enemy in effect.keywords:
            if legal(g, unit, ("charge",), enemy):
                return enemy
    return ""
