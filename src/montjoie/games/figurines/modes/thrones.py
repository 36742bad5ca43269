"""Chapter 4.35: A Game of Thrones: five tokens with Objective cards (FIG-GOT)."""

from __future__ import annotations

from montjoie.games.figurines.events import ObjectiveCardDealt
from montjoie.games.figurines.modes import laying, tokens
from montjoie.games.figurines.state import G
from montjoie.kernel import Chance, Deal, PublicStep, chance


class Covering(tokens.Scoring):
    """Modes whose tokens are covered by trays (chapter 4.34), laid in the centre and by the players
    (FIG-GOT-02, FIG-WIN-01, FIG-DWD-01)."""

    def objectives(self, g: G) -> None:
        g.do(laying.LayTokens())

    def moved(self, g: G, unit: str) -> None:
        """Tokens are claimed and lost by moving (FIG-GOT-08)."""
        tokens.moved(g, unit)

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        tokens.abandon(g, unit)


class GameOfThrones(Covering):
    """Zones of 6 inches, 5 tokens with cards; Victory Through Combat counts (FIG-GOT-01, FIG-GOT-08)."""

    id = "a_game_of_thrones"
    score_rule = "FIG-GOT-05"

    def before_deployment(self, g: G) -> None:
        g.do(DealObjectiveCards())


class DealObjectiveCards(PublicStep, frozen=True):
    """The central token has a card of its own (FIG-GOT-03), each other one a random one (FIG-GOT-04)."""

    stages = ("centre", "deal")

    def centre(self, g: G) -> None:
        for card in g.content.objectives.values():
            if token := card.fixed.get(g.state.course.mode):
                g.emit(ObjectiveCardDealt(token, card.id), "FIG-GOT-03")

    @chance
    def deal(self, g: G) -> Chance:
        return Deal(len(self.others(g)))

    @deal.chosen
    def dealt(self, g: G, order: list[int]) -> None:
        cards = self.others(g)
        bare = (token for token, row in g.state.objectives.items() if not row.card)
        for token, place in zip(bare, order, strict=False):
            g.emit(ObjectiveCardDealt(token, cards[place]))

    def others(self, g: G) -> tuple[str, ...]:
        """The cards that lie nowhere yet."""
        mode = g.state.course.mode
        return tuple(card.id for card in g.content.objectives.values() if mode not in card.fixed)
