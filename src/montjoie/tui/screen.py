"""The terminal: where sentences are shown and lines are typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from montjoie import words
from montjoie.kernel.errors import Refusal
from montjoie.kernel.rulebook import Rule

SCOPE = "TUI"
words.register(SCOPE, lambda: words.Source(words.messages_in(Path(__file__).parent), {}))


class Screen:
    """A console to write on and a function that reads a line; EOFError where nobody types any more."""

    def __init__(self, console: Console, read: Callable[[str], str], lang: str) -> None:
        self.console, self.read, self.lang = console, read, words.language(lang)

    def words(self, key: str, **facts: Any) -> str:
        """A sentence of the client."""
        return words.say(self.lang, f"{SCOPE}-", key, facts)

    def show(self, thing: RenderableType = "") -> None:
        """Show something; a plain text is shown as it is."""
        self.console.print(thing, markup=False, highlight=False)

    def say(self, key: str, *, style: str = "", **facts: Any) -> None:
        """Show a sentence of the client."""
        self.show(Text(self.words(key, **facts), style))

    def title(self, text: str) -> None:
        """A line across the screen."""
        self.console.rule(Text(text, "bold"), align="left", style="dim")

    def rule(self, rule: Rule) -> None:
        """A rule of the rulebook, with its chapter."""
        self.show(Text.assemble((rule.id, "bold"), "  ", (rule.chapter, "dim")))
        self.show(Padding(Text(rule.text), (0, 2)))

    def refuse(self, refusal: Refusal, rule: Rule | None) -> None:
        """What is wrong, and the rule that says so."""
        self.show(Text(refusal.text(self.lang), "red"))
        if rule is not None:
            self.show(Padding(Text(rule.text, "dim"), (0, 2)))

    def ask(self, prompt: str) -> str:
        """A line typed by the person at the keyboard."""
        return self.read(prompt).strip()

    def clear(self) -> None:
        """Nothing that was shown stays in sight, nor in the lines a terminal keeps above."""
        self.console.clear()
        if self.console.is_terminal:  # after: some terminals keep what they clear
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
