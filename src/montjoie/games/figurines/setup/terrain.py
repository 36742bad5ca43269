"""Terrain is placed, by choice or at random (FIG-SET-03, FIG-SET-04, FIG-SET-05, FIG-SET-06)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, teams, terrain, zones
from montjoie.games.figurines.events import PiecePlaced, Rolled, TerrainLeftOut
from montjoie.games.figurines.setup.rolls import RollOff
from montjoie.games.figurines.state import INCH, G, Piece, mode_of
from montjoie.games.figurines.timing import hook
from montjoie.kernel import (
    Answer,
    Branch,
    Chance,
    Dice,
    Pose,
    PublicStep,
    Question,
    Refusal,
    Rng,
    Step,
    ask,
    chance,
    derived,
    pick,
    serial,
)
from montjoie.table import plane
from montjoie.table.plane import Point, Shape

GRID = 3 * INCH
TURNS = (0, 4_500, 9_000, 13_500)  # the angles that candidates use
CHOICE = "choice"
ANY = "any"
THROWS = 12
STRIDE = 7919  # a prime: every place of the grid has its turn


class LayPiece(Pose, frozen=True):
    """Where a terrain piece lies: at least 6" from deployment zones and from other pieces (FIG-SET-04,
    FIG-DIF-02)."""

    asked = False

    kind: str

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Wholly on the table, apart from zones and pieces; Impassable terrain not on an objective token
        (FIG-SET-02, FIG-RUL-32, FIG-DIF-03)."""
        own = terrain.outline(g, self.kind, answer["x"], answer["y"], answer["facing"])
        if not field.is_on(g, own):
            yield Refusal("FIG-SET-03", "terrain-off-table", piece=self.kind)
        for key, what, other, least in self.crowding(g, own):
            facts = {"piece": self.kind, "away": round(plane.gap(own, other)), "least": least}
            yield Refusal("FIG-SET-04", key, **facts, **what)
        if "impassable" in g.content.terrain[self.kind].keywords:
            for token in g.state.objectives:
                if plane.near(own, field.token(g, token), 0):
                    yield Refusal("FIG-SET-02", "terrain-on-objective", piece=self.kind, objective=token)

    def crowding(self, g: G, own: Shape) -> Iterator[tuple[str, dict[str, str], Shape, int]]:
        """Zones and pieces that are too near, with the room they want."""
        for key, what, other, least in neighbours(g):
            if plane.near(own, other, least - 1):
                yield key, what, other, least

    def free(self, g: G, answer: Answer) -> bool:
        """The quick way to see that nothing is too near, without saying how far it is."""
        own = terrain.outline(g, self.kind, answer["x"], answer["y"], answer["facing"])
        return next(self.crowding(g, own), None) is None

    def candidates(self, g: G) -> Iterator[Answer]:
        """Places near something are passed over the quick way; the others are looked at in full."""
        for answer in self.every(g):
            if self.free(g, answer) and next(self.forbids(g, answer), None) is None:
                yield answer

    def has_place(self, g: G) -> bool:
        """Whether there is any place for it: looked for all over the table, not from the middle."""
        points = self.grid(g)
        size = len(points) * len(TURNS)
        for i in range(size):
            place, turn = divmod(i * STRIDE % size, len(TURNS))
            x, y = points[place]
            answer = {"x": x, "y": y, "facing": TURNS[turn]}
            if self.free(g, answer) and next(self.forbids(g, answer), None) is None:
                return True
        return False

    def every(self, g: G) -> Iterator[Answer]:
        """A grid between the zones, from the middle of the table outwards."""
        return ({"x": x, "y": y, "facing": turn} for x, y in self.grid(g) for turn in TURNS)

    def grid(self, g: G) -> tuple[Point, ...]:
        """The points of that grid."""
        return plane.grid(self.width, self.depth, GRID, *band(g))

    def throw(self, g: G, rng: Rng) -> Answer:
        """Anywhere between the zones, at any of the angles; a free place if one turns up soon."""
        low, high = band(g)
        for _ in range(THROWS):
            x, y = INCH * rng.randrange(self.width // INCH + 1), low + rng.randrange(high - low + 1)
            answer = {"x": x, "y": y, "facing": pick(rng, TURNS)}
            if self.free(g, answer):
                break
        return answer


@derived
def neighbours(g: G) -> tuple[tuple[str, dict[str, str], Shape, int], ...]:
    """The zones and pieces from which terrain keeps away, with the room they want, and what is said of it."""
    room = mode_of(g).terrain_zone_distance
    edges = (("terrain-near-zone", {"edge": edge}, zones.zone_of(g, edge), room) for edge in guarded(g))
    pieces = (
        ("terrain-near-terrain", {"other": name}, terrain.shape(g, name), hook(g).terrain_gap(g, name))
        for name in g.state.terrain
    )
    return (*edges, *pieces)


class PlacePiece(Branch, frozen=True):
    """A player takes a terrain piece and places it: `{"forest": {"x": ..., "y": ..., "facing": ...}}`
    (FIG-D-04, FIG-SET-03). A 7 of the random table lets the player choose the kind (FIG-D-05)."""


class PlaceTerrain(PublicStep, frozen=True):
    """Players place pieces in turn, or one of them alone (FIG-SET-03, FIG-STO-04). The supply is unlimited
    (FIG-SET-06, FIG-RUL-28). A piece that has no place is left out."""

    up: str  # who places the next piece
    left: int
    kind: str = ""  # what the random table gave
    laid: bool = False
    stages = ("roll", "place", "go_on")

    @chance
    def roll(self, g: G) -> Chance | None:
        """Method B: 2D6 say which kind (FIG-SET-05)."""
        return Dice(2) if self.random(g) else None

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        """A kind the mode bans is rolled again (FIG-FEA-01)."""
        g.emit(Rolled("terrain", self.up, tuple(faces)), "FIG-SET-05")
        kind = g.content.random_table[sum(faces)]
        if kind in hook(g).terrain_banned(g):
            return self.goto("roll")
        return self.but(kind="" if kind == CHOICE else kind)

    @ask
    def place(self, g: G) -> Question | None:
        """Any kind, or the one rolled, of those that have a place."""
        doors = {kind: laying(g, kind) for kind in ((self.kind,) if self.kind else available(g))}
        open_doors = {kind: space for kind, space in doors.items() if space.has_place(g)}
        return Question(self.up, PlacePiece(dict(open_doors)), "FIG-SET-03") if open_doors else None

    @place.chosen
    def placed(self, g: G, seat: str, answer: Answer) -> Step:
        ((kind, at),) = answer.items()
        g.emit(PiecePlaced(serial(g, kind), Piece(kind, at["x"], at["y"], at["facing"]), seat))
        return self.but(laid=True)

    def go_on(self, g: G) -> Step | None:
        """The next side goes on; where nothing has a place, nobody does, and players are told
        (FIG-RUL-103)."""
        if not self.laid:
            g.emit(TerrainLeftOut(1 if self.kind else self.left, self.kind or ANY))
        if self.left <= 1 or not (self.laid or self.kind):
            return None
        up = self.up if hook(g).terrain_by(g) else teams.next_side(g, self.up)
        return self.goto("roll", up=up, left=self.left - 1, kind="", laid=False)

    def random(self, g: G) -> bool:
        """Whether the table says which kind; a lone defender chooses (FIG-STO-04)."""
        return g.options.terrain == "random" and not hook(g).terrain_by(g)


def guarded(g: G) -> Iterator[str]:
    """The zones terrain keeps away from: all, or those of the players the mode names (FIG-STO-04)."""
    players = hook(g).terrain_zones(g)
    if len(players) == len(g.state.players):
        yield from zones.edges(g)
    else:
        yield from dict.fromkeys(g.state.players[player].edge for player in players)


def band(g: G) -> tuple[int, int]:
    """From where to where terrain can lie, seen from the south edge; the whole table where zones are
    corners."""
    room = mode_of(g).terrain_zone_distance
    low, high = 0, g.state.course.depth
    for edge in guarded(g):
        _, bottom, _, top = zones.bounds(g, edge)
        if edge == "south":
            low = top + room
        elif edge == "north":
            high = bottom - room
    return low, max(low, high)


def laying(g: G, kind: str) -> LayPiece:
    """Where a piece of a kind may lie."""
    return LayPiece(kind, g.state.course.width, g.state.course.depth, kind)


def available(g: G) -> tuple[str, ...]:
    """The kinds of terrain that can be chosen."""
    banned = hook(g).terrain_banned(g)
    return tuple(kind for kind in g.content.terrain if kind not in banned)


class TerrainRoll(RollOff, frozen=True):
    """The winner of a roll places the first piece (FIG-SET-03)."""

    purpose = "roll-terrain"
    stages = ("roll",)

    def won(self, g: G, player: str) -> None:
        g.do(CountPieces(up=player))


class CountPieces(PublicStep, frozen=True):
    """How many pieces there are: as agreed, or D3 + 2 (FIG-SET-03, FIG-SET-05, FIG-DIF-04)."""

    up: str
    stages = ("roll", "agreed")

    @chance
    def roll(self, g: G) -> Chance | None:
        return Dice(1, 3) if g.options.terrain == "random" else None

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step:
        g.emit(Rolled("terrain-count", self.up, tuple(faces), sides=3), "FIG-SET-05")
        g.do(PlaceTerrain(up=self.up, left=faces[0] + 2))
        return self.done()

    def agreed(self, g: G) -> None:
        """Method A: 4 pieces, more or fewer by agreement."""
        if g.options.pieces:
            g.do(PlaceTerrain(up=self.up, left=g.options.pieces))


def place_terrain(g: G) -> None:
    """Terrain comes after objectives (FIG-SET-01); one player may have to place it alone (FIG-STO-04). Nobody
    rolls for terrain that has no room at all, as in Fire & Blood (FIG-RUL-140)."""
    alone = hook(g).terrain_by(g)
    if not any(laying(g, kind).has_place(g) for kind in available(g)):
        g.emit(TerrainLeftOut(0, ANY), "FIG-RUL-140")
    elif alone:
        g.do(PlaceTerrain(up=alone, left=g.content.numbers.terrain_pieces))
    else:
        g.do(TerrainRoll())
