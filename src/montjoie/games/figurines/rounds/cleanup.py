"""Chapter 4.3: the Clean-up phase, step by step (FIG-RND-08)."""

from __future__ import annotations

from collections import Counter

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import CleanupBegun, FirstPlayerSettled, TokensCleared
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.powers import decks, lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, hook, open_window
from montjoie.kernel import Allocation, Answer, PublicStep, Question, Step, ask


class DiscardCards(Allocation, frozen=True):
    """Each player may discard any Tactics cards from hand, the First Player first: `{"CARD": copies}`
    (FIG-D-44, FIG-RND-08, FIG-RND-12)."""


class Cleanup(PublicStep, frozen=True):
    """The ten steps of Clean-up (FIG-RND-08)."""

    asked: tuple[str, ...] = ()  # who has decided what to discard
    stages = ("effects", "score", "check", "after_check", "clear", "discard", "draw", "pass_token")

    def effects(self, g: G) -> None:
        """(a) Effects at the end of the round."""
        g.emit(CleanupBegun(g.state.course.round))
        open_window(g, Moment("round_end", player=g.state.course.first))

    def score(self, g: G) -> None:
        """(b) The mode scores."""
        hook(g).score(g)

    def check(self, g: G) -> None:
        """(c) Somebody may have won; after round 6 the game ends (FIG-RND-13)."""
        victory.check_elimination(g)
        if g.result is None:
            victory.check(g)

    def after_check(self, g: G) -> None:
        """Some modes do something between the check and the tokens."""
        if g.result is None:
            hook(g).after_check(g)

    def clear(self, g: G) -> None:
        """(d) Activation and Order tokens go, not those of a resource (FIG-RND-11, FIG-RUL-04); (e) NCUs
        leave the board; (f) influences end, and what held until the end of the round (FIG-RUL-62)."""
        g.emit(TokensCleared())
        lasting.end(g, "round")
        for name, row in list(g.state.attached.items()):
            if g.content.cards[row.card].attach_until == "end_of_round" and not row.vow:
                decks.detach(g, name, "FIG-RUL-62", "round_over")

    @ask
    def discard(self, g: G) -> Question | None:
        """(g) Any number of cards, the First Player first, then in turn order (FIG-RND-12, FIG-RUL-05); by
        name, so that the pile does not tell in which order they were drawn."""
        for player in self.order(g):
            hand = sorted(g.state.hands[player].cards)
            if hand and player not in self.asked:
                return Question(player, DiscardCards(dict(Counter(hand))), "FIG-RND-08")
        return None

    @discard.chosen
    def discarded(self, g: G, seat: str, answer: Answer) -> Step:
        """Face up (FIG-RUL-05)."""
        thrown = tuple(card for card, copies in answer.items() for _ in range(copies))
        decks.discard(g, seat, thrown, "FIG-RND-08")
        return self.goto("discard", asked=(*self.asked, seat))

    def draw(self, g: G) -> None:
        """(h) Up to 3 cards in hand; who holds more draws none and keeps them (FIG-RND-09)."""
        for player in self.order(g):
            full = decks.hand_size(g, player, g.content.numbers.refill_hand_to)
            missing = full - len(g.state.hands[player].cards)
            if missing > 0:
                decks.draw(g, player, missing, "FIG-RND-08")

    def pass_token(self, g: G) -> None:
        """(i) The First Player token goes to the opponent, from team to team, or to the left (FIG-MUL-04,
        FIG-MUL-08); (j) the marker advances when the next round begins."""
        g.emit(FirstPlayerSettled(teams.next_side(g, g.state.course.first)), "FIG-RND-08")

    def order(self, g: G) -> tuple[str, ...]:
        """The First Player, then clockwise; players who are out have no cards to play (FIG-RUL-63)."""
        everybody = teams.clockwise(g, g.state.course.first)
        return tuple(player for player in everybody if not g.state.players[player].eliminated)
