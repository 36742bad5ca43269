"""Chapter 1.8: regiments in contact, the faces they show each other, the stands that are engaged (CON-CNT,
CON-GEO-18, CON-GEO-19)."""

from __future__ import annotations

from montjoie.games.conquest.regiments.formation import block, front_rank, sheltered, tray
from montjoie.games.conquest.state import G, Pose
from montjoie.kernel import derived
from montjoie.table import plane
from montjoie.table.plane import Side


@derived
def contacts(g: G, name: str) -> dict[str, tuple[Side, Side]]:
    """The enemies a regiment is in contact with: its own face to each, and theirs to it."""
    found: dict[str, tuple[Side, Side]] = {}
    for row in g.state.contacts.values():
        if row.one == name:
            found[row.other] = (row.face, row.other_face)
        elif row.other == name:
            found[row.one] = (row.other_face, row.face)
    return found


def arc_shown(g: G, name: str, enemy: str) -> Side:
    """The arc of an enemy in contact that a regiment fights: the face it touches; a garrison has only a front
    (CON-CLA-13, CON-RUL-08)."""
    return "front" if sheltered(g, enemy) else contacts(g, name)[enemy][1]


def engaged(g: G, name: str) -> bool:
    """Whether a regiment is in contact with an enemy, corners included (CON-CNT-01, CON-ACT-11)."""
    return bool(contacts(g, name))


@derived
def fighting(
    g: G, name: str, enemy: str, pose: Pose | None = None, there: Pose | None = None
) -> tuple[int, ...]:
    """The places of the stands of a regiment that are engaged with an enemy: those that form the face it
    shows, where the enemy's rectangle touches, corners included; a gap is filled by the stand behind or
    beside (CON-CLA-02, CON-CLA-05, CON-CLA-06, CON-GEO-18, CON-RUL-18). As they stand, or as they would.
    In a garrison all stands are, and of who touches one the whole front rank (CON-GAR-11, CON-GAR-12)."""
    if sheltered(g, name) or sheltered(g, enemy):
        return tuple(front_rank(g, name))
    face = contacts(g, name)[enemy][0]
    made = block(g, g.state.regiments[name], pose)
    whole, theirs = tray(g, name, pose), tray(g, enemy, there)
    cells = plane.edge_cells(made, face)
    touched = {
        stand
        for (rank, file), stand in cells
        if plane.near(made.cell(whole, file, rank), theirs, plane.TOLERANCE)
    }
    return tuple(sorted(touched))


def in_contact(g: G, name: str) -> set[int]:
    """The places of the stands of a regiment that are engaged with any enemy (CON-CLA-02)."""
    return {place for enemy in contacts(g, name) for place in fighting(g, name, enemy)}
