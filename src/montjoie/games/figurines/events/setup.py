"""Armies and set-up."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from montjoie.games.figurines.state import Field, G, Ncu, Objective, Piece, Player, Unit
from montjoie.kernel import Its, Notice, PublicEvent, change, changes, places, removes, unfolded


def located(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """Everybody sees what is placed and where, in inches from the west and the south edge of the table too
    (FIG-GEO-01)."""
    told = unfolded(g, event, seat) if hasattr(event, "row") else asdict(event)
    return told | {"west": round(told["x"], -2), "south": round(told["y"], -2)}


class RolledOff(Notice, frozen=True):
    """Every side rolls a die for something, ties roll again (FIG-SET-07)."""

    purpose: str
    dice: dict[str, int]  # by player
    player: str | None = None  # the winner; none where the highest are tied
    rule = "FIG-SET-07"


def _roster(event: ArmyShown) -> dict[str, Any]:
    """The units with their Attachments, and the NCUs, by name."""
    fielded = ("+".join((name, *row.attachments)) for name, row in event.units.items())
    return {"fielded": tuple(fielded), "counsel": tuple(event.ncus)}


class ArmyShown(PublicEvent, frozen=True):
    """An army list lies open: its units wait to be deployed (FIG-ARM-03, chapter 7)."""

    player: str
    row: Player
    units: dict[str, Unit]
    ncus: dict[str, Ncu]
    points: int = 0  # what it costs
    rule = "FIG-ARM-02"
    audience = lambda g, event, seat: (  # noqa: E731
        unfolded(g, event, seat) | _roster(event)
    )
    reveals = True

    def apply(self, state: Field) -> None:
        state.players[self.player] = self.row
        state.units.update(self.units)
        state.ncus.update(self.ncus)


class ModeSettled(PublicEvent, frozen=True):
    """The game mode is known (FIG-OVR-01), agreed on or drawn; so are the size of the game and the table."""

    mode: str
    drawn: bool = False  # at random
    size: int = 0
    width: int = 0  # thousandths of an inch
    depth: int = 0
    rule = "FIG-OVR-02"
    writes = changes("course", "mode")
    heads = True


class PiecePlaced(PublicEvent, frozen=True):
    """A terrain piece is on the table (FIG-SET-03)."""

    piece: str
    row: Piece
    player: str | None = None  # who places it
    rule = "FIG-SET-03"
    writes = places("terrain.piece", serial=True)
    audience = located


class TerrainLeftOut(Notice, frozen=True):
    """Terrain has no room on the table: so many pieces, 0 for all there would be; of the kind that was
    rolled, or of `any` (FIG-RUL-103, FIG-RUL-140)."""

    number: int
    kind: str
    rule = "FIG-RUL-103"


class ObjectivesLeftOut(Notice, frozen=True):
    """Objective tokens have no room on the table (FIG-RUL-103)."""

    number: int
    rule = "FIG-RUL-103"


class PieceRemoved(PublicEvent, frozen=True):
    """A terrain piece is gone (FIG-TER-07)."""

    piece: str
    kind: str
    unit: str | None = None
    cause: str | None = None
    rule = "FIG-TER-07"
    writes = removes("terrain.piece")


class ObjectivePlaced(PublicEvent, frozen=True):
    """An objective token lies on the table, for the first time or dropped by its carrier."""

    objective: str
    row: Objective
    player: str | None = None  # who places it
    dropped_by: str | None = None  # the unit that carried it
    rule = "FIG-SET-01"
    audience = located

    def apply(self, state: Field) -> None:
        """On the table, on nobody's tray."""
        state.objectives[self.objective] = self.row
        for name, unit in state.units.items():
            if unit.carries == self.objective:
                change(state.units, name, carries="")


class ObjectiveCardDealt(PublicEvent, frozen=True):
    """An Objective card lies with its token (FIG-GOT-04)."""

    objective: str
    card: str
    rule = "FIG-GOT-04"
    writes = changes("objectives.objective", "card")


class EdgesSettled(PublicEvent, frozen=True):
    """Each player has a side of the table (FIG-SET-07, FIG-MUL-07)."""

    edges: dict[str, str]
    player: str | None = None  # who chose
    rule = "FIG-SET-07"

    def apply(self, state: Field) -> None:
        for player, edge in self.edges.items():
            change(state.players, player, edge=edge)


class RolesSettled(PublicEvent, frozen=True):
    """Who besieges whom (FIG-STO-01)."""

    roles: dict[str, str]
    rule = "FIG-STO-01"

    def apply(self, state: Field) -> None:
        for player, role in self.roles.items():
            change(state.players, player, role=role)


class FirstPlayerSettled(PublicEvent, frozen=True):
    """The First Player token lies before a player (FIG-SET-07, FIG-RND-08)."""

    player: str
    named_by: str | None = None  # who chose
    rule = "FIG-SET-07"
    writes = changes("course", first=Its("player"), active=Its("player"))


class RoomLacking(Notice, frozen=True):
    """A unit without room at deployment is activated, and there is none yet (FIG-SET-12)."""

    unit: str
    rule = "FIG-SET-12"


class UnitPlaced(PublicEvent, frozen=True):
    """A unit comes onto the table: deployed, redeployed or out of the reserve (FIG-SET-08)."""

    unit: str
    x: int
    y: int
    facing: int
    activated: bool = False
    player: str = ""
    how: str = "deployed"  # late, zone, left, right, edge, returned, outflanking
    rule = "FIG-SET-08"
    writes = changes("units.unit", "x", "y", "facing", "activated", where="table")
    audience = located


class UnitCreated(PublicEvent, frozen=True):
    """A unit that was in no list comes into the game: a wall (FIG-STO-03), raiders of the horde."""

    unit: str
    row: Unit
    cause: str | None = None
    rule = "FIG-STO-03"
    writes = places("units.unit", serial=True)
    audience = unfolded


class UnitReserved(PublicEvent, frozen=True):
    """A unit waits off the table (FIG-CLA-02, FIG-STO-08)."""

    unit: str
    player: str = ""
    rule = "FIG-CLA-02"
    writes = changes("units.unit", where="reserve")


class UnitMarked(PublicEvent, frozen=True):
    """An enemy unit is Marked (FIG-FIR-02)."""

    unit: str
    player: str
    rule = "FIG-FIR-02"
    writes = changes("units.unit", marked=True)


class VpTokenPlaced(PublicEvent, frozen=True):
    """A VP token lies on an enemy unit (FIG-FIR-04)."""

    unit: str
    player: str
    tokens: int = 0  # on it now
    rule = "FIG-FIR-04"
    writes = changes("units.unit", vp=Its("tokens"))
