"""The house cards of Baratheon that have a text."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.battle.abilities import ChoosingAbility
from montjoie.games.throne.battle.support import Fight
from montjoie.games.throne.events import FootmanUpgraded, HouseCardDiscarded, PowerPaid
from montjoie.games.throne.house_cards.verbs import footmen
from montjoie.games.throne.state import Army, G
from montjoie.games.throne.supply import pool
from montjoie.kernel import OneOf, Part


def salladhor_saan(g: G, fight: Fight, mine: str, side: str, army: Army) -> Iterator[Part]:
    """Salladhor Saan: ships that support the opponent count 0, whoever owns them; the +1 of a special
    Support order stays (THR-HCD-14)."""
    if side != mine:
        ships = sum(g.state.armies[a].ready.ship for a, helped in fight.supports.items() if helped == side)
        yield Part(-ships * g.content.units["ship"].strength, "THR-HCD-14", "salladhor_saan/text")


class MelisandreCard(OneOf, frozen=True):
    """Baratheon pays 1 power to name a card of the loser's hand that is discarded, or declines."""


class Melisandre(ChoosingAbility, frozen=True):
    """Melisandre: the winner may pay 1 power to have a card of the loser's hand discarded; the cards
    of this battle are not in hand any more (THR-HCD-21, THR-RUL-52)."""

    space, rule = MelisandreCard, "THR-HCD-21"

    def options(self, g: G) -> tuple[str, ...]:
        """The loser's hand, if there is power to pay."""
        houses = g.state.houses
        return houses[self.foe(g)].hand if houses[self.house(g)].power else ()

    def work(self, g: G, choice: str) -> None:
        """Paid to the reserve; the card goes to its owner's discard pile."""
        g.emit(PowerPaid(self.house(g), 1, "melisandre"), self.rule)
        g.emit(HouseCardDiscarded(self.foe(g), choice, self.house(g)), self.rule)


class RenlyKnight(OneOf, frozen=True):
    """Baratheon names the footman of the battle, ready or routed, that becomes a knight, or declines."""


class RenlyBaratheon(ChoosingAbility, frozen=True):
    """Renly Baratheon: the winner may replace one of his footmen of the battle by a knight of his pool
    (THR-HCD-22), which is routed if the footman was (THR-RUL-25). The text is Renly's, not Davos's
    (THR-RUL-40)."""

    space, rule = RenlyKnight, "THR-HCD-22"

    def options(self, g: G) -> tuple[str, ...]:
        """The footmen that now hold the area, if the pool has a knight."""
        return footmen(g.state.armies[self.fight(g).area]) if pool(g, self.house(g)).knight else ()

    def work(self, g: G, choice: str) -> None:
        """A knight stands in its place."""
        g.emit(FootmanUpgraded(self.house(g), self.fight(g).area, choice == "routed"), self.rule)
