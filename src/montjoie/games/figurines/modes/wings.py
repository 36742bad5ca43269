"""Chapter 4.42: Dark Wings, Dark Words: three missions open to all (FIG-DWD)."""

from __future__ import annotations

from montjoie.games.figurines.missions import dealing, scoring
from montjoie.games.figurines.modes.winter import Missions
from montjoie.games.figurines.state import G, mode_of


class DarkWings(Missions):
    """Zones of 6 inches, tokens as in A Game of Thrones (FIG-DWD-01). Missions stay when they are fulfilled
    (FIG-DWD-09); none is replaced for being open (FIG-DWD-03)."""

    id = "dark_wings_dark_words"

    def round_start(self, g: G) -> None:
        """Names are given for the missions that want them, anew each round (FIG-DWD-05, FIG-RUL-90)."""
        scoring.forget(g)
        if g.state.course.round >= mode_of(g).scoring.from_round:
            dealing.name_all(g)

    def after_check(self, g: G) -> None:
        """One mission is replaced, after round 1 too (FIG-DWD-04, FIG-RUL-44)."""
        g.do(dealing.SwapMissions())
