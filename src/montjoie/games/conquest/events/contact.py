"""Regiments come into contact, and part (CON-GEO-19)."""

from __future__ import annotations

from montjoie.games.conquest.state import Battlefield, contact, note, pair
from montjoie.kernel import PublicEvent
from montjoie.table.plane import Side


class ContactMade(PublicEvent, frozen=True):
    """Two enemy regiments touch, each with a face; a new face takes the place of the old one."""

    regiment: str
    face: Side
    enemy: str
    enemy_face: Side
    rule = "CON-GEO-19"

    def apply(self, state: Battlefield) -> None:
        """They are engaged (CON-ACT-11). Only a charge makes a new contact (CON-CHG-01): on a flank or rear
        that is a deed."""
        new = pair(self.regiment, self.enemy) not in state.contacts
        if new and self.enemy_face != "front" and not state.regiments[self.enemy].garrison:
            note(state, self.regiment, "flank")
        row = contact(self.regiment, self.enemy, self.face, self.enemy_face)
        state.contacts[pair(self.regiment, self.enemy)] = row


class ContactLost(PublicEvent, frozen=True):
    """Two regiments are no longer in contact (CON-BLK-05)."""

    regiment: str
    enemy: str
    rule = "CON-BLK-05"

    def apply(self, state: Battlefield) -> None:
        """Unengaged, unless another enemy is there."""
        del state.contacts[pair(self.regiment, self.enemy)]
