"""The map of the house is true: every file it names is there, and has what it is said to have."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import montjoie

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
PLACES = sorted(set(re.findall(r"`((?:src|web|examples|docs)/[\w./]*)`", PAGE)))
NAMED = sorted(set(re.findall(r"`((?:src|web)/[\w./]+\.(?:py|ts))` `(\w+)`", PAGE)))
TOURS = re.findall(r"^\| (\w+) \| `src/montjoie/games/", PAGE, re.MULTILINE)


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_the_map_names_is_there(place: str):
    found = ROOT / place
    assert found.is_dir() if place.endswith("/") else found.is_file()


@pytest.mark.parametrize(("place", "name"), NAMED)
def test_every_function_is_where_the_walk_says(place: str, name: str):
    text = (ROOT / place).read_text(encoding="utf-8")
    defined = rf"^\s*(async )?def {name}\(" if place.endswith(".py") else rf"^\s*((async|private) )*{name}\("
    assert re.search(defined, text, re.MULTILINE)


def test_the_walk_names_its_places():
    assert (len(NAMED) > 18, len(PLACES) > 40) == (True, True)


def test_the_picture_shows_the_layers_that_are_checked_in_their_order():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (layers,) = re.findall(r'layers = \[\n    "montjoie\.cli",(.*?)\]', project, re.DOTALL)
    names = re.findall(r"montjoie\.(\w+)", layers)
    checked = [name for name in names if (ROOT / "src/montjoie" / name).is_dir()]
    picture = (ROOT / "docs/architecture.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'y="(\d+)"[^>]*font-weight="bold">(\w+)<', picture)
    height = {name: int(y) for y, name in drawn}
    assert set(checked) | {"cli"} == set(height), "every layer is drawn"
    assert checked == sorted(checked, key=lambda name: height[name]), "from top to bottom"


OWN = [game for game in montjoie.known_games() if montjoie.find(game).package.startswith("montjoie.games.")]


@pytest.mark.parametrize("game", OWN)
def test_every_game_tells_its_guided_tour(game: str):
    assert game in TOURS
    told = importlib.import_module(montjoie.find(game).package).__doc__ or ""
    for stop in ("state.py", "events/", "round.py"):
        assert f"`{stop}`" in told
