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
        table, told, course = g.state, {}, g.state.course
        units, figures = dict.fromkeys(table.sides, 0), dict.fromkeys(table.sides, 0)
        for unit in table.units.values():
            units[unit.house] += 1
            figures[unit.house] += unit.figures
        leading = [row.house for row in table.commanders.values() if row.unit]
        held = [objective.control for objective in table.objectives.values()]
        for house, side in table.sides.items():
            toward = 1 if house == "lannister" else -1
            told[side.seat] = [
                side.points / 10,
                toward * course.marker / 10,
                float(course.momentum == house),
                side.command_tokens / 5,
                sum(side.pool.values()) / 6,
                len(table.hands[house].cards) / 8 if house in table.hands else 0.0,
                units[house] / 10,
                figures[house] / 30,
                leading.count(house) / 4,
                held.count(house) / 5,
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
        table, told = g.state, {}
        for seat, player in table.players.items():
            hand = table.hands.get(seat)
            told[seat] = row = [player.vp / 10, int(player.team.rpartition("-")[2]) / 6]
            row += (float(table.course.first == seat), 0.0, 0.0, 0.0, 0.0)
            row += (len(hand.cards) / 8 if hand else 0.0, float(player.passed))
        for unit in table.units.values():
            if unit.stands:
                row = told[unit.owner]
                row[3] += 1 / 8
                row[4] += unit.figures / 60
                if not unit.activated:
                    row[5] += 1 / 8
        for ncu in table.ncus.values():
            if not ncu.activated:
                told[ncu.owner][6] += 1 / 3
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
            told[seat] = row = [player.vp / 20, float(table.course.first == seat), *[0.0] * 8]
            if seat in table.stacks:
                row[8] = len(table.stacks[seat].cards) / 10
        for unit in table.regiments.values():
            row, where = told[unit.owner], unit.where
            if where in ("table", "garrison"):
                row[2] += 1 / 10
                row[5] += unit.stands / 40
                if not unit.memory.activated:
                    row[6] += 1 / 10
                if unit.broken:
                    row[7] += 1 / 5
            elif where in ("reinforcements", "arriving"):
                row[3] += 1 / 10
            elif where == "destroyed":
                row[4] += 1 / 10
        for leader in table.characters.values():
            if not leader.lost:
                told[leader.owner][9] += 1 / 5
        return told


register("westeros", WesterosLens())
register("figurines", FigurinesLens())
register("conquest", ConquestLens())
