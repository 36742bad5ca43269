"""`montjoie admin`: what the operator of a server does with its matches."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import App, Parameter
from rich.table import Table

from montjoie.cli.speech import CommandError, Lang, say, show, show_json, tongue_of, write_bytes

if TYPE_CHECKING:
    from montjoie.server.store.care import Care
    from montjoie.server.stored import Stored

admin = App(
    name="admin", help="Care for the matches of a server: list, inspect, verify, export, end, purge, back up."
)
Db = Annotated[str, Parameter(env_var="MONTJOIE_DB")]
DataDir = Annotated[Path | None, Parameter(env_var="MONTJOIE_DATA_DIR")]
Json = Annotated[bool, Parameter(negative=())]
_DAY = 86_400_000
_COLUMNS = ("match", "game", "status", "inputs", "begun", "last")


@contextmanager
def _care(db: str, data_dir: Path | None) -> Iterator[Care]:
    from montjoie.server.config import Config
    from montjoie.server.store.care import Care

    config = Config(db=db) if data_dir is None else Config(db=db, data_dir=data_dir)
    if not db and not (config.data_dir / "montjoie.sqlite3").is_file():
        raise CommandError("no-store", folder=str(config.data_dir))
    care = Care(config.url)
    try:
        yield care
    finally:
        care.engine.dispose()


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command(name="list")
def list_matches(
    *,
    status: str | None = None,
    limit: int = 50,
    json: Json = False,
    db: Db = "",
    data_dir: DataDir = None,
    lang: Lang = None,
) -> int:
    """List the newest matches.

    Parameters
    ----------
    status
        Only those that are playing, over, ended or stopped.
    limit
        How many.
    json
        One line of JSON.
    """
    with _care(db, data_dir) as care:
        found = care.list(status, limit)
    if json:
        show_json(found)
        return 0
    tongue = tongue_of(lang)
    table = Table(box=None)
    for name in _COLUMNS:
        table.add_column(say(tongue, f"admin-{name}"), min_width=16 if name == "match" else None)
    for each in found:
        dates = (_date(each.created)[:10], _date(each.changed))
        table.add_row(each.match, each.game, each.status, str(each.inputs), *dates)
    show(table)
    return 0


@admin.command
def inspect(match: str, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Show what is stored of a match, without the secrets of its people, as JSON.

    Parameters
    ----------
    match
        The id of the match.
    """
    with _care(db, data_dir) as care:
        stored = _stored(care, match)
    row = stored.match
    seats = [{name: each[name] for name in ("seat", "name", "bot", "stand_in")} for each in stored.seats]
    links = [{name: each[name] for name in ("id", "role", "revoked")} for each in stored.links]
    told = {name: row[name] for name in ("id", "game", "status", "public", "rules", "base", "created", "due")}
    show_json(
        {**told, "seats": seats, "links": links, "inputs": len(stored.inputs), "talk": len(stored.talk)}
    )
    return 0


@admin.command
def verify(*, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Play every match through and list those that cannot be."""
    sound = bad = 0
    with _care(db, data_dir) as care:
        for verdict in care.verify():
            sound, bad = sound + (not verdict.problem), bad + bool(verdict.problem)
            if verdict.problem:
                show(f"{verdict.match}: {verdict.problem}", wrap=False)
    show(say(tongue_of(lang), "admin-verified", sound=sound, bad=bad))
    return 1 if bad else 0


@admin.command
def export(match: str, file: Path, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Write the record of a match to a file; `POST /api/open` and the page read it again.

    Parameters
    ----------
    match
        The id of the match.
    file
        Where to write it.
    """
    with _care(db, data_dir) as care:
        record = care.match(_stored(care, match)).record()
    write_bytes(file, msgspec.json.encode(record))
    return 0


def _deed(name: str, what: str) -> None:
    """A command that does one thing to one match."""

    def command(match: str, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
        with _care(db, data_dir) as care:
            return _done(getattr(care, name)(match), match)

    command.__doc__ = f"{what}\n\nParameters\n----------\nmatch\n    The id of the match."
    admin.command(command, name=name)


_deed("end", "End a match for good, without a result.")
_deed("release", "Let a match go on that the server has stopped.")


@admin.command
def purge(
    match: str | None = None,
    /,
    *,
    closed_days: int | None = None,
    db: Db = "",
    data_dir: DataDir = None,
    lang: Lang = None,
) -> int:
    """Delete everything about a match, its talk and addresses included; or all that closed long ago.

    Parameters
    ----------
    match
        The id of the match.
    closed_days
        All matches that are closed and in which nothing has happened for so many days.
    """
    with _care(db, data_dir) as care:
        if match is not None:
            return _done(care.purge(match), match)
        if closed_days is None:
            raise CommandError("purge-what")
        number = care.purge_closed(int(time.time() * 1000) - closed_days * _DAY)
    show(say(tongue_of(lang), "admin-purged", number=number))
    return 0


@admin.command
def backup(file: Path, /, *, data_dir: DataDir = None, lang: Lang = None) -> int:
    """Copy the SQLite store to a file, also while a server runs; for PostgreSQL there is pg_dump.

    Parameters
    ----------
    file
        Where to write the copy.
    """
    try:
        with _care("", data_dir) as care:
            care.backup(file)
    except OSError as error:
        raise CommandError("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None
    return 0


@admin.command
def restore(file: Path, /, *, data_dir: DataDir = None, lang: Lang = None) -> int:
    """Put a copy in the place of the SQLite store of a server that is stopped.

    Parameters
    ----------
    file
        The copy, made by `montjoie admin backup`.
    """
    from montjoie.server.config import Config
    from montjoie.server.store import care

    config = Config() if data_dir is None else Config(data_dir=data_dir)
    config.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        found = care.restore(file, config.data_dir / "montjoie.sqlite3")
    except (OSError, ValueError, care.Damaged) as error:
        raise CommandError("file-unreadable", file=str(file), reason=str(error)) from None
    show(say(tongue_of(lang), "admin-restored", **found))
    return 0


def _stored(care: Care, match: str) -> Stored:
    stored = care.stored(match)
    if stored is None:
        raise CommandError("no-match", match=match)
    return stored


def _done(done: bool, match: str) -> int:
    if not done:
        raise CommandError("no-match", match=match)
    return 0
