"""Abilities of House Stark: attacks, units and captains with their Orders, then the council (FIG-CRD-05,
FIG-ORD, FIG-NCU)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import queries, timing
from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.charge import Charge, charging, make_disorderly
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.factions import common, deeds, permanent, piles, tokens, trials, when, whom
from montjoie.games.figurines.factions.permanent import adds, grants, in_melee
from montjoie.games.figurines.factions.plain import ability, as_ability, declared
from montjoie.games.figurines.harm import casualties, conditions, effects
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.moves.ground import HARDSHIPS
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import INCH, LONG, G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.timing import Ability, Effect
from montjoie.kernel import Dice, PublicStep, Step, chance, modifies
from montjoie.kernel.later import later

# Arrow Volley: 4 more dice for those who did not shift (FIG-RNG-02); what is in between does not matter.
adds(
    "arrow_volley",
    queries.ATTACK_DICE,
    4,
    "FIG-RES-01",
    lambda g, own, s: s.attacker == own and not s.shifted,
)


class FuryPrice(PublicStep, frozen=True):
    """What a fury costs its own unit once the attack is over: D3 wounds, for which nobody else is responsible
    (FIG-RUL-56). Some cost nothing when one rank is left, now that the price is due (FIG-RUL-112)."""

    unit: str
    source: str
    spares_last_rank: bool = False
    stages = ("pay",)

    def pay(self, g: G) -> None:
        if not self.spares_last_rank or units.ranks(g, self.unit) > 1:
            g.do(effects.DieWounds(unit=self.unit, source=self.source))


@as_ability()
def stark_fury(use: Effect, g: G) -> None:
    """Stark Fury: +1 to hit and Critical Blow; it costs D3 wounds after the attack unless one rank is left
    then."""
    price = FuryPrice(unit=use.source, source=use.of, spares_last_rank=True)
    boost(g, use.of, to_hit=1, keywords=("critical_blow",), after=later(price))


# Stalking Assault: whoever is attacked from flank or rear becomes Vulnerable (FIG-LOS-07).
ability("stalking_assault", lambda use, g: g.running(Strike).arc != "front").does(deeds.gives("vulnerable"))


@modifies(queries.ATTACK_BARRED, "executioners_fury")
def from_afar(g: G, holder: str, unit: str) -> Iterator[bool]:
    """Executioner's Fury: only for those engaged since the start of the turn."""
    if not lasting.holds(g, common.EngagedSince.of, unit):
        yield True


