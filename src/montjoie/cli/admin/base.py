"""The store of a server in its operator's hands, and how it is named on the command line."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from montjoie.cli.speech import CommandError

if TYPE_CHECKING:
    from montjoie.server.config import Config
    from montjoie.server.store.care import Care
    from montjoie.server.stored import Stored

admin = App(name="admin", help="Care for a server: its matches, its visitors, its copies.")
Db = Annotated[str, Parameter(env_var="MONTJOIE_DB")]
DataDir = Annotated[Path | None, Parameter(env_var="MONTJOIE_DATA_DIR")]
Json = Annotated[bool, Parameter(negative=())]
DAY = 86_400_000  # milliseconds


def config_of(db: str, data_dir: Path | None) -> Config:
    """The settings of a server of which the store is named."""
    from montjoie.server.config import Config

    return Config(db=db) if data_dir is None else Config(db=db, data_dir=data_dir)


def existing(db: str, data_dir: Path | None) -> Config:
    """The same; CommandError where there is no such store."""
    config = config_of(db, data_dir)
    if not db and not (config.data_dir / "montjoie.sqlite3").is_file():
        raise CommandError("no-store", folder=str(config.data_dir))
    return config


@contextmanager
def care_of(db: str, data_dir: Path | None) -> Iterator[Care]:
    """The store in the operator's hands."""
    from montjoie.server.store.care import Care

    care = Care(existing(db, data_dir).url)
    try:
        yield care
    finally:
        care.engine.dispose()


def stored_of(care: Care, match: str) -> Stored:
    """A match in the store; CommandError where there is none."""
    stored = care.stored(match)
    if stored is None:
        raise CommandError("no-match", match=match)
    return stored


def now() -> int:
    """The time, in milliseconds."""
    return int(time.time() * 1000)


def date_of(at: int) -> str:
    """A time as people read it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
