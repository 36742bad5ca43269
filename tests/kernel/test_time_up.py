"""Answers that were chosen because time was up (KER-LOG-02)."""

from __future__ import annotations

import montjoie
from tests.rule import rule


def late() -> montjoie.Match:
    """Throne, where the time of Stark was up at its first orders."""
    match = montjoie.start("throne", 3, seed=7)
    match.inside.time_up("stark")
    match.submit("stark", next(match.decisions["stark"].candidates()))
    return match


@rule("KER-LOG-02")
def test_the_log_says_that_time_was_up_and_nothing_of_the_answer():
    told = [event for event in late().feed("lannister") if event["kind"] == "kernel.time_up"]
    assert [event["facts"] for event in told] == [{"seat": "stark"}]
    assert "Stark" in told[0].text("en")
    assert "Temps écoulé" in told[0].text("fr")


@rule("KER-LOG-02", "KER-REC-02")
def test_a_record_keeps_that_time_was_up_and_replays_to_the_same_digest():
    match = late()
    again = montjoie.replay(match.record())
    assert again.digest() == match.digest()
    assert [event["kind"] for event in again.feed(None)] == [event["kind"] for event in match.feed(None)]


@rule("KER-LOG-02", "KER-UND-01")
def test_what_was_chosen_may_be_taken_back_as_any_answer():
    match = late()
    assert match.may_undo("stark")
    match.undo("stark")
    assert "stark" in match.decisions
