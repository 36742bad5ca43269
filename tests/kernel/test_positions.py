"""Positions: any moment as a document, written by a match or by hand (KER-POS)."""

from typing import Any

import msgspec
import pytest

import montjoie
from tests.kernel.toys import bazaar
from tests.rule import rule

BOARD: dict[str, Any] = {"bargains": {"1": {"stall": "fruit", "terms": "apple"}}}


def by_hand(**change: Any) -> dict[str, Any]:
    """A position a person could write."""
    document = {"game": "bazaar", "seats": ["ann", "bob"], "board": BOARD, "moment": "pay", "to_act": "bob"}
    return {**document, **change}


def problems(document: Any, game: str = "bazaar") -> list[tuple[str, str, str]]:
    with pytest.raises(montjoie.PositionError) as raised:
        montjoie.from_position(game, document)
    assert raised.value.text("en")
    assert raised.value.text("fr")
    return [(p.path, p.rule, p.key) for p in raised.value.problems]


@rule("KER-POS-02")
def test_a_person_may_name_the_moment_and_who_is_to_act():
    match = montjoie.from_position("bazaar", by_hand())
    assert [(d.seat, d.kind) for d in match.decisions.values()] == [("bob", "bazaar.pay")]
    assert match.engine.state.bargains["1"].terms == "apple"


@rule("KER-POS-02")
def test_the_stages_of_the_opening_are_moments_unless_a_game_names_others():
    board = {"riders": {s: {"seat": s, "lances": [n]} for s, n in (("ann", "3"), ("bob", "9"))}, "course": 3}
    document = {"game": "joust", "seats": ["ann", "bob"], "board": board, "moment": "ride"}
    match = montjoie.from_position("joust", document)
    match.submit("ann", "3")
    match.submit("bob", "9")
    assert match.result is not None
    assert match.result.ranking[0] == ["bob"]
    assert problems({**document, "moment": "lunch"}, "joust") == [
        ("position.moment", "KER-POS-02", "moment-unknown")
    ]


@rule("KER-POS-01")
def test_a_position_comes_as_document_or_text():
    forms = (by_hand(), msgspec.json.encode(by_hand()), msgspec.json.encode(by_hand()).decode())
    assert len({montjoie.from_position("bazaar", form).digest() for form in forms}) == 1


@rule("KER-POS-01")
def test_a_position_is_not_the_callers_document():
    document = by_hand()
    match = montjoie.from_position("bazaar", document)
    match.submit("bob", next(match.decisions["bob"].candidates()))
    assert document == by_hand()


@rule("KER-POS-01")
@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"board": {"bargains": {"1": {"stall": 7, "terms": ""}}}}, "position.board.bargains[...].stall"),
        ({"board": {"surprise": 1}}, "position.board"),
        ({"board": []}, "position.board"),
        ({"format": 2}, "position.format"),
        ({"surprise": 1}, "position"),
        ({"seats": None}, "position.seats"),
        ({"steps": [{"step": "Nothing"}]}, "position.steps[0].step"),
        ({"steps": [{"step": "Stall", "stall": "pay"}]}, "position.steps[0]"),
        ({"steps": [7]}, "position.steps[0]"),
    ],
)
def test_fields_and_types_are_those_of_the_game(change: dict[str, Any], path: str):
    assert problems(by_hand(**change)) == [(path, "KER-POS-01", "position-bad")]


@rule("KER-POS-01")
def test_a_position_of_another_game_is_refused():
    assert problems(by_hand(game="joust")) == [("position.game", "KER-POS-01", "position-game")]


@rule("KER-POS-01")
@pytest.mark.parametrize(
    "raw", ["", "{", b"\xff\xfe", "[" * 100_000, {"game": "\ud800"}, {"board": object()}]
)
def test_what_is_not_json_is_refused(raw: Any):
    assert problems(raw) in (
        [("position", "KER-POS-01", "not-json")],
        [("position", "KER-POS-01", "position-bad")],
    )


@rule("KER-POS-01")
@pytest.mark.parametrize("raw", [None, [], 3, "null", "[]"])
def test_json_that_is_no_position_is_refused(raw: Any):
    assert problems(raw) == [("position", "KER-POS-01", "position-bad")]


@rule("KER-POS-01", "KER-SET-01", "KER-SET-02")
def test_every_problem_is_listed_at_once():
    document = by_hand(
        seats=["ann", "ann"], board={"luck": "much"}, steps=[{"step": "Market", "at": "lunch"}]
    )
    assert problems(document) == [
        ("seats", "KER-SET-02", "seats-names"),
        ("position.board.luck", "KER-POS-01", "position-bad"),
        ("position.steps[0].at", "KER-POS-02", "moment-unknown"),
    ]
    assert problems(by_hand(options={"first": "x"})) == [("options.first", "KER-SET-01", "option-bad")]


@rule("KER-POS-01")
def test_a_game_checks_its_own_board():
    board = {"bargains": {"1": {"stall": "moon", "terms": ""}, "2": {"stall": "sun", "terms": ""}}}
    assert [p[0] for p in problems(by_hand(board=board))] == [
        "position.board.bargains.1.stall",
        "position.board.bargains.2.stall",
    ]


@rule("KER-POS-02")
@pytest.mark.parametrize(
    "change",
    [{"moment": "lunch"}, {"moment": None}, {"moment": None, "steps": []}, {"moment": ""}],
)
def test_a_moment_must_be_known(change: dict[str, Any]):
    with pytest.raises(montjoie.PositionError) as raised:
        montjoie.from_position("bazaar", by_hand(**change))
    (problem,) = raised.value.problems
    assert (problem.path, problem.rule, problem.key) == ("position.moment", "KER-POS-02", "moment-unknown")
    assert "haggle" in problem.text("fr")


