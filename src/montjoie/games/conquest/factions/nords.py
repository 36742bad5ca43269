"""The Nords: war bands of the north, their officers, shamans and kings."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import queries
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.deeds import cast_on
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.state import G
from montjoie.kernel import modifies
from montjoie.table.plane import Tray

cast_on("howling_gale", on="enemy")


@modifies(queries.HALVED)
def howling_gale(g: G, who: str, blow: Blow, stand: Tray) -> Iterator[bool]:
    """Howling Gale: who stands in it halves its barrage (CON-VOL-11)."""
    yield blow.kind == "volley" and has(g, blow.attacker, "howling_gale")
