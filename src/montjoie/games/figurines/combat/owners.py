"""Several units of a player at the same moment: their owner puts them in order (FIG-TIM-04)."""

from __future__ import annotations

from typing import Any, ClassVar

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.state import G
from montjoie.kernel import Ordering, Question, Step, ask


class InOrder:
    """A procedure in which several friends do something, in the order that their owners say."""

    friends: tuple[str, ...]
    ordered_by: tuple[str, ...]  # the owners who have been heard
    ordering: ClassVar[type[Ordering]]
    order_rule: ClassVar[str]

    @ask
    def order(self, g: G) -> Question | None:
        """The next owner with more than one of these units still standing."""
        owned: dict[str, list[str]] = {}
        for unit in self.friends:
            if units.alive(g, unit):
                owned.setdefault(g.state.units[unit].owner, []).append(unit)
        for owner, own in owned.items():
            if len(own) > 1 and owner not in self.ordered_by:
                return Question(owner, self.ordering(tuple(own)), self.order_rule)
        return None

    @order.chosen
    def ordered(self: Any, g: G, seat: str, order: list[str]) -> Step:
        rest = tuple(unit for unit in self.friends if unit not in order)
        after: Step = self.goto("order", friends=(*order, *rest), ordered_by=(*self.ordered_by, seat))
        return after
