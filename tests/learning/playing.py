"""A lesson played as the page would have it: its answers for the seat that learns, a bot's for the others."""

from __future__ import annotations

from typing import Any

import montjoie
from montjoie.kernel.match import Match
from montjoie.learning import Lesson, Position

PATIENCE = 400  # answers of bots before the seat must be asked
BESIDE = 3  # questions beside those of the lesson between two of its steps


def opened(item: Position) -> Match:
    """The match that an item begins with."""
    game = item.position["game"]
    return montjoie.from_position(game, item.position, item.seed)


def until_asked(match: Match, seat: str, kinds: set[str], bot: str, seed: int) -> Any:
    """Let bots answer for the others, and for the seat what is not of these kinds; then its decision."""
    player = montjoie.bots.make(bot, match.game, seed)
    beside = 0
    for _ in range(PATIENCE):
        asked = match.decisions.get(seat)
        if match.over or (asked is not None and asked.kind in kinds):
            return asked
        beside += asked is not None
        assert beside <= BESIDE, f"{asked and asked.kind} is asked instead of {sorted(kinds)}"
        next_seat = seat if asked is not None else next(iter(match.decisions))
        match.submit(next_seat, player.choose(match, next_seat))
    raise AssertionError(f"{seat} was not asked within {PATIENCE} answers")


def settle(match: Match, lesson: Lesson) -> bool:
    """Let bots answer, for the seat too what comes beside, until the goal of the lesson is reached."""
    player = montjoie.bots.make(lesson.bot, match.game, 0)
    beside = 0
    while not reached(lesson, match):
        if match.over or beside > BESIDE:
            return False
        others = [seat for seat in match.decisions if seat != lesson.seat]
        beside += not others
        seat = others[0] if others else lesson.seat
        match.submit(seat, player.choose(match, seat))
    return True


def reached(lesson: Lesson, match: Match) -> bool:
    """Whether the event that the lesson is about was told to the seat."""
    told = match.feed(lesson.seat)
    return any(
        each["kind"] == lesson.goal.kind and montjoie.learning.fits(lesson.goal.facts, each["facts"])
        for each in told
    )
