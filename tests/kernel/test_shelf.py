"""The register of games: what counts as a game, and what does not yet."""

from __future__ import annotations

from pathlib import Path

import pytest

import montjoie.games as shelf
from montjoie.kernel.errors import OptionError
from montjoie.kernel.game import find, games
from tests.rule import rule


@pytest.fixture
def half_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    package = tmp_path / "half_made"
    package.mkdir()
    (package / "__init__.py").write_text('"""A game that is being made."""\n', "utf-8")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    return package.name


@rule("KER-SET-03")
def test_a_package_that_registers_nothing_is_not_a_game(half_made: str) -> None:
    assert "throne" in games()
    assert half_made not in games()
    with pytest.raises(OptionError):
        find(half_made)
