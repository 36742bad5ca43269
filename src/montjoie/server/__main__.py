"""`python -m montjoie.server`: a server, with every setting an option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cyclopts

from montjoie.server.run import run

app = cyclopts.App(name="montjoie-server")


@app.default
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8377,
    db: str = "",
    data_dir: Path | None = None,
    web_dir: Path | None = None,
    load: tuple[str, ...] = (),
    webhook_prefix: tuple[str, ...] = (),
    origin: tuple[str, ...] = (),
    log_json: bool = False,
    clock_grace: float | None = None,
    idle_seconds: float | None = None,
    hello_seconds: float | None = None,
    connections_per_address: int | None = None,
    requests_per_minute: float | None = None,
    messages_per_second: float | None = None,
    bot_workers: int | None = None,
) -> None:
    """Serve matches until interrupted."""
    given: dict[str, Any] = {
        "data_dir": data_dir,
        "web_dir": web_dir,
        "clock_grace": clock_grace,
        "idle_seconds": idle_seconds,
        "hello_seconds": hello_seconds,
        "connections_per_address": connections_per_address,
        "requests_per_minute": requests_per_minute,
        "messages_per_second": messages_per_second,
        "bot_workers": bot_workers,
    }
    run(
        host=host,
        port=port,
        db=db,
        load=load,
        webhook_prefixes=webhook_prefix,
        origins=origin,
        log_json=log_json,
        **{name: value for name, value in given.items() if value is not None},
    )


if __name__ == "__main__":
    app()
