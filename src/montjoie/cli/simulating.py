"""`montjoie simulate`: bots play many games, and the numbers are told."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.table import Table

import montjoie
from montjoie.arena import Report, tournament
from montjoie.cli.speech import (
    AsJson,
    CommandError,
    Lang,
    Options,
    Seed,
    bar,
    complain,
    read_options,
    say,
    show,
    show_json,
    tongue_of,
)

AtLeastOne = Parameter(validator=validators.Number(gte=1))


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
    jobs: Annotated[int | None, AtLeastOne] = None,
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
        A folder to write the record of every game to.
    jobs
        How many processes; one for each core where not said.
    """
    tongue, slug = tongue_of(lang), montjoie.find(game).slug
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise CommandError("no-bots")
    with bar(say(tongue, "simulating", game=slug), hidden=json) as progress:
        task = progress.add_task("", total=games)
        try:
            report = tournament(
                slug,
                games,
                seats=seats,
                bots=names,
                seed=seed,
                options=read_options(option),
                records=records,
                jobs=jobs or _cores(),
                progress=lambda played: progress.advance(task, played),
            )
        except OSError as error:
            raise CommandError("file-unwritable", file=str(records), reason=str(error.strerror)) from None
    if json:
        show_json(report)
    else:
        _show_report(report, tongue)
        for failure in report.errors:
            facts = {"game": failure.game, "seed": str(failure.seed), "error": failure.error}
            complain(say(tongue, "game-failed", **facts))
    return 1 if report.errors else 0


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
