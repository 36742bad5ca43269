"""A procedure run on a copy of the table up to its dice: mandatory effects happen, nobody uses anything else.

Hands are empty in the copy, so that nothing comes of what a player cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.dice.rerolls import ROLLING
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect, Moment, UseEffect
from montjoie.kernel import Answer, Question, Step
from montjoie.table.chances import rehearsal


def copy(g: G, *steps: Step) -> G:
    """The table for a rehearsal, with these procedures running from the outermost in, for all to see."""
    twin: G = rehearsal.copy(g, *steps)
    twin.state.hands = {player: replace(hand, cards=()) for player, hand in g.state.hands.items()}
    twin.state.siege_hands = {player: replace(hand, cards=()) for player, hand in g.state.siege_hands.items()}
    return twin  # what was found of the table holds here too: no fact looks into a hand


def first(g: G, question: Question) -> Answer:
    """Nobody uses anything; of other choices the first."""
    return timing.PASS if isinstance(question.space, UseEffect) else rehearsal.first(g, question)


def unfold(
    g: G, until: Callable[[Step], bool], choose: rehearsal.Choose = first
) -> Iterator[tuple[float, G]]:
    """Every way it may go until dice are due of a step that is meant, with its chance."""
    return rehearsal.unfold(g, until, choose)


def rerolling(g: G, moment: Moment, player: str) -> tuple[bool, ...]:
    """Who can roll dice again in the window of the roll that lies on the table, in order: True for those on
    the side of a player."""
    able = {use.owner for use in timing.situation.usable(g, moment) if _rolls_again(use)}
    return tuple(teams.friends(g, player, who) for who in teams.turn_order(g) if who in able)


def _rolls_again(use: Effect) -> bool:
    """Whether a stage of an effect rolls dice again, without a choice before it."""
    return "aim" not in use.stages and any(getattr(type(use), stage) in ROLLING for stage in use.stages)
