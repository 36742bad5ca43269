"""Rounds and their phases: reinforcements, command stacks, first player, scoring."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from montjoie.games.conquest.state import Battlefield, G, Memory, Phase, Stack
from montjoie.kernel import Event, Its, Notice, PublicEvent, change, changes, together


class RoundBegan(PublicEvent, frozen=True):
    """A round begins: the reinforcement lines are set, last round's memory is gone (CON-RND-03)."""

    round: int
    lines: dict[str, int]
    sizes: dict[str, int]  # the stands of every regiment on the table (CON-RUL-22)
    score: dict[str, int] = {}
    rule = "CON-RND-01"
    heads = True

    def apply(self, state: Battlefield) -> None:
        """Everything of one round starts anew (CON-BRK-01, CON-RUL-24)."""
        state.course = replace(state.course, round=self.round, first="")
        for name, row in state.regiments.items():
            stands = self.sizes.get(name, 0)
            baseline = stands if row.broken else 0
            state.regiments[name] = replace(row, memory=Memory(stands=stands), baseline=baseline)
        for name in state.characters:
            change(state.characters, name, activated=False, acted=False)
        for seat, line in self.lines.items():
            change(state.players, seat, line=line, removed=(), discarded=(), deeds=())


class PhaseBegan(PublicEvent, frozen=True):
    """The next of the five phases (CON-RND-01)."""

    phase: Phase
    rule = "CON-RND-01"
    heads = True
    writes = changes("course", "phase")


class ReinforcementsDiced(Notice, frozen=True):
    """A player rolls for his regiments of a class in reinforcements (CON-RNF-04)."""

    seat: str
    weight: str
    need: int
    dice: tuple[int, ...]
    successes: int
    rule = "CON-RNF-04"


class Arriving(PublicEvent, frozen=True):
    """A regiment comes this round, and everybody sees it (CON-RNF-06)."""

    seat: str
    regiment: str
    how: Literal["automatic", "pick", "roll", "flank", "returning"]
    stands: int
    rule = "CON-RNF-06"
    writes = together(
        changes("regiments.regiment", where="arriving", returning=False),
        changes("regiments.regiment.memory", "stands"),
    )


class HeldBack(Notice, frozen=True):
    """A player keeps a regiment in reinforcements that could have come (CON-RNF-03, CON-SPR-01)."""

    seat: str
    regiment: str
    rule = "CON-RNF-03"


def own_cards(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """Only the player whose cards they are sees which; all see how many."""
    told = {"seat": event.seat, "number": len(event.cards)}
    return told | {"cards": event.cards} if seat == event.seat else told


class StackBuilt(Event, frozen=True):
    """A player's command stack lies face down; only he knows its order (CON-CMD-01, CON-CMD-02)."""

    seat: str
    cards: tuple[str, ...]
    rule = "CON-CMD-01"
    audience = own_cards
    writes = changes("stacks.seat", "cards", open=0)


class SupremacyDiced(Notice, frozen=True):
    """The players roll for the first turn (CON-SUP-01)."""

    dice: dict[str, int]
    rule = "CON-SUP-01"


class DieShifted(Notice, frozen=True):
    """Who has the smaller stack changes his die by 1 (CON-SUP-01)."""

    seat: str
    shift: int
    die: int
    rule = "CON-SUP-01"


class FirstPlayerSettled(PublicEvent, frozen=True):
    """The lower die makes the first player."""

    seat: str
    rule = "CON-SUP-01"
    writes = changes("course", first=Its("seat"))


class CardDrawn(PublicEvent, frozen=True):
    """A player turns the top card of his stack (CON-ACT-02)."""

    seat: str
    card: str
    rule = "CON-ACT-02"
    reveals = True
    heads = True

    def apply(self, state: Battlefield) -> None:
        """It lies open."""
        stack = state.stacks[self.seat]
        state.stacks[self.seat] = Stack(self.seat, stack.cards[1:], max(0, stack.open - 1))
        change(state.players, self.seat, discarded=(*state.players[self.seat].discarded, self.card))


class CardWasted(Notice, frozen=True):
    """Nothing of that name can act any more: the next card is drawn instead (CON-ACT-03)."""

    seat: str
    card: str
    rule = "CON-ACT-03"


class Scored(PublicEvent, frozen=True):
    """Victory points (CON-SCO-02)."""

    seat: str
    per: str
    times: int
    points: int
    once: bool
    what: tuple[str, ...] = ()  # each of them
    total: int = 0  # his points now
    rule = "CON-SCO-02"

    def apply(self, state: Battlefield) -> None:
        """They add up over the rounds."""
        player = state.players[self.seat]
        scored = (*player.scored, self.per) if self.once else player.scored
        change(state.players, self.seat, vp=player.vp + self.points, scored=scored)
