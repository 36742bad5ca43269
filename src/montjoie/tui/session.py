"""A match at the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from montjoie import Match, Refusal, bots
from montjoie.tui.asking import Asking
from montjoie.tui.desk import Desk, Leave, Undone
from montjoie.tui.screen import Screen
from montjoie.tui.story import ending


class Session:
    """Plays a match on until it ends or the people leave.

    `players` names the bot of every seat that no person holds. With several people, the keyboard is
    passed on and the screen cleared in between.
    """

    def __init__(
        self, match: Match, people: Sequence[str], players: Mapping[str, str], screen: Screen
    ) -> None:
        self.match, self.screen = match, screen
        self.desks = {seat: Desk(screen, match, seat) for seat in people}
        self.bots = {
            seat: bots.make(name, match.game, f"{match.inside.seed}/{seat}") for seat, name in players.items()
        }
        self.at_keyboard = people[0] if len(people) == 1 else None

    def run(self) -> bool:
        """Play; whether the match was played to its end."""
        self._welcome()
        try:
            while not self.match.over:
                self._next()
        except Leave:
            self.screen.say("left")
            return False
        self.desks[self.at_keyboard or next(iter(self.desks))].news()
        self._end()
        return True

    def _welcome(self) -> None:
        people = [desk.names.of(seat) for seat, desk in self.desks.items()]
        self.screen.say("welcome", game=self.match.game, people=people, style="bold")
        self.screen.say("welcome-help", style="dim")

    def _next(self) -> None:
        """Let the bots answer first, then the first person who is asked."""
        asked = list(self.match.decisions)
        waiting = [seat for seat in asked if seat in self.bots]
        for seat in waiting:
            self.match.submit(seat, self.bots[seat].choose(self.match, seat))
        if waiting:
            if self.at_keyboard is not None:
                self.desks[self.at_keyboard].news()
            return
        self._ask(asked[0])

    def _ask(self, seat: str) -> None:
        desk = self.desks[seat]
        self._hand_over(desk)
        desk.news()
        if desk.shown_round != self.match.round or self.match.round is None:
            desk.shown_round = self.match.round
            self.screen.show(desk.board.draw())
        decision = self.match.decisions[seat]
        self.screen.title(" · ".join(filter(None, (desk.names.of(seat), desk.board.status()))))
        try:
            answer = Asking(desk, decision).answer()
            self.match.submit(seat, answer)
        except Undone:
            desk.news()
        except Refusal as refusal:
            desk.refuse(refusal)
        else:
            told = desk.names.answer(decision.space, answer)
            self.screen.show(Text.assemble(("✓ ", "green"), told))
            if self.at_keyboard == seat:
                desk.news()

    def _hand_over(self, desk: Desk) -> None:
        """Clear the screen between two people, so that neither sees what the other knows."""
        if self.at_keyboard == desk.seat:
            return
        if len(self.desks) > 1:
            if self.at_keyboard is not None:
                self.screen.ask(self.screen.words("press-enter-to-pass"))
            self.screen.clear()
            self.screen.say("pass-keyboard", person=desk.names.of(desk.seat), style="bold")
            self.screen.ask(self.screen.words("press-enter"))
            self.screen.clear()
        self.at_keyboard = desk.seat

    def _end(self) -> None:
        self.screen.title(self.screen.words("the-end"))
        for line in ending(self.match, self.screen.lang):
            self.screen.show(line)
