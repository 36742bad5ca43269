"""The reference pages of the games, for programs: `python -m tools.reference` writes them.

Everything is read from the code: kinds of decisions and events, their facts, options, moments, what can be
asked about the table. Answers are real ones, which `tools.harvest` keeps.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

import montjoie
from montjoie import words
from montjoie.games.conquest import telling as conquest_looks
from montjoie.games.figurines.telling import looks as figurines_looks
from montjoie.kernel.events import Event, snake
from montjoie.kernel.game import AnyGame, find
from montjoie.kernel.motion import Leg, Place
from tools.harvest import GAMES, examples

ROOT = Path(__file__).parents[1]
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
# What a position must say for a moment beside its name, where the defaults will not do.
_FRAMES: dict[str, tuple[dict[str, Any], ...]] = {
    "throne": ({}, {"board": {"turn": {"number": 2}}}),
    "westeros": ({}, {"board": {"course": {"first": "stark"}}}),
    "figurines": ({},),
    "conquest": (
        {},
        {
            "board": {
                "players": {"seat-1": {"faction": "hundred_kingdoms"}, "seat-2": {"faction": "nords"}},
                "regiments": {"swords": {"entry": "men_at_arms", "x": 24_000, "y": 10_000}},
            },
            "to_act": "swords",
        },
    ),
}
_SCENE = {
    "game": "figurines",
    "seats": ["Anne", "Bruno"],
    "options": {"mode": "fire_and_blood"},
    "moment": "turn",
    "board": {
        "players": {"Anne": {"faction": "stark"}, "Bruno": {"faction": "lannister"}},
        "units": {
            "swords": {"card": "stark_sworn_swords", "x": 24_000, "y": 10_000, "facing": 0},
            "guards": {"card": "lannister_guardsmen", "x": 24_000, "y": 22_800, "facing": 18_000},
        },
    },
}
_ATTACK = {
    "game": "westeros",
    "seats": ["stark", "lannister"],
    "moment": "command",
    "board": {
        "course": {"first": "stark"},
        "units": {
            "host": {"house": "stark", "card": "war_host_of_the_north", "rank": "blue", "hex": "5,5"},
            "guards": {"house": "lannister", "card": "lannisport_guards", "rank": "green", "hex": "5,6"},
        },
        "sides": {"stark": {"seat": "stark", "pool": {"blue": 1}}, "lannister": {"seat": "lannister"}},
    },
}
_BATTLE = {
    "game": "conquest",
    "seats": ["Anne", "Bruno"],
    "options": {"terrain": "none"},
    "moment": "activation",
    "to_act": "swords",
    "board": {
        "players": {"Anne": {"faction": "hundred_kingdoms"}, "Bruno": {"faction": "nords"}},
        "regiments": {
            "swords": {"entry": "men_at_arms", "stands": 6, "x": 24_000, "y": 12_000, "files": 3},
            "axes": {"entry": "raiders", "x": 24_000, "y": 26_000, "facing": 18_000},
        },
    },
}
# A position, the answers given in it, and the one whose odds are told.
_ODDS: dict[str, tuple[dict[str, Any], tuple[Any, ...], Any]] = {
    "figurines": (_SCENE, ("swords",), "charge"),
    "westeros": (_ATTACK, ({"token": "blue/host"}, "done"), {"host": "guards"}),
    "conquest": (_BATTLE, (), "charge"),
}
# A position, the enemy of its swords, and where what can be asked about the table is told.
_LOOKS: dict[str, tuple[dict[str, Any], str, Any]] = {
    "figurines": (_SCENE, "guards", figurines_looks),
    "conquest": (_BATTLE, "axes", conquest_looks),
}


def page(game: str) -> Path:
    """Where the page of a game lies."""
    return ROOT / "docs" / f"reference-{game}.md"


def write(game: AnyGame) -> str:
    """The page of a game."""
    title = words.say("en", f"{game.prefix}-", "game-title", {})
    return "\n".join((f"# Reference: {title}", "", *_body(game), ""))


def _body(game: AnyGame) -> Iterator[str]:
    yield f"For programs that play `{game.slug}`. After a change run `python -m tools.reference`."
    yield ""
    yield from _options(game)
    yield from _decisions(game)
    yield from ("", "## Events", "", "| kind | rule | facts | what happened |", "| --- | --- | --- | --- |")
    for event in sorted(events(game), key=lambda event: event.__name__):
        facts = ", ".join(f"`{f.name}`: {_type(f.type)}" for f in msgspec.structs.fields(event)) or "-"
        told = _cell((event.__doc__ or "").split("\n\n")[0])
        yield f"| `{game.slug}.{snake(event.__name__)}` | {event.rule} | {facts} | {told} |"
    yield from ("", "An audience may leave facts out or count them: a seat is told what it may know.", "")
    yield from ("## Moments", "")
    yield "In place of `steps`, a position may name one of these and in `to_act` who acts. What `board`"
    yield "leaves out is as at the start."
    yield ""
    for moment in game.moments():
        yield from (f"### `{moment}`", "", *_block(example_position(game, moment)), "")
    yield from _told(game)


def _decisions(game: AnyGame) -> Iterator[str]:
    yield from ("## Decisions", "")
    yield "`montjoie.kinds` lists them. `decision.schema()` is the JSON Schema of well-formed answers at that"
    yield "moment, `decision.text(lang)` the question. Below each kind stand the schema at one moment, where"
    yield "`…` stands for others alike and objects have no other fields, and an answer that was given then."
    shown = examples(game.slug)
    if any("$ref" in json.dumps(each["schema"]) for each in shown.values()):
        yield from ("", "Distances are thousandths of an inch, angles hundredths of a degree.", "")
        yield from ("| definition | fields |", "| --- | --- |")
        for struct in (Leg, Place):
            fields = ", ".join(f"`{f.name}`: {_type(f.type)}" for f in msgspec.structs.fields(struct))
            yield f"| `{struct.__name__}` | {fields} |"
    for kind, space in sorted(game.kinds.items()):
        yield from ("", f"### `{kind}`", "")
        yield _cell((space.__doc__ or "").split("\n\n")[0])
        yield f"The answer is {ANSWERS[space.form]}."
        yield from ("", *_block(shown[kind]["schema"]), "", *_block(shown[kind]["answer"]))


def _told(game: AnyGame) -> Iterator[str]:
    """What can be asked at any time, with real answers."""
    yield from ("## `match.look` and `match.odds`", "")
    tells = {n: getattr(type(game), n).__qualname__.split(".")[0] != "Game" for n in ("look", "odds")}
    if not any(tells.values()):
        yield from ("This game tells nothing: they are empty.", "")
        return
    yield "Chances are ten-thousandths, means hundredths; a list of chances begins with that of none."
    if tells["look"]:
        seen, target, looks = _LOOKS[game.slug]
        match = montjoie.from_position(game.slug, seen)
        yield from ("", "### `match.look`", "", _cell(type(game).look.__doc__ or ""), "")
        yield from ("The examples are told of this position.", "", *_block(seen))
        unit, pair = {"what": "unit", "unit": "swords"}, {"what": "pair", "unit": "swords", "target": target}
        for about in ({"what": "table"}, unit, pair):
            answer = match.look("Anne", about)
            told = _cell(getattr(looks, about["what"]).__doc__ or "")
            yield from (
                "",
                f"#### `{json.dumps(about)}`",
                "",
                told,
                "",
                *_fields(answer),
                "",
                *_block(answer),
            )
    scene, answers, weighed = _ODDS[game.slug]
    match = montjoie.from_position(game.slug, scene)
    (seat,) = match.decisions
    for given in answers:
        match.submit(seat, given)
    answer = match.odds(seat, weighed)
    yield from ("", "### `match.odds`", "", _cell(type(game).odds.__doc__ or ""), "")
    if not tells["look"]:
        yield from ("The example is told of this position.", "", *_block(scene), "")
    submits = ", ".join(f"`match.submit({json.dumps(seat)}, {json.dumps(given)})`" for given in answers)
    after = f"After {submits}, " if submits else ""
    yield f"{after}`match.odds({json.dumps(seat)}, {json.dumps(weighed)})` tells:"
    yield from ("", *_fields(answer), "", *_block(answer), "")


def _fields(told: dict[str, Any]) -> Iterator[str]:
    """The fields of an answer with their types."""
    yield from ("| field | type |", "| --- | --- |")
    for name, value in told.items():
        yield f"| `{name}` | {_json_type(value)} |"


def _json_type(value: Any) -> str:
    if isinstance(value, dict):
        return "object"
    if isinstance(value, list):
        return "list"
    return {"str": "text", "bool": "true or false", "NoneType": "null"}.get(type(value).__name__, "number")


def _block(told: Any) -> Iterator[str]:
    yield from ("```json", json.dumps(told, ensure_ascii=False), "```")


def example_position(game: AnyGame, moment: str) -> dict[str, Any]:
    """A position at a moment that leaves to its defaults what it can."""
    seats = list(game.read_seats(max(game.counts), game.read_options({})))
    problems: list[str] = []
    for frame in _FRAMES[game.slug]:
        told = {"game": game.slug, "seats": seats, "board": {}, "moment": moment} | frame
        try:
            montjoie.from_position(game.slug, told)
        except montjoie.PositionError as error:
            problems.append(str(error))
        else:
            return told
    raise LookupError(problems)


def events(game: AnyGame) -> list[type[Event]]:
    """The kinds of events of a game."""
    return [event for event in Event.named if event.__module__.startswith(game.package)]


def _options(game: AnyGame) -> Iterator[str]:
    yield from ("## Options", "", f"Seats: {', '.join(map(str, game.counts))}.", "")
    yield from ("| option | type | values | default |", "| --- | --- | --- | --- |")
    schema = game.option_schema()
    known = schema["$defs"]["Options"]["properties"]
    for field in msgspec.structs.fields(game.option_type):
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        told = known[field.name]
        values = told.get("enum") or told.get("examples") or []
        listed = ", ".join(f"`{value}`" for value in values) or "-"
        told = f"such as {listed}" if values and "enum" not in told else listed
        kind = _type(field.type)
        yield f"| `{field.name}` | {kind} | {told} | `{json.dumps(msgspec.to_builtins(default))}` |"
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
    """Write the pages."""
    for game in map(find, GAMES):
        page(game.slug).write_text(write(game), "utf-8")


if __name__ == "__main__":
    main()
