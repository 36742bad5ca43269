"""What players agree on before the game, and the table it makes (FIG-OVR-01, FIG-ARM-01, FIG-D-02)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from montjoie.games.figurines.armies import Army
from montjoie.games.figurines.content import Content
from montjoie.games.figurines.setup import muster
from montjoie.games.figurines.state import INCH, Course, Field, Options, Player
from montjoie.kernel import Problem, plain

RANDOM = "random"
MOST_CORNERS = 4
PIECES = range(13)


def setup(content: Content, seats: tuple[str, ...], options: Options) -> Field:
    """The table before anything lies on it. Players sit around it so that sides alternate (FIG-MUL-04)."""
    mode = "" if options.mode == RANDOM else options.mode
    width, depth = table_of(options)
    return Field(
        course=Course(mode=mode, size=options.size, width=width, depth=depth),
        players={seat: Player(team=f"team-{number + 1}") for seat, number in seating(sides(seats, options))},
    )


def table_of(options: Options) -> tuple[int, int]:
    """The width and depth of the table agreed on (FIG-GEO-01)."""
    width, depth = (int(side) * INCH for side in options.table.split("x"))
    return width, depth


def sides(seats: tuple[str, ...], options: Options) -> tuple[tuple[str, ...], ...]:
    """The sides: those agreed on; else everybody for himself, or two teams where there are more players than
    corners (FIG-MUL-07, FIG-RUL-117)."""
    if isinstance(options.teams, list):
        return tuple(tuple(seats[number - 1] for number in team) for team in options.teams)
    if options.teams == "auto" and len(seats) > MOST_CORNERS:
        return seats[::2], seats[1::2]
    return tuple((seat,) for seat in seats)


def seating(teams: tuple[tuple[str, ...], ...]) -> Iterator[tuple[str, int]]:
    """Players around the table, one of each side after the other, with the number of their side
    (FIG-RUL-100)."""
    for row in zip_longest(*teams):
        yield from ((seat, number) for number, seat in enumerate(row) if seat is not None)


def problems(content: Content, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """What players cannot agree on."""
    if options.mode not in (RANDOM, *content.modes):
        facts: dict[str, Any] = {"given": options.mode, "known": [RANDOM, *content.modes]}
        yield Problem("options.mode", "FIG-OVR-02", "mode-unknown", facts)
    if not 10 <= options.size <= 200:
        yield Problem(
            "options.size", "FIG-ARM-01", "size-odd", {"given": options.size, "low": 10, "high": 200}
        )
    if options.pieces not in PIECES:
        facts = {"given": options.pieces, "high": PIECES[-1]}
        yield Problem("options.pieces", "FIG-SET-03", "pieces-odd", facts)
    wrong = list(_teams(seats, options))
    yield from wrong
    if not wrong:
        yield from _free_for_all(content, seats, options)
        yield from _armies(content, seats, options)


def _teams(seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """Two teams of two or more, every seat in one of them (FIG-MUL-01)."""
    if isinstance(options.teams, list):
        named = sorted(number for team in options.teams for number in team)
        whole = named == list(range(1, len(seats) + 1))
        if not whole or len(options.teams) != 2 or min(map(len, options.teams)) < 2:
            yield Problem("options.teams", "FIG-MUL-01", "teams-odd", {"seats": len(seats)})


def _free_for_all(content: Content, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """Each player of a free-for-all has a corner; there is no siege (FIG-MUL-07, FIG-RUL-117)."""
    count = len(sides(seats, options))
    if count > MOST_CORNERS:
        facts = {"given": count, "high": MOST_CORNERS}
        yield Problem("options.teams", "FIG-MUL-07", "corners-few", facts)
    mode = content.modes.get(options.mode)
    if count > 2 and mode is not None and not mode.free_for_all:
        yield Problem("options.mode", "FIG-MUL-07", "mode-not-free-for-all", {"mode": mode.id})


def _armies(content: Content, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
    """Lists of players at the table, sound, of the size agreed on (FIG-ARM-01), each character once in a team
    (FIG-MUL-02)."""
    sound: dict[str, Army] = {}
    for seat, given in options.armies.items():
        path = f"options.armies.{seat}"
        if seat not in seats:
            yield Problem(path, "FIG-ARM-01", "army-of-nobody", {"seat": seat, "seats": list(seats)})
            continue
        side = next(side for side in sides(seats, options) if seat in side)
        mates = tuple(sound[mate] for mate in side if mate in sound)
        document = given if isinstance(given, str) else plain(given)
        found = list(muster.problems(content, document, options.size, mates, options.faction_rules))
        for problem in found:
            where = problem.path.removeprefix("$")
            inside = where if where != problem.path else f".{where}"  # a line of its text
            yield Problem(path + inside, problem.rule, problem.key, problem.facts)
        if not found:
            sound[seat] = muster.agreed(content, options, seat)
