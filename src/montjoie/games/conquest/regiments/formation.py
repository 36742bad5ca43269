"""Chapter 1.4: stands in ranks and files, and which of them carries what (CON-REG, CON-GEO-02 … CON-GEO-05).

A formation follows from the number of stands, the files and where an incomplete last rank begins. Places are
numbered as `Block.places` has them: the front rank from the left, then the next.
"""

from __future__ import annotations

from functools import cache, lru_cache

from montjoie.games.conquest.content import load
from montjoie.games.conquest.state import G, Piece, Pose, Regiment
from montjoie.table import plane
from montjoie.table.plane import Block, Shape, Tray

COMMAND, CHARACTER, PLAIN = "command", "character", ""


def riding(g: G, row: Regiment) -> bool:
    """Whether its character rides on the monster and has no stand of his own (CON-SPR-09)."""
    return bool(row.character) and _rides(g.state.characters[row.character].entry)


@cache
def _rides(entry: str) -> bool:
    return any(held.id == "rider" for held in load().cards[entry].rules)


def placed(g: G, row: Regiment) -> int:
    """How many stands are on the ground: the character's is one of the block (CON-RUL-67)."""
    return row.stands + (1 if row.character and not riding(g, row) else 0)


def size(row: Regiment) -> int:
    """How many stands a regiment counts, its character's included: they act as one (CON-REG-01, CON-CHR-06,
    CON-SPR-09)."""
    return row.stands + (1 if row.character else 0)


def block(g: G, row: Regiment, pose: Pose | None = None) -> Block:
    """Its stands as a block, as it stands or as it would."""
    return _block(row, placed(g, row), pose)


@lru_cache(maxsize=1 << 12)
def _block(row: Regiment, stands: int, pose: Pose | None) -> Block:
    there, stand = pose or row, load().cards[row.entry].stand
    return Block(stands, there.files, stand.width, stand.depth, there.rear)


@lru_cache(maxsize=1 << 10)
def roles(entry: str, block: Block, models: tuple[str, ...], character: bool) -> tuple[str, ...]:
    """What each stand carries, by its place: the command stand in the centre of the front rank, or as near as
    it can be, unless there are no command models (CON-REG-05, CON-COM-07), the character beside it
    (CON-REG-06, CON-CHR-05), stands with other command models of cavalry and brutes next to them
    (CON-COM-05)."""
    central = plane.outwards(block.files if block.ranks > 1 else block.last)
    on_foot = load().cards[entry].type == "infantry"
    told = [COMMAND] if "leader" in models or (on_foot and models) else []
    told += [CHARACTER] if character else []
    if not on_foot:
        told += [model for model in models if model != "leader"]
    found = [PLAIN] * block.stands
    for place, role in zip(central, told, strict=False):
        found[place] = role
    return tuple(found)


def carried(g: G, row: Regiment, pose: Pose | None = None) -> tuple[str, ...]:
    """What each stand of a regiment carries, as it stands or as it would."""
    return roles(row.entry, block(g, row, pose), row.models, bool(row.character) and not riding(g, row))


def place_of(g: G, row: Regiment, role: str) -> int | None:
    """The place of the stand that carries something; None where no stand does."""
    told = carried(g, row)
    return told.index(role) if role in told else None


def whose(g: G, name: str, place: int) -> str:
    """Whose stand is at a place: the regiment's, or its character's (CON-CHR-05)."""
    row = g.state.regiments[name]
    return row.character if place == place_of(g, row, CHARACTER) else name


# On the table.


def ground_of(piece: Piece) -> Tray:
    """The ground that a piece of terrain covers."""
    return plane.tray(piece.x, piece.y, piece.width, piece.depth, piece.facing)


def sheltered(g: G, name: str, pose: Pose | None = None) -> Tray | None:
    """The ground of the garrison that a regiment occupies, which stands for each of its stands and for all
    of them (CON-GAR-05, CON-RUL-12, CON-RUL-99)."""
    inside = g.state.regiments[name].garrison if pose is None else ""
    return ground_of(g.state.pieces[inside]) if inside else None


def tray(g: G, name: str, pose: Pose | None = None) -> Tray:
    """The imaginary rectangle of a regiment, gaps of the last rank included (CON-GEO-05)."""
    row = g.state.regiments[name]
    there = pose or row
    return sheltered(g, name, pose) or block(g, row, pose).tray(there.x, there.y, there.facing)


def outline(g: G, name: str, pose: Pose | None = None) -> Shape:
    """The ground that its stands cover, for distances, overlaps and sight (CON-GEO-05)."""
    row = g.state.regiments[name]
    return sheltered(g, name, pose) or _outline(row, placed(g, row), pose)


@lru_cache(maxsize=1 << 12)
def _outline(row: Regiment, stands: int, pose: Pose | None) -> Shape:
    there, made = pose or row, _block(row, stands, pose)
    return made.outline(made.tray(there.x, there.y, there.facing))


def stands(g: G, name: str, pose: Pose | None = None) -> tuple[Tray, ...]:
    """Every stand, by its place; all face where the regiment does (CON-GEO-03, CON-STD-06)."""
    row = g.state.regiments[name]
    inside = sheltered(g, name, pose)
    return (inside,) * placed(g, row) if inside else _stands(row, placed(g, row), pose)


@lru_cache(maxsize=1 << 12)
def _stands(row: Regiment, stands: int, pose: Pose | None) -> tuple[Tray, ...]:
    there, made = pose or row, _block(row, stands, pose)
    return made.places(made.tray(there.x, there.y, there.facing))


def pose_of(row: Regiment) -> Pose:
    """Where a regiment stands, and how."""
    return Pose(row.x, row.y, row.facing, row.files, row.rear)


def reshaped(row: Regiment, made: Block, dx: int, dy: int) -> Pose:
    """Where a regiment stands as another block, whose middle has moved so far."""
    return Pose(row.x + dx, row.y + dy, row.facing, made.files, made.first)


def front_rank(g: G, name: str) -> range:
    """The places of its front rank."""
    made = block(g, g.state.regiments[name])
    return range(min(made.files, made.stands))
