"""What stands alone begins with a capital: questions, warnings, buttons and options, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import montjoie
from montjoie.words import LANGUAGES

ROOT = Path(__file__).parents[2]
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.)", re.MULTILINE)
# Messages of the page that are a button, an option, the entry of a list, a phase or a label by themselves.
ALONE = re.compile(
    r"(do|option|theme|pace|wish|answer|doing|pivot|line|weight)-|(con|fig)-phase-|con-option-|fig-option-|"
    r"(suggest|hint|clear|undo|not-yet|why|nothing|choose-another|are-you-sure|pass|use-tokens|play-card)$"
)


@pytest.mark.parametrize("path", sorted(ROOT.glob("web/src/words/*.ftl")), ids=lambda path: path.name)
def test_buttons_and_options_of_the_page_begin_with_a_capital(path: Path) -> None:
    found = MESSAGE.findall(path.read_text())
    assert [key for key, first in found if ALONE.match(key) and first.islower()] == []


@pytest.mark.parametrize("path", sorted(ROOT.glob("src/montjoie/**/words/*.ftl")), ids=lambda path: path.name)
def test_questions_and_warnings_begin_with_a_capital(path: Path) -> None:
    found = MESSAGE.findall(path.read_text())
    assert [key for key, first in found if re.match("(ask|warn)-", key) and first.islower()] == []


@pytest.mark.parametrize("game", ["throne", "westeros"])
def test_questions_of_a_game_begin_with_a_capital_whatever_they_name(game: str) -> None:
    match = montjoie.start(game, 3 if game == "throne" else 2, seed=5)
    for _ in range(250):
        if match.over:
            break
        seat, decision = next(iter(match.decisions.items()))
        for lang in LANGUAGES:
            first = re.search(r"[^\W_]", decision.text(lang))
            assert first is None or not first.group().islower(), decision.text(lang)
        match.submit(seat, next(iter(decision.candidates(limit=1))))
