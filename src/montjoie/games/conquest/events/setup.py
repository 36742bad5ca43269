"""Armies, edges, characters: what happens before the first round."""

from __future__ import annotations

from montjoie.games.conquest.state import Battlefield, Character, Edge, Regiment
from montjoie.kernel import Notice, PublicEvent, change, changes, together


class ArmyMustered(PublicEvent, frozen=True):
    """A player's army is known: all of it waits in reinforcements (CON-RNF-01)."""

    seat: str
    faction: str
    army_rule: str
    warlord: str
    points: int
    regiments: dict[str, Regiment]
    characters: dict[str, Character]
    rule = "CON-ARM-01"
    reveals = True

    def apply(self, state: Battlefield) -> None:
        """His regiments and characters."""
        state.regiments.update(self.regiments)
        state.characters.update(self.characters)
        change(state.players, self.seat, faction=self.faction, army_rule=self.army_rule, warlord=self.warlord)


class RolledOff(Notice, frozen=True):
    """Both players roll a die; the lower wins (CON-DIC-07)."""

    seat: str
    die: int
    other: str
    other_die: int
    rule = "CON-DIC-07"


class EdgeChosen(PublicEvent, frozen=True):
    """The winner of the roll-off takes a table edge as his reinforcement zone, the opponent the opposite."""

    seat: str
    edge: Edge
    other: str
    rule = "CON-RZL-01"

    def apply(self, state: Battlefield) -> None:
        """Both have their zones."""
        change(state.players, self.seat, edge=self.edge)
        change(state.players, self.other, edge="north" if self.edge == "south" else "south")


class CharacterJoined(PublicEvent, frozen=True):
    """A character is attached to a regiment of his warband (CON-CHR-02)."""

    seat: str
    character: str
    regiment: str
    rule = "CON-CHR-02"
    writes = together(changes("characters.character", "regiment"), changes("regiments.regiment", "character"))
