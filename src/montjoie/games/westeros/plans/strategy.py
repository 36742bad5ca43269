"""Strategic sites: which of them matter is one House's secret until its units stand there (WES-GEN-04)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import occupants
from montjoie.games.westeros.content.special_rules import StrategyTokens
from montjoie.games.westeros.events import TokenPlaced, TokenRemoved, TokenTurnedUp
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G, Token
from montjoie.games.westeros.timing import occasions
from montjoie.games.westeros.victory import objectives
from montjoie.kernel import PublicStep, Question, Subset, ask

STRATEGIC, DECOY = "strategic", "decoy"


class ChooseSites(Subset, frozen=True):
    """The House that knows the sites chooses in secret which are strategic; the others get decoys."""


def sites(g: G) -> dict[str, str]:
    """The hexes of the objectives that wait for their token to be turned up, by objective."""
    entries = g.content.plans[g.state.course.plan].objectives
    return {name: entry.hex for name, entry in entries.items() if entry.control == "once_revealed"}


@occasions.prepared.of(StrategyTokens)
def prepare(g: G, rule: StrategyTokens) -> None:
    """Before round 1 the tokens are put face down on the sites."""
    g.do(LayStrategyTokens(house=rule.house, strategic=rule.strategic))


class LayStrategyTokens(PublicStep, frozen=True):
    """One token face down on each site, strategic or decoy (WES-GEN-04)."""

    house: str
    strategic: int
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        """Only the House that lays them looks at them."""
        space = ChooseSites(tuple(sites(g)), self.strategic, self.strategic)
        return to(g, self.house, space, "WES-GEN-04")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: list[str]) -> None:
        """Face down: the other House sees where they lie."""
        for name, hex in sites(g).items():
            face = STRATEGIC if name in answer else DECOY
            row = Token("strategy", hex, face, owner=self.house, face_up=False)
            g.emit(TokenPlaced(f"strategy_{name}", row))


@occasions.turn_ended.of(StrategyTokens)
def turn_ended(g: G, rule: StrategyTokens, house: str) -> None:
    """A token under a unit of the House at the end of any turn (WES-RUL-75) is turned up: a decoy is removed,
    a strategic site can be controlled from now on."""
    there = occupants(g)
    for name, token in list(g.state.tokens.items()):
        if token.kind != "strategy" or token.face_up or token.hex not in there:
            continue
        if g.state.units[there[token.hex]].house == rule.house:
            g.emit(TokenTurnedUp(name, token.kind, token.hex, token.face))
            if token.face == DECOY:
                g.emit(TokenRemoved(name, DECOY, token.hex))
            objectives.settle(g)
