"""The server: matches for people and bots over WebSocket and HTTP, kept in a database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def run(ready: Callable[[str], None] | None = None, **settings: Any) -> None:
    """Serve until interrupted. `settings` are those of `Config`; `ready` is given the address.

    With the default settings: on this machine only, with SQLite in the user's data folder.
    """
    from montjoie.server.launch import launch  # not before: workers do without most of what it needs

    launch(ready, **settings)


__all__ = ["run"]
