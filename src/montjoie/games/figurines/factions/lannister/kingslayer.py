"""The cards of Jaime Lannister, the Kingslayer."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.trials import DieEffect
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card


class KingslayersRenown(Card, frozen=True):
    """Kingslayer's Renown: a friendly unit within Long Range of Jaime passes its morale test, whatever the
    dice show; his own unit also heals 2 wounds."""

    of = "kingslayers_renown"
    needs = (when.friend, lambda use, g: effects.near_commander(g, use.owner, use.moment.unit, LONG))

    def work(self, g: G) -> None:
        deeds.passes(self, g)
        if effects.leads(g, self.owner, self.moment.unit):
            g.do(Heal(unit=self.moment.unit, up_to=2, exactly=True))


class ExpertParry(DieEffect, Card, frozen=True):
    """Expert Parry: a friendly unit within Long Range of Jaime, attacked in melee, blocks D3 hits without
    dice; his own unit one more."""

    of = "expert_parry"
    needs = (
        when.friend_attacked,
        when.melee,
        lambda use, g: effects.near_commander(g, use.owner, use.moment.other, LONG),
    )

    def strong(self, g: G, face: int) -> None:
        boost(g, self.of, blocks=face + effects.leads(g, self.owner, self.moment.other))


class DeadlyRiposte(Card, frozen=True):
    """Deadly Riposte: a friendly unit that was attacked in melee makes a free melee Attack against the
    attacker; Jaime's unit with Critical Blow."""

    of = "deadly_riposte"
    needs = (when.friend_attacked, when.melee, when.can_answer("melee_attack"))

    def work(self, g: G) -> None:
        unit = self.moment.other
        given = ("critical_blow",) if effects.leads(g, self.owner, unit) else ()
        effects.free(g, unit, "melee_attack", against=self.moment.unit, keywords=given, optional=False)
