"""Facts derived from the tables, kept from one event to the next (KER-TAL-03)."""

import pickle
from typing import Any

import pytest
from msgspec.structs import replace

import montjoie
from montjoie.kernel import derived, derived_from
from montjoie.kernel.facts import Facts
from montjoie.kernel.reactions import Answered
from tests.kernel.toys.fencing import Aimed, Struck
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
def test_a_copy_begins_with_what_is_known_and_learns_on_its_own_once_something_happens_to_it():
    g, asked[:] = montjoie.start("fencing", 2).engine, []
    blows_of(g, "seat-1")
    twin = g.clone()
    assert (blows_of(twin, "seat-1"), asked) == (0, ["seat-1"])
    twin.state.blows = 7
    twin.forget()
    assert (blows_of(twin, "seat-1"), blows_of(g, "seat-1")) == (7, 0)


@rule("KER-TAL-03")
def test_a_match_in_another_process_finds_facts_anew():
    g = montjoie.start("fencing", 2).engine
    blows_of(g, "seat-1")
    assert g.facts
    assert pickle.loads(pickle.dumps(g.facts)) == Facts()


@rule("KER-TAL-03")
def test_an_event_that_only_tells_something_leaves_facts_standing():
    g, asked[:] = montjoie.start("fencing", 2).engine, []
    blows_of(g, "seat-1")
    g.emit(Answered("parry", "seat-1", "card", False))
    assert (blows_of(g, "seat-1"), len(asked)) == (0, 1)
    g.emit(Aimed("seat-1"))
    assert (blows_of(g, "seat-1"), len(asked)) == (1, 2)


@rule("KER-TAL-03")
@pytest.mark.parametrize("secret", ["stack", "asked", "sealed", "log", "running", "pending_chance", "emit"])
def test_a_fact_that_looks_beyond_the_tables_is_refused(secret: str):
    g = montjoie.start("fencing", 2).engine

    @derived
    def inner(g: Any) -> Any:
        return getattr(g, secret)

    @derived
    def outer(g: Any) -> Any:
        return inner(g), g.seats, g.options, g.content

    with pytest.raises(TypeError, match=f"may not look at '{secret}'"):
        outer(g)
    assert not g.facts


@rule("KER-TAL-03")
def test_what_is_yielded_is_no_fact():
    def one_by_one(g: Any) -> Any:
        yield g

    with pytest.raises(TypeError, match="one_by_one: what is yielded cannot be kept"):
        derived(one_by_one)


@derived_from("blows")
def blows_told(g: Any, word: str) -> str:
    asked.append(word)
    return f"{g.state.blows} {word}"


@rule("KER-TAL-04")
def test_a_fact_of_some_tables_holds_until_one_of_them_is_other_than_it_was():
    g, asked[:] = montjoie.start("fencing", 2).engine, []
    twin = g.clone()
    g.emit(Struck("seat-1", "seat-2", 1))
    assert [blows_told(each, "blows") for each in (g, twin)] == ["0 blows", "0 blows"]
    assert asked == ["blows"]
    g.emit(Aimed("seat-1"))
    assert [blows_told(each, "blows") for each in (g, twin, g)] == ["1 blows", "0 blows", "1 blows"]


@rule("KER-TAL-04")
def test_a_fact_of_some_tables_is_shown_no_others():
    g = montjoie.start("fencing", 2).engine

    @derived_from("blows")
    def wounds(g: Any) -> int:
        return sum(fighter.wounds for fighter in g.state.fighters.values())

    with pytest.raises(TypeError, match="may not look at 'fighters'"):
        wounds(g)


@rule("KER-TAL-04")
def test_who_is_interrupted_as_tables_are_copied_leaves_nothing_half_known(
    monkeypatch: pytest.MonkeyPatch,
):
    """As a server does whose rules take too long."""

    def interrupted(*_: object) -> None:
        raise TimeoutError

    g = montjoie.start("fencing", 2).engine
    with monkeypatch.context() as patched:
        patched.setattr("montjoie.kernel.facts.SomeTables", interrupted)
        with pytest.raises(TimeoutError):
            blows_told(g, "after")
    assert blows_told(g, "after") == blows_told(montjoie.start("fencing", 2).engine, "after")


@derived_from(fighters="wounds")
def wounded(g: Any) -> list[str]:
    asked.append("wounded")
    return [seat for seat, fighter in g.state.fighters.items() if fighter.wounds]


@rule("KER-TAL-04")
def test_a_fact_of_columns_holds_whatever_happens_to_the_others_of_the_same_rows():
    g, asked[:] = montjoie.start("fencing", 2).engine, []
    assert wounded(g) == []
    for seat, fighter in g.state.fighters.items():
        g.state.fighters[seat] = replace(fighter, armour=3)
    g.forget()
    assert (wounded(g), asked) == ([], ["wounded"])
    g.state.fighters["seat-2"] = replace(g.state.fighters["seat-2"], wounds=1)
    g.forget()
    assert (wounded(g), asked) == (["seat-2"], ["wounded"] * 2)


@rule("KER-TAL-04")
def test_a_fact_of_columns_is_shown_no_others():
    g = montjoie.start("fencing", 2).engine

    @derived_from(fighters="wounds")
    def others(g: Any) -> list[Any]:
        return [fighter.armour for fighter in g.state.fighters.values()]

    with pytest.raises(AttributeError, match="'Columns' object has no attribute 'armour'"):
        others(g)


@rule("KER-TAL-04")
def test_a_fact_of_columns_is_found_anew_when_rows_come_go_or_change_places():
    g, asked[:] = montjoie.start("fencing", 2).engine, []
    rows = {seat: replace(row, wounds=1) for seat, row in g.state.fighters.items()}
    for order in (("seat-1", "seat-2"), ("seat-2", "seat-1"), ("seat-2",), ("seat-1", "seat-2")):
        g.state.fighters = {seat: replace(rows[seat]) for seat in order}
        g.forget()
        assert wounded(g) == [*order]
    assert len(asked) == 4
