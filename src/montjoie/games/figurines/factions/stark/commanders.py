"""The cards of the Stark Commanders of Winterfell and Last Hearth."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.boosts import Grant
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.charge import Charge, targets
from montjoie.games.figurines.factions import deeds, sequels, tokens, trials, when, whom
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.harm import casualties, conditions, effects
from montjoie.games.figurines.harm.strike import Strike, boost, missed
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import MORALE, TO_HIT
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card, Effect
from montjoie.kernel import Amount, Question, Step, Subset, ask

# Eddard Stark, Lord of Winterfell.

BLOWS = ("attack", "charge")


def commander_able(use: Effect, g: G) -> bool:
    """The Commander's unit can attack or charge (FIG-CMD-08)."""
    unit = units.commander_unit(g, use.owner)
    return bool(unit) and bool(legal(g, unit, BLOWS))


@as_card(when.enemy, when.melee, commander_able)
def fury_for_the_fallen(use: Effect, g: G) -> None:
    """Fury for the Fallen: once an enemy's melee attack is over Eddard's unit may make a free Attack or
    Charge; if the defender was destroyed it may roll attack and charge dice again (FIG-RRL-04)."""
    eddard = units.commander_unit(g, use.owner)
    again: tuple[Grant, ...] = ()
    if not units.alive(g, use.moment.other):
        again = ((use.owner, "any", use.of),)
        lasting.begin(g, lasting.CHARGE_REROLL, use.of, use.owner, (eddard,), "action")
    effects.free(g, eddard, *BLOWS, rerolls=again)


# Lead by Example: once an attack of Eddard's unit is over the card lies with another friendly unit within
# Long Range until the end of the round: +2 to its morale tests, +1 to hit in melee.
card("lead_by_example", when.commander).does(deeds.attaches, to=whom.friends(LONG, another=True))
sequels.lends("lead_by_example", MORALE, 2, "FIG-MOD-05")
sequels.lends("lead_by_example", TO_HIT, 1, "FIG-MOD-04", lambda g, strike, row: strike.kind == "melee")


class NorthernDefiance(trials.Steadied, frozen=True):
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
            tokens.afflict(self, g, effects.engaged_enemies(g, unit), wounds=wounds, by=unit)


# Robb Stark, the Wolf Lord.

BAD_DIE = 3  # with a superior position


def can_retreat(g: G, unit: str) -> bool:
    """Whether a unit stands engaged with somebody who is not just being taken away, and can retreat."""
    foes = any(units.alive(g, other) for other in field.engaged(g, unit))
    return foes and units.alive(g, unit) and bool(legal(g, unit, ("retreat",)))


class HitAndRun(Card, frozen=True):
    """Hit and Run: a friendly unit may retreat once its melee attack is over; the enemies that Robb's unit
    leaves become Weakened."""

    of = "hit_and_run"
    foes: tuple[str, ...] = ()  # whom it was engaged with
    needs = (when.friend, when.melee, lambda use, g: can_retreat(g, use.moment.unit))
    stages = ("run", "weaken")

    def run(self, g: G) -> Step:
        effects.free(g, self.moment.unit, "retreat")
        return self.but(foes=tuple(effects.engaged_enemies(g, self.moment.unit)))

    def weaken(self, g: G) -> None:
        unit = self.moment.unit
        still = field.engaged(g, unit)
        for foe in self.foes if effects.leads(g, self.owner, unit) else ():
            if foe not in still:
                conditions.give(g, foe, "weakened")


def in_front(use: Effect, g: G) -> bool:
    """The charge will strike the front (FIG-CHG-04)."""
    arc = g.running(Charge).arc or targets.arcs(g, use.moment.unit, use.moment.other)[0]
    return bool(arc == "front")


# Superior Positioning: a charge that an enemy declares against the front of a friendly unit is disorderly on
# a die of 3 or less; if so, the charger becomes Vulnerable when its charge ends.
card(lasting.declare("superior_positioning"), when.enemy, when.friend_attacked, in_front).does(
    lambda use, g: g.revise(Charge, disorderly_on=max(BAD_DIE, g.running(Charge).disorderly_on)),
    deeds.lasts("action"),
)
sequels.sequel(
    "outmatched",
    "superior_positioning",
    "charge_successful",
    "charge_failed",
    lambda use, g: g.running(Charge).disorderly,
    by_bearer=True,
).does(deeds.becomes("vulnerable"))


@as_card(when.enemy, when.friend_attacked, when.melee, lambda use, g: can_retreat(g, use.moment.other))
def tactical_regroup(use: Effect, g: G) -> None:
    """Tactical Regroup: a friendly unit may retreat once a melee attack against it is over; Robb's unit may
    roll the die of its Retreat again (FIG-RET-01)."""
    unit = use.moment.other
    again = use.of if effects.leads(g, use.owner, unit) else ""
    effects.free(g, unit, "retreat", retreat_reroll=again)


