"""What the log says of an event beside its fields: what follows from them, or from the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from montjoie.games.westeros.state import SYMBOLS, G
from montjoie.kernel.audiences import Audience


def adding(**more: Callable[[Any], Any]) -> Audience:
    """Both see it as it is, and what each function makes of it."""

    def seen(g: G, event: Any, seat: str | None) -> dict[str, Any]:
        return asdict(event) | {name: make(event) for name, make in more.items()}

    return seen


def unless(told: str) -> Audience:
    """Both see it, unless the field says that an event before has told it."""
    return lambda g, event, seat: None if getattr(event, told) else event


def with_figure(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """Both see it: the commander without the title on his card."""
    return asdict(event) | {"figure": g.content.commanders[event.commander].figure}


def symbol_counts(symbols: tuple[str, ...]) -> dict[str, int]:
    """How often dice show each symbol."""
    return {symbol: symbols.count(symbol) for symbol in SYMBOLS if symbol in symbols}


def faces(symbols: tuple[str, ...]) -> tuple[str, ...]:
    """Symbols as words for what a die shows: a shield is not its colour."""
    return tuple(f"face-{symbol}" for symbol in symbols)
