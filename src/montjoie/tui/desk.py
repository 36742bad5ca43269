"""The person at the keyboard: types answers, and gives commands in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

import montjoie
from montjoie import Decision, Match, Refusal
from montjoie.kernel.rulebook import Rule, read_examples
from montjoie.tui.boards import Board, lay
from montjoie.tui.naming import Names
from montjoie.tui.screen import Screen
from montjoie.tui.story import Teller

LOG = 25  # lines of the log shown at once

ALIASES = {
    "?": "help",
    "aide": "help",
    "règle": "rule",
    "regle": "rule",
    "plateau": "board",
    "voir": "look",
    "journal": "log",
    "pourquoi": "why",
    "annuler": "undo",
    "enregistrer": "save",
    "quitter": "quit",
    "exit": "quit",
}
COMMANDS = ("help", "board", "look", "log", "why", "rule", "undo", "save", "position", "quit")


class Leave(Exception):
    """The person leaves the table."""


class Undone(Exception):
    """The last answer was taken back: what is asked is asked anew."""


class Desk:
    """One seat's place at the keyboard."""

    def __init__(self, screen: Screen, match: Match, seat: str) -> None:
        self.screen, self.match, self.seat = screen, match, seat
        self.game = montjoie.find(match.game)
        self.names = Names(self.game, screen.lang)
        self.teller = Teller(match, seat, screen.lang)
        self.shown_round: int | None = None
        self._does: dict[str, Callable[[str, Decision], None]] = {
            name: getattr(self, f"_{name}") for name in COMMANDS
        }

    @property
    def board(self) -> Board:
        """The table as this seat sees it now."""
        return lay(self.match, self.seat, self.names, self.screen)

    def news(self) -> None:
        """Tell what has happened since the last time."""
        for event in self.teller.news():
            self.screen.show(self.teller.line(event))

    def line(self, prompt: str, decision: Decision) -> str:
        """What the person types that is no command; empty lines are passed over."""
        while True:
            typed = self.screen.ask(f"{prompt} > ")
            first, _, rest = typed.partition(" ")
            name = ALIASES.get(first.lower(), first.lower())
            if name in self._does:
                self._does[name](rest.strip(), decision)
            elif typed:
                return typed
            else:
                self.screen.say("type-something", style="dim")

    def refuse(self, refusal: Refusal) -> None:
        """Show a refusal with the text of its rule."""
        self.screen.refuse(refusal, self._find(refusal.rule))

    def rule_of(self, decision: Decision) -> Rule | None:
        """The rule behind a question."""
        return self._find(decision.rule)

    # Commands.

    def _help(self, rest: str, decision: Decision) -> None:
        self.screen.title(self.screen.words("help-title"))
        table = Table.grid(padding=(0, 2))
        for key in ("number", "notation", *COMMANDS[1:], "back", "more"):
            table.add_row(self.screen.words(f"usage-{key}"), self.screen.words(f"help-{key}"))
        self.screen.show(table)

    def _board(self, rest: str, decision: Decision) -> None:
        self.screen.show(self.board.draw())

    def _look(self, rest: str, decision: Decision) -> None:
        seen = self.board.look(rest) if rest else None
        if seen is None:
            self.screen.say("look-nothing", given=rest[:40])
        else:
            self.screen.show(seen)

    def _log(self, rest: str, decision: Decision) -> None:
        for event in self.teller.last(int(rest) if rest.isdecimal() else LOG):
            self.screen.show(self.teller.line(event))

    def _why(self, rest: str, decision: Decision) -> None:
        self._show_rule(decision.rule)

    def _rule(self, rest: str, decision: Decision) -> None:
        self._show_rule(rest or decision.rule)

    def _undo(self, rest: str, decision: Decision) -> None:
        try:
            self.match.undo(self.seat)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            raise Undone

    def _save(self, rest: str, decision: Decision) -> None:
        self._write(rest, self.match.record())

    def _position(self, rest: str, decision: Decision) -> None:
        self._write(rest, self.match.position())

    def _quit(self, rest: str, decision: Decision) -> None:
        raise Leave

    def _write(self, file: str, document: Any) -> None:
        if not file:
            self.screen.say("file-missing")
            return
        try:
            path = Path(file).expanduser()
            path.write_bytes(msgspec.json.format(msgspec.json.encode(document)) + b"\n")
        except (OSError, ValueError, RuntimeError) as error:
            self.screen.say("file-unwritable", file=file, reason=str(error), style="red")
        else:
            self.screen.say("file-written", file=str(path))

    def _show_rule(self, id: str) -> None:
        rule = self._find(id)
        if rule is None:
            self.screen.say("rule-unknown", given=id[:40])
        else:
            self.screen.rule(rule)

    def _find(self, id: str) -> Rule | None:
        """A rule or worked example by its id, with or without the prefix of the game."""
        every = {**self.game.rules, **read_examples(self.game.slug)}
        return every.get(id.upper()) or every.get(f"{self.game.prefix}-{id.upper()}")
