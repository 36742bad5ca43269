"""The house cards of Stark that have a text."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.battle.abilities import ChoosingAbility
from montjoie.games.throne.battle.strength import defence
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, Fight
from montjoie.games.throne.events import HouseCardRecovered
from montjoie.games.throne.house_cards.verbs import count_as
from montjoie.games.throne.state import Army, G
from montjoie.kernel import OneOf, Part


def robb_stark(g: G, fight: Fight, mine: str, side: str, army: Army) -> Iterator[Part]:
    """Robb Stark: each attacking knight counts 3 (THR-HCD-09)."""
    if side == mine == ATTACKER:
        yield count_as(g, army, "knight", 3, "THR-HCD-09", "robb_stark")


def catelyn_stark(g: G, fight: Fight, mine: str, side: str, army: Army) -> Iterator[Part]:
    """Catelyn Stark: the Defence order of the area counts twice (THR-HCD-12)."""
    if side == mine == DEFENDER and (order := defence(g, fight)):
        yield Part(order.value, "THR-HCD-12", "catelyn_stark/text")


class LuwinCard(OneOf, frozen=True):
    """Stark takes a card of his discard pile back into his hand, or none."""


class MaesterLuwin(ChoosingAbility, frozen=True):
    """Maester Luwin: the winner may take back a card of his discard pile, where neither Luwin nor the
    loser's card lies yet (THR-HCD-20, THR-RUL-52)."""

    space, rule = LuwinCard, "THR-HCD-20"

    def options(self, g: G) -> tuple[str, ...]:
        """The own discard pile."""
        return g.state.houses[self.house(g)].discard

    def work(self, g: G, choice: str) -> None:
        """In hand again."""
        g.emit(HouseCardRecovered(self.house(g), choice, "maester_luwin"), self.rule)
