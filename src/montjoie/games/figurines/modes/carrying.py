"""Tokens that units carry: claiming, dropping, taking over (FIG-FEA, FIG-DAN); and chapter 4.39, A Dance with
Dragons: three heavy tokens on the centre line.

The two modes differ in where a dropped token may lie, and in who may take it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.events import ObjectivePlaced
from montjoie.games.figurines.modes import laying, tokens
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import INCH, G, mode_of
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Answer, OneOf, Part, PublicStep, Question, Refusal, Step, ask, decide, modifies
from montjoie.table import plane
from montjoie.table.plane import Disc, Outline

RING = range(0, 36_000, 1_500)  # the directions in which a dropped token is offered


class Carrying(tokens.Scoring):
    """A mode whose tokens travel on trays."""

    claim_rule = ""
    one_rule = ""  # at most one token for each unit
    lose_rule = ""  # a carrier panics or falls

    def objectives(self, g: G) -> None:
        laying.lay_fixed(g, "FIG-SET-01")

    def moved(self, g: G, unit: str) -> None:
        """A tray that covers a token even partly takes it along; of others than its own the opponent disposes
        (FIG-FEA-05, FIG-FEA-06, FIG-DAN-02, FIG-DAN-04)."""
        met = met_by(g, unit)
        if met:
            g.do(TakeTokens(unit=unit, met=met))

    def panic_failed(self, g: G, unit: str) -> None:
        """A carrier in panic loses its token (FIG-FEA-08, FIG-DAN-05)."""
        if g.state.units[unit].carries:
            g.do(LoseToken(unit=unit, rule=self.lose_rule))

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        """So does a destroyed one (FIG-FEA-08, FIG-DAN-05)."""
        self.panic_failed(g, unit)

    def takers(self, g: G, unit: str, token: str) -> tuple[str, ...]:
        """The enemy units that may take a carrier's token; none that has one (FIG-DAN-10, FIG-RUL-40)."""
        raise NotImplementedError  # pragma: no cover

    def drops(self, g: G, token: str, unit: str, disc: Disc) -> Iterator[Refusal]:
        """Why a token of a unit cannot be dropped there."""
        raise NotImplementedError  # pragma: no cover

    def near_to(self, g: G, token: str, unit: str) -> Outline:
        """Around what a token is dropped."""
        raise NotImplementedError  # pragma: no cover


def met_by(g: G, unit: str) -> tuple[str, ...]:
    """The tokens on the table that a unit's tray covers at least partly."""
    taken = {row.carries for row in g.state.units.values()}
    own = field.tray(g, unit)
    return tuple(t for t in g.state.objectives if t not in taken and plane.meets(own, field.token(g, t)))


def rules(g: G) -> Carrying:
    """The mode being played."""
    mode = hook(g)
    assert isinstance(mode, Carrying)
    return mode


def rival(g: G, unit: str) -> str:
    """The opponent who disposes of a unit's token: the next one clockwise (FIG-RUL-87)."""
    return teams.next_side(g, g.state.units[unit].owner)


class ClaimToken(OneOf, frozen=True):
    """The owner of a unit that comes upon several tokens at once says which one it takes."""


class TakeTokens(PublicStep, frozen=True):
    """A unit has ended a movement on tokens: it takes one if it carries none; the opponent moves the others
    out of the way (FIG-FEA-05, FIG-FEA-06, FIG-DAN-02, FIG-DAN-04)."""

    unit: str
    met: tuple[str, ...]
    stages = ("choose", "clear")

    @decide
    def choose(self, g: G) -> Question | None:
        """Only a unit without a token takes one; of several, one (FIG-RUL-89)."""
        row = g.state.units[self.unit]
        return None if row.carries else Question(row.owner, ClaimToken(self.met), rules(g).one_rule)

    @choose.chosen
    def taken(self, g: G, seat: str, token: str) -> Step:
        tokens.claim(g, self.unit, token, rules(g).claim_rule)
        return self.but(met=tuple(each for each in self.met if each != token))

    def clear(self, g: G) -> None:
        for token in self.met:
            g.do(DropToken(token=token, unit=self.unit, rule=rules(g).one_rule))


class TakeOver(OneOf, frozen=True):
    """The opponent of a carrier that panics or falls says which unit takes its token (FIG-D-47)."""


