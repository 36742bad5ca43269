"""Skirmish steps 12 and 13: commander units, then all other units, are placed (WES-SKI-13, WES-SKI-14)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield.field import board, distance, occupants
from montjoie.games.westeros.battlefield.terrain import terrain
from montjoie.games.westeros.events import UnitPlaced
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.skirmish.card import near_edge, summary
from montjoie.games.westeros.skirmish.commanders import entry
from montjoie.games.westeros.state import G, Unit
from montjoie.kernel import Answer, Branch, OneOf, PublicStep, Question, Refusal, Step, ask


def closed(g: G, house: str, hex: str, rows: int, rule: str) -> Refusal | None:
    """Why nothing of a House can be placed in a hex: off the board (WES-HEX-02), too far from its edge
    (WES-SKI-15), impassable or occupied (WES-SKI-17)."""
    if hex not in board(g):
        return Refusal("WES-HEX-02", "place-off-board", hex=hex)
    if hex not in near_edge(g, house, rows):
        return Refusal(rule, "place-too-far", hex=hex, rows=rows, house=house)
    if terrain(g, hex).impassable:
        return Refusal("WES-SKI-17", "place-impassable", hex=hex, terrain=terrain(g, hex).id)
    if other := occupants(g).get(hex):
        return Refusal("WES-SKI-17", "place-occupied", hex=hex, unit=g.state.units[other].card)
    return None


def free(g: G, house: str, rows: int) -> list[str]:
    """The hexes near a House's edge where a unit can be placed (WES-SKI-17)."""
    taken = occupants(g)
    hexes = near_edge(g, house, rows)
    return [hex for hex in hexes if hex not in taken and not terrain(g, hex).impassable]


def place(g: G, house: str, card: str, rank: str, hex: str, commander: str = "") -> None:
    """A unit of full strength under its banner, built as ever (WES-SKI-04, WES-SET-09, WES-SET-10)."""
    alike = sum(unit.card == card and not unit.commander for unit in g.state.units.values())
    name = g.content.commanders[commander].figure if commander else f"{card}_{alike + 1}"
    row = Unit(house, card, rank, hex, g.content.unit_cards[card].strength, commander)
    g.emit(UnitPlaced(name, row), "WES-SKI-13" if commander else "WES-SKI-14")


# Step 12: commander units.


def apart(g: G, hex: str, posts: tuple[str, ...]) -> bool:
    """Whether the zone of control of a commander in a hex overlaps none of a commander in one of `posts`
    (WES-SKI-13)."""
    return all(distance(g, hex, post) > 2 * g.content.zone_of_control for post in posts)


def fits(g: G, hexes: list[str], posts: tuple[str, ...], more: int) -> bool:
    """Whether so many more commanders find hexes with zones apart from those in `posts` and each other."""
    if not more:
        return True
    return any(fits(g, hexes, (*posts, hex), more - 1) for hex in hexes if apart(g, hex, posts))


def posts_of(g: G, house: str) -> tuple[str, ...]:
    """Where the commanders of a House stand."""
    return tuple(u.hex for u in g.state.units.values() if u.house == house and u.commander)


class CommanderHex(OneOf, frozen=True):
    """The hex where the commander's unit is placed (WES-SKI-13)."""

    asked = False

    house: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Closed to all, or the zones of two own commanders would overlap (WES-SKI-13), now or with those
        that are still to come."""
        rows = summary(g).placement.commander_rows
        if refusal := closed(g, self.house, answer, rows, "WES-SKI-13"):
            yield refusal
        elif near := next((post for post in posts_of(g, self.house) if not apart(g, answer, (post,))), ""):
            facts = {"hex": answer, "other": near, "far": distance(g, answer, near)}
            yield Refusal("WES-SKI-13", "zones-overlap", **facts, least=2 * g.content.zone_of_control + 1)
        else:
            yield Refusal("WES-SKI-13", "zones-leave-no-room", hex=answer)


class PlaceCommander(Branch, frozen=True):
    """The player places the unit of one of his commanders: {COMMANDER: HEX} (WES-SKI-13)."""


class PlaceCommanders(PublicStep, frozen=True):
    """A player places all his commander units (WES-SKI-13)."""

    house: str
    commanders: tuple[str, ...]
    stages = ("place",)

    @ask
    def place(self, g: G) -> Question | None:
        """One of those that are left."""
        if not self.commanders:
            return None
        space = CommanderHex(self._hexes(g), self.house)
        options = dict.fromkeys(self.commanders, space)
        return to(g, self.house, PlaceCommander(dict(options)), "WES-SKI-13")

    def _hexes(self, g: G) -> tuple[str, ...]:
        """WES-SKI-13: the rows of the card, own zones apart unless it lets them overlap."""
        placement = summary(g).placement
        hexes = free(g, self.house, placement.commander_rows)
        if placement.zones_may_overlap:
            return tuple(hexes)
        posts, more = posts_of(g, self.house), len(self.commanders) - 1
        return tuple(hex for hex in hexes if apart(g, hex, posts) and fits(g, hexes, (*posts, hex), more))

    @place.chosen
    def placed(self, g: G, seat: str, answer: dict[str, str]) -> Step:
        """His card names the unit type (WES-SET-10), the set-up card his version and rank (WES-SKI-04)."""
        ((name, hex),) = answer.items()
        rank = entry(g.content, name).rank
        place(g, self.house, g.content.commanders[name].unit_card, rank, hex, name)
        return self.goto("place", commanders=tuple(other for other in self.commanders if other != name))


# Step 13: all other units.


class UnitHex(OneOf, frozen=True):
    """The hex where the unit is placed (WES-SKI-14)."""

    asked = False

    house: str = ""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Too far from the own edge (WES-SKI-14), impassable or occupied (WES-SKI-17)."""
        rows = summary(g).placement.unit_rows
        if refusal := closed(g, self.house, answer, rows, "WES-SKI-14"):
            yield refusal


class PlaceUnit(Branch, frozen=True):
    """The player places one of his other units: {"UNIT_CARD/RANK": HEX} (WES-SKI-14)."""


class PlaceUnits(PublicStep, frozen=True):
    """A player places all his units without commander (WES-SKI-14)."""

    house: str
    units: tuple[str, ...]  # "UNIT_CARD/RANK"
    stages = ("place",)

    @ask
    def place(self, g: G) -> Question | None:
        """One of those that are left."""
        if not self.units:
            return None
        space = UnitHex(tuple(free(g, self.house, summary(g).placement.unit_rows)), self.house)
        options = dict.fromkeys(self.units, space)
        return to(g, self.house, PlaceUnit(dict(options)), "WES-SKI-14")

    @place.chosen
    def placed(self, g: G, seat: str, answer: dict[str, str]) -> Step:
        """It stands ready (WES-SET-11)."""
        ((kind, hex),) = answer.items()
        card, _, rank = kind.partition("/")
        place(g, self.house, card, rank, hex)
        left = list(self.units)
        left.remove(kind)
        return self.goto("place", units=tuple(left))
