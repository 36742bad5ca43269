"""A series goes on where it was stopped, whatever was killed, and plays no game twice."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import tests.arena.mortal  # noqa: F401 - registers its game
from montjoie import bots
from montjoie.arena import Alone, ArenaError, Bout, Failure, Means, Outcome, Processes, play_one, tournament
from montjoie.arena.crews import Played, Setting
from montjoie.arena.series import Series
from tests.arena.mortal import FATES


@pytest.fixture
def fates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of those who are struck dead."""
    folder = tmp_path / "fates"
    folder.mkdir()
    monkeypatch.setenv(FATES, str(folder))
    return folder


def bouts(games: int) -> Iterator[Bout]:
    """Bouts of mortal riders."""
    return (Bout(number, f"7/{number}", ["mortal", "mortal"]) for number in range(games))


def series(journal: Path | None, **means: Any) -> Series:
    """A series of jousts."""
    return Series("mortal", 2, {"seed": 7}, Means(journal=journal, **means))


def test_games_in_the_journal_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "new" / "journal"
    means = Means(journal=file)
    first = tournament("joust", 4, seats=2, means=means)
    monkeypatch.setattr(bots.RandomBot, "choose", lambda *_: pytest.fail("played again"))
    again = tournament("joust", 4, seats=2, means=Means(journal=file))
    assert (again.wins, again.decisions, again.games_per_second) == (first.wins, first.decisions, 0)


def test_more_games_of_a_series_go_on_with_its_journal(fates: Path, tmp_path: Path):
    file = tmp_path / "journal"
    series(file).play(bouts(2))
    counted: list[int] = []
    ended = series(file, progress=counted.append).play(bouts(5))
    assert counted[0] == 2
    assert ended == series(None).play(bouts(5))


def test_half_a_line_is_cut_off_and_its_game_played_again(fates: Path, tmp_path: Path):
    file = tmp_path / "journal"
    whole = series(file).play(bouts(3))
    for cut in (1, 40, file.read_bytes().index(b"\n") + 5, 9):
        text = file.read_bytes()
        file.write_bytes(text[:-cut] if cut < 41 else text[:cut])
        assert series(file).play(bouts(3)) == whole
    assert len(file.read_text().splitlines()) == 4


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path):
    file = tmp_path / "letters"
    for text in ("Dear Ned\n", "Dear Ned"):
        file.write_text(text)
        with pytest.raises(ArenaError) as refused:
            series(file)
        assert file.read_text() == text
    assert str(file) in refused.value.text("fr")


def test_the_journal_of_another_series_is_refused(tmp_path: Path):
    file = tmp_path / "journal"
    tournament("joust", 1, seats=2, seed=1, means=Means(journal=file))
    with pytest.raises(ArenaError, match="another series"):
        tournament("joust", 1, seats=2, seed=2, means=Means(journal=file))


def test_games_that_fail_are_not_in_the_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "journal"
    with monkeypatch.context() as broken:
        broken.setattr(bots.RandomBot, "choose", lambda *_: "zork")
        assert len(tournament("joust", 2, seats=2, means=Means(journal=file)).errors) == 2
    assert not tournament("joust", 2, seats=2, means=Means(journal=file)).errors


def test_a_process_that_is_killed_loses_no_game(fates: Path, tmp_path: Path):
    (fates / "fate").touch()
    played = series(tmp_path / "journal", crew=Processes(2))
    ended = played.play(bouts(6))
    assert not list(fates.iterdir())  # it struck
    assert not played.failed
    assert ended == [again(outcome) for outcome in ended]
    assert [outcome.number for outcome in ended] == list(range(6))


def again(outcome: Outcome) -> Outcome:
    """The same game played here."""
    return play_one("mortal", 2, ["mortal"], outcome.seed, number=outcome.number)


class Doomed(Alone):
    """A crew of which whoever plays the third game is lost."""

    lost = 0

    def begin(self, setting: Setting, bouts: Sequence[Bout]) -> Future[list[Played]]:
        """Play, or be lost."""
        if all(bout.number != 3 for bout in bouts):
            return super().begin(setting, bouts)
        self.lost += 1
        gone: Future[list[Played]] = Future()
        gone.set_exception(BrokenProcessPool("killed"))
        return gone


def test_a_game_that_kills_whoever_plays_it_is_a_failure(fates: Path):
    crew = Doomed()
    played = series(None, crew=crew)
    ended = played.play(bouts(20))
    assert played.failed == [Failure(3, "7/3", "BrokenProcessPool: killed")]
    assert [outcome.number for outcome in ended] == [n for n in range(20) if n != 3]
    assert crew.lost == 4
