"""`montjoie simulate`: exact JSON, deterministic numbers, clear failures."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie as library
from tests.cli.commands import montjoie

KEYS = [
    "game",
    "games",
    "seats",
    "seconds",
    "decisions",
    "decisions_per_second",
    "games_per_second",
    "wins",
    "errors",
    "rounds_mean",
]


def simulate(*arguments: str) -> dict[str, object]:
    """The JSON of a simulation in this process."""
    done = montjoie("simulate", "joust", "--jobs", "1", "--json", *arguments)
    assert done.code == 0, done.err
    report: dict[str, object] = json.loads(done.out)
    return report


def test_json_has_exactly_the_keys_of_the_contract():
    report = simulate("--games", "4", "--seats", "3", "--seed", "5", "--bots", "random,random")
    assert list(report) == KEYS
    assert (report["game"], report["games"], report["seats"]) == ("joust", 4, 3)
    assert report["wins"] == {"random": 1.0}
    assert report["decisions"] == 36
    assert report["errors"] == []


def test_the_same_seed_gives_the_same_games():
    one, again, other = (simulate("--games", "6", "--seed", seed) for seed in ("a", "a", "b"))
    assert one["wins"] == again["wins"]
    assert one["decisions"] == other["decisions"]


def test_people_get_a_table_in_their_language():
    done = montjoie("simulate", "joust", "--games", "2", "--jobs", "1", "--lang", "fr")
    assert done.code == 0
    assert "victoires" in done.out
    assert "2 parties de joust" in done.out


def test_records_are_written_and_replay(tmp_path: Path):
    simulate("--games", "2", "--records", str(tmp_path))
    for file in tmp_path.glob("joust-*.json"):
        assert montjoie("replay", str(file), "--verify").code == 0


def test_options_reach_the_game():
    arguments = ("simulate", "throne", "--games", "1", "--jobs", "1", "--seats", "3", "--json")
    assert montjoie(*arguments, "--option", "houses=random").code == 0
    refused = montjoie(*arguments, "--option", "competitive=true", "--lang", "en")
    assert refused.code == 1
    assert "[THR-SET-13]" in refused.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["zork"], "KER-SET-03"),
        (["joust", "--seats", "9"], "KER-SET-02"),
        (["joust", "--bots", "zork"], "KER-BOT-01"),
        (["joust", "--bots", ","], "au moins un robot"),
        (["joust", "--option", "zork"], "CLÉ=VALEUR"),
        (["joust", "--option", "zork=1"], "KER-SET-01"),
        (["joust", "--records", "/dev/null/x"], "ne peut pas être écrit"),
    ],
)
def test_bad_input_is_one_sentence_on_stderr_in_the_language(arguments: list[str], said: str):
    done = montjoie("simulate", *arguments, "--games", "1", "--jobs", "1", "--lang", "fr")
    assert done.code == 1
    assert said in done.err
    assert not done.out


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "x"], ["--jobs", "0"], ["--zork"]])
def test_misused_options_fail(arguments: list[str]):
    done = montjoie("simulate", "joust", *arguments)
    assert done.code == 2
    assert done.err


@given(st.text(max_size=8), st.text(max_size=8), st.text(max_size=8))
def test_no_option_or_seed_makes_a_traceback(key: str, value: str, seed: str):
    fixed = ("simulate", "joust", "--games", "1", "--jobs", "1", "--json")
    assert montjoie(*fixed, f"--seed={seed}", f"--option={key}={value}").code in (0, 1, 2)


def test_a_failing_game_makes_the_command_fail(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library.bots.RandomBot, "choose", lambda *_: "zork")
    done = montjoie("simulate", "joust", "--games", "2", "--jobs", "1", "--json")
    assert done.code == 1
    errors = json.loads(done.out)["errors"]
    assert [(e["game"], e["seed"]) for e in errors] == [(0, "0/0"), (1, "0/1")]
    assert errors[0]["error"].startswith("Refusal: ")
    spoken = montjoie("simulate", "joust", "--games", "1", "--jobs", "1", "--seed", "4", "--lang", "en")
    assert "Game 0 (seed 4/0) failed: Refusal: " in spoken.err
