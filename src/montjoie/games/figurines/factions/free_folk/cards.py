"""The Tactics cards of the Free Folk, many against one; then those of their Commanders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from montjoie.games.figurines.battlefield import field, teams
from montjoie.games.figurines.charge import Charge, charging
from montjoie.games.figurines.factions import common, deeds, piles, sequels, tokens, trials, when, whom
from montjoie.games.figurines.factions.plain import as_card, card, declared
from montjoie.games.figurines.harm import conditions, effects, morale
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.state import CONDITIONS, LONG, SHORT, G
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment
from montjoie.kernel import Question, Step, ask

UNSHARED = ("innate", "recruitment")


def crowd(g: G, player: str, enemy: str) -> int:
    """How many of a player's friendly units are within Short Range of an enemy (FIG-GLO-01)."""
    return sum(1 for _ in effects.friendly(g, player, enemy, SHORT))


def foot(g: G, player: str) -> Iterator[str]:
    """The friendly infantry units on which a player's cards work."""
    barred = decks.barred(g, player)
    for unit in effects.friendly(g, player):
        if effects.is_type(g, unit, "infantry") and unit not in barred:
            yield unit


class CoordinationTactics(Card, frozen=True):
    """Coordination Tactics: at the start of any turn two friendly infantry units within Short Range of each
    other share their abilities until its end: printed and of Attachments, but for innate ones."""

    of = "coordination_tactics"

    def targets(self, g: G) -> Iterator[str]:
        """Pairs with something to share: `UNIT/UNIT`."""
        for one, other in combinations(foot(g, self.owner), 2):
            if field.near(g, one, other, SHORT) and self.shared(g, one) != self.shared(g, other):
                yield f"{one}/{other}"

    def shared(self, g: G, unit: str) -> tuple[str, ...]:
        """The abilities a unit can share (FIG-CRD-06)."""
        known = g.content.abilities
        own = (each for each in abilities.active(g, unit) if known[each].kind not in UNSHARED)
        return tuple(sorted(own))

    def work(self, g: G) -> None:
        """What each has now, the other has too (FIG-ABL-02)."""
        one, _, other = self.target.partition("/")
        both = self.shared(g, one), self.shared(g, other)
        for unit, given in zip((other, one), both, strict=True):
            lasting.begin(g, lasting.ABILITIES, self.of, self.owner, (unit,), "turn", keywords=given)


@as_card(when.enemy, lambda use, g: crowd(g, use.owner, use.moment.unit) > 0)
def theres_too_many(use: Effect, g: G) -> None:
    """There's Too Many!: the panic test of an enemy has -1 for each friendly unit within Short Range of it,
    at most -3 (FIG-MOD-05)."""
    test: morale.Test = g.running(morale.Test)
    penalty = -min(3, crowd(g, use.owner, test.unit))
    g.revise(morale.Test, boosts=(*test.boosts, (use.of, penalty)))


# Diversion Tactics: when an enemy has attacked a friendly unit in melee, another one within Long Range of the
# defender may make a free Maneuver.
card("diversion_tactics", when.friend_attacked, when.melee).does(
    deeds.frees("maneuver", optional=True), to=whom.friends(LONG, whom.able("maneuver"), defender=True)
)

# Overwhelming Assault: a friendly melee attack has, for each friendly unit engaged with the defender, the
# attacker too, one of a re-roll of attack dice, Critical Blow, Sundering; each of them once.
card("overwhelming_assault", when.friend, when.melee, kind=trials.Boons).does(
    offers=(trials.BOON_REROLL, "critical_blow", "sundering"),
    count=lambda use, g: len(field.engaged_friends(g, use.moment.other, use.owner)),
)


def surrounded(use: Effect, g: G, enemy: str) -> bool:
    """Who has room for a token, and several enemies within Short Range."""
    room = any(conditions.can_receive(g, enemy, kind) for kind in CONDITIONS)
    return room and crowd(g, use.owner, enemy) > 1


# Surrounded and Exposed: at the start of any turn one enemy receives a condition token for each friendly unit
# within Short Range of it but the first, each of another kind (FIG-CON-01).
card("surrounded_and_exposed").does(
    deeds.gives_choice(lambda use, g: crowd(g, use.owner, use.target) - 1), to=whom.enemies(who=surrounded)
)

# Mance Rayder, King-Beyond-the-Wall.

ANSWERS = ("attack", "maneuver", "retreat")

# Wildling Diplomacy: if the enemy NCU just activated claims a zone in this turn, one enemy Combat Unit
# receives a condition token and one suffers D3+1 wounds, before the zone works.
declared("wildling_diplomacy", common.Threat)

# Wildling Diplomacy at work, on one unit or on two.
sequels.sequel("diplomacy_fails", "wildling_diplomacy", kind=common.ThreatDue).does(
    deeds.wounds_die(plus=1),
    to=whom.enemies(),
    stages=("token", *AIMED),
    token=lambda use, g: tokens.afflict(use, g, effects.enemies(g, use.owner), kinds=CONDITIONS),
)


