"""The hot functions of the plane in C, where they were compiled; in Python alone they answer the same.

`in_c` stands before a function written in Python that has a twin in `native/`. `MONTJOIE_PURE=1` in the
environment leaves the twins out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from montjoie.kernel.compiled import compiled

F = TypeVar("F", bound=Callable[..., object])

_geometry = compiled("montjoie.table.plane._geometry")
COMPILED = _geometry is not None


def in_c(function: F) -> F:
    """The twin of a function in C, or the function itself where nothing was compiled, or not this one."""
    twin: F = _geometry.twin(function) if hasattr(_geometry, function.__name__) else function
    return twin
