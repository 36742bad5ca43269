"""Objective tokens are laid: at fixed places, then by the players in turn (FIG-GOT-02, FIG-SET-02)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, teams, terrain, zones
from montjoie.games.figurines.content.modes import FixedObjective
from montjoie.games.figurines.events import ObjectivePlaced, ObjectivesLeftOut
from montjoie.games.figurines.setup.rolls import RollOff
from montjoie.games.figurines.state import INCH, G, Objective, mode_of
from montjoie.kernel import Answer, Pose, Question, Refusal, Rng, Step, ask
from montjoie.table import plane
from montjoie.table.plane import Disc

HALF = 24 * INCH  # the middle of the table on which modes give their places


def place_of(g: G, token: FixedObjective) -> tuple[int, int]:
    """A fixed place on a table of any width: tokens up to 12 inches from the centre keep their distance to
    it (FIG-CLA-01), those further out their distance to the table flank (FIG-FEA-02, FIG-DAN-01,
    FIG-RUL-93)."""
    width = g.state.course.width
    if abs(token.x - HALF) <= 12 * INCH:
        return width // 2 + token.x - HALF, token.y
    return (token.x, token.y) if token.x < HALF else (width - (2 * HALF - token.x), token.y)


def lay_fixed(g: G, rule: str) -> None:
    """The tokens whose places the mode gives, with their cards."""
    for token in mode_of(g).objectives.fixed:
        x, y = place_of(g, token)
        g.emit(ObjectivePlaced(token.id, Objective(x, y, card=token.card)), rule)


class Spot(Pose, frozen=True):
    """A place for an objective token: it looks nowhere, so `facing` is of no matter."""

    asked = False

    def tidy(self, answer: Answer) -> Answer:
        return {**super().tidy(answer), "facing": 0}

    def disc(self, g: G, answer: Answer) -> Disc:
        """The token if it lay there."""
        return Disc(answer["x"], answer["y"], g.content.token_radius)


def impassable(g: G, disc: Disc, rule: str) -> Iterator[Refusal]:
    """No token lies on Impassable terrain."""
    for name, piece in terrain.impassable(g):
        if plane.overlap(disc, piece):
            yield Refusal(rule, "objective-on-impassable", terrain=g.state.terrain[name].kind)


class PlaceObjective(Spot, frozen=True):
    """A player lays an objective token anywhere far enough from zones and other tokens: `facing` is of no
    matter (FIG-D-06, FIG-GOT-02)."""

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Wholly on the table, away from zones and tokens (FIG-GOT-02), not on Impassable terrain
        (FIG-SET-02, FIG-DWD-01)."""
        disc, mode = self.disc(g, answer), mode_of(g).objectives
        if not field.is_on(g, disc):
            yield Refusal("FIG-GOT-02", "objective-off-table")
        for edge, zone in zones.zones(g).items():
            if not plane.near(disc, zone, mode.zone_distance - 1):
                continue
            away, least = round(plane.gap(disc, zone)), mode.zone_distance
            yield Refusal("FIG-GOT-02", "objective-near-zone", edge=edge, away=away, least=least)
        for token in g.state.objectives:
            other = field.token(g, token)
            if plane.near(disc, other, mode.token_distance - 1):
                away, least = round(plane.gap(disc, other)), mode.token_distance
                yield Refusal("FIG-GOT-02", "objective-near-objective", away=away, least=least)
        yield from impassable(g, disc, "FIG-SET-02")

    def every(self, g: G) -> Iterator[Answer]:
        """A grid of 3 inches, from the middle of the table outwards."""
        points = plane.grid(self.width, self.depth, 3 * INCH)
        return ({"x": x, "y": y, "facing": 0} for x, y in points)

    def throw(self, g: G, rng: Rng) -> Answer:
        """Any half inch of the table."""
        half = INCH // 2
        x, y = rng.randrange(self.width // half + 1), rng.randrange(self.depth // half + 1)
        return {"x": x * half, "y": y * half, "facing": 0}


class LayTokens(RollOff, frozen=True):
    """The centre first; then the winner of a roll lays a token, and the others in turn, until all lie there
    (FIG-GOT-02)."""

    up: str = ""
    left: int = 0
    stages = ("centre", "roll", "lay", "rest")
    purpose = "roll-objectives"

    def centre(self, g: G) -> Step:
        lay_fixed(g, "FIG-GOT-02")
        return self.but(left=mode_of(g).objectives.placed)

    def won(self, g: G, player: str) -> Step:
        return self.but(up=player)

    @ask
    def lay(self, g: G) -> Question | None:
        """One token; where there is no room for another the rest is left out (FIG-RUL-103)."""
        space = PlaceObjective(f"objective_{self.left}", g.state.course.width, g.state.course.depth)
        if not self.left or next(space.candidates(g), None) is None:
            return None
        return Question(self.up, space, "FIG-GOT-02")

    @lay.chosen
    def laid(self, g: G, seat: str, at: Answer) -> Step:
        name = f"objective_{mode_of(g).objectives.placed - self.left + 1}"
        g.emit(ObjectivePlaced(name, Objective(at["x"], at["y"]), seat), "FIG-GOT-02")
        return self.goto("lay", up=teams.next_side(g, seat), left=self.left - 1)

    def rest(self, g: G) -> None:
        """Players are told of tokens that have no room (FIG-RUL-103)."""
        if self.left:
            g.emit(ObjectivesLeftOut(self.left))
