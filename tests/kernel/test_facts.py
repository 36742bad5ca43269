"""Facts derived from the tables, kept from one event to the next (KER-TAL-03)."""

import pickle
from typing import Any

import montjoie
from montjoie.kernel import derived
from montjoie.kernel.facts import Facts
from tests.rule import rule

asked: list[str] = []


@derived
def blows_of(g: Any, seat: str) -> int:
    asked.append(seat)
    blows: int = g.state.blows
    return blows


@rule("KER-TAL-03")
def test_a_fact_is_found_once_for_each_question_until_something_happens():
    match = montjoie.start("fencing", 2, seed=3)
    g, asked[:] = match.engine, []
    assert [blows_of(g, "seat-1"), blows_of(g, "seat-1"), blows_of(g, "seat-2")] == [0, 0, 0]
    assert asked == ["seat-1", "seat-2"]
    while not match.over and not g.state.blows:
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, next(decision.candidates()))
    assert g.state.blows
    assert blows_of(g, "seat-1") == g.state.blows


@rule("KER-TAL-03")
def test_copies_of_a_match_find_facts_anew():
    g = montjoie.start("fencing", 2).engine
    blows_of(g, "seat-1")
    twin = g.clone()
    twin.state.blows = 7
    assert blows_of(twin, "seat-1") == 7
    assert blows_of(g, "seat-1") == 0
    assert pickle.loads(pickle.dumps(g.facts)) == Facts()
