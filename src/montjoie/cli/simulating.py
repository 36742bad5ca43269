"""`montjoie simulate`: bots play many games, and the numbers are told."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.table import Table

import montjoie
from montjoie.arena import Report, tournament
from montjoie.cli.contests import NO_CREWING, AtLeastOne, Crewing, bots_in, complain_of, means
from montjoie.cli.speech import AsJson, Lang, Options, Seed, read_options, say, show, show_json, tongue_of


def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, AtLeastOne] = 100,
    seed: Seed = 0,
    seats: int | None = None,
    bots: str = "random",
    option: Options = None,
    records: Path | None = None,
    crewing: Crewing = NO_CREWING,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Let bots play many games and count who wins.

    Parameters
    ----------
    game
        The game to play.
    games
        How many games.
    seats
        How many seats; all of them where not said.
    bots
        Bots between commas, dealt over the seats and rotated every game.
    records
        A folder to write the record of every game to, with a journal beside them.
    """
    tongue, slug = tongue_of(lang), montjoie.find(game).slug
    with means(crewing, games, say(tongue, "simulating", game=slug), json, records) as used:
        report = tournament(
            slug,
            games,
            seats=seats,
            bots=bots_in(bots),
            seed=seed,
            options=read_options(option),
            means=used,
        )
    if json:
        show_json(report)
    else:
        _show_report(report, tongue)
        complain_of(report.errors, tongue)
    return 1 if report.errors else 0


def _show_report(report: Report, lang: str) -> None:
    show(say(lang, "simulated", games=report.games, game=report.game, seats=report.seats))
    table = Table()
    table.add_column(say(lang, "bot"))
    table.add_column(say(lang, "wins"), justify="right")
    for bot, share in sorted(report.wins.items(), key=lambda item: -item[1]):
        table.add_row(bot, f"{share:.1%}")
    show(table)
    facts = {
        "seconds": f"{report.seconds:.1f}",
        "decisions": f"{report.decisions_per_second:.0f}",
        "games": f"{report.games_per_second:.2f}",
        "rounds": "-" if report.rounds_mean is None else f"{report.rounds_mean:.1f}",
    }
    show(say(lang, "pace", **facts))
