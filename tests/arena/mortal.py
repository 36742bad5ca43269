"""A joust whose riders may be struck dead, with the process they ride in: once for each file of a folder."""

import os
import signal
from pathlib import Path
from typing import Any

from examples.joust import Joust
from montjoie import Match, bots
from montjoie.kernel.game import register

FATES = "MONTJOIE_TEST_FATES"  # names the folder


class MortalJoust(Joust):
    """Joust under another name, so that workers import this module."""

    slug = "mortal"
    package = "examples.joust"


class Mortal:
    """A random rider, struck dead in the third game."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self.doomed = str(seed).split("/")[1:2] == ["3"]
        self.rider = bots.RandomBot(game, seed)

    def choose(self, match: Match, seat: str) -> Any:
        """Any lance, unless fate comes first."""
        fates = list(Path(os.environ[FATES]).iterdir()) if self.doomed else []
        if fates:
            fates[0].unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.rider.choose(match, seat)


register(MortalJoust())
bots.register("mortal", Mortal, "mortal")
