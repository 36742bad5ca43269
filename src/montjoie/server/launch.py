"""Start a server and run it until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import math
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import uvicorn

from montjoie.server import logs, mail, traces, watch
from montjoie.server.api import pages
from montjoie.server.app import make_app
from montjoie.server.config import Config
from montjoie.server.door import door
from montjoie.server.labour import reading
from montjoie.server.labour.pool import begin
from montjoie.server.sockets import Sockets
from montjoie.server.stopwatch import Stopwatch
from montjoie.server.wire import Wire

MESSAGE_BYTES = 64 * 1024


class Server(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what the start has loaded stays: to look through it again and again holds people up
        await asyncio.sleep(0)
        if self.started:
            self._ready()


def launch(ready: Callable[[str], None] | None = None, **settings: Any) -> None:
    """Serve until interrupted."""
    config = Config(**settings)
    for prefix in config.webhook_prefixes:
        if prefix.count("/") < 3:
            raise ValueError(f"a webhook prefix ends its host with a slash: {prefix}/")
    mail.check(config)
    logs.set_up(config.log_json)
    traces.set_up(config.traces)
    watch.set_up()
    # Little to look through at a time; all of it hardly ever, for that holds everybody up, and matches hold
    # no cycles.
    gc.set_threshold(1_000, 5, 100_000)
    gc.disable()  # while everything is read, most of which stays
    for module in config.load:
        importlib.import_module(module)
    reading.read_all()
    pages.prepare()
    gc.collect()
    gc.freeze()  # it stays: to look through it again and again holds people up
    gc.enable()
    workers = begin(config.workers + config.bot_workers, config.worker_bytes)
    with _alone(config), _listening(config) as listener:
        port = listener.getsockname()[1]
        address = f"http://{_host(config.host)}:{port}"
        stopwatch = Stopwatch() if config.time_callbacks else None
        serving = uvicorn.Config(
            Sockets(make_app(config, workers, stopwatch)),
            log_config=None,
            access_log=False,
            server_header=False,
            http=_timed(stopwatch, door(config.header_seconds, config.half_open)),
            ws=_timed(stopwatch, Wire),
            ws_max_size=MESSAGE_BYTES,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=math.ceil(config.drain_seconds),
            lifespan="on",
        )

        def listens() -> None:
            (ready or _say)(address)
            if stopwatch is not None:
                asyncio.get_running_loop().call_soon(stopwatch.begin)

        server = Server(serving, listens)
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, _leave)  # which uvicorn calls after it has closed everything
        # uvloop where it is installed: sockets cost it half of what they cost asyncio.
        factory = serving.get_loop_factory() or asyncio.new_event_loop
        runner = asyncio.Runner(loop_factory=stopwatch.loop(factory) if stopwatch else factory)
        with contextlib.suppress(KeyboardInterrupt), runner:
            runner.run(server.serve([listener]))


def _timed(stopwatch: Stopwatch | None, protocol: type[Any]) -> type[Any]:
    """A protocol, timed where the operator wants to know."""
    return stopwatch.protocol(protocol) if stopwatch is not None else protocol


def _leave(number: int, frame: object) -> None:
    raise SystemExit(0)


def _say(address: str) -> None:
    print(f"Montjoie listens on {address}", flush=True)


def _host(host: str) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"[{shown}]" if ":" in shown and not shown.startswith("[") else shown


@contextlib.contextmanager
def _listening(config: Config) -> Iterator[socket.socket]:
    """The port is taken before the database is opened: a second server fails at once, and clearly."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # With its protocol named: asyncio sends without delay only on sockets that say they are TCP.
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((config.host, config.port))
        yield listener


@contextlib.contextmanager
def _alone(config: Config) -> Iterator[None]:
    """One server for one SQLite file; PostgreSQL is for several."""
    if config.db and not config.db.startswith("sqlite"):
        yield
        return
    config.data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
    with (config.data_dir / "montjoie.lock").open("w") as guard:
        _lock(guard, config.data_dir)
        yield


def _lock(guard: IO[str], folder: Path) -> None:
    try:
        import fcntl
    except ImportError:  # pragma: no cover - Windows: the port is the only guard
        return
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SystemExit(
            f"Another Montjoie server uses {folder}; give this one another --data-dir."
        ) from None
