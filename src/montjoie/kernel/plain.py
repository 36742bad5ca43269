"""Structs as plain JSON values: what leaves the kernel is what JSON would give back."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(thing: Any) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return msgspec.json.decode(msgspec.json.encode(thing))
