"""The house cards of Lannister that have a text."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.battle.abilities import Ability, ChoosingAbility
from montjoie.games.throne.battle.support import ATTACKER, Fight
from montjoie.games.throne.control import gain_power
from montjoie.games.throne.house_cards.verbs import count_as, remove_order
from montjoie.games.throne.orders import placed
from montjoie.games.throne.state import Army, G
from montjoie.kernel import OneOf, Part


def vargo_hoat(g: G, fight: Fight, mine: str, side: str, army: Army) -> Iterator[Part]:
    """Vargo Hoat: each attacking footman counts 2 (THR-HCD-10)."""
    if side == mine == ATTACKER:
        yield count_as(g, army, "footman", 2, "THR-HCD-10", "vargo_hoat")


class JaimeLannister(Ability, frozen=True):
    """Ser Jaime Lannister: the winner takes 2 power from his reserve (THR-HCD-18)."""

    rule = "THR-HCD-18"
    stages = ("take",)

    def take(self, g: G) -> None:
        """As far as the reserve goes."""
        self.told(g)
        gain_power(g, self.house(g), [Part(2, self.rule, "jaime_lannister", "base")], "jaime_lannister")


class CerseiOrder(OneOf, frozen=True):
    """Lannister names the area whose order the loser must give up."""


class CerseiLannister(ChoosingAbility, frozen=True):
    """Cersei Lannister: the winner removes one order of the loser, of any kind, anywhere
    (THR-HCD-19); he must, if one is left once the conquered area is cleared (THR-RUL-27)."""

    space, rule = CerseiOrder, "THR-HCD-19"

    def options(self, g: G) -> tuple[str, ...]:
        """The areas where the loser has an order."""
        return tuple(placed(g, self.foe(g), *g.content.order_types))

    def work(self, g: G, choice: str) -> None:
        """The order is gone."""
        remove_order(g, choice, self.house(g), "cersei_lannister", self.rule)
