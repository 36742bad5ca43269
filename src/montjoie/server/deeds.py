"""What is done in a match for a seat: functions that also a worker can be handed."""

from __future__ import annotations

from typing import Any

import structlog

from montjoie import Match, Refusal
from montjoie.kernel.reactions import PASS

_log = structlog.get_logger()


def submit(match: Match, seat: str, answer: Any) -> None:
    """Answer the question of a seat."""
    match.submit(seat, answer)


def undo(match: Match, seat: str) -> None:
    """Take back the last answer of a seat."""
    match.undo(seat)


def preset(match: Match, seat: str, passing: bool, forced: bool) -> None:
    """Let a seat pass and give its only answer by itself, or no longer."""
    match.preset_pass(seat, passing)
    match.preset_forced(seat, forced)


def play(match: Match, seat: str, chosen: list[Any], late: bool = False) -> None:
    """Play for a seat that has nobody, or whose time is up: what its bot has chosen, or the default."""
    if late:
        match.inside.time_up(seat)
    try:
        match.submit(seat, chosen[0] if chosen else default_answer(match, seat))
    except Refusal as refusal:
        if not chosen:
            raise
        _log.error("bot_refused", game=match.game, seat=seat, reason=str(refusal))
        match.submit(seat, default_answer(match, seat))


def default_answer(match: Match, seat: str) -> Any:
    """What happens for somebody who does nothing: pass where that is legal, else the first candidate."""
    decision = match.decisions[seat]
    if not decision.problems(PASS):
        return PASS
    return next(decision.candidates(limit=1))
