"""Promises of decisions: what is offered is legal and complete, what is refused is refused cleanly."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from montjoie.kernel.chance import CHANCE, LATE, UNDO, Rng, pick
from montjoie.kernel.compound import Allocation, Assignment, Branch
from montjoie.kernel.conformance.case import Case, Still, exact, promise
from montjoie.kernel.decisions import Decision
from montjoie.kernel.document import Document
from montjoie.kernel.errors import OptionError, Refusal
from montjoie.kernel.match import Match
from montjoie.kernel.motion import Path, Pose
from montjoie.kernel.spaces import Amount, Answer, OneOf, Ordering, Space, Subset

SMALL = 3000  # answers up to which a space is searched by brute force
STRANGE: tuple[Any, ...] = (
    None, True, 0, -1, 2**60, 10**40, 1.5, "", "no-such-thing", [], ["no-such-thing"], [None], [[]], [1, "a"],
    {}, {"no-such-thing": 1}, {"no-such-thing": "a"}, {"no-such-thing": {"a": []}}, {"": None}, "\ud800",
)  # fmt: skip
STRANGERS: tuple[Any, ...] = ("nobody", "", CHANCE, UNDO, LATE, None, 7, ("a",), ["a"], {})


@promise
def offers_only_legal(case: Case) -> None:
    """Candidates and sampled answers pass `check`, in canonical form and each once; there is always one.

    Where a space is discrete and small, all its shapes are made by brute force, apart from the space's
    own lists and a little beyond its bounds: those that pass `check` are exactly the candidates.
    """
    for moment in case.walk():
        for seat, decision in moment.match.decisions.items():
            _legal(case, moment.number, seat, decision)


def _legal(case: Case, n: int, seat: str, decision: Decision) -> None:
    rng = case.rng("legal", n, seat)
    listed = list(decision.candidates(SMALL + 1))
    if not listed:
        raise case.broken(f"{decision!r} leaves nothing to answer", n, seat)
    some = listed[: case.answers] + [decision.sample(rng) for _ in range(case.answers)]
    some += [pick(rng, listed) for _ in range(case.answers)]
    for answer in some:
        if problems := decision.problems(answer):
            raise case.broken(f"{answer!r} is offered, yet refused: {problems[0]!r}", n, seat)
        decision.check(answer)
        if decision.space.parse(answer, decision.rule) != answer:
            raise case.broken(f"{answer!r} is offered in a form that is not canonical", n, seat)
    offered = [exact(answer) for answer in listed]
    if len(set(offered)) != len(offered):
        raise case.broken(f"{decision!r} offers an answer twice", n, seat)
    shapes = list(itertools.islice(shapes_of(decision.space), 4 * SMALL)) if discrete(decision.space) else []
    if len(listed) > SMALL or len(shapes) == 4 * SMALL or not shapes:
        return
    legal = {exact(decision.space.parse(a, decision.rule)) for a in shapes if not decision.problems(a)}
    if missing := sorted(legal - set(offered)):
        raise case.broken(f"legal, but not offered: {missing[0].decode()}", n, seat)
    if beyond := sorted(set(offered) - legal):
        raise case.broken(f"offered, but not of the space: {beyond[0].decode()}", n, seat)


def discrete(space: Space) -> bool:
    """Whether the answers of a space can be listed: not those of free tables and documents."""
    if isinstance(space, Branch):
        return all(opened is None or discrete(opened) for opened in space.options.values())
    return not isinstance(space, (Document, Path, Pose))


def shapes_of(space: Space) -> Iterator[Answer]:
    """Every answer that a discrete space could mean, and some that it cannot; nothing for free tables."""
    match space:
        case OneOf():
            yield from (*space.options, "no-such-thing")
        case Amount():
            yield from range(space.low - 2, space.high + 3)
        case Subset():
            for bits in itertools.product((False, True), repeat=len(space.options)):
                yield list(itertools.compress(space.options, bits))
        case Ordering():
            yield from map(list, itertools.product(space.items, repeat=len(space.items)))
        case Allocation():
            counts = (range(n + 2) for n in space.bins.values())
            for taken in itertools.product(*counts):
                yield dict(zip(space.bins, taken, strict=True))
        case Assignment():
            every = dict.fromkeys(value for values in space.slots.values() for value in values)
            for given in itertools.product((None, *every), repeat=len(space.slots)):
                yield {s: v for s, v in zip(space.slots, given, strict=True) if v is not None}
        case Branch():
            for option, opened in space.options.items():
                rest = [None] if opened is None else shapes_of(opened)
                yield from (option if opened is None else {option: each} for each in rest)


@promise
def refuses_cleanly(case: Case) -> None:
    """An answer that is wrong raises a Refusal and nothing else, and leaves no trace.

    Wrong types, strange ids, numbers out of range, what the rules forbid, mutated legal answers, seats
    that are not asked or unknown, a stale decision, a finished match: digest, record and feeds stay as
    they were; each refusal names a known rule and speaks both languages.
    """
    try:
        case.game.read_options({"no-such-option": 1})
    except OptionError:
        pass
    else:
        raise case.broken("an option the game does not declare is accepted")
    for moment in case.walk():
        n, match = moment.number, moment.match
        before = exact(match.record()), *(exact(match.feed(o)) for o in case.onlookers(match))
        for seat, decision in match.decisions.items():
            rng = case.rng("wrong", n, seat)
            shapes = list(itertools.islice(shapes_of(decision.space), SMALL))
            some = [pick(rng, shapes) for _ in range(4 * case.answers) if shapes]
            for answer in (*STRANGE, *some, *mutations(decision.sample(rng), rng)):
                _refused(case, moment, seat, decision, answer)
        _strangers(case, moment)
        after = exact(match.record()), *(exact(match.feed(o)) for o in case.onlookers(match))
        if after != before:
            raise case.broken("refused answers left a trace", n)
        _stale(case, moment)


def mutations(answer: Answer, rng: Rng) -> Iterator[Answer]:
    """A legal answer, spoilt in the ways a careless program would."""
    yield [answer]
    if isinstance(answer, str):
        yield from (answer + "?", answer.upper() + " ", answer[:-1], {answer: answer}, {answer: {}})
    elif isinstance(answer, int):
        yield from (answer + 10**6, answer - 10**6, str(answer), float(answer))
    elif isinstance(answer, list):
        yield from (
            answer + answer,
            [*answer, "no-such-thing"],
            answer[1:],
            dict.fromkeys(map(str, answer), 1),
        )
    elif isinstance(answer, dict):
        yield from ({**answer, "no-such-thing": 1}, list(answer), {})
        for key, value in answer.items():
            yield {k: v for k, v in answer.items() if k != key}
            for spoilt in mutations(value, rng):
                yield {**answer, key: spoilt}


def _refused(case: Case, moment: Still, seat: str, decision: Decision, answer: Any) -> None:
    n, match = moment.number, moment.match
    problems = decision.problems(answer)
    if not problems:
        decision.check(answer)  # the mutation happens to be legal
        return
    for refusal in problems:
        case.must_say(refusal.rule, refusal.key, refusal.facts, n, seat)
    for attempt in (decision.check, lambda answer: match.submit(seat, answer)):
        told = _attempt(case, moment, seat, attempt, answer)
        if told != problems[0]:
            raise case.broken(f"{answer!r} meets {problems[0]!r} in preview, but {told!r}", n, seat)


def _attempt(case: Case, moment: Still, seat: str | None, attempt: Any, *given: Any) -> Refusal:
    """The refusal an attempt meets; nothing else may come of it."""
    try:
        attempt(*given)
    except Refusal as refusal:
        case.must_say(refusal.rule, refusal.key, refusal.facts, moment.number, seat)
        return refusal
    except Exception as error:
        raise case.broken(f"{given!r} raises {error!r}", moment.number, seat) from error
    raise case.broken(f"{given!r} is not refused", moment.number, seat)


def _strangers(case: Case, moment: Still) -> None:
    """Nobody else may answer, undo or look; nor anybody once the match is over."""
    match: Match = moment.match
    awaited = match.engine.asked
    answers: tuple[Any, ...] = ("no-such-thing", [], moment.answer)
    for seat in (*STRANGERS, *(s for s in match.seats if s not in awaited)):
        for answer in answers:
            _attempt(case, moment, None, match.submit, seat, answer)
    for seat in STRANGERS:
        _attempt(case, moment, None, match.undo, seat)
        if seat is not None:
            _attempt(case, moment, None, match.view, seat)
            _attempt(case, moment, None, match.feed, seat)
            _attempt(case, moment, None, match.preset_pass, seat)


def _stale(case: Case, moment: Still) -> None:
    """A decision in hand is worth nothing once the match has moved on."""
    twin = moment.match.clone()
    held = twin.decisions.get(moment.seat)
    if held is None:
        return
    serial = twin.engine.serial
    twin.submit(moment.seat, moment.answer)
    if twin.engine.serial != serial:
        told = _attempt(case, moment, moment.seat, held.check, moment.answer)
        if told.rule != "KER-ASK-04":
            raise case.broken(f"a stale decision is refused by {told!r}", moment.number, moment.seat)