def first_enemy_turn(use: Effect, g: G) -> bool:
    """Sides take turns alternately, so that it is the first turn of the round, or the second one after the
    player's own (FIG-RND-02)."""
    return g.state.course.turn == (2 if teams.friends(g, use.owner, g.state.course.first) else 1)


class PredictableManeuvers(Card, frozen=True):
    """Predictable Maneuvers: in the first enemy turn of a round its player names an enemy Combat Unit and an
    enemy NCU that can act; if one of them acts in this turn, a friendly Combat Unit makes a free Attack,
    Maneuver or Retreat first."""

    of = lasting.declare("predictable_maneuvers")
    ncu: str = ""
    needs = (when.enemy_turn, first_enemy_turn)
    needs_target = False
    targets = whom.enemies()
    stages = ("sole", "aim", "resolve", "name_ncu", "wait")

    @ask
    def name_ncu(self, g: G) -> Question | None:
        theirs = {n: row for n, row in g.state.ncus.items() if effects.is_enemy(g, self.owner, n)}
        return self.choice(name for name, row in theirs.items() if g.content.ncus[row.card].activates)

    name_ncu.keeps("ncu")

    def wait(self, g: G) -> None:
        named = tuple(name for name in (self.target, self.ncu) if name)
        lasting.begin(g, self.of, self.of, self.owner, named, "turn")


class Predicted(sequels.Sequel, frozen=True):
    """Predictable Maneuvers at work: a Combat Unit that was named declares an action, or an NCU is activated;
    what was announced is done after it if it still can be (FIG-RUL-58)."""

    of = "predicted"
    card = PredictableManeuvers.of
    windows = ("action_declared", "ncu_activated")
    needs_target = False
    targets = whom.friends(who=whom.able(*ANSWERS))
    work = deeds.frees(*ANSWERS)

    @classmethod
    def rows(cls, g: G, moment: Moment) -> Iterable[tuple[str, Any]]:
        return lasting.on(g, cls.card, moment.ncu or moment.unit).items()

    def resolve(self, g: G) -> Step | None:
        lasting.over(g, (self.source,))
        return super().resolve(g)


# The Long Plan: at the end of a round its player takes any card of the deck into hand.
card("the_long_plan", when.deck).does(
    lambda use, g: g.do(piles.Fetch(player=use.owner, source=use.of, piles=(piles.DECK,)))
)

# Tormund Giantsbane, Thunderfist.

BLOWS = ("attack", "charge")

# Rush of Aggression: the charge die of a friendly unit counts as 6, its attack has Critical Blow; afterwards
# the unit becomes Vulnerable, unless it is Tormund's: when the attack of the charge is over, or the charge
# has failed.
card(lasting.declare("rush_of_aggression"), when.friend).does(
    lambda use, g: g.revise(Charge, die=6),
    lambda use, g: charging.boost_charge(g, use.of, keywords=("critical_blow",)),
    deeds.provided(when.commander, deeds.nothing, deeds.lasts("action")),
)
sequels.sequel(
    "rush_over",
    "rush_of_aggression",
    "attack_completed",
    "charge_failed",
    lambda use, g: use.moment.window == "charge_failed" or when.charging(use, g),
    by_bearer=True,
).does(deeds.becomes("vulnerable"))

# Counter Assault: when an enemy has attacked a friendly unit in melee, another friendly Combat Unit makes a
# free Attack or Charge against the attacker; Tormund's may re-roll attack dice.
card("counter_assault", when.friend_attacked, when.melee).does(
    deeds.answers(*BLOWS, rerolls=deeds.rerolls_for(whom.commander)),
    to=whom.friends(who=whom.able_against(*BLOWS), defender=True),
)

# Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable.
card("devastating_impact_tormund", when.friend).does(deeds.gives("panicked", "vulnerable"))

# Styr, Magnar of Thenn.

# Thenn Defiance: a friendly unit rolls dice of its panic test again, or passes near Styr.
declared("thenn_defiance", trials.Steadied)

# Bitter Demise: friendly infantry or cavalry that is destroyed strikes a last blow; Styr's unit may re-roll
# attack dice, though he falls with it (FIG-ATC-04).
card("bitter_demise", when.friend, when.of_type("infantry", "cavalry")).does(
    deeds.last_blow(rerolls=deeds.rerolls_for(whom.led)), to=whom.in_reach
)

# Styr's Vengeance: attached to a friendly Combat Unit, it gets a token for each friendly unit that is
# destroyed; with one, whom the unit attacks becomes Vulnerable before the dice.
declared("styrs_vengeance", sequels.Bond)
sequels.counts_fallen("vengeance_grows", "styrs_vengeance", when.friend)
declared("vengeance_taken", sequels.Exposing, card="styrs_vengeance")
