"""Copies of a whole store: of SQLite by itself, of PostgreSQL by its own programs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from montjoie.server.store import schema
from montjoie.server.store.database import connect


class NoCopy(Exception):
    """A store that cannot be copied, or a copy that cannot be read; it says why."""


def back_up(url: str, target: Path) -> None:
    """A copy of a store, also while a server writes to it."""
    target.touch(mode=0o600)
    if not (file := _file(url)):
        _run(url, "pg_dump", "--format=custom", f"--file={target}")
        return
    with closing(sqlite3.connect(file)) as ours, closing(sqlite3.connect(target)) as copy:
        ours.backup(copy)


def restore(source: Path, url: str) -> dict[str, int]:
    """Put a copy in the place of a store that no server uses; how much is in it."""
    if file := _file(url):
        _restore_sqlite(source, file)
    else:
        _run(url, "pg_restore", "--clean", "--if-exists", "--single-transaction", str(source))
    engine = connect(url)
    with engine.connect() as connection:
        counts = {
            table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in (schema.matches, schema.inputs)
        }
    engine.dispose()
    return counts


def _restore_sqlite(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
            if copy.execute("pragma integrity_check").fetchone() != ("ok",):
                raise NoCopy("it is damaged")
            copy.execute("select count(*) from matches")
            target.touch(mode=0o600)
            with closing(sqlite3.connect(target)) as ours:
                copy.backup(ours)
    except sqlite3.DatabaseError as error:
        raise NoCopy(str(error)) from None


def _file(url: str) -> Path | None:
    """The file of an SQLite store."""
    address = sa.make_url(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def _run(url: str, program: str, *arguments: str) -> None:
    """A program of PostgreSQL; the password is kept out of the list of processes."""
    if shutil.which(program) is None:
        raise NoCopy(f"{program} is not installed")
    address = sa.make_url(url).set(drivername="postgresql")
    secret = {"PGPASSWORD": str(address.password)} if address.password else {}
    name = f"--dbname={address.set(password=None).render_as_string()}"
    command = [program, name, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **secret})
    if done.returncode:
        raise NoCopy(done.stderr.strip().partition("\n")[0] or f"{program} failed")
