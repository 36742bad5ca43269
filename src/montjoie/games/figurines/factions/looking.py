"""Looking at the top cards of one's own deck (chapter 7 of the rulebook)."""

from __future__ import annotations

from montjoie.games.figurines.events import CardsRevealed
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect
from montjoie.kernel import Step


class Looking(Effect, frozen=True):
    """An effect whose player looks at so many cards from the top of his deck; nobody else sees them."""

    seen: int = 0  # how many he is looking at now

    def look(self, g: G, count: int) -> Step:
        """They are his to know."""
        top = g.state.decks[self.owner].cards[:count]
        g.emit(CardsRevealed(self.owner, self.owner, top, "deck", self.of))
        return self.but(seen=len(top))

    def top(self, g: G) -> tuple[str, ...]:
        """The cards looked at."""
        return g.state.decks[self.owner].cards[: self.seen]


def known_top(g: G, seat: str | None, player: str) -> int:
    """How many cards from the top of a deck a seat is looking at."""
    looking: Looking | None = g.running(Looking)
    return looking.seen if looking is not None and looking.owner == seat == player else 0
