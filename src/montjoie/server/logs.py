"""Logs: one line an event, for people or as JSON, with the request it is about, and never a secret in it."""

from __future__ import annotations

import logging
import re
import secrets
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

_SECRET = {"token", "authorization", "seed", "hash", "answer", "text", "address", "mail"}


def _without_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Nothing that opens a seat or tells what was played or said, whoever logs it."""
    for name in _SECRET & event.keys():
        event[name] = "…"
    return event


def begin(given: str = "") -> str:
    """All that is logged from here on belongs to one request, or one connection: its id.

    A proxy may have given it one already, which is kept where it looks like one.
    """
    id = given if re.fullmatch(r"[\w-]{1,64}", given, re.ASCII) else secrets.token_hex(6)
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request=id)
    return id


def belongs_to(match: str) -> None:
    """And to a match."""
    structlog.contextvars.bind_contextvars(match=match)


def set_up(as_json: bool) -> None:
    """Send everything to the error output."""
    last: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            _without_secrets,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What libraries log is rare and goes the same way; access logs would show who plays with whom.
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
