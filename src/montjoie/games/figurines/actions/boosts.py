"""What effects add to an attack or a charge, carried whole from the action they give to its last blow."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from montjoie.games.figurines.events import AttackBoosted
from montjoie.games.figurines.powers.causes import authority
from montjoie.games.figurines.state import G
from montjoie.kernel import Part

Grant = tuple[str, str, str]  # a re-roll of attack dice: whose, of which dice (any, misses), by what
CHARGE = "charge"  # which dice: those of the charge distance
EXPLAINED = ("to_hit", "dice", "save_bonus", "panic_bonus")  # sums whose parts keep their sources


class Boosts(Struct, frozen=True, omit_defaults=True):
    """What an attack has besides its card."""

    to_hit: int = 0  # added to each attack die
    dice: int = 0  # more dice, or less
    save_bonus: int = 0  # added to each defense die
    panic_bonus: int = 0  # added to the panic test of the attack
    parts: tuple[tuple[str, str, int], ...] = ()  # what else changes those four: which, by what, how much
    keywords: tuple[str, ...] = ()
    highest: bool = False  # the highest dice value printed, whatever ranks are left
    lowest: bool = False
    rank_bonus: int = 0  # dice as if so many more ranks were left
    rerolls: tuple[Grant, ...] = ()  # of attack dice; with "charge" for which, of the charge die

    def plus(self, source: str, **changes: Any) -> Boosts:
        """With what an effect adds to them."""
        if not changes:
            return self
        parts = tuple((name, source, value) for name, value in changes.items() if name in EXPLAINED)
        others = {name: value for name, value in changes.items() if name not in EXPLAINED}
        return structs.replace(self, parts=self.parts + parts, **added(self, others))


NONE = Boosts()
BOOSTS = frozenset(Boosts.__struct_fields__)


def added(before: Any, changes: dict[str, Any]) -> dict[str, Any]:
    """The fields that change: numbers and lists are added to, what is true stays true."""
    return {
        name: value or getattr(before, name) if isinstance(value, bool) else getattr(before, name) + value
        for name, value in changes.items()
    }


def tell(g: G, unit: str, source: str, changes: dict[str, Any]) -> None:
    """Say what an effect changes in the attack of a unit; what it brings afterwards is told then."""
    rule, named = authority(g, "FIG-CRD-05"), {name: f"boost-{name}" for name in changes}
    counts = {name: value for name, value in changes.items() if type(value) is int and value}
    parts = tuple(Part(value, rule, named[name]) for name, value in counts.items())
    traits = tuple(named[name] for name, value in changes.items() if value is True)
    more = (named["rerolls"],) if changes.get("rerolls") else ()
    gains = (*changes.get("keywords", ()), *traits, *more)
    if gains or parts:
        g.emit(AttackBoosted(unit, gains, parts, source or None), rule)


def split(changes: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The boosts among some changes, and the others."""
    boosts = {name: value for name, value in changes.items() if name in BOOSTS}
    return boosts, {name: value for name, value in changes.items() if name not in BOOSTS}
