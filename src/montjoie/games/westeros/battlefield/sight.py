"""Range and line of sight: whom a unit can attack from where it stands (WES-LOS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from montjoie.games.westeros.battlefield.field import board, occupants
from montjoie.games.westeros.battlefield.terrain import of_ground, terrain
from montjoie.games.westeros.state import G, Unit
from montjoie.kernel import Refusal, derived, derived_from

DOGS = range(2, 4)  # how far war dogs run (WES-KEY-31)


def obstacles(g: G, row: Unit, dogs: bool = False) -> Callable[[str], bool]:
    """What blocks the sight of a unit: blocking terrain and any unit (WES-LOS-03, WES-LOS-04), but no unit
    for shooters on hills (WES-LOS-07); for war dogs rivers too, yet no friends (WES-LOS-08), and a ford or
    bridge is no river (WES-RUL-53)."""
    if dogs:
        units = g.state.units
        enemies = {hex for hex, unit in occupants(g).items() if units[unit].house != row.house}
        return (enemies | screens(g, True)).__contains__
    if terrain(g, row.hex).over_units and g.content.unit_cards[row.card].ranged:
        return screens(g, False).__contains__
    return (occupants(g).keys() | screens(g, False)).__contains__


@derived_from("ground")
def screens(g: G, dogs: bool) -> frozenset[str]:
    """The hexes whose ground blocks sight (WES-LOS-04), or the way of war dogs too (WES-LOS-08)."""
    terrains = ((hex, of_ground(g, ground)) for hex, ground in g.state.ground.items())
    return frozenset(hex for hex, here in terrains if here.blocks_sight or (dogs and here.blocks_war_dogs))


def sees(g: G, unit: str, hex: str, dogs: bool = False) -> bool:
    """Whether a line from centre to centre is free (WES-LOS-02). It may be shifted a little to either side
    where it runs along sides of hexes (WES-LOS-05, WES-LOS-09); the two end hexes never block
    (WES-RUL-15), so neighbours always see each other (WES-LOS-06)."""
    row = g.state.units[unit]
    return board(g).sight(row.hex, hex, obstacles(g, row, dogs))


@derived
def hidden(g: G, unit: str, dogs: bool) -> dict[str, list[str]]:
    """Every hex that a unit, or its war dogs, do not see from where it stands, with the hexes in between that
    block the line to it (WES-LOS-02, WES-LOS-03)."""
    row = g.state.units[unit]
    return out_of_sight(g, row.hex, obstacles(g, row, dogs))


def out_of_sight(g: G, origin: str, blocks: Callable[[str], bool]) -> dict[str, list[str]]:
    """The hexes that are not seen from a hex, with those that block."""
    field = board(g)
    blocking = set(filter(blocks, field.hexes))
    found = {}
    for hex in field.hexes:
        if hex != origin and not field.sight(origin, hex, blocking.__contains__):
            found[hex] = in_the_way(g, origin, hex, blocking.__contains__)
    return found


def in_the_way(g: G, origin: str, hex: str, blocks: Callable[[str], bool]) -> list[str]:
    """The hexes between two others that block the line, or both lines, from one to the other (WES-LOS-05)."""
    crossed = dict.fromkeys(between for line in board(g).lines(origin, hex) for between in line)
    return [between for between in crossed if blocks(between)]


def blockers(g: G, origin: str, hex: str, blocks: Callable[[str], bool]) -> dict[str, str]:
    """What stands in each hex that blocks the line: a unit, else the terrain (WES-LOS-03)."""
    taken = occupants(g)
    return {at: taken.get(at) or terrain(g, at).id for at in in_the_way(g, origin, hex, blocks)}


def targets(g: G, unit: str, mode: str = "normal") -> list[str]:
    """The enemy units that a unit may attack, in range and in sight (WES-CBT-06): neighbours, or up to its
    range (WES-CBT-07), adjacent ones too (WES-CBT-08), also those that stand in a fire (WES-RUL-51). None
    out of a fire (WES-CBT-05, WES-FIR-09).

    An engaged unit has its partner (WES-ENG-06): a shooter nobody else (WES-ENG-08), its token staying as
    it is (WES-RUL-17), a melee unit any neighbour if it breaks away (WES-ENG-07), and no war dogs are
    loosed (WES-KEY-36), unless it is the "wolf" of a commander (WES-RUL-70)."""
    row = g.state.units[unit]
    if g.state.ground[row.hex].fire:
        return []
    dogs = mode in ("dogs", "wolf")
    ranged = dogs or g.content.unit_cards[row.card].ranged
    if ranged and row.partner and mode != "wolf":
        return [] if dogs else [row.partner]
    low, high = (DOGS[0], DOGS[-1]) if dogs else (1, g.content.unit_cards[row.card].range)
    far = board(g).distances[row.hex]
    near = [
        (other, there.hex)
        for other, there in g.state.units.items()
        if there.house != row.house and low <= far[there.hex] <= high
    ]
    if not near or high == 1:
        return [other for other, _ in near]
    blocks, sight = obstacles(g, row, dogs), board(g).sight
    return [other for other, hex in near if sight(row.hex, hex, blocks)]


def no_target(g: G, unit: str, target: str, mode: str = "normal") -> Iterator[Refusal]:
    """Why a unit may not attack another: not an enemy on the board (WES-CBT-06), fire (WES-FIR-09), its
    engagement (WES-ENG-08, WES-KEY-36), range (WES-LOS-01, WES-CBT-07, WES-KEY-31), sight (WES-LOS-03,
    WES-LOS-08)."""
    row, there = g.state.units[unit], g.state.units.get(target)
    card, dogs = g.content.unit_cards[row.card], mode in ("dogs", "wolf")
    if there is None or there.house == row.house:
        yield Refusal("WES-CBT-06", "attack-no-enemy", target=target)
        return
    far = board(g).distances[row.hex][there.hex]
    facts: dict[str, Any] = {"unit": row.card, "hex": row.hex, "target": there.card, "at": there.hex}
    if g.state.ground[row.hex].fire:
        yield Refusal("WES-FIR-09", "attack-from-fire", unit=row.card, hex=row.hex)
    if mode == "dogs" and row.partner:
        yield Refusal("WES-KEY-36", "dogs-engaged", unit=row.card, hex=row.hex)
    if card.ranged and row.partner not in ("", target):
        yield Refusal("WES-ENG-08", "attack-engaged-shooter", **facts)
    if dogs and far not in DOGS:
        yield Refusal("WES-KEY-31", "dogs-range", far=far, low=DOGS[0], high=DOGS[-1], **facts)
    elif not dogs and far > card.range:
        rule = "WES-LOS-01" if card.ranged else "WES-CBT-07"
        yield Refusal(rule, "attack-out-of-range", far=far, range=card.range, **facts)
    elif not sees(g, unit, there.hex, dogs):
        facts["blockers"] = blockers(g, row.hex, there.hex, obstacles(g, row, dogs))
        yield Refusal("WES-LOS-08" if dogs else "WES-LOS-03", "attack-no-sight", **facts)
