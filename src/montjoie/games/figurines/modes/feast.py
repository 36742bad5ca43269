"""Chapter 4.38: A Feast for Crows: tokens that belong to corpse piles (FIG-FEA)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, terrain, units
from montjoie.games.figurines.events import ObjectivePlaced, PiecePlaced
from montjoie.games.figurines.modes import carrying, laying
from montjoie.games.figurines.state import INCH, G, Objective, Piece, mode_of
from montjoie.kernel import Answer, Pose, PublicStep, Question, Refusal, ask, serial
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Disc, Outline, Shape

PILE = "corpse_pile"


class FeastForCrows(carrying.Carrying):
    """Zones of 12 inches, two corpse piles with tokens, more as infantry falls (FIG-FEA-01, FIG-FEA-02)."""

    id = "a_feast_for_crows"
    claim_rule = "FIG-FEA-05"
    one_rule = "FIG-FEA-06"
    lose_rule = "FIG-FEA-08"
    score_rule = "FIG-FEA-09"

    def objectives(self, g: G) -> None:
        """One token 6 inches from each table flank on the centre line, on a corpse pile (FIG-FEA-02)."""
        for token in mode_of(g).objectives.fixed:
            x, y = laying.place_of(g, token)
            lay_pile(g, None, {"x": x, "y": y, "facing": 0}, token.id, "FIG-FEA-02")

    def terrain_banned(self, g: G) -> tuple[str, ...]:
        """Corpse piles cannot be chosen as terrain (FIG-FEA-01)."""
        return (PILE,)

    def terrain_gap(self, g: G, piece: str) -> int:
        """Other terrain may come within 6 inches of the piles, but not within 1 (FIG-FEA-02)."""
        if g.state.terrain[piece].kind == PILE:
            return mode_of(g).corpse_piles.terrain_distance
        return super().terrain_gap(g, piece)

    def action_ended(self, g: G, unit: str) -> None:
        """A carrier that ends an action away from the pile of its token loses it (FIG-FEA-07)."""
        token = g.state.units[unit].carries
        if token and units.alive(g, unit) and not touches(g, unit, token):
            g.do(carrying.DropToken(token=token, unit=unit, rule="FIG-FEA-07"))

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        """Where infantry falls a new pile comes, as long as there are fewer than 4 (FIG-FEA-03)."""
        super().unit_destroyed(g, unit, by, attacker)
        if units.card(g, unit).type == "infantry":
            g.do(RaisePile(unit=unit))

    def takers(self, g: G, unit: str, token: str) -> tuple[str, ...]:
        """Enemies touching the pile of the token that have none (FIG-FEA-08, FIG-RUL-40)."""
        foes = field.on_table(g, enemies_of=g.state.units[unit].owner)
        return tuple(foe for foe in foes if not g.state.units[foe].carries and touches(g, foe, token))

    def near_to(self, g: G, token: str, unit: str) -> Outline:
        """The pile of the token (FIG-FEA-04)."""
        return pile_of(g, token)

    def drops(self, g: G, token: str, unit: str, disc: Disc) -> Iterator[Refusal]:
        """Anywhere touching its own pile (FIG-FEA-06, FIG-FEA-07, FIG-FEA-08)."""
        if not plane.near(disc, pile_of(g, token), TOLERANCE):
            away = round(plane.gap(disc, pile_of(g, token)))
            yield Refusal("FIG-FEA-06", "token-off-pile", away=away)


def pile_of(g: G, token: str) -> Shape:
    """The corpse pile a token belongs to (FIG-FEA-04)."""
    return terrain.shape(g, g.state.objectives[token].pile)


def touches(g: G, unit: str, token: str) -> bool:
    """Whether a tray touches the pile of a token, or stands on it."""
    return plane.near(field.tray(g, unit), pile_of(g, token), TOLERANCE)


def lay_pile(g: G, player: str | None, at: Answer, token: str, rule: str) -> None:
    """A pile with a token at its centre, which belongs to it (FIG-FEA-04)."""
    name = serial(g, PILE)
    g.emit(PiecePlaced(name, Piece(PILE, at["x"], at["y"], at["facing"]), player), rule)
    g.emit(
        ObjectivePlaced(
            token or f"objective_{len(g.state.objectives) + 1}",
            Objective(at["x"], at["y"], pile=name),
            player,
        ),
        rule,
    )


class PlacePile(Pose, frozen=True):
    """The owner of destroyed infantry places a corpse pile near where it fell (FIG-D-48, FIG-FEA-03)."""

    unit: str

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Wholly within 12 inches of the unit, an inch away from terrain and units (FIG-FEA-03)."""
        pile, tray, rules = self.outline(g, answer), field.tray(g, self.unit), mode_of(g).corpse_piles
        if not field.is_on(g, pile):
            yield Refusal("FIG-FEA-03", "pile-off-table")
        far = max(plane.point_gap(corner, tray) for corner in pile.corners)
        if far > rules.within:
            yield Refusal("FIG-FEA-03", "pile-too-far", away=round(far), most=rules.within)
        least = rules.least_distance
        for piece in g.state.terrain:
            if plane.near(pile, terrain.shape(g, piece), least - 1):
                yield Refusal("FIG-FEA-03", "pile-near-terrain", terrain=g.state.terrain[piece].kind)
        for other in field.standing(g):
            if plane.near(pile, field.tray(g, other), least - 1):
                yield Refusal("FIG-FEA-03", "pile-near-unit", unit=other)

    def outline(self, g: G, answer: Answer) -> Shape:
        return terrain.outline(g, PILE, answer["x"], answer["y"], answer["facing"])

    def every(self, g: G) -> Iterator[Answer]:
        """Rings around the unit, the nearest first."""
        row = g.state.units[self.unit]
        around = plane.rings(row.x, row.y, range(3 * INCH, 16 * INCH, INCH), range(0, 36_000, 3_000))
        return ({"x": x, "y": y, "facing": facing} for x, y in around for facing in (0, 9_000))


class RaisePile(PublicStep, frozen=True):
    """Before the tray of destroyed infantry is removed, its owner places a corpse pile with a token, if there
    is room and fewer than 4 are in play (FIG-FEA-03)."""

    unit: str
    stages = ("place",)

    @ask
    def place(self, g: G) -> Question | None:
        """Without any room none is placed."""
        if sum(row.kind == PILE for row in g.state.terrain.values()) >= mode_of(g).corpse_piles.most:
            return None
        space = PlacePile(PILE, g.state.course.width, g.state.course.depth, self.unit)
        if next(space.candidates(g), None) is None:
            return None
        return Question(g.state.units[self.unit].owner, space, "FIG-FEA-03")

    @place.chosen
    def placed(self, g: G, seat: str, at: Answer) -> None:
        lay_pile(g, seat, at, "", "FIG-FEA-03")
