"""Where a unit can stand in its deployment zone (FIG-SET-08), and units that come onto the table later: from
Reserve (FIG-CLA, FIG-STO), or for want of room (FIG-SET-12, FIG-RUL-33)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from montjoie.games.figurines.battlefield import field, terrain, zones
from montjoie.games.figurines.events import Counted, RoomLacking, UnitPlaced, UnitReserved
from montjoie.games.figurines.moves.ground import too_near
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import Answer, Pose, PublicStep, Question, Refusal, Rng, ask, derived, pick
from montjoie.table import plane
from montjoie.table.plane import Box, Tray

FINE = INCH // 10
QUARTERS = (0, 9_000, 18_000, 27_000)


class StandInZone(Pose, frozen=True):
    """The owner of a unit places its tray in his deployment zone, in any facing (FIG-SET-08)."""

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """Completely inside the zone, on no other tray nor Impassable piece, an inch from enemies."""
        own = field.tray_at(g, self.piece, **answer)
        if not plane.covers(self.ground(g).shape(), own):
            yield self.outside(g)
        for other in field.standing(g, (self.piece,)):
            if plane.overlap(own, field.tray(g, other)):
                yield Refusal("FIG-GEO-06", "place-taken", unit=self.piece, other=other)
            elif not field.friendly(g, self.piece, other) and too_near(own, field.tray(g, other)):
                yield Refusal("FIG-MOV-06", "deployed-near-enemy", unit=self.piece, other=other)
        for name, outline in terrain.impassable(g):
            if plane.overlap(own, outline):
                yield Refusal("FIG-TER-11", "place-impassable", unit=self.piece, piece=name)

    def ground(self, g: G) -> Box:
        """The ground it may stand on."""
        return zones.bounds(g, g.state.players[g.state.units[self.piece].owner].edge)

    def outside(self, g: G) -> Refusal:
        return Refusal("FIG-SET-08", "outside-zone", unit=self.piece)

    def every(self, g: G) -> Iterator[Answer]:
        """Every inch of the zone and flush against other trays; the front line first, looking at the
        enemy, then other facings."""
        taken = self.neighbours(g)
        for facing in facings(g, self.piece):
            across, along = self.rows(g, field.tray_at(g, self.piece, 0, 0, facing), taken)
            yield from ({"x": x, "y": y, "facing": facing} for y in along for x in across)

    def rows(self, g: G, own: Tray, taken: list[Tray]) -> tuple[list[int], list[int]]:
        """Those for a tray in one facing, across and along."""
        across, along = self.ground(g).berths(own, taken, INCH)
        forward = zones.forward(g, g.state.units[self.piece].owner) > 9_000
        return across, along if forward else along[::-1]

    def throw(self, g: G, rng: Rng) -> Answer:
        """Anywhere in the zone; more often looking at the enemy."""
        angles = facings(g, self.piece)
        facing = pick(rng, (angles[0], angles[0], *angles))
        own = field.tray_at(g, self.piece, 0, 0, facing)
        left, bottom, right, top = self.ground(g).centres(own)
        x = left + FINE * rng.randrange(max(0, right - left) // FINE + 1)
        y = bottom + FINE * rng.randrange(max(0, top - bottom) // FINE + 1)
        return {"x": x, "y": y, "facing": facing}

    def candidates(self, g: G) -> Iterator[Answer]:
        return self.free(g, facings(g, self.piece))

    def free(self, g: G, angles: Iterable[int]) -> Iterator[Answer]:
        """Places on other trays are passed over the quick way; the others are looked at in full."""
        taken = self.neighbours(g)
        for facing in angles:
            own = field.tray_at(g, self.piece, 0, 0, facing)
            across, along = self.rows(g, own, taken)
            for x, y in plane.vacancies(own, across, along, taken):
                answer = {"x": x, "y": y, "facing": facing}
                if next(self.forbids(g, answer), None) is None:
                    yield answer

    def neighbours(self, g: G) -> list[Tray]:
        """The trays on the ground or beside it."""
        names, trays = field.laid_out(g)
        near = plane.around(self.ground(g).shape(), trays, INCH)
        return [trays[index] for index in near if names[index] != self.piece]

    def has_room(self, g: G) -> bool:
        """Whether there is any place left for it: as for all that wait with such a tray."""
        own = g.state.units[self.piece]
        alike = (
            name
            for name, row in g.state.units.items()
            if row.owner == own.owner
            and row.where == own.where != "table"
            and g.content.units[row.card].tray == g.content.units[own.card].tray
        )
        return _roomy(g, replace(self, piece=next(alike, self.piece)))


@derived
def _roomy(g: G, space: StandInZone) -> bool:
    """A tray takes the same ground when it looks the other way."""
    angles = facings(g, space.piece)
    half = (angle for at, angle in enumerate(angles) if (angle + 18_000) % 36_000 not in angles[:at])
    return next(space.free(g, half), None) is not None


def facings(g: G, unit: str) -> tuple[int, ...]:
    """The facings that candidates use: at the enemy first, then along the edges of the table."""
    forward = zones.forward(g, g.state.units[unit].owner)
    rest = sorted(
        (f for f in QUARTERS if f != forward), key=lambda f: abs((f - forward + 18_000) % 36_000 - 18_000)
    )
    return forward, *rest


def stand(g: G, unit: str) -> StandInZone:
    """The space of a unit's places in its zone."""
    return StandInZone(unit, g.state.course.width, g.state.course.depth)


def hold(g: G, unit: str, rule: str) -> None:
    """A unit waits in Reserve instead of being deployed."""
    g.emit(UnitReserved(unit, g.state.units[unit].owner), rule)
    g.emit(Counted("held", 1, unit), rule)


def waiting(g: G, player: str) -> Iterator[str]:
    """The units a player has in Reserve."""
    return (name for name, row in g.state.units.items() if row.owner == player and row.where == "reserve")


def wait(g: G, unit: str) -> None:
    """There is no room for it now."""
    g.emit(Counted("late", 1, unit), "FIG-SET-12")


def waits(g: G, unit: str) -> bool:
    """Whether a unit still waits for room in its zone."""
    return g.state.units[unit].where == "reserve" and bool(g.state.tally.get(f"late/{unit}"))


class ArriveLate(PublicStep, frozen=True):
    """The owner places the unit in the deployment zone; without room it waits on (FIG-SET-12)."""

    unit: str
    stages = ("place", "wait_on")

    @ask
    def place(self, g: G) -> Question | None:
        """Anywhere in the zone, as at deployment, but an inch from enemies."""
        space = stand(g, self.unit)
        if not space.has_room(g):
            return None
        return Question(g.state.units[self.unit].owner, space, "FIG-SET-12")

    @place.chosen
    def placed(self, g: G, seat: str, at: Answer) -> None:
        g.emit(Counted("late", 0, self.unit), "FIG-SET-12")
        there = (at["x"], at["y"], at["facing"])
        g.emit(UnitPlaced(self.unit, *there, activated=True, player=seat, how="late"), "FIG-SET-12")

    def wait_on(self, g: G) -> None:
        """Where there was no room, everybody is told."""
        if waits(g, self.unit):
            g.emit(RoomLacking(self.unit))
