"""What must hold on the battlefield: units, terrain, objective tokens, what lies on units."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, terrain
from montjoie.games.figurines.state import CONDITIONS, G, Objective, Piece
from montjoie.kernel import Problem
from montjoie.table import plane

PATH = "position.board"


def problems(g: G) -> Iterator[Problem]:
    """Table by table; places only where cards are known, and no procedure is running that moves units."""
    wrong = [*_lying(g), *_units(g)]
    yield from wrong
    if not wrong and not g.stack:
        yield from _places(g)


def _lying(g: G) -> Iterator[Problem]:
    """Terrain of known kinds (FIG-TER-14) and tokens, on the table (FIG-SET-03, FIG-OBJ-01)."""
    for name, row in g.state.terrain.items():
        path = f"{PATH}.terrain.{name}"
        if row.kind not in g.content.terrain:
            yield Problem(path, "FIG-TER-14", "no-such-terrain", {"given": row.kind})
        elif not _lies_on(g, row):
            yield Problem(path, "FIG-SET-03", "terrain-off-table", {"piece": row.kind})
    for name, token in g.state.objectives.items():
        if not _lies_on(g, token):
            yield Problem(f"{PATH}.objectives.{name}", "FIG-OBJ-01", "objective-off-table", {})


def _lies_on(g: G, row: Piece | Objective) -> bool:
    return 0 <= row.x <= g.state.course.width and 0 <= row.y <= g.state.course.depth


def _units(g: G) -> Iterator[Problem]:
    """Known cards of players (FIG-UNT-01) with figures they can have (FIG-UNT-03) and condition tokens, one
    of each kind (FIG-CON-01)."""
    for name, row in g.state.units.items():
        path, card = f"{PATH}.units.{name}", g.content.units.get(row.card)
        if card is None or row.owner not in g.state.players:
            yield Problem(path, "FIG-UNT-01", "no-such-unit-card", {"given": row.card, "owner": row.owner})
            continue
        if not 0 <= row.figures <= card.figures:
            facts = {"unit": row.card, "given": row.figures, "high": card.figures}
            yield Problem(f"{path}.figures", "FIG-UNT-03", "figures-wrong", facts)
        if not 0 <= row.wounds < card.wounds:
            facts = {"unit": row.card, "given": row.wounds, "high": card.wounds - 1}
            yield Problem(f"{path}.wounds", "FIG-WND-02", "wounds-wrong", facts)
        if row.vp < 0:
            yield Problem(f"{path}.vp", "FIG-FIR-04", "vp-negative", {"given": row.vp})
        if len(set(row.conditions)) != len(row.conditions) or not set(row.conditions) <= set(CONDITIONS):
            facts = {"unit": row.card, "given": list(row.conditions)}
            yield Problem(f"{path}.conditions", "FIG-CON-01", "conditions-wrong", facts)


def _places(g: G) -> Iterator[Problem]:
    """Trays lie on the table (FIG-MOV-07), not on each other (FIG-GEO-06) nor on Impassable terrain
    (FIG-TER-11)."""
    standing = list(field.standing(g))
    for i, name in enumerate(standing):
        path, own = f"{PATH}.units.{name}", field.tray(g, name)
        if not field.is_on(g, own):
            yield Problem(path, "FIG-MOV-07", "unit-off-table", {"unit": name})
        for other in standing[:i]:
            if plane.overlap(own, field.tray(g, other)):
                yield Problem(path, "FIG-GEO-06", "place-taken", {"unit": name, "other": other})
        for piece, outline in terrain.impassable(g):
            if plane.overlap(own, outline):
                yield Problem(path, "FIG-TER-11", "place-impassable", {"unit": name, "piece": piece})
