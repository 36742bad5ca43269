"""`montjoie tables`: records become columns for those who analyse data."""

from __future__ import annotations

from pathlib import Path

from montjoie.cli.contests import extra
from montjoie.cli.speech import AsJson, CommandError, Lang, bar, say, show, show_json, tongue_of


def tables(records: Path, to: Path, /, *, json: AsJson = False, lang: Lang = None) -> None:
    """Write the records of a folder as columns: games, seats, decisions and events (needs montjoie[data]).

    Parameters
    ----------
    records
        The folder of the records, as `montjoie simulate --records` writes them.
    to
        The folder for the Parquet files.
    """
    tongue = tongue_of(lang)
    write_tables = extra("montjoie.arena.tables", "data").write_tables
    files = sorted(records.glob("*.json"))
    if not files:
        raise CommandError("no-records", folder=str(records))
    with bar(say(tongue, "tabulating"), hidden=json) as progress:
        task = progress.add_task("", total=len(files))
        try:
            write_tables(files, to, lambda done: progress.advance(task, done))
        except OSError as error:
            raise CommandError("file-unwritable", file=str(to), reason=str(error.strerror)) from None
    if json:
        show_json({"records": len(files), "folder": str(to)})
    else:
        show(say(tongue, "tabulated", records=len(files), folder=str(to)))
