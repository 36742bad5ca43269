"""Documents: a question answered by any JSON value the game can read (KER-ANS, KER-NOT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie
from montjoie.kernel import Answer, Branch, Document, Pose, Question, Refusal
from montjoie.kernel.chance import Stream
from montjoie.kernel.conformance.answering import discrete
from montjoie.kernel.conformance.schemas import fits
from montjoie.kernel.decisions import Decision
from montjoie.kernel.engine import AnyEngine
from tests.rule import rule


class Letter(Document, frozen=True):
    """A letter says to whom it is written."""

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if not isinstance(answer, dict) or "to" not in answer:
            yield Refusal("KER-ANS-02", "not-offered", answer=str(answer)[:20], offered=("to",))

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        yield {"to": "Catelyn", "lines": ["Winter is coming."]}
        yield {"to": "Robb"}
        yield {"no": "address"}


def in_hand() -> Decision:
    g = montjoie.start("bazaar", 1).engine
    return Decision(g, Question("seat-1", Letter(), "KER-ANS-01"))


@rule("KER-ANS-01")
@pytest.mark.parametrize("wrong", [{1, 2}.__iter__(), object(), {"to": "\ud800"}, {("a",): 1}])
def test_what_is_no_json_is_malformed(wrong: Any) -> None:
    (refusal,) = in_hand().problems(wrong)
    assert (refusal.rule, refusal.key) == ("KER-ANS-01", "answer-malformed")


@rule("KER-ANS-02")
def test_the_game_says_what_is_wrong_with_a_document() -> None:
    decision = in_hand()
    assert [refusal.key for refusal in decision.problems({"lines": []})] == ["not-offered"]
    decision.check({"to": "Arya", "enclosed": [1, 2.5, None, True]})


def test_candidates_are_the_examples_that_are_legal() -> None:
    decision = in_hand()
    assert [each["to"] for each in decision.candidates()] == ["Catelyn", "Robb"]
    assert {decision.sample(Stream(seed))["to"] for seed in range(20)} == {"Catelyn", "Robb"}


@rule("KER-NOT-01")
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec="utf-8")),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
        max_leaves=8,
    )
)
def test_a_document_reads_back(answer: Any) -> None:
    decision = in_hand()
    assert decision.read(decision.write(answer)) == answer


@rule("KER-NOT-01")
@pytest.mark.parametrize("text", ["", "{", "to=Robb", "[" * 100_000])
def test_a_notation_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as raised:
        in_hand().read(text)
    assert (raised.value.rule, raised.value.key) == ("KER-NOT-01", "notation-document")


def test_a_document_describes_itself_and_fits_its_schema() -> None:
    decision = in_hand()
    assert decision.space.describe(decision._g) == {"form": "document"}
    assert fits(decision.schema(), {"to": "Robb"})


def test_what_opens_a_free_table_or_a_document_cannot_be_listed() -> None:
    assert discrete(Branch({"yes": None}))
    assert not discrete(Branch({"yes": None, "write": Letter()}))
    assert not discrete(Branch({"inner": Branch({"place": Pose("tent", 9, 9)})}))


def test_the_schema_of_a_branch_keeps_what_its_spaces_define_at_the_root() -> None:
    schema = Branch({"stay": None, "place": Pose("tent", 9, 9)}).schema()
    assert fits(schema, {"place": {"x": 1, "y": 2, "facing": 3}})
    assert fits(schema, "stay")
    assert not fits(schema, {"place": {"x": 1}})
