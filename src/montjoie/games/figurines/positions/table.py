"""What must hold on the battlefield: units, terrain, objective tokens, what lies on units."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, terrain
from montjoie.games.figurines.state import CONDITIONS, G, Objective, Piece, Unit
from montjoie.kernel import Problem
from montjoie.table import plane

PATH = "position.board"


def problems(g: G) -> Iterator[Problem]:
    """Table by table; places only where cards are known, and no procedure is running that moves units."""
    wrong = [*_terrain(g), *_units(g)]
    yield from wrong
    if not wrong:
        yield from _tokens(g)
        if not g.stack:
            yield from _places(g)


def _terrain(g: G) -> Iterator[Problem]:
    """Known kinds (FIG-TER-14), on the table (FIG-SET-03)."""
    for name, row in g.state.terrain.items():
        path = f"{PATH}.terrain.{name}"
        if row.kind not in g.content.terrain:
            yield Problem(path, "FIG-TER-14", "no-such-terrain", {"given": row.kind})
        elif not _lies_on(g, row):
            yield Problem(path, "FIG-SET-03", "terrain-off-table", {"piece": row.kind})


def _lies_on(g: G, row: Piece | Objective) -> bool:
    return 0 <= row.x <= g.state.course.width and 0 <= row.y <= g.state.course.depth


def _units(g: G) -> Iterator[Problem]:
    """Known cards of players (FIG-UNT-01) with figures they can have (FIG-UNT-03), fitting Attachments
    (FIG-ATC-03) and condition tokens, one of each kind (FIG-CON-01)."""
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
        yield from _attachments(g, path, row)
        if len(set(row.conditions)) != len(row.conditions) or not set(row.conditions) <= set(CONDITIONS):
            facts = {"unit": row.card, "given": list(row.conditions)}
            yield Problem(f"{path}.conditions", "FIG-CON-01", "conditions-wrong", facts)


def _attachments(g: G, path: str, row: Unit) -> Iterator[Problem]:
    for name in (*row.attachments, *row.fallen):
        if name not in g.content.attachments:
            yield Problem(f"{path}.attachments", "FIG-ATC-03", "no-such-attachment", {"given": name})


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


def _tokens(g: G) -> Iterator[Problem]:
    """Tokens lie on the table with cards that exist (FIG-OBJ-01); what is carried, attached and laid on units
    exists too (FIG-INF-01, FIG-CMD-09)."""
    for name, token in g.state.objectives.items():
        if token.card and token.card not in g.content.objectives:
            facts = {"given": token.card}
            yield Problem(f"{PATH}.objectives.{name}.card", "FIG-OBJ-01", "no-such-objective-card", facts)
        if not _lies_on(g, token):
            yield Problem(f"{PATH}.objectives.{name}", "FIG-OBJ-01", "objective-off-table", {})
    for name, row in g.state.units.items():
        for ncu in row.influences:
            if ncu not in g.state.ncus:
                yield Problem(
                    f"{PATH}.units.{name}.influences",
                    "FIG-INF-01",
                    "no-such-ncu",
                    {"given": ncu, "owner": row.owner},
                )
        if row.carries and row.carries not in g.state.objectives:
            facts = {"unit": name, "given": row.carries}
            yield Problem(f"{PATH}.units.{name}.carries", "FIG-FEA-05", "no-such-token", facts)
    for name, attached in g.state.attached.items():
        if attached.owner not in g.state.players:
            told = {"given": attached.owner, "seats": list(g.seats)}
            yield Problem(f"{PATH}.attached.{name}.owner", "FIG-CMD-09", "no-such-player", told)
        if attached.unit not in g.state.units or attached.card not in g.content.cards:
            facts = {"card": attached.card, "unit": attached.unit}
            yield Problem(f"{PATH}.attached.{name}", "FIG-CMD-09", "attached-wrong", facts)
