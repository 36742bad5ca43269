"""The cards of Tywin Lannister, Lord of Casterly Rock."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.factions.attached import WhileAttached
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Card

BLOWS = ("attack", "charge")


class ExploitWeakness(Card, frozen=True):
    """Exploit Weakness: whom a friendly unit attacks becomes Vulnerable; if it is Weakened the attacker may
    re-roll attack dice (FIG-RRL-04)."""

    of = "exploit_weakness"
    stages = ("exploit",)

    def fits(self, g: G) -> bool:
        """A friendly attack, of any kind."""
        return effects.attacks(g, self)

    def exploit(self, g: G) -> None:
        """Before the dice are rolled."""
        defender = self.moment.other
        if conditions.has(g, defender, "weakened"):
            boost(g, self.of, rerolls=((effects.owner(g, self.moment.unit), "any", self.of),))
        conditions.give(g, defender, "vulnerable")


class LannisterIntimidation(Card, frozen=True):
    """Lannister Intimidation: an enemy Combat Unit that failed a morale test becomes Weakened, and the card
    lies with it until it passes one: each time it is activated it becomes Weakened."""

    of = "lannister_intimidation"
    stages = ("intimidate",)

    def fits(self, g: G) -> bool:
        """An enemy has failed."""
        return effects.is_enemy(g, self.owner, self.moment.unit)

    def intimidate(self, g: G) -> None:
        """At once, and from now on."""
        conditions.give(g, self.moment.unit, "weakened")
        cards.attach(g, self.owner, self.of, self.moment.unit)


class Intimidated(WhileAttached, frozen=True):
    """Lannister Intimidation at work."""

    of = "intimidated"
    card = "lannister_intimidation"
    works_in = ("unit_activated",)
    ends_in = ("morale_passed",)

    def work(self, g: G) -> None:
        """Each time the unit is activated."""
        conditions.give(g, self.moment.unit, "weakened")


class LionsWrath(Card, frozen=True):
    """The Lion's Wrath: in the place of the action of Tywin's unit another friendly unit within Long Range
    makes a free Attack or Charge."""

    of = "the_lions_wrath"
    stages = AIMED

    def fits(self, g: G) -> bool:
        """The Commander's unit, with an action to give up."""
        if not effects.leads(g, self.owner, self.moment.unit) or g.running(Activation).forgone:
            return False
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those that can do one of them."""
        for unit in effects.friendly(g, self.owner, self.moment.unit, LONG, other=True):
            if legal(g, unit, BLOWS):
                yield unit

    def resolve(self, g: G) -> None:
        """Tywin's unit stands by."""
        g.revise(Activation, forgone=True)
        if self.target:
            effects.free(g, self.target, *BLOWS, optional=False)
