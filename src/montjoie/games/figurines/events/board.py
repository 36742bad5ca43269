"""The tactics board and its NCUs."""

from __future__ import annotations

from montjoie.games.figurines.state import Field
from montjoie.kernel import Notice, PublicEvent, changes
from montjoie.table.cards import put


class NoZoneClaimed(Notice, frozen=True):
    """An NCU is activated and claims no zone: none is free (FIG-TAC-08), or its player wants none
    (FIG-NCU-03)."""

    ncu: str
    full: bool = False
    rule = "FIG-TAC-08"


class ZoneClaimed(PublicEvent, frozen=True):
    """An NCU stands on a zone (FIG-TAC-02)."""

    ncu: str
    zone: str
    player: str
    rule = "FIG-TAC-02"
    writes = changes("ncus.ncu", "zone")


class NcuMoved(PublicEvent, frozen=True):
    """An NCU changes its zone by an effect."""

    ncu: str
    zone: str
    origin: str = ""  # the zone it leaves
    cause: str | None = None
    rule = "FIG-TAC-11"
    writes = changes("ncus.ncu", "zone")


class NcuTokens(PublicEvent, frozen=True):
    """The resource tokens of an NCU change."""

    ncu: str
    tokens: int
    cause: str | None = None  # what a token was spent for
    rule = "FIG-RND-11"
    writes = changes("ncus.ncu", "tokens")


class Influenced(PublicEvent, frozen=True):
    """An NCU's card lies on a Combat Unit until Clean-up (FIG-INF-01)."""

    ncu: str
    unit: str
    ability: str = ""
    rule = "FIG-INF-01"

    def apply(self, state: Field) -> None:
        put(state.units, self.unit, self.ncu, pile="influences")
