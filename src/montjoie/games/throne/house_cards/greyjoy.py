"""The house cards of Greyjoy that have a text."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.battle.abilities import ChoosingAbility
from montjoie.games.throne.battle.support import ATTACKER, Fight
from montjoie.games.throne.house_cards.verbs import count_as, remove_order
from montjoie.games.throne.orders import placed
from montjoie.games.throne.state import Army, G
from montjoie.kernel import OneOf, Part


def victarion_greyjoy(g: G, fight: Fight, mine: str, side: str, army: Army) -> Iterator[Part]:
    """Victarion Greyjoy: each attacking ship counts 2 (THR-HCD-11)."""
    if side == mine == ATTACKER:
        yield count_as(g, army, "ship", 2, "THR-HCD-11", "victarion_greyjoy")


def balon_greyjoy(g: G, fight: Fight, mine: str, side: str, army: Army) -> Iterator[Part]:
    """Balon Greyjoy: the printed strength of the opponent's card counts 0 (THR-HCD-13)."""
    if side != mine and (card := fight.cards.get(side)):
        yield Part(-g.content.cards[card].strength, "THR-HCD-13", "balon_greyjoy/text")


class AshaOrder(OneOf, frozen=True):
    """Greyjoy names the area beside the battle whose Support or Consolidate Power order goes, or none."""


class AshaGreyjoy(ChoosingAbility, frozen=True):
    """Asha Greyjoy: the winner may remove one Support or Consolidate Power order of another house
    beside the battle, without pillage (THR-HCD-23); of any house, on land or at sea, but not over a
    closed river (THR-RUL-29)."""

    space, rule = AshaOrder, "THR-HCD-23"

    def options(self, g: G) -> tuple[str, ...]:
        """The areas with such an order."""
        others = [house for house in g.state.houses if house != self.house(g)]
        ordered = {a for house in others for a in placed(g, house, "support", "consolidate_power")}
        return tuple(area for area in g.content.neighbours[self.fight(g).area] if area in ordered)

    def work(self, g: G, choice: str) -> None:
        """The order is gone."""
        remove_order(g, choice, self.house(g), "asha_greyjoy", self.rule)
