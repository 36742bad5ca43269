"""What each option of a question means can be asked: by its text, by a rule, or it is a thing one sees.

An option needs no explanation where it is a number, a place or direction, a seat, a piece of the table by its
name, a card or profile whose face is drawn, or where its name is a phrase that says it (three words or more).
Anything else has a text of its own (a card, an ability, a line of the page) or a rule in
`learning/GAME/options.json`. What is made of several, such as `ability:UNIT/NAME`, needs it of each part. If
a question has a source, its text explains.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import montjoie
from montjoie import learning, words
from montjoie.kernel.game import find
from montjoie.kernel.match import Match
from tools.harvest import examples

GAMES = ("throne", "westeros", "figurines", "conquest")
ROOT = Path(__file__).parents[2]
PLACES = frozenset(
    [
        "north",
        "east",
        "south",
        "west",
        "north_east",
        "north_west",
        "south_east",
        "south_west",
        "left",
        "right",
        "front",
        "rear",
        "forward",
        "backward",
        "centre",
        "front_arc",
        "left_arc",
        "right_arc",
        "rear_arc",
        "A",
        "B",
        "C",
    ]
)
SEATED = re.compile(r"player-\d")
DRAFTED = frozenset(  # units of the positions from which the reference has its answers
    [
        "foe",
        "friend",
        "weak",
        "rider",
        "idle",
        "own",
        "one",
        "two",
        "three",
        "bar",
        "baz",
        "dead",
        "l",
        "m",
        "n",
        "p",
        "q",
        "r",
        "t",
        "e",
        "d",
        "l1",
        "guards",
        "archers_1",
        "objective_2",
        "house_5",
    ]
)
OF = frozenset(
    ("ability", "card", "rule", "deck", "discard", "attack")
)  # what kind of thing is named after it
PHRASE = 3  # words
NUMBER = re.compile(r"[-+@\d.,]+|stand-\d+|.*@.*|[a-z]+-\d-\d")  # also a pose, and a formation at an edge
PARTS = re.compile(r"[/+:|-]")
ANSWERS = 250  # of each match that is played
OPTIONS: dict[str, tuple[int, list[dict[str, Any]]]] = {  # seats, and the matches that are played
    "throne": (5, [{}]),
    "westeros": (2, [{"plan": "breaking_the_siege"}, {"plan": "raid_in_the_riverlands"}]),
    "figurines": (2, [{}]),
    "conquest": (2, [{}]),
}


@cache
def named(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """Ids of what the content of a game tells with a text, and of all that it names."""
    told: set[str] = set()
    called: set[str] = set()

    def walk(thing: Any, key: str = "") -> None:
        if isinstance(thing, list):
            for each in thing:
                walk(each)
        elif isinstance(thing, dict):
            name = str(thing.get("id", key))
            if isinstance(thing.get("name"), dict) and drawn:
                called.add(name)
            if any(
                isinstance(value, dict) and "fr" in value and k in ("text", "meaning")
                for k, value in thing.items()
            ):
                told.add(name)
            for k, value in thing.items():
                walk(value, name if k in ("ability", "commit_ability", "tactic") else k)

    for path in (ROOT / "content" / game).rglob("*.json"):
        drawn = path.stem not in ("terrain", "tables")
        if "schema" not in path.parts:
            walk(json.loads(path.read_text("utf-8")), path.stem)
    return frozenset(told), frozenset(called)


@cache
def lines(game: str) -> frozenset[str]:
    """Options that the page has a line for."""
    text = (ROOT / "web/src/words" / f"{game}.en.ftl").read_text("utf-8")
    return frozenset(found.replace("-", "_") for found in re.findall(r"^\w{3}-option-([\w-]+) =", text, re.M))


def options(schema: Any) -> Iterator[str]:
    """The options of a question, and those that an option opens."""
    if isinstance(schema, dict):
        yield from (str(each) for each in schema.get("enum", ()) if each != "…")
        for each in schema.get("oneOf", ()):
            if isinstance(each, dict):
                yield from each.get("required", ())
        for each in schema.values():
            yield from options(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from options(each)


def explained(game: str, kind: str, option: str, table: frozenset[str]) -> bool:
    told, called = named(game)
    rules = learning.options(game)
    if option in rules.get(kind, {}) or option in rules.get("*", {}) or option in told | lines(game):
        return True
    if NUMBER.fullmatch(option) or SEATED.fullmatch(option) or option in PLACES | table:
        return True
    if {option, re.sub(r"_\d+$", "", option)} & called:
        return True
    if "source" in find(game).kinds[kind].__struct_fields__:
        return True
    if all(
        len(str(words.spoken(find(game).prefix, lang, option)).split()) >= PHRASE for lang in ("en", "fr")
    ):
        return True
    parts = [part for part in PARTS.split(option) if part not in OF]
    return parts != [option] and all(explained(game, kind, part, table) for part in parts)


def played(game: str, seats: int, given: dict[str, Any], seed: int) -> Iterator[tuple[Match, str, Any]]:
    match = montjoie.start(game, seats=seats, seed=seed, options=given)
    chance = random.Random(seed)
    for _ in range(ANSWERS):
        if match.over:
            return
        seat, decision = next(iter(match.decisions.items()))
        yield match, decision.kind, decision.schema()
        match.submit(seat, chance.choice(list(decision.candidates(limit=20))))


def table_of(match: Match) -> frozenset[str]:
    """What lies on the table, and who sits there."""
    board = match.position()["board"]
    return frozenset(match.seats).union(*(rows for rows in board.values() if isinstance(rows, dict)))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_every_kind_of_question_says_what_it_means(game):
    lacking = {
        (kind, option)
        for kind, each in examples(game).items()
        for option in options(each["schema"])
        if not explained(game, kind, option, DRAFTED)
    }
    assert not lacking, sorted(lacking)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_in_a_match_says_what_it_means(game):
    seats, many = OPTIONS[game]
    lacking = set()
    for seed, given in enumerate(many, 1):
        for match, kind, schema in played(game, seats, given, seed):
            unknown = {each for each in options(schema) if not explained(game, kind, each, frozenset())}
            table = table_of(match) if unknown else frozenset()
            lacking |= {(kind, each) for each in unknown if not explained(game, kind, each, table)}
    assert not lacking, sorted(lacking)


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_means_is_a_rule_of_the_game(game):
    rules, kinds = montjoie.rules(game), {*montjoie.kinds(game), "*"}
    for kind, meanings in learning.options(game).items():
        assert kind in kinds
        assert [rule for rule in meanings.values() if rule not in rules] == []
