"""Attacks, wounds, casualties, morale."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import asdict

from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.events.units import vacate
from montjoie.games.conquest.state import Battlefield, G, Pose, note, put, remember
from montjoie.kernel import Notice, PublicEvent, Tally, change


def _told(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """The roll without what only the rules look at."""
    told, blow = asdict(event), event.blow
    del told["blow"]
    whose = {"attacker": blow.striker or blow.attacker, "target": blow.target}
    return told | whose | {"kind": blow.kind, "arc": blow.arc}


class HitsRolled(Notice, frozen=True):
    """Dice of an attack, re-rolled ones as they ended; and all as they fell, where some were re-rolled
    (CON-CLA-10, CON-VOL-12, CON-DIC-05)."""

    blow: Blow
    value: int
    dice: tuple[int, ...]
    hits: int
    extra: int
    rolled: tuple[int, ...] = ()
    need: Tally | None = None  # the value, with its parts
    again: tuple[str, ...] = ()  # what has some rolled again
    more: tuple[str, ...] = ()  # what gives the extra hits
    rule = "CON-CLA-10"
    audience = _told


class HitsGiven(Notice, frozen=True):
    """Hits without dice: of a spell, of trampling, of an aura, in answer to blows (CON-RUL-50)."""

    attacker: str
    target: str
    hits: int
    by: tuple[str, ...]  # the rules that give them, or that they carry
    rule = "CON-CLA-10"


class VolleyFired(Notice, frozen=True):
    """A regiment shoots (CON-VOL-10)."""

    regiment: str
    target: str
    shots: int
    arcing: bool = False
    stands: int = 0  # that shoot
    effective: int = 0  # of them at effective range (CON-VOL-09)
    halved: int = 0  # of them with half their shots (CON-VOL-11)
    far: int = 0  # from the nearest of them
    rule = "CON-VOL-10"


class VolleyTold(PublicEvent, frozen=True):
    """Stands that fell to a volley (CON-VOL-15)."""

    regiment: str
    target: str
    stands: int
    rule = "CON-VOL-15"

    def apply(self, state: Battlefield) -> None:
        note(state, self.regiment, "volley", self.stands)


class DefenseRolled(Notice, frozen=True):
    """Defense rolls, and the wounds that come of them (CON-VOL-14, CON-CLA-16)."""

    target: str
    dice: tuple[int, ...]
    spared: int
    wounds: int
    value: int | None = None  # to be saved with, where it is one for all
    rolled: tuple[int, ...] = ()  # as they fell, where some were re-rolled
    needs: tuple[Tally, ...] = ()  # the value with its parts, or the values where there are several
    again: tuple[str, ...] = ()  # what has some rolled again
    saved: int = 0
    rule = "CON-VOL-14"


class GroundBit(Notice, frozen=True):
    """Dice for the stands that went over bad ground, and the wounds they suffer (CON-TER-11)."""

    regiment: str
    ground: str
    dice: tuple[int, ...]
    wounds: int
    rule = "CON-TER-11"


class WoundsMarked(PublicEvent, frozen=True):
    """Wound markers on a stand that stays (CON-STD-05)."""

    regiment: str
    wounds: int
    command: bool
    on: int = 0  # the wounds on it now, and those it can take
    each: int = 0
    rule = "CON-WND-03"

    def apply(self, state: Battlefield) -> None:
        """On the wounded stand, or on the command stand when it is alone."""
        row = state.regiments[self.regiment]
        field = "command_wounds" if self.command else "wounds"
        change(state.regiments, self.regiment, **{field: getattr(row, field) + self.wounds})


class StandLost(PublicEvent, frozen=True):
    """A stand is removed as a casualty (CON-STD-05)."""

    regiment: str
    end: Literal["left", "right"]
    pose: Pose
    next: Literal["", "left", "right"]
    models: tuple[str, ...]  # command models that are left
    left: int = 0  # stands, the character's among them
    rule = "CON-WND-03"

    def apply(self, state: Battlefield) -> None:
        """The others stay where they are (CON-RUL-69); of cavalry and brutes command models go when nothing
        else is left (CON-RUL-77)."""
        row = state.regiments[self.regiment]
        fallen = (*row.models[len(self.models) :], *row.fallen)
        left = {"stands": row.stands - 1, "wounds": 0, "models": self.models, "fallen": fallen}
        put(state, self.regiment, self.pose, end=self.next, **left)
        lost, since = row.memory.lost + 1, row.memory.since_broken + row.broken
        remember(state, self.regiment, lost=lost, since_broken=since)


class BecameBroken(PublicEvent, frozen=True):
    """A regiment has lost half of what it began the round with (CON-BRK-01)."""

    regiment: str
    baseline: int
    lost: int = 0  # stands lost this round, of so many
    stands: int = 0
    rule = "CON-BRK-01"

    def apply(self, state: Battlefield) -> None:
        """From now on its losses are counted anew (CON-RUL-24)."""
        change(state.regiments, self.regiment, broken=True, baseline=self.baseline)
        remember(state, self.regiment, since_broken=0)
        note(state, self.regiment, "broken")


class RegimentDestroyed(PublicEvent, frozen=True):
    """A regiment is gone, its card with it (CON-SHT-01, CON-CMD-02)."""

    regiment: str
    shattered: bool
    rule = "CON-SHT-01"

    def apply(self, state: Battlefield) -> None:
        row = state.regiments[self.regiment]
        vacate(state, self.regiment)
        change(state.regiments, self.regiment, where="destroyed", stands=0, wounds=0, character="")
        player = state.players[row.owner]
        change(state.players, row.owner, removed=(*player.removed, self.regiment))


class CharacterFell(PublicEvent, frozen=True):
    """A character is gone, with his card and all he carries (CON-CHR-07, CON-MST-01)."""

    character: str
    regiment: str | None = None  # with which he falls (CON-CHR-10)
    foe: str | None = None  # who has slain him in a Duel (CON-DUE-04)
    rule = "CON-CHR-07"

    def apply(self, state: Battlefield) -> None:
        one = state.characters[self.character]
        change(state.characters, self.character, lost=True, regiment="")
        if one.regiment in state.regiments and state.regiments[one.regiment].character == self.character:
            row = state.regiments[one.regiment]
            change(state.regiments, one.regiment, character="")
            lost, since = row.memory.lost + 1, row.memory.since_broken + row.broken  # CON-RUL-22
            remember(state, one.regiment, lost=lost, since_broken=since)
        player = state.players[one.owner]
        change(state.players, one.owner, removed=(*player.removed, self.character))
        if self.foe:
            note(state, self.foe, "duel")


class MoraleTested(Notice, frozen=True):
    """Morale tests of one wound pool (CON-MOR-02)."""

    regiment: str
    resolve: int
    dice: tuple[int, ...]
    failed: int
    wounds: int
    rolled: tuple[int, ...] = ()  # as they fell, where some were re-rolled
    need: Tally | None = None  # the Resolve, with its parts
    again: tuple[str, ...] = ()  # what has some rolled again
    spared: int = 0  # failures that are turned into successes
    rule = "CON-MOR-02"
