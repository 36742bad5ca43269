"""What texts of cards and abilities have in common: whom they reach, what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.actions.boosts import NONE, Boosts, split
from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.harm.casualties import AutoHits, Heal, Suffer
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.powers.causes import authority
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect
from montjoie.kernel import Dice
from montjoie.table.dice import Throw

AFFILIATIONS = {  # the abilities that make a unit count as of a House
    "house_umber": "affiliation_umber",
    "house_tully": "affiliation_tully",
    "house_clegane": "affiliation_clegane",
    "house_bolton": "affiliation_bolton",
}


def friendly(g: G, player: str, near: str = "", limit: int = 0, other: bool = False) -> Iterator[str]:
    """Friendly Combat Units, within a distance of a unit where one is given; a unit is in range of itself
    (FIG-GLO-02, FIG-GLO-03) unless the text says another one."""
    found = _within(g, near, limit, field.on_table(g, friends_of=player))
    return (name for name in found if not (other and name == near))


def enemies(g: G, player: str, near: str = "", limit: int = 0) -> Iterator[str]:
    """Enemy Combat Units, within a distance of a unit where one is given (FIG-GLO-01)."""
    return iter(_within(g, near, limit, field.on_table(g, enemies_of=player)))


def _within(g: G, near: str, limit: int, names: Iterable[str]) -> Iterable[str]:
    """Those who are near enough to a unit, where one is given."""
    return field.within(g, near, limit, names) if near and limit else names


def engaged_enemies(g: G, unit: str) -> Iterator[str]:
    """Enemy Combat Units in contact with a unit; walls are none."""
    return (name for name in field.engaged(g, unit) if units.alive(g, name) and not units.is_wall(g, name))


def owner(g: G, unit: str) -> str:
    """Who controls a unit or an NCU."""
    return (g.state.units.get(unit) or g.state.ncus[unit]).owner


def is_enemy(g: G, player: str, unit: str) -> bool:
    """Whether a unit is a player's enemy."""
    return not teams.friends(g, player, owner(g, unit))


def affiliated(g: G, unit: str, affiliation: str) -> bool:
    """Whether a unit counts as of a House or kind, by its card or an Attachment's ability; the latter is
    lost with the others (FIG-ABL-01)."""
    printed = g.content.units[g.state.units[unit].card].affiliations
    return affiliation in printed or abilities.has(g, unit, AFFILIATIONS.get(affiliation, ""))


def is_type(g: G, unit: str, *types: str) -> bool:
    """Whether a unit is infantry, cavalry, a monster, a war machine (FIG-UNT-02)."""
    return g.content.units[g.state.units[unit].card].type in types


def of_faction(g: G, unit: str, faction: str) -> bool:
    """Whether a unit's card is of a faction."""
    return bool(g.content.units[g.state.units[unit].card].faction == faction)


def leads(g: G, player: str, unit: str) -> bool:
    """Whether a unit is the one of the player's Commander (FIG-CMD-08)."""
    return units.commander_unit(g, player) == unit


def led(g: G, player: str, unit: str) -> bool:
    """Whether it is, or was until its last figures fell: the Commander falls with it (FIG-ATC-04)."""
    row = g.state.units[unit]
    return g.state.players[player].commander in (row.card, *row.attachments, *row.fallen)


def near_commander(g: G, player: str, unit: str, limit: int) -> bool:
    """Whether a unit is within a distance of the player's Commander's unit, which must stand (FIG-RUL-22)."""
    commander = units.commander_unit(g, player)
    return bool(commander) and field.near(g, commander, unit, limit)


class DieWounds(Throw, frozen=True):
    """A unit suffers as many wounds as a die shows, and some more."""

    unit: str
    by: str = ""  # the player responsible (FIG-RUL-56)
    sides: int = 3
    plus: int = 0
    hits: bool = False  # automatic hits, which can be saved (FIG-GLO-07)
    source: str = ""
    doer: str = ""  # the unit behind it (FIG-FIR-05)
    rule: str = ""  # where it is not an effect that costs them

    @property
    def because(self) -> str | None:
        """What the die is rolled for."""
        return self.source or None

    def authority(self, g: G) -> str:
        """The rule of the ground; else that of the effect below."""
        below = next((step for step in reversed(g.stack) if isinstance(step, Effect)), None)
        return self.rule or (below.authority(g) if below else "")

    def cast(self, g: G) -> Dice:
        """The die (FIG-GLO-11)."""
        return Dice(1, self.sides)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """The wounds follow."""
        purpose, by = self.source or "wounds", self.by or owner(g, self.unit)
        told = Rolled(purpose, by, faces, self.unit, self.sides, plus=self.plus, made=faces[0] + self.plus)
        g.emit(told, authority(g))
        if units.alive(g, self.unit):
            amount = faces[0] + self.plus
            if self.hits:
                g.do(AutoHits(unit=self.unit, hits=amount, by=self.by, source=self.doer))
            else:
                g.do(Suffer(unit=self.unit, wounds=amount, by=self.by, source=self.doer))


class DieHeal(Throw, frozen=True):
    """A unit heals up to what a die shows, and some more."""

    unit: str
    plus: int = 0
    source: str = ""

    def cast(self, g: G) -> Dice:
        """The die (FIG-GLO-11)."""
        return Dice(1, 3)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """The healing follows."""
        purpose = self.source or "heal"
        made = faces[0] + self.plus
        told = Rolled(purpose, owner(g, self.unit), faces, self.unit, 3, plus=self.plus, made=made)
        g.emit(told, authority(g))
        g.do(Heal(unit=self.unit, up_to=faces[0] + self.plus))


def free(g: G, unit: str, *actions: str, **more: Any) -> None:
    """Let a unit make a free action, if its owner likes (FIG-GLO-04, FIG-ACT-03); the boosts among what an
    effect adds to it go to its attack."""
    boosts, others = split(more)
    g.do(FreeAction(unit=unit, actions=actions, boosts=Boosts(**boosts) if boosts else NONE, **others))
