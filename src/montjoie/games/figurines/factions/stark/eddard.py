"""The cards of Eddard Stark, Lord of Winterfell."""

from __future__ import annotations

from montjoie.games.figurines.actions.gifts import Grant
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.sequels import lends
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import MORALE, TO_HIT
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card, Effect

BLOWS = ("attack", "charge")


def commander_able(use: Effect, g: G) -> bool:
    """The Commander's unit can attack or charge (FIG-CMD-08)."""
    unit = units.commander_unit(g, use.owner)
    return bool(unit) and bool(legal(g, unit, BLOWS))


class FuryForTheFallen(Card, frozen=True):
    """Fury for the Fallen: once an enemy's melee attack is over Eddard's unit may make a free Attack or
    Charge; if the defender was destroyed it may roll attack and charge dice again (FIG-RRL-04)."""

    of = "fury_for_the_fallen"
    needs = (when.enemy, when.melee, commander_able)

    def work(self, g: G) -> None:
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
    needs = (when.commander,)
    targets = whom.friends(LONG, another=True)
    work = deeds.attaches


lends(LeadByExample.of, MORALE, 2, "FIG-MOD-05")
lends(LeadByExample.of, TO_HIT, 1, "FIG-MOD-04", lambda g, strike, row: strike.kind == "melee")


class NorthernDefiance(Steadied, frozen=True):
    """Northern Defiance: a friendly unit may roll any dice of its panic test again; within Short Range of
    Eddard's unit it passes instead; the dice need no Eddard (FIG-RUL-22). If it is his own unit, an enemy
    engaged with it suffers 1 wound, and 1 more for each rank the unit has lost (FIG-UNT-09)."""

    of = "northern_defiance"
    least = 1
    stages = ("steady", "strike")

    def strike(self, g: G) -> None:
        unit = self.moment.unit
        if effects.leads(g, self.owner, unit):
            wounds = 1 + units.destroyed_ranks(g, unit)
            afflict(self, g, effects.engaged_enemies(g, unit), wounds=wounds, by=unit)
