"""What Stark units and captains have, and their Orders (FIG-ORD, FIG-CRD-05)."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge import Charge, make_disorderly
from montjoie.games.figurines.charge.charging import boost_charge
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.permanent import adds, grants, in_melee
from montjoie.games.figurines.factions.stark.attacks import FuryPrice
from montjoie.games.figurines.factions.trials import DieEffect
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.moves.crossing import HARDSHIPS
from montjoie.games.figurines.queries import (
    IGNORED_TERRAIN,
    IGNORES_MORALE_PENALTIES,
    IMMUNE_CONDITIONS,
    KEYWORDS,
    MARCH_PIVOT,
    SPEED,
)
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.games.figurines.timing import Ability, Effect
from montjoie.kernel.later import later

# Permanent abilities of Stark units and captains (FIG-CRD-05).


# Fearless: what would lower its morale tests does not count (FIG-MOD-05); it is never Panicked (FIG-CON-01).
grants("fearless", IGNORES_MORALE_PENALTIES, True)
grants("fearless", IMMUNE_CONDITIONS, "panicked")
# Enhanced Mobility: Speed +1, and it may turn before a March (FIG-MAR-01).
adds("enhanced_mobility", SPEED, INCH, "FIG-CRD-01")
grants("enhanced_mobility", MARCH_PIVOT, True)
# Pathfinder: Speed +1; Dangerous, Rough and Hindering pieces do not concern it (FIG-TER-05, FIG-TER-06,
# FIG-TER-08).
adds("pathfinder", SPEED, INCH, "FIG-CRD-01")
grants("pathfinder", IGNORED_TERRAIN, *HARDSHIPS)
# Fury Unleashed: Vicious in melee from the first lost rank on.
grants(
    "fury_unleashed",
    KEYWORDS,
    "vicious",
    works=lambda g, own, strike: in_melee(g, own, strike) and units.destroyed_ranks(g, own) >= 1,
)


# Orders of Stark units and captains, and what they may or must do at a moment (FIG-ORD, FIG-CRD-05).

BRAN, SUMMER, HODOR = "bran_and_hodor", "summer", "hodor"

# Attacking.


def furious(use: Effect, g: G) -> None:
    """It costs the unit D3 wounds after the attack."""
    boost(g, use.of, after=later(FuryPrice(unit=use.source, source=use.of)))


class UmberRage(Ability, frozen=True):
    """Umber Rage: the defender becomes Panicked and Vulnerable; D3 wounds to the unit after the attack."""

    of = "umber_rage"
    needs = (when.own, when.melee)
    work = deeds.all_of(deeds.gives("panicked", "vulnerable"), furious)


class FuryOfHouseUmber(Ability, frozen=True):
    """Fury of House Umber: any attack dice are rolled again (FIG-RRL-04), 6s cannot be saved (FIG-MOD-01); D3
    wounds to the unit after the attack."""

    of = "fury_of_house_umber"
    needs = (when.own, when.melee)
    stages = ("reroll", "rage")
    reroll = deeds.rerolls(least=0)
    rage = deeds.all_of(deeds.boosts(sixes_no_save=True), furious)


class MartialTraining(Ability, frozen=True):
    """Martial Training: once attack dice are final the defender becomes Vulnerable."""

    of = "martial_training"
    needs = (when.own, when.melee)
    work = deeds.gives("vulnerable")


class ExposeOpening(Ability, frozen=True):
    """Expose Opening: misses may be rolled again against Vulnerable enemies (FIG-RRL-01)."""

    of = "expose_opening"
    needs = (when.own, when.against("vulnerable"), when.misses)
    work = deeds.rerolls("misses")


class FuryUnleashed(Ability, frozen=True):
    """Fury Unleashed: with two ranks lost (FIG-UNT-09) the defender becomes Panicked, too."""

    of = "fury_unleashed"
    needs = (when.own, when.melee, lambda use, g: units.destroyed_ranks(g, use.source) >= 2)
    work = deeds.gives("panicked")


class ForTheNorth(Ability, frozen=True):
    """For the North!: when the unit attacks in melee a friendly unit within Long Range heals up to 2
    wounds."""

    of = "for_the_north"
    needs = (when.own, when.melee)
    targets = whom.friends(LONG, whom.hurt)
    work = deeds.heals_up_to(2)


# Attacked and charged.


class Shieldwall(DieEffect, Ability, frozen=True):
    """Shield Wall: attacked from the front, D3 hits are blocked without dice."""

    of = "shieldwall"
    needs = (when.attacked, when.in_front, when.hit)
    more = "blocks"


class WolfsCunning(Ability, frozen=True):
    """Wolf's Cunning: the charge that an enemy within Long Range declares, against whomever, is disorderly,
    whatever its die shows (FIG-RUL-50)."""

    of = "wolfs_cunning"
    needs = (when.enemy, when.near(LONG), lambda use, g: not g.running(Charge).disorderly)

    def work(self, g: G) -> None:
        make_disorderly(g)


class Hodor(Ability, frozen=True):
    """Hodor!!!: once per game a successful charge against the unit is disorderly and loses 2 dice."""

    of = HODOR
    needs = (when.attacked,)

    def work(self, g: G) -> None:
        make_disorderly(g)
        boost_charge(g, self.of, dice=-2)


def summer(use: Effect, g: G) -> bool:
    """The player's Summer, or the unit itself, attacks."""
    row = g.state.units[use.moment.unit]
    return use.moment.unit == use.source or (row.card == SUMMER and row.owner == use.owner)


