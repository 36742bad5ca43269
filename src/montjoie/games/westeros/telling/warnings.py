"""What a careful player is warned of before he gives an answer: a pass while he could act, an idle order."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.activation import attacks
from montjoie.games.westeros.battlefield.ways import may_leave, strides
from montjoie.games.westeros.phases.command import TakeAction
from montjoie.games.westeros.phases.orders import RALLY
from montjoie.games.westeros.state import G
from montjoie.kernel import Answer, Refusal


@TakeAction.warned_by
def wasted(space: TakeAction, g: G, answer: Answer) -> Iterator[Refusal]:
    """Who passes takes no further action in this round (WES-CMD-03); a unit that can neither move nor attack
    is ordered for nothing (WES-ACT-02)."""
    if answer == "pass":
        if next(space.every(g)) != "pass":
            yield Refusal("WES-CMD-03", "warn-pass")
        return
    use = answer.get("token", "")
    unit = "" if use.startswith(RALLY) else use.rpartition("/")[2]
    row = g.state.units.get(unit)
    if row is None or g.state.ground[row.hex].fire or attacks(g, unit):
        return
    if not may_leave(g, unit) or strides(g, unit)[1] <= 0:
        yield Refusal("WES-ACT-02", "warn-idle-order", unit=row.card, hex=row.hex)
