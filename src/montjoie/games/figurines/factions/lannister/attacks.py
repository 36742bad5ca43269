"""Abilities of Lannister attacks and of those who make them."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.permanent import adds, grants, in_melee
from montjoie.games.figurines.factions.trials import DieEffect
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.queries import ATTACK_DICE, KEYWORDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Ability
from montjoie.kernel import Step

# Inhuman Strength: Sundering and 2 more dice in melee.
grants("inhuman_strength", KEYWORDS, "sundering", works=in_melee)
adds("inhuman_strength", ATTACK_DICE, 2, "FIG-RES-01", in_melee)


class CleavingBlows(Ability, frozen=True):
    """Cleaving Blows: whoever is charged becomes Panicked before the dice are rolled."""

    of = "cleaving_blows"
    needs = (when.charging,)
    work = deeds.gives("panicked")


class WildfireMelee(Ability, frozen=True):
    """Wildfire at close quarters: every attack die that shows 1 (FIG-MOD-01) costs both sides a wound; the
    defender's belong to the attack, the attacker's are his own doing (FIG-RUL-56)."""

    of = "wildfire_melee"
    needs = (lambda use, g: 1 in g.running(Strike).faces,)

    def work(self, g: G) -> None:
        wounds, (own, other) = g.running(Strike).faces.count(1), (self.moment.unit, self.moment.other)
        g.do(Suffer(unit=other, wounds=wounds, by=self.owner, source=own, attack=True))
        g.do(Suffer(unit=own, wounds=wounds))


class UnstoppableFury(DieEffect, Ability, frozen=True):
    """Unstoppable Fury: whom the unit declares to charge becomes Panicked; its melee attacks inflict D3 more
    wounds."""

    of = "unstoppable_fury"
    needs = (when.own, lambda use, g: use.moment.kind in ("charge", "melee"))
    stages = ("charge", "roll")

    def charge(self, g: G) -> Step | None:
        if self.moment.window != "charge_declared":
            return None
        conditions.give(g, self.moment.other, "panicked")
        return self.done()

    def strong(self, g: G, face: int) -> None:
        boost(g, self.of, extra_wounds=face)
