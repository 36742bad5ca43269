"""What a seat cannot see, dealt anew as far as it knows (section 7)."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.setup import deck
from montjoie.games.conquest.state import G, Hand, Stack
from montjoie.kernel import Rng, shuffled
from montjoie.table.cards import without


def redeal(g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
    """Nobody knows the order of the opponent's stack, but for cards that were shown (CON-CMD-02, CON-CHR-14),
    nor which secondary objectives of his deck he holds or has put away, but for those he has shown
    (CON-SEC-02, CON-RUL-44)."""
    stacks, hands = dict(g.state.stacks), dict(g.state.secondaries)
    for owner in (each for each in g.seats if each != seat):
        cards, seen = stacks[owner].cards, stacks[owner].open
        stacks[owner] = Stack(owner, (*cards[:seen], *shuffled(rng, cards[seen:])), seen)
        if owner in hands:
            unseen = shuffled(rng, without(deck(g, owner), *g.state.players[owner].achieved))
            held, away = len(hands[owner].cards), len(hands[owner].away)
            hands[owner] = Hand(owner, tuple(unseen[:held]), tuple(unseen[held : held + away]))
    return {"stacks": stacks, "secondaries": hands}
