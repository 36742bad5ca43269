"""Explained sums: layers, parts and who gives them (KER-TAL)."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie
from montjoie.kernel import Part, Query, Register, modifies
from montjoie.kernel.tally import settle
from tests.kernel.toys.fencing import WOUNDS
from tests.rule import rule


def total(*parts: tuple[int, str]) -> int:
    return settle(Part(value, "KER-TAL-01", "test", layer) for value, layer in parts).total  # type: ignore[arg-type]


@rule("KER-TAL-01")
@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ((), 0),
        (((2, "base"), (3, "base")), 5),
        (((2, "base"), (3, "add"), (-1, "add")), 4),
        (((2, "base"), (7, "replace")), 7),
        (((7, "replace"), (9, "replace")), 9),
        (((1, "add"), (7, "replace"), (2, "base")), 8),
        (((2, "base"), (9, "add"), (6, "cap")), 6),
        (((2, "base"), (6, "cap"), (4, "cap"), (9, "add")), 4),
        (((2, "base"), (-9, "add"), (1, "floor")), 1),
        (((2, "base"), (0, "floor"), (1, "floor"), (-9, "add")), 1),
        (((9, "base"), (3, "cap"), (5, "floor")), 5),
        (((9, "base"), (5, "floor"), (3, "cap")), 5),
    ],
)
def test_layers_are_settled_in_order(parts: tuple[tuple[int, str], ...], expected: int):
    assert total(*parts) == expected


layers = st.sampled_from(["base", "add", "cap", "floor"])


@rule("KER-TAL-01")
@given(
    st.lists(st.tuples(st.integers(-9, 9), layers), max_size=8).flatmap(
        lambda p: st.tuples(st.just(p), st.permutations(p))
    )
)
def test_the_order_of_parts_makes_no_difference(both: tuple[list[tuple[int, str]], list[tuple[int, str]]]):
    assert total(*both[0]) == total(*both[1])


@rule("KER-TAL-01")
def test_a_sum_comes_with_its_parts_their_rules_and_sources():
    g = montjoie.start("fencing", 2, options={"cap": 1}).engine
    g.state.blows = 5
    tally = g.tally(WOUNDS, "seat-1", "seat-2")
    assert tally.total == 1
    assert [(part.value, part.rule, part.source, part.layer) for part in tally.parts] == [
        (1, "PRL-RUN-01", "blow", "base"),
        (1, "PRL-RUN-01", "last-round", "add"),
        (1, "PRL-RUN-01", "options", "cap"),
    ]


@rule("KER-TAL-02")
def test_two_games_may_use_the_same_word_for_a_query():
    other = Query("wounds")
    assert [f.__name__ for f in WOUNDS.always] == ["a_blow", "last_round", "capped"]
    assert (other, other.always) == (WOUNDS, [])


@rule("KER-TAL-02")
def test_answering_a_query_that_nobody_declared_fails_at_import():
    with pytest.raises(TypeError, match="'wuonds' is no declared query"):

        @modifies("wuonds")
        def a_blow() -> None: ...


@rule("KER-TAL-02")
def test_an_ability_answers_for_each_of_its_holders():
    speed = Query("speed")

    @modifies(speed, "swift", "winged")
    def faster(g: str, holder: str, unit: str) -> list[str]:
        return [f"{holder} for {unit}"]

    held = (("a", "swift"), ("a", "brave"), ("b", "winged"))
    assert list(speed.of("g", held, "c")) == ["a for c", "b for c"]
    assert list(speed.answers("g", "c")) == []


@rule("KER-TAL-02")
def test_an_answer_that_is_always_the_same_is_given_where_its_conditions_hold():
    speed = Query("speed")
    modifies(speed, "swift").gives(
        2, lambda g, holder, unit: holder == unit, lambda g, holder, unit: g == "g"
    )
    held = (("a", "swift"), ("b", "swift"))
    assert list(speed.of("g", held, "a")) == [2]
    assert list(speed.of("night", held, "a")) == []
    modifies(speed, "winged").gives(lambda g, holder, unit: f"{holder} for {unit}")
    assert list(speed.of("g", (("a", "winged"),), "b")) == ["a for b"]


def test_a_register_keeps_functions_by_id_and_takes_each_id_once():
    deeds: Register[Callable[[], str]] = Register()

    @deeds("cry", "shout")
    def loud() -> str:
        return "loud"

    assert (deeds["cry"](), [*deeds]) == ("loud", ["cry", "shout"])
    with pytest.raises(KeyError, match="cry is registered already"):
        deeds("cry")(loud)
