"""The Westeros phase: the events of the realm (THR-WES)."""

from __future__ import annotations

from montjoie.games.throne.events import CardsReturned, TurnBegan, WildlingsMoved
from montjoie.games.throne.state import G
from montjoie.games.throne.victory import castles
from montjoie.games.throne.westeros_phase.cards import ResolveCard, RevealCard, ShuffleDecks
from montjoie.kernel import PublicStep


class WesterosPhase(PublicStep, frozen=True):
    """Reveal and resolve the three cards (THR-WES-01)."""

    stages = (
        "advance",
        "reveal",
        "advance_wildlings",
        "resolve_first",
        "resolve_second",
        "resolve_third",
        "put_away",
    )

    def advance(self, g: G) -> None:
        """Step 1: the turn marker advances (THR-WES-01)."""
        g.emit(TurnBegan(g.state.turn.number + 1, castles(g)))

    def reveal(self, g: G) -> None:
        """Step 2: the top cards of decks I, II and III (THR-WES-01)."""
        g.do(ShuffleDecks())
        for deck in g.content.decks:
            g.do(RevealCard(deck=deck))

    def advance_wildlings(self, g: G) -> None:
        """The token advances a space for each mammoth on the three cards, before any is resolved
        (THR-WES-02, THR-RUL-06), and stops at the end of its track (THR-WES-03, THR-RUL-08)."""
        mammoths, track, turn = g.content.mammoths, g.content.wildling_track, g.state.turn
        icons = sum(mammoths[deck][card] for deck, card in zip(mammoths, turn.cards, strict=True))
        strength = track[min(track.index(turn.wildlings) + icons, len(track) - 1)]
        if strength != turn.wildlings:
            g.emit(WildlingsMoved(strength, turn.wildlings, icons))

    def resolve_first(self, g: G) -> None:
        """Step 3: card I, completely (THR-WES-05)."""
        g.do(ResolveCard(deck="I"))

    def resolve_second(self, g: G) -> None:
        """Step 4: card II (THR-WES-05)."""
        g.do(ResolveCard(deck="II"))

    def resolve_third(self, g: G) -> None:
        """Step 5: card III (THR-WES-05)."""
        g.do(ResolveCard(deck="III"))

    def put_away(self, g: G) -> None:
        """Step 6: each card under its own deck, which is not shuffled (THR-WES-06); what card III
        forbids lasts for the turn (THR-WCD-12)."""
        g.emit(CardsReturned(dict(zip(g.content.decks, g.state.turn.cards, strict=True))))
