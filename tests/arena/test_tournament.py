"""Bots play games and tournaments: fair seats, shares, failures, and the same result on any machine."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie
from montjoie import Match, bots
from montjoie.arena import Failure, Outcome, Report, bots_of, play_one, tournament
from montjoie.arena import bout as bouts


class Stumbler:
    """Falls in the second game of a tournament."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self.falls = str(seed).split("/")[1:2] == ["1"]

    def choose(self, match: Match, seat: str) -> Any:
        """The first legal answer, or a fall."""
        if self.falls:
            raise ZeroDivisionError("off the horse")
        return next(match.decisions[seat].candidates())


bots.register("stumbler", Stumbler, "joust")


def timeless(report: Report) -> Report:
    """The report without what depends on the machine."""
    return msgspec.structs.replace(report, seconds=0, decisions_per_second=0, games_per_second=0)


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=6), st.integers(1, 6), st.integers(0, 20))
def test_each_bot_of_the_list_plays_each_seat_equally_often(names: list[str], seats: int, first: int):
    marked = [f"{name}{i}" for i, name in enumerate(names)]
    games = [bots_of(marked, seats, first + number) for number in range(len(marked))]
    for seat in range(seats):
        assert sorted(game[seat] for game in games) == sorted(marked)


def test_a_short_list_is_repeated_over_the_seats():
    assert bots_of(["greedy", "random"], 5, 0) == ["greedy", "random", "greedy", "random", "greedy"]


def test_one_game_is_the_same_for_the_same_seed():
    first, again = (play_one("joust", 4, ["random"], "7/1") for _ in range(2))
    assert first == again
    assert first.decisions == 12
    assert first.digest != play_one("joust", 4, ["random"], "7/2").digest


def test_a_draw_shares_the_win_and_equal_names_add_up():
    seats = {"s1": "greedy", "s2": "random", "s3": "random", "s4": "greedy"}
    shared = Outcome(1, seats, [["s1", "s2", "s3"], ["s4"]], 9, 3, "d")
    assert shared.shares == pytest.approx({"greedy": 1 / 3, "random": 2 / 3})


def test_shares_sum_to_one_over_a_tournament():
    report = tournament("joust", 9, seats=3, bots=["random", "stumbler"], seed="sum")
    assert sum(report.wins.values()) == pytest.approx(1, abs=0.001)


def test_the_result_does_not_depend_on_the_number_of_processes():
    alone, together = (tournament("joust", 10, seats=3, seed=4, jobs=jobs) for jobs in (1, 2))
    assert timeless(alone) == timeless(together)
    assert alone.decisions == 90
    assert not alone.errors


def test_a_failing_game_is_named_and_stops_no_other():
    report = tournament("joust", 4, seats=2, bots=["stumbler"], seed=3)
    assert report.errors == [Failure(1, "3/1", "ZeroDivisionError: off the horse")]
    assert report.decisions == 18
    assert report.wins == {"stumbler": 1.0}


def test_a_game_that_never_ends_is_a_failure(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bouts, "LONGEST", 5)
    (failure,) = tournament("joust", 1, seats=3).errors
    assert "no end after" in failure.error


def test_every_record_written_replays_to_its_end(tmp_path: Path):
    tournament("throne", 2, seats=3, seed=1, records=tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["journal.jsonl", "throne-00000.json", "throne-00001.json"]
    for file in files[1:]:
        assert montjoie.replay(file.read_bytes()).over


@pytest.mark.parametrize(
    "wrong", [{"seats": 9}, {"bots": ["zork"]}, {"options": {"zork": 1}}, {"seed": "\n"}]
)
def test_what_cannot_be_set_up_is_refused_before_the_first_game(wrong: dict[str, Any]):
    with pytest.raises(montjoie.OptionError):
        tournament("joust", 1, **wrong)


def test_progress_counts_every_game():
    played: list[int] = []
    tournament("joust", 5, seats=2, progress=played.append)
    assert sum(played) == 5
