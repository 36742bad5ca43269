"""Condition tokens and wounds for one unit of several; tokens that change their kind or place (FIG-CON)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import whom
from montjoie.games.figurines.factions.deeds import Deed
from montjoie.games.figurines.harm import casualties, conditions
from montjoie.games.figurines.powers.decks import controls
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.timing import Card, Effect
from montjoie.games.figurines.timing.effects import ChooseTarget
from montjoie.kernel import PublicStep, Question, Step, Subset, ask


class Afflict(PublicStep, frozen=True):
    """A player chooses one of several units; it receives these tokens and suffers these wounds. One that is
    alone needs no question, and without any nothing happens."""

    player: str
    source: str  # the card or ability behind it
    units: tuple[str, ...]
    tokens: tuple[str, ...] = ()  # all of these
    kinds: tuple[str, ...] = ()  # one of these, as the player chooses
    wounds: int = 0
    by: str = ""  # the unit responsible for the wounds
    stages = ("choose", "strike")

    @ask
    def choose(self, g: G) -> Question | None:
        if len(self.units) < 2:
            return None
        return Question(self.player, ChooseTarget(self.units, self.source), "FIG-CRD-05")

    @choose.chosen
    def chosen(self, g: G, seat: str, unit: str) -> Step:
        return self.but(units=(unit,))

    def strike(self, g: G) -> None:
        for unit in self.units:
            for token in self.tokens:
                conditions.give(g, unit, token)
            if self.kinds:
                g.do(conditions.GiveCondition(unit=unit, player=self.player, kinds=self.kinds))
            g.do(casualties.Suffer(unit=unit, wounds=self.wounds, by=self.player, source=self.by))


def afflicts(*tokens: str) -> Deed:
    """For each of these tokens in turn the player chooses an enemy that can become so (FIG-CON-01); they may
    be the same."""

    def work(use: Effect, g: G) -> None:
        for token in tokens:
            afflict(use, g, whom.enemies(who=whom.receives(token))(use, g), token)

    return work


def afflict(use: Effect, g: G, units: Iterable[str], *tokens: str, **more: Any) -> None:
    """The player of an effect chooses one of these units, which receives the tokens."""
    g.do(Afflict(player=use.owner, source=use.name, units=tuple(units), tokens=tokens, **more))


class ChooseUnits(Subset, frozen=True):
    """The player of an effect chooses up to so many units that it touches (FIG-GLO-12, FIG-D-36)."""

    effect: str = ""


class AfflictSome(PublicStep, frozen=True):
    """A player chooses up to so many of several units, each of which receives a token."""

    player: str
    source: str
    units: tuple[str, ...]
    token: str
    most: int = 2
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        if not self.units:
            return None
        return Question(self.player, ChooseUnits(self.units, 0, self.most, self.source), "FIG-GLO-12")

    @choose.chosen
    def chosen(self, g: G, seat: str, units: list[str]) -> None:
        for unit in units:
            conditions.give(g, unit, self.token)


def replaceable(g: G) -> Iterator[str]:
    """The units with a token that can be replaced by one of another kind: they have not all three."""
    for unit in field.on_table(g):
        if 0 < len(g.state.units[unit].conditions) < len(CONDITIONS):
            yield unit


class ReplaceCondition(PublicStep, frozen=True):
    """A player takes a token off a unit and lays one of another kind in its place (FIG-D-42)."""

    unit: str
    player: str
    taken: str = ""
    stages = ("choose", "lay")

    @ask
    def choose(self, g: G) -> Question:
        kinds = g.state.units[self.unit].conditions
        return Question(self.player, conditions.ConditionKind(kinds, self.unit, False), "FIG-CON-02")

    @choose.chosen
    def chosen(self, g: G, seat: str, kind: str) -> Step:
        conditions.take(g, self.unit, kind)
        return self.but(taken=kind)

    def lay(self, g: G) -> None:
        kinds = tuple(kind for kind in CONDITIONS if kind != self.taken)
        g.do(conditions.GiveCondition(unit=self.unit, player=self.player, kinds=kinds))


class MoveCondition(PublicStep, frozen=True):
    """A player moves a token from a unit to another one that can receive it (FIG-CON-01, FIG-D-42)."""

    player: str
    source: str  # the card or ability behind it
    unit: str = ""  # where it lies
    kind: str = ""
    stages = ("choose_unit", "choose_kind", "choose_place")

    @ask
    def choose_unit(self, g: G) -> Question | None:
        options = tuple(unit for unit in field.on_table(g) if self.kinds(g, unit))
        return Question(self.player, ChooseTarget(options, self.source), "FIG-CON-02") if options else None

    choose_unit.keeps("unit")

    @ask
    def choose_kind(self, g: G) -> Question | None:
        if not self.unit:
            return None
        kinds = self.kinds(g, self.unit)
        return Question(self.player, conditions.ConditionKind(kinds, self.unit, False), "FIG-CON-02")

    choose_kind.keeps("kind")

    @ask
    def choose_place(self, g: G) -> Question | None:
        if not self.kind:
            return None
        options = tuple(self.places(g, self.unit, self.kind))
        return Question(self.player, ChooseTarget(options, self.source), "FIG-CON-01")

    @choose_place.chosen
    def chose_place(self, g: G, seat: str, unit: str) -> None:
        conditions.take(g, self.unit, self.kind)
        conditions.give(g, unit, self.kind)

    def kinds(self, g: G, unit: str) -> tuple[str, ...]:
        """The tokens of a unit that some other one can receive."""
        own = g.state.units[unit].conditions
        return tuple(kind for kind in own if next(self.places(g, unit, kind), None) is not None)

    def places(self, g: G, unit: str, kind: str) -> Iterator[str]:
        """The other units that can receive a token."""
        for other in field.on_table(g):
            if other != unit and conditions.can_receive(g, other, kind):
                yield other


def replaces(use: Effect, g: G) -> None:
    """A token on the target is replaced by one of another kind."""
    g.do(ReplaceCondition(unit=use.target, player=use.owner))


class Adaptation(Card, frozen=True):
    """At the start of any turn a condition token on any unit is replaced by another kind. Tactics zone: then
    one token goes to another unit (FIG-CMD-07)."""

    work = replaces

    def targets(self, g: G) -> Iterator[str]:
        return replaceable(g)

    def resolve(self, g: G) -> None:
        super().resolve(g)
        if controls(g, self.owner, "tactics"):
            g.do(MoveCondition(player=self.owner, source=self.of))
