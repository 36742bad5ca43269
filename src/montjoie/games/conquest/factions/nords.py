"""The Nords: war bands of the north, their officers, shamans and kings."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.factions.deeds import cast_on
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.queries import (
    CHARGED,
    HALVED,
    RESOLVE,
)
from montjoie.games.conquest.state import G, Lasting
from montjoie.kernel import Step, modifies
from montjoie.table.plane import Tray


@modifies(CHARGED, "battle_hardened")
def battle_hardened(g: G, holder: str, who: str, target: str) -> Iterator[Step]:
    """Battle-Hardened: +1 Resolve until the end of the round after a charge."""
    if holder == who:
        row = Lasting(str(RESOLVE), "battle_hardened", (who,), "round", 1)
        yield lasting.Begin(row=row, rule="CON-MOR-01")


# Spells (CON-MAG-12).


cast_on("howling_gale", on="enemy")


@modifies(HALVED)
def howling_gale(g: G, who: str, blow: Blow, stand: Tray) -> Iterator[bool]:
    """Howling Gale: who stands in it halves its barrage (CON-VOL-11)."""
    yield blow.kind == "volley" and has(g, blow.attacker, "howling_gale")
