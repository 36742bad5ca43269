"""The cards of Eddard Stark, Lord of Winterfell."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.gifts import Grant
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.dice.rerolls import Reroll
from montjoie.games.figurines.factions.afflict import Afflict
from montjoie.games.figurines.factions.attached import attached_to
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import cards, lasting
from montjoie.games.figurines.queries import MORALE, TO_HIT
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.kernel import Part, modifies

BLOWS = ("attack", "charge")


class FuryForTheFallen(Card, frozen=True):
    """Fury for the Fallen: once an enemy's melee attack is over Eddard's unit may make a free Attack or
    Charge; if the defender was destroyed it may roll attack and charge dice again."""

    of = "fury_for_the_fallen"
    stages = ("avenge",)

    def fits(self, g: G) -> bool:
        """Eddard's unit must be able to (FIG-CMD-08)."""
        if self.moment.kind != "melee" or not effects.is_enemy(g, self.owner, self.moment.unit):
            return False
        eddard = units.commander_unit(g, self.owner)
        return bool(eddard) and bool(legal(g, eddard, BLOWS))

    def avenge(self, g: G) -> None:
        """FIG-RRL-04."""
        eddard = units.commander_unit(g, self.owner)
        again: tuple[Grant, ...] = ()
        if not units.alive(g, self.moment.other):
            again = ((self.owner, "any", self.of),)
            lasting.begin(g, lasting.CHARGE_REROLL, self.of, self.owner, (eddard,), "action")
        effects.free(g, eddard, *BLOWS, rerolls=again)


class LeadByExample(Card, frozen=True):
    """Lead by Example: once an attack of Eddard's unit is over the card lies with another friendly unit
    within Long Range until the end of the round: +2 to its morale tests, +1 to hit in melee."""

    of = "lead_by_example"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Somebody to follow."""
        leads = effects.leads(g, self.owner, self.moment.unit)
        return leads and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """FIG-GLO-01."""
        return effects.friendly(g, self.owner, self.moment.unit, LONG, other=True)

    def resolve(self, g: G) -> None:
        """FIG-CMD-09."""
        if self.target:
            cards.attach(g, self.owner, self.of, self.target)


@modifies(MORALE)
def steady(g: G, test: Test) -> Iterator[Part]:
    """FIG-MOD-05: Lead by Example, +2; two copies add nothing (FIG-RUL-24)."""
    if any(attached_to(g, test.unit, LeadByExample.of)):
        yield Part(2, "FIG-MOD-05", LeadByExample.of)


@modifies(TO_HIT)
def led(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-MOD-04: Lead by Example, +1 in melee."""
    if strike.kind == "melee" and any(attached_to(g, strike.attacker, LeadByExample.of)):
        yield Part(1, "FIG-MOD-04", LeadByExample.of)


class NorthernDefiance(Card, frozen=True):
    """Northern Defiance: a friendly unit may roll any dice of its panic test again; within Short Range of
    Eddard's unit it passes instead. If it is his own unit, an enemy engaged with it suffers 1 wound, and 1
    more for each rank the unit has lost."""

    of = "northern_defiance"
    stages = ("defy", "strike")

    def fits(self, g: G) -> bool:
        """A friend tests; the card needs no Eddard for the dice (FIG-RUL-22)."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def defy(self, g: G) -> None:
        """The test of the moment."""
        if effects.near_commander(g, self.owner, self.moment.unit, SHORT):
            g.revise(Test, settled="passed")
        else:
            g.do(Reroll(player=self.owner, source=self.of))

    def strike(self, g: G) -> None:
        """FIG-UNT-09."""
        unit = self.moment.unit
        if effects.leads(g, self.owner, unit):
            foes = tuple(effects.engaged_enemies(g, unit))
            wounds = 1 + units.destroyed_ranks(g, unit)
            g.do(Afflict(player=self.owner, source=self.of, units=foes, wounds=wounds, by=unit))
