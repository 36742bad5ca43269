"""Condition tokens and wounds for one unit of several, or for some of them (FIG-CON, FIG-GLO-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.conditions import GiveCondition
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Ability, ChooseTarget
from montjoie.kernel import PUBLIC, Question, Step, Subset, ask


class Afflict(Step, frozen=True):
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
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question | None:
        """One of them."""
        if len(self.units) < 2:
            return None
        return Question(self.player, ChooseTarget(self.units, self.source), "FIG-CRD-05")

    @choose.chosen
    def chosen(self, g: G, seat: str, unit: str) -> Step:
        """This one."""
        return self.but(units=(unit,))

    def strike(self, g: G) -> None:
        """It is hit."""
        for unit in self.units:
            for token in self.tokens:
                conditions.give(g, unit, token)
            if self.kinds:
                g.do(GiveCondition(unit=unit, player=self.player, kinds=self.kinds))
            g.do(Suffer(unit=unit, wounds=self.wounds, by=self.player, source=self.by))


class ChooseUnits(Subset, frozen=True):
    """The player of an effect chooses up to so many units that it touches (FIG-GLO-12, FIG-D-36)."""

    effect: str = ""


class AfflictSome(Step, frozen=True):
    """A player chooses up to so many of several units, each of which receives a token."""

    player: str
    source: str
    units: tuple[str, ...]
    token: str
    most: int = 2
    stages = ("choose",)
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question | None:
        """Where there is any."""
        if not self.units:
            return None
        return Question(self.player, ChooseUnits(self.units, 0, self.most, self.source), "FIG-GLO-12")

    @choose.chosen
    def chosen(self, g: G, seat: str, units: list[str]) -> None:
        """These."""
        for unit in units:
            conditions.give(g, unit, self.token)


class Menace(Ability, frozen=True):
    """When the unit is activated an enemy within Long Range receives a token."""

    token: ClassVar[str]
    stages: ClassVar[tuple[str, ...]] = AIMED

    def fits(self, g: G) -> bool:
        """Somebody near enough."""
        return self.moment.unit == self.source and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """FIG-GLO-01."""
        return effects.enemies(g, self.owner, self.source, LONG)

    def resolve(self, g: G) -> None:
        """The one chosen."""
        conditions.give(g, self.target, self.token)


class Stagger(Ability, frozen=True):
    """An attack of which a final defense die of 1 leaves the defender with a token (FIG-MOD-01)."""

    token: ClassVar[str]
    stages = ("stagger",)

    def fits(self, g: G) -> bool:
        """A die shows 1."""
        return 1 in g.running(Strike).saves

    def stagger(self, g: G) -> None:
        """However many they are."""
        conditions.give(g, self.moment.other, self.token)
