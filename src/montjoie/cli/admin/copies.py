"""`montjoie admin`: copies of matches and of the whole store."""

from __future__ import annotations

from pathlib import Path

import msgspec

from montjoie.cli.admin.base import DataDir, Db, admin, care_of, config_of, existing, stored_of
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
    file.chmod(0o600)  # like the store: talk and addresses are in it
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
def backup(file: Path, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Copy the whole store to a file, also while a server runs; PostgreSQL is copied by pg_dump.

    Parameters
    ----------
    file
        Where to write the copy.
    """
    from montjoie.server.store import backups

    try:
        backups.back_up(existing(db, data_dir).url, file)
    except (OSError, backups.NoCopy) as error:
        raise CommandError("file-unwritable", file=str(file), reason=_reason(error)) from None
    return 0


@admin.command
def restore(file: Path, /, *, db: Db = "", data_dir: DataDir = None, lang: Lang = None) -> int:
    """Put a copy in the place of the store of a server that is stopped; PostgreSQL's by pg_restore.

    Parameters
    ----------
    file
        The copy, made by `montjoie admin backup`.
    """
    from montjoie.server.store import backups

    config = config_of(db, data_dir)
    config.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        found = backups.restore(file, config.url)
    except (OSError, backups.NoCopy) as error:
        raise CommandError("file-unreadable", file=str(file), reason=_reason(error)) from None
    show(say(tongue_of(lang), "admin-restored", **found))
    return 0


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
