"""Any moment as a readable document that a person can also write by hand.

`board` holds the tables, `steps` the running procedures from the outermost in. In place of `steps`
a person may name the moment: `{"moment": "march", "to_act": "lannister"}`.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from montjoie.kernel.engine import Engine, Result
from montjoie.kernel.errors import OptionError, PositionError, Problem, Refusal
from montjoie.kernel.game import Game, misfit
from montjoie.kernel.plain import plain

if TYPE_CHECKING:
    from montjoie.kernel.match import Match

FORMAT = 1


class Document(Struct, forbid_unknown_fields=True):
    """The frame of a position; the game's own types are inside `board`, `options` and `steps`."""

    game: str
    seats: list[str]
    board: dict[str, Any]
    format: int = FORMAT
    rules_version: str = ""
    options: dict[str, Any] = {}
    steps: list[dict[str, Any]] | None = None
    moment: str | None = None
    to_act: str | None = None
    sealed: dict[str, Any] = {}
    result: Result | None = None


def write(g: Engine[Any, Any, Any]) -> dict[str, Any]:
    """The position of a match."""
    doc: dict[str, Any] = {
        "format": FORMAT,
        "game": g.game.slug,
        "rules_version": g.game.version,
        "seats": list(g.seats),
        "options": plain(g.options),
        "board": plain(g.state),
        "steps": plain(g.stack),
    }
    doc["steps"] = list(doc["steps"])
    if g.sealed:
        doc["sealed"] = plain(g.sealed)
    if g.result is not None:
        doc["result"] = plain(g.result)
    return doc


def read(game: Game[Any, Any, Any], raw: dict[str, Any] | str | bytes) -> Engine[Any, Any, Any]:
    """The match a position stands for, up to its first question; PositionError lists every problem."""
    try:
        if isinstance(raw, (str, bytes)):
            doc = msgspec.json.decode(raw, type=Document)
        else:
            doc = msgspec.convert(raw, Document)
    except msgspec.ValidationError as error:
        raise PositionError([misfit("position", error, "KER-POS-01", "position-bad")]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        facts = {"detail": str(error)}
        raise PositionError([Problem("position", "KER-POS-01", "not-json", facts)]) from None
    return _build(game, doc)


def _build(game: Game[Any, Any, Any], doc: Document) -> Engine[Any, Any, Any]:
    if doc.game != game.slug:
        facts = {"given": doc.game, "expected": game.slug}
        raise PositionError([Problem("position.game", "KER-POS-01", "position-game", facts)])
    problems: list[Problem] = []
    options = state = None
    stack: tuple[Any, ...] = ()
    try:
        options = game.read_options(doc.options)
        problems += game.check_options(game.read_seats(doc.seats, options), options)
    except OptionError as error:
        problems += error.problems
    try:
        state = msgspec.convert(doc.board, game.state_type)
    except msgspec.ValidationError as error:
        problems.append(misfit("position.board", error, "KER-POS-01", "position-bad"))
    if doc.steps is not None:
        try:
            stack = msgspec.convert(doc.steps, tuple[game.step_type, ...])  # type: ignore[name-defined]
        except msgspec.ValidationError as error:
            problems.append(misfit("position.steps", error, "KER-POS-01", "position-bad"))
        problems += _strange_stages(stack)
    if problems or options is None or state is None:
        raise PositionError(problems)
    g: Engine[Any, Any, Any] = Engine(game, tuple(doc.seats), options, state, stack)
    g.result = doc.result
    problems += game.check_state(g)
    if not problems and not stack and g.result is None:
        g.stack = game.moment(g, doc.moment or "", doc.to_act)
        if not g.stack:
            told = {"given": doc.moment or "-", "known": list(game.moments())}
            problems.append(Problem("position.moment", "KER-POS-02", "moment-unknown", told))
    if problems:
        raise PositionError(problems)
    _resume(g, doc)
    return g


def _strange_stages(stack: tuple[Any, ...]) -> list[Problem]:
    return [
        Problem(
            f"position.steps[{i}].at",
            "KER-POS-02",
            "moment-unknown",
            {"given": step.at, "known": list(step.stages)},
        )
        for i, step in enumerate(stack)
        if step.at not in {"", "end", *step.stages}
    ]


def _resume(g: Engine[Any, Any, Any], doc: Document) -> None:
    """Run to the question the position stands at, and put the sealed answers back."""
    if g.result is not None:
        return
    try:
        g.run()
    except Exception as error:
        # The tables fit their types but the steps speak of things that are not on them.
        facts = {"detail": f"{type(error).__name__}: {error}"}
        raise PositionError([Problem("position.steps", "KER-POS-03", "cannot-run", facts)]) from error
    problems = []
    for seat, answer in doc.sealed.items():
        question = g.asked.get(seat)
        refusal: Refusal | None = Refusal("KER-ASK-01", "not-asked", seat=seat)
        if question is not None and len(g.asked) > 1:
            refusal = None
            with contextlib.suppress(Refusal):
                value = question.space.parse(answer, question.rule)
                refusal = question.space.refusal(g, question.rule, value)
                g.sealed = {**g.sealed, seat: value}
            if seat not in g.sealed:
                refusal = Refusal("KER-ANS-01", "answer-malformed", detail=repr(answer)[:60])
        if refusal is not None:
            path = f"position.sealed.{seat}"
            problems.append(Problem(path, refusal.rule, refusal.key, refusal.facts))
    if not problems and g.asked and len(g.sealed) == len(g.asked):
        problems.append(Problem("position.sealed", "KER-POS-02", "all-sealed", {}))
    if problems:
        raise PositionError(problems)


def match_from(game: Game[Any, Any, Any], raw: Any, seed: int | str) -> Match:
    """A match that starts at a position."""
    from montjoie.kernel.match import Match

    g = read(game, raw)
    match = Match(g, seed, base=write(g))
    match.settle()
    return match
