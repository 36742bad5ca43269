"""Taking back: how far, and what bars the way (KER-UND)."""

from typing import Any

import pytest

import montjoie
from montjoie.kernel import PUBLIC, Event, Question, Step, ask, ask_all
from montjoie.kernel.engine import AnyEngine, Engine
from montjoie.kernel.game import find
from montjoie.kernel.match import begun, start_match
from tests.kernel.toys import bazaar
from tests.rule import rule


def walk(*stalls: str) -> montjoie.Match:
    """A walk by two seats past the first stalls, each with its first candidate."""
    match = montjoie.start("bazaar", ["ann", "bob"], options={"first": stalls[0]})
    for _ in stalls[:-1]:
        step(match)
    return match


def step(match: montjoie.Match) -> str:
    ((seat, decision),) = match.decisions.items()
    match.submit(seat, next(decision.candidates()))
    return seat


def barred(match: montjoie.Match, seat: str, key: str = "undo-revealed", **facts: str) -> None:
    before = match.digest(), match.record(), len(match.feed(None))
    assert not match.may_undo(seat)
    with pytest.raises(montjoie.Refusal) as raised:
        match.undo(seat)
    assert raised.value == montjoie.Refusal("KER-UND-01", key, seat=seat, **facts)
    assert (match.digest(), match.record(), len(match.feed(None))) == before


@rule("KER-UND-01")
def test_a_seat_takes_back_its_last_answer():
    match = walk("fruit")
    before = match.digest()
    seat = step(match)
    match.undo(seat)
    assert match.digest() == before
    assert list(match.decisions) == [seat]
    assert match.feed(None)[-1].text("fr") == "Ann reprend une réponse."


@rule("KER-UND-01")
def test_an_answer_stands_once_another_seat_has_answered():
    match = walk("fruit")
    first = step(match)
    second = step(match)
    assert first != second
    barred(match, first, "undo-answered", other=second)
    assert match.may_undo(second)


@rule("KER-UND-01")
def test_an_answer_stands_even_if_the_other_takes_his_back():
    match = walk("fruit")
    first = step(match)
    second = step(match)
    match.undo(second)
    barred(match, first, "undo-answered", other=second)
    barred(match, second, "undo-nothing")


@rule("KER-UND-01")
def test_an_answer_stands_once_another_seat_has_sealed_one():
    match = whisper()
    match.submit("ann", "a")
    match.submit("bob", "a")
    match.undo("bob")
    match.submit("bob", "b")
    barred(match, "ann", "undo-answered", other="bob")
    assert match.may_undo("bob")


@rule("KER-UND-01")
def test_a_seat_takes_back_its_sealed_answer_and_then_its_open_one_before_it():
    match = whisper()
    before = match.digest()
    match.submit("ann", "a")
    match.submit("ann", "b")
    match.undo("ann")
    match.undo("ann")
    assert match.digest() == before


@rule("KER-UND-01")
def test_one_own_answer_after_the_other_can_be_taken_back_and_given_again():
    match = montjoie.start("bazaar", 1, options={"first": "fruit"})
    digests = [match.digest()]
    for _ in range(3):
        step(match)
        digests.append(match.digest())
    for n in range(2, -1, -1):
        match.undo("seat-1")
        assert match.digest() == digests[n]
    barred(match, "seat-1", "undo-nothing")
    step(match)
    assert match.digest() == digests[1]


@rule("KER-UND-01")
def test_nothing_answered_leaves_nothing_to_take_back():
    barred(walk("fruit"), "ann", "undo-nothing")


@rule("KER-UND-01")
def test_a_seat_that_never_answered_has_nothing_to_take_back_whatever_others_did():
    match = walk("fruit")
    first = step(match)
    (other,) = {"ann", "bob"} - {first}
    barred(match, other, "undo-nothing")


@rule("KER-UND-01")
def test_a_chance_outcome_bars_the_way():
    match = start_match(find("bazaar"), ["ann", "bob"], 1, {"first": "pitch"}, live=False)
    seats = [step(match), step(match)]
    assert match.chance is not None
    match.clone().undo(seats[1])
    match.decide_chance([1, 1])
    assert match.over
    for seat in seats:
        barred(match, seat)


