"""`montjoie tune`: weights from games, the same for the same seed, with a record of how they were found."""

import json
from pathlib import Path

from montjoie.bots.figurines.mind import FigurinesMind
from montjoie.bots.thinking import tuning, values
from montjoie.bots.throne.mind import ThroneMind
from tests.cli.commands import montjoie


def test_tuning_is_reproducible_and_keeps_its_record(tmp_path: Path):
    def tuned(name: str, jobs: str) -> bytes:
        given = ["--games", "5", "--seed", "3", "--bots", "squire", "--jobs", jobs]
        file = tmp_path / name
        done = montjoie("tune", "throne", *given, "--output", str(file))
        assert done.code == 0, done.err
        return file.read_bytes()

    one = tuned("one.json", "1")
    assert one == tuned("two.json", "2")
    document = json.loads(one)
    assert set(document["weights"]) == set(ThroneMind.features)
    assert document["record"]["games"] == 5
    assert document["record"]["players"] == ["squire"]


def test_games_that_teach_have_as_many_seats_as_the_mind_says():
    mind = FigurinesMind()
    samples = tuning.noted(mind, 0, "seats", ["squire"])
    assert {len(sample.rows) for sample in samples} == {mind.seats} == {2}


def test_a_game_that_nobody_can_think_about_is_refused():
    done = montjoie("tune", "joust", "--lang", "en")
    assert done.code == 1
    assert "joust" in done.err


def test_weights_are_found_that_made_what_happened_likely():
    """Of two seats the one with more of the first feature won three times in four."""
    rows = ((1.0, 0.0), (0.0, 1.0))
    samples = [tuning.Sample(rows, (1.0, 0.0))] * 300 + [tuning.Sample(rows, (0.0, 1.0))] * 100
    first, second = tuning.fitted(samples)
    chances = values.Value((first, second)).chances({"a": rows[0], "b": rows[1]})
    assert abs(chances["a"] - 0.75) < 0.01
    assert tuning.log_loss((first, second), samples) < tuning.log_loss((0.0, 0.0), samples)


def test_linear_equations_are_solved():
    assert tuning.solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0]) == [1.0, 2.0]
