"""The hot functions of the kernel in C, where they were compiled; in Python alone they answer the same.

`in_c` stands before a function written in Python that has a twin in `native/`. `MONTJOIE_PURE=1` in the
environment leaves the twins out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from importlib import import_module
from os import environ
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])


def compiled(module: str) -> Any:
    """A module in C, or None where it was not compiled or is left out."""
    if environ.get("MONTJOIE_PURE", "0") not in ("", "0"):
        return None
    try:
        return import_module(module)
    except ImportError:
        return None


_motor = compiled("montjoie.kernel._motor")
COMPILED = _motor is not None


def in_c(function: F) -> F:
    """The twin of a function in C, or where there is none the function itself: also for who has not compiled
    anew since the function got one."""
    twin: F = _motor.twin(function) if COMPILED else function
    if twin is not function:
        update_wrapper(twin, function)
    return twin