@rule("KER-UND-01")
def test_a_reveal_bars_the_way():
    class Shown(Event, frozen=True):
        rule = "BZR-RUN-01"
        audience = PUBLIC
        reveals = True

        def apply(self, state: Any) -> None:
            """Nothing."""

    match = walk("fruit")
    seat = step(match)
    match.clone().undo(seat)
    match.engine.emit(Shown())
    step(match)
    barred(match, seat)


@rule("KER-UND-01")
def test_the_end_bars_the_way_since_the_seed_is_told():
    match = montjoie.start("bazaar", 1, options=bazaar.at("fruit"))
    match.submit("seat-1", "apple")
    barred(match, "seat-1")


@rule("KER-UND-01")
def test_a_sealed_answer_is_taken_back_until_all_are_in():
    match = montjoie.start("joust", ["ann", "bob"])
    before = match.digest()
    match.submit("ann", next(match.decisions["ann"].candidates()))
    match.undo("ann")
    assert match.digest() == before
    assert list(match.decisions) == ["ann", "bob"]
    barred(match, "ann", "undo-nothing")
    for seat, decision in match.decisions.items():
        match.submit(seat, next(decision.candidates()))
    barred(match, "ann")
    barred(match, "bob")


class Whisper(Step, frozen=True):
    """Ann chooses openly, then both seal a choice, then ann is asked again; no event tells of it."""

    stages = ("alone", "together", "again")
    audience = PUBLIC

    @ask
    def alone(self, g: AnyEngine) -> Question:
        return Question("ann", bazaar.Fruit(("a", "b")), "BZR-RUN-01")

    @alone.chosen
    def chose(self, g: AnyEngine, seat: str, answer: str) -> None:
        """Nothing."""

    @ask_all
    def together(self, g: AnyEngine) -> list[Question]:
        return [Question(seat, bazaar.Fruit(("a", "b")), "BZR-RUN-01") for seat in g.seats]

    @together.chosen
    def opened(self, g: AnyEngine, given: dict[str, str]) -> None:
        """Nothing."""

    @ask
    def again(self, g: AnyEngine) -> Question:
        return self.alone.pose(self, g)  # type: ignore[no-any-return]


def whisper() -> montjoie.Match:
    g = montjoie.start("bazaar", ["ann", "bob"]).engine
    return begun(Engine(g.game, g.seats, g.options, g.state, (Whisper(),)), 0)


@rule("KER-UND-01")
def test_the_opening_of_sealed_answers_bars_the_way_even_to_answers_before():
    match = whisper()
    match.submit("ann", "a")
    match.submit("ann", "b")
    match.submit("bob", "a")
    assert match.engine.stack[-1].at == "again"
    barred(match, "ann")
    barred(match, "bob")


@rule("KER-UND-01")
def test_what_was_revealed_in_the_set_up_does_not_bar_the_first_undo():
    match = montjoie.start("bazaar", 1)
    match.engine.barrier = True
    again = begun(match.engine, 0)
    again.submit("seat-1", "apple")
    again.undo("seat-1")
    assert again.decisions["seat-1"].kind == "bazaar.fruit"


@rule("KER-UND-01", "KER-REC-01")
def test_undo_is_written_down_and_replays():
    match = walk("fruit")
    seat = step(match)
    match.undo(seat)
    step(match)
    assert [who for who, _ in match.record()["inputs"]] == [seat, "undo", seat]
    again = montjoie.replay(match.record())
    assert again.record() == match.record()
    assert again.feed(None) == match.feed(None)


@rule("KER-UND-01")
def test_undoing_in_a_clone_leaves_the_other_free_to_undo():
    match = walk("fruit")
    before = match.digest()
    seat = step(match)
    twin = match.clone()
    twin.undo(seat)
    step(twin)
    step(twin)
    match.undo(seat)
    assert match.digest() == before


@rule("KER-ASK-01")
@pytest.mark.parametrize("seat", ["cat", "chance", 3, ["ann"], {}])
def test_only_a_seat_of_the_table_takes_back(seat: Any):
    with pytest.raises(montjoie.Refusal) as raised:
        walk("fruit").undo(seat)
    assert raised.value.key == "seat-unknown"
