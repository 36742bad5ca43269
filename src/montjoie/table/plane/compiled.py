"""The hot functions of the plane in C, where they were compiled; in Python alone they answer the same.

`in_c` stands before a function written in Python that has a twin in `native/`. `MONTJOIE_PURE=1` in the
environment leaves the twins out.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from os import environ
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])


def _compiled() -> Any:
    """The module `_geometry`, or None."""
    if environ.get("MONTJOIE_PURE", "0") not in ("", "0"):
        return None
    try:
        return import_module("montjoie.table.plane._geometry")
    except ImportError:
        return None


_geometry = _compiled()
COMPILED = _geometry is not None


def in_c(function: F) -> F:
    """The twin of a function in C, or where there is none the function itself."""
    twin: F = _geometry.twin(function) if COMPILED else function
    return twin
