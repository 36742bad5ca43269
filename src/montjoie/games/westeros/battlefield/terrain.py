"""What the ground does: entering it, seeing past it, fighting on it (WES-TER, WES-OVL)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.content import Terrain
from montjoie.games.westeros.content.board import Entering
from montjoie.games.westeros.content.special_rules import Catapults
from montjoie.games.westeros.state import G, Ground, Unit
from montjoie.games.westeros.timing.occasions import special_rule
from montjoie.kernel import Part, derived_from


def terrain(g: G, hex: str) -> Terrain:
    """The terrain whose rules hold in a hex: a token's in the place of what lies below it (WES-OVL-01),
    plains where all is devastated (WES-TER-08, WES-OVL-09), else one of the eight types (WES-TER-07)."""
    return of_ground(g, g.state.ground[hex])


def of_ground(g: G, ground: Ground) -> Terrain:
    """The same for a hex as it is or as it would be."""
    if ground.overlay:
        return g.content.terrain[ground.overlay]
    return g.content.terrain[g.content.devastated_as if ground.devastated else ground.terrain]


def rafts(g: G, house: str) -> tuple[str, ...]:
    """River hexes that the plan lets units of a House enter, with a stop (WES-GEN-04)."""
    rule = special_rule(g, Catapults)
    return rule.rafts if rule and rule.crossing == house else ()


def entering(g: G, row: Unit, hex: str) -> Entering:
    """What entering a hex costs a unit: nothing on plains and hills (WES-TER-01, WES-TER-02), a stop in
    forests and buildings (WES-TER-03, WES-TER-05), a bonus on roads and bridges (WES-TER-06, WES-OVL-02,
    WES-OVL-03); rivers, palisades and siege towers are closed (WES-TER-04, WES-OVL-04, WES-OVL-06), a
    tent is nothing (WES-OVL-05), a ford depends on the class (WES-OVL-07, WES-RUL-14)."""
    return doors(g, g.content.unit_cards[row.card].unit_class, rafts(g, row.house))[hex]


@derived_from("ground")
def doors(g: G, unit_class: str, rafts: tuple[str, ...]) -> dict[str, Entering]:
    """What entering each hex costs units of a class whose House crosses the river on some rafts."""
    found = {hex: of_ground(g, ground).entering[unit_class] for hex, ground in g.state.ground.items()}
    for hex in rafts:
        if found[hex] == "impassable":
            found[hex] = "stop"
    return found


@derived_from("ground")
def passable(g: G, unit_class: str, rafts: tuple[str, ...], pursuit: bool) -> dict[str, Entering]:
    """The hexes that they can enter as the ground is: none in a fire (WES-FIR-08), and no bridge in an
    advance or pursuit (WES-KEY-04)."""
    ground, found = g.state.ground, doors(g, unit_class, rafts)
    open_now: dict[str, Entering] = {
        hex: how for hex, how in found.items() if how != "impassable" and not ground[hex].fire
    }
    if not pursuit:
        return open_now
    return {hex: how for hex, how in open_now.items() if not of_ground(g, ground[hex]).no_pursuit}


def impassable(g: G, row: Unit, hex: str) -> bool:
    """Whether a unit can never enter a hex (WES-MOV-06)."""
    return entering(g, row, hex) == "impassable"


def is_road(g: G, hex: str) -> bool:
    """Whether a hex counts as road: roads, forest roads, bridges (WES-TER-06, WES-OVL-02)."""
    return terrain(g, hex).road


def blocks_sight(g: G, hex: str) -> bool:
    """Whether the ground of a hex blocks lines of sight (WES-LOS-04); fire never does (WES-FIR-10)."""
    return terrain(g, hex).blocks_sight


def cover(g: G, unit: str) -> Iterator[Part]:
    """Cover of a unit by its hex: buildings, unless it is engaged under a token of its own House; against
    ranged attacks as well (WES-TER-05, WES-RUL-43)."""
    row = g.state.units[unit]
    there = terrain(g, row.hex)
    if there.cover and not (row.partner and row.token == row.house):
        yield Part(there.cover, "WES-TER-05", there.id)


def caps(g: G, attacker: str, target: str, mode: str) -> Iterator[Part]:
    """The most base dice that the ground allows an attack (WES-CBT-10, WES-CBT-11): the smallest counts."""
    units = g.state.units
    yield from target_caps(g, units[target].hex, units[attacker].hex)
    yield from attacker_caps(g, units[attacker], mode)


def target_caps(g: G, hex: str, origin: str) -> Iterator[Part]:
    """Against a target in a forest (WES-TER-03) or on hills, unless the attack comes from hills
    (WES-TER-02); forest roads and forest rivers have no such cap (WES-RUL-44)."""
    there = terrain(g, hex)
    waived = there.caps.target_waived_if_attacker_here and terrain(g, origin).id == there.id
    if there.caps.target and not waived:
        yield Part(there.caps.target, "WES-CBT-11", there.id, "cap")


def attacker_caps(g: G, row: Unit, mode: str) -> Iterator[Part]:
    """For an attacker in a forest (WES-TER-03), shooting or loosing war dogs from a building (WES-TER-05,
    WES-RUL-65), striking back out of a ford (WES-OVL-07)."""
    here = terrain(g, row.hex)
    ranged = mode == "dogs" or g.content.unit_cards[row.card].ranged
    for cap, holds in (
        (here.caps.attacker, True),
        (here.caps.ranged_attacker, ranged),
        (here.caps.counter_attacker, mode == "counter"),
    ):
        if cap and holds:
            yield Part(cap, "WES-CBT-11", here.id, "cap")
