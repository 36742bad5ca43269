"""Regiments take a garrison, and leave it (CON-GAR)."""

from __future__ import annotations

from montjoie.games.conquest.state import Battlefield, Pose, put, remember
from montjoie.kernel import PublicEvent, change


def vacate(state: Battlefield, regiment: str) -> None:
    """A regiment leaves its place: out of every contact, and of its garrison."""
    for name, contact in list(state.contacts.items()):
        if regiment in (contact.one, contact.other):
            del state.contacts[name]
    if piece := state.regiments[regiment].garrison:
        change(state.pieces, piece, holder="")
        change(state.regiments, regiment, garrison="")


class GarrisonOccupied(PublicEvent, frozen=True):
    """A regiment is taken off the table and into a garrison, all its stands in one rank (CON-GAR-04,
    CON-GAR-05)."""

    regiment: str
    piece: str
    stands: int
    rule = "CON-GAR-04"

    def apply(self, state: Battlefield) -> None:
        """What it has left of its activation is lost; it may not leave this round (CON-GAR-08)."""
        there, memory = state.pieces[self.piece], state.regiments[self.regiment].memory
        change(state.pieces, self.piece, holder=self.regiment)
        inside = Pose(there.x, there.y, there.facing, self.stands, 0)
        put(state, self.regiment, inside, where="garrison", garrison=self.piece, end="")
        taken = memory.actions if "occupy" in memory.actions else (*memory.actions, "occupy")
        remember(state, self.regiment, actions=taken, spent=memory.activated)


class GarrisonLeft(PublicEvent, frozen=True):
    """A regiment leaves its garrison, and stands before it (CON-GAR-06, CON-GAR-07)."""

    regiment: str
    pose: Pose
    rule = "CON-GAR-06"

    def apply(self, state: Battlefield) -> None:
        """Who had engaged it there has nobody in contact any more (CON-GAR-09); its activation ends."""
        vacate(state, self.regiment)
        put(state, self.regiment, self.pose, where="table")
        remember(state, self.regiment, spent=True)
