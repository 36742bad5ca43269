"""What a table is worth: named features times tuned weights, as every seat's chance to win."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game: a weight for every feature, and how they were found."""

    weights: dict[str, float]
    record: dict[str, Any] = {}


class Value:
    """The chance of every seat to win, by weighing what is told of a table."""

    __slots__ = ("weights",)

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)

    @classmethod
    def load(cls, game: str, features: Sequence[str]) -> Value:
        """As tuned for a game; a feature that was not tuned yet is worth nothing."""
        found = read(game).weights
        return cls([found.get(name, 0.0) for name in features])

    def score(self, features: Sequence[float]) -> float:
        """What is told of one seat, weighed."""
        return sum(map(float.__mul__, self.weights, map(float, features)))

    def chances(self, table: Mapping[str, Sequence[float]]) -> dict[str, float]:
        """Every seat's chance to win; they sum to 1."""
        scores = {seat: self.score(features) for seat, features in table.items()}
        most = max(scores.values())
        raised = {seat: math.exp(score - most) for seat, score in scores.items()}
        total = sum(raised.values())
        return {seat: each / total for seat, each in raised.items()}


def read(game: str) -> Weights:
    """The weights of a game, as they are shipped."""
    file = file_of(game)
    return msgspec.json.decode(file.read_bytes(), type=Weights) if file.exists() else Weights({})


def file_of(game: str) -> Path:
    """Where the weights of a game lie."""
    return Path(__file__).parents[1] / game / "weights.json"


def document(weights: Weights) -> bytes:
    """Weights as their file holds them."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n"
