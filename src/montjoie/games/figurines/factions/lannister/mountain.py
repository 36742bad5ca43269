"""The cards of Gregor Clegane, the Mountain."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.gifts import CHARGE
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.combat.breakthrough import Breakthrough
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED, Card

CLEGANE = "house_clegane"


class FuryOfTheMountain(Card, frozen=True):
    """Fury of the Mountain: a friendly melee attack has Vicious and Critical Blow; House Clegane rolls 2 more
    dice."""

    of = "fury_of_the_mountain"
    stages = ("rage",)

    def fits(self, g: G) -> bool:
        """A friendly melee attack."""
        return effects.attacks(g, self, "melee")

    def rage(self, g: G) -> None:
        """For this attack."""
        boost(g, self.of, keywords=("vicious", "critical_blow"))
        if effects.affiliated(g, self.moment.unit, CLEGANE):
            boost(g, self.of, dice=2)


class OrdersToDestroy(Card, frozen=True):
    """Orders to Destroy: in the place of the effect of a zone that a friendly NCU has claimed, a friendly
    Combat Unit makes a free melee Attack; one of House Clegane may charge instead."""

    of = "orders_to_destroy"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Before the effect, with a unit that can."""
        if self.moment.kind != "before" or effects.is_enemy(g, self.owner, self.moment.ncu):
            return False
        return not g.running(ActivateNcu).replaced and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those that can do it."""
        for unit in effects.friendly(g, self.owner):
            if legal(g, unit, self.ways(g, unit)):
                yield unit

    def ways(self, g: G, unit: str) -> tuple[str, ...]:
        """What a unit may do."""
        return ("melee_attack", "charge") if effects.affiliated(g, unit, CLEGANE) else ("melee_attack",)

    def resolve(self, g: G) -> None:
        """The zone does nothing else."""
        g.revise(ActivateNcu, replaced=True)
        if self.target:
            effects.free(g, self.target, *self.ways(g, self.target), optional=False)


class Overrun(Card, frozen=True):
    """Overrun: in the place of the Maneuver of a breakthrough a friendly unit makes a free Charge; House
    Clegane may roll the charge die again."""

    of = "overrun"
    stages = ("charge",)

    def fits(self, g: G) -> bool:
        """A friend that can charge, with nothing in the place of its Maneuver yet."""
        unit = self.moment.unit
        friend = not effects.is_enemy(g, self.owner, unit) and not g.running(Breakthrough).replaced
        return friend and bool(legal(g, unit, ("charge",)))

    def charge(self, g: G) -> None:
        """At once."""
        unit = self.moment.unit
        again = ((effects.owner(g, unit), CHARGE, self.of),) if effects.affiliated(g, unit, CLEGANE) else ()
        g.revise(Breakthrough, replaced=True)
        effects.free(g, unit, "charge", rerolls=again, optional=False)
