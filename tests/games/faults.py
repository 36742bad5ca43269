"""Packs with faults, for the tests of every game: a copy of the base pack in which one file is changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from montjoie.kernel import content as packs
from montjoie.kernel.errors import ContentError, Problem

Tree = Any
Fault = tuple[str, Callable[[Tree], object], str]  # the file, the change, what is told of it


def copied(game: str, place: Path) -> Path:
    """A copy of the base pack of a game, to be changed."""
    copy = place / "base"
    shutil.copytree(packs.root() / game / "base", copy, ignore=shutil.ignore_patterns("schema"))
    return copy


def problems_with(folder: Path, kind: Any, file: str, tree: Tree) -> list[Problem]:
    """What loading says when one file holds something else, the file being put back afterwards."""
    path = folder / file
    sound = path.read_bytes()
    path.write_bytes(msgspec.json.encode(tree))
    try:
        packs.load(folder, kind)
    except ContentError as error:
        return error.problems
    finally:
        path.write_bytes(sound)
    return []


def problems(folder: Path, kind: Any, file: str, change: Callable[[Tree], object]) -> list[Problem]:
    """What loading says when one file is changed."""
    tree = msgspec.json.decode((folder / file).read_bytes())
    change(tree)
    return problems_with(folder, kind, file, tree)
