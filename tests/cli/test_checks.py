"""`position check`, `army check`, `content check` and `odds`: every problem with its place and rule."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie as library
from montjoie import Problem, words
from montjoie.kernel import content as packs
from tests.cli.commands import montjoie
from tests.rule import rule


def written(tmp_path: Path, document: Any) -> str:
    """A document in a file."""
    file = tmp_path / "document.json"
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    return str(file)


def test_a_sound_position_says_who_is_asked_what(tmp_path: Path):
    file = written(tmp_path, library.start("joust", 2).position())
    done = montjoie("position", "check", file, "--lang", "en")
    assert done.code == 0
    assert "Player 2 is asked joust.couch [JST-RUN-01]." in done.out
    assert json.loads(montjoie("position", "check", file, "--json").out) == {"ok": True, "problems": []}


def test_problems_of_a_position_come_with_path_and_rule(tmp_path: Path):
    position = library.start("throne", 3).position()
    position["board"]["turn"] = {"number": "ten"}
    file = written(tmp_path, position)
    done = montjoie("position", "check", file, "--lang", "fr")
    assert done.code == 1
    assert done.err.startswith("position.board.turn.number: ")
    assert "[KER-POS-01]" in done.err
    (problem,) = json.loads(montjoie("position", "check", file, "--json").out)["problems"]
    assert (problem["path"], problem["rule"]) == ("position.board.turn.number", "KER-POS-01")


@pytest.mark.parametrize("command", ["position", "army"])
@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"game": 3}', '{"game": "zork"}', "[" * 100_000, '"\\ud800"']
)
def test_what_is_no_document_is_refused(command: str, text: str, tmp_path: Path):
    done = montjoie(command, "check", written(tmp_path, text))
    assert done.code == 1
    assert done.err
    assert montjoie(command, "check", str(tmp_path)).code == 1


@given(st.binary(max_size=30))
def test_no_file_makes_a_traceback(content: bytes):
    import tempfile

    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        for command in (("position", "check"), ("army", "check"), ("replay",)):
            assert montjoie(*command, file.name).code == 1


def test_a_game_without_armies_says_so(tmp_path: Path):
    done = montjoie("army", "check", written(tmp_path, {"game": "throne"}), "--lang", "fr")
    assert done.code == 1
    assert done.err == "Throne n'a pas d'armées à vérifier."


def test_a_game_with_armies_checks_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wrong = Problem("army.units[0]", "KER-ANS-02", "not-offered", {"answer": "dragon", "offered": ["horse"]})
    game = type(library.find("joust"))
    monkeypatch.setattr(game, "army_problems", lambda self, army: [wrong] if "units" in army else [])
    sound = montjoie("army", "check", written(tmp_path, {"game": "joust"}), "--lang", "en")
    assert sound.code == 0
    assert " ".join(sound.out.split()).endswith("a sound army.")
    done = montjoie("army", "check", written(tmp_path, {"game": "joust", "units": []}), "--lang", "en")
    assert done.code == 1
    assert done.err == "army.units[0]: “dragon” cannot be chosen here; possible: horse. [KER-ANS-02]"


def test_what_an_army_has_that_does_nothing_is_noted_without_making_it_wrong(tmp_path: Path):
    regiments = [{"regiment": "phalangites", "stands": 3}]
    band = {"character": "polemarch", "warlord": True, "regiments": regiments}
    file = written(tmp_path, {"game": "conquest", "faction": "city_states", "warbands": [band]})
    done = montjoie("army", "check", file, "--lang", "en")
    assert done.code == 0
    assert "Wall of Pikes is not modelled" in " ".join(done.out.split())
    told = json.loads(montjoie("army", "check", file, "--json").out)
    assert (told["ok"], [note["rule"] for note in told["notes"]]) == (True, ["CON-ARM-09"])


@pytest.mark.parametrize("line", ["Game: joust", "  jeu : joust  ", "# an army\nGAME:joust\nUnits:"])
def test_an_army_may_be_text_that_names_its_game(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wrong = Problem("L1", "KER-ANS-02", "not-offered", {"answer": "dragon", "offered": ["horse"]})
    game = type(library.find("joust"))
    monkeypatch.setattr(game, "army_problems", lambda self, army: [] if army == line else [wrong])
    assert montjoie("army", "check", written(tmp_path, line)).code == 0
    assert montjoie("army", "check", written(tmp_path, f"{line}\n- dragon")).code == 1


def test_a_game_without_odds_says_so():
    done = montjoie("odds", "throne", "--area", "pyke", "--lang=en")
    assert done.code == 1
    assert done.err == "Throne has no odds to tell."
    assert "KER-SET-03" in montjoie("odds", "zork").err


@pytest.mark.parametrize(
    ("question", "dice"),
    [
        (("militia", "men_at_arms"), 13),
        (("militia", "men_at_arms", "--stands", "6", "--character", "noble_lord", "--arc", "rear"), 23),
        (("household_kn", "raiders", "--by", "impact"), 9),
        (("militia_b", "raiders", "--by", "volley", "--away", "4"), 13),
    ],
)
def test_the_odds_of_a_regiment_are_told_of_an_empty_field(question: tuple[str, ...], dice: int):
    told = json.loads(montjoie("odds", "conquest", *question, "--json").out)
    assert told["dice"] == dice
    assert sum(told["stands"]) == pytest.approx(10_000, abs=20)
    assert "Broken" in montjoie("odds", "conquest", *question, "--lang", "en").out


def test_odds_of_what_brings_no_dice_or_does_not_exist_are_refused():
    assert (
        "no dice" in montjoie("odds", "conquest", "militia", "raiders", "--by", "volley", "--lang", "en").err
    )
    assert "zork" in montjoie("odds", "conquest", "zork", "raiders", "--lang", "fr").err
    assert "50" in montjoie("odds", "conquest", "militia", "raiders", "--stands", "50").err


def test_a_rule_more_changes_the_odds():
    plain, cleaving = (
        json.loads(montjoie("odds", "conquest", "militia", "men_at_arms", *more, "--json").out)
        for more in ((), ("--rule", "cleave=2", "--against-rule", "indomitable"))
    )
    assert cleaving["mean"]["wounds"] > plain["mean"]["wounds"]


def test_the_packs_we_ship_are_sound():
    done = montjoie("content", "check", "--lang", "en")
    assert done.code == 0
    assert "sound" in done.out
    assert json.loads(montjoie("content", "check", "--json").out) == {"ok": True, "problems": []}


def test_problems_of_a_pack_come_with_file_path_and_rule(tmp_path: Path):
    shutil.copytree(packs.root() / "throne" / "base", tmp_path / "mine")
    file = tmp_path / "mine" / "map.json"
    board = json.loads(file.read_text("utf-8"))
    del board["areas"][3]["type"]
    board["areas"][4]["crowns"] = "many"
    file.write_text(json.dumps(board), "utf-8")
    done = montjoie("content", "check", str(tmp_path), "--lang", "fr")
    assert done.code == 1
    assert "mine/map.json:$.areas[3]: Il manque le champ « type ». [KER-PCK-02]" in done.err
    assert "mine/map.json:$.areas[4].crowns" in done.err


def test_a_folder_without_packs_and_a_missing_folder_are_refused(tmp_path: Path):
    assert "[KER-PCK-04]" in montjoie("content", "check", str(tmp_path)).err
    assert montjoie("content", "check", str(tmp_path / "none")).code == 1


@pytest.fixture
def broken_base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A base pack of Westeros with a battle longer than the round track, in the place of ours."""
    westeros = library.find("westeros")
    shutil.copytree(packs.root() / "westeros", tmp_path / "westeros")
    file = next((tmp_path / "westeros" / "base" / "plans").glob("*.json"))
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"round_limit": 60}), "utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(packs, "root", lambda: tmp_path)
        packs._base.cache_clear()
        words.register(westeros.prefix, westeros.speech)
        yield file.name
    packs._base.cache_clear()
    words.register(westeros.prefix, westeros.speech)


@rule("KER-PCK-02")
def test_a_base_pack_that_is_broken_is_told_of_without_the_names_in_it(broken_base: str):
    done = montjoie("content", "check", "--lang", "en")
    assert done.code == 1
    assert f"westeros/base/plans/{broken_base}" in done.err
    assert "60 rounds" in done.err
