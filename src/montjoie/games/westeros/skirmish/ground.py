"""Skirmish step 11: the players lay their terrain pieces (WES-SKI-12)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.battlefield.terrain import terrain
from montjoie.games.westeros.events import GroundLaid, OverlaysLaid
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.skirmish.card import near_edge, summary
from montjoie.games.westeros.state import G, Ground
from montjoie.kernel import Answer, Branch, OneOf, PublicStep, Question, Refusal, Step, ask
from montjoie.table.hexes import regions

RIVERS = ("river", "forest_river")  # what a ford can lie on


def barred(g: G, piece: str, hex: str) -> Refusal | None:
    """Why a piece cannot lie on a hex: pieces may not overlap, and none may enclose a hex or cut the
    battlefield in two (WES-RUL-50); a ford needs a river hex without a token (WES-RUL-80)."""
    ground = g.state.ground[hex]
    if g.content.terrain[piece].token:
        if ground.terrain not in RIVERS or ground.overlay:
            return Refusal("WES-RUL-80", "piece-needs-river", piece=piece, hex=hex)
    elif ground.terrain != g.content.printed_terrain:
        return Refusal("WES-RUL-50", "piece-overlaps", piece=piece, hex=hex, terrain=ground.terrain)
    elif g.content.terrain[piece].impassable and parts(g, hex):
        return Refusal("WES-RUL-50", "piece-cuts-off", piece=piece, hex=hex)
    return None


def parts(g: G, hex: str) -> bool:
    """Whether closing a hex would cut the open ground in two. Only where its open neighbours do not hang
    together round it does the whole battlefield have to be looked at."""
    near = board(g).neighbours
    beside = [other for other in near[hex] if not terrain(g, other).impassable]
    if len(regions(near, beside)) < 2:
        return not beside
    still_open = (other for other in near if other != hex and not terrain(g, other).impassable)
    return len(regions(near, still_open)) > 1


class PieceHex(OneOf, frozen=True):
    """The hex where the piece is laid (WES-SKI-12)."""

    asked = False

    house: str = ""
    piece: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Off the board (WES-HEX-02), too far from the own edge (WES-SKI-12), or barred (WES-RUL-50)."""
        rows = summary(g).placement.terrain_rows
        if answer not in board(g):
            yield Refusal("WES-HEX-02", "place-off-board", hex=answer)
        elif answer not in near_edge(g, self.house, rows):
            yield Refusal("WES-SKI-12", "place-too-far", hex=answer, rows=rows, house=self.house)
        elif refusal := barred(g, self.piece, answer):
            yield refusal


class LayPiece(Branch, frozen=True):
    """The player lays one of his terrain pieces: {TERRAIN: HEX} (WES-SKI-12)."""


class LayTerrain(PublicStep, frozen=True):
    """A player lays all his terrain pieces, one by one, in the rows that the card allows (WES-SKI-12). A
    ford that no river is there for is put back (WES-RUL-80)."""

    house: str
    pieces: tuple[str, ...]
    stages = ("lay",)

    @ask
    def lay(self, g: G) -> Question | None:
        """Any of the pieces that are left."""
        hexes = near_edge(g, self.house, summary(g).placement.terrain_rows)
        options = {}
        for piece in dict.fromkeys(self.pieces):
            if free := tuple(hex for hex in hexes if not barred(g, piece, hex)):
                options[piece] = PieceHex(free, self.house, piece)
        return to(g, self.house, LayPiece(dict(options)), "WES-SKI-12") if options else None

    @lay.chosen
    def laid(self, g: G, seat: str, answer: dict[str, str]) -> Step:
        """The artwork of a piece does not matter (WES-SKI-11)."""
        ((piece, hex),) = answer.items()
        if g.content.terrain[piece].token:
            g.emit(OverlaysLaid(piece, (hex,), self.house), "WES-SKI-12")
        else:
            g.emit(GroundLaid(hex, Ground(piece), self.house), "WES-SKI-12")
        left = list(self.pieces)
        left.remove(piece)
        return self.goto("lay", pieces=tuple(left))
