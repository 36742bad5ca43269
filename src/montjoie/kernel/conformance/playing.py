"""Promises of the match itself: it ends, it speaks, it forks, it takes back, looking changes nothing."""

from __future__ import annotations

import itertools

from montjoie.kernel.chance import CHANCE
from montjoie.kernel.conformance.case import REPLAYED, Case, Still, exact, promise, reveals
from montjoie.kernel.decisions import ask_key
from montjoie.kernel.errors import Refusal
from montjoie.kernel.events import GameOver, event_key
from montjoie.kernel.match import Match
from montjoie.kernel.record import replay
from montjoie.kernel.worlds import sampled_world


@promise
def plays_to_the_end(case: Case) -> None:
    """A random game ends with a result for all seats, and everything in it can be said.

    Every question and every event names a known rule, has words in French and English, and is told
    without a gap; kinds of decisions are those the game lists; a feed only ever grows, and nothing happens
    after the end.
    """
    game = case.game
    told: dict[str | None, bytes] = {}
    for n, match, _, _ in case.walk():
        for seat, decision in match.decisions.items():
            if decision.kind not in game.kinds:
                raise case.broken(f"{decision.kind} is not a kind the game lists", n, seat)
            case.must_say(decision.rule, ask_key(decision.kind), decision.facts(), n, seat)
        for onlooker in case.onlookers(match):
            feed = exact(match.feed(onlooker))[:-1]
            if not feed.startswith(told.get(onlooker, b"")):
                raise case.broken("the feed no longer says what it said", n, onlooker)
            told[onlooker] = feed
    match = case.played
    for onlooker in case.onlookers(match):
        for event in match.feed(onlooker):
            case.must_say(event["rule"], event_key(event["kind"]), event["facts"], event["n"], onlooker)
    result, last = match.result, type(match.engine.log[-1].event)
    assert result is not None
    if last is not GameOver:
        raise case.broken(f"{last.__name__} happened after the end")
    if sorted(seat for place in result.ranking for seat in place) != sorted(match.seats):
        raise case.broken(f"the ranking {result.ranking} does not place every seat once")
    for key in (result.reason, *((result.tie,) if result.tie else ())):
        case.must_say(result.rule, key, {}, len(match.inputs))


@promise
def forks(case: Case) -> None:
    """A clone fed the same answers stays equal; what happens to one never shows in the other.

    From every moment a clone follows the game for a while, another goes its own way, and a third is
    kept: its digest and feed must not move while the others play.
    """
    rng = case.rng("forks")
    kept: list[tuple[int, Match, str, int]] = []
    followers: list[tuple[int, Match]] = []
    for moment in case.walk():
        n, match = moment.number, moment.match
        here = match.digest()
        followers = [(start, _follow(fork, match)) for start, fork in followers]
        for start, fork in followers:
            if fork.digest() != here:
                raise case.broken(f"a clone taken before input {start} plays on differently", n)
        stray = match.clone()
        for seat, decision in itertools.islice(stray.decisions.items(), 1):
            stray.submit(seat, decision.sample(rng))
        if match.digest() != here:
            raise case.broken("playing on a clone changed the match", n)
        kept.append((n, match.clone(), here, len(match.engine.log)))
        followers = [*followers[-2:], (n, match.clone())]
    for n, snapshot, digest, events in kept:
        if snapshot.digest() != digest or len(snapshot.engine.log) != events:
            raise case.broken("a snapshot changed while the match went on", n)


def _follow(fork: Match, match: Match) -> Match:
    """Feed a clone the inputs it lacks."""
    for put in match.inputs[len(fork.inputs) :]:
        fork.inside.enter(*put)
    return fork


@promise
def undoes(case: Case) -> None:
    """Undo gives back the state before the seat's answer, or refuses once somebody has learned something.

    What bars it is an answer of another seat, a chance outcome, an event that reveals, or the opening of
    sealed answers. The record with its undo markers replays, and the same answer leads to the same state
    again.
    """
    apart, due = max(1, len(case.played.inputs) // REPLAYED), 0
    for moment in case.walk():
        replayed = moment.number >= due
        if moment.seat not in ("", CHANCE) and _undo(case, moment, replayed) and replayed:
            due = moment.number + apart


def _undo(case: Case, moment: Still, replayed: bool) -> bool:
    """Whether the answer could be undone; the record is played again where that is due."""
    n, match, seat, answer = moment
    twin, log = match.clone(), len(match.engine.log)
    twin.inside.live = True
    sealed, several = dict(match.engine.sealed), len(match.engine.asked) > 1
    twin.submit(seat, answer)
    after = twin.digest()
    opened = several and set(sealed) | {seat} == set(match.engine.asked)
    drawn = any(s == CHANCE for s, _ in twin.inputs[len(match.inputs) :])
    for other in twin.seats:
        if other != seat and other not in twin.engine.sealed:
            _barred(case, n, twin, other, f"undo crossed the answer of {seat}")
    if opened or drawn or reveals(twin, log):
        _barred(case, n, twin, seat, "undo crossed a chance outcome or a reveal")
        return False
    before = match.clone()
    if seat in sealed:  # a sealed answer was replaced: undo leaves the seat without any
        before.undo(seat)
    twin.undo(seat)
    if twin.digest() != before.digest():
        raise case.broken("undo does not give back the state before the answer", n, seat)
    if twin.feed(None)[-1]["kind"] != "kernel.undone":
        raise case.broken("the undo is not told", n, seat)
    if replayed and replay(twin.record()).digest() != twin.digest():
        raise case.broken("the record with an undo does not replay", n, seat)
    twin.submit(seat, answer)
    if twin.digest() != after:
        raise case.broken("the same answer after an undo leads elsewhere", n, seat)
    return True


def _barred(case: Case, n: int, match: Match, seat: str, otherwise: str) -> None:
    """A seat may not take anything back: neither is it offered, nor does it happen."""
    before = match.digest()
    if match.may_undo(seat):
        raise case.broken(otherwise, n, seat)
    try:
        match.undo(seat)
    except Refusal as refusal:
        if refusal.rule != "KER-UND-01" or match.digest() != before:
            raise case.broken(f"the undo was not refused cleanly: {refusal!r}", n, seat) from None
        return
    raise case.broken(otherwise, n, seat)


@promise
def is_pure(case: Case) -> None:
    """Posing, checking, listing, drawing, viewing, writing and sampling worlds change nothing."""
    rng = case.rng("pure")
    for n, match, _, _ in case.walk():
        before = match.digest(), exact(match.record()), len(match.engine.log), match.engine.serial
        for seat, decision in match.decisions.items():
            told = exact(decision.describe())
            for answer in decision.candidates(case.answers):
                decision.check(answer)
                decision.problems(answer)
                decision.write(answer)
            decision.sample(rng)
            decision.schema()
            decision.problems({"no-such-thing": None})
            posed = match.clone()
            posed.engine.pose_again()
            if exact(posed.decisions[seat].describe()) != told:
                raise case.broken("the same question is posed differently the second time", n, seat)
            if posed.digest() != before[0]:
                raise case.broken("posing the question changed the state", n, seat)
        for onlooker in case.onlookers(match):
            match.view(onlooker)
            match.feed(onlooker)
            sampled_world(match, onlooker, rng)
        match.position()
        after = match.digest(), exact(match.record()), len(match.engine.log), match.engine.serial
        if after != before:
            raise case.broken("looking at the match changed it", n)
