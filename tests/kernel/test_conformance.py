"""The conformance suite passes sound games, and finds each known flaw where it should."""

from collections.abc import Callable
from typing import Any

import pytest

from montjoie.kernel import conformance
from montjoie.kernel.conformance import Case
from montjoie.kernel.conformance import case as case_module
from montjoie.kernel.conformance.schemas import fits
from tests.kernel.toys import bazaar, fencing, flawed
from tests.rule import rule


@rule(
    "KER-WLD-01",
    "KER-REC-01",
    "KER-REC-02",
    "KER-UND-01",
    "KER-ASK-01",
    "KER-END-01",
    "KER-END-02",
    "KER-NOT-01",
)
@pytest.mark.parametrize("seed", range(4))
def test_a_sound_game_keeps_every_promise(seed: int):
    conformance.run_all("flawed", seed=seed)


@pytest.mark.parametrize("seats", bazaar.Bazaar.counts)
def test_a_game_with_every_kind_of_answer_keeps_every_promise(seats: int):
    conformance.run_all("bazaar", seats, seed=seats)


@rule("KER-RXN-01", "KER-RXN-02")
@pytest.mark.parametrize("seats", fencing.FencingGame.counts)
@pytest.mark.parametrize("armour", [0, 2])
def test_a_game_with_reaction_windows_keeps_every_promise(seats: int, armour: int):
    conformance.run_all("fencing", seats, {"armour": armour}, seed=seats)


def each_seed(check: Callable[[Case], None], slug: str, options: dict[str, Any]) -> None:
    """A flaw need not show in the first game."""
    for seed in range(6):
        check(Case(slug, 2, options, seed))


@pytest.mark.parametrize(("flaw", "found"), flawed.FLAWS.items())
def test_each_flaw_is_found(flaw: str, found: tuple[str, str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(case_module, "LONGEST", 200)
    promise = next(each for each in conformance.CHECKS if each.__name__ == found[0])
    slug = "loosely-flawed" if flaw == "many-options" else "flawed"
    with pytest.raises(AssertionError, match=found[1]):
        each_seed(promise, slug, {"flaw": flaw})


@rule("KER-RXN-02")
def test_asking_only_who_holds_the_card_is_found():
    with pytest.raises(AssertionError, match=r"a world looks different|shows something hidden"):
        each_seed(conformance.keeps_secrets, "fencing", {"naive": True})


def test_a_broken_promise_names_game_seed_input_and_seat():
    case = Case("flawed", options={"flaw": "offers-twice"}, seed="s")
    with pytest.raises(AssertionError, match=r"flawed, 2 seats, seed 's', options .*, input \d+, seat-1: "):
        conformance.offers_only_legal(case)


def test_a_crash_is_told_with_its_input():
    case = Case("flawed", options={"flaw": "crash-on-nonsense"})
    with pytest.raises(AssertionError, match=r"input \d+: ValueError"):
        conformance.refuses_cleanly(case)


@pytest.mark.parametrize(
    ("schema", "good", "bad"),
    [
        ({"enum": ["a", "b"]}, "a", "c"),
        ({"const": 3}, 3, 4),
        ({"type": "integer", "minimum": 1, "maximum": 3}, 3, 4),
        ({"type": "integer"}, 3, True),
        ({"type": "boolean"}, True, 1),
        ({"type": "array", "items": {"type": "string"}, "minItems": 1}, ["a"], []),
        ({"type": "array", "items": {"type": "string"}}, ["a"], [1]),
        ({"type": "array", "uniqueItems": True}, [1, 2], [1, 1]),
        ({"type": "object", "properties": {"a": {"type": "null"}}, "required": ["a"]}, {"a": None}, {}),
        ({"type": "object", "properties": {}, "additionalProperties": False}, {}, {"a": 1}),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, {"a": 1}, {"a": "b"}),
        ({"oneOf": [{"enum": ["a"]}, {"type": "integer"}]}, 3, "b"),
        ({"anyOf": [{"enum": ["a"]}, {"type": "integer"}]}, "a", []),
        ({"$ref": "#/$defs/A", "$defs": {"A": {"type": "string", "pattern": "^a"}}}, "ab", "b"),
    ],
)
def test_the_schema_reader_tells_good_from_bad(schema: dict[str, object], good: object, bad: object):
    assert fits(schema, good)
    assert not fits(schema, bad)


def test_the_schema_reader_does_not_pass_over_what_it_cannot_read():
    with pytest.raises(ValueError, match="multipleOf"):
        fits({"multipleOf": 2}, 4)
