"""Facts that follow from the tables, found once and kept until something happens (KER-TAL-03).

Only events write, so between two of them whatever is worked out from the tables stays true: who is in sight,
what a special rule is worth. `derived` marks such a function; it looks at the tables, the options and the
content, never at the steps in progress.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
UNKNOWN = object()


class Facts(dict[Any, Any]):
    """What was found since the last event; copies and other processes find it anew."""

    def __reduce__(self) -> tuple[type[Facts], tuple[()]]:
        return Facts, ()


def derived(function: F) -> F:
    """Keep what a function `(g, *args)` finds until the next event. Its arguments can be hashed and are given
    by place; what it returns is never changed by who asks."""

    @wraps(function)
    def found(g: Any, *args: Any) -> Any:
        key = (found, *args)
        value = g.facts.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = g.facts[key] = function(g, *args)
        return value

    return found  # type: ignore[return-value]
