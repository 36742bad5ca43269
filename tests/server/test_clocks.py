"""The arithmetic of clocks."""

from __future__ import annotations

import time

import pytest

from montjoie.server import clocks
from montjoie.server.clocks import Times, begin, expired, face, next_deadline, turned
from montjoie.server.protocol import ClockSetting

DECISION = ClockSetting("decision", 10)
BUDGET = ClockSetting("budget", 10, 2)


def test_no_clock_shows_nothing():
    assert begin(ClockSetting(), ["a"], ["a"], 0) is None
    assert turned(ClockSetting(), None, ["a"], None, 5) is None
    assert face(ClockSetting(), None, 0) is None
    assert expired(None, 10**15) == []
    assert next_deadline(None) is None


def test_every_decision_has_its_own_time():
    times = begin(DECISION, ["a", "b"], ["a"], 1000)
    assert times is not None
    assert next_deadline(times) == 11_000
    times = turned(DECISION, times, ["b"], "a", 5000)
    assert times is not None
    assert (times.left, times.since) == ({"a": 10_000, "b": 10_000}, {"b": 5000})
    times = turned(DECISION, times, ["b"], "b", 9000)  # asked again at once
    assert times is not None
    assert (times.left, times.since) == ({"a": 10_000, "b": 10_000}, {"b": 9000})


def test_what_others_do_does_not_wind_a_clock():
    times = begin(DECISION, ["a", "b"], ["a", "b"], 0)
    times = turned(DECISION, times, ["b"], "a", 6000)
    assert expired(times, 9999) == []
    assert expired(times, 10_000) == ["b"]


def test_a_budget_is_used_up_and_an_answer_adds_to_it():
    times = begin(BUDGET, ["a", "b"], ["a", "b"], 0)
    times = turned(BUDGET, times, ["b"], "a", 4000)
    assert times is not None
    assert (times.left, times.since) == ({"a": 8000, "b": 10_000}, {"b": 0})
    times = turned(BUDGET, times, ["a"], None, 5000)  # b is no longer asked, and has not answered
    assert times is not None
    assert (times.left, times.since) == ({"a": 8000, "b": 5000}, {"a": 5000})
    times = turned(BUDGET, times, [], "a", 99_000)  # somebody stood in: nothing is left but the increment
    assert times is not None
    assert (times.left, times.since) == ({"a": 2000, "b": 5000}, {})


def test_the_face_says_what_is_left_now():
    shown = face(BUDGET, Times({"a": 8000, "b": 100}, {"a": 5000}), 6500)
    assert shown is not None
    assert (shown.seats["a"].left, shown.seats["a"].runs) == (6500, True)
    assert (shown.seats["b"].left, shown.seats["b"].runs) == (100, False)
    late = face(BUDGET, Times({"a": 8000}, {"a": 5000}), 50_000)
    assert late is not None
    assert late.seats["a"].left == 0


@pytest.mark.parametrize("setting", [DECISION, BUDGET])
def test_to_answer_and_to_undo_buys_no_time(setting):
    times = begin(setting, ["a", "b"], ["a"], 0)
    for n in range(5):
        times = turned(setting, times, ["b"], "a", 3000 + n)
        times = turned(setting, times, ["a"], "a", 3000 + n, undone=True)
    assert times is not None
    assert times.left["a"] + times.since["a"] <= 10_000, "it runs out when it would have"
    assert times.since == {"a": 3004}


def test_what_was_thought_about_the_next_question_counts_when_an_answer_is_taken_back():
    times = begin(DECISION, ["a"], ["a"], 0)
    times = turned(DECISION, times, ["a"], "a", 2000)  # asked again at once
    times = turned(DECISION, times, ["a"], "a", 5000, undone=True)
    assert times is not None
    assert times.left == {"a": 5000}


def test_a_clock_set_back_gives_nobody_time_and_takes_none():
    times = begin(BUDGET, ["a", "b"], ["a"], 9000)
    times = turned(BUDGET, times, ["b"], "a", 5000)
    assert times is not None
    assert times.left["a"] == 12_000


def test_time_goes_on_when_somebody_sets_the_time_of_the_machine(monkeypatch):
    before = clocks.now_ms()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= clocks.now_ms() < before + 5000
