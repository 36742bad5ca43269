"""The cards of Tywin Lannister, Lord of Casterly Rock."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.sequels import WhileAttached
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card
from montjoie.kernel import Step


class ExploitWeakness(Card, frozen=True):
    """Exploit Weakness: whom a friendly unit attacks becomes Vulnerable; if it is Weakened the attacker may
    re-roll attack dice (FIG-RRL-04)."""

    of = "exploit_weakness"
    needs = (when.friend,)

    def work(self, g: G) -> None:
        if conditions.has(g, self.moment.other, "weakened"):
            deeds.grants_reroll(self, g)
        conditions.give(g, self.moment.other, "vulnerable")


class LannisterIntimidation(Card, frozen=True):
    """Lannister Intimidation: an enemy Combat Unit that failed a morale test becomes Weakened, and the card
    lies with it until it passes one: each time it is activated it becomes Weakened."""

    of = "lannister_intimidation"
    needs = (when.enemy,)
    work = deeds.all_of(deeds.becomes("weakened"), deeds.attaches)


class Intimidated(WhileAttached, frozen=True):
    """Lannister Intimidation at work."""

    of = "intimidated"
    card = LannisterIntimidation.of
    windows = ("unit_activated",)
    ends_in = ("morale_passed",)
    work = deeds.becomes("weakened")


class LionsWrath(Card, frozen=True):
    """The Lion's Wrath: in the place of the action of Tywin's unit another friendly unit within Long Range
    makes a free Attack or Charge."""

    of = "the_lions_wrath"
    needs = (when.commander, when.unforgone)
    targets = whom.friends(LONG, whom.able("attack", "charge"), another=True)
    work = deeds.frees("attack", "charge")

    def resolve(self, g: G) -> Step | None:
        g.revise(Activation, forgone=True)
        return super().resolve(g)