@rule("KER-POS-02")
def test_a_stage_must_be_one_of_its_step():
    steps = [
        {"step": "Market", "at": "dice"},
        {"step": "Stall", "stall": "pay", "seat": "ann", "at": "haggle"},
    ]
    assert problems(by_hand(steps=steps)) == [("position.steps[1].at", "KER-POS-02", "moment-unknown")]
    steps[1]["at"] = "(end)"
    assert montjoie.from_position("bazaar", by_hand(steps=steps)).over, "only the dice were left"


@rule("KER-POS-01")
def test_numbers_that_no_reader_keeps_are_refused_with_their_path():
    board = {**BOARD, "bargains": {"1": {"stall": "fruit", "terms": {"n": [2**70]}}}}
    told = problems(by_hand(board=board))
    assert told[0] == ("position.board.bargains.1.terms.n[0]", "KER-POS-01", "number-endless")


def sealed(**answers: Any) -> dict[str, Any]:
    position = montjoie.start("joust", ["ann", "bob"], seed=1).position()
    return {**position, "sealed": answers}


@rule("KER-POS-02")
def test_sealed_answers_are_put_back():
    lance = montjoie.from_position("joust", sealed()).engine.state.riders["ann"].lances[0]
    match = montjoie.from_position("joust", sealed(ann=lance))
    assert list(match.decisions) == ["bob"]
    assert match.view("ann")["sealed"] == lance
    assert match.position()["sealed"] == {"ann": lance}
    assert montjoie.replay(match.record()).record() == match.record()


@rule("KER-POS-02")
def test_sealed_answers_must_be_legal_and_leave_somebody_to_answer():
    riders = montjoie.from_position("joust", sealed()).engine.state.riders
    assert problems(sealed(ann="99"), "joust") == [("position.sealed.ann", "JST-RUN-01", "not-offered")]
    assert problems(sealed(ann=[]), "joust") == [("position.sealed.ann", "KER-ANS-01", "answer-malformed")]
    assert problems(sealed(cat="1"), "joust") == [("position.sealed.cat", "KER-ASK-01", "not-asked")]
    both = {seat: rider.lances[0] for seat, rider in riders.items()}
    assert problems(sealed(**both), "joust") == [("position.sealed", "KER-POS-02", "all-sealed")]
    assert problems(by_hand(sealed={"bob": {}})) == [("position.sealed.bob", "KER-ASK-01", "not-asked")]


@rule("KER-POS-03")
@pytest.mark.parametrize(
    ("board", "steps", "path"),
    [
        ({"riders": {}}, None, "position.steps"),
        ({"riders": {"ann": {"seat": "ann"}}}, None, "position.steps"),
        ({"riders": {}}, [{"step": "Tourney", "at": "favour"}], "position.steps"),
    ],
)
def test_steps_that_speak_of_what_is_not_on_the_board_cannot_run(board: Any, steps: Any, path: str):
    document = {"game": "joust", "seats": ["ann", "bob"], "board": board, "steps": steps, "moment": "ride"}
    with pytest.raises(montjoie.PositionError) as raised:
        montjoie.from_position("joust", document)
    (problem,) = raised.value.problems
    assert (problem.path, problem.rule, problem.key) == (path, "KER-POS-03", "cannot-run")
    assert "KeyError" in problem.text("en")
    assert raised.value.__cause__ is not None


@rule("KER-POS-03")
def test_a_check_or_a_view_that_fails_on_a_board_is_a_problem_of_the_board(monkeypatch: pytest.MonkeyPatch):
    def fail(*_: Any) -> Any:
        raise KeyError("winterfell")

    with monkeypatch.context() as patched:
        patched.setattr(bazaar.Bazaar, "check_state", fail)
        assert problems(by_hand()) == [("position.board", "KER-POS-03", "cannot-run")]
    monkeypatch.setitem(bazaar.Town.AUDIENCES, "luck", fail)
    assert problems(by_hand()) == [("position.board", "KER-POS-03", "cannot-run")]


@rule("KER-POS-03")
def test_steps_that_never_come_to_a_question_cannot_run():
    document = by_hand(options={"trouble": "stuck"}, steps=[{"step": "Market", "at": "close"}])
    assert problems(document) == [("position.steps", "KER-POS-03", "cannot-run")]


@rule("KER-POS-01", "KER-END-01")
def test_a_finished_match_is_a_position_too():
    match = montjoie.start("bazaar", 1, options={"first": "stroll"})
    match.submit("seat-1", [])
    again = montjoie.from_position("bazaar", match.position())
    assert again.over
    assert again.result == match.result
    assert again.digest() == match.digest()


@rule("KER-END-01")
@pytest.mark.parametrize(
    "result",
    [
        {"ranking": [["ann"]], "scores": {}},
        {"ranking": [["ann", "bob"], ["bob"]], "scores": {}},
        {"ranking": [["ann"], ["bob"]], "scores": {"cat": 3}},
    ],
)
def test_a_result_must_place_every_seat_once(result: dict[str, Any]):
    document = by_hand(result={**result, "rule": "BZR-RUN-02", "reason": "market-closed"})
    assert problems(document) == [("position.result", "KER-END-01", "result-bad")]


def test_nothing_runs_on_after_a_result():
    result = {"ranking": [["ann", "bob"]], "scores": {}, "rule": "BZR-RUN-02", "reason": "market-closed"}
    assert problems(by_hand(result=result, steps=[{"step": "Market"}])) == [
        ("position.result", "KER-END-01", "result-bad")
    ]
