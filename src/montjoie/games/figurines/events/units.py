"""Units and NCUs: wounds, tokens, abilities used, Attachments; the tactics board."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.state import CONDITIONS, Field, Unit
from montjoie.kernel import Its, Notice, PublicEvent, change, changes, places, unfolded
from montjoie.table.cards import put, without


class WoundsSuffered(PublicEvent, frozen=True):
    """A unit loses wounds: figures from the rear, Attachments last (FIG-UNT-05, FIG-WND-01)."""

    unit: str
    wounds: int
    figures: int  # left now
    on_figure: int  # wounds on the figure that falls next
    fallen: tuple[str, ...] = ()  # Attachments that fall
    lost: int = 0  # figures
    ranks: int = 0  # left now
    left: int = 0  # wounds the unit can still suffer
    each: int = 1  # wounds of a figure
    solo: bool = False  # the unit is one figure
    source: str | None = None  # the unit behind it
    cause: str | None = None  # the effect, the test or the ground that costs them
    rule = "FIG-UNT-05"

    def apply(self, state: Field) -> None:
        row = state.units[self.unit]
        change(
            state.units,
            self.unit,
            figures=self.figures,
            wounds=self.on_figure,
            attachments=without(row.attachments, *self.fallen),
            fallen=(*row.fallen, *self.fallen),
        )


class UnitHealed(PublicEvent, frozen=True):
    """A unit heals wounds: figures come back (FIG-HEA-01, FIG-HEA-02)."""

    unit: str
    healed: int
    figures: int
    on_figure: int
    gained: int = 0  # figures
    ranks: int = 0
    left: int = 0  # wounds the unit can suffer now
    each: int = 1  # wounds of a figure
    cause: str | None = None
    rule = "FIG-HEA-01"
    writes = changes("units.unit", "figures", wounds=Its("on_figure"))


class UnitDestroyed(Notice, frozen=True):
    """A unit has lost its last figure (FIG-UNT-07); by an enemy, or by nobody."""

    unit: str
    by: str = ""  # the player responsible
    owner: str = ""
    source: str | None = None  # the unit behind it
    cause: str | None = None
    rule = "FIG-UNT-10"


class UnitRemoved(PublicEvent, frozen=True):
    """The tray of a destroyed unit is taken away (FIG-UNT-10)."""

    unit: str
    where: str = "lost"  # or reserve (FIG-CLA-06)
    rule = "FIG-UNT-10"
    writes = changes("units.unit", "where", conditions=(), influences=(), carries="", vp=0, marked=False)


class UnitRestored(PublicEvent, frozen=True):
    """A unit that was destroyed is whole again, ready to be deployed (FIG-CLA-07, FIG-STO-07)."""

    unit: str
    row: Unit
    rule = "FIG-CLA-07"
    writes = places("units.unit")
    audience = unfolded


class ConditionGained(PublicEvent, frozen=True):
    """A unit receives a condition token (FIG-CON-01)."""

    unit: str
    condition: str
    cause: str | None = None
    rule = "FIG-CON-01"

    def apply(self, state: Field) -> None:
        """At most one of each kind, in a fixed order."""
        have = {*state.units[self.unit].conditions, self.condition}
        change(state.units, self.unit, conditions=tuple(c for c in CONDITIONS if c in have))


class ConditionLost(PublicEvent, frozen=True):
    """A condition token is spent or taken off (FIG-CON-03)."""

    unit: str
    condition: str
    spent_by: str | None = None  # the enemy who spends it
    cause: str | None = None  # the effect that takes it off
    rule = "FIG-CON-03"

    def apply(self, state: Field) -> None:
        have = state.units[self.unit].conditions
        change(state.units, self.unit, conditions=tuple(c for c in have if c != self.condition))


class CameToNothing(Notice, frozen=True):
    """An effect, or a part of it, comes to nothing; and why."""

    why: str
    unit: str | None = None
    condition: str | None = None  # the token
    actions: tuple[str, ...] = ()  # what it cannot do, or what its player declines
    enemy: str | None = None  # whom it concerns
    player: str | None = None  # who declines
    source: str | None = None  # what forbids it
    cause: str | None = None
    rule = "FIG-RUL-58"


class AbilityUsed(PublicEvent, frozen=True):
    """An Order or an ability is used (FIG-ORD-01, FIG-CRD-05); `once`: round or game, where it is
    limited."""

    player: str
    source: str
    ability: str
    once: str = ""
    order: bool = False  # FIG-ORD-01
    rule = "FIG-CRD-05"
    heads = True

    def apply(self, state: Field) -> None:
        if not self.once:
            return
        table: dict[str, Any] = state.units if self.source in state.units else state.ncus
        field = "orders" if self.once == "round" else "spent"
        used = (*getattr(table[self.source], field), self.ability)
        change(table, self.source, **{field: used})


class AttachmentsChanged(PublicEvent, frozen=True):
    """The Attachments of a unit change by an effect (FIG-ATC-01, FIG-ATC-05)."""

    unit: str
    attachments: tuple[str, ...]
    fallen: tuple[str, ...] = ()
    cause: str | None = None
    rule = "FIG-ATC-01"
    writes = changes("units.unit", "attachments", "fallen")


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
