"""The pictures and films of README and docs: there for every game, real films, light enough to be loaded."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from tests.server.processes import ROOT
from tools.films import PICTURES, SHOOTINGS

LIGHT = 1_500_000  # bytes


@pytest.mark.parametrize("game", SHOOTINGS)
def test_a_game_has_a_picture_and_a_film_that_moves(game: str) -> None:
    still, film = (PICTURES / f"{game}{kind}.webp" for kind in ("", "-film"))
    assert film.stat().st_size < LIGHT
    with Image.open(film) as moving, Image.open(still) as standing:
        assert getattr(moving, "n_frames", 1) > 10
        assert standing.size == (1280, 800)


def test_readme_shows_the_film_of_every_game_and_no_picture_that_is_not_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert {f"docs/pictures/{game}-film.webp" for game in SHOOTINGS} <= set(shown)
    assert [path for path in shown if not (ROOT / path).exists()] == []
