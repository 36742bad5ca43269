"""The Tactics cards of House Lannister."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.factions.trials import AGAIN, Foil, Trial
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Heal, Suffer
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.powers.later import later
from montjoie.games.figurines.queries import BARRED_ACTIONS, PANIC_WOUNDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card


class PaysHisDebts(Card, frozen=True):
    """A Lannister Pays His Debts: the enemy who destroyed a friendly Combat Unit receives 2 different
    condition tokens. Crown: a third one."""

    of = "a_lannister_pays_his_debts"
    stages = ("pay",)

    def fits(self, g: G) -> bool:
        """An enemy unit did it, and stands."""
        fallen, other = self.moment.unit, self.moment.other
        friend = not effects.is_enemy(g, self.owner, fallen)
        return friend and units.alive(g, other) and effects.is_enemy(g, self.owner, other)

    def pay(self, g: G) -> None:
        """Of the kinds its player chooses."""
        count = 3 if controls(g, self.owner, "crown") else 2
        g.do(GiveCondition(unit=self.moment.other, player=self.owner, count=count))


class Counterplot(Foil, Card, frozen=True):
    """Counterplot: an opponent's Tactics card is cancelled on 3 or more. Crown: the die may be rolled
    again."""

    of = "counterplot"
    need = 3

    def fits(self, g: G) -> bool:
        """An opponent's card."""
        return self.moment.player in teams.opponents(g, self.owner)

    def prices(self, g: G) -> tuple[str, ...]:
        """Once (FIG-RRL-01)."""
        return (AGAIN,) if controls(g, self.owner, "crown") and not self.again else ()


class FealtyToTheCrown(Card, frozen=True):
    """Fealty to the Crown: when an enemy fails a panic test a friendly unit within Long Range of it heals as
    many wounds as the test costs, up to 3. Crown: up to 4."""

    of = "fealty_to_the_crown"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A friend is near enough."""
        enemy = effects.is_enemy(g, self.owner, self.moment.unit)
        return enemy and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """FIG-GLO-01."""
        return effects.friendly(g, self.owner, self.moment.unit, LONG)

    def resolve(self, g: G) -> None:
        """No more than the enemy has left to lose."""
        most = 4 if controls(g, self.owner, "crown") else 3
        lost = min(g.tally(PANIC_WOUNDS, g.running(Test)).total, units.wounds_left(g, self.moment.unit))
        if self.target:
            g.do(Heal(unit=self.target, up_to=min(most, lost), chooser=self.owner))


class HearMeRoar(Card, frozen=True):
    """Hear Me Roar!: an enemy's morale test has -1, and -1 more for each rank it has lost; if it fails it
    suffers 1 wound more."""

    of = "hear_me_roar"
    stages = ("roar",)

    def fits(self, g: G) -> bool:
        """An enemy tests."""
        return effects.is_enemy(g, self.owner, self.moment.unit)

    def roar(self, g: G) -> None:
        """A failed panic test costs the wound with its own, another one by itself."""
        test: Test = g.running(Test)
        boosts = (*test.boosts, (self.of, -1 - units.destroyed_ranks(g, test.unit)))
        if test.kind == "panic":
            g.revise(Test, boosts=boosts, extra_wounds=test.extra_wounds + 1)
        else:
            wound = Suffer(unit=test.unit, wounds=1, by=self.owner, cause=self.of)
            g.revise(Test, boosts=boosts, on_fail=(*test.on_fail, *later(wound)))


class IntrigueAndSubterfuge(Card, frozen=True):
    """Intrigue and Subterfuge: an activated enemy NCU is without abilities for this round. Wealth: an enemy
    Combat Unit becomes Weakened."""

    of = "intrigue_and_subterfuge"
    stages = ("silence", *AIMED)

    def fits(self, g: G) -> bool:
        """An enemy NCU."""
        return self.moment.player in teams.opponents(g, self.owner)

    def silence(self, g: G) -> None:
        """Until Clean-up (FIG-RUL-62)."""
        lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, (self.moment.ncu,), "round")

    def targets(self, g: G) -> Iterator[str]:
        """FIG-CMD-07: with the Wealth zone."""
        if controls(g, self.owner, "wealth"):
            yield from effects.enemies(g, self.owner)

    def resolve(self, g: G) -> None:
        """Where one was chosen."""
        if self.target:
            conditions.give(g, self.target, "weakened")


class PaidMutiny(Trial, Card, frozen=True):
    """Paid Mutiny: an activated enemy unit takes a morale test; if it fails it can neither attack nor charge
    this turn, and suffers D3 wounds. Wealth: the test has -2."""

    of = "paid_mutiny"

    def fits(self, g: G) -> bool:
        """An enemy unit."""
        return effects.is_enemy(g, self.owner, self.moment.unit)

    def modifier(self, g: G) -> int:
        """FIG-CMD-07."""
        return -2 if controls(g, self.owner, "wealth") else 0

    def failed(self, g: G) -> None:
        """Until the end of the turn (FIG-RUL-62)."""
        unit, banned = self.moment.unit, ("attack", "charge")
        lasting.begin(g, BARRED_ACTIONS, self.of, self.owner, (unit,), "turn", keywords=banned)
        g.do(DieWounds(unit=unit, by=self.owner, source=self.of))


class SubjugationOfPower(Trial, Card, frozen=True):
    """Subjugation of Power: an activated enemy unit takes a morale test; if it fails it is without abilities
    this turn (FIG-ABL-01), and its side's Tactics cards do not work on it. Crown, Wealth: -2 for each."""

    of = "subjugation_of_power"

    def fits(self, g: G) -> bool:
        """An enemy unit."""
        return effects.is_enemy(g, self.owner, self.moment.unit)

    def modifier(self, g: G) -> int:
        """FIG-CMD-07: for each zone."""
        return -2 * controls(g, self.owner, "crown", "wealth")

    def failed(self, g: G) -> None:
        """Until the end of the turn (FIG-RUL-62)."""
        for kind in (lasting.NO_ABILITIES, lasting.NO_CARDS_ON):
            lasting.begin(g, kind, self.of, self.owner, (self.moment.unit,), "turn")
