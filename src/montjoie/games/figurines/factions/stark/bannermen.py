"""The cards of the Stark Commanders of the Riverlands and the Neck."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.factions.sequels import lends, sequel, while_attached
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves import crossing
from montjoie.games.figurines.moves.walk import March, passed
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import MORALE, SPEED
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Step

# Brynden Tully, the Blackfish.

TULLY = "house_tully"

# Refuse to Yield: when a friendly unit has passed a panic test all enemies engaged with it become Vulnerable;
# the card lies with it and does so each time, until the unit fails one. House Tully has +1 to these tests.
card("refuse_to_yield", when.friend).does(deeds.gives_engaged("vulnerable"), deeds.attaches)
while_attached("unyielding", "refuse_to_yield", "panic_passed", ends_in=("panic_failed",)).does(
    deeds.gives_engaged("vulnerable")
)
lends(
    "refuse_to_yield",
    MORALE,
    1,
    "FIG-MOD-05",
    lambda g, test, row: test.kind == "panic" and effects.affiliated(g, test.unit, TULLY),
)

in_front = when.charged_in("front", "left", "right")

# Set for Charge: a friendly unit charged in front or flank, and engaged with nobody else, attacks the charger
# before the attack of the charge is made; it may turn to the charger first (FIG-RUL-55).
card(
    "set_for_charge_card",
    when.enemy,
    when.friend_attacked,
    in_front,
    when.charged_alone,
    when.can_answer("melee_attack"),
).does(deeds.answers("melee_attack"))


class TullyValor(Trial, Card, frozen=True):
    """Tully Valor: an activated friendly unit takes a morale test; if it passes, an enemy within Long Range
    of it becomes Panicked or Vulnerable, both before House Tully."""

    of = "tully_valor"
    needs = (when.friend, lambda use, g: any(whom.enemies(LONG)(use, g)))

    def passed(self, g: G) -> None:
        foes, tokens = whom.enemies(LONG)(self, g), ("panicked", "vulnerable")
        if effects.affiliated(g, self.moment.unit, TULLY):
            afflict(self, g, foes, *tokens)
        else:
            afflict(self, g, foes, kinds=tokens)


# Brynden Tully, Outrider commander.

riders, mounted = when.of_type("cavalry"), whom.of_type("cavalry")

# Heavy Impact: whom friendly cavalry has charged suffers an automatic hit for each figure of the charger,
# before the attack (FIG-RES-12).
card("heavy_impact", when.friend, riders, when.no_wall).does(
    deeds.hits(lambda use, g: g.state.units[use.moment.unit].figures)
)


def may_march(use: Effect, g: G) -> bool:
    """It is the action of an activation, in the place of which the unit can march."""
    act: Act = g.running(Act)
    return not act.free and not act.cancelled and hook(g).may_march(g, use.moment.unit)


class RideByAttack(Card, frozen=True):
    """Ride-By Attack: in the place of the action it has chosen, friendly cavalry may pivot and march, engaged
    or not, and through enemies (FIG-MAR-01, FIG-MOV-04); one enemy it passed through suffers 1 wound, and 1
    more for each of its ranks. The enemies it leaves do not pivot, as none does after a March."""

    of = "ride_by_attack"
    home: tuple[int, int] = (0, 0)  # where it stood
    needs = (when.friend, riders, may_march)
    needs_target = False
    stages = ("ride", *AIMED)

    def ride(self, g: G) -> Step:
        row = g.state.units[self.moment.unit]
        g.revise(Act, cancelled=True)
        g.do(March(unit=self.moment.unit, turn=True, through=True))
        return self.but(home=(row.x, row.y))

    def targets(self, g: G) -> tuple[str, ...]:
        row = g.state.units[self.moment.unit]
        moved = row.where == "table" and (row.x, row.y) != self.home
        return passed(g, self.moment.unit, self.home) if moved else ()

    work = deeds.wounds(lambda use, g: 1 + units.ranks(g, use.target))


rides_against = whom.who(
    lambda use, g, unit: mounted(use, g, unit) and legal(g, unit, ("charge",), use.moment.unit)
)


class RideThemDown(Card, frozen=True):
    """Ride Them Down!: friendly cavalry within Long Range of an enemy that has ended a Maneuver, March or
    Retreat may charge it (FIG-CHG-14); a successful charge, which alone ends in contact (FIG-CHG-08,
    FIG-CHG-13), makes no attack, but leaves the enemy Panicked with 2 automatic hits for each rank of the
    charger."""

    of = "ride_them_down"
    needs = (when.enemy,)
    targets = whom.friends(LONG, rides_against)
    stages = (*AIMED, "impact")
    work = deeds.answers("charge", no_attack=True, optional=True)

    def impact(self, g: G) -> None:
        unit, foe = self.target, self.moment.unit
        if unit and foe in field.engaged(g, unit):
            conditions.give(g, foe, "panicked")
            g.do(AutoHits(unit=foe, hits=2 * units.ranks(g, unit), by=self.owner, source=unit))


# Howland Reed.

WEAKENED = "weakened"


def crannogmen(g: G, player: str, near: str) -> Iterator[str]:
    """The player's friendly Crannogman units within Long Range of a unit (FIG-GLO-01)."""
    for unit in effects.friendly(g, player, near, LONG):
        if effects.affiliated(g, unit, "crannogman"):
            yield unit


