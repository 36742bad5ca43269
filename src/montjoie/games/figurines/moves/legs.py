"""The legs of a way, as answers write them."""

from __future__ import annotations

from typing import Any, TypeAlias

from montjoie.kernel.motion import TURN

Legs: TypeAlias = list[dict[str, Any]]


def signed(angle: int) -> int:
    """An angle as a turn of at most half a circle, clockwise positive."""
    angle %= TURN
    return angle - TURN if angle > TURN // 2 else angle


def leg(turn: int, ahead: int = 0, pivot: str = "centre") -> dict[str, Any]:
    """A turn, then a straight move."""
    return {"turn": signed(turn), "ahead": ahead, "pivot": pivot}


def trimmed(*legs: dict[str, Any]) -> Legs:
    """Legs without those at the end that do nothing: a unit that stays has none."""
    kept = list(legs)
    while kept and not kept[-1]["turn"] and not kept[-1]["ahead"]:
        kept.pop()
    return kept
