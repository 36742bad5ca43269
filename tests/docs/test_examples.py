"""Every example in README.md and docs/ runs as printed.

Python blocks of a page share one namespace and run in order. Console blocks hold `$ montjoie …`
commands, which must succeed; with `exact` in the fence, the output must match too. A block is left
out only with its reason: ```python no-run="needs a server".
"""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?P<info>(?:python|console)\b.*)\n(?P<body>(?:.*\n)*?)```$", re.M)


class Block(NamedTuple):
    page: Path
    line: int
    language: str
    flags: dict[str, str]
    body: str

    @property
    def place(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for match in FENCE.finditer(text):
        language, *words = shlex.split(match["info"])
        flags = {key: value for key, _, value in (word.partition("=") for word in words)}
        line = text.count("\n", 0, match.start("body")) + 1
        yield Block(page, line, language, flags, match["body"])


def run(page: Path, namespace: dict[str, object]) -> None:
    for block in blocks(page):
        if "no-run" in block.flags:
            assert block.flags["no-run"], f"{block.place}: no-run must say why"
        elif block.language == "python":
            # The empty lines make tracebacks point into the page.
            source = "\n" * (block.line - 1) + block.body
            exec(compile(source, str(block.page), "exec"), namespace)
        else:
            run_console(block)


def run_console(block: Block) -> None:
    assert block.body.startswith("$ "), f"{block.place}: a console block starts with a $ command"
    _, *commands = re.split(r"^\$ ", block.body, flags=re.M)
    for each in commands:
        command, _, printed = each.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "montjoie", f"{block.place}: {program} is not ours to run; fence it as sh"
        script = Path(sys.executable).with_name(program)
        done = subprocess.run([script, *arguments], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{block.place}: {command}\n{done.stdout}{done.stderr}"
        if "exact" in block.flags:
            assert done.stdout.strip() == printed.strip(), f"{block.place}: {command}"


@pytest.fixture
def namespace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """A module of its own and an empty folder, as for a reader who pastes the page."""
    module = ModuleType("example")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.chdir(tmp_path)
    return vars(module)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run_as_printed(page: Path, namespace: dict[str, object]) -> None:
    run(page, namespace)


@pytest.mark.parametrize(
    "text",
    [
        "```python no-run\nx\n```\n",
        "```python\nx = 1\n```\n\n```python\nassert x == 2\n```\n",
        "```console\n$ montjoie no-such-command\n```\n",
        "```console exact\n$ montjoie --help\nnot this\n```\n",
        "```console\n$ rm -r /nowhere\n```\n",
        "```console\nno command\n```\n",
    ],
    ids=["no reason", "false claim", "failing command", "wrong output", "not ours", "no command"],
)
def test_a_wrong_page_is_refused(text: str, tmp_path: Path, namespace: dict[str, object]) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError):
        run(page, namespace)
