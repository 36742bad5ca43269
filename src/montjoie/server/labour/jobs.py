"""The jobs: everything that strangers' documents and questions may make long, as functions of modules.

They run in a worker. What they are given and give back travels between processes.
"""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

import montjoie
from montjoie import Match, Refusal
from montjoie.bots.thinking import Budget, Reasons, Thinker, reasons
from montjoie.bots.thinking.foresight import Foreseen, before, foresee, outlook
from montjoie.bots.thinking.levels import mind_of
from montjoie.server import loading, protocol
from montjoie.server.errors import Denied
from montjoie.server.feeds import Frame, decision_of, make_frame, of_document, problem
from montjoie.server.labour.carry import parcel
from montjoie.server.stored import Stored

T = TypeVar("T")
Wish = TypeVar("Wish", bound=protocol.Setting)
Deed = Callable[[Match], None]  # something that a seat does in a match
ROWS = 2000  # of one table in a position
PARTS = 5000  # of an army list, or of all the options of a match: entries, and letters by the score
_PAUSE = 256  # candidates between two looks at the time
_PATIENT = 19  # the priority of a process that nobody waits for
_PATIENCE = 4  # times what it should take that a hint may take by the clock


def read(raw: bytes, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Denied("bad_request", str(error)[:300]) from None


# Opening matches.


def start(raw: bytes, seed: str) -> tuple[protocol.NewMatch, Match]:
    """A new match from the body of a request."""
    wish = read(raw, protocol.NewMatch)
    named = [each.seat for each in wish.seats]
    seats = [seat for seat in named if seat is not None]
    if seats and len(seats) < len(named):
        raise Denied("bad_request", "Name all the seats or none.")
    _modest("options", wish.options)
    match = montjoie.start(wish.game, seats or len(named), _seed(wish, seed), wish.options)
    return msgspec.structs.replace(wish, options={}), parcel(match)


def open_file(raw: bytes, seed: str) -> tuple[protocol.OpenFile, Match, bool]:
    """A match from a record or a position in the body of a request; whether its seed is known."""
    wish = read(raw, protocol.OpenFile)
    document = wish.document
    recorded = "inputs" in document
    _bounded(document)
    if recorded:
        match = montjoie.replay(document)
    else:
        game = document.get("game")
        if not isinstance(game, str):
            raise Denied("bad_request", "The document names no game.")
        match = montjoie.from_position(game, document, _seed(wish, seed))
    return msgspec.structs.replace(wish, document={}), parcel(match), recorded


def branch(raw: bytes, stored: Stored, seed: str) -> tuple[protocol.Branch, Match]:
    """A match from a moment of a stored one, with chance of its own."""
    wish = read(raw, protocol.Branch)
    then = montjoie.replay(loading.record_of(stored), upto=wish.at)
    return wish, parcel(montjoie.from_position(then.game, then.position(), _seed(wish, seed)))


def _modest(name: str, thing: Any) -> None:
    """Denied where lists and options have more in them than anybody would write: to judge them takes long."""
    parts, left = 0, [thing]
    while left:
        each = left.pop()
        parts += 1 + (len(each) // 20 if isinstance(each, str) else 0)
        if parts + len(left) > PARTS:
            raise Denied("too_large", f"{name}: > {PARTS}")
        if isinstance(each, (dict, list)):
            left += each.values() if isinstance(each, dict) else each


def _bounded(document: dict[str, Any]) -> None:
    """No table of a position, or of one in a record, has more rows than any game needs."""
    _modest("options", document.get("options"))
    for place in (document, document.get("start"), document.get("snapshot")):
        board = place.get("board") if isinstance(place, dict) else None
        for name, table in board.items() if isinstance(board, dict) else ():
            if isinstance(table, (dict, list)) and len(table) > ROWS:
                raise Denied("too_large", f"board.{name[:40]}: {len(table)} > {ROWS}")


def _seed(wish: protocol.Setting, seed: str) -> int | str:
    return seed if wish.seed is None else wish.seed


def rebuild(stored: Stored) -> Match:
    """A stored match, played through."""
    return parcel(loading.rebuild(stored))


def resume(stored: Stored, n: int, position: str) -> Match:
    """A stored match from a snapshot."""
    return parcel(loading.resume(stored, n, position))


# Judging documents.


def judge_army(raw: bytes, slug: str) -> bytes:
    """What is wrong with the army list in the body of a request, as the body of the response."""
    army = read(raw, protocol.ArmyCheck).army
    _modest("army", army)
    game = montjoie.find(slug)
    found = game.army_problems(army)
    if found is None:
        raise Denied("not_found")
    problems = [of_document(each) for each, _ in zip(found, range(protocol.PROBLEMS), strict=False)]
    notes = [of_document(each) for each in itertools.islice(game.army_notes(army), protocol.PROBLEMS)]
    return msgspec.json.encode(protocol.ArmyChecked(problems, game.army_advice(army), notes))


# Questions about a table.


def candidates(
    match: Match, seat: str, limit: int, option: str | None, seconds: float
) -> tuple[list[Any], bool]:
    """Legal answers, as many as there are, as are wanted and as the time allows; whether that is all."""
    end = time.monotonic() + seconds
    found: list[Any] = []
    for n, each in enumerate(decision_of(match, seat).candidates()):
        if option is None or each == option or (isinstance(each, dict) and option in each):
            if len(found) == limit:
                return found, False
            found.append(each)
        if n % _PAUSE == 0 and time.monotonic() > end:
            return found, False
    return found, True


def look(match: Match, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
    """What a game tells about something on the table."""
    return match.look(seat, about)


def odds(match: Match, seat: str, answers: list[Any]) -> list[dict[str, Any]]:
    """The chances of what each answer leads to."""
    return [match.odds(seat, answer) for answer in answers]


Checked: TypeAlias = tuple[list[protocol.Problem], list[protocol.Problem]]  # wrong, and warned of


def check(match: Match, seat: str, answer: Any) -> Checked:
    """What is wrong with an answer, or may have been overlooked: as much of it as anybody would read."""
    decision = decision_of(match, seat)
    wrong = decision.problems(answer)
    return _told(wrong), _told([] if wrong else decision.warnings(answer))


def _told(found: list[Refusal]) -> list[protocol.Problem]:
    return [problem(each) for each in found[: protocol.PROBLEMS]]


def choose(
    bot: str, game: str, position: bytes, seat: str, seed: str, inputs: int, foreseen: Foreseen
) -> Any:
    """A bot's answer. The match has a seed of its own, so that no bot can look into chance to come."""
    match = montjoie.from_position(game, position, seed)
    if (seen := outlook(match, seat, inputs)) in foreseen:
        return foreseen[seen]
    return before(bot, match, seat, seed, inputs).choose(match, seat)


def think_ahead(
    bot: str, game: str, position: bytes, seat: str, seed: str, inputs: int, guess: int
) -> Foreseen:
    """What a bot would answer next, by a guess at what the others answer now. Whoever has something to do
    comes first."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, _PATIENT)
    return foresee(bot, montjoie.from_position(game, position, seed), seat, seed, inputs, guess)


def hint(game: str, position: bytes, seat: str, seed: str, seconds: float) -> Reasons:
    """What a strong player would think of a seat's question. What it may not know is dealt anew before."""
    mind = mind_of(game)
    if mind is None:
        raise Denied("no_hints")
    match = montjoie.from_position(game, position, seed)
    budget = Budget(answers=round(mind.pace * seconds), seconds=_PATIENCE * seconds)
    return reasons(game, Thinker(mind, seed, budget).think(match, seat))


# Playing.


def enter(match: Match, deed: Deed) -> tuple[Match, bytes | None]:
    """A match after something was done in it, and a snapshot where one is due."""
    before = len(match.inside.inputs)
    deed(match)
    return parcel(match), loading.snapshot(match, before)


def frames(match: Match, wanted: Sequence[tuple[str | None, int, int, Frame | None, int]]) -> list[Frame]:
    """The table as some seats see it now."""
    return [make_frame(match, *each) for each in wanted]
