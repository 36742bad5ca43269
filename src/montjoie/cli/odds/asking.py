"""What the odds of several games have in common on the command line: names cut short, tables of chances."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from montjoie.cli.speech import CommandError, say, show
from montjoie.table.chances.spreads import Spread, mean

SLIGHT = 0.00005  # chances below it are left out


def named(known: Mapping[str, object], what: str, given: str) -> str:
    """The id given, or the only one that begins so."""
    fitting = [name for name in known if name.startswith(given)]
    if given in known or len(fitting) == 1:
        return given if given in known else fitting[0]
    raise CommandError(
        "odds-unclear" if fitting else "odds-unknown", what=what, given=given, fitting=fitting[:8]
    )


def show_spreads(spreads: Mapping[str, Spread], lang: str) -> None:
    """The chances of 0, 1, 2 ... side by side, with their means."""
    table = Table()
    table.add_column("", justify="right")
    for name in spreads:
        table.add_column(say(lang, f"odds-{name.replace('_', '-')}"), justify="right")
    most = max(n for spread in spreads.values() for n, chance in enumerate(spread) if chance >= SLIGHT)
    for n in range(most + 1):
        chances = (spread[n] if n < len(spread) else 0.0 for spread in spreads.values())
        table.add_row(str(n), *(f"{chance:.2%}" if chance >= SLIGHT else "" for chance in chances))
    table.add_section()
    table.add_row(say(lang, "odds-mean"), *(f"{mean(spread):.2f}" for spread in spreads.values()))
    show(table)
