"""Records: what they hold, how they replay, and what happens when they drift (KER-REC)."""

from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.kernel.chance import Stream, seed_hash
from montjoie.kernel.game import find
from montjoie.kernel.play import DIGEST_EVERY
from tests.kernel.toys import bazaar
from tests.rule import rule


def played(slug: str = "fencing", seats: Any = 3, seed: int | str = 3, **options: Any) -> montjoie.Match:
    match, rng = montjoie.start(slug, seats, seed, options), Stream("record")
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    return match


def drift(record: Any) -> montjoie.DriftError:
    with pytest.raises(montjoie.DriftError) as raised:
        montjoie.replay(record)
    assert raised.value.problems[0].rule == "KER-REC-02"
    assert raised.value.text("fr")
    return raised.value


@rule("KER-REC-01")
def test_a_record_holds_set_up_seed_inputs_and_digests():
    match = played()
    record = match.record()
    assert (record["game"], record["seats"], record["seed"]) == ("fencing", ["seat-1", "seat-2", "seat-3"], 3)
    assert record["rules_version"] == find("fencing").version
    assert record["seed_hash"] == seed_hash(3)
    assert record["options"] == {"armour": 0, "naive": False, "cap": 9}
    assert record["inputs"][0][0] == "chance"
    assert len(record["inputs"]) > DIGEST_EVERY
    assert set(record["digests"]) == {
        str(n) for n in range(DIGEST_EVERY, len(match.inputs) + 1, DIGEST_EVERY)
    }
    assert record["snapshot"] == match.position()
    assert record["start"] is None


@rule("KER-REC-02")
@pytest.mark.parametrize(
    "form", [lambda r: r, msgspec.json.encode, lambda r: msgspec.json.encode(r).decode()]
)
def test_a_record_replays_from_a_document_or_its_text(form: Any):
    match = played()
    again = montjoie.replay(form(match.record()))
    assert again.record() == match.record()
    assert [again.feed(s) for s in (*match.seats, None)] == [match.feed(s) for s in (*match.seats, None)]


@rule("KER-REC-02")
def test_a_replay_up_to_an_input_rests_at_the_next_question_and_plays_on():
    match = played("bazaar", 1, seed=8)
    total = len(match.inputs)
    for upto in (-3, 0, 4, total - 1, total + 5):
        part = montjoie.replay(match.record(), upto=upto)
        # The last answer is followed at once by the dice.
        expected = total if upto >= total - 1 else max(0, upto)
        assert len(part.inputs) == expected
        assert part.over == (expected == total)
        for seat, answer in match.inputs[expected:]:
            if seat != "chance":
                part.submit(seat, answer)
        assert part.digest() == match.digest()


@rule("KER-REC-02")
def test_a_replay_up_to_an_input_takes_chance_from_the_record_not_from_the_seed():
    record = montjoie.start("joust", 2, seed=1).record()
    record["inputs"][0][1] = list(range(16))
    del record["digest"]
    assert montjoie.replay(record, upto=0).inputs == [("chance", list(range(16)))]


@rule("KER-REC-02")
def test_a_replay_of_an_unfinished_match_goes_on_with_the_same_chance():
    match = montjoie.start("joust", 2, seed=4)
    again = montjoie.replay(match.record())
    for each in (match, again):
        while not each.over:
            for seat, decision in each.decisions.items():
                each.submit(seat, next(decision.candidates()))
    assert again.record() == match.record()


@rule("KER-REC-02")
def test_an_answer_that_is_no_longer_possible_is_named():
    record = played("bazaar", 1).record()
    record["inputs"][2][1] = 99
    error = drift(record)
    assert error.input == 3
    assert error.problems[0].path == "record.inputs[2]"
    assert error.problems[0].key == "drift-refused"
    assert "Give a number from 1 to 6, not 99." in error.text("en")
    assert error.snapshot == record["snapshot"]


@rule("KER-REC-02")
@pytest.mark.parametrize("n", [DIGEST_EVERY, None])
def test_a_digest_that_differs_is_named(n: int | None):
    record = played().record()
    if n is None:
        record["digest"] = "0" * 32
    else:
        record["digests"][str(n)] = "0" * 32
    error = drift(record)
    assert error.input == (n or len(record["inputs"]))
    assert error.problems[0].key == "drift-digest"


@rule("KER-REC-02")
def test_another_answer_drifts_at_the_next_digest():
    record = played().record()
    at = next(i for i, (_, answer) in enumerate(record["inputs"]) if answer == "seat-1")
    others = {"seat-2", "seat-3"} - {record["inputs"][at][0]}
    record["inputs"][at][1] = others.pop()
    assert drift(record).input > at


@rule("KER-REC-02")
def test_a_record_without_inputs_is_compared_too():
    record = montjoie.start("bazaar", 1).record()
    record["digest"] = "0" * 32
    assert drift(record).input == 0


