"""The rally phase (WES-RAL)."""

from __future__ import annotations

from montjoie.games.westeros.phases.rally import RallyPhase
from montjoie.games.westeros.state import Lasting
from tests.games.westeros.given import at, board, commander, events, over
from tests.rule import rule


def tokens(stark: int, lannister: int) -> dict[str, dict[str, int]]:
    return {"stark": {"command_tokens": stark}, "lannister": {"command_tokens": lannister}}


@rule("WES-RAL-02")
def test_more_command_tokens_on_the_board_win_advantage() -> None:
    assert board(at(RallyPhase(), sides=tokens(1, 2), momentum="stark")).course.first == "lannister"
    assert board(at(RallyPhase(), sides=tokens(3, 2), momentum="lannister")).course.first == "stark"


@rule("WES-RAL-02", "WES-RAL-01")
def test_tokens_on_commander_cards_do_not_count_for_advantage() -> None:
    match = at(
        RallyPhase(),
        {"s1": "host green 5,3 @maege"},
        sides=tokens(1, 2),
        commanders={"maege": {"tokens": 2}},
    )
    assert board(match).course.first == "lannister"
    assert board(match).sides["stark"].command_tokens == 3  # refreshed afterwards


@rule("WES-RAL-03", "WES-SET-12")
def test_on_equality_the_momentum_token_gives_advantage() -> None:
    assert board(at(RallyPhase(), sides=tokens(2, 2), momentum="lannister")).course.first == "lannister"
    assert board(at(RallyPhase(), sides=tokens(2, 2), momentum="stark")).course.first == "stark"


@rule("WES-SET-12")
def test_the_momentum_token_stays_with_its_holder() -> None:
    assert board(at(RallyPhase(), sides=tokens(0, 3), momentum="stark")).course.momentum == "stark"


@rule("WES-RAL-05")
def test_refresh_moves_all_tokens_from_commanders_to_the_board() -> None:
    match = at(
        RallyPhase(),
        {"s1": "host green 5,3 @maege", "s2": "riders blue 9,3 @rickard"},
        sides=tokens(0, 3),
        commanders={"maege": {"tokens": 1}, "rickard": {"tokens": 2}},
    )
    assert board(match).sides["stark"].command_tokens == 3
    assert [c.tokens for c in board(match).commanders.values()] == [0, 0]
    assert [e["house"] for e in events(match, "tokens_refreshed")] == ["stark"]


@rule("WES-RUL-25", "WES-CAP-08")
def test_tokens_of_a_captured_commander_return_too_late_for_advantage() -> None:
    match = at(
        RallyPhase(),
        {"s1": "host green 5,3 @maege", "s2": "riders blue 9,3 @rickard"},
        sides=tokens(1, 2),
        commanders={"maege": {"tokens": 2, "unit": ""}},
    )
    assert board(match).course.first == "lannister"
    assert board(match).sides["stark"].command_tokens == 3
    assert list(board(match).commanders) == [commander("rickard")]


@rule("WES-RAL-06", "WES-EX-03")
def test_every_unit_becomes_ready_whether_it_was_activated_or_not() -> None:
    match = at(
        RallyPhase(), {"s1": "host green 5,3 spent", "s2": "host green 6,3", "l1": "guards blue 5,9 spent"}
    )
    assert not any(unit.spent for unit in board(match).units.values())
    assert events(match, "units_rallied")[0]["units"] == ["s1", "l1"]


@rule("WES-RAL-01")
def test_the_rally_phase_asks_nobody() -> None:
    assert over(at(RallyPhase(), {"s1": "host green 5,3 spent"}))


@rule("WES-RAL-01")
def test_advantage_is_settled_before_tokens_and_units() -> None:
    match = at(
        RallyPhase(),
        {"s1": "host green 5,3 spent @maege"},
        commanders={"maege": {"tokens": 1}},
        first="stark",
    )
    kinds = [e["kind"].partition(".")[2] for e in match.feed(None)]
    assert kinds == ["advantage_won", "tokens_refreshed", "units_rallied"]


@rule("WES-GEN-01")
def test_effects_of_the_round_end_with_the_rally_phase_and_lasting_ones_stay() -> None:
    effect = Lasting("bonus_dice", "stark", "sl11", until="round", n=1)
    always = Lasting("bonus_dice", "stark", "sl11", until="always", n=1)
    match = at(RallyPhase(), effects={"e1": effect, "e2": always})
    assert list(board(match).effects) == ["e2"]
