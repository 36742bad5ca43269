"""The games of two armies through lenses: what stands where, what is left of it, and the score."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from montjoie.kernel import derived
from montjoie.rl.lenses import Lens, per_seat, register, round_the_table

FAR = 48_000  # thousandths of an inch across a table
UNIT = ("own", "enemy", "strength", "ready", "nearest")


class Standing(NamedTuple):
    """A unit as a lens sees it: whose, how strong, whether it may still act, and where it stands."""

    owner: str
    strength: float
    ready: bool
    place: tuple[int, int] | None


Places = dict[str, list[tuple[int, int]]]


def _foes(owners: Iterable[str], placed: list[tuple[str, tuple[int, int]]]) -> Places:
    """Where the enemies of each owner stand."""
    return {one: [place for owner, place in placed if owner != one] for one in owners}


def _near(place: tuple[int, int] | None, foes: list[tuple[int, int]]) -> float:
    """How near the nearest enemy is: 1 on the spot, 0 across the table, or where a unit has no place."""
    if place is None:
        return 0.0
    x, y = place
    return max(0.0, 1 - min([abs(x - a) + abs(y - b) for a, b in foes], default=FAR) / FAR)


class ArmyLens(Lens):
    """What two games of armies have in common: units of an owner that are marked by how strong they are."""

    seats: ClassVar[int] = 2
    side: ClassVar[tuple[str, ...]] = ()
    marks = UNIT

    def table(self, g: Any, seat: str) -> list[float]:
        """The round, and the sides, the seat's own first."""
        told = self.sides(g)
        row = [(g.game.round(g.state) or 0) / 10]
        for each in round_the_table(g.seats, seat):
            row += told[each]
        return row + [0.0] * (len(self.side) * (self.seats - len(g.seats)))

    def mark(self, g: Any, seat: str, thing: str) -> tuple[float, ...] | None:
        """Of a unit."""
        unit = self.unit(g, thing)
        if unit is None:
            return None
        own, near = unit.owner == seat, _near(unit.place, self.foes(g)[unit.owner])
        return float(own), float(not own), unit.strength, float(unit.ready), near

    def sides(self, g: Any) -> dict[str, list[float]]:
        """The numbers of every seat."""
        raise NotImplementedError  # pragma: no cover

    def unit(self, g: Any, name: str) -> Standing | None:
        """A unit by its name, if there is one."""
        raise NotImplementedError  # pragma: no cover

    def foes(self, g: Any) -> Places:
        """Where the enemies of each owner stand."""
        raise NotImplementedError  # pragma: no cover


@derived
def westeros_foes(g: Any) -> Places:
    """The hexes of both houses, seen by the other."""
    seats = {house: row.seat for house, row in g.state.sides.items()}
    placed = [(seats[unit.house], _hex(unit.hex)) for unit in g.state.units.values()]
    return _foes(seats.values(), [(owner, place) for owner, place in placed if place is not None])


@lru_cache
def _hex(name: str) -> tuple[int, int] | None:
    """The middle of a hex, about; none for a unit that is not on the field."""
    column, _, row = name.partition(",")
    return (int(column) * 2500, int(row) * 2500) if row else None


class WesterosLens(ArmyLens):
    """Morale, points, tokens and cards of both houses; units by owner, figures, readiness, nearness."""

    side = (
        "points",
        "morale",
        "momentum",
        "tokens",
        "orders",
        "cards",
        "units",
        "figures",
        "commanders",
        "held",
    )
    features = ("round", *per_seat(side, 2))

    def unit(self, g: Any, name: str) -> Standing | None:
        """Of the battlefield."""
        unit = g.state.units.get(name)
        if unit is None:
            return None
        return Standing(g.state.sides[unit.house].seat, unit.figures / 4, not unit.spent, _hex(unit.hex))

    def foes(self, g: Any) -> Places:
        """On their hexes."""
        return westeros_foes(g)

    def sides(self, g: Any) -> dict[str, list[float]]:
        """Of what lies open; hands are counted."""
        table, told = g.state, {}
        for house, side in table.sides.items():
            own = [unit for unit in table.units.values() if unit.house == house]
            held = sum(objective.control == house for objective in table.objectives.values())
            toward = 1 if house == "lannister" else -1
            told[side.seat] = [
                side.points / 10,
                toward * table.course.marker / 10,
                float(table.course.momentum == house),
                side.command_tokens / 5,
                sum(side.pool.values()) / 6,
                len(table.hands[house].cards) / 8 if house in table.hands else 0.0,
                len(own) / 10,
                sum(unit.figures for unit in own) / 30,
                sum(row.house == house and bool(row.unit) for row in table.commanders.values()) / 4,
                held / 5,
            ]
        return told


