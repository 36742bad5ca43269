"""Positions to learn from: worked examples of the rulebooks, lessons and puzzles, each a file of its own.

`learning/GAME/examples/ID.json`, `lessons/NAME.json` and `puzzles/NAME.json` hold data alone: a position, who
looks at it, and texts in both languages. Names of lessons and puzzles begin with a number: their order.
`learning/GAME/unplayed.json` says of the other examples why no position shows them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

Names = tuple[str, ...]
Line = Annotated[str, Meta(min_length=1)]


class Sentence(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, in both languages."""

    en: Line
    fr: Line


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all three have: a position as anybody may write one, and the seat from which it is looked at."""

    position: dict[str, Any]
    seat: str
    seed: int | str = 1


class Moved(Struct, frozen=True, forbid_unknown_fields=True):
    """An event of the feed by its kind and, as a pattern, what is told of it."""

    kind: str
    facts: dict[str, Any] = {}


class Happened(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of an example: an answer of a seat, which a rule may refuse, or which it only might give; or the
    faces that dice show."""

    kind: str = ""
    seat: str = ""
    answer: Any = None
    refused: str = ""
    might: bool = False
    dice: tuple[int | str, ...] = ()


class Way(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How an example goes on: from its position, with `change` laid over the board, to events that must be
    told then, others that must not, and a pattern of the board as it stands in the end."""

    change: dict[str, Any] = {}
    course: tuple[Happened, ...] = ()
    then: tuple[Moved, ...] = ()
    never: tuple[Moved, ...] = ()
    stands: dict[str, Any] = {}


class Example(Position, frozen=True, kw_only=True):
    """A worked example of the rulebook on the board, and the ways in which it goes on there."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=1)]


class Task(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question of the game and the answer that is hoped for; `want` is a pattern of all that will do."""

    kind: str
    answer: Any
    want: Any = None
    rules: Annotated[Names, Meta(min_length=1)]
    point: Names = ()  # places of the board, to be shown


class LessonStep(Task, frozen=True):
    """One thing to do in a lesson: what it is about, and help for who is at a loss."""

    say: Sentence
    hint: Sentence


class Lesson(Position, frozen=True, kw_only=True):
    """One idea of a game, tried out: `goal` is the event that shows that it worked."""

    title: Sentence
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    goal: Moved
    done: Sentence
    bot: str = "greedy"


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """Why an answer is the best: what is counted, exactly, of it and of the best other one."""

    of: Sentence
    best: float
    next: float


class Puzzle(Position, frozen=True, kw_only=True):
    """A question with one best answer, and the reason."""

    title: Sentence
    question: Sentence
    task: Task
    why: Sentence
    proof: Proof
    bot: str = "greedy"


TYPES: dict[str, type[Position]] = {"examples": Example, "lessons": Lesson, "puzzles": Puzzle}
P = TypeVar("P", bound=Position)


def root() -> Path:
    """The folder of all that there is to learn from: inside an installed package, else beside the sources."""
    package = Path(__file__).parents[1]
    packed = package / "_learning"
    return packed if packed.is_dir() else package.parents[1] / "learning"


@cache
def names(game: str, shelf: str) -> Names:
    """What a game has of a shelf, in order."""
    return tuple(sorted(path.stem for path in (root() / game / shelf).glob("*.json")))


@cache
def read(game: str, shelf: str, name: str) -> Position:
    """A lesson, puzzle or example; KeyError where there is none."""
    if name not in names(game, shelf):
        raise KeyError(name)
    return msgspec.json.decode((root() / game / shelf / f"{name}.json").read_bytes(), type=TYPES[shelf])


@cache
def reasons(game: str) -> dict[str, Sentence]:
    """Why a worked example is no position, by its id."""
    path = root() / game / "unplayed.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Sentence]) if path.is_file() else {}


@cache
def options(game: str) -> dict[str, dict[str, str]]:
    """By the kind of a question, `*` for any, the rule that says what an option of it means."""
    path = root() / game / "options.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]]) if path.is_file() else {}


def fits(pattern: Any, thing: Any) -> bool:
    """Whether a thing is as a pattern says: what it names is there and fits; of a list, each in some entry.

    `{"any": [...]}` is any of several, `{"0": ...}` the first of a list; None is anything.
    """
    if pattern is None:
        return True
    if isinstance(pattern, dict):
        if isinstance(thing, list):
            thing = {str(place): each for place, each in enumerate(thing)}
        if set(pattern) == {"any"}:
            return any(fits(each, thing) for each in pattern["any"])
        return isinstance(thing, dict) and all(k in thing and fits(v, thing[k]) for k, v in pattern.items())
    if isinstance(pattern, list):
        return isinstance(thing, list) and all(any(fits(p, each) for each in thing) for p in pattern)
    return bool(pattern == thing)
