"""Promises of documents: records replay, and everything that is written reads back."""

from __future__ import annotations

from typing import Any

import msgspec

from montjoie.kernel import position
from montjoie.kernel.conformance.case import REPLAYED, Case, Still, exact, promise
from montjoie.kernel.conformance.schemas import fits
from montjoie.kernel.decisions import Decision
from montjoie.kernel.plain import plain
from montjoie.kernel.record import replay


@promise
def replays(case: Case) -> None:
    """A record, through JSON text, gives the same digest, the same record bytes and the same feeds.

    A replay up to any input stands where the game stood, and plays on to the same end.
    """
    played = case.played
    again = replay(exact(played.record()))
    if again.digest() != played.digest():
        raise case.broken("the replay ends in another state")
    if exact(again.record()) != exact(played.record()):
        raise case.broken("the replay writes another record")
    for onlooker in case.onlookers(played):
        if exact(again.feed(onlooker)) != exact(played.feed(onlooker)):
            raise case.broken("the replay tells another story", seat=onlooker)
    moments = [(n, match.digest()) for n, match, _, _ in case.walk() if match.chance is None]
    for n, digest in moments[:: max(1, len(moments) // REPLAYED)]:
        part = replay(played.record(), upto=n - 1)
        if part.digest() != digest:
            raise case.broken("a replay up to here stands elsewhere", n)
        for seat, answer in played.inputs[n - 1 :]:
            if seat in part.seats:
                part.submit(seat, answer)
        if exact(part.record()) != exact(played.record()):
            raise case.broken("a replay up to here does not play on to the same end", n)


@promise
def round_trips(case: Case) -> None:
    """Whatever is written reads back equal: stack, state, position, answers, notation, events.

    JSON and msgpack both; a position through JSON text gives the same digest and puts the same
    questions; the schema of a decision accepts its candidates.
    """
    for moment in case.walk():
        n, match = moment.number, moment.match
        g = match.engine
        _both(case, n, "the stack", g.stack, tuple[case.game.step_type, ...])  # type: ignore[name-defined]
        _both(case, n, "the state", g.state, case.game.state_type)
        _both(case, n, "the result", g.result, type(g.result))
        for onlooker in case.onlookers(match):
            view = match.view(onlooker)
            if plain(view) != view:
                raise case.broken("the view is not plain JSON", n, onlooker)
        _position(case, moment)
        for seat, decision in match.decisions.items():
            _answers(case, n, seat, decision)
    for logged in case.played.engine.log:
        _both(case, None, "an event", logged.event, case.game.event_type)
    if plain(case.played.record()) != case.played.record():
        raise case.broken("the record is not plain JSON")


def _both(case: Case, n: int | None, what: str, thing: Any, kind: Any) -> None:
    for form in (msgspec.json, msgspec.msgpack):
        if form.decode(form.encode(thing), type=kind) != thing:
            raise case.broken(f"{what} does not come back from {form.__name__}: {thing!r}", n)


def _position(case: Case, moment: Still) -> None:
    n, match = moment.number, moment.match
    document = match.position()
    for raw in (document, exact(document), exact(document).decode()):
        g = position.read(case.game, raw)
        if g.digest() != match.digest():
            raise case.broken("the position stands for another state", n)
        if position.write(g) != document:
            raise case.broken("the position is written differently the second time", n)
        if exact(list(g.asked.values())) != exact(list(match.engine.asked.values())):
            raise case.broken("the position puts other questions", n)
        if g.pending_chance != match.engine.pending_chance:
            raise case.broken("the position asks chance for something else", n)


def _answers(case: Case, n: int, seat: str, decision: Decision) -> None:
    rng = case.rng("written", n, seat)
    schema = decision.schema()
    if plain(schema) != schema or plain(decision.describe()) != decision.describe():
        raise case.broken("the decision does not describe itself in plain JSON", n, seat)
    some = [*decision.candidates(case.answers), *(decision.sample(rng) for _ in range(case.answers))]
    for answer in some:
        for form in (msgspec.json, msgspec.msgpack):
            back: Any = form.decode(form.encode(answer))
            if decision.space.parse(back, decision.rule) != answer:
                raise case.broken(f"an answer does not come back from {form.__name__}: {answer!r}", n, seat)
        text = decision.write(answer)
        if decision.read(text) != answer:
            raise case.broken(f"{text!r} reads back as {decision.read(text)!r}, not {answer!r}", n, seat)
        if not fits(schema, answer):
            raise case.broken(f"the schema {schema} does not accept {answer!r}", n, seat)
