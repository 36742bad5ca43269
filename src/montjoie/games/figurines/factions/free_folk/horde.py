"""The horde: figures and Attachments that change units, raiders in the place of the fallen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, permutations

from montjoie.games.figurines.battlefield import field, units, zones
from montjoie.games.figurines.events import AttachmentsChanged, UnitCreated, UnitPlaced
from montjoie.games.figurines.factions import sequels, when, whom
from montjoie.games.figurines.factions.free_folk.cards import foot
from montjoie.games.figurines.factions.plain import card
from montjoie.games.figurines.harm.casualties import Heal, Suffer, room
from montjoie.games.figurines.powers.causes import nothing
from montjoie.games.figurines.setup import standing
from montjoie.games.figurines.state import CORNERS, LONG, G, Unit
from montjoie.games.figurines.timing import AIMED, Card
from montjoie.kernel import Amount, Answer, Question, Refusal, Step, ask
from montjoie.table.plane import Box

HORDE, RAIDERS = "the_endless_horde", "free_folk_raiders"
MOST = 4  # figures that go over
KEEP, EXCHANGE = "keep", "exchange_attachments"


class TransferFigures(Amount, frozen=True):
    """The player of Regroup and Reform says how many figures leave the first unit and heal the second
    (FIG-GLO-12)."""

    unit: str
    other: str


class RegroupAndReform(Card, frozen=True):
    """Regroup and Reform: at the start of a friendly turn, of two friendly infantry units within Long Range
    of each other, up to 4 figures leave one and heal as many wounds of the other; then their Attachments may
    change places, or one go over. Neither Attachments nor a last figure leave their unit that way."""

    of = "regroup_and_reform"
    needs = (when.friendly_turn,)
    stages = (*AIMED, "give", "exchange")

    def targets(self, g: G) -> Iterator[str]:
        """Who gives, who is healed: `UNIT/UNIT`."""
        for giver, other in permutations(foot(g, self.owner), 2):
            moved = g.state.units[giver].attachments or g.state.units[other].attachments
            if field.near(g, giver, other, LONG) and (self.most(g, giver, other) or moved):
                yield f"{giver}/{other}"

    def most(self, g: G, giver: str, other: str) -> int:
        """How many figures can go over: no Attachment, nor the last one (FIG-RUL-114)."""
        row = g.state.units[giver]
        return min(MOST, row.figures - max(1, len(row.attachments)), room(g, other))

    def resolve(self, g: G) -> Step | None:
        return None if self.target else self.done()

    @ask
    def give(self, g: G) -> Question | None:
        giver, _, other = self.target.partition("/")
        most = self.most(g, giver, other)
        if most < 1:
            return None
        return Question(self.owner, TransferFigures(0, most, giver, other), "FIG-GLO-12")

    @give.chosen
    def given(self, g: G, seat: str, figures: int) -> None:
        """Its owner's cost (FIG-RUL-56, FIG-RUL-114)."""
        giver, _, other = self.target.partition("/")
        if not figures:
            nothing(g, "no_figure", player=seat)
        g.do(Suffer(unit=giver, wounds=figures))
        g.do(Heal(unit=other, up_to=figures, exactly=True))

    @ask
    def exchange(self, g: G) -> Question | None:
        """Where there is an Attachment, and both still stand."""
        both = self.target.split("/")
        joined = any(g.state.units[unit].attachments for unit in both)
        stand = joined and all(units.alive(g, unit) for unit in both)
        return self.choice((KEEP, EXCHANGE), "FIG-ATC-01") if stand else None

    @exchange.chosen
    def exchanged(self, g: G, seat: str, answer: str) -> None:
        """Ordinary figures take their places (FIG-ATC-04)."""
        if answer == KEEP:
            nothing(g, "as_they_are", player=seat)
        else:
            one, _, other = self.target.partition("/")
            first, second = g.state.units[one], g.state.units[other]
            g.emit(AttachmentsChanged(one, second.attachments, first.fallen, self.of))
            g.emit(AttachmentsChanged(other, first.attachments, second.fallen, self.of))


# The Endless Horde: attached to a friendly infantry unit; when it is destroyed a new unit of Free Folk
# Raiders comes to its player's table edge.
card("the_endless_horde", named="EndlessHorde", kind=sequels.Bond).does(who=whom.infantry)


class StandByOwnEdge(standing.StandInZone, frozen=True):
    """The player of The Endless Horde places the new unit wholly within Long Range of his own edge of the
    table, at least an inch from enemies (FIG-RUL-60, FIG-MOV-06)."""

    def ground(self, g: G) -> Box:
        """A strip along the edge, or the corner in a free-for-all (FIG-MUL-07)."""
        edge = g.state.players[g.state.units[self.piece].owner].edge
        if edge in CORNERS:
            return super().ground(g)
        return zones.strip(g, edge, LONG)

    def outside(self, g: G) -> Refusal:
        return Refusal("FIG-RUL-60", "outside-own-edge", unit=self.piece)


class RaidersCome(sequels.OfAttached, frozen=True):
    """The Endless Horde: its unit has fallen. The raiders can be activated in this round; without room they
    wait for it (FIG-SET-12, FIG-RUL-115)."""

    of = "raiders_come"
    unit: str = ""  # the new one
    card = HORDE
    windows = ("unit_destroyed",)
    stages = ("muster", "find_room", "place")

    def muster(self, g: G) -> Step:
        name = next(name for n in count(1) if (name := f"{RAIDERS}_{n}") not in g.state.units)
        row = Unit(self.owner, RAIDERS, g.content.units[RAIDERS].figures, where="reserve")
        g.emit(UnitCreated(name, row, HORDE), "FIG-CMD-09")
        return self.but(unit=name)

    def find_room(self, g: G) -> Step | None:
        if self.space(g).has_room(g):
            return None
        standing.wait(g, self.unit)
        return self.done()

    @ask
    def place(self, g: G) -> Question:
        return Question(self.owner, self.space(g), "FIG-RUL-60")

    def space(self, g: G) -> StandByOwnEdge:
        return StandByOwnEdge(self.unit, g.state.course.width, g.state.course.depth)

    @place.chosen
    def placed(self, g: G, seat: str, at: Answer) -> None:
        there = (at["x"], at["y"], at["facing"])
        g.emit(UnitPlaced(self.unit, *there, player=seat, how="edge"), "FIG-RUL-60")
