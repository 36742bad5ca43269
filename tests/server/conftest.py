"""The servers and databases the tests share."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.processes import Postgres, ServerProcess, postgres_programs

Start = Callable[..., ServerProcess]


def left_out(what: str, how: str) -> None:
    """Leave tests out where they cannot run, loudly; in continuous integration that is a failure."""
    message = f"left out: {what} is not installed; {how}"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A cluster of our own."""
    if not (postgres_programs() / "initdb").exists():
        left_out("PostgreSQL", "`scripts/needs postgresql` installs it on Debian")
    # Its own user must be able to reach the folder, and pytest keeps its folders to itself.
    with tempfile.TemporaryDirectory(prefix="montjoie-postgres-") as folder:
        Path(folder).chmod(0o755)
        cluster = Postgres(Path(folder) / "cluster")
        yield cluster
        cluster.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that the tests of a module share, once on each database."""
    db = request.getfixturevalue("postgres").database() if request.param == "postgresql" else ""
    with ServerProcess(tmp_path_factory.mktemp("server"), db, "--set", "clock_grace=0") as process:
        yield process


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that the tests of a module share."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "", "--set", "clock_grace=0") as process:
        yield process


@pytest.fixture(params=["sqlite", "postgresql"])
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Start]:
    """Start servers of one's own on one database; they are stopped in the end."""
    db = request.getfixturevalue("postgres").database() if request.param == "postgresql" else ""
    started: list[ServerProcess] = []

    def starting(*options: str) -> ServerProcess:
        started.append(ServerProcess(tmp_path, db, *options, name=f"server-{len(started)}"))
        return started[-1].start()

    yield starting
    for process in started:
        process.stop()
