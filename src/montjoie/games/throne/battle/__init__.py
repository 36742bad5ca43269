"""Battles, from the call for support to the last card put away (THR-BAT)."""

from __future__ import annotations

from typing import Any

from montjoie.games.throne.battle.abilities import announce_counted, work
from montjoie.games.throne.battle.cards import PlayCards, put_away
from montjoie.games.throne.battle.resolution import TakeCasualties, settle, victor
from montjoie.games.throne.battle.retreat import LeaveTheField
from montjoie.games.throne.battle.strength import in_the_open, strengths
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, SIDES, DeclareSupport, Fight, opponent
from montjoie.games.throne.battle.valyrian_blade import OfferBlade
from montjoie.games.throne.events import BattleBegan, BattleWon, StrengthsStated
from montjoie.games.throne.state import G
from montjoie.games.throne.victory import check_victory
from montjoie.kernel import Step, Tally


class Battle(Fight, frozen=True):
    """A march has brought units to where another house stands: land units against land units, ships
    against ships (THR-BAT-01, THR-BAT-02, THR-ACT-03).

    The March token has left the board with the attackers and is not put back (THR-BAT-15).
    """

    winner: str = ""  # the side that has won
    stages = (
        "begin",
        "ask_for_support",
        "state_strengths",
        "play_cards",
        "cancel_texts",
        "work_texts",
        "look_for_survivors",
        "offer_blade",
        "compare",
        "take_casualties",
        "retreat",
        "settle_area",
        "check_for_victory",
        "reward_winner",
        "put_cards_away",
    )
    audience = in_the_open
    scene = True

    def begin(self, g: G) -> None:
        """THR-BAT-01: the marching house attacks, the other defends."""
        army, order = self.army(g, DEFENDER), g.state.orders.get(self.area)
        g.emit(
            BattleBegan(
                self.area,
                self.attacker,
                self.defender,
                self.origin,
                self.march,
                self.army(g, ATTACKER).ready,
                army.ready,
                army.routed,
                order.token if order else None,
            )
        )

    def ask_for_support(self, g: G) -> None:
        """Step 1: support is asked for and given (THR-BAT-02, THR-SPT-01)."""
        g.do(DeclareSupport())

    def state_strengths(self, g: G) -> None:
        """Step 2: both sides state their current strength (THR-BAT-02)."""
        self._state(g, "THR-BAT-02")

    def play_cards(self, g: G) -> None:
        """Step 3: both play a house card at the same time (THR-BAT-02, THR-HCD-02)."""
        g.do(PlayCards())

    def cancel_texts(self, g: G) -> None:
        """THR-HCD-08: cancellation comes before all other texts."""
        work(g, self, "reveal_first")

    def work_texts(self, g: G) -> None:
        """THR-HCD-03, THR-HCD-08: then the texts worked at the reveal."""
        work(g, self, "reveal")

    def look_for_survivors(self, g: G) -> Step | None:
        """THR-BAT-16: a side without units has lost at once; nothing is compared."""
        for side in SIDES:
            if not self.army(g, side).size:
                winner = opponent(side)
                self._won(g, winner, "THR-BAT-16", how="survivors")
                return self.goto("settle_area", winner=winner, strength=strengths(g, self))
        return None

    def offer_blade(self, g: G) -> None:
        """Step 4: the Blade may be used (THR-BAT-02, THR-BAT-08)."""
        g.do(OfferBlade())

    def compare(self, g: G) -> Step:
        """Step 5: the lower total loses (THR-BAT-02, THR-BAT-09, THR-BAT-10)."""
        announce_counted(g, self)
        decided = self._state(g, "THR-BAT-09", final=True)
        totals = {self.house(side): tally.total for side, tally in decided.items()}
        winner = self.side(victor(g, totals))
        mine, theirs = (decided[side].total for side in (winner, opponent(winner)))
        facts = {"totals": totals, "strength": mine, "against": theirs}
        if mine > theirs:
            self._won(g, winner, "THR-BAT-10", **facts)
        else:
            fiefs = g.state.tracks["fiefdoms"].order
            place, other = (fiefs.index(self.house(side)) + 1 for side in (winner, opponent(winner)))
            self._won(g, winner, "THR-BAT-12", **facts, how="fiefdoms", place=place, other=other)
        return self.but(winner=winner, strength=decided)

    def take_casualties(self, g: G) -> None:
        """Only the loser takes casualties (THR-BAT-13)."""
        g.do(TakeCasualties(side=opponent(self.winner)))

    def retreat(self, g: G) -> None:
        """The loser's survivors leave the area (THR-BAT-11)."""
        g.do(LeaveTheField(side=opponent(self.winner)))

    def settle_area(self, g: G) -> None:
        """THR-BAT-14: order and token of a beaten defender go, the winner holds the area."""
        settle(g, self, self.winner)

    def check_for_victory(self, g: G) -> None:
        """THR-END-04, THR-RUL-32: the battle may have decided the game; then nobody is asked about cards
        any more (THR-RUL-62)."""
        check_victory(g)

    def reward_winner(self, g: G) -> None:
        """THR-HCD-08, THR-RUL-52: texts of the winner, before the cards are put away."""
        work(g, self, "after_win", self.winner)

    def put_cards_away(self, g: G) -> None:
        """THR-HCD-05: played cards to the discard piles; empty hands take all cards back."""
        put_away(g, self)

    def _won(self, g: G, side: str, rule: str, **facts: Any) -> None:
        g.emit(BattleWon(self.area, self.house(side), self.house(opponent(side)), **facts), rule)

    def _state(self, g: G, rule: str, final: bool = False) -> dict[str, Tally]:
        stated = strengths(g, self)
        attack, defence = (stated[side] for side in SIDES)
        g.emit(StrengthsStated(self.area, self.attacker, attack, self.defender, defence, final), rule)
        return stated
