"""`montjoie ladder` and `montjoie balance`: who plays best, and what is fair."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated

from rich.table import Table

import montjoie
from montjoie.arena.balance import Balance
from montjoie.arena.balance import balance as weigh
from montjoie.arena.plots import heading, named, page
from montjoie.arena.statistics import Share
from montjoie.cli.contests import NO_CREWING, AtLeastOne, Crewing, bots_in, complain_of, extra, means
from montjoie.cli.speech import (
    AsJson,
    CommandError,
    Lang,
    Options,
    Seed,
    read_options,
    say,
    show,
    show_json,
    tongue_of,
    write_bytes,
)


def ladder(
    game: str,
    /,
    *,
    bots: str | None = None,
    games: Annotated[int, AtLeastOne] = 20,
    seed: Seed = 0,
    seats: int | None = None,
    option: Options = None,
    crewing: Crewing = NO_CREWING,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Let every bot play every other, and rate them.

    Parameters
    ----------
    game
        The game to play.
    bots
        Bots between commas; all that play the game where not said.
    games
        How many games each pair plays.
    seats
        How many seats; all of them where not said.
    """
    tongue, slug = tongue_of(lang), montjoie.find(game).slug
    names = bots_in(bots) if bots is not None else montjoie.bots.names(slug)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise CommandError("two-bots")
    rate = extra("montjoie.arena.ladder", "ratings").ladder
    total, title = games * math.comb(len(names), 2), say(tongue, "simulating", game=slug)
    with means(crewing, total, title, json) as used:
        found = rate(slug, names, games, seats=seats, seed=seed, options=read_options(option), means=used)
    if json:
        show_json(found)
    else:
        table = _table(tongue, "bot", "rating", "interval", "wins")
        for rung in found.rungs:
            told = f"{rung.low:.1f} – {rung.high:.1f}", _share(rung.won)
            table.add_row(rung.bot, f"{rung.rating:.1f}", *told)
        show(table)
        pairs = _table(tongue, "pair", "wins-of-first", "interval")
        for pairing in found.pairings:
            told = _share(pairing.won), f"{pairing.won.low:.1%} – {pairing.won.high:.1%}"
            pairs.add_row(" – ".join(pairing.bots), *told)
        show(pairs)
        complain_of(found.errors, tongue)
    return 1 if found.errors else 0


def balance(
    game: str,
    /,
    *,
    games: Annotated[int, AtLeastOne] = 200,
    bots: str = "greedy",
    seed: Seed = 0,
    seats: int | None = None,
    option: Options = None,
    report: Path | None = None,
    crewing: Crewing = NO_CREWING,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Tell how often each house, faction, side and seat wins between equal players.

    Parameters
    ----------
    game
        The game to play; all its plans, modes or scenarios, unless an option names one.
    games
        How many games.
    bots
        Who plays; several bots between commas are dealt over the seats.
    seats
        How many seats; all of them where not said.
    report
        A file to write the report to: one HTML page with plots.
    """
    tongue, slug = tongue_of(lang), montjoie.find(game).slug
    with means(crewing, games, say(tongue, "simulating", game=slug), json) as used:
        found = weigh(
            slug,
            games,
            bots=bots_in(bots),
            seats=seats,
            seed=seed,
            options=read_options(option),
            means=used,
        )
    if report is not None:
        write_bytes(report, page(found, tongue).encode())
    if json:
        show_json(found)
    else:
        _show_balance(found, tongue)
        complain_of(found.errors, tongue)
    return 1 if found.errors else 0


def _show_balance(found: Balance, lang: str) -> None:
    for group in found.groups:
        table = _table(lang, "value", "wins", "interval", "fair", "games-of")
        table.title = heading(found.game, group, lang)
        for line in group.lines:
            table.add_row(
                named(found.game, line.value, lang),
                _share(line.won),
                f"{line.won.low:.1%} – {line.won.high:.1%}",
                f"{line.fair:.1%}",
                str(line.won.games),
                style="red" if line.unfair else "",
            )
        show(table)


def _table(lang: str, first: str, *others: str) -> Table:
    table = Table()
    table.add_column(say(lang, first))
    for other in others:
        table.add_column(say(lang, other), justify="right")
    return table


def _share(won: Share) -> str:
    return f"{won.share:.1%}"
