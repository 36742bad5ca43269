"""Servers and databases as processes of their own, started and killed by the tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import IO

from tests.server.nursery import LOADED, ROOT, Copy

__all__ = ["ROOT", "Postgres", "ServerProcess", "descendants", "memory", "postgres_programs", "wait_until"]


class ServerProcess:
    """A server; its log is a file that tests may read."""

    def __init__(
        self, folder: Path, db: str = "", *options: str, name: str = "server", fresh: bool = False
    ) -> None:
        self.folder, self.db, self.options = folder, db, options
        self.log = folder / f"{name}.log"
        self.address = ""
        self._fresh = fresh  # started from nothing, as people do; else a copy of one that has read everything
        self._process: subprocess.Popen[str] | Copy | None = None

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> ServerProcess:
        """Start it and wait until it listens; the port stays the same after a restart."""
        port = self.address.rpartition(":")[2] or "0"
        arguments = ["serve", "--lang", "en", "--port", port, "--log-json", "--data-dir", str(self.folder)]
        arguments += [word for module in LOADED for word in ("--load", module)]
        arguments += [*(["--db", self.db] if self.db else []), *self.options]
        with self.log.open("a") as log:
            self._process = _fresh(arguments, log) if self._fresh else Copy(arguments, log)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "listens on" in line, self.log.read_text()
        self.address = line.split()[-1]
        return self

    @property
    def pid(self) -> int:
        """Its number among the processes."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(number)  # which does nothing to one that is over
        code = process.wait(60)
        if process.stdout is not None:
            process.stdout.close()
        return code


def _fresh(arguments: list[str], log: IO[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "montjoie.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


class Postgres:
    """A PostgreSQL cluster of our own in a folder, from the packages of the system."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._made = folder, 0
        self._port = _free_port()
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        folder.mkdir(parents=True)
        if self._as:
            shutil.chown(folder, "postgres")
        data = str(folder / "data")
        self._run("initdb", "-D", data, "-A", "trust", "-U", "montjoie", "--no-sync", "-E", "UTF8")
        # Durable as delivered: fsync stays on.
        options = f"-p {self._port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")

    def database(self) -> str:
        """The address of a fresh database."""
        self._made += 1
        name = f"m{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "montjoie", name)
        return f"postgresql://montjoie@127.0.0.1:{self._port}/{name}"

    def stop(self) -> None:
        """Stop the cluster."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(postgres_programs() / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self._folder, timeout=60)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"


def postgres_programs() -> Path:
    """Where the server programs of PostgreSQL are; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).parent if on_path else Path("/nowhere")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(condition: object, seconds: float = 120.0) -> None:
    """Wait for something that comes in its own time."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)


def memory(pid: int) -> int:
    """Bytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def descendants(pid: int) -> set[int]:
    """The processes that a process has started, and those that these have."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # gone meanwhile
            continue
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}