@derived
def figurine_foes(g: Any) -> Places:
    """The trays of all players, seen by the others."""
    placed = [(unit.owner, (unit.x, unit.y)) for unit in g.state.units.values() if unit.stands]
    return _foes(g.state.players, placed)


class FigurinesLens(ArmyLens):
    """Victory points, units and cards of all players; units by owner, figures, readiness, nearness."""

    seats = 6
    side = ("vp", "team", "first", "units", "figures", "ready", "ncus", "hand", "passed")
    features = ("round", *per_seat(side, 6))

    def unit(self, g: Any, name: str) -> Standing | None:
        """Of the table."""
        u = g.state.units.get(name)
        if u is None:
            return None
        return Standing(u.owner, u.figures / 12, not u.activated, (u.x, u.y) if u.stands else None)

    def foes(self, g: Any) -> Places:
        """On their trays."""
        return figurine_foes(g)

    def sides(self, g: Any) -> dict[str, list[float]]:
        """Of what lies open; hands are counted."""
        table = g.state
        told = {}
        for seat, player in table.players.items():
            own = [unit for unit in table.units.values() if unit.owner == seat and unit.stands]
            hand = table.hands.get(seat)
            told[seat] = [
                player.vp / 10,
                int(player.team.rpartition("-")[2]) / 6,
                float(table.course.first == seat),
                len(own) / 8,
                sum(unit.figures for unit in own) / 60,
                sum(not unit.activated for unit in own) / 8,
                sum(not ncu.activated for ncu in table.ncus.values() if ncu.owner == seat) / 3,
                len(hand.cards) / 8 if hand else 0.0,
                float(player.passed),
            ]
        return told


@derived
def conquest_foes(g: Any) -> Places:
    """The regiments of both players, seen by the other."""
    there = [row for row in g.state.regiments.values() if row.where == "table"]
    return _foes(g.seats, [(row.owner, (row.x, row.y)) for row in there])


def _stands(row: Any) -> tuple[int, int] | None:
    return (row.x, row.y) if row.where == "table" else None


class ConquestLens(ArmyLens):
    """Victory points and regiments of both players; units by owner, stands, readiness, nearness."""

    side = ("vp", "first", "table", "reserve", "lost", "stands", "ready", "broken", "stack", "characters")
    features = ("round", *per_seat(side, 2))

    def unit(self, g: Any, name: str) -> Standing | None:
        """Of the battlefield; a character stands with his regiment."""
        regiments = g.state.regiments
        if (row := regiments.get(name)) is not None:
            return Standing(row.owner, row.stands / 10, not row.memory.activated, _stands(row))
        if (leader := g.state.characters.get(name)) is None:
            return None
        place = _stands(regiments[leader.regiment]) if leader.regiment in regiments else None
        return Standing(leader.owner, 0.0 if leader.lost else 0.5, not leader.activated, place)

    def foes(self, g: Any) -> Places:
        """On the table."""
        return conquest_foes(g)

    def sides(self, g: Any) -> dict[str, list[float]]:
        """Of what lies open; stacks are counted."""
        table, told = g.state, {}
        for seat, player in table.players.items():
            own = [row for row in table.regiments.values() if row.owner == seat]
            there = [row for row in own if row.where in ("table", "garrison")]
            told[seat] = [
                player.vp / 20,
                float(table.course.first == seat),
                len(there) / 10,
                sum(row.where in ("reinforcements", "arriving") for row in own) / 10,
                sum(row.where == "destroyed" for row in own) / 10,
                sum(row.stands for row in there) / 40,
                sum(not row.memory.activated for row in there) / 10,
                sum(row.broken for row in there) / 5,
                len(table.stacks[seat].cards) / 10 if seat in table.stacks else 0.0,
                sum(row.owner == seat and not row.lost for row in table.characters.values()) / 5,
            ]
        return told


register("westeros", WesterosLens())
register("figurines", FigurinesLens())
register("conquest", ConquestLens())
