"""The Tactics cards of House Lannister."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.trials import Foil, Trial
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import BARRED_ACTIONS, PANIC_WOUNDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.kernel.later import later


class PaysHisDebts(Card, frozen=True):
    """A Lannister Pays His Debts: the enemy who destroyed a friendly Combat Unit receives 2 different
    condition tokens. Crown: a third one."""

    of = "a_lannister_pays_his_debts"
    needs = (when.friend, when.other_alive, lambda use, g: effects.is_enemy(g, use.owner, use.moment.other))
    work = deeds.gives_choice(lambda use, g: 3 if controls(g, use.owner, "crown") else 2)


class Counterplot(Foil, Card, frozen=True):
    """Counterplot: an opponent's Tactics card is cancelled on 3 or more. Crown: the die may be rolled
    again (FIG-RRL-01)."""

    of = "counterplot"
    needs = (when.opponent,)
    zone = "crown"


class FealtyToTheCrown(Card, frozen=True):
    """Fealty to the Crown: when an enemy fails a panic test a friendly unit within Long Range of it heals as
    many wounds as the test costs, no more than the enemy has left to lose, up to 3. Crown: up to 4."""

    of = "fealty_to_the_crown"
    needs = (when.enemy,)
    targets = whom.friends(LONG)

    def work(self, g: G) -> None:
        most = 4 if controls(g, self.owner, "crown") else 3
        lost = min(g.tally(PANIC_WOUNDS, g.running(Test)).total, units.wounds_left(g, self.moment.unit))
        g.do(Heal(unit=self.target, up_to=min(most, lost), chooser=self.owner))


class HearMeRoar(Card, frozen=True):
    """Hear Me Roar!: an enemy's morale test has -1, and -1 more for each rank it has lost; if it fails it
    suffers 1 wound more: with those of a panic test, or by itself."""

    of = "hear_me_roar"
    needs = (when.enemy,)

    def work(self, g: G) -> None:
        test: Test = g.running(Test)
        boosts = (*test.boosts, (self.of, -1 - units.destroyed_ranks(g, test.unit)))
        if test.kind == "panic":
            g.revise(Test, boosts=boosts, extra_wounds=test.extra_wounds + 1)
        else:
            wound = Suffer(unit=test.unit, wounds=1, by=self.owner, cause=self.of)
            g.revise(Test, boosts=boosts, on_fail=(*test.on_fail, *later(wound)))


class IntrigueAndSubterfuge(Card, frozen=True):
    """Intrigue and Subterfuge: an activated enemy NCU is without abilities for this round. Wealth: an enemy
    Combat Unit becomes Weakened (FIG-CMD-07)."""

    of = "intrigue_and_subterfuge"
    needs = (when.opponent,)
    needs_target = False
    stages = ("silence", *AIMED)
    silence = deeds.begins(lasting.NO_ABILITIES, "round", on="ncu")
    work = deeds.gives("weakened")

    def targets(self, g: G) -> Iterator[str]:
        if controls(g, self.owner, "wealth"):
            yield from effects.enemies(g, self.owner)


class PaidMutiny(Trial, Card, frozen=True):
    """Paid Mutiny: an activated enemy unit takes a morale test; if it fails it can neither attack nor charge
    this turn (FIG-RUL-62), and suffers D3 wounds. Wealth: the test has -2."""

    of = "paid_mutiny"
    needs = (when.enemy,)

    def modifier(self, g: G) -> int:
        return -2 if controls(g, self.owner, "wealth") else 0

    def failed(self, g: G) -> None:
        unit, banned = self.moment.unit, ("attack", "charge")
        lasting.begin(g, BARRED_ACTIONS, self.of, self.owner, (unit,), "turn", keywords=banned)
        g.do(DieWounds(unit=unit, by=self.owner, source=self.of))


class SubjugationOfPower(Trial, Card, frozen=True):
    """Subjugation of Power: an activated enemy unit takes a morale test; if it fails it is without abilities
    this turn (FIG-ABL-01), and its side's Tactics cards do not work on it. Crown, Wealth: -2 for each."""

    of = "subjugation_of_power"
    needs = (when.enemy,)
    failed = deeds.all_of(
        deeds.begins(lasting.NO_ABILITIES, "turn"), deeds.begins(lasting.NO_CARDS_ON, "turn")
    )

    def modifier(self, g: G) -> int:
        return -2 * controls(g, self.owner, "crown", "wealth")