# Rodrik Cassel, master-at-arms.


class CombatProwess(trials.TokenAnswer, frozen=True):
    """Combat Prowess: an opponent's Tactics card or Order about a unit of his is cancelled for a condition
    token of that unit. A card is about the units of its trigger, an Order about the unit that uses it."""

    of = "combat_prowess"

    def units(self, g: G) -> Iterator[str]:
        for unit in dict.fromkeys((self.moment.unit, self.moment.other)):
            if unit and effects.owner(g, unit) == self.moment.player:
                yield unit


# Martial Superiority: an enemy that attacks a friendly unit in melee suffers an automatic hit for each die
# that misses, when they are final (FIG-RES-12); against Rodrik's unit it has -1 to hit.
card(lasting.declare("martial_superiority"), when.enemy, when.friend_attacked, when.melee).does(
    deeds.provided(when.commander_attacked, deeds.boosts(to_hit=-1)), deeds.lasts("attack")
)
sequels.sequel("masters_answer", "martial_superiority", "attack_after_dice").does(
    deeds.hits_attacker(lambda use, g: missed(g, g.running(Strike)))
)


class PressAdvantage(Subset, frozen=True):
    """The player of Press the Advantage chooses what it does: the highest dice value, `advantage_dice`; +1 to
    hit, `advantage_to_hit`; the defender loses its abilities, `advantage_abilities` (FIG-D-36)."""


class PressTheAdvantage(trials.Boons, Card, frozen=True):
    """Press the Advantage: for a friendly attack one, and one more for each condition token of the defender,
    of: the highest dice value; +1 to hit; the defender loses its abilities until the end of the turn."""

    of = "press_the_advantage"
    offers = ("advantage_dice", "advantage_to_hit", "advantage_abilities")
    needs = (when.friend,)

    def count(self, g: G) -> int:
        return 1 + len(g.state.units[self.moment.other].conditions)

    def space(self, count: int) -> Subset:
        return PressAdvantage(self.offers, count, count)

    def grant(self, g: G) -> None:
        dice, to_hit, unnerved = (each in (self.boons or self.offers) for each in self.offers)
        boost(g, self.of, highest=dice, to_hit=int(to_hit))
        if unnerved:
            lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.other,), "turn")


# Greatjon Umber, Lord of Last Hearth.

UMBER = "house_umber"


class PayWounds(Amount, frozen=True):
    """The player of a card says how many wounds the unit suffers for it (FIG-D-43)."""

    unit: str
    effect: str


class BerserkerTactics(Card, frozen=True):
    """Berserker Tactics: once the dice of a friendly melee attack are final, the unit suffers up to 3 wounds
    of its own doing (FIG-RUL-56); if any, the attack inflicts as many more and 1. Attacked by House Umber,
    the defender becomes Panicked."""

    of = "berserker_tactics"
    needs = (when.friend, when.melee)
    stages = ("frighten", "pay")
    frighten = deeds.provided(when.affiliated(UMBER), deeds.gives("panicked"))

    @ask
    def pay(self, g: G) -> Question | None:
        unit = self.moment.unit
        most = min(3, units.wounds_left(g, unit))
        return Question(self.owner, PayWounds(0, most, unit, self.of), "FIG-GLO-12") if most else None

    @pay.chosen
    def paid(self, g: G, seat: str, wounds: int) -> None:
        if wounds:
            g.do(casualties.Suffer(unit=self.moment.unit, wounds=wounds))
            boost(g, self.of, extra_wounds=wounds + 1)


of_umber = when.condition(lambda use, g: effects.affiliated(g, use.moment.other, UMBER))


def bled(use: Effect, g: G) -> int:
    """How many ranks the defender has lost (FIG-UNT-09)."""
    return units.destroyed_ranks(g, use.moment.other)


survived = (when.enemy, when.alive, when.friend_attacked, when.melee, when.other_alive)

# Lash Out: once a melee attack is over that a friendly unit has survived, the attacker suffers 2 wounds for
# each rank that unit has lost; House Umber leaves it Panicked.
card("lash_out", *survived, lambda use, g: bled(use, g) or of_umber(use, g)).does(
    deeds.provided(of_umber, deeds.becomes("panicked")),
    deeds.wounds_attacker(lambda use, g: 2 * bled(use, g)),
)

# Last Stand: a friendly unit that is destroyed makes a melee Attack with its highest dice value before its
# tray is taken away (FIG-RUL-67); House Umber may roll attack dice again (FIG-RRL-04).
card(
    "last_stand", when.friend, lambda use, g: "melee_attack" in legal(g, use.moment.unit, ("melee_attack",))
).does(deeds.frees("melee_attack", highest=True, rerolls=deeds.rerolls_for(whom.affiliated(UMBER))))
