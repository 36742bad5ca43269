"""Answers: every kind of space, its refusals, its samples and its notation (KER-ANS, KER-NOT)."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie
from montjoie.kernel import Allocation, Amount, Assignment, Branch, OneOf, Ordering, Path, Pose, Space, Subset
from montjoie.kernel.chance import Stream
from montjoie.kernel.conformance.answering import shapes_of
from montjoie.kernel.conformance.schemas import fits
from tests.kernel.toys import bazaar
from tests.rule import rule


def asked(stall: str) -> montjoie.Decision:
    """The decision at a stall of the bazaar."""
    return montjoie.start("bazaar", 1, options=bazaar.at(stall)).decisions["seat-1"]


def keys(decision: montjoie.Decision, answer: Any) -> list[str]:
    return [refusal.key for refusal in decision.problems(answer)]


@rule("KER-ANS-01")
@pytest.mark.parametrize(
    ("stall", "wrong"),
    [
        ("fruit", ["apple"]),
        ("fruit", None),
        ("basket", "apple"),
        ("basket", [1]),
        ("haggle", "2"),
        ("haggle", True),
        ("haggle", 2.0),
        ("haggle", 10**30),
        ("queue", {}),
        ("pay", {"gold": "1"}),
        ("pay", {"gold": 10**30}),
        ("errands", {"north": 1}),
        ("trade", 3),
        ("trade", {}),
        ("trade", {"leave": None, "haggle": 2}),
        ("trade", "haggle"),
        ("trade", {"haggle": "two"}),
        ("pitch", {"x": 1, "y": 2}),
        ("pitch", {"x": 1, "y": 2, "facing": 0.5}),
        ("pitch", {"x": 1, "y": 2, "facing": 0, "\ud800": 0}),
        ("stroll", [{"turn": 0, "ahead": 0, "pivot": "left wheel"}]),
        ("stroll", [{"ahead": 10**30}]),
    ],
)
def test_an_answer_of_the_wrong_type_is_malformed(stall: str, wrong: Any):
    decision = asked(stall)
    (refusal,) = decision.problems(wrong)
    assert refusal.rule == "KER-ANS-01"
    with pytest.raises(montjoie.Refusal) as raised:
        decision.check(wrong)
    assert raised.value == refusal


STALLS = ("fruit", "basket", "haggle", "queue", "pay", "errands", "trade", "pitch", "stroll")


@rule("KER-ANS-01")
@pytest.mark.parametrize("stall", STALLS)
def test_a_malformed_answer_is_told_the_form_wanted_with_an_example_of_its_own(stall: str):
    decision = asked(stall)
    (refusal,) = decision.problems(1.5)
    example = json.loads(refusal.facts["example"])
    assert "KER-ANS-01" not in [each.rule for each in decision.problems(example)]
    for lang, wanted in (("en", "Wanted is "), ("fr", "Il faut ")):
        told = refusal.text(lang)
        assert wanted in told
        assert refusal.facts["example"] in told
        assert "form-" not in told
        assert "Expected" not in told


@rule("KER-ANS-01")
def test_a_choice_that_asks_for_more_is_told_with_an_example():
    (refusal,) = asked("trade").problems("haggle")
    assert (refusal.key, refusal.facts["example"]) == ("branch-unfinished", '{"haggle":2}')
    (refusal,) = asked("trade").problems({})
    assert refusal.key == "branch-not-one"
    assert refusal.facts["example"] in refusal.text("fr")


@rule("KER-ANS-03")
def test_a_wrong_number_says_of_what():
    (refusal,) = asked("basket").problems([])
    assert refusal.facts["of"] == ["apple", "bread", "cheese", "date"]
    assert refusal.text("en").startswith("Choose ")
    assert "apple" in refusal.text("en")
    assert refusal.text("fr").startswith("Parmi une pomme, ")


@rule("KER-ASK-01")
def test_refusals_of_the_kernel_speak_with_the_names_of_the_game():
    match = montjoie.start("throne", 3)
    match.submit("stark", next(match.decisions["stark"].candidates()))
    for seat in ("lannister", "baratheon"):
        match.submit(seat, next(match.decisions[seat].candidates()))
    seat = next(seat for seat in match.seats if seat not in match.decisions)
    with pytest.raises(montjoie.Refusal) as raised:
        match.submit(seat, "x")
    assert raised.value.text("fr").startswith(f"Rien n'est demandé à {seat.capitalize()}")


@rule("KER-ANS-02")
@pytest.mark.parametrize(
    ("stall", "wrong"),
    [
        ("fruit", "melon"),
        ("basket", ["apple", "melon"]),
        ("pay", {"shells": 9}),
        ("errands", {"west": "cook"}),
        ("errands", {"east": "cook"}),
        ("trade", "stay"),
        ("trade", {"stay": 1}),
        ("trade", {"pay": {"shells": 9}}),
        ("trade", {"inner door": "perhaps"}),
    ],
)
def test_what_is_named_must_have_been_offered(stall: str, wrong: Any):
    assert "not-offered" in keys(asked(stall), wrong)


@rule("KER-ANS-03")
@pytest.mark.parametrize(
    ("stall", "wrong", "key"),
    [
        ("basket", [], "wrong-number"),
        ("basket", ["apple", "bread", "cheese", "date"], "wrong-number"),
        ("basket", ["date", "date"], "named-twice"),
        ("queue", ["baker", "thief"], "not-an-order"),
        ("queue", ["baker", "baker", "thief"], "not-an-order"),
        ("pay", {"silver": 3}, "wrong-number"),
        ("pay", {"gold": 1, "silver": 3}, "wrong-number"),
        ("pay", {"gold": 2}, "bin-overdrawn"),
        ("pay", {"gold": -1}, "bin-overdrawn"),
        ("errands", {"north": "page", "east": "page"}, "stock-exceeded"),
        ("porters", {"silk": "ann", "salt": "bob"}, "slots-empty"),
        ("stroll", [{}, {}, {}], "too-many-legs"),
    ],
)
def test_as_many_things_as_asked_for_each_as_often_as_allowed(stall: str, wrong: Any, key: str):
    assert key in keys(asked(stall), wrong)


@rule("KER-ANS-04")
def test_amounts_lie_within_their_bounds():
    decision = asked("haggle")
    assert keys(decision, 0) == keys(decision, 7) == ["out-of-bounds"]
    assert decision.problems(8)[0].text("en") == "Give a number from 1 to 6, not 8. [BZR-RUN-01]"
    assert keys(decision, 6) == []


@rule("KER-ANS-05")
def test_a_place_lies_on_the_table():
    decision = asked("pitch")
    assert keys(decision, {"x": -1, "y": 0, "facing": 0}) == ["off-table"]
    assert keys(decision, {"x": 0, "y": 5001, "facing": 0}) == ["off-table"]
    assert keys(decision, {"x": 10_000, "y": 0, "facing": 0}) == []


@pytest.mark.parametrize(
    ("stall", "wrong", "key"),
    [
        ("fruit", "rotten plum", "rotten"),
        ("basket", ["cheese", "apple"], "no-match"),
        ("haggle", 3, "odd"),
        ("queue", ["thief", "baker", "lady: veiled"], "thief-first"),
        ("pay", {"gold": 1, "copper": 3}, "odd"),
        ("errands", {"north": "cook", "south": "cook"}, "no-match"),
        ("trade", {"haggle": 4}, "odd"),
        ("trade", {"haggle": 5}, "odd"),
        ("trade", {"inner door": {"haggle": 3}}, "odd"),
        ("pitch", {"x": 5000, "y": 4500, "facing": 0}, "too-near"),
        ("stroll", [{"ahead": 4000}, {"ahead": 4000}], "too-far"),
    ],
)
def test_a_game_adds_what_its_rules_forbid(stall: str, wrong: Any, key: str):
    decision = asked(stall)
    (refusal,) = decision.problems(wrong)
    assert (refusal.rule, refusal.key) == ("BZR-ANS-01", key)


def test_an_answer_with_several_faults_is_told_all_of_them():
    assert keys(asked("basket"), ["melon", "date", "date", "bread"]) == [
        "not-offered",
        "named-twice",
        "wrong-number",
    ]
    assert keys(asked("pay"), {"shells": 1, "gold": 9}) == ["bin-overdrawn", "not-offered", "wrong-number"]


@pytest.mark.parametrize(
    ("stall", "given", "canonical"),
    [
        ("basket", ["date", "apple"], ["apple", "date"]),
        ("pay", {"copper": 4, "gold": 1, "silver": 0}, {"gold": 1, "copper": 4}),
        ("errands", {"east": "page", "north": "cook"}, {"north": "cook", "east": "page"}),
        ("trade", {"pay": {"copper": 4, "gold": 1}}, {"pay": {"gold": 1, "copper": 4}}),
        ("pitch", {"x": 0, "y": 0, "facing": -100}, {"x": 0, "y": 0, "facing": 35_900}),
        ("stroll", [{}], [{"turn": 0, "ahead": 0, "pivot": "centre"}]),
    ],
)
def test_equal_answers_come_to_one_form(stall: str, given: Any, canonical: Any):
    decision = asked(stall)
    parsed = decision.space.parse(given, decision.rule)
    assert parsed == canonical
    assert str(parsed) == str(canonical), "the order counts too"


@pytest.mark.parametrize("stall", bazaar.STALLS)
def test_samples_reach_every_candidate_and_nothing_else(stall: str):
    decision, rng = asked(stall), Stream("samples")
    offered = {decision.write(answer) for answer in decision.candidates()}
    drawn = {decision.write(decision.sample(rng)) for _ in range(600)}
    assert drawn == offered


def test_an_option_that_opens_nothing_legal_is_never_drawn():
    decision, rng = asked("trade"), Stream("doors")
    assert keys(decision, {"closed": 1}) == ["odd"]
    assert all(decision.sample(rng) != {"closed": 1} for _ in range(200))


@pytest.mark.parametrize(
    "space",
    [
        OneOf(()),
        Subset(("a",), 2, 3),
        Amount(3, 2),
        Allocation({"a": 1}, low=2),
        Allocation({"a": 1, "b": 1}, low=3, high=3, worth={"a": 2, "b": 2}),
        Assignment({"s": ("a",), "t": ("a",)}, {"a": 1}, complete=True),
        Assignment({"s": ()}, complete=True),
        Branch({}),
        Branch({"a": Amount(3, 2), "b": OneOf(())}),
    ],
    ids=lambda space: space.form,
)
def test_a_space_without_answers_says_so(space: Space):
    g = montjoie.start("bazaar", 1).engine
    assert list(space.candidates(g)) == []
    with pytest.raises(LookupError):
        space.sample(g, Stream(0))


names = st.text(min_size=1, max_size=6)
ids = st.lists(names, min_size=1, max_size=4, unique=True).map(tuple)
counts = st.dictionaries(names, st.integers(0, 3), min_size=1, max_size=4)


@st.composite
def allocations(draw: st.DrawFn) -> Space:
    bins = draw(counts)
    worth = {b: draw(st.integers(1, 4)) for b in bins if draw(st.booleans())}
    room = sum(n * worth.get(b, 1) for b, n in bins.items())
    low = draw(st.integers(0, room))
    return Allocation(bins, low, draw(st.none() | st.integers(low, room + 2)), worth)


@st.composite
def assignments(draw: st.DrawFn) -> Space:
    values = draw(ids)
    slots = {slot: tuple(draw(st.sets(st.sampled_from(values)))) for slot in draw(ids)}
    stock = {value: draw(st.integers(0, 2)) for value in values if draw(st.booleans())}
    return Assignment(
        {slot: tuple(sorted(given)) for slot, given in slots.items()}, stock, draw(st.booleans())
    )


@st.composite
def subsets(draw: st.DrawFn) -> Space:
    options = draw(ids)
    low = draw(st.integers(0, len(options)))
    return Subset(options, low, draw(st.integers(low, len(options) + 1)))


simple = st.one_of(
    st.builds(OneOf, ids),
    subsets(),
    st.integers(-5, 5).flatmap(lambda low: st.builds(Amount, st.just(low), st.integers(low, low + 6))),
    st.builds(Ordering, ids),
    allocations(),
    assignments(),
)
spaces = st.recursive(
    simple,
    lambda inner: st.builds(Branch, st.dictionaries(names, st.none() | inner, min_size=1, max_size=3)),
    max_leaves=4,
)


def in_hand(space: Space) -> montjoie.Decision:
    """A space as a decision of some match."""
    question = montjoie.kernel.Question("seat-1", space, "BZR-RUN-01")
    return montjoie.Decision(montjoie.start("bazaar", 1).engine, question)


@rule("KER-ANS-02", "KER-ANS-03", "KER-ANS-04")
@given(spaces, st.integers(0, 2**32))
def test_whatever_the_space_candidates_are_the_legal_answers_and_samples_are_among_them(
    space: Space, seed: int
):
    decision = in_hand(space)
    offered = list(decision.candidates())
    brute = [decision.space.parse(a, "") for a in shapes_of(space) if not decision.problems(a)]
    texts = [montjoie.kernel.plain(a) for a in brute]
    assert all(a in texts for a in offered)
    assert all(a in offered for a in texts)
    if not offered:
        with pytest.raises(LookupError):
            decision.sample(Stream(seed))
        return
    drawn = decision.sample(Stream(seed))
    assert drawn in offered
    assert fits(decision.schema(), drawn)


@rule("KER-NOT-01")
@given(spaces, st.integers(0, 2**32))
def test_notation_reads_back_whatever_the_names_hold(space: Space, seed: int):
    decision = in_hand(space)
    for answer in decision.candidates(8):
        assert decision.read(decision.write(answer)) == answer


@rule("KER-NOT-01")
@pytest.mark.parametrize("name", ["-", "", " ", "a b", "a,b", "a=b", "a: b", '"', "\\", "\n", "é", "0"])
def test_a_strange_name_reads_back(name: str):
    opened = Subset((name, "x"), 0, 2)
    for space in (
        OneOf((name,)),
        opened,
        Allocation({name: 2}),
        Assignment({name: (name,)}),
        Branch({name: opened}),
    ):
        decision = in_hand(space)
        for answer in decision.candidates():
            assert decision.read(decision.write(answer)) == answer


places = st.fixed_dictionaries(
    {"x": st.integers(0, 9000), "y": st.integers(0, 9000), "facing": st.integers(-9, 99)}
)
legs = st.fixed_dictionaries(
    {
        "turn": st.integers(-9000, 9000),
        "ahead": st.integers(-9000, 9000),
        "pivot": st.from_regex(r"[\w-]+", fullmatch=True),
    }
)


@rule("KER-NOT-01")
@given(places, st.lists(legs, max_size=3))
def test_places_and_paths_read_back(place: Any, path: Any):
    for space, answer in ((Pose("p", 9000, 9000), place), (Path("p", 3), path)):
        decision = in_hand(space)
        canonical = space.parse(answer, "")
        assert decision.read(decision.write(answer)) == canonical


@rule("KER-NOT-01")
@pytest.mark.parametrize(
    ("stall", "text", "answer"),
    [
        ("fruit", " apple ", "apple"),
        ("fruit", '"blood orange"', "blood orange"),
        ("basket", "date,apple bread", ["apple", "bread", "date"]),
        ("basket", "-", []),
        ("haggle", " +4", 4),
        ("queue", '"lady: veiled" baker thief', ["lady: veiled", "baker", "thief"]),
        ("pay", "copper=4, gold=1", {"gold": 1, "copper": 4}),
        ("errands", "-", {}),
        ("errands", "north=cook", {"north": "cook"}),
        ("trade", "leave", "leave"),
        ("trade", "pay: gold=1 copper=2", {"pay": {"gold": 1, "copper": 2}}),
        ("trade", '"inner door": haggle: 2', {"inner door": {"haggle": 2}}),
        ("pitch", "120,450@-100", {"x": 120, "y": 450, "facing": 35_900}),
        ("stroll", "-", []),
        ("stroll", "-300/2000@left-wheel", [{"turn": -300, "ahead": 2000, "pivot": "left-wheel"}]),
    ],
)
def test_people_may_write_answers(stall: str, text: str, answer: Any):
    assert asked(stall).read(text) == answer


@rule("KER-NOT-01")
@pytest.mark.parametrize(
    ("stall", "text", "key"),
    [
        ("fruit", "apple pear", "notation-word"),
        ("fruit", "", "notation-word"),
        ("fruit", '"apple', "notation-word"),
        ("fruit", r'"\x"', "notation-word"),
        ("basket", "a=b", "notation-word"),
        ("haggle", "two", "notation-number"),
        ("haggle", "9" * 5000, "notation-number"),
        ("pay", "gold", "notation-pair"),
        ("pay", "gold=1=2", "notation-pair"),
        ("pay", "gold:1", "notation-pair"),
        ("pay", "gold=much", "notation-number"),
        ("trade", ": 3", "notation-word"),
        ("trade", "pay gold", "notation-word"),
        ("pitch", "here", "notation-pose"),
        ("pitch", "9" * 5000 + ",1@1", "notation-pose"),
        ("stroll", "north", "notation-path"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_cannot_be_read_is_refused(stall: str, text: str, key: str):
    decision = asked(stall)
    with pytest.raises(montjoie.Refusal) as raised:
        decision.read(text)
    assert (raised.value.rule, raised.value.key) == ("KER-NOT-01", key)


def deep(levels: int, wrap: Callable[[Any], Any]) -> Any:
    answer: Any = None
    for _ in range(levels):
        answer = wrap(answer)
    return answer


@rule("KER-ANS-01")
@pytest.mark.parametrize("stall", bazaar.STALLS)
def test_an_answer_nested_beyond_reason_is_refused(stall: str):
    decision = asked(stall)
    for wrap in (lambda inner: [inner], lambda inner: {"inner door": inner}):
        answer = deep(100_000, wrap)
        with pytest.raises(montjoie.Refusal):
            decision.check(answer)
        while isinstance(answer, (list, dict)) and answer:  # taken apart by hand: freeing it recurses too
            answer = answer.pop() if isinstance(answer, list) else answer.pop("inner door")


def test_a_refusal_is_a_value_that_explains_itself():
    refusal = asked("haggle").problems(3)[0]
    assert refusal == montjoie.Refusal("BZR-ANS-01", "odd", given=3)
    assert refusal != montjoie.Refusal("BZR-ANS-01", "odd", given=5)
    assert len({refusal, montjoie.Refusal("BZR-ANS-01", "odd", given=3)}) == 1
    assert repr(refusal) == "Refusal('BZR-ANS-01', 'odd', given=3)"
    assert str(refusal) == refusal.text("en") == "3! [BZR-ANS-01]"


def test_what_is_told_with_a_question_stands_beside_its_shape(monkeypatch):
    branch, queue = asked("trade"), asked("queue")
    shape = queue.describe()["space"]
    for kind, told in (
        (type(branch.space), {"tip": "haggle"}),
        (Ordering, {"tip": "wait"}),
    ):
        monkeypatch.setattr(kind, "tellers", ())
        kind.told_by(lambda space, g, told=told: told)
    assert branch.describe()["space"]["tip"] == "haggle"
    assert queue.describe()["space"] == {**shape, "tip": "wait"}, "kinds inherit what is told of their base"
