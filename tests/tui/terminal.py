"""A terminal without a person: typed lines come from a script, and all that is shown is kept."""

import io
import random
from collections.abc import Callable, Iterable

from rich.console import Console

import montjoie
from montjoie import Match
from montjoie.tui import Screen, Session


class Terminal:
    """80 columns; `typed` gives the lines, and nobody types after the last."""

    def __init__(
        self, typed: Iterable[str] | Callable[[str], str], lang: str = "en", tty: bool = False
    ) -> None:
        self.file = io.StringIO()
        self.typed = typed if callable(typed) else None
        self.lines = iter(()) if callable(typed) else iter(typed)
        console = Console(file=self.file, width=80, force_terminal=tty, color_system=None)
        self.screen = Screen(console, self.read, lang)

    def read(self, prompt: str) -> str:
        """The next line, shown as a terminal would echo it."""
        self.file.write(prompt)
        if self.typed is not None:
            line = self.typed(prompt)
        else:
            try:
                line = next(self.lines)
            except StopIteration:
                raise EOFError from None
        self.file.write(line + "\n")
        return line

    @property
    def shown(self) -> str:
        """Everything shown so far."""
        return self.file.getvalue()

    @property
    def told(self) -> str:
        """Everything shown so far, as one line: sentences are looked for wherever they wrap."""
        return " ".join(self.shown.split())


def play(match: Match, people: list[str], terminal: Terminal) -> Session:
    """A session with random bots in the other seats."""
    others = {seat: "random" for seat in match.seats if seat not in people}
    return Session(match, people, others, terminal.screen)


def stall(name: str) -> Match:
    """The bazaar with one stall only: one question of one form."""
    return montjoie.start("bazaar", options={"first": name, "only": True})


def walk(match: Match, *typed: str, lang: str = "en") -> Terminal:
    """Type lines at a match whose seats are all at the keyboard; it may stay unfinished."""
    terminal = Terminal(typed, lang)
    seat = next(iter(match.decisions))
    session = play(match, [seat], terminal)
    try:
        session.run()
    except EOFError:
        terminal.file.write("\n")
    return terminal


class Newcomer:
    """Types numbers, ok, commands and nonsense, and now and then a legal answer in notation."""

    NOISE = ("why", "log 3", "undo", "back", "look win", "zork zork", "", "more", "x=y", "board", "9" * 5000)

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.chance = match, random.Random(seed)

    def __call__(self, prompt: str) -> str:
        """Anything."""
        luck = self.chance.random()
        if luck < 0.6:
            return str(self.chance.randrange(7))
        if luck < 0.8:
            return "ok"
        if luck < 0.85:
            return self.chance.choice(self.NOISE)
        decision = self.chance.choice(list(self.match.decisions.values()))
        return decision.write(decision.sample(self.chance))
