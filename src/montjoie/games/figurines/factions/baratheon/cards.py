"""The Tactics cards of House Baratheon."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.baratheon.abilities import fought
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import BOON_TO_HIT, ChooseBoons
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.games.figurines.timing import Card, Effect
from montjoie.kernel import Question, Step, ask

# Not Without a Fight: a friendly Combat Unit that is destroyed strikes a last blow. Crown: whom it attacks
# becomes Vulnerable (FIG-CMD-07).
card("not_without_a_fight", when.friend).does(
    deeds.provided(when.controlling("crown"), deeds.gives("vulnerable")), deeds.last_blow(), to=whom.in_reach
)


class OursIsTheFury(Card, frozen=True):
    """Ours Is the Fury: a friendly unit that was attacked in melee and survives makes a free melee Attack
    against the attacker. Crown, Tactics: for each a choice of +1 to hit, Sundering, Vicious, each once."""

    of = "ours_is_the_fury"
    gifts: tuple[str, ...] = ()
    needs = (when.friend_attacked, when.melee, when.other_alive, when.can_answer("melee_attack"))
    stages = ("choose", "strike")

    @ask
    def choose(self, g: G) -> Question | None:
        count, offers = controls(g, self.owner, "crown", "tactics"), (BOON_TO_HIT, "sundering", "vicious")
        if not count:
            return None
        return Question(self.owner, ChooseBoons(offers, count, count, self.of), "FIG-CMD-07")

    @choose.chosen
    def chose(self, g: G, seat: str, gifts: list[str]) -> Step:
        return self.but(gifts=tuple(gifts))

    def strike(self, g: G) -> None:
        words = tuple(gift for gift in self.gifts if gift != BOON_TO_HIT)
        unit, enemy, more = self.moment.other, self.moment.unit, int(BOON_TO_HIT in self.gifts)
        effects.free(g, unit, "melee_attack", against=enemy, to_hit=more, keywords=words, optional=False)


# Counter-Charge: when a friendly unit was attacked another one within Short Range of it may charge the
# attacker. Tactics: the charge die may be re-rolled.
card("counter_charge", when.friend_attacked).does(
    deeds.answers("charge", optional=True, rerolls=deeds.rerolls_if(when.controlling("tactics"), "charge")),
    to=whom.friends(SHORT, whom.able_against("charge"), defender=True),
)


@as_card(when.enemy, when.alive)
def baratheon_justice(use: Effect, g: G) -> None:
    """Baratheon Justice: an enemy that has completed an attack receives a condition token. Crown,
    Tactics: one more if either is controlled."""
    count = 2 if controls(g, use.owner, "crown", "tactics") else 1
    g.do(GiveCondition(unit=use.moment.unit, player=use.owner, count=count))


@as_card(when.friend, when.bearing, to=whom.engaged)
def stags_wit(use: Effect, g: G) -> None:
    """Stag's Wit: the condition token a friendly unit has just received goes to an enemy engaged with it.
    Tactics: one other enemy within Long Range of the unit receives one of that kind too."""
    unit, kind = use.moment.unit, use.moment.kind
    conditions.take(g, unit, kind)
    conditions.give(g, use.target, kind)
    if controls(g, use.owner, "tactics"):
        near = effects.enemies(g, use.owner, unit, LONG)
        afflict(use, g, (foe for foe in near if foe != use.target), kind)


# Sustained Assault: a friendly unit that attacks in melee an enemy it has been engaged with since the start
# of the turn rolls its highest dice value and may re-roll any attack dice (FIG-RRL-04).
card("sustained_assault", when.friend, when.melee, fought).does(
    deeds.boosts(highest=True), deeds.grants_reroll
)


@as_card(when.friend)
def baratheon_conviction(use: Effect, g: G) -> None:
    """Baratheon Conviction: a friendly unit that has passed a morale test heals 2 wounds. Crown: enemies
    engaged with it take a panic test. Tactics: each of them receives a condition token."""
    unit = use.moment.unit
    g.do(Heal(unit=unit, up_to=2, exactly=True))
    for foe in effects.engaged_enemies(g, unit):
        if controls(g, use.owner, "crown"):
            g.do(Test(unit=foe, kind="panic", by=use.owner, source=unit))
        if controls(g, use.owner, "tactics"):
            g.do(GiveCondition(unit=foe, player=use.owner))
