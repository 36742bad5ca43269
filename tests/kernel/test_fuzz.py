"""Whatever comes in from outside, only Montjoie's own errors come out, and nothing is changed."""

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import montjoie
from montjoie.kernel.chance import Stream
from tests.kernel.toys import bazaar
from tests.rule import rule

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


def deals(slug: str, seats: int, **options: Any) -> list[montjoie.Match]:
    """Moments of a random game."""
    match, rng = montjoie.start(slug, seats, 5, options), Stream("fuzz")
    moments = [match.clone()]
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
            moments.append(match.clone())
    return moments


MOMENTS = [*deals("joust", 2), *deals("fencing", 2, armour=1), *deals("bazaar", 2)]
LAST = [match for match in MOMENTS if match.over]


def in_words(error: montjoie.MontjoieError) -> None:
    assert error.text("en")
    assert error.text("fr")


@rule("KER-ANS-01", "KER-ASK-01")
@given(st.sampled_from(bazaar.STALLS), anything)
def test_any_answer_is_legal_or_refused(stall: str, answer: Any):
    match = montjoie.start("bazaar", 1, options=bazaar.at(stall))
    decision = match.decisions["seat-1"]
    before = match.record()
    problems = decision.problems(answer)
    if not problems:
        match.submit("seat-1", answer)
        return
    for refusal in problems:
        in_words(refusal)
    with pytest.raises(montjoie.Refusal) as raised:
        match.submit("seat-1", answer)
    assert raised.value == problems[0]
    assert match.record() == before


@rule("KER-NOT-01")
@given(st.sampled_from(bazaar.STALLS), st.text(max_size=12) | st.text('-=:, "\\ab1@/', max_size=12))
def test_any_text_is_an_answer_or_refused(stall: str, text: str):
    decision = montjoie.start("bazaar", 1, options=bazaar.at(stall)).decisions["seat-1"]
    try:
        answer = decision.read(text)
    except montjoie.Refusal:
        return
    if not decision.problems(answer):
        assert decision.read(decision.write(answer)) == answer


@st.composite
def spoilt(draw: st.DrawFn, document: Any) -> Any:
    """A real document with one to three places changed, dropped or doubled."""
    document = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        holder, place = document, None
        while isinstance(holder, (dict, list)) and holder:
            place = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
            if (
                not isinstance(holder[place], (dict, list))
                or not holder[place]
                or draw(st.integers(0, 3)) == 0
            ):
                break
            holder = holder[place]
        match draw(st.sampled_from(["change", "drop", "swap"])):
            case "change":
                holder[place] = draw(
                    anything | st.sampled_from(["seat-1", "undo", "chance", "(end)", "ride", 0, 1, []])
                )
            case "drop":
                del holder[place]
            case _:
                holder[place] = [holder[place], holder[place]]
        if not document:
            break
    return document


@rule("KER-POS-01", "KER-POS-02", "KER-POS-03")
@settings(max_examples=300)
@given(st.data())
def test_a_spoilt_position_loads_or_tells_its_problems(data: st.DataObject):
    match = data.draw(st.sampled_from(MOMENTS), label="moment")
    document = data.draw(spoilt(match.position()), label="position")
    try:
        loaded = montjoie.from_position(match.game, document)
    except montjoie.MontjoieError as error:
        in_words(error)
    else:
        assert [loaded.view(seat) for seat in (*loaded.seats, None)]
        assert loaded.over or loaded.decisions
        again = montjoie.from_position(match.game, msgspec.json.encode(loaded.position()))
        assert again.digest() == loaded.digest()


@rule("KER-REC-01", "KER-REC-02")
@settings(max_examples=300)
@given(st.data())
def test_a_spoilt_record_replays_or_tells_its_problems(data: st.DataObject):
    match = data.draw(st.sampled_from(LAST), label="match")
    document = data.draw(spoilt(match.record()), label="record")
    for use in (montjoie.replay, montjoie.resume):
        try:
            use(document)
        except montjoie.MontjoieError as error:
            in_words(error)


@rule("KER-REC-01", "KER-POS-01", "KER-SET-01")
@given(anything, st.binary(max_size=20) | st.text(max_size=20))
def test_any_document_is_refused_in_words(document: Any, text: str | bytes):
    for raw in (document, text):
        for use in (montjoie.replay, montjoie.resume, lambda raw: montjoie.from_position("joust", raw)):
            with pytest.raises(montjoie.MontjoieError) as raised:
                use(raw)
            in_words(raised.value)


@rule("KER-SET-01", "KER-SET-02", "KER-SET-04")
@given(anything, anything, anything)
def test_any_set_up_is_played_or_refused(seats: Any, seed: Any, options: Any):
    try:
        match = montjoie.start("fencing", seats, seed, options)
    except montjoie.OptionError as error:
        in_words(error)
    else:
        assert match.decisions
