"""Abilities of Lannister attacks and of those who make them."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.factions.common import fights
from montjoie.games.figurines.factions.dice import DieEffect
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.queries import ATTACK_DICE, KEYWORDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Ability
from montjoie.kernel import Part, Step, modifies


@modifies(KEYWORDS, "sundering_halberd")
def halberd(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Halberd: Sundering, always (FIG-CRD-05)."""
    if strike.attacker == holder:
        yield "sundering"


@modifies(KEYWORDS, "vicious_methods")
def vicious_methods(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Vicious Methods: Critical Blow and Vicious."""
    if strike.attacker == holder:
        yield from ("critical_blow", "vicious")


@modifies(KEYWORDS, "wildfire_ranged", "wildfire_melee")
def wildfire(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Wildfire: no defense saves (FIG-RES-15), and Vicious."""
    if strike.attacker == holder:
        yield from ("no_defense_saves", "vicious")


@modifies(KEYWORDS, "cleaving_blows")
def cleaving(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Cleaving Blows: Critical Blow, and no defense saves (FIG-RES-15)."""
    if strike.attacker == holder:
        yield from ("critical_blow", "no_defense_saves")


@modifies(KEYWORDS, "inhuman_strength")
def strength(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Inhuman Strength: Sundering in melee."""
    if fights(holder, strike):
        yield "sundering"


@modifies(ATTACK_DICE, "inhuman_strength")
def more_strength(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Inhuman Strength: 2 more dice in melee."""
    if fights(holder, strike):
        yield Part(2, "FIG-RES-01", "inhuman_strength")


class CleavingBlows(Ability, frozen=True):
    """Cleaving Blows: whoever is charged becomes Panicked before the dice are rolled."""

    of = "cleaving_blows"
    stages = ("frighten",)

    def fits(self, g: G) -> bool:
        """The attack of a charge."""
        return bool(g.running(Strike).charging)

    def frighten(self, g: G) -> None:
        """The defender."""
        conditions.give(g, self.moment.other, "panicked")


class WildfireMelee(Ability, frozen=True):
    """Wildfire at close quarters: every attack die that shows 1 costs both sides a wound; the defender's
    belong to the attack, the attacker's are his own doing (FIG-RUL-56)."""

    of = "wildfire_melee"
    stages = ("burn",)

    def fits(self, g: G) -> bool:
        """A die shows 1 (FIG-MOD-01)."""
        return 1 in g.running(Strike).faces

    def burn(self, g: G) -> None:
        """Both burn."""
        wounds, (own, other) = g.running(Strike).faces.count(1), (self.moment.unit, self.moment.other)
        g.do(Suffer(unit=other, wounds=wounds, by=self.owner, source=own, attack=True))
        g.do(Suffer(unit=own, wounds=wounds))


class UnstoppableFury(DieEffect, Ability, frozen=True):
    """Unstoppable Fury: whom the unit declares to charge becomes Panicked; its melee attacks inflict D3 more
    wounds."""

    of = "unstoppable_fury"
    stages = ("charge", "roll")

    def fits(self, g: G) -> bool:
        """Its own charge, its own melee attack."""
        return self.moment.unit == self.source and self.moment.kind in ("charge", "melee")

    def charge(self, g: G) -> Step | None:
        """On declaration."""
        if self.moment.window != "charge_declared":
            return None
        conditions.give(g, self.moment.other, "panicked")
        return self.done()

    def shown(self, g: G, face: int) -> None:
        """On top of the hits."""
        boost(g, self.of, extra_wounds=face)
