"""A procedure run on a copy of the table up to its dice: mandatory effects happen, nobody uses anything else.

Hands are empty in the copy, so that nothing comes of what a player cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, UseEffect
from montjoie.kernel import PUBLIC, Answer, Chance, Dice, Question, Step, chance

LISTED = 36  # outcomes of a roll on the way that are all followed; of more, one in the middle
Choose = Callable[[G, Question], Answer]


class Curtain(Step, frozen=True):
    """Ends a rehearsal once the procedure is over: nothing is ever rolled for it."""

    stages = ("fall",)
    audience = PUBLIC

    @chance
    def fall(self, g: G) -> Chance:
        """The table holds still here."""
        return Dice(1)


def copy(g: G, *steps: Step) -> G:
    """The table for a rehearsal, with these procedures running from the outermost in, for all to see."""
    twin: G = g.clone(past=False)
    twin.state.hands = {player: replace(hand, cards=()) for player, hand in g.state.hands.items()}
    twin.state.siege_hands = {player: replace(hand, cards=()) for player, hand in g.state.siege_hands.items()}
    twin.stack = (Curtain(), *steps)
    twin.asked, twin.sealed, twin.pending_chance, twin.pushed = {}, {}, None, []
    return twin


def first(g: G, question: Question) -> Answer:
    """Nobody uses anything; of other choices the first."""
    if isinstance(question.space, UseEffect):
        return timing.PASS
    return next(question.space.candidates(g))


def unfold(g: G, until: Callable[[Step], bool], choose: Choose = first) -> Iterator[tuple[float, G]]:
    """Go on with a rehearsal until dice are due of a step that is meant, or it is over: every way it may go,
    with its chance."""
    _settle(g, choose)
    if g.result is not None:
        return
    if until(g.stack[-1]):
        yield 1.0, g
        return
    if isinstance(g.stack[-1], Curtain):
        return
    due: Chance = g.pending_chance  # type: ignore[assignment]  # nothing else holds a game up
    for outcome, share in _outcomes(due):
        twin = g.clone()
        twin.outcome(outcome)
        for more, end in unfold(twin, until, choose):
            yield share * more, end


def _settle(g: G, choose: Choose) -> None:
    """Answer for everybody until dice are due."""
    if g.pending_chance is None and not g.asked and g.result is None:
        g.run()
    while g.asked:
        seat, question = next(iter(g.asked.items()))
        g.answer(seat, choose(g, question))


def _outcomes(due: Chance) -> list[tuple[list[int], float]]:
    if isinstance(due, Dice) and due.sides**due.count > LISTED:
        return [([due.sides // 2 + place % 2 for place in range(due.count)], 1.0)]
    return list(due.outcomes())


def rerolling(g: G, moment: Moment, player: str) -> tuple[bool, ...]:
    """Who can roll dice again in the window of the roll that lies on the table, in order: True for those on
    the side of a player."""
    able = {
        use.owner for use in timing.usable(g, moment) if "reroll" in use.stages and "aim" not in use.stages
    }
    return tuple(teams.friends(g, player, who) for who in teams.turn_order(g) if who in able)
