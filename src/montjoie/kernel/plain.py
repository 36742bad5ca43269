"""Structs as plain JSON values: what leaves the kernel is what JSON would give back."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(thing: Any) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def brief(thing: object, size: int = 60) -> str:
    """A stranger's value as a short text, whatever it is."""
    if isinstance(thing, str):
        return thing[:size]
    try:
        return repr(thing)[:size]
    except (ValueError, RecursionError):  # numbers too long to print, lists nested too deep
        return f"<{type(thing).__name__}>"
