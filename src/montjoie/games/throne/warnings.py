"""What a careful player is warned of before he gives an answer: a castle left to anybody, an idle order."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.action_phase.marches import March
from montjoie.games.throne.action_phase.movement import POWER, moves_of
from montjoie.games.throne.planning_phase.assign import PlaceOrders
from montjoie.games.throne.state import G
from montjoie.kernel import Answer, Refusal


@March.warned_by
def castle_left(space: March, g: G, answer: Answer) -> Iterator[Refusal]:
    """The last unit leaves a castle, and neither token nor home keeps it (THR-CTL-02, THR-CTL-03)."""
    ((area, chosen),) = answer.items()
    army, place = g.state.armies[area], g.content.areas[area]
    left = army.size - sum(units.total for units in moves_of(chosen).values())
    kept = place.home_of == army.house or area in g.state.power_tokens or POWER in chosen
    if place.structure and not place.sea and left == 0 and not kept:
        yield Refusal("THR-CTL-03", "warn-castle-left", area=area)


@PlaceOrders.warned_by
def idle_raids(space: PlaceOrders, g: G, answer: Answer) -> Iterator[Refusal]:
    """No neighbour that a raid reaches holds units of another house, which alone can have orders
    (THR-RAI-02, THR-RAI-06)."""
    for area, token in answer.items():
        if g.content.orders[token].type != "raid":
            continue
        near = g.content.neighbours if g.content.areas[area].sea else g.content.land_neighbours
        armies = (g.state.armies.get(other) for other in near[area])
        if not any(army and army.house != space.house for army in armies):
            yield Refusal("THR-RAI-02", "warn-idle-raid", area=area, token=token)
