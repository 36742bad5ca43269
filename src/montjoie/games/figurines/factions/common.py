"""What units and cards of several factions have: permanent abilities, Orders (chapters 4.5, 4.26); and what
happens when an NCU claims a zone of the tactics board (FIG-TAC-11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.combat.breakthrough import MeleeWon
from montjoie.games.figurines.content import load
from montjoie.games.figurines.factions import deeds, permanent, sequels, when, whom
from montjoie.games.figurines.factions.plain import Kind, ability, card
from montjoie.games.figurines.factions.whom import Who
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import Strike, blocked
from montjoie.games.figurines.moves.shift import FreePivot
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.queries import ATTACK_DICE, KEYWORDS, MORALE, PANIC_WOUNDS, RANK_BONUS, TO_HIT
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics.board import ActivateNcu, Claiming
from montjoie.games.figurines.timing import Card, Condition, Effect, Moment, Standing
from montjoie.kernel import Step

SINCE_THE_START = {"hold_the_line", "executioners_fury", "champions_wrath"}  # engaged since then
SINCE_CARDS = frozenset({"sustained_assault"})  # cards that ask whom a unit was engaged with

# Lance: on the charge 3 more dice, Critical Blow and Sundering.
permanent.adds("lance", ATTACK_DICE, 3, "FIG-RES-01", permanent.on_the_charge)
permanent.grants("lance", KEYWORDS, "critical_blow", "sundering", works=permanent.on_the_charge)
# Stalwart: +2 to the unit's own morale tests. Embolden: +1 to those of other friends within Short Range.
permanent.adds("stalwart", MORALE, 2, "FIG-MOD-05")
permanent.adds(
    "embolden",
    MORALE,
    1,
    "FIG-MOD-05",
    lambda g, own, test: test.unit != own and permanent.near_friends(g, own, test),
)
# Boldness and Courage: in melee dice as if one more rank were left (FIG-CRD-02); at full ranks 2 more dice.
permanent.adds("boldness_and_courage", RANK_BONUS, 1, "FIG-RES-01", permanent.in_melee)
permanent.adds(
    "boldness_and_courage",
    ATTACK_DICE,
    2,
    "FIG-RES-01",
    lambda g, own, strike: permanent.in_melee(g, own, strike) and not units.destroyed_ranks(g, own),
)
# Cut Them Down!: an enemy engaged with the unit that fails a panic test suffers 2 more wounds.
permanent.adds("cut_them_down", PANIC_WOUNDS, 2, "FIG-MRL-02", permanent.engaged)

# Moving.

unreplaced = when.condition(lambda use, g: not g.running(MeleeWon).replaced)  # a Maneuver after a won melee


def replaces_maneuver(use: Effect, g: G) -> None:
    """Something else comes in its place."""
    g.revise(MeleeWon, replaced=True)


# Cavalry, Direwolf, The Mountain That Rides: more wounds (FIG-CRD-05), and when the unit is activated it may
# make a free Maneuver before its action (FIG-GLO-04, FIG-GLO-05).
for mount, step in (("cavalry", ""), ("direwolf", ""), ("the_mountain_that_rides", "MountainThatRides")):
    ability(mount, when.own, when.can("maneuver"), named=step).does(deeds.frees("maneuver"))

# Swift Retreat: a free Retreat once a melee attack against the unit is over.
ability("swift_retreat", when.attacked, when.melee, when.can("retreat")).does(deeds.frees("retreat"))

# Sic 'em, Spear Toss: after its ranged attack the unit makes a free Charge against the target, by all the
# rules of a charge (FIG-ACT-03).
for pursuit in ("sic_em", "spear_toss"):
    ability(
        pursuit, when.own, when.ranged, lambda use, g: legal(g, use.source, ("charge",), use.moment.other)
    ).does(deeds.frees("charge", against=lambda use, g, unit: use.moment.other))

# Overrun: in the place of the Maneuver of a breakthrough the unit pivots, then may charge if there is anybody
# to charge from there (FIG-BRK-01).
ability("overrun_order", when.own, unreplaced).does(
    stages=("turn", "charge"),
    turn=deeds.all_of(replaces_maneuver, lambda use, g: g.do(FreePivot(unit=use.source))),
    charge=deeds.frees("charge", optional=True),
)

# Hidden Traps: when an enemy within Long Range begins a Maneuver, March or Charge, it suffers D3 wounds after
# that movement; after a charge this is before the attack, or before the test of a failed one.
ability(
    lasting.declare("hidden_traps"), when.moving("maneuver", "march", "charge"), when.enemy, when.near(LONG)
).does(deeds.lasts("action", on="unit", keywords=lambda use, g: (use.source,)))


@sequels.as_sequel("hidden_traps", "move_ended", "charge_successful", "charge_failed")
def traps_sprung(use: Effect, g: G) -> None:
    """The Hidden Traps in which an enemy ended its movement: by the unit that laid them (FIG-FIR-05)."""
    (doer,) = g.state.lasting[use.source].keywords
    lasting.over(g, (use.source,))
    g.do(effects.DieWounds(unit=use.moment.unit, by=use.owner, source=use.name, doer=doer))


# Fighting.


class Forgoing(Card, frozen=True):
    """A card that works in the place of the action of an activated unit (FIG-RUL-58)."""

    def resolve(self, g: G) -> Step | None:
        g.revise(Activation, forgone=True)
        return super().resolve(g)


# Opportunist: misses may be re-rolled against enemies not yet activated in this round (FIG-RRL-01).
ability("opportunist", when.own, when.fresh, when.misses).does(deeds.rerolls("misses"))

# Counterattack: attacked in melee, once attack dice are rolled; when the defense dice lie the attacker
# suffers one automatic hit for each hit blocked.
ability(lasting.declare("counterattack"), when.attacked, when.melee).does(deeds.lasts("attack"))

# The blows of a Counterattack, after the defense dice (FIG-RES-12).
sequels.sequel("counter_blows", "counterattack", "defense_after_dice", bearer="other", by_bearer=True).does(
    deeds.hits_attacker(lambda use, g: blocked(g, g.running(Strike)))
)

# Mark Target: at the start of the owner's turn an enemy that the unit sees within Long Range becomes
# Vulnerable.
for mark in ("mark_target", "mark_target_stannis"):
    ability(mark, when.own_turn).does(deeds.gives("vulnerable"), to=whom.enemies(LONG, whom.seen))


class EngagedSince(Standing, frozen=True):
    """Which units are engaged at the start of a turn, and with whom, of those to which it matters."""

    of = lasting.declare("engaged_since")
    windows = ("turn_start",)
    must = True

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        if _engaged(g):
            yield cls(moment=moment, owner=moment.player)

    def work(self, g: G) -> None:
        own = _engaged(g)
        pairs = tuple(f"{unit}|{enemy}" for unit in own for enemy in field.engaged(g, unit))
        lasting.begin(g, self.of, self.of, self.owner, own, "turn", keywords=pairs)


def _engaged(g: G) -> tuple[str, ...]:
    """Those engaged now who have an ability, an attack with one, or a card in their deck that asks for it."""
    return tuple(unit for unit in field.fighting(g) if _asks(g, unit))


def _asks(g: G, unit: str) -> bool:
    if decks.among(g, effects.owner(g, unit), SINCE_CARDS):
        return True
    had = abilities.active(g, unit)
    return not SINCE_THE_START.isdisjoint(had) or _asking(g.state.units[unit].card)


@cache
def _asking(card: str) -> bool:
    """Whether an attack of a unit does."""
    return any(not SINCE_THE_START.isdisjoint(attack.abilities) for attack in load().units[card].attacks)


def engaged_since(g: G, unit: str, enemy: str) -> bool:
    """Whether a unit has been engaged with an enemy since the start of the turn."""
    rows = (row for row in g.state.lasting.values() if row.kind == EngagedSince.of)
    return any(f"{unit}|{enemy}" in row.keywords for row in rows)


# Hold the Line!: a unit that has been engaged since the start of the turn has +1 to hit and 2 more dice in
# melee for this turn (FIG-MOD-04, FIG-RES-01).
fighting = when.condition(lambda use, g: lasting.holds(g, EngagedSince.of, use.source))
ability("hold_the_line", when.own, when.melee, fighting).does(
    deeds.begins(TO_HIT, "turn", n=1, when="melee"), deeds.begins(ATTACK_DICE, "turn", n=2, when="melee")
)

# Recovering.

# Indomitable, Zealous Resurgence: the unit heals up to D3 wounds when it has passed a morale test
# (FIG-MRL-04).
for recovery in ("indomitable", "zealous_resurgence"):
    ability(recovery, when.own, when.alive).does(deeds.heals_die())


# When an NCU claims a zone (FIG-TAC-11).


def replaces(use: Effect, g: G) -> None:
    """The zone itself does nothing: something else comes in the place of its effect."""
    g.revise(ActivateNcu, replaced=True)


class Replacing(Claiming, frozen=True):
    """When the NCU claims a zone, something else may come in the place of the zone's effect."""

    any_time = False
    needs = (when.pending,)

    def resolve(self, g: G) -> Step | None:
        replaces(self, g)
        return super().resolve(g)


