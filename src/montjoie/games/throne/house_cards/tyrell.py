"""The house cards of Tyrell that have a text."""

from __future__ import annotations

from montjoie.games.throne.battle.abilities import Ability, ChoosingAbility, text
from montjoie.games.throne.battle.strength import defence
from montjoie.games.throne.battle.support import ATTACKER, Fight, opponent
from montjoie.games.throne.events import UnitsLost
from montjoie.games.throne.house_cards.verbs import footmen, remove_order
from montjoie.games.throne.state import G, Units
from montjoie.kernel import OneOf


class LorasKill(OneOf, frozen=True):
    """Tyrell names the enemy footman of the battle, ready or routed, that dies."""


class SerLorasTyrell(ChoosingAbility, frozen=True):
    """Ser Loras Tyrell: one enemy footman of this battle is killed at once (THR-HCD-15); a routed one
    may be chosen (THR-RUL-24)."""

    space, rule = LorasKill, "THR-HCD-15"

    def options(self, g: G) -> tuple[str, ...]:
        """The opponent's footmen in the battle."""
        return footmen(self.fight(g).army(g, opponent(self.side)))

    def work(self, g: G, choice: str) -> None:
        """It leaves the board, and with it perhaps the battle ends."""
        attacking = self.side != ATTACKER
        killed = {choice: Units(footman=1)}
        g.emit(UnitsLost(self.foe(g), self.fight(g).area, "card", attacking=attacking, **killed), self.rule)


class BrienneOfTarth(Ability, frozen=True):
    """Brienne of Tarth: if Tyrell attacks, the defender's Defence order is removed (THR-HCD-16)."""

    rule = "THR-HCD-16"
    stages = ("remove",)

    def remove(self, g: G) -> None:
        """Before strengths are counted."""
        fight = self.fight(g)
        if self.side == ATTACKER and defence(g, fight):
            self.told(g)
            remove_order(g, fight.area, self.house(g), "brienne_of_tarth", self.rule)


class QueenOfThorns(Ability, frozen=True):
    """Queen of Thorns: the text of the opponent's card has no effect; its strength, swords and
    fortifications stay (THR-HCD-17)."""

    rule = "THR-HCD-17"
    stages = ("cancel",)

    def cancel(self, g: G) -> None:
        """Before any other text is worked."""
        if text(g, self.fight(g), opponent(self.side)):
            self.told(g)
            g.revise(Fight, cancelled=opponent(self.side))