@modifies(queries.KEYWORDS, "executioners_fury")
def execution(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Executioner's Fury: no defense saves (FIG-RES-15); Critical Blow on the last rank."""
    if strike.attacker == holder:
        yield "no_defense_saves"
        if units.ranks(g, holder) == 1:
            yield "critical_blow"


class MightyCleave(Ability, frozen=True):
    """Mighty Cleave: every failed save adds an automatic hit to the attack, saved like the others
    (FIG-RES-12); one that is not saved adds no further hit. Only the new dice can be rolled again
    (FIG-RRL-01, FIG-RUL-109)."""

    of = "mighty_cleave"
    needs = (lambda use, g: g.running(Strike).misses(g),)
    stages = ("roll", "reroll")

    @chance
    def roll(self, g: G) -> Dice:
        """One die for each new hit (FIG-RES-04)."""
        return Dice(len(g.running(Strike).misses(g)))

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> None:
        """They lie beside the others, which are final."""
        strike: Strike = g.running(Strike)
        final = [(player, place) for player in g.state.players for place in range(len(strike.saves))]
        owner = g.state.units[strike.defender].owner
        g.emit(Rolled("defense", owner, tuple(faces), strike.defender), "FIG-RES-12")
        g.revise(
            Strike,
            auto_hits=strike.auto_hits + len(faces),
            saves=(*strike.saves, *faces),
            again=tuple(dict.fromkeys((*strike.again, *final))),
        )

    def reroll(self, g: G) -> None:
        """5.3: defense_reroll, for these dice too (FIG-RES-05)."""
        timing.open_window(g, g.running(Strike).moment(g, "defense_reroll"))


# Permanent abilities of Stark units and captains (FIG-CRD-05).

# Fearless: what would lower its morale tests does not count (FIG-MOD-05); it is never Panicked (FIG-CON-01).
grants("fearless", queries.IGNORES_MORALE_PENALTIES, True)
grants("fearless", queries.IMMUNE_CONDITIONS, "panicked")
# Enhanced Mobility: Speed +1, and it may turn before a March (FIG-MAR-01).
adds("enhanced_mobility", queries.SPEED, INCH, "FIG-CRD-01")
grants("enhanced_mobility", queries.MARCH_PIVOT, True)
# Pathfinder: Speed +1; Dangerous, Rough and Hindering pieces do not concern it (FIG-TER-05, FIG-TER-06,
# FIG-TER-08).
adds("pathfinder", queries.SPEED, INCH, "FIG-CRD-01")
grants("pathfinder", queries.IGNORED_TERRAIN, *HARDSHIPS)
# Fury Unleashed: Vicious in melee from the first lost rank on.
grants(
    "fury_unleashed",
    queries.KEYWORDS,
    "vicious",
    works=lambda g, own, strike: in_melee(g, own, strike) and units.destroyed_ranks(g, own) >= 1,
)

# Orders of Stark units and captains, and what they may or must do at a moment (FIG-ORD, FIG-CRD-05).

BRAN, SUMMER, HODOR = "bran_and_hodor", "summer", "hodor"
BLOWS = ("attack", "charge")

# Attacking.


def furious(use: Effect, g: G) -> None:
    """It costs the unit D3 wounds after the attack."""
    boost(g, use.of, after=later(FuryPrice(unit=use.source, source=use.of)))


# Umber Rage: the defender becomes Panicked and Vulnerable; D3 wounds to the unit after the attack.
ability("umber_rage", when.own, when.melee).does(deeds.gives("panicked", "vulnerable"), furious)

# Fury of House Umber: any attack dice are rolled again (FIG-RRL-04), 6s cannot be saved (FIG-MOD-01); D3
# wounds to the unit after the attack.
ability("fury_of_house_umber", when.own, when.melee).does(
    stages=("reroll", "rage"),
    reroll=deeds.rerolls(least=0),
    rage=deeds.all_of(deeds.boosts(sixes_no_save=True), furious),
)

# Martial Training: once attack dice are final the defender becomes Vulnerable.
ability("martial_training", when.own, when.melee).does(deeds.gives("vulnerable"))

# Expose Opening: misses may be rolled again against Vulnerable enemies (FIG-RRL-01).
ability("expose_opening", when.own, when.against("vulnerable"), when.misses).does(deeds.rerolls("misses"))

# Fury Unleashed: with two ranks lost (FIG-UNT-09) the defender becomes Panicked, too.
ability(
    "fury_unleashed", when.own, when.melee, lambda use, g: units.destroyed_ranks(g, use.source) >= 2
).does(deeds.gives("panicked"))

# For the North!: when the unit attacks in melee a friendly unit within Long Range heals up to 2 wounds.
ability("for_the_north", when.own, when.melee).does(deeds.heals_up_to(2), to=whom.friends(LONG, whom.hurt))

# Attacked and charged.

# Shield Wall: attacked from the front, D3 hits are blocked without dice.
ability("shieldwall", when.attacked, when.in_front, when.hit, kind=trials.DieEffect).does(more="blocks")

# Wolf's Cunning: the charge that an enemy within Long Range declares, against whomever, is disorderly,
# whatever its die shows (FIG-RUL-50).
orderly = when.condition(lambda use, g: not g.running(Charge).disorderly)
ability("wolfs_cunning", when.enemy, when.near(LONG), orderly).does(lambda use, g: make_disorderly(g))


@as_ability(when.attacked)
def hodor(use: Effect, g: G) -> None:
    """Hodor!!!: once per game a successful charge against the unit is disorderly and loses 2 dice."""
    make_disorderly(g)
    charging.boost_charge(g, use.of, dice=-2)


def summer(use: Effect, g: G) -> bool:
    """The player's Summer, or the unit itself, attacks."""
    row = g.state.units[use.moment.unit]
    return use.moment.unit == use.source or (row.card == SUMMER and row.owner == use.owner)


# Bran's Skinchanging: a melee attack of the unit, or of its owner's Summer, has D3 automatic hits more
# (FIG-RES-12); not once Hodor!!! was used.
ability(
    "brans_skinchanging",
    summer,
    when.melee,
    lambda use, g: HODOR not in g.state.units[use.source].spent,
    kind=trials.DieEffect,
).does(more="auto_hits")


def bran_attacked(use: Effect, g: G) -> bool:
    """The player's unit in which Bran still stands was attacked, by somebody whom Summer can strike."""
    row = g.state.units[use.moment.other]
    if BRAN not in row.attachments or row.owner != use.owner or not units.alive(g, use.moment.unit):
        return False
    return bool(legal(g, use.source, BLOWS, use.moment.unit))


# Bran's Protector: after an attack on the unit with Bran, Summer may attack or charge the attacker with 2
# more dice.
ability("brans_protector", bran_attacked).does(
    deeds.frees(*BLOWS, against=lambda use, g, unit: use.moment.unit, dice=2)
)

# Chosen by a zone of the tactics board, the unit may charge.


def charges(use: Effect, g: G) -> None:
    """In the place of what the zone allows."""
    g.revise(board.ZoneEffect, actions=("charge",))


# Rapid Assault: the Maneuver zone (FIG-TAC-07). Onslaught: the Combat zone (FIG-TAC-06).
ability("rapid_assault", when.own, when.zone("maneuver"), when.can("charge")).does(charges)
ability("onslaught", when.own, when.zone("combat"), when.can("charge")).does(charges)

# Standing firm.

# Stubborn Tenacity: when the unit has passed a panic test an enemy engaged with it suffers D3 wounds.
ability("stubborn_tenacity", when.own).does(deeds.wounds_die(), to=whom.engaged)

# Blackfish's Resolve: the unit may heal a wound when it has passed a morale test (FIG-MRL-04).
ability("blackfish_resolve", when.own, when.wounded).does(deeds.heals(1))

# Regroup: the unit heals up to D3+1 wounds after each of its Retreats.
ability("regroup", when.own, when.wounded).does(deeds.heals_die(plus=1))

# The council: the NCUs.

# Catelyn Stark: the unit loses a condition token on arrival, which her player chooses (FIG-D-42), and rolls
# its highest dice value in every attack (FIG-CRD-02).
ability("family_duty_honor", kind=board.Influence).does(
    arrives=lambda use, g: g.do(conditions.TakeCondition(unit=use.target, player=use.owner))
)
permanent.adds("family_duty_honor", queries.HIGHEST_DICE, 1, "FIG-INF-01", permanent.influenced)


class MartialExpertise(board.Influence, frozen=True):
    """Rodrik Cassel: on the Combat zone an enemy becomes Vulnerable, whether or not there is a unit left to
    influence (FIG-INF-06); the influenced unit has Critical Blow in melee (FIG-RES-14)."""

    of = "martial_expertise"
    needs_target = False
    needs = (lambda use, g: use.moment.zone == "combat" or any(use.targets(g)),)

    def resolve(self, g: G) -> Step | None:
        super().resolve(g)
        if self.moment.zone == "combat":
            tokens.afflict(self, g, effects.enemies(g, self.owner), "vulnerable")
        return None


permanent.grants("martial_expertise", queries.KEYWORDS, "critical_blow", works=permanent.influenced_in_melee)

# Howland Reed: the unit attacks at -1 to hit, in melee and from afar (FIG-MOD-04).
declared("hunters_guile", board.Influence)
permanent.adds("hunters_guile", queries.TO_HIT, -1, "FIG-INF-01", permanent.influenced)


class RepeatingTheWords(Ability, frozen=True):
    """Sansa Stark: once per game, at any moment, her player takes a card of his choice from deck or discard
    pile and shuffles."""

    of = "repeating_the_words"

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """5.3: once_per_game_any is usable at any window (FIG-RUL-111)."""
        return True

    def fits(self, g: G) -> bool:
        """There must be a card, and the battle must have begun."""
        cards = g.state.decks[self.owner].cards or g.state.players[self.owner].discard
        return bool(cards) and g.state.course.round > 0

    def work(self, g: G) -> None:
        g.do(piles.Fetch(player=self.owner, source=self.of))


@as_ability(when.friend, when.tokens, lambda use, g: casualties.room(g, use.moment.unit) > 0)
def bravery_in_the_face_of_death(use: Effect, g: G) -> None:
    """Eddard Stark: for one of his 3 tokens a friendly unit that has passed a morale test or charged
    successfully heals up to 2 wounds, up to D3+1 if one rank is left."""
    unit = use.moment.unit
    deeds.pays_token(use, g)
    if units.ranks(g, unit) == 1:
        g.do(effects.DieHeal(unit=unit, plus=1, source=use.of))
    else:
        g.do(casualties.Heal(unit=unit, up_to=2))


permanent.carries("bravery_in_the_face_of_death", 3)
