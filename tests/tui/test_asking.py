"""Every form of question can be answered by number, piece by piece and in notation."""

from typing import Any

import pytest

import montjoie
from montjoie.tui import asking
from tests.tui.terminal import Terminal, stall, walk


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask piece by piece as soon as there are more than two legal answers."""
    monkeypatch.setattr(asking, "LISTED", 2)


def settled(name: str, *typed: str) -> tuple[str, Terminal]:
    """The terms a stall was settled on, and the terminal where it happened."""
    match = stall(name)
    terminal = walk(match, *typed)
    assert match.over, terminal.shown
    return match.view(None)["board"]["bargains"]["1"]["terms"], terminal


def told(name: str, answer: Any) -> str:
    """The terms that an answer settles."""
    match = stall(name)
    match.submit(next(iter(match.decisions)), answer)
    terms: str = match.view(None)["board"]["bargains"]["1"]["terms"]
    return terms


def test_a_number_takes_the_choice_beside_it():
    terms, terminal = settled("fruit", "2")
    assert terms == told("fruit", "blood orange")
    assert "rotten plum" not in terminal.shown.partition("1  Apple")[2].partition(">")[0]


def test_an_answer_in_notation_is_taken_as_a_whole():
    assert settled("errands", "north=cook south=page")[0] == told(
        "errands", {"north": "cook", "south": "page"}
    )


def test_a_refusal_is_shown_with_its_rule_and_the_text_of_the_rule():
    terms, terminal = settled("haggle", "3", "4")
    assert terms == told("haggle", 4)
    assert "[BZR-ANS-01]" in terminal.told
    rule = stall("haggle").engine.game.rules["BZR-ANS-01"]
    assert " ".join(rule.text.split()) in terminal.told


@pytest.mark.parametrize(
    ("name", "typed", "answer"),
    [
        ("basket", ["2", "4", "ok"], ["bread", "date"]),
        ("basket", ["1", "3", "ok", "3", "2", "ok"], ["apple", "bread"]),
        ("queue", ["2", "1", "3", "ok"], ["baker", "thief", "lady: veiled"]),
        ("pay", ["1", "1", "2", "1", "ok"], {"gold": 1, "silver": 1}),
        ("pay", ["1", "1", "ok", "3", "2", "ok"], {"gold": 1, "copper": 2}),
        ("errands", ["1", "2", "ok", "ok"], {"north": "cook", "south": "page"}),
        ("errands", ["1", "1", "2", "0", "ok"], {"north": "cook", "south": "page"}),
        ("errands", ["1", "back", "2", "0", "0", "3", "0", "ok"], {"north": "page"}),
        ("porters", ["1", "2", "1", "ok"], {"silk": "ann", "salt": "bob", "tea": "ann"}),
        ("trade", ["3", "4", "5", "back", "1"], "leave"),
        ("trade", ["2", "1", "1", "2", "2", "ok"], {"pay": {"gold": 1, "silver": 2}}),
        ("pitch", ["more", "1"], {"x": 0, "y": 0, "facing": 0}),
        ("stroll", ["more", "3"], [{"turn": -9000, "ahead": 2000, "pivot": "left-wheel"}] * 2),
    ],
)
@pytest.mark.usefixtures("pieces")
def test_an_answer_is_put_together_piece_by_piece(name: str, typed: list[str], answer: Any):
    assert settled(name, *typed)[0] == told(name, answer)


@pytest.mark.usefixtures("pieces")
def test_a_value_that_breaks_a_rule_is_refused_as_soon_as_it_is_typed():
    terminal = settled("errands", "2", "2", "1", "0", "ok")[1]
    assert terminal.told.count("“page” is used 2 times; there is only one.") == 1


@pytest.mark.usefixtures("pieces")
def test_what_is_still_missing_is_said_before_it_is_confirmed():
    terminal = settled("pay", "ok", "1", "1", "2", "1", "ok")[1]
    assert "Choose from 7 to 9 of gold, silver and copper, not 0. [BZR-RUN-01]" in terminal.told


@pytest.mark.usefixtures("pieces")
def test_doors_that_open_on_nothing_legal_stay_shut():
    offered = settled("trade", "1")[1].shown.partition(">")[0]
    assert "Leave" in offered
    assert "Closed" not in offered


@pytest.mark.parametrize("typed", ["77", "0", "9" * 5000, "fru it", "=", "a=", '"', "٣٣"])
@pytest.mark.parametrize("name", ["fruit", "basket", "haggle", "queue", "pay", "errands", "trade", "pitch"])
def test_what_is_not_understood_changes_nothing(name: str, typed: str):
    match = stall(name)
    before = match.digest()
    walk(match, typed)
    assert match.digest() == before


def test_things_that_are_numbers_are_chosen_by_that_number():
    match = montjoie.start("joust", 2, seed=5)
    lance = match.view("seat-1")["board"]["riders"]["seat-1"]["lances"][2]
    terminal = walk(match, lance)
    assert f"✓ {lance}" in terminal.shown
