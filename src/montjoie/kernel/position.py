"""Any moment as a readable document that a person can also write by hand.

`board` holds the tables, `steps` the running procedures from the outermost in. In place of `steps`
a person may name the moment: `{"moment": "march", "to_act": "lannister"}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from montjoie.kernel import views
from montjoie.kernel.chance import Stream
from montjoie.kernel.engine import AnyEngine, Engine, Result
from montjoie.kernel.errors import OptionError, PositionError, Problem, Refusal
from montjoie.kernel.game import AnyGame, read_seed
from montjoie.kernel.misfits import misfit
from montjoie.kernel.plain import brief, plain
from montjoie.kernel.steps import END

if TYPE_CHECKING:
    from montjoie.kernel.match import Match

Raw = dict[str, Any] | str | bytes
BIGGEST = 10**6  # nothing on a table is counted or measured beyond
AHEAD = 16  # answers by which a position with steps is tried


class Document(Struct, forbid_unknown_fields=True):
    """The frame of a position; the game's own types are inside `board`, `options` and `steps`."""

    game: str
    seats: list[str]
    board: dict[str, Any]
    format: Literal[1] = 1
    rules_version: str = ""
    options: dict[str, Any] = {}
    steps: list[dict[str, Any]] | None = None
    moment: str | None = None
    to_act: str | None = None
    sealed: dict[str, Any] = {}
    result: Result | None = None


def write(g: AnyEngine) -> dict[str, Any]:
    """The position of a match."""
    doc: dict[str, Any] = {
        "format": 1,
        "game": g.game.slug,
        "rules_version": g.game.version,
        "seats": list(g.seats),
        "options": plain(g.options),
        "board": plain(g.state),
        "steps": plain(g.stack),
    }
    if g.sealed:
        doc["sealed"] = plain(g.sealed)
    if g.result is not None:
        doc["result"] = plain(g.result)
    return doc


def read(game: AnyGame, raw: Raw) -> AnyEngine:
    """The match a position stands for, up to its first question; PositionError lists every problem."""
    doc = _document(raw)
    g = _build(game, doc)
    _resume(g, doc)
    return g


def _document(raw: Raw) -> Document:
    """The frame of a position (KER-POS-01)."""
    try:
        text = raw if isinstance(raw, (str, bytes)) else msgspec.json.encode(raw)
        return msgspec.json.decode(text, type=Document)
    except msgspec.ValidationError as error:
        raise PositionError([misfit("position", error, Document, "KER-POS-01", "position-bad")]) from None
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
        facts = {"detail": brief(str(error))}
        raise PositionError([Problem("position", "KER-POS-01", "not-json", facts)]) from None


def _build(game: AnyGame, doc: Document) -> AnyEngine:
    """The match as it is written, before anything runs."""
    if doc.game != game.slug:
        facts = {"given": doc.game, "expected": game.slug}
        raise PositionError([Problem("position.game", "KER-POS-01", "position-game", facts)])
    problems = [*_endless("position.board", doc.board), *_endless("position.steps", doc.steps)]
    options = state = None
    stack: tuple[Any, ...] = ()
    board = doc.board
    try:
        options = game.read_options(doc.options)
        seats = game.read_seats(doc.seats, options)
        problems += game.check_options(seats, options)
        if not problems:
            board = game.complete(board, seats, options)
    except OptionError as error:
        problems += error.problems
    try:
        state = msgspec.convert(board, game.state_type)
    except msgspec.ValidationError as error:
        problems.append(misfit("position.board", error, game.state_type, "KER-POS-01", "position-bad"))
    if doc.steps is not None:
        try:
            stack = msgspec.convert(doc.steps, steps := tuple[game.step_type, ...])  # type: ignore[name-defined]
        except msgspec.ValidationError as error:
            problems.append(misfit("position.steps", error, steps, "KER-POS-01", "position-bad"))
        problems += _strange_stages(stack)
    if problems or options is None or state is None:
        raise PositionError(problems)
    g: AnyEngine = Engine(game, tuple(doc.seats), options, state, stack)
    g.result = doc.result
    problems += _strange_result(g)
    try:
        problems += game.check_state(g)
        if not problems and not stack and g.result is None:
            g.stack = game.moment(g, doc.moment or "", doc.to_act)
            if not g.stack:
                told = {"given": doc.moment or "-", "known": list(game.moments())}
                problems.append(Problem("position.moment", "KER-POS-02", "moment-unknown", told))
    except PositionError:
        raise
    except Exception as error:
        raise _cannot_run("position.board", error) from error
    if problems:
        raise PositionError(problems)
    return g


