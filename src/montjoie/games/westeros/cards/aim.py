"""Whom an effect is done to: the units its words stand for (WES-CRD-08, WES-TAC-08, WES-GEN-06)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from montjoie.games.westeros.battlefield import zones
from montjoie.games.westeros.battlefield.field import adjacent_units
from montjoie.games.westeros.cards import texts
from montjoie.games.westeros.content.effects import (
    ANY,
    Order,
    Rally,
    RemoveEngagement,
    SwapBannerBearer,
    ToUnits,
)
from montjoie.games.westeros.state import G, Unit, enemy_of
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import Strike
from montjoie.kernel import Refusal

Fault = tuple[str, str]  # rule and message


class Aim(Struct, frozen=True):
    """Who carries out an effect, and the units it can speak of."""

    house: str
    commander: str
    reach: tuple[str, ...]  # own units in the commander's zone of control when it counts (WES-RUL-09)
    ordered: tuple[str, ...] = ()  # units activated by the card
    same: tuple[str, ...] = ()  # the units the op before was done to
    declared: tuple[str, ...] = ()  # units declared already, to be activated together
    turned: frozenset[str] = frozenset()  # units whose banner earlier commands will have turned


def candidates(g: G, aim: Aim, op: ToUnits) -> list[str]:
    """The units an op can be done to."""
    return [unit for unit in meant(g, aim, op.who) if fault(g, aim, op, unit) is None]


def anybody(g: G, aim: Aim, op: ToUnits) -> bool:
    """Whether there is a unit that an op can be done to."""
    for unit in meant(g, aim, op.who):  # noqa: SIM110 - asked of every card in every turn, and this is quicker
        if fault(g, aim, op, unit) is None:
            return True
    return False


def meant(g: G, aim: Aim, who: str) -> Iterable[str]:
    """The units on the board that a word of a card stands for."""
    units = g.state.units
    match who:
        case "friends_in_zoc":
            return [unit for unit in aim.reach if unit in units]
        case "friends_outside_zoc":
            return [unit for unit, row in units.items() if row.house == aim.house and unit not in aim.reach]
        case "ordered":
            return [unit for unit in aim.ordered if unit in units]
        case "same":
            return [unit for unit in aim.same if unit in units]
        case "enemies":
            return [unit for unit, row in units.items() if row.house != aim.house]
        case "enemies_in_zoc":
            hexes = zones.zone(g, aim.commander)
            return [unit for unit, row in units.items() if row.house != aim.house and row.hex in hexes]
    leader = g.state.commanders[aim.commander].unit
    if not leader:
        return []  # captured
    match who:
        case "commander_unit":
            return [leader]
        case "commander_unit_and_adjacent_friends":
            return [leader, *adjacent_units(g, leader, aim.house)]
        case "adjacent_enemies":
            return adjacent_units(g, leader, enemy_of(aim.house))
        case _:  # its_target
            strike: Strike = g.running(Strike)
            return [strike.target]


def swaps(g: G, commander: str, text: str) -> list[str]:
    """The units with whose banner bearer a commander can change places: adjacent friends of the class that
    his card names."""
    row = g.state.commanders[commander]
    classes = [op.filter.unit_class for op in texts.ops(text) if isinstance(op, SwapBannerBearer)]
    return [
        unit
        for unit in adjacent_units(g, row.unit, row.house)
        if g.content.unit_cards[g.state.units[unit].card].unit_class in classes
    ]


def fault(g: G, aim: Aim, op: ToUnits, unit: str) -> Fault | None:
    """Why an op cannot be done to a unit that its words stand for: only ready units can be activated
    (WES-CRD-11), once (WES-CRD-14), only spent ones rallied, and the card may ask for more (WES-GEN-01)."""
    row = g.state.units[unit]
    spent = row.spent != (unit in aim.turned)
    if isinstance(op, Order):
        if spent:
            return "WES-CRD-11", "card-unit-spent"
        if unit in aim.declared:
            return "WES-CRD-14", "card-unit-declared"
    elif isinstance(op, Rally):
        if not spent:
            return "WES-GEN-01", "card-unit-ready"
    elif isinstance(op, RemoveEngagement) and not row.partner:
        return "WES-ENG-01", "card-unit-not-engaged"
    unlike = "" if op.filter is ANY else _unlike(g, aim, op, unit, row)
    return ("WES-GEN-01", unlike) if unlike else None


def _unlike(g: G, aim: Aim, op: ToUnits, unit: str, row: Unit) -> str:
    """What the card asks for and the unit is not; class is a trait (WES-UNI-09)."""
    wanted = op.filter
    unit_class = g.content.unit_cards[row.card].unit_class
    if unit_class != (wanted.unit_class or unit_class) or unit_class == wanted.not_class:
        return "card-wrong-class"
    if row.rank != (wanted.rank or row.rank):
        return "card-wrong-rank"
    if wanted.attacked_this_turn and not turn.attacked(g, unit):
        return "card-unit-not-attacked"
    if wanted.not_adjacent_to_enemy and adjacent_units(g, unit, enemy_of(row.house)):
        return "card-unit-beside-enemy"
    if wanted.adjacent_to:
        beside = meant(g, aim, "commander_unit" if wanted.adjacent_to == "commander_unit" else "same")
        if not any(friend in beside for friend in adjacent_units(g, unit, row.house)):
            return "card-unit-not-adjacent"
    return ""


def why_not(g: G, aim: Aim, op: ToUnits, unit: str) -> Refusal | None:
    """Why a unit cannot be named for an op: it is not on the board, not of the side the card speaks of
    (WES-GEN-06), outside the zone of control (WES-CRD-08, WES-TAC-08), or not what it asks for."""
    row = g.state.units.get(unit)
    if row is None:
        return Refusal("WES-CRD-08", "card-no-unit", unit=unit)
    facts = {"unit": row.card, "hex": row.hex, "commander": aim.commander}
    foes = op.who in ("enemies", "enemies_in_zoc", "adjacent_enemies")
    if (row.house != aim.house) != foes:
        return Refusal("WES-GEN-06", "card-not-an-enemy" if foes else "card-not-a-friend", **facts)
    if unit not in meant(g, aim, op.who):
        return Refusal("WES-CRD-08", OUTSIDE.get(op.who, "card-unit-not-meant"), **facts)
    found = fault(g, aim, op, unit)
    return Refusal(*found, **facts) if found else None


OUTSIDE = {
    "friends_in_zoc": "card-outside-zone",
    "enemies_in_zoc": "card-outside-zone",
    "friends_outside_zoc": "card-inside-zone",
    "ordered": "card-not-ordered",
}
