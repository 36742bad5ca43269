"""The ways over the battlefield: how far a unit may go, where that leads, and the going itself (WES-MOV)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield.field import board, neighbours, occupants
from montjoie.games.westeros.battlefield.terrain import entering, is_road, passable, rafts, terrain
from montjoie.games.westeros.content.board import Entering
from montjoie.games.westeros.content.cards import OrderOption
from montjoie.games.westeros.events import UnitMoved
from montjoie.games.westeros.queries import MOVEMENT
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import occasions, turn
from montjoie.kernel import Part, Refusal, derived, modifies

Ways = dict[str, tuple[str, ...]]  # hexes that can be reached, each with a way there


# How far.


@modifies(MOVEMENT)
def printed(g: G, unit: str, option: OrderOption) -> Iterator[Part]:
    """WES-ACT-03: as many hexes as the option of the order table says, by class and rank (WES-ACT-04,
    WES-ACT-05); what cards and abilities give comes on top (WES-MOV-04)."""
    yield Part(option.move, "WES-ACT-03", g.state.units[unit].card, "base")


def strides(g: G, unit: str) -> tuple[int, int]:
    """How many hexes a unit may move and still attack, and how many at most: one option of its order table
    is used, and some allow no attack (WES-ACT-03)."""
    row = g.state.units[unit]
    options = g.content.unit_cards[row.card].order_table[row.rank].options
    fighting = most = 0
    for option in options:
        hexes = g.tally(MOVEMENT, unit, option).total
        most = max(most, hexes)
        if option.attack:
            fighting = max(fighting, hexes)
    return fighting, most


# Where that leads.


def doors(g: G, unit: str, pursuit: bool = False) -> dict[str, Entering]:
    """How a unit enters each hex that it can enter unless another unit is there (WES-MOV-05): none with fire
    (WES-MOV-10, WES-FIR-08), no impassable one (WES-MOV-06), and, when it pursues, no bridge (WES-KEY-04).
    Enemies beside the way do not matter (WES-MOV-11)."""
    row = g.state.units[unit]
    return passable(g, g.content.unit_cards[row.card].unit_class, rafts(g, row.house), pursuit)


def may_leave(g: G, unit: str) -> bool:
    """Whether a unit can enter a hex beside its own."""
    ways_in, taken = doors(g, unit), occupants(g)
    for hex in neighbours(g, g.state.units[unit].hex):  # noqa: SIM110 - asked of every unit, and quicker
        if hex in ways_in and hex not in taken:
            return True
    return False


def reach(g: G, unit: str, allowance: int, first: str = "", pursuit: bool = False) -> Ways:
    """Every hex that a move of so many hexes can end in, with a shortest way (WES-MOV-04): a unit stops in
    the first forest or building it enters (WES-MOV-07), on foot also in a ford, where cavalry loses a hex
    (WES-MOV-09, WES-RUL-14); it cannot leave a fire (WES-MOV-10, WES-FIR-09). It may come back to the hex
    it has left (WES-MOV-05, WES-RUL-81).

    `first` is the adjacent hex its way must begin with; a pursuit or advance enters no bridge (WES-KEY-04)
    and otherwise obeys the same rules (WES-RUL-55)."""
    return _reach(g, unit, allowance, first, pursuit)


@derived
def _reach(g: G, unit: str, allowance: int, first: str, pursuit: bool) -> Ways:
    start, beside = g.state.units[unit].hex, board(g).neighbours
    if allowance < 1 or g.state.ground[start].fire or (first and first not in beside[start]):
        return {}
    ways_in, taken = doors(g, unit, pursuit), occupants(g)
    found: Ways = {}
    most: dict[str, int] = {}
    pending: list[tuple[str, int, tuple[str, ...]]] = [(start, allowance, ())]
    for here, left, way in pending:
        for there in beside[here] if way or not first else (first,):
            how = ways_in.get(there)
            if how is None or (there in taken and there != start):
                continue
            after = left - 1
            if how == "stop":
                after = 0
            elif how == "lose_one" and after:
                after -= 1
            if most.get(there, -1) < after:
                most[there] = after
                onward = (*way, there)
                found.setdefault(there, onward)
                if after:
                    pending.append((there, after, onward))
    if is_road(g, start):
        free = {hex: how for hex, how in ways_in.items() if hex not in taken or hex == start}
        for there, way in road_bonus(g, start, allowance, first, pursuit, free).items():
            found.setdefault(there, way)
    return found


def road_bonus(
    g: G, start: str, allowance: int, first: str, pursuit: bool, doors: dict[str, Entering]
) -> Ways:
    """One hex more for a unit whose start hex and whole allowance, with what cards and abilities give, were
    road (WES-MOV-08, WES-RUL-13, WES-RUL-62); any hex it can enter, but only road for an advance or pursuit
    (WES-KEY-03, WES-KEY-64)."""
    beside = board(g).neighbours
    ends: Ways = {start: ()}
    seen: set[str] = set()
    for step in range(allowance):
        onward: Ways = {}
        for here, way in ends.items():
            for there in (first,) if first and not step else beside[here]:
                if there not in seen and doors.get(there) == "road":
                    seen.add(there)
                    onward[there] = (*way, there)
        ends = onward
    return {
        there: (*way, there)
        for here, way in ends.items()
        for there in beside[here]
        if there in doors and (doors[there] == "road" or not pursuit)
    }


def destinations(g: G, unit: str, allowance: int) -> tuple[str, ...]:
    """The hexes a player can name for a move: all that can be reached, or, for a unit that must break away,
    a first step: an adjacent hex (WES-MOV-04), also on a road (WES-ENG-10, WES-RUL-18)."""
    ways = reach(g, unit, allowance)
    if g.state.units[unit].partner:
        return tuple(hex for hex, way in ways.items() if len(way) == 1)
    return tuple(ways)


def no_way(g: G, unit: str, hex: str, allowance: int) -> Refusal:
    """Why a unit cannot end its move in a hex."""
    row, ground = g.state.units[unit], g.state.ground
    if hex not in board(g):
        return Refusal("WES-HEX-02", "move-off-board", hex=hex)
    if ground[row.hex].fire:
        return Refusal("WES-MOV-10", "move-out-of-fire", unit=row.card, hex=row.hex)
    if hex == row.hex:
        return Refusal("WES-RUL-81", "move-back", unit=row.card, hex=hex, allowance=allowance)
    if other := occupants(g).get(hex):
        return Refusal("WES-MOV-05", "move-occupied", hex=hex, unit=g.state.units[other].card)
    if ground[hex].fire:
        return Refusal("WES-MOV-10", "move-into-fire", hex=hex)
    if entering(g, row, hex) == "impassable":
        return Refusal("WES-MOV-06", "move-impassable", hex=hex, terrain=terrain(g, hex).id)
    far = board(g).distances[row.hex][hex]
    if far > allowance + is_road(g, row.hex):
        return Refusal("WES-MOV-04", "move-too-far", unit=row.card, hex=hex, far=far, allowance=allowance)
    return _held_up(g, unit, hex, far, allowance)


def _held_up(g: G, unit: str, hex: str, far: int, allowance: int) -> Refusal:
    """Why no way leads to a hex that is near enough: it takes the road bonus (WES-MOV-08), a stop lies
    before it (WES-MOV-07, WES-MOV-09), or units and impassable ground close every way (WES-MOV-05)."""
    row, near = g.state.units[unit], board(g).neighbours[hex]
    if far > allowance:
        return Refusal("WES-MOV-08", "move-off-road", unit=row.card, hex=hex, allowance=allowance)
    for stop in reach(g, unit, allowance):
        if stop in near and entering(g, row, stop) in ("stop", "lose_one"):
            there = terrain(g, stop)
            rule = "WES-MOV-09" if there.token else "WES-MOV-07"
            return Refusal(rule, "move-past-stop", unit=row.card, hex=hex, stop=stop, terrain=there.id)
    return Refusal("WES-MOV-05", "move-no-way", unit=row.card, hex=hex, allowance=allowance)


# The going.


def walk(g: G, unit: str, path: tuple[str, ...], how: str = "move", rule: str = "WES-MOV-04") -> None:
    """A unit goes along a path by its own will: a move, an advance, a pursuit. The turn remembers it
    (WES-RUL-47) and the plan may have something to say about where it ends (WES-GEN-04)."""
    row = g.state.units[unit]
    g.emit(UnitMoved(unit, row.house, path, how, row.hex, terrain(g, path[-1]).id), rule)
    turn.note_move(g, unit, len(path))
    occasions.entered(g, unit, path[-1])