class ReplacingCard(Card, frozen=True):
    """A card that does the same for a zone that a friend has claimed."""

    needs: ClassVar[tuple[Condition, ...]] = (when.claimed,)

    def resolve(self, g: G) -> Step | None:
        replaces(self, g)
        return super().resolve(g)


def assault(of: str, charges: Who) -> Kind:
    """Such a card by which a friendly unit makes a free melee Attack; who may, can charge instead."""

    def ways(use: Effect, g: G, unit: str) -> tuple[str, ...]:
        return ("melee_attack", "charge") if charges(use, g, unit) else ("melee_attack",)

    def strikes(use: Effect, g: G) -> None:
        effects.free(g, use.target, *ways(use, g, use.target), optional=False)

    able = whom.who(lambda use, g, unit: legal(g, unit, ways(use, g, unit)))
    return card(of, kind=ReplacingCard).does(strikes, to=whom.friends(who=able))


class Threat(Card, frozen=True):
    """Played when an enemy NCU is activated: it works if that NCU claims a zone in this turn (FIG-RUL-62)."""

    needs = (when.opponent, lambda use, g: any(effects.enemies(g, use.owner)))
    work = deeds.lasts("turn", on="ncu")

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        lasting.declare(cls.of)


class ThreatDue(sequels.Sequel, frozen=True):
    """A Threat at work: the NCU has claimed a zone."""

    comes: ClassVar[str] = "before"  # or after: the effect of the zone
    bearer = "ncu"
    windows = ("zone_claimed",)

    def fits(self, g: G) -> bool:
        return self.moment.kind == self.comes
