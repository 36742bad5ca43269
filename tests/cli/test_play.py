"""`montjoie play` and what every command shares: help, languages, exit codes, the real program."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import montjoie as library
from montjoie.cli import playing, speech
from tests.cli.commands import montjoie

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "montjoie.cli"]
COMMANDS = ["play", "simulate", "replay", "rule", "rules", "rules coverage", "position", "position check"]
COMMANDS += ["army", "army check", "content", "content check", "odds"]


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    """Let these lines be typed, then nothing more."""
    typed = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(playing, "_line", read)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself(command: str):
    done = montjoie(*command.split(), "--help")
    assert done.code == 0
    assert "Usage: montjoie" in done.out
    assert done.out.splitlines()[2].strip().endswith(".") or "up." in done.out


@pytest.mark.parametrize("arguments", [["zork"], ["play", "--zork"], ["replay"], ["rules", "zork"], ["rule"]])
def test_a_command_line_that_means_nothing_fails_on_stderr(arguments: list[str]):
    done = montjoie(*arguments)
    assert done.code == 2
    assert done.err
    assert not done.out


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "en", "LANG": "fr"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    env: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert speech.tongue_of(None) == lang
    assert speech.given_language(["rule", "x"]) == lang
    assert speech.given_language(["rule", "--lang", "fr"]) == "fr"
    assert speech.given_language(["rule", "--lang=en"]) == "en"


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("true", True),
        ("3", 3),
        ("stark,tyrell", ["stark", "tyrell"]),
        ('["a"]', ["a"]),
        ("auto", "auto"),
        ("a=b", "a=b"),
    ],
)
def test_option_values_are_json_lists_or_words(given: str, value: object):
    assert speech.read_options([f"key={given}"]) == {"key": value}


def test_a_game_is_played_and_its_record_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "record.json"
    fixed = ("play", "joust", "--seats", "2", "--seed", "5", "--lang", "en", "--record", str(file))
    hand = library.start("joust", 2, seed=5).view("seat-2")["board"]["riders"]["seat-2"]["lances"]
    type_lines(monkeypatch, [hand[0], "quit"])
    assert "You have left the table." in montjoie(*fixed, "--seat", "seat-2").out
    assert not library.replay(file.read_bytes()).over
    type_lines(monkeypatch, hand[1:])
    assert "The end" in montjoie(*fixed, "--seat", "SEAT-2", "--bots", "random").out
    assert montjoie("replay", str(file), "--verify").code == 0
    assert library.replay(file.read_bytes()).over


def test_a_house_is_chosen_and_the_language_too(monkeypatch: pytest.MonkeyPatch):
    type_lines(monkeypatch, ["quitter"])
    done = montjoie("play", "--house", "Greyjoy", "--seats", "5", "--seed", "1", "--lang", "fr")
    assert done.code == 0
    assert "Au clavier : Greyjoy" in done.out


def test_a_game_starts_from_a_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(library.start("joust", 3, seed=4).position()))
    type_lines(monkeypatch, ["quit"])
    assert montjoie("play", "joust", "--position", str(file), "--seat", "all").code == 0
    refused = montjoie("play", "throne", "--position", str(file))
    assert refused.code == 1
    assert "[KER-POS-01]" in refused.err
    both = montjoie("play", "joust", "--position", str(file), "--record", str(file), "--lang", "en")
    assert "not both" in both.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["zork"], "KER-SET-03"),
        (["throne", "--house", "martell"], "There is no seat martell"),
        (["throne", "--bots", "zork"], "KER-BOT-01"),
        (["throne", "--bots", ","], "at least one bot"),
        (["throne", "--position", "/none"], "cannot be read"),
        (["joust", "--seats", "7"], "KER-SET-02"),
    ],
)
def test_a_game_that_cannot_be_played_says_why(arguments: list[str], said: str):
    done = montjoie("play", *arguments, "--lang", "en")
    assert done.code == 1
    assert said in done.err


@pytest.mark.parametrize("stdin", [b"", b"1\n2\n"])
def test_without_anybody_at_the_keyboard_the_program_ends_with_a_hint(stdin: bytes):
    env = {**os.environ, "LANG": "fr_FR.UTF-8", "LC_ALL": "", "COLUMNS": "80"}
    done = subprocess.run([*PROGRAM, "play", "throne"], input=stdin, capture_output=True, env=env, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Personne n'est au clavier." in done.stdout.decode()
    assert not done.stderr


def test_the_program_fails_without_a_traceback_whatever_the_bytes():
    done = subprocess.run([*PROGRAM, "rule", b"\xff\xfe"], capture_output=True, timeout=60)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert done.stderr


def test_the_program_simulates_on_all_cores_by_default():
    arguments = ["simulate", "throne", "--games", "3", "--seats", "3", "--json"]
    done = subprocess.run([*PROGRAM, *arguments], capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["errors"] == []
    assert not done.stderr


def test_a_reader_who_has_seen_enough_stops_the_program_quietly():
    with subprocess.Popen(
        [*PROGRAM, "rules", "coverage"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout
        assert program.stderr
        program.stdout.close()
        assert b"Traceback" not in program.stderr.read()
