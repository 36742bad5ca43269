"""Chapters 4.34 to 4.42: the eight modes, one file each; `base.py` says at which moments a mode speaks."""

from __future__ import annotations

from montjoie.games.figurines.modes.base import Rules, registry
from montjoie.games.figurines.state import G

__all__ = ["Rules", "hook"]


def hook(g: G) -> Rules:
    """The rules of the mode being played."""
    return registry[g.state.course.mode]
