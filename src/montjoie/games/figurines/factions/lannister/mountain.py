"""The cards of Gregor Clegane, the Mountain."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.combat.breakthrough import Breakthrough
from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.claims import ReplacingCard
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card

CLEGANE = "house_clegane"


class FuryOfTheMountain(Card, frozen=True):
    """Fury of the Mountain: a friendly melee attack has Vicious and Critical Blow; House Clegane rolls 2 more
    dice."""

    of = "fury_of_the_mountain"
    needs = (when.friend, when.melee)

    def work(self, g: G) -> None:
        boost(g, self.of, keywords=("vicious", "critical_blow"))
        if effects.affiliated(g, self.moment.unit, CLEGANE):
            boost(g, self.of, dice=2)


class OrdersToDestroy(ReplacingCard, frozen=True):
    """Orders to Destroy: in the place of the effect of a zone that a friendly NCU has claimed, a friendly
    Combat Unit makes a free melee Attack; one of House Clegane may charge instead."""

    of = "orders_to_destroy"

    def targets(self, g: G) -> Iterator[str]:
        friends = effects.friendly(g, self.owner)
        return (unit for unit in friends if legal(g, unit, self.ways(g, unit)))

    def ways(self, g: G, unit: str) -> tuple[str, ...]:
        """What a unit may do."""
        return ("melee_attack", "charge") if effects.affiliated(g, unit, CLEGANE) else ("melee_attack",)

    def work(self, g: G) -> None:
        effects.free(g, self.target, *self.ways(g, self.target), optional=False)


class Overrun(Card, frozen=True):
    """Overrun: in the place of the Maneuver of a breakthrough a friendly unit makes a free Charge; House
    Clegane may roll the charge die again."""

    of = "overrun"
    needs = (when.friend, lambda use, g: not g.running(Breakthrough).replaced, when.can("charge"))

    def work(self, g: G) -> None:
        unit = self.moment.unit
        rerolls = (deeds.again(self, g, unit, "charge"),) if effects.affiliated(g, unit, CLEGANE) else ()
        g.revise(Breakthrough, replaced=True)
        effects.free(g, unit, "charge", rerolls=rerolls, optional=False)
