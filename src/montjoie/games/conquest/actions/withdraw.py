"""Chapter 4.5: Withdraw, orderly or fighting (CON-WDR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.base import Pick
from montjoie.games.conquest.actions.combat_reform import Disengaging, suffer
from montjoie.games.conquest.events import CameToNothing, ContactLost, WoundsDiced
from montjoie.games.conquest.profiles import answers, card, march
from montjoie.games.conquest.queries import UNSCATHED
from montjoie.games.conquest.regiments.arcs import arcs
from montjoie.games.conquest.regiments.contact import contacts, in_contact
from montjoie.games.conquest.regiments.formation import stands, tray
from montjoie.games.conquest.regiments.ground import ground, moves
from montjoie.games.conquest.state import G, Pose
from montjoie.kernel import TURN, Dice, Question, Refusal, Step, ask, chance
from montjoie.table import plane
from montjoie.table.plane import Tray
from montjoie.table.plane.compass import QUARTER
from montjoie.table.plane.marching import wheeled_ends

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
        """It leaves every contact."""
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
