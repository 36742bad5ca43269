"""Rounds, turns, and what holds for a while."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from montjoie.games.figurines.state import Field, Lasting
from montjoie.kernel import Its, Notice, PublicEvent, RowBegun, RowsEnded, change, changes, places, unfolded


class RoundBegun(PublicEvent, frozen=True):
    """A round begins (FIG-RND-01)."""

    round: int
    first: str = ""  # the First Player
    needed: int = 0  # the Victory Points that win
    score: dict[str, int] = {}  # by player
    rule = "FIG-RND-01"
    heads = True

    def apply(self, state: Field) -> None:
        state.course = replace(
            state.course, round=self.round, phase="activation", turn=0, active=state.course.first
        )


class TurnBegun(PublicEvent, frozen=True):
    """A player's turn begins (FIG-RND-02)."""

    player: str
    number: int = 0  # of the round
    rule = "FIG-RND-02"

    def apply(self, state: Field) -> None:
        state.course = replace(state.course, active=self.player, turn=state.course.turn + 1)
        change(state.players, self.player, passed=False)


class TurnGiven(PublicEvent, frozen=True):
    """A player leaves the turn of the team to a partner (FIG-MUL-04)."""

    player: str
    partner: str
    rule = "FIG-MUL-04"
    writes = changes("course", active=Its("partner"))


class TurnPassed(PublicEvent, frozen=True):
    """A player with nothing left to activate passes (FIG-RND-05)."""

    player: str
    rule = "FIG-RND-05"
    writes = changes("players.player", passed=True)


class UnitActivated(PublicEvent, frozen=True):
    """A Combat Unit or NCU is activated (FIG-RND-03, FIG-RND-07)."""

    unit: str
    player: str = ""
    rule = "FIG-RND-03"
    heads = True

    def apply(self, state: Field) -> None:
        table: dict[str, Any] = state.units if self.unit in state.units else state.ncus
        change(table, self.unit, activated=True)


class ActionChosen(Notice, frozen=True):
    """A unit does an action, or forgoes it (FIG-ACT-01)."""

    unit: str
    action: str
    free: bool = False
    cause: str | None = None  # the effect that gives a free action
    rule = "FIG-ACT-01"


class CleanupBegun(PublicEvent, frozen=True):
    """The Clean-up phase (FIG-RND-08)."""

    round: int = 0
    rule = "FIG-RND-08"
    heads = True

    def apply(self, state: Field) -> None:
        """All units were activated; the First Player comes first now (FIG-RUL-121)."""
        state.course = replace(state.course, phase="cleanup", active=state.course.first)


class TokensCleared(PublicEvent, frozen=True):
    """Activation and Order tokens go, NCUs leave the board, influences end (FIG-RND-08 d to f)."""

    rule = "FIG-RND-08"

    def apply(self, state: Field) -> None:
        """Condition tokens stay (FIG-CON-02), and resource tokens (FIG-RND-11)."""
        for name in state.units:
            change(state.units, name, activated=False, orders=(), influences=())
        for name in state.ncus:
            change(state.ncus, name, activated=False, orders=(), zone="")
        for name in state.players:
            change(state.players, name, passed=False)


NOTES = ("engaged_since",)  # what is kept to be looked up later: no player says it aloud


def but_notes(g: Any, event: Any, seat: str | None) -> Any:
    """Everybody sees what begins and ends to hold, but for what is only noted."""
    if isinstance(event, LastingBegun):
        return None if event.row.kind in NOTES else unfolded(g, event, seat)
    sources = tuple(source for source in event.sources if source not in NOTES)
    return replace(event, sources=sources) if sources else None


class LastingBegun(RowBegun, frozen=True):
    """Something begins to hold for a while."""

    row: Lasting
    rule = "FIG-ABL-02"
    writes = places("lasting.name", serial=True)
    audience = but_notes


class LastingEnded(RowsEnded, frozen=True):
    """What held for a while is over (FIG-RUL-62)."""

    sources: tuple[str, ...] = ()  # the cards and abilities behind them
    until: str | None = None  # the end of which they held until; none where something else ended them
    rule = "FIG-RUL-62"
    audience = but_notes