@rule("KER-REC-02")
def test_the_version_of_the_rules_that_wrote_it_is_told(monkeypatch: pytest.MonkeyPatch):
    record = played("bazaar", 1).record()
    monkeypatch.setattr(bazaar.Bazaar, "version", "2")
    assert montjoie.replay(record).record()["rules_version"] == "2", "rules that lead to the same game serve"
    monkeypatch.setattr(bazaar.Lucky, "apply", lambda self, state: setattr(state, "luck", 0))
    error = drift(record)
    assert error.input == len(record["inputs"])
    assert "rules version 1" in error.text("en")


@rule("KER-REC-02")
@pytest.mark.parametrize(
    "put",
    [
        ["seat-9", 1],
        ["undo", "seat-1"],
        ["undo", ["seat-1"]],
        ["undo", None],
        ["chance", [1]],
        ["", {}],
        ["seat-1", "undo"],
    ],
)
def test_an_input_that_never_was_one_is_drift(put: list[Any]):
    record = montjoie.start("bazaar", 1).record()
    record["inputs"] = [put]
    assert drift(record).input == 1


@rule("KER-REC-02")
def test_rules_that_fail_on_a_record_are_drift_not_a_crash(monkeypatch: pytest.MonkeyPatch):
    record = played("bazaar", 1).record()
    monkeypatch.setattr(bazaar.Lucky, "apply", lambda self, state: 1 / 0)
    error = drift(record)
    assert error.input == len(record["inputs"])
    assert "ZeroDivisionError" in error.text("en")


@rule("KER-REC-03")
def test_a_seed_that_is_not_the_published_one_is_refused():
    record = played().record()
    record["seed"] = 4
    with pytest.raises(montjoie.RecordError) as raised:
        montjoie.replay(record)
    assert [(p.path, p.rule, p.key) for p in raised.value.problems] == [
        ("record.seed", "KER-REC-03", "seed-hash")
    ]


@rule("KER-REC-01")
@pytest.mark.parametrize(
    ("change", "path", "key"),
    [
        ({"inputs": [["a"]]}, "record.inputs[0]", "record-bad"),
        ({"inputs": 3}, "record.inputs", "record-bad"),
        ({"seed": None}, "record.seed", "record-bad"),
        ({"seed": True}, "record.seed", "record-bad"),
        ({"seed": "a\nb"}, "seed", "seed-bad"),
        ({"format": 2}, "record.format", "record-bad"),
        ({"surprise": 1}, "record", "record-bad"),
        ({"seats": ["a"]}, "seats", "seats-number"),
        ({"options": {"cap": "x"}}, "options.cap", "option-bad"),
        ({"start": {}}, "position", "position-bad"),
        ({"seats": {1}}, "record", "not-json"),
        ({"seats": ["\ud800"]}, "record", "not-json"),
    ],
)
def test_a_record_that_is_none_says_where(change: dict[str, Any], path: str, key: str):
    record = {**played().record(), **change, "seed_hash": ""}
    if isinstance(change.get("seats"), set):
        record["seats"] = object()
    with pytest.raises(montjoie.RecordError) as raised:
        montjoie.replay(record)
    assert [(p.path, p.key) for p in raised.value.problems] == [(path, key)]
    assert raised.value.text("fr")


@rule("KER-REC-01")
@pytest.mark.parametrize("text", ["", "{", "null", "[]", b"\xff", "[" * 100_000, '{"game": "fencing"}'])
def test_a_text_that_is_no_record_is_refused(text: str | bytes):
    with pytest.raises(montjoie.RecordError):
        montjoie.replay(text)


def test_a_record_of_an_unknown_game_is_refused():
    with pytest.raises(montjoie.OptionError, match="no game whist"):
        montjoie.replay({**played().record(), "game": "whist"})


@rule("KER-REC-02")
def test_a_match_goes_on_from_the_snapshot_flagged_for_good():
    match = montjoie.start("joust", 2, seed=1)
    for seat, decision in match.decisions.items():
        match.submit(seat, next(decision.candidates()))
    record = match.record()
    record["inputs"][0][1].reverse()
    drift(record)
    resumed = montjoie.resume(record)
    assert resumed.digest() == match.digest()
    assert resumed.drifted
    again = montjoie.replay(resumed.record())
    assert again.drifted
    assert again.record() == resumed.record()


@rule("KER-REC-02")
def test_chance_does_not_repeat_itself_after_going_on_from_a_snapshot():
    match = montjoie.start("flawed", seed=1)
    resumed = montjoie.resume(
        {**match.record(), "snapshot": {**match.position(), "steps": [{"step": "Play"}]}}
    )
    assert resumed.inputs[0] != match.inputs[0]


@rule("KER-REC-01")
def test_without_a_snapshot_there_is_nothing_to_go_on_from():
    with pytest.raises(montjoie.RecordError) as raised:
        montjoie.resume({**played().record(), "snapshot": None})
    assert raised.value.problems[0].key == "record-no-snapshot"


@rule("KER-REC-01")
def test_a_record_that_starts_at_a_position_replays_from_there():
    start = montjoie.start("bazaar", 1, options={"first": "haggle"}).position()
    match = montjoie.from_position("bazaar", start, seed=5)
    match.submit("seat-1", 2)
    record = match.record()
    assert record["start"] == start
    assert montjoie.replay(record).record() == record