class BransSkinchanging(DieEffect, Ability, frozen=True):
    """Bran's Skinchanging: a melee attack of the unit, or of its owner's Summer, has D3 automatic hits more
    (FIG-RES-12); not once Hodor!!! was used."""

    of = "brans_skinchanging"
    needs = (summer, when.melee, lambda use, g: HODOR not in g.state.units[use.source].spent)
    more = "auto_hits"


class BransProtector(Ability, frozen=True):
    """Bran's Protector: after an attack on the unit in which Bran still stands, Summer may attack or charge
    the attacker with 2 more dice."""

    of = "brans_protector"
    blows = ("attack", "charge")

    def fits(self, g: G) -> bool:
        row = g.state.units[self.moment.other]
        if BRAN not in row.attachments or row.owner != self.owner or not units.alive(g, self.moment.unit):
            return False
        return bool(legal(g, self.source, self.blows, self.moment.unit))

    def work(self, g: G) -> None:
        effects.free(g, self.source, *self.blows, against=self.moment.unit, dice=2, optional=False)


# Chosen by a zone of the tactics board.


class ZoneCharge(Ability, frozen=True):
    """Chosen by a zone of the tactics board, the unit may charge in the place of what the zone allows."""

    def work(self, g: G) -> None:
        g.revise(ZoneEffect, actions=("charge",))


class RapidAssault(ZoneCharge, frozen=True):
    """Rapid Assault: the Maneuver zone (FIG-TAC-07)."""

    of = "rapid_assault"
    needs = (when.own, when.zone("maneuver"), when.can("charge"))


class Onslaught(ZoneCharge, frozen=True):
    """Onslaught: the Combat zone (FIG-TAC-06)."""

    of = "onslaught"
    needs = (when.own, when.zone("combat"), when.can("charge"))


# Standing firm.


class StubbornTenacity(Ability, frozen=True):
    """Stubborn Tenacity: when the unit has passed a panic test an enemy engaged with it suffers D3 wounds."""

    of = "stubborn_tenacity"
    needs = (when.own,)
    targets = whom.engaged
    work = deeds.wounds_die()


class BlackfishResolve(Ability, frozen=True):
    """Blackfish's Resolve: the unit may heal a wound when it has passed a morale test (FIG-MRL-04)."""

    of = "blackfish_resolve"
    needs = (when.own, when.wounded)
    work = deeds.heals(1)


class Regroup(Ability, frozen=True):
    """Regroup: the unit heals up to D3+1 wounds after each of its Retreats."""

    of = "regroup"
    needs = (when.own, when.wounded)
    work = deeds.heals_die(plus=1)