class BogDevilAmbush(Card, frozen=True):
    """Bog Devil Ambush: an activated enemy within Long Range of a friendly Crannogman unit becomes Weakened;
    or such a unit, not yet activated, makes a free ranged Attack on it."""

    of = "bog_devil_ambush"
    needs = (when.enemy,)

    def targets(self, g: G) -> Iterator[str]:
        """The token, or who shoots."""
        foe = self.moment.unit
        near = tuple(crannogmen(g, self.owner, foe))
        if near and conditions.can_receive(g, foe, WEAKENED):
            yield WEAKENED
        for unit in near:
            if not g.state.units[unit].activated and legal(g, unit, ("ranged_attack",), foe):
                yield unit

    def work(self, g: G) -> None:
        if self.target == WEAKENED:
            conditions.give(g, self.moment.unit, WEAKENED)
        else:
            effects.free(g, self.target, "ranged_attack", against=self.moment.unit, optional=False)


# Crannog Traps: an enemy that begins a Maneuver, March or Retreat has -1 Speed in this turn; one within Long
# Range of a Crannogman unit, where the move begins (FIG-RUL-113), also counts as crossing Dangerous terrain
# (FIG-TER-05): if it minds such ground it suffers D3+1 wounds, by the player of the card (FIG-RUL-56).
trapped = when.condition(lambda use, g: any(crannogmen(g, use.owner, use.moment.unit)))
heedful = when.condition(lambda use, g: crossing.heeds(g, use.moment.unit, "dangerous"))
card(lasting.declare("crannog_traps"), when.moving("maneuver", "march", "retreat"), when.enemy).does(
    deeds.begins(SPEED, "turn", n=-INCH), deeds.provided(trapped, deeds.lasts("action"))
)
sequel("bog_sprung", "crannog_traps", "move_ended", heedful).does(deeds.bleeds(plus=1))

watched = whom.who(  # by unengaged Crannogmen
    lambda use, g, foe: any(not field.engaged(g, unit) for unit in crannogmen(g, use.owner, foe))
)


@as_card(to=whom.enemies(who=watched))
def the_threat_unseen(use: Effect, g: G) -> None:
    """The Threat Unseen: at the start of any turn an enemy with an unengaged friendly Crannogman unit within
    Long Range becomes Panicked and takes a panic test (FIG-MRL-02)."""
    conditions.give(g, use.target, "panicked")
    g.do(Test(unit=use.target, kind="panic", by=use.owner, source=use.of))
