"""Chapter 4.3: Combat Reform, orderly or fighting (CON-CRF)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from montjoie.games.conquest.actions.base import Act, Pick
from montjoie.games.conquest.actions.reform import displaced
from montjoie.games.conquest.dice import Blow, succeeds
from montjoie.games.conquest.events import CameToNothing, ContactMade, ResolveRolled
from montjoie.games.conquest.profiles import answers, march
from montjoie.games.conquest.queries import ORDERLY
from montjoie.games.conquest.regiments.contact import contacts, in_contact
from montjoie.games.conquest.regiments.formation import block, placed, pose_of, tray
from montjoie.games.conquest.regiments.ground import bad_end, met_anew, moves
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.morale import MoraleTest, resolve
from montjoie.kernel import Dice, Question, Refusal, Step, ask, chance
from montjoie.table import plane
from montjoie.table.plane import SIDES, TOLERANCE, Side

PLACES = 24  # new places that are offered


def touching(g: G, regiment: str, pose: Pose) -> dict[str, Side]:
    """The face a regiment would show each enemy it touches."""
    there = tray(g, regiment, pose)
    found: dict[str, Side] = {}
    for enemy in contacts(g, regiment):
        side = plane.contact_side(there, tray(g, enemy))
        if side is not None:
            found[enemy] = side
    return found


def wrong(g: G, regiment: str, pose: Pose) -> Iterator[Refusal]:
    """Why a regiment in contact cannot take a place: it keeps every contact, on the same face of each enemy,
    with as many stands or more; nothing moves further than its March (CON-CRF-02 … CON-CRF-04,
    CON-RUL-19)."""
    row, most = g.state.regiments[regiment], march(g, regiment)
    centre = -(-most // (2 * INCH)) * INCH if g.options.combat_reform_half else most
    moved = ((displaced(g, regiment, pose), most), (plane.far((row.x, row.y), (pose.x, pose.y)), centre))
    for far, limit in moved:
        if far > limit + TOLERANCE:
            yield Refusal("CON-CRF-02", "reform-too-far", regiment=regiment, far=round(far), most=limit)
            return
    yield from bad_end(g, regiment, pose)
    for other in met_anew(g, regiment, pose):
        yield Refusal("CON-CRF-04", "reform-new-enemy", regiment=regiment, other=other)
    now = touching(g, regiment, pose)
    for enemy, (_, face) in contacts(g, regiment).items():
        if enemy not in now or plane.contact_side(tray(g, enemy), tray(g, regiment, pose)) != face:
            yield Refusal("CON-CRF-04", "reform-leaves-face", regiment=regiment, other=enemy)
            return
    if stands_touching(g, regiment, pose) < stands_touching(g, regiment, pose_of(row)):
        yield Refusal("CON-CRF-03", "reform-fewer-stands", regiment=regiment)


def stands_touching(g: G, regiment: str, pose: Pose) -> int:
    """How many of its stands would touch an enemy (CON-CRF-03)."""
    cells = block(g, g.state.regiments[regiment], pose).places(tray(g, regiment, pose))
    foes = [tray(g, enemy) for enemy in contacts(g, regiment)]
    return sum(any(plane.near(cell, foe, TOLERANCE) for foe in foes) for cell in cells)


def places(g: G, regiment: str) -> dict[str, Pose]:
    """Places worth a try: every formation with any of its faces flush on the face it fights, in line with
    either end of it, with its middle, or where it stands (CON-CRF-02); those that are legal, as it stands
    first."""
    row = g.state.regiments[regiment]
    found: dict[str, Pose] = {"stay": pose_of(row)}
    for enemy, (_, face) in contacts(g, regiment).items():
        for (files, rear), own in product(plane.formations(placed(g, row)), SIDES):
            size = block(g, row, Pose(0, 0, 0, files, rear)).tray(row.x, row.y, 0)
            for there in plane.berths(size, tray(g, enemy), face, own):
                pose = Pose(there.x, there.y, there.facing, files, rear)
                if len(found) <= PLACES and not any(wrong(g, regiment, pose)):
                    found[f"{files}-{rear}@{pose.x},{pose.y},{pose.facing}"] = pose
    return found


class ChooseCombatReform(Pick, frozen=True):
    """Where a regiment in contact stands anew: files, last rank, place and facing (CON-CRF-02)."""


class Disengaging(Act, frozen=True, kw_only=True):
    """An action out of a fight: with a Resolve roll it is orderly, else it costs more (CON-CRF-01,
    CON-WDR-02)."""

    orderly: bool = False  # without a roll: a free one (CON-DUE-04)
    combat = True

    def in_order(self, g: G) -> bool:
        """Whether it is orderly, by the roll or by a rule."""
        return self.orderly or any(answers(g, ORDERLY, self.regiment))

    @chance
    def roll(self, g: G) -> Dice | None:
        """CON-CRF-01, CON-WDR-02: against the highest Resolve."""
        return None if self.in_order(g) else Dice(1)

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """So much or less is orderly (CON-RUL-71)."""
        return self.but(orderly=passes(g, self.regiment, dice[0], self.name))


class CombatReform(Disengaging, frozen=True, kw_only=True):
    """Combat Reform action: a Resolve roll, wounds if it fails, a new formation (CON-CRF-01 … CON-CRF-05)."""

    name = "combat_reform"
    stages = ("roll", "fight", "reform")

    def fight(self, g: G) -> None:
        """CON-CRF-05: a fighting reform costs a wound for each stand in contact, without a Defense roll."""
        if not self.in_order(g):
            suffer(g, self.regiment, len(in_contact(g, self.regiment)))

    @ask
    def reform(self, g: G) -> Question | None:
        """CON-CRF-02: any legal formation."""
        if g.state.regiments[self.regiment].where != "table" or not contacts(g, self.regiment):
            return None
        return self.picks(g, ChooseCombatReform, places(g, self.regiment), "CON-CRF-02")

    @reform.chosen
    def reformed(self, g: G, seat: str, name: str) -> None:
        """It stands anew, and shows each enemy the face that touches it (CON-CRF-04)."""
        pose = places(g, self.regiment)[name]
        faces = touching(g, self.regiment, pose)
        before = contacts(g, self.regiment)
        if pose == pose_of(g.state.regiments[self.regiment]):
            g.emit(CameToNothing(self.regiment, "stays"), "CON-CRF-02")
        else:
            moves(g, self.regiment, pose, "reform", 0, "CON-CRF-02")
            for enemy, side in faces.items():
                if before[enemy][0] != side:
                    g.emit(ContactMade(self.regiment, side, enemy, before[enemy][1]))


def passes(g: G, regiment: str, die: int, why: str) -> bool:
    """A Resolve roll of the whole regiment, told to all (CON-RUL-71)."""
    value = resolve(g, regiment)
    passed = value is None or succeeds(die, value.total)
    g.emit(ResolveRolled(regiment, die, value.total if value else 0, passed, why, value))
    return passed


def suffer(g: G, regiment: str, wounds: int) -> None:
    """Wounds without a Defense roll, then the morale tests they cause (CON-CRF-05, CON-WDR-08)."""
    if wounds:
        g.do(Suffer(regiment=regiment, wounds=wounds))
        g.do(MoraleTest(regiment=regiment, wounds=((Blow("hits", regiment, regiment, regiment), wounds),)))
