"""Outriders who start off the table and come in from any edge (FIG-SET-08, FIG-RUL-34, FIG-RUL-60)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, zones
from montjoie.games.figurines.events import UnitPlaced
from montjoie.games.figurines.factions.sequels import OfAttachment
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.setup import standing
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Answer, Branch, Question, Refusal, Space, ask
from montjoie.table import plane
from montjoie.table.plane import Box

ABILITY, CARD, HELD = "outflank_outriders", "stark_outriders", lasting.declare("outflank")
EDGES = ("south", "north", "west", "east")


class Outflank(OfAttachment, frozen=True):
    """Outflank: before units are deployed the player of Brynden Tully may leave one unit of Stark Outriders
    off the table, whether or not Brynden rides with it."""

    of, ability = "outflank", ABILITY
    name = ABILITY
    windows = ("deployment",)

    def targets(self, g: G) -> Iterator[str]:
        for name, row in g.state.units.items():
            if row.owner == self.owner and row.card == CARD and row.where == "reserve":
                yield name

    def work(self, g: G) -> None:
        """It waits; its player is not without units meanwhile (FIG-RUL-34, FIG-RUL-110)."""
        standing.hold(g, self.target, "FIG-RUL-34")
        lasting.begin(g, HELD, ABILITY, self.owner, (self.target,), "game")


class StandByEdge(standing.StandInZone, frozen=True):
    """The owner of a unit that outflanks places it wholly within Short Range of an edge of the table, at
    least an inch from enemies (FIG-RUL-60, FIG-MOV-06); a part of `ArriveByEdge`."""

    asked = False

    edge: str

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """As at deployment; besiegers do not come in behind the walls (FIG-STO-14)."""
        yield from super().forbids(g, answer)
        there = field.tray_at(g, self.piece, **answer)
        if any(plane.overlap(there, ground) for ground in hook(g).barred(g, self.piece)):
            yield Refusal("FIG-STO-14", "ends-behind-walls", unit=self.piece)

    def ground(self, g: G) -> Box:
        return zones.strip(g, self.edge, SHORT)

    def outside(self, g: G) -> Refusal:
        return Refusal("FIG-RUL-60", "outside-edge", unit=self.piece, edge=self.edge)


class ArriveByEdge(Branch, frozen=True):
    """The owner of a unit that outflanks says where it comes in: `{"west": place}`, `south`, `north` or
    `east` (FIG-D-36)."""


class OutflankArrival(Standing, frozen=True):
    """At the start of any round the unit may come in within Short Range of any edge; this is its activation
    (FIG-RUL-110)."""

    of = "outflank_arrival"
    name = ABILITY
    windows = ("round_start",)
    stages = ("place",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Those that never came in; one that fell and waits in Reserve is none of them (FIG-CLA-06)."""
        for row in g.state.lasting.values():
            for unit in row.units if row.kind == HELD else ():
                waiting = g.state.units[unit].where == "reserve" and g.state.units[unit].figures
                use = cls(moment=moment, owner=row.owner, source=unit)
                if waiting and use.ways(g):
                    yield use

    def ways(self, g: G) -> dict[str, Space | None]:
        """The edges with room."""
        course = g.state.course
        doors = {edge: StandByEdge(self.source, course.width, course.depth, edge) for edge in EDGES}
        return {edge: space for edge, space in doors.items() if space.has_room(g)}

    @ask
    def place(self, g: G) -> Question:
        return Question(self.owner, ArriveByEdge(self.ways(g)), "FIG-RUL-60")

    @place.chosen
    def placed(self, g: G, seat: str, answer: Answer) -> None:
        ((_, at),) = answer.items()
        there = (at["x"], at["y"], at["facing"])
        placed = UnitPlaced(self.source, *there, activated=True, player=seat, how="outflanking")
        g.emit(placed, "FIG-RUL-60")
        lasting.over(g, tuple(lasting.on(g, HELD, self.source)))
