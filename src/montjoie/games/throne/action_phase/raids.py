"""Raid orders: a cycle in turn order, each raid taking an adjacent enemy order away (THR-RAI)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.control import gain_power
from montjoie.games.throne.events import OrderRemoved
from montjoie.games.throne.orders import after, forbidden_types, next_in_cycle, placed
from montjoie.games.throne.seating import to
from montjoie.games.throne.state import G
from montjoie.games.throne.transport import reachable
from montjoie.kernel import Answer, Branch, Part, PublicStep, Question, Refusal, Step, Subset, ask

TARGETS = ("raid", "support", "consolidate_power")


def targets(g: G, house: str, area: str) -> tuple[str, ...]:
    """The adjacent areas with an order that a raid may remove: a Raid, a Support or a Consolidate Power,
    special or not (THR-RAI-02), of another house (THR-RUL-18). A raid on land never touches a sea, one
    at sea touches both (THR-RAI-06); neighbours are true neighbours (THR-RAI-07, THR-GEO-03)."""
    tokens, lying = g.content.orders, g.state.orders
    near = g.content.neighbours if g.content.areas[area].sea else g.content.land_neighbours
    return tuple(
        other
        for other in near[area]
        if other in lying and lying[other].house != house and tokens[lying[other].token].type in TARGETS
    )


def out_of_raid(g: G, house: str, area: str, target: str) -> Refusal:
    """Why the raid of an area cannot touch another area."""
    if target not in g.content.neighbours[area]:
        if frozenset((area, target)) in g.content.rivers:
            return Refusal("THR-RAI-07", "raid-across-river", area=area, target=target)
        if target in reachable(g, house, area):
            return Refusal("THR-TRA-07", "raid-by-ship", area=area, target=target)
        return Refusal("THR-RAI-02", "raid-not-adjacent", area=area, target=target)
    if g.content.areas[target].sea and not g.content.areas[area].sea:
        return Refusal("THR-RAI-06", "raid-land-to-sea", area=area, target=target)
    order = g.state.orders.get(target)
    if order is None:
        return Refusal("THR-RAI-02", "raid-no-order", target=target)
    if order.house == house:
        return Refusal("THR-RUL-18", "raid-own-order", target=target)
    return Refusal("THR-RAI-04", "raid-wrong-order", target=target, token=order.token)


class ChooseTargets(Subset, frozen=True, kw_only=True):
    """The raiding house: the areas whose orders this raid removes, or none (THR-RAI-08); two different
    ones for the special Raid, of whatever houses (THR-RAI-09, THR-ORD-05, THR-RUL-17)."""

    asked = False

    house: str
    area: str

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Targets within the raid's reach, each once, no more than the token takes (THR-RAI-02,
        THR-RAI-09)."""
        for target in dict.fromkeys(answer):
            if target not in self.options:
                yield out_of_raid(g, self.house, self.area, target)
        if len(set(answer)) < len(answer):
            yield Refusal("THR-RAI-09", "raid-named-twice", targets=answer)
        if len(answer) > self.high:
            rule = "THR-RAI-09" if self.high > 1 else "THR-RAI-02"
            yield Refusal(rule, "raid-too-many", given=len(answer), high=self.high, area=self.area)


class Raid(Branch, frozen=True):
    """The house next in the cycle: which of its Raid orders it resolves, and on what (THR-RAI-10,
    THR-RUL-16)."""


class RaidOrders(PublicStep, frozen=True):
    """Raids are resolved one at a time in turn order until none is left (THR-RAI-01); `up` is the house
    whose place in the cycle it is, or nobody before the first."""

    up: str = ""
    stages = ("call", "raid")

    def call(self, g: G) -> Step:
        """THR-RAI-01: the next house with a Raid; a single Raid without a target is simply removed
        (THR-RAI-08, THR-RUL-57). Sea of Storms skips it all (THR-WCD-07)."""
        house = next_in_cycle(g, self.up, "raid")
        if house is None or "raid" in forbidden_types(g):
            return self.done()
        own = placed(g, house, "raid")
        if len(own) > 1 or targets(g, house, own[0]):
            return self.but(up=house)
        self._remove(g, house, own[0], "THR-RAI-08", "raid_idle")
        return self.goto("call", up=after(g, house))

    @ask
    def raid(self, g: G) -> Question:
        """THR-RAI-10: one of the house's Raids must be resolved now, with or without effect."""
        tokens = g.content.orders
        doors = {
            area: ChooseTargets(
                targets(g, self.up, area),
                high=tokens[g.state.orders[area].token].targets,
                house=self.up,
                area=area,
            )
            for area in placed(g, self.up, "raid")
        }
        return to(g, self.up, Raid({**doors}), "THR-RAI-10")

    @raid.chosen
    def raided(self, g: G, seat: str, answer: dict[str, list[str]]) -> Step:
        """THR-RAI-02: the Raid and its targets are removed, and a removed Raid is never resolved
        (THR-RAI-03); each Consolidate Power pillaged gives power, the victim loses no more
        (THR-RAI-05)."""
        ((area, robbed),) = answer.items()
        if not robbed:
            self._remove(g, self.up, area, "THR-RAI-08", "raid_idle")
            return self.goto("call", up=after(g, self.up))
        self._remove(g, self.up, area, "THR-RAI-02", "raid")
        for target in robbed:
            pillage = g.content.orders[g.state.orders[target].token].type == "consolidate_power"
            self._remove(g, self.up, target, "THR-RAI-02", "raided")
            if pillage:
                spoils = [Part(g.content.power.raid_pillage, "THR-RAI-05", "consolidate_power", "base")]
                gain_power(g, self.up, spoils, "pillage", target)
        return self.goto("call", up=after(g, self.up))

    @staticmethod
    def _remove(g: G, raider: str, area: str, rule: str, cause: str) -> None:
        order = g.state.orders[area]
        g.emit(OrderRemoved(order.house, area, order.token, raider, cause), rule)
