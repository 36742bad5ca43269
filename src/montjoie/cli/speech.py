"""How commands speak: in a language, on the right stream, as text or as JSON."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from montjoie import words
from montjoie.kernel.errors import MontjoieError

SCOPE = "CLI"
words.register(SCOPE, lambda: words.Source(words.messages_in(Path(__file__).parent), {}))

Lang = Annotated[
    Literal["fr", "en"] | None, Parameter(name="--lang", help="Speak French or English (else as $LANG says).")
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON document.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", help="An option of the game, as KEY=VALUE; may be repeated.", negative=()),
]
Seed = Annotated[int | str, Parameter(help="All chance comes from this number or word.")]

app = App(
    name="montjoie",
    help="The herald of tabletop war games: play, simulate, replay, and look every rule up.",
    help_format="plaintext",
    error_console=Console(stderr=True),
    version_flags=["--version"],
)


class CommandError(MontjoieError):
    """A command that cannot do what it is asked."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts

    def text(self, lang: str = "en") -> str:
        """What is wrong, in a sentence."""
        return say(lang, self.key, **self.facts)


def say(lang: str, key: str, **facts: Any) -> str:
    """A sentence of the command line."""
    return words.say(lang, f"{SCOPE}-", key, facts)


def tongue_of(lang: str | None) -> str:
    """The language asked for, else that of the environment."""
    env = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return words.language(lang or next((value for value in env if value), "en"))


def given_language(arguments: Sequence[str]) -> str:
    """The language of a command line, which may be wrong elsewhere."""
    joined = [a.partition("=")[2] for a in arguments if a.startswith("--lang=")]
    apart = [b for a, b in itertools.pairwise(arguments) if a == "--lang"]
    return tongue_of(next(iter(joined + apart), None))


def show(thing: RenderableType, wrap: bool = True) -> None:
    """Print for a person; without `wrap` a line stays one line, to be copied."""
    Console(highlight=False).print(thing, markup=False, soft_wrap=not wrap)


def show_json(document: object) -> None:
    """Print for a program: one line of JSON."""
    print(msgspec.json.encode(document).decode())


def complain(text: str) -> None:
    """Say what is wrong, on stderr."""
    Console(stderr=True, highlight=False).print(text, style="red", markup=False, soft_wrap=True)


def bar(title: str, hidden: bool) -> Progress:
    """A progress bar on stderr, for people who wait."""
    console = Console(stderr=True)
    columns = (TextColumn(title, markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=hidden or not console.is_terminal, transient=True)


def read_options(given: Iterable[str] | None) -> dict[str, Any]:
    """`KEY=VALUE` as options: a value is JSON, words between commas, or a word."""
    options: dict[str, Any] = {}
    for each in given or ():
        key, equals, value = each.partition("=")
        if not key or not equals:
            raise CommandError("option-form", given=each)
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value.split(",") if "," in value else value
    return options


def read_bytes(file: Path) -> bytes:
    """The bytes of a file that a person named."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise CommandError("file-unreadable", file=str(file), reason=error.strerror or str(error)) from None


def write_bytes(file: Path, content: bytes) -> None:
    """Write a file that a person named."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise CommandError("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None