class LoseToken(PublicStep, frozen=True):
    """A carrier loses its token: to an enemy unit that the opponent chooses, else the opponent drops it
    (FIG-FEA-08, FIG-DAN-05)."""

    unit: str
    rule: str
    stages = ("choose", "drop")

    @ask
    def choose(self, g: G) -> Question | None:
        token = g.state.units[self.unit].carries
        takers = rules(g).takers(g, self.unit, token) if token else ()
        return Question(rival(g, self.unit), TakeOver(takers), self.rule) if takers else None

    @choose.chosen
    def chosen(self, g: G, seat: str, taker: str) -> None:
        tokens.claim(g, taker, g.state.units[self.unit].carries, self.rule)

    def drop(self, g: G) -> None:
        if token := g.state.units[self.unit].carries:
            g.do(DropToken(token=token, unit=self.unit, rule=self.rule))


class PlaceToken(laying.Spot, frozen=True):
    """The opponent of a unit that must not have a token places it (FIG-D-46): `facing` is of no matter."""

    token: str
    unit: str

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        disc = self.disc(g, answer)
        if not field.is_on(g, disc):
            yield Refusal("FIG-GEO-01", "objective-off-table")
        yield from rules(g).drops(g, self.token, self.unit, disc)

    def every(self, g: G) -> Iterator[Answer]:
        """The middle of what it must lie near, and rings around it."""
        around = rules(g).near_to(g, self.token, self.unit)
        x, y = (around.west + around.east) // 2, (around.south + around.north) // 2
        yield {"x": x, "y": y, "facing": 0}
        reach = max(around.east - around.west, around.north - around.south) // 2
        ring = plane.rings(x, y, range(INCH, reach + 3 * INCH, INCH), RING)
        yield from ({"x": x, "y": y, "facing": 0} for x, y in ring)


class DropToken(PublicStep, frozen=True):
    """The opponent places a token of a unit (FIG-FEA-06, FIG-FEA-07, FIG-DAN-04). It is claimed by nobody
    until a tray covers it after a movement (FIG-FEA-10, FIG-RUL-40)."""

    token: str
    unit: str
    rule: str
    stages = ("place",)

    @ask
    def place(self, g: G) -> Question:
        course = g.state.course
        space = PlaceToken(self.token, course.width, course.depth, self.token, self.unit)
        return Question(rival(g, self.unit), space, self.rule)

    @place.chosen
    def placed(self, g: G, seat: str, at: Answer) -> None:
        row = replace(g.state.objectives[self.token], x=at["x"], y=at["y"], claimed="", target="")
        g.emit(ObjectivePlaced(self.token, row, seat, self.unit), self.rule)


class DanceWithDragons(Carrying):
    """Zones of 12 inches; tokens A, B, C from left to right as player 1 sees them (FIG-DAN-01, FIG-RUL-41).
    What they do is in `objective_cards.py` (FIG-DAN-07, FIG-DAN-08, FIG-DAN-09)."""

    id = "a_dance_with_dragons"
    claim_rule = "FIG-DAN-02"
    one_rule = "FIG-DAN-04"
    lose_rule = "FIG-DAN-05"
    score_rule = "FIG-DAN-06"

    def takers(self, g: G, unit: str, token: str) -> tuple[str, ...]:
        """Enemies engaged with the carrier that have no token (FIG-DAN-05, FIG-DAN-10)."""
        return tuple(
            enemy
            for enemy in field.engaged(g, unit)
            if units.alive(g, enemy) and not units.is_wall(g, enemy) and not g.state.units[enemy].carries
        )

    def near_to(self, g: G, token: str, unit: str) -> Outline:
        return field.tray(g, unit)

    def drops(self, g: G, token: str, unit: str, disc: Disc) -> Iterator[Refusal]:
        """Within 2 inches of the tray or on it (FIG-RUL-88), not on Impassable terrain nor on another unit's
        tray (FIG-DAN-04, FIG-DAN-05)."""
        own, most = field.tray(g, unit), mode_of(g).carrier.drop_radius
        if not plane.near(own, disc, most):
            facts = {"unit": unit, "away": round(plane.gap(own, disc)), "most": most}
            yield Refusal("FIG-DAN-04", "token-too-far", **facts)
        yield from laying.impassable(g, disc, "FIG-DAN-04")
        for other in field.standing(g, (unit,)):
            if plane.overlap(disc, field.tray(g, other)):
                yield Refusal("FIG-DAN-04", "token-on-tray", unit=other)


@modifies(SPEED)
def burdened(g: G, unit: str) -> Iterator[Part]:
    """FIG-DAN-03: the Speed of a carrier is fixed, whatever would raise it."""
    if (fixed := mode_of(g).carrier.speed) and g.state.units[unit].carries:
        yield Part(fixed, "FIG-DAN-03", g.state.course.mode, "replace")
        yield Part(fixed, "FIG-DAN-03", g.state.course.mode, "cap")
