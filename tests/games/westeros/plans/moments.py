"""The occasions on which plans speak, for tests."""

from __future__ import annotations

from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import occasions
from montjoie.kernel import PUBLIC, Step


class Prepare(Step, frozen=True):
    """The moment before the first round."""

    stages = ("prepare",)
    audience = PUBLIC

    def prepare(self, g: G) -> None:
        """Let the plan speak."""
        occasions.prepared(g)
