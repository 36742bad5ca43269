"""Reading dice: hits, blocks, tests and the wounds of panic, as plain sums (FIG-RES, FIG-MRL, FIG-MOD).

A modifier changes the result of a die, never its face: what looks for a 6 or a 1 looks at the face
(FIG-MOD-01). Nothing here knows a table, so that odds are counted as the game counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

CRITICAL = "critical_blow"
UNSAVED = "no_defense_saves"


def result(value: int, modifier: int) -> int:
    """All modifiers added up, then never below 0 (FIG-MOD-02, FIG-MOD-03)."""
    return max(0, value + modifier)


def hits(face: int, needed: int, modifier: int = 0) -> bool:
    """Whether an attack die hits: a face of 1 never does, a 6 always (FIG-RES-02, FIG-MOD-04)."""
    return face == 6 or (face != 1 and result(face, modifier) >= needed)


def blocks(face: int, needed: int, modifier: int = 0) -> bool:
    """Whether a defense die blocks: a face of 1 never does, a 6 always (FIG-RES-04, FIG-MOD-04)."""
    return hits(face, needed, modifier)


def hit_count(
    faces: Iterable[int], needed: int, modifier: int = 0, keywords: Collection[str] = (), each: int = 1
) -> int:
    """The hits of attack dice, so many for each that hits; twice as many for a 6 with Critical Blow
    (FIG-RES-14)."""
    six = 2 if CRITICAL in keywords else 1
    return sum(each * (six if face == 6 else 1) for face in faces if hits(face, needed, modifier))


def block_count(faces: Iterable[int], needed: int, modifier: int = 0) -> int:
    """The hits that defense dice block, one each (FIG-RES-04)."""
    return sum(blocks(face, needed, modifier) for face in faces)


def saves_due(savable: int, unsavable: int, blocked: int) -> int:
    """The dice a defender rolls: one for each hit that allows a save (FIG-RES-15), those blocked without a
    die taken off, first from the hits that allow none (FIG-RUL-81)."""
    return max(0, savable - max(0, blocked - unsavable))


def passes(total: int, needed: int, modifier: int = 0) -> bool:
    """Whether a test is passed: the modifier goes to the total of both dice (FIG-MOD-05), and no face
    passes or fails by itself (FIG-MRL-01, FIG-MRL-05)."""
    return result(total, modifier) >= needed


def panic_wounds(d3: int, extra: int = 0) -> int:
    """What a failed panic test costs: 1 + D3 wounds (FIG-MRL-02), whatever it was failed by (FIG-RUL-45)."""
    return 1 + d3 + extra
