"""`montjoie rule` and `montjoie rules coverage`: from a rule to its code and tests, and the number."""

import ast
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie as library
from montjoie.cli import coverage
from montjoie.cli.speech import CommandError
from montjoie.kernel.game import games
from tests.cli.commands import montjoie
from tests.rule import rule

ROOT = Path(__file__).parents[2]


def test_a_rule_is_shown_with_its_chapter_code_and_tests():
    told = json.loads(montjoie("rule", "thr-sup-04", "--json").out)
    known = library.rules("throne")["THR-SUP-04"]
    assert (told["game"], told["text"], told["chapter"]) == ("throne", known.text, known.chapter)
    for place in told["code"]:
        file, _, line = place.rpartition(":")
        assert "THR-SUP-04" in (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1]
    assert any(place.startswith("tests/games/throne/") and "::test_" in place for place in told["tests"])


@rule("JST-RUN-01")
def test_the_tests_of_a_rule_are_those_that_name_it():
    place = "tests/cli/test_rules.py::test_the_tests_of_a_rule_are_those_that_name_it"
    done = montjoie("rule", "JST-RUN-01", "--lang", "fr")
    assert place in done.out.replace("\n", "").replace("  ", " ")
    assert "examples/joust.py:" in done.out


def test_a_rule_is_shown_in_french_to_who_asks_for_it():
    assert "la Maison la mieux placée" in montjoie("rule", "THR-BAT-12", "--lang", "fr").out.replace(
        "\n", " "
    )


def test_worked_examples_and_kernel_rules_are_found_too():
    assert "THR-EX-01" in montjoie("rule", "THR-EX-01").out
    assert json.loads(montjoie("rule", "KER-ASK-01", "--json").out)["game"] == "kernel"


@given(st.text(max_size=12))
def test_an_unknown_rule_is_one_sentence(id: str):
    done = montjoie("rule", "--lang=fr", "--", f"x{id}")
    assert done.code == 1
    assert done.err.startswith("Il n'y a pas de règle X")


def test_coverage_of_a_game_has_exactly_the_keys_of_the_contract():
    told = json.loads(montjoie("rules", "coverage", "throne", "--json").out)
    told.pop("examples_missing", None)
    assert list(told) == ["game", "rules", "cited", "tested", "waived", "missing"]
    assert told["rules"] == len(library.rules("throne"))
    assert not set(told["missing"]) & set(told["waived"])


def test_coverage_of_all_games_is_a_list():
    told = json.loads(montjoie("rules", "coverage", "--json").out)
    assert [each["game"] for each in told] == list(games())


def test_coverage_for_people_lists_what_is_missing_with_its_first_words():
    done = montjoie("rules", "coverage", "joust", "--lang", "en")
    missing = coverage.coverage("joust").missing
    assert done.code == 0
    for id in missing:
        assert f"{id}  {library.rules('joust')[id].text[:30]}" in done.out
    assert montjoie("rules", "coverage", "joust", "--strict").code == (1 if missing else 0)


def test_missing_is_what_is_neither_waived_nor_both_cited_and_tested(monkeypatch: pytest.MonkeyPatch):
    rules = list(library.rules("joust"))
    monkeypatch.setattr(coverage, "citations", lambda game: {id: ["here"] for id in rules[:3]})
    monkeypatch.setattr(coverage, "tests", lambda: {id: ["there"] for id in rules[1:]})
    monkeypatch.setattr(coverage, "waivers", lambda game: {rules[0]: "a reason"})
    told = coverage.coverage("joust")
    assert (told.cited, told.tested, told.missing) == (3, 3, [rules[3]])


def test_tests_name_rules_on_functions_classes_and_single_cases():
    source = """
@rule("THR-AAA-01", "THR-AAA-02")
def test_one(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("THR-AAA-03"))])
def test_cases(x): ...
@rule("THR-AAA-04")
class TestAll:
    @rule("THR-AAA-05")
    def test_inner(self): ...
@rule("THR-AAA-06")
def helper(): ...
"""
    claims = dict(coverage._claims(ast.parse(source), ""))
    assert claims == {
        "test_one": ["THR-AAA-01", "THR-AAA-02"],
        "test_cases": ["THR-AAA-03"],
        "TestAll": ["THR-AAA-04"],
        "TestAll::test_inner": ["THR-AAA-05"],
    }


def test_an_installed_package_says_that_it_has_no_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(coverage, "_ROOT", tmp_path)
    done = montjoie("rules", "coverage", "throne", "--lang", "en")
    assert done.code == 1
    assert "not part of an installed package" in done.err
    assert "not part of an installed package" in montjoie("rule", "THR-SUP-04", "--lang", "en").out


@pytest.mark.parametrize("text", ["", "[]", '{"joust": {"JST-ZZZ-99": "because"}}'])
def test_waivers_that_waive_nothing_are_refused(text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "waivers.json").write_text(text)
    monkeypatch.setattr(coverage, "shelf", lambda: tmp_path)
    with pytest.raises(CommandError):
        coverage.waivers("joust")
