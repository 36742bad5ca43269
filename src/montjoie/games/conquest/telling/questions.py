"""What is shown with a question beyond its shape: where a regiment would stand."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.actions.charge import Charge, ChargeWay
from montjoie.games.conquest.actions.charge.way import field
from montjoie.games.conquest.state import G
from montjoie.games.conquest.terrain.occupying import ChooseLeaving, exits, reach_out


@ChargeWay.told_by
def of_ways(space: ChargeWay, g: G) -> dict[str, Any]:
    """Where each way of a charge ends (CON-CHG-07)."""
    step = g.stack[-1]
    assert isinstance(step, Charge)
    found = field(g, step.regiment, step.target, step.face)
    ends = {wheel: found.way(int(wheel)) for wheel in space.options}
    places = {w: [way.end.x, way.end.y, way.end.facing] for w, way in ends.items() if way}
    return {"places": places, "target": step.target}


@ChooseLeaving.told_by
def of_exits(space: ChooseLeaving, g: G) -> dict[str, Any]:
    """Where a regiment stands that leaves its garrison (CON-GAR-06)."""
    found = exits(g, space.regiment, reach_out(g, space.regiment))
    return {"places": {name: [pose.x, pose.y, pose.facing] for name, pose in found}}
