"""Chapters 4.3 and 4.5: Combat Reform and Withdraw, orderly or fighting (CON-CRF, CON-WDR)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from montjoie.games.conquest.actions.base import Act, Pick
from montjoie.games.conquest.actions.reform import displaced
from montjoie.games.conquest.dice import Blow, succeeds
from montjoie.games.conquest.events import CameToNothing, ContactLost, ContactMade, ResolveRolled, WoundsDiced
from montjoie.games.conquest.profiles import answers, card, held, march
from montjoie.games.conquest.queries import ORDERLY, UNSCATHED
from montjoie.games.conquest.regiments.field import contacts, in_contact
from montjoie.games.conquest.regiments.formation import block, placed, pose_of, stands, tray
from montjoie.games.conquest.regiments.ground import bad_end, ground, met_anew, moves
from montjoie.games.conquest.regiments.sight import arcs
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.attack import MoraleTest, resolve
from montjoie.kernel import TURN, Dice, Question, Refusal, Step, ask, chance
from montjoie.table import plane
from montjoie.table.plane import SIDES, TOLERANCE, Side, Tray
from montjoie.table.plane.compass import QUARTER
from montjoie.table.plane.marching import wheeled_ends

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
        return None if self.in_order(g) else resolve_dice(g, self.regiment)

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """So much or less is orderly (CON-RUL-71)."""
        return self.but(orderly=passes(g, self.regiment, dice, self.name))


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


def resolve_dice(g: G, regiment: str) -> Dice:
    """The die of a Resolve roll; where a Duel was refused, another for a natural 1 (CON-RUL-33)."""
    return Dice(1 + ("dishonoured" in held(g, regiment)))


def passes(g: G, regiment: str, dice: Sequence[int], why: str) -> bool:
    """A Resolve roll of the whole regiment, told to all (CON-RUL-71)."""
    value, die = resolve(g, regiment), dice[-1] if dice[0] == 1 else dice[0]
    passed = value is None or succeeds(die, value.total)
    g.emit(ResolveRolled(regiment, die, value.total if value else 0, passed, why, value))
    return passed


def suffer(g: G, regiment: str, wounds: int) -> None:
    """Wounds without a Defense roll, then the morale tests they cause (CON-CRF-05, CON-WDR-08)."""
    if wounds:
        g.do(Suffer(regiment=regiment, wounds=wounds))
        g.do(MoraleTest(regiment=regiment, wounds=((Blow("hits", regiment, regiment, regiment), wounds),)))


WHEELS = (0, 1500, -1500, 3000, -3000, 4500, -4500)  # after the turn


def turns(g: G, regiment: str) -> list[Tray]:
    """The block turned about its centre so that no enemy it fights is in its front arc: right about first,
    to a side only where that is blocked (CON-WDR-05, CON-WDR-07, CON-RUL-20)."""
    now, row = tray(g, regiment), g.state.regiments[regiment]
    found = []
    for quarters in (2, 1, 3):
        there = plane.turned(now, (row.facing + quarters * QUARTER) % TURN)
        foes = (stand for enemy in contacts(g, regiment) for stand in stands(g, enemy))
        if not any("front" in arcs(there, stand) for stand in foes):
            found.append(there)
    return found


def ways(g: G, regiment: str) -> dict[str, Pose]:
    """Where it may withdraw to: a turn, then a March; those it leaves are no obstacle on the way, but at its
    end it is an inch from every enemy (CON-WDR-05, CON-WDR-06, CON-RUL-20)."""
    whole, row = ground(g, regiment), g.state.regiments[regiment]
    fought = contacts(g, regiment)
    leaving = whole._replace(kept=[each for each in whole.kept if each.name not in fought])
    found: dict[str, Pose] = {}
    for start in turns(g, regiment):
        for end in wheeled_ends(leaving, start, march(g, regiment), WHEELS):
            if whole.clear(end):
                pose = Pose(end.x, end.y, end.facing, row.files, row.rear)
                found[f"{pose.x},{pose.y}@{pose.facing}"] = pose
    return found


class ChooseWithdrawal(Pick, frozen=True):
    """Where a regiment withdraws to (CON-WDR-03)."""


class Withdraw(Disengaging, frozen=True, kw_only=True):
    """Withdraw action: a Resolve roll, wounds, a turn and a March (CON-WDR-01 … CON-WDR-08)."""

    name = "withdraw"
    stages = ("roll", "bleed", "go", "fail")

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Only light and medium regiments (CON-WDR-01)."""
        if card(g, regiment).weight == "heavy":
            yield Refusal("CON-WDR-01", "withdraw-heavy", regiment=regiment)

    @chance
    def bleed(self, g: G) -> Dice | None:
        """CON-WDR-03, CON-WDR-04: one die, for each stand in contact where it had to fight (CON-RUL-21)."""
        return None if any(answers(g, UNSCATHED, self.regiment)) else Dice(1)

    @bleed.chosen
    def bled(self, g: G, dice: list[int]) -> None:
        """CON-WDR-08: no Defense rolls."""
        times = 1 if self.in_order(g) else len(in_contact(g, self.regiment))
        wounds = dice[0] * times
        g.emit(WoundsDiced(self.regiment, dice[0], wounds, times), "CON-WDR-03")
        suffer(g, self.regiment, wounds)

    @ask
    def go(self, g: G) -> Question | None:
        """CON-WDR-03, CON-WDR-05: it turns its back and marches."""
        found = ways(g, self.regiment) if g.state.regiments[self.regiment].where == "table" else {}
        return self.picks(g, ChooseWithdrawal, found, "CON-WDR-03") if found else None

    @go.chosen
    def gone(self, g: G, seat: str, name: str) -> Step:
        pose = ways(g, self.regiment)[name]
        far = round(plane.far((pose.x, pose.y), tray(g, self.regiment).centre))
        for enemy in contacts(g, self.regiment):
            g.emit(ContactLost(self.regiment, enemy), "CON-WDR-03")
        moves(g, self.regiment, pose, "withdraw", far, "CON-WDR-03")
        return self.done()

    def fail(self, g: G) -> None:
        """CON-WDR-06: with no place to go it stays, and its wounds with it."""
        if g.state.regiments[self.regiment].where == "table":
            g.emit(CameToNothing(self.regiment, "no_way_out"), "CON-WDR-06")
