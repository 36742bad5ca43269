"""The reference pages of the games, for programs: `python -m tools.reference` writes them.

Everything is read from the code: kinds of decisions and events, their facts, options, moments. Examples of
answers are those of games that are played for it, kept in the page until the kind changes its form.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

import montjoie
from montjoie import words
from montjoie.kernel.chance import Stream
from montjoie.kernel.events import Event, snake
from montjoie.kernel.game import AnyGame, find

ROOT = Path(__file__).parents[1]
GAMES = ("throne", "westeros", "figurines")
ANSWERS = {
    "one_of": "one of the options, as a text",
    "subset": "a list of options",
    "amount": "a whole number",
    "ordering": "a list of all the items",
    "allocation": "an object: how many of each bin",
    "assignment": "an object: a value for each slot",
    "branch": "an option as a text, or an object of one option and the answer to what it opens",
    "pose": "an object: x, y, facing",
    "path": "a list of legs: turn, ahead, pivot",
    "document": "any JSON document",
}
ROW = re.compile(r"^\| `([a-z]+\.[a-z_]+)` \|.*\| `(.*)` \|$", re.M)


def page(game: str) -> Path:
    """Where the page of a game lies."""
    return ROOT / "docs" / f"reference-{game}.md"


def kept(game: str) -> dict[str, str]:
    """The examples that the page of a game holds, by kind."""
    path = page(game)
    return dict(ROW.findall(path.read_text("utf-8"))) if path.exists() else {}


def played(game: AnyGame, missing: set[str], most: int = 6) -> dict[str, str]:
    """Real answers to the kinds that still lack an example, from random games."""
    found: dict[str, str] = {}
    for seed in range(most):
        if missing <= found.keys():
            break
        match, rng = montjoie.start(game.slug, seed=seed), Stream(seed)
        while not match.over:
            for seat, decision in match.decisions.items():
                answer = decision.sample(rng)
                found.setdefault(decision.kind, json.dumps(answer, ensure_ascii=False))
                match.submit(seat, answer)
                break
    return found


def write(game: AnyGame, examples: dict[str, str]) -> str:
    """The page of a game."""
    title = words.say("en", f"{game.prefix}-", "game-title", {})
    return "\n".join((f"# Reference: {title}", "", *_body(game, examples), ""))


def _body(game: AnyGame, examples: dict[str, str]) -> Iterator[str]:
    yield f"For programs that play `{game.slug}`. After a change run `python -m tools.reference`."
    yield ""
    yield from _options(game)
    yield from ("## Decisions", "")
    yield "`montjoie.kinds` lists them. `decision.schema()` is the JSON Schema of well-formed answers at that"
    yield "moment, `decision.text(lang)` the question. Examples are answers of real games; a dash stands for"
    yield "a kind that did not come up in them."
    yield from ("", "| kind | what is decided | answer | example |", "| --- | --- | --- | --- |")
    for kind, space in sorted(game.kinds.items()):
        told = _cell((space.__doc__ or "").split("\n\n")[0])
        yield f"| `{kind}` | {told} | {ANSWERS[space.form]} | `{examples.get(kind, '-')}` |"
    yield from ("", "## Events", "", "| kind | rule | facts | what happened |", "| --- | --- | --- | --- |")
    for event in sorted(events(game), key=lambda event: event.__name__):
        facts = ", ".join(f"`{f.name}`: {_type(f.type)}" for f in msgspec.structs.fields(event)) or "-"
        told = _cell((event.__doc__ or "").split("\n\n")[0])
        yield f"| `{game.slug}.{snake(event.__name__)}` | {event.rule} | {facts} | {told} |"
    yield from ("", "An audience may leave facts out or count them: a seat is told what it may know.", "")
    yield from ("## Moments", "")
    yield "In place of `steps`, a position may name one of these and in `to_act` who acts:"
    yield ", ".join(f"`{moment}`" for moment in game.moments()) + "."
    yield from ("", "```json", json.dumps(example_position(game), ensure_ascii=False), "```", "")
    for name in ("look", "odds"):
        own = getattr(type(game), name).__qualname__.split(".")[0] != "Game"
        told = _cell(getattr(type(game), name).__doc__ or "") if own else "This game tells nothing."
        yield from (f"## `match.{name}`", "", told, "")


def example_position(game: AnyGame) -> dict[str, Any]:
    """A position that leaves everything to its defaults but the moment: the first that can be so."""
    seats = list(game.read_seats(max(game.counts), game.read_options({})))
    for moment in game.moments():
        told = {"game": game.slug, "seats": seats, "board": {}, "moment": moment}
        with contextlib.suppress(montjoie.PositionError):
            montjoie.from_position(game.slug, told)
            return told
    raise LookupError(game.slug)


def events(game: AnyGame) -> list[type[Event]]:
    """The kinds of events of a game."""
    return [event for event in Event.named if event.__module__.startswith(game.package)]


def _options(game: AnyGame) -> Iterator[str]:
    yield from ("## Options", "", f"Seats: {', '.join(map(str, game.counts))}.", "")
    yield from ("| option | type | default |", "| --- | --- | --- |")
    for field in msgspec.structs.fields(game.option_type):
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        yield f"| `{field.name}` | {_type(field.type)} | `{json.dumps(msgspec.to_builtins(default))}` |"
    yield ""


def _type(kind: Any) -> str:
    """A type as a reader of JSON calls it."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is None:
        plain = {str: "text", int: "number", bool: "true or false", type(None): "null", Any: "anything"}
        return plain.get(kind, snake(getattr(kind, "__name__", str(kind))).replace("_", " "))
    if origin is dict:
        return f"object of {_type(args[1])}"
    if origin in (list, tuple, set, frozenset):
        return f"list of {_type(args[0])}"
    if hasattr(kind, "__metadata__"):
        return _type(args[0])
    told = [json.dumps(arg) if isinstance(arg, (str, int)) else _type(arg) for arg in args]
    return " or ".join(dict.fromkeys(told))


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "/")


def main() -> None:
    """Write the pages; what they already show is kept where the kind still exists."""
    for game in map(find, GAMES):
        shown = kept(game.slug).items()
        examples = {kind: told for kind, told in shown if kind in game.kinds and told != "-"}
        if missing := set(game.kinds) - examples.keys():
            examples = played(game, missing) | examples
        page(game.slug).write_text(write(game, examples), "utf-8")


if __name__ == "__main__":
    main()
