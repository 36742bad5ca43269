"""Chapter 6.4: regiments that casualties have parted, and pushing the attack (CON-BLK, CON-RUL-29)."""

from __future__ import annotations

from montjoie.games.conquest.events import ContactLost
from montjoie.games.conquest.regiments.field import contacts, fighting
from montjoie.games.conquest.regiments.formation import sheltered, tray
from montjoie.games.conquest.regiments.ground import bad_end, met_anew, moves
from montjoie.games.conquest.state import Contact, G, Pose
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE

Counts = dict[str, tuple[int, int]]  # stands in contact on both sides, by the name of the contact


def counted(g: G) -> Counts:
    """How many stands are in contact on both sides of every contact."""
    return {
        name: (len(fighting(g, row.one, row.other)), len(fighting(g, row.other, row.one)))
        for name, row in g.state.contacts.items()
        if touching(g, row)
    }


def touching(g: G, row: Contact) -> bool:
    """Whether two regiments still touch, by their rectangles (CON-GEO-05)."""
    return plane.near(tray(g, row.one), tray(g, row.other), TOLERANCE)


def parted(g: G) -> dict[str, Contact]:
    """The contacts that casualties have broken; one with a regiment that is gone is none (CON-BLK-06)."""
    return {name: row for name, row in g.state.contacts.items() if not touching(g, row)}


def pushed(g: G, row: Contact, seat: str) -> tuple[str, str] | None:
    """Which regiment of a broken contact is pushed to which: the active player's, or the other one where that
    still touches an enemy; none where neither is blocked (CON-BLK-01, CON-BLK-02, CON-RUL-29)."""
    own = row.one if g.state.regiments[row.one].owner == seat else row.other
    other = row.other if own == row.one else row.one
    for mover, stays in ((own, other), (other, own)):
        if not sheltered(g, mover) and all(
            not plane.near(tray(g, mover), tray(g, each), TOLERANCE) for each in contacts(g, mover)
        ):
            return mover, stays
    return None


def place(g: G, mover: str, target: str, before: tuple[int, int]) -> Pose | None:
    """Where a blocked regiment comes into contact again: straight against the face, then aside as little as
    gives both sides the stands they had, or the most they can have (CON-BLK-02, CON-BLK-03); None where it
    cannot come without touching another enemy, a regiment or the edge (CON-BLK-04, CON-BLK-05)."""
    face, _ = contacts(g, mover)[target]
    whole, there = tray(g, mover), tray(g, target)
    row = g.state.regiments[mover]
    found = []
    for aside, end in plane.pressed(whole, there, whole.outward(face)):
        pose = Pose(end.x, end.y, row.facing, row.files, row.rear)
        if not any(bad_end(g, mover, pose)) and not met_anew(g, mover, pose):
            found.append((_missed(g, mover, target, pose, before), aside, pose))
    return min(found, key=lambda each: each[:2])[2] if found else None


def _missed(g: G, mover: str, target: str, pose: Pose, before: tuple[int, int]) -> int:
    """How many stands in contact are missing to what there were, on both sides."""
    own = fighting(g, mover, target, pose)
    other = fighting(g, target, mover, None, pose)
    return max(0, before[0] - len(own)) + max(0, before[1] - len(other))


class ChoosePush(OneOf, frozen=True):
    """Which blocked regiment is pushed next (CON-BLK-02)."""


class PushAttack(PublicStep, frozen=True):
    """After the casualties of an action blocked regiments are pushed into contact again, one at a time in the
    order of the active player; those that cannot are unengaged (CON-BLK-01 … CON-BLK-07)."""

    seat: str
    before: Counts = {}
    stages = ("choose", "push")

    @ask
    def choose(self, g: G) -> Question | None:
        """CON-BLK-02: in the order he likes."""
        names = tuple(parted(g))
        return Question(self.seat, ChoosePush(names), "CON-BLK-02") if len(names) > 1 else None

    @choose.chosen
    def chosen(self, g: G, seat: str, name: str) -> Step:
        self._push(g, name)
        return self.goto("choose")

    def push(self, g: G) -> Step | None:
        """CON-BLK-05: or it stays where it is."""
        for name in parted(g):
            self._push(g, name)
            return self.goto("choose")
        return None

    def _push(self, g: G, name: str) -> None:
        row = g.state.contacts[name]
        found = pushed(g, row, self.seat)
        before = self.before.get(name, (1, 1))
        if found is not None:
            mover, stays = found
            counts = before if mover == row.one else (before[1], before[0])
            pose = place(g, mover, stays, counts)
            if pose is not None:
                moves(g, mover, pose, "push", 0, "CON-BLK-02", None, stays)
        if not touching(g, row):
            g.emit(ContactLost(row.one, row.other))
