"""Choosing and revealing house cards, and what becomes of them (THR-HCD)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.battle.support import SIDES, Fight
from montjoie.games.throne.events import HandRefilled, HouseCardDiscarded, HouseCardsRevealed
from montjoie.games.throne.seating import house_of, to
from montjoie.games.throne.state import G
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, ask_all


class ChooseCard(OneOf, frozen=True, kw_only=True):
    """Attacker and defender each choose, in secret, the house card they play."""

    house: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """THR-HCD-02: a card of the own hand; THR-HCD-05: used cards cannot be played."""
        if answer in g.state.houses[self.house].discard:
            yield Refusal("THR-HCD-05", "card-used", house=self.house, card=answer)
        else:
            yield Refusal("THR-HCD-02", "card-not-in-hand", house=self.house, card=answer)


class PlayCards(PublicStep, frozen=True):
    """Both sides must play one card, face down, and turn them up together (THR-HCD-02)."""

    stages = ("choose",)

    @ask_all
    def choose(self, g: G) -> list[Question]:
        """THR-HCD-02: one card of the hand, which is never empty (THR-RUL-48); a side with only routed
        units plays one too (THR-BAT-17)."""
        fight: Fight = g.running(Fight)
        houses = [fight.house(side) for side in SIDES]
        return [to(g, h, ChooseCard(g.state.houses[h].hand, house=h), "THR-HCD-02") for h in houses]

    @choose.chosen
    def revealed(self, g: G, chosen: dict[str, str]) -> None:
        """THR-HCD-04: the choice stays secret until both are in."""
        fight: Fight = g.running(Fight)
        cards = {house_of(g, seat): card for seat, card in chosen.items()}
        g.emit(HouseCardsRevealed(cards))
        g.revise(Fight, cards={side: cards[fight.house(side)] for side in SIDES})


def put_away(g: G, fight: Fight) -> None:
    """Played cards go to the discard piles (THR-HCD-05). A hand that is empty then takes all seven
    back (THR-HCD-06, THR-HCD-07), whatever emptied it (THR-RUL-26)."""
    for side in SIDES:
        house = fight.house(side)
        g.emit(HouseCardDiscarded(house, fight.cards[side]))
        if not g.state.houses[house].hand:
            g.emit(HandRefilled(house))
