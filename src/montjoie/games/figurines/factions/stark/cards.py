"""The Tactics cards of House Stark, then those of its Commanders of the Riverlands and the Neck."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions import acting, legality
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.charge.charging import boost_charge
from montjoie.games.figurines.dice.rerolls import can_reroll
from montjoie.games.figurines.factions import common, deeds, trials, when, whom
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.factions.sequels import lends, sequel, while_attached
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.harm import casualties, conditions, effects, morale
from montjoie.games.figurines.moves import ground, shift
from montjoie.games.figurines.moves.walk import March, passed
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.decks import controls
from montjoie.games.figurines.queries import HIGHEST_DICE, MORALE, SPEED, TO_HIT
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Step

SILENCE, FEROCITY = "winter_silence", "winter_ferocity"
IMPACT = deeds.gives("panicked", "vulnerable")
last_rank = when.condition(lambda use, g: units.ranks(g, use.moment.unit) == 1)

# Northern Ferocity: a friendly melee attack has Sundering, and Vicious if one rank is left. Combat: the
# defender becomes Vulnerable.
card("northern_ferocity", when.friend, when.melee).does(
    deeds.boosts(keywords=("sundering",)),
    deeds.provided(last_rank, deeds.boosts(keywords=("vicious",))),
    deeds.provided(when.controlling("combat"), deeds.gives("vulnerable")),
)


def charged(use: Effect, g: G) -> bool:
    """The charge was successful; at its die the card needs the zone."""
    if use.moment.window == "charge_successful":
        return True
    return bool(controls(g, use.owner, "maneuver")) and can_reroll(g, use.owner)


# Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable. Maneuver: the card may
# be played at the charge distance die instead, which is then rolled again; the tokens come with the contact.
card(lasting.declare("devastating_impact"), when.friend, when.no_wall, charged).does(
    deeds.provided(
        lambda use, g: use.moment.window == "charge_successful",
        IMPACT,
        deeds.all_of(deeds.lasts("action", on="other"), deeds.rerolls()),
    )
)
sequel("impact_to_come", "devastating_impact", "charge_successful", bearer="other", by_bearer=True).does(
    IMPACT
)

# Direwolf's Fervor: a friendly unit may roll any dice of its morale test again; with one rank left it passes
# instead. Crown: an enemy engaged with it becomes Panicked.
card("direwolfs_fervor", kind=trials.Steadied).does(
    stages=("steady", "frighten"),
    heartened=last_rank,
    frighten=deeds.provided(
        when.controlling("crown"), lambda use, g: afflict(use, g, whom.engaged(use, g), "panicked")
    ),
)

# Sudden Charge: in the place of the effect of the zone that a friendly NCU claims, a friendly unit makes a
# free melee Attack; on the Combat or Maneuver zone it may charge instead.
common.assault("sudden_charge", lambda use, g, unit: use.moment.zone in ("combat", "maneuver"))


@as_card(to=whom.friends())
def swift_advance(use: Effect, g: G) -> None:
    """Swift Advance: at the start of any turn a friendly unit shifts up to 2" (FIG-GLO-10). Maneuver: it
    maneuvers up to 3" instead, if it is unengaged (FIG-MAN-01)."""
    if controls(g, use.owner, "maneuver") and legality.legal(g, use.target, ("maneuver",)):
        effects.free(g, use.target, "maneuver", distance=3 * INCH, optional=False)
    else:
        g.do(shift.ShiftUnit(unit=use.target, distance=2 * INCH))


# The North Remembers: when a friendly infantry or cavalry unit is destroyed, the card lies with another
# friendly unit for the rest of the game: it rolls its highest dice value (FIG-CRD-02). Combat: +1 to hit
# while its player controls the zone.
card("the_north_remembers", when.friend, when.of_type("infantry", "cavalry")).does(
    deeds.attaches, to=whom.friends()
)
lends("the_north_remembers", HIGHEST_DICE, 1, "FIG-CMD-09")
lends("the_north_remembers", TO_HIT, 1, "FIG-CMD-07", lambda g, strike, row: controls(g, row.owner, "combat"))


class WinterIsComing(Card, frozen=True):
    """Winter Is Coming: when a friendly unit has charged, either its target can use no Orders in this turn
    and its side's Tactics cards do not work on it, or the charger attacks with its highest dice value.
    Maneuver: both."""

    of = "winter_is_coming"
    needs = (when.friend,)
    needs_target = False

    def targets(self, g: G) -> tuple[str, ...]:
        return () if controls(g, self.owner, "maneuver") else (SILENCE, FEROCITY)

    def resolve(self, g: G) -> None:
        if self.target != FEROCITY:
            for kind in (lasting.NO_ORDERS, lasting.NO_CARDS_ON):
                lasting.begin(g, kind, self.of, self.owner, (self.moment.other,), "turn")
        if self.target != SILENCE:
            boost_charge(g, self.of, highest=True)


# Brynden Tully, the Blackfish.

TULLY = "house_tully"

# Refuse to Yield: when a friendly unit has passed a panic test all enemies engaged with it become Vulnerable;
# the card lies with it and does so each time, until the unit fails one. House Tully has +1 to these tests.
card("refuse_to_yield", when.friend, when.alive).does(deeds.gives_engaged("vulnerable"), deeds.attaches)
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


# Tully Valor: an activated friendly unit takes a morale test; if it passes, an enemy within Long Range of it
# becomes Panicked or Vulnerable, both before House Tully.
foes, valor = whom.enemies(LONG), ("panicked", "vulnerable")
card("tully_valor", when.friend, lambda use, g: any(foes(use, g)), kind=trials.Trial).does(
    passed=deeds.provided(
        when.affiliated(TULLY),
        lambda use, g: afflict(use, g, foes(use, g), *valor),
        lambda use, g: afflict(use, g, foes(use, g), kinds=valor),
    )
)

# Brynden Tully, Outrider commander.

riders, mounted = when.of_type("cavalry"), whom.of_type("cavalry")

# Heavy Impact: whom friendly cavalry has charged suffers an automatic hit for each figure of the charger,
# before the attack (FIG-RES-12).
card("heavy_impact", when.friend, riders, when.no_wall).does(
    deeds.hits(lambda use, g: g.state.units[use.moment.unit].figures)
)


def may_march(use: Effect, g: G) -> bool:
    """It is the action of an activation, in the place of which the unit can march."""
    act: acting.Act = g.running(acting.Act)
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
        g.revise(acting.Act, cancelled=True)
        g.do(March(unit=self.moment.unit, turn=True, through=True))
        return self.but(home=(row.x, row.y))

    def targets(self, g: G) -> tuple[str, ...]:
        row = g.state.units[self.moment.unit]
        moved = row.where == "table" and (row.x, row.y) != self.home
        return passed(g, self.moment.unit, self.home) if moved else ()

    work = deeds.wounds(lambda use, g: 1 + units.ranks(g, use.target))


rides_against = whom.who(
    lambda use, g, unit: mounted(use, g, unit) and legality.legal(g, unit, ("charge",), use.moment.unit)
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
            g.do(casualties.AutoHits(unit=foe, hits=2 * units.ranks(g, unit), by=self.owner, source=unit))


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
            if not g.state.units[unit].activated and legality.legal(g, unit, ("ranged_attack",), foe):
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
heedful = when.condition(lambda use, g: ground.heeds(g, use.moment.unit, "dangerous"))
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
    g.do(morale.Test(unit=use.target, kind="panic", by=use.owner, source=use.of))
