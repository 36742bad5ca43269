"""The Tactics cards of House Baratheon."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.baratheon.abilities import fought
from montjoie.games.figurines.factions.common import MELEE, LastBlow
from montjoie.games.figurines.factions.tokens import afflict
from montjoie.games.figurines.factions.trials import BOON_TO_HIT, ChooseBoons
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.games.figurines.timing import Card
from montjoie.kernel import Question, Step, ask


class NotWithoutAFight(LastBlow, frozen=True):
    """Not Without a Fight: a friendly Combat Unit that is destroyed strikes a last blow. Crown: whom it
    attacks becomes Vulnerable (FIG-CMD-07)."""

    of = "not_without_a_fight"

    def resolve(self, g: G) -> None:
        if controls(g, self.owner, "crown"):
            conditions.give(g, self.target, "vulnerable")
        super().resolve(g)


class OursIsTheFury(Card, frozen=True):
    """Ours Is the Fury: a friendly unit that was attacked in melee and survives makes a free melee Attack
    against the attacker. Crown, Tactics: for each a choice of +1 to hit, Sundering, Vicious, each once."""

    of = "ours_is_the_fury"
    gifts: tuple[str, ...] = ()
    needs = (when.friend_attacked, when.melee, when.other_alive, when.can_answer(*MELEE))
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
        effects.free(g, unit, *MELEE, against=enemy, to_hit=more, keywords=words, optional=False)


class CounterCharge(Card, frozen=True):
    """Counter-Charge: when a friendly unit was attacked another one within Short Range of it may charge the
    attacker. Tactics: the charge die may be re-rolled."""

    of = "counter_charge"
    needs = (when.friend_attacked,)
    targets = whom.friends(SHORT, whom.able_against("charge"), defender=True)
    work = deeds.provided(
        when.controlling("tactics"),
        deeds.answers("charge", optional=True, rerolls=deeds.rerolls_for(whom.anybody, "charge")),
        deeds.answers("charge", optional=True),
    )


class BaratheonJustice(Card, frozen=True):
    """Baratheon Justice: an enemy that has completed an attack receives a condition token. Crown,
    Tactics: one more if either is controlled."""

    of = "baratheon_justice"
    needs = (when.enemy, when.alive)

    def work(self, g: G) -> None:
        count = 2 if controls(g, self.owner, "crown", "tactics") else 1
        g.do(GiveCondition(unit=self.moment.unit, player=self.owner, count=count))


class StagsWit(Card, frozen=True):
    """Stag's Wit: the condition token a friendly unit has just received goes to an enemy engaged with it.
    Tactics: one other enemy within Long Range of the unit receives one of that kind too."""

    of = "stags_wit"
    needs = (when.friend, lambda use, g: conditions.has(g, use.moment.unit, use.moment.kind))
    targets = whom.engaged

    def work(self, g: G) -> None:
        unit, kind = self.moment.unit, self.moment.kind
        conditions.take(g, unit, kind)
        conditions.give(g, self.target, kind)
        if controls(g, self.owner, "tactics"):
            near = effects.enemies(g, self.owner, unit, LONG)
            afflict(self, g, (foe for foe in near if foe != self.target), kind)


class SustainedAssault(Card, frozen=True):
    """Sustained Assault: a friendly unit that attacks in melee an enemy it has been engaged with since the
    start of the turn rolls its highest dice value and may re-roll any attack dice (FIG-RRL-04)."""

    of = "sustained_assault"
    needs = (when.friend, when.melee, fought)
    work = deeds.all_of(deeds.boosts(highest=True), deeds.grants_reroll)


class BaratheonConviction(Card, frozen=True):
    """Baratheon Conviction: a friendly unit that has passed a morale test heals 2 wounds. Crown: enemies
    engaged with it take a panic test. Tactics: each of them receives a condition token."""

    of = "baratheon_conviction"
    needs = (when.friend,)

    def work(self, g: G) -> None:
        unit = self.moment.unit
        g.do(Heal(unit=unit, up_to=2, exactly=True))
        for foe in effects.engaged_enemies(g, unit):
            if controls(g, self.owner, "crown"):
                g.do(Test(unit=foe, kind="panic", by=self.owner, source=unit))
            if controls(g, self.owner, "tactics"):
                g.do(GiveCondition(unit=foe, player=self.owner))