def _endless(path: str, thing: Any) -> Iterator[Problem]:
    """Numbers beyond anything that lies on a table, or that no procedure would end with (KER-POS-01)."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from _endless(f"{path}.{key}", value)
    elif isinstance(thing, list):
        for i, value in enumerate(thing):
            yield from _endless(f"{path}[{i}]", value)
    elif isinstance(thing, int) and abs(thing) > BIGGEST:
        yield Problem(path, "KER-POS-01", "number-endless", {"given": thing})


def _cannot_run(path: str, error: Exception) -> PositionError:
    """The tables fit their types, but not each other or the steps (KER-POS-03)."""
    facts = {"detail": brief(f"{type(error).__name__}: {error}", 200)}
    return PositionError([Problem(path, "KER-POS-03", "cannot-run", facts)])


def _strange_result(g: AnyEngine) -> list[Problem]:
    """A result places every seat once, and nothing runs on after it (KER-END-01)."""
    if g.result is None:
        return []
    placed = [seat for place in g.result.ranking for seat in place]
    fits = sorted(placed) == sorted(g.seats) and set(g.result.scores) <= set(g.seats) and not g.stack
    return [] if fits else [Problem("position.result", "KER-END-01", "result-bad", {"seats": list(g.seats)})]


def _strange_stages(stack: tuple[Any, ...]) -> list[Problem]:
    return [
        Problem(
            f"position.steps[{i}].at",
            "KER-POS-02",
            "moment-unknown",
            {"given": step.at, "known": list(step.stages)},
        )
        for i, step in enumerate(stack)
        if step.at not in {"", END, *step.stages}
    ]


def _resume(g: AnyEngine, doc: Document) -> None:
    """Run to the question the position stands at, put the sealed answers back, look at it from all sides."""
    try:
        if g.result is None:
            g.run()
    except Exception as error:
        raise _cannot_run("position.steps", error) from error
    problems = []
    for seat, answer in doc.sealed.items():
        refusal = _seal(g, seat, answer)
        if refusal is not None:
            problems.append(Problem(f"position.sealed.{seat}", refusal.rule, refusal.key, refusal.facts))
    if not problems and g.asked and len(g.sealed) == len(g.asked):
        problems.append(Problem("position.sealed", "KER-POS-02", "all-sealed", {}))
    if problems:
        raise PositionError(problems)
    try:
        for onlooker in (*g.seats, None):
            views.view(g, onlooker)
    except Exception as error:
        raise _cannot_run("position.board", error) from error


def _seal(g: AnyEngine, seat: str, answer: Any) -> Refusal | None:
    """Put a sealed answer back, or say why it cannot be one."""
    question = g.asked.get(seat)
    if question is None or len(g.asked) < 2:
        return Refusal("KER-ASK-01", "not-asked", seat=seat)
    try:
        value = question.space.parse(answer, question.rule)
    except Refusal as malformed:
        return malformed
    refusal = question.space.refusal(g, question.rule, value)
    if refusal is None:
        g.sealed = {**g.sealed, seat: value}
    return refusal


def match_from(game: AnyGame, raw: Raw, seed: int | str, *, live: bool = True) -> Match:
    """A match that starts at a position. Its record does too, so that a replay logs what happens before the
    first question (KER-REC-01)."""
    from montjoie.kernel.match import Match
    from montjoie.kernel.play import Play

    read_seed(seed)
    doc = _document(raw)
    g = _build(game, doc)
    base = write(g) | ({"sealed": doc.sealed} if doc.sealed else {})
    _resume(g, doc)
    match = Match(Play(g, seed, base=base, live=live))
    try:
        match.inside.settle()
        if doc.steps is not None:
            _try_out(match)
    except Exception as error:
        raise _cannot_run("position.steps", error) from error
    return match


def _try_out(match: Match) -> None:
    """Play a copy on for a few answers: steps written by hand may fit the board and not each other."""
    trial, rng = match.clone(), Stream("tried out")
    for _ in range(AHEAD):
        for seat, decision in trial.decisions.items():
            if trial.over:
                return
            trial.submit(seat, decision.sample(rng))
