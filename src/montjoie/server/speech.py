"""What the server says by itself, in both languages: in letters, on the pages they lead to, and refusing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from montjoie import words

SCOPE = "SRV"
words.register(SCOPE, lambda: words.Source(words.messages_in(Path(__file__).parent), {}))


def say(lang: str, key: str, **facts: Any) -> str:
    """A sentence of the server."""
    return words.say(lang, f"{SCOPE}-", key, facts)
