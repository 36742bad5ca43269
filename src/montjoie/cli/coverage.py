"""Which rules are in code and in tests: read from the sources, without running them.

A rule is cited where its id stands in the code of its game, of the kernel, the table or the bots. It is
tested where a test names it: `@rule("THR-BAT-14")`. A waiver in `rulebooks/waivers.json` says why a
rule needs neither.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import montjoie
from montjoie.cli.speech import CommandError
from montjoie.kernel.rulebook import Rule, read_examples, read_rulebook, shelf

KERNEL = "kernel"  # its rulebook can be looked at like that of a game
_ID = re.compile(r"\b[A-Z]{3}-[A-Z]{2,5}-\d{2,3}\b")
_SOURCES = Path(montjoie.__file__).parent
_ROOT = _SOURCES.parents[1]

Places = dict[str, list[str]]  # where each id stands


class Coverage(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much of a rulebook is in code and in tests."""

    game: str
    rules: int
    cited: int
    tested: int
    waived: dict[str, str]
    missing: list[str]
    examples_missing: list[str] = []


def rules_of(game: str) -> dict[str, Rule]:
    """The rules of a game, or of the kernel."""
    return read_rulebook(KERNEL) if game == KERNEL else montjoie.rules(game)


def citations(game: str) -> Places:
    """Where the sources of a game and what it stands on cite each rule: `file:line`."""
    found: Places = {}
    for path in _files(game):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for each in dict.fromkeys(_ID.findall(line)):
                found.setdefault(each, []).append(f"{_shown(path)}:{number}")
    return found


def tests() -> Places:
    """The tests that name each rule: `file::test`."""
    folder = _ROOT / "tests"
    if not folder.is_dir() or shelf().parent != _ROOT:
        raise CommandError("no-tests-here")
    found: Places = {}
    for path in sorted(folder.rglob("*.py")):
        for name, ids in _claims(ast.parse(path.read_bytes(), str(path)), ""):
            for each in ids:
                found.setdefault(each, []).append(f"{_shown(path)}::{name}")
    return found


def waivers(game: str) -> dict[str, str]:
    """The rules of a game that need no code or no test, each with the reason."""
    file = shelf() / "waivers.json"
    try:
        every = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, str]])
    except (OSError, msgspec.MsgspecError) as error:
        raise CommandError("file-unreadable", file=str(file), reason=str(error)) from None
    given = every.get(game, {})
    if strange := [each for each in given if each not in rules_of(game)]:
        raise CommandError("waiver-unknown", file=str(file), ids=strange)
    return given


def coverage(game: str) -> Coverage:
    """How much of the rulebook of a game is in code and in tests."""
    rules, cited, tested, waived = rules_of(game), citations(game), tests(), waivers(game)
    covered = {each for each in rules if each in cited and each in tested}
    return Coverage(
        game=game,
        rules=len(rules),
        cited=sum(each in cited for each in rules),
        tested=sum(each in tested for each in rules),
        waived=waived,
        missing=[each for each in rules if each not in covered and each not in waived],
        examples_missing=[each for each in read_examples(game) if each not in tested],
    )


def _files(game: str) -> Iterator[Path]:
    if game != KERNEL:
        package = sys.modules[montjoie.find(game).package]
        if not hasattr(package, "__path__"):
            yield Path(str(package.__file__))
        for folder in getattr(package, "__path__", ()):
            yield from sorted(Path(folder).rglob("*.py"))
    for layer in ("kernel", "table", "bots"):
        yield from sorted((_SOURCES / layer).rglob("*.py"))


def _claims(tree: ast.AST, owner: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module or class, each with the ids its `@rule` decorators name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.lower().startswith("test"):
            ids = [each for decorator in node.decorator_list for each in _named(decorator)]
            yield f"{owner}{node.name}", ids
            if isinstance(node, ast.ClassDef):
                yield from _claims(node, f"{owner}{node.name}::")


def _named(decorator: ast.expr) -> Iterator[str]:
    """The ids in every `rule(...)` of a decorator; a parametrized test may give each case its own."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (
                a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
            )


def _shown(path: Path) -> str:
    """The path from the root of the repository, where the file lies in it."""
    return str(path.relative_to(_ROOT)) if path.is_relative_to(_ROOT) else str(path)
