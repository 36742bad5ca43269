"""Condition tokens that change their kind or their place (FIG-CON)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.conditions import ConditionKind, GiveCondition
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.timing import AIMED, Card, ChooseTarget
from montjoie.kernel import PUBLIC, Question, Step, ask


def replaceable(g: G) -> Iterator[str]:
    """The units with a token that can be replaced by one of another kind: they have not all three."""
    for unit in effects.reachable(g):
        if 0 < len(g.state.units[unit].conditions) < len(CONDITIONS):
            yield unit


class ReplaceCondition(Step, frozen=True):
    """A player takes a token off a unit and lays one of another kind in its place (FIG-D-42)."""

    unit: str
    player: str
    taken: str = ""
    stages = ("choose", "lay")
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question:
        """Which one goes."""
        kinds = g.state.units[self.unit].conditions
        return Question(self.player, ConditionKind(kinds, self.unit, False), "FIG-CON-02")

    @choose.chosen
    def chosen(self, g: G, seat: str, kind: str) -> Step:
        """That one."""
        conditions.take(g, self.unit, kind)
        return self.but(taken=kind)

    def lay(self, g: G) -> None:
        """Another kind comes."""
        kinds = tuple(kind for kind in CONDITIONS if kind != self.taken)
        g.do(GiveCondition(unit=self.unit, player=self.player, kinds=kinds))


class MoveCondition(Step, frozen=True):
    """A player moves a token from a unit to another one that can receive it (FIG-CON-01, FIG-D-42)."""

    player: str
    source: str  # the card or ability behind it
    unit: str = ""  # where it lies
    kind: str = ""
    stages = ("choose_unit", "choose_kind", "choose_place")
    audience = PUBLIC

    @ask
    def choose_unit(self, g: G) -> Question | None:
        """Whose token."""
        options = tuple(unit for unit in effects.reachable(g) if self.kinds(g, unit))
        return Question(self.player, ChooseTarget(options, self.source), "FIG-CON-02") if options else None

    @choose_unit.chosen
    def chose_unit(self, g: G, seat: str, unit: str) -> Step:
        """That unit's."""
        return self.but(unit=unit)

    @ask
    def choose_kind(self, g: G) -> Question | None:
        """Which of its tokens."""
        if not self.unit:
            return None
        kinds = self.kinds(g, self.unit)
        return Question(self.player, ConditionKind(kinds, self.unit, False), "FIG-CON-02")

    @choose_kind.chosen
    def chose_kind(self, g: G, seat: str, kind: str) -> Step:
        """That one."""
        return self.but(kind=kind)

    @ask
    def choose_place(self, g: G) -> Question | None:
        """Where to."""
        if not self.kind:
            return None
        options = tuple(self.places(g, self.unit, self.kind))
        return Question(self.player, ChooseTarget(options, self.source), "FIG-CON-01")

    @choose_place.chosen
    def chose_place(self, g: G, seat: str, unit: str) -> None:
        """It lies there now."""
        conditions.take(g, self.unit, self.kind)
        conditions.give(g, unit, self.kind)

    def kinds(self, g: G, unit: str) -> tuple[str, ...]:
        """The tokens of a unit that some other one can receive."""
        own = g.state.units[unit].conditions
        return tuple(kind for kind in own if next(self.places(g, unit, kind), None) is not None)

    def places(self, g: G, unit: str, kind: str) -> Iterator[str]:
        """The other units that can receive a token."""
        for other in effects.reachable(g):
            if other != unit and conditions.can_receive(g, other, kind):
                yield other


class Adaptation(Card, frozen=True):
    """At the start of any turn a condition token on any unit is replaced by another kind. Tactics zone: then
    one token goes to another unit (FIG-CMD-07)."""

    stages = AIMED

    def fits(self, g: G) -> bool:
        """There must be a token to replace."""
        return next(replaceable(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Any unit, whoever's."""
        return replaceable(g)

    def resolve(self, g: G) -> None:
        """One after the other."""
        if self.target:
            g.do(ReplaceCondition(unit=self.target, player=self.owner))
        if controls(g, self.owner, "tactics"):
            g.do(MoveCondition(player=self.owner, source=self.of))
