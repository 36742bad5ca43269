"""`montjoie admin`: copies of matches and of the whole store."""

from __future__ import annotations

from pathlib import Path

import msgspec

from montjoie.cli.admin.base import DataDir, Db, admin, care_of, stored_of
from montjoie.cli.speech import CommandError, Lang, say, show, tongue_of, write_bytes


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
    with care_of(db, data_dir) as care:
        record = care.match(stored_of(care, match)).record()
    write_bytes(file, msgspec.json.encode(record))
    return 0


@admin.command
def archive(match: str, file: Path, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Write everything about a match to a file, links and talk included: keep it as you keep the store.

    Parameters
    ----------
    match
        The id of the match.
    file
        Where to write it.
    """
    with care_of(db, data_dir) as care:
        stored_of(care, match)
        write_bytes(file, msgspec.json.encode(care.archive(match)))
    return 0


@admin.command(name="import")
def bring(file: Path, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Take a match in from an archive; the links of its people open it here too.

    Parameters
    ----------
    file
        The archive, made by `montjoie admin archive`.
    """
    try:
        document = msgspec.json.decode(file.read_bytes())
        with care_of(db, data_dir) as care:
            show(care.bring(document), wrap=False)
    except (OSError, ValueError) as error:
        raise CommandError("file-unreadable", file=str(file), reason=str(error)) from None
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
        with care_of("", data_dir) as care:
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
