"""`montjoie ladder`, `balance` and `tables`: JSON, tables for people, files, and what is refused."""

import json
from pathlib import Path

import pytest

import montjoie as library
from tests.cli.commands import montjoie

library.bots.register("rival", library.bots.RandomBot, "joust")
ONE = ("--jobs", "1")


def test_a_ladder_rates_all_bots_of_the_game_and_goes_on_from_its_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    # Other tests teach joust to bots that fall.
    monkeypatch.setattr(library.bots, "names", lambda game: ["random", "rival"])
    arguments = ("ladder", "joust", *ONE, "--games", "3", "--seats", "2", "--journal", str(tmp_path / "j"))
    done = montjoie(*arguments, "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert sorted(rung["bot"] for rung in found["rungs"]) == ["random", "rival"]
    assert montjoie(*arguments, "--json").out == done.out
    assert "cote" in montjoie(*arguments, "--lang", "fr").out
    other = montjoie(*arguments, "--seed", "2", "--lang", "fr")
    assert other.code == 1
    assert "autre série" in other.err


def test_one_bot_makes_no_ladder():
    done = montjoie("ladder", "joust", "--bots", "random", "--lang", "en")
    assert (done.code, done.err) == (1, "Name at least two different bots.")


def test_balance_writes_a_report(tmp_path: Path):
    file = tmp_path / "report.html"
    arguments = ("balance", "joust", *ONE, "--games", "4", "--bots", "random", "--report", str(file))
    told = json.loads(montjoie(*arguments, "--json").out)
    assert told["groups"][0]["trait"] == "seat"
    assert "Seat" in montjoie(*arguments, "--lang", "en").out
    assert file.read_text().startswith("<!doctype html>")


def test_records_become_tables(tmp_path: Path):
    montjoie("simulate", "joust", *ONE, "--games", "2", "--records", str(tmp_path / "records"))
    done = montjoie("tables", str(tmp_path / "records"), str(tmp_path / "tables"), "--json")
    assert json.loads(done.out)["records"] == 2
    assert len(list((tmp_path / "tables").iterdir())) == 4
    nothing = montjoie("tables", str(tmp_path / "tables"), str(tmp_path), "--lang", "en")
    assert nothing.code == 1
    assert "no record" in nothing.err
