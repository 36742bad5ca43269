"""`montjoie play`: the page in the browser, or a game in the terminal, against bots or in hot seat."""

from __future__ import annotations

import contextlib
import secrets
import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

import montjoie
from montjoie import Match
from montjoie.cli.serving import in_browser, in_household, page_is_built
from montjoie.cli.speech import (
    CommandError,
    Lang,
    Options,
    Seed,
    read_bytes,
    read_options,
    say,
    show,
    tongue_of,
    write_bytes,
)
from montjoie.tui import Screen, Session

DEFAULT_GAME = "throne"
ALL = "all"


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    seat: Annotated[list[str] | None, Parameter(name=("--seat", "--house"), negative=())] = None,
    bots: str | None = None,
    seed: Seed | None = None,
    option: Options = None,
    position: Path | None = None,
    record: Path | None = None,
    terminal: Annotated[bool, Parameter(negative=())] = False,
    lan: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang = None,
) -> int:
    """Play a game in the browser, or in the terminal.

    Parameters
    ----------
    game
        The game to play; the page shows them all where not said.
    seats
        How many seats; all of them where not said.
    seat
        The seat or house you play; repeat it for several people at one keyboard, or say all.
    bots
        Bots for the other seats, between commas.
    position
        Start from this position.
    record
        Write the record to this file at the end; where it exists, the game in it goes on.
    terminal
        Play in the terminal; so does every choice above.
    lan
        Serve the page to everybody in the house, with a code for the phones in the room.
    """
    tongue = tongue_of(lang)
    if lan:
        return in_household(tongue)
    chosen = (seats, seat, bots, seed, option, position, record)
    if not terminal and all(each is None for each in chosen) and _at_terminal() and page_is_built():
        return in_browser(tongue, game)
    match = _match(game or DEFAULT_GAME, seats, seed, option, position, record)
    people = _people(match, seat)
    others = [each for each in match.seats if each not in people]
    names = [name.strip() for name in (bots or montjoie.bots.usual(match.game)).split(",") if name.strip()]
    if not names:
        raise CommandError("no-bots")
    players = {each: names[i % len(names)] for i, each in enumerate(others)}
    with contextlib.suppress(ImportError):  # lines can be edited and recalled where the system can
        import readline  # noqa: F401
    session = Session(match, people, players, Screen(Console(), _line, tongue))
    try:
        session.run()
    except EOFError:
        show("\n" + say(tongue, "left" if _at_terminal() else "no-terminal", game=match.game))
    finally:
        if record is not None:
            write_bytes(record, msgspec.json.encode(match.record()))
    return 0


def _at_terminal() -> bool:
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def _line(prompt: str) -> str:
    """A line from the terminal; EOFError too where there is no stdin at all."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return input(prompt)


def _match(
    game: str,
    seats: int | None,
    seed: int | str | None,
    option: list[str] | None,
    position: Path | None,
    record: Path | None,
) -> Match:
    """The match to play: a new one, one from a position, or the one in a record."""
    if record is not None and record.exists():
        if position is not None:
            raise CommandError("record-and-position")
        return montjoie.replay(read_bytes(record))
    chance = secrets.randbelow(2**32) if seed is None else seed
    if position is not None:
        return montjoie.from_position(game, read_bytes(position), chance)
    return montjoie.start(game, seats, chance, read_options(option))


def _people(match: Match, given: list[str] | None) -> list[str]:
    """The seats that people hold, by their name or that of their house; the first where not said."""
    if given == [ALL]:
        return match.seats
    named = {each.casefold(): each for each in match.seats}
    people = []
    for each in given or match.seats[:1]:
        if each.casefold() not in named:
            raise CommandError("seat-not-there", given=each[:40], seats=match.seats)
        people.append(named[each.casefold()])
    return list(dict.fromkeys(people))
