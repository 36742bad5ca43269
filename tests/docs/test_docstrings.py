"""A docstring says something: not the name again, not a word or two."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/montjoie"
OWN = [file for file in SOURCE.rglob("*.py") if "games" not in file.relative_to(SOURCE).parts]


def said(file: Path) -> Iterator[tuple[str, str]]:
    """What is documented in a file, and with which words."""
    for thing in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(thing, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            text = ast.get_docstring(thing)
            if text is not None:
                yield f"{file.relative_to(SOURCE)}:{thing.lineno} {thing.name}", text


def test_no_docstring_outside_the_games_is_a_word_or_two():
    assert len(OWN) > 150
    assert [where for file in OWN for where, text in said(file) if len(text.split()) < 3] == []
