"""The cards of Jaime Lannister, the Kingslayer."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.factions.dice import DieEffect
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card


class KingslayersRenown(Card, frozen=True):
    """Kingslayer's Renown: a friendly unit within Long Range of Jaime passes its morale test, whatever the
    dice show; his own unit also heals 2 wounds."""

    of = "kingslayers_renown"
    stages = ("inspire",)

    def fits(self, g: G) -> bool:
        """A friend near Jaime."""
        unit = self.moment.unit
        friend = not effects.is_enemy(g, self.owner, unit)
        return friend and effects.near_commander(g, self.owner, unit, LONG)

    def inspire(self, g: G) -> None:
        """It passes."""
        g.revise(Test, settled="passed")
        if effects.leads(g, self.owner, self.moment.unit):
            g.do(Heal(unit=self.moment.unit, up_to=2, exactly=True))


class ExpertParry(DieEffect, Card, frozen=True):
    """Expert Parry: a friendly unit within Long Range of Jaime, attacked in melee, blocks D3 hits without
    dice; his own unit one more."""

    of = "expert_parry"

    def fits(self, g: G) -> bool:
        """A friend near Jaime."""
        near = effects.near_commander(g, self.owner, self.moment.other, LONG)
        return near and effects.attacked(g, self, "melee")

    def shown(self, g: G, face: int) -> None:
        """So many are blocked."""
        boost(g, self.of, blocks=face + effects.leads(g, self.owner, self.moment.other))


class DeadlyRiposte(Card, frozen=True):
    """Deadly Riposte: a friendly unit that was attacked in melee makes a free melee Attack against the
    attacker; Jaime's unit with Critical Blow."""

    of = "deadly_riposte"
    stages = ("strike",)

    def fits(self, g: G) -> bool:
        """It must be able to."""
        if not effects.attacked(g, self, "melee"):
            return False
        return bool(legal(g, self.moment.other, ("melee_attack",), self.moment.unit))

    def strike(self, g: G) -> None:
        """By all the rules of an attack (FIG-ACT-03)."""
        unit = self.moment.other
        given = ("critical_blow",) if effects.leads(g, self.owner, unit) else ()
        effects.free(g, unit, "melee_attack", against=self.moment.unit, keywords=given, optional=False)
