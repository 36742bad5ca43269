"""A procedure tried out on a copy of the table, every way its dice may fall, up to where it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from montjoie.kernel import Answer, Chance, Dice, PublicStep, Question, Space, Step, chance

LISTED = 36  # outcomes of a roll on the way that are all followed; of more, one in the middle
Choose = Callable[[Any, Question], Answer]


class Curtain(PublicStep, frozen=True):
    """Ends a rehearsal once the procedure is over: nothing is ever rolled for it."""

    stages = ("fall",)

    @chance
    def fall(self, g: Any) -> Chance:
        """The table holds still here."""
        return Dice(1)


def copy(g: Any, *steps: Step) -> Any:
    """The table for a rehearsal, with these procedures running from the outermost in, for all to see."""
    twin = g.clone(past=False)
    twin.stack = (Curtain(), *steps)
    twin.asked, twin.sealed, twin.pending_chance, twin.pushed = {}, {}, None, []
    return twin


def first(g: Any, question: Question) -> Answer:
    """The first of all answers."""
    return next(question.space.candidates(g))


def unfold(g: Any, until: Callable[[Step], bool], choose: Choose = first) -> Iterator[tuple[float, Any]]:
    """Go on with a rehearsal until dice are due of a step that is meant, or it is over: every way it may go,
    with its chance."""
    try:
        _settle(g, choose)
    except _Over:
        return
    if g.result is not None:
        return
    if until(g.stack[-1]):
        yield 1.0, g
        return
    if isinstance(g.stack[-1], Curtain):
        return
    for outcome, share in _outcomes(g.pending_chance):
        twin = g.clone()
        twin.outcome(outcome)
        for more, end in unfold(twin, until, choose):
            yield share * more, end


class _Over(Exception):
    """Who is asked again what he does with his turn has done what is rehearsed."""


class _Aside(Exception):
    """A question whose answer hangs on more than the one that was given."""

    def __init__(self, question: Question) -> None:
        self.question = question


def followed(
    trial: Any,
    asked: type[Space],
    answer: Answer,
    until: Callable[[Step], bool],
    each: tuple[type[Space], ...],
    told: Callable[[Any], dict[str, Any]],
) -> dict[str, Any]:
    """What is told of the dice that come next in a rehearsal when a question is answered so: of questions of
    some kinds that come up in turn by `each` answer, of others by the first."""

    given: list[Answer] = []

    def choose(twin: Any, question: Question) -> Answer:
        if type(question.space) is asked:
            if given and asked.always == "turn":
                raise _Over
            given.append(answer)
            return answer
        if isinstance(question.space, each):
            raise _Aside(question)
        return first(twin, question)

    try:
        parts = [told(end) for _, end in unfold(trial, until, choose)]
    except _Aside as aside:
        kind, top = type(aside.question.space), trial.stack[-1]
        answers = aside.question.space.candidates(trial)
        parts = [followed(copy(trial, top), kind, one, until, each, told) for one in answers]
    return {target: found for part in parts for target, found in part.items()}


def _settle(g: Any, choose: Choose) -> None:
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
