"""What tests of the modes share: telling the mode that something happens."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.state import INCH, G, Lasting
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import board

SWORDS = "stark_sworn_swords"
SENTINELS = "baratheon_sentinels"
SPEARWIVES = "spearwives"  # 6 dice at 4+ with plain spears, and no abilities
GOT, CLA, STO = "a_game_of_thrones", "a_clash_of_kings", "a_storm_of_swords"
FEA, DAN, WIN = "a_feast_for_crows", "a_dance_with_dragons", "the_winds_of_winter"
FIR, DWD = "fire_and_blood", "dark_wings_dark_words"


def quiet(*units: str) -> dict[str, Lasting]:
    """These units or NCUs have no abilities that could come between."""
    return {"quiet": Lasting("no_abilities", "test", "", units, until="game")}


class Tell(Step, frozen=True):
    """The mode is told something: the name of a hook and what it is given."""

    hook: str
    given: tuple[str, ...] = ()
    stages = ("tell",)
    audience = PUBLIC

    def tell(self, g: G) -> None:
        """As the procedures of the game do."""
        getattr(hook(g), self.hook)(g, *self.given)


def tell(hook: str, *given: str) -> Step:
    """A step in which the mode is told something."""
    return Tell(hook=hook, given=given)


def slay(unit: str, by: str = "", source: str = "") -> Step:
    """A step in which a unit loses all its figures."""
    return Suffer(unit=unit, wounds=99, by=by, source=source)


def vp(match: Match) -> tuple[int, int]:
    """The Victory Points of both players."""
    players = board(match).players
    return players["a"].vp, players["b"].vp


def doors(match: Match, seat: str) -> list[str]:
    """What a seat may choose first, before where."""
    space: Any = match.decisions[seat].space
    return list(space.options)


def spot(x: float, y: float, facing: float = 0) -> dict[str, Any]:
    """A place in inches and degrees, as an answer."""
    return {"x": round(x * INCH), "y": round(y * INCH), "facing": round(facing * 100)}
