"""The cards of the Commanders of the Free Folk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.charging import boost_charge
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import Threat, ThreatDue
from montjoie.games.figurines.factions.common import LastBlow
from montjoie.games.figurines.factions.piles import DECK, Fetch
from montjoie.games.figurines.factions.sequels import Bond, CountsFallen, Exposing, Sequel
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment
from montjoie.kernel import Question, Step, ask

# Mance Rayder, King-Beyond-the-Wall.

ANSWERS = ("attack", "maneuver", "retreat")


class WildlingDiplomacy(Threat, frozen=True):
    """Wildling Diplomacy: if the enemy NCU just activated claims a zone in this turn, one enemy Combat Unit
    receives a condition token and one suffers D3+1 wounds, before the zone works."""

    of = "wildling_diplomacy"


class DiplomacyFails(ThreatDue, frozen=True):
    """Wildling Diplomacy at work, on one unit or on two."""

    of = "diplomacy_fails"
    card = WildlingDiplomacy.of
    stages = ("token", *AIMED)
    targets = whom.enemies()
    work = deeds.wounds_die(plus=1)

    def token(self, g: G) -> None:
        afflict(self, g, effects.enemies(g, self.owner), kinds=CONDITIONS)


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

    @name_ncu.chosen
    def named_ncu(self, g: G, seat: str, ncu: str) -> Step:
        return self.but(ncu=ncu)

    def wait(self, g: G) -> None:
        named = tuple(name for name in (self.target, self.ncu) if name)
        lasting.begin(g, self.of, self.of, self.owner, named, "turn")


class Predicted(Sequel, frozen=True):
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


class TheLongPlan(Card, frozen=True):
    """The Long Plan: at the end of a round its player takes any card of the deck into hand."""

    of = "the_long_plan"
    needs = (lambda use, g: g.state.decks[use.owner].cards,)

    def work(self, g: G) -> None:
        g.do(Fetch(player=self.owner, source=self.of, piles=(DECK,)))


# Tormund Giantsbane, Thunderfist.

BLOWS = ("attack", "charge")


class RushOfAggression(Card, frozen=True):
    """Rush of Aggression: the charge die of a friendly unit counts as 6, its attack has Critical Blow;
    afterwards the unit becomes Vulnerable, unless it is Tormund's."""

    of = lasting.declare("rush_of_aggression")
    needs = (when.friend,)

    def work(self, g: G) -> None:
        unit = self.moment.unit
        g.revise(Charge, die=6)
        boost_charge(g, self.of, keywords=("critical_blow",))
        if not effects.leads(g, self.owner, unit):
            lasting.begin(g, self.of, self.of, self.owner, (unit,), "action")


class RushOver(Sequel, frozen=True):
    """Rush of Aggression: what it costs, when the attack of the charge is over, or the charge has failed."""

    of = "rush_over"
    card, by_bearer = RushOfAggression.of, True
    windows = ("attack_completed", "charge_failed")
    needs = (lambda use, g: use.moment.window == "charge_failed" or g.running(Strike).charging,)
    work = deeds.becomes("vulnerable")


class CounterAssault(Card, frozen=True):
    """Counter Assault: when an enemy has attacked a friendly unit in melee, another friendly Combat Unit
    makes a free Attack or Charge against the attacker; Tormund's may re-roll attack dice."""

    of = "counter_assault"
    needs = (when.friend_attacked, when.melee)
    targets = whom.friends(who=whom.able_against(*BLOWS), defender=True)
    work = deeds.answers(*BLOWS, rerolls=deeds.rerolls_for(whom.commander))


class DevastatingImpactTormund(Card, frozen=True):
    """Devastating Impact: whom a friendly unit has charged becomes Panicked and Vulnerable."""

    of = "devastating_impact_tormund"
    needs = (when.friend,)
    work = deeds.gives("panicked", "vulnerable")


# Styr, Magnar of Thenn.

VENGEANCE = "styrs_vengeance"


class ThennDefiance(Steadied, frozen=True):
    """Thenn Defiance: a friendly unit rolls dice of its panic test again, or passes near Styr."""

    of = "thenn_defiance"


class BitterDemise(LastBlow, frozen=True):
    """Bitter Demise: friendly infantry or cavalry that is destroyed strikes a last blow; Styr's unit may
    re-roll attack dice, though he falls with it (FIG-ATC-04)."""

    of = "bitter_demise"
    needs = (when.friend, when.of_type("infantry", "cavalry"))

    def gifts(self, g: G) -> dict[str, Any]:
        unit = self.moment.unit
        return {"rerolls": (deeds.again(self, g, unit),)} if effects.led(g, self.owner, unit) else {}


class StyrsVengeance(Bond, frozen=True):
    """Styr's Vengeance: attached to a friendly Combat Unit, it gets a token for each friendly unit that is
    destroyed; with one, whom the unit attacks becomes Vulnerable before the dice."""

    of = VENGEANCE


class VengeanceGrows(CountsFallen, frozen=True):
    """Styr's Vengeance: a friend has fallen."""

    of = "vengeance_grows"
    card = VENGEANCE
    needs = (when.friend,)


class VengeanceTaken(Exposing, frozen=True):
    of = "vengeance_taken"
    card = VENGEANCE
