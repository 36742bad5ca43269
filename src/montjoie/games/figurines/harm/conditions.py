"""Chapter 4.27: condition tokens (FIG-CON)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.dice.rerolls import can_reroll, roll_again
from montjoie.games.figurines.events import ConditionGained, ConditionLost
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.powers.causes import authority, because, nothing
from montjoie.games.figurines.queries import IMMUNE_CONDITIONS
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.timing import Effect, Moment, Standing, open_window
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask


def has(g: G, unit: str, condition: str) -> bool:
    """Whether a unit has a token of a kind."""
    return condition in g.state.units[unit].conditions


def can_receive(g: G, unit: str, condition: str) -> bool:
    """Whether a token can be laid on a unit: only on Combat Units (FIG-CON-09, FIG-STO-10), one of each
    kind (FIG-CON-01), unless the unit is immune."""
    if not units.alive(g, unit) or units.is_wall(g, unit) or has(g, unit, condition):
        return False
    return condition not in abilities.gather(g, IMMUNE_CONDITIONS, unit)


def give(g: G, unit: str, condition: str, rule: str = "") -> None:
    """A unit receives a token, where it can; a second one of its kind is ignored (FIG-CON-01)."""
    if can_receive(g, unit, condition):
        g.emit(ConditionGained(unit, condition, because(g)), rule or authority(g))
        owner = g.state.units[unit].owner
        open_window(g, Moment("condition_gained", unit=unit, player=owner, kind=condition))
    else:
        _refused(g, unit, (condition,))


def _refused(g: G, unit: str, kinds: tuple[str, ...]) -> None:
    """Say why a unit receives none of some tokens."""
    if units.is_wall(g, unit):
        nothing(g, "wall", "FIG-STO-10", unit=unit)
    elif not units.alive(g, unit):
        nothing(g, "fallen", "FIG-UNT-10", unit=unit)
    elif len(kinds) > 1:
        nothing(g, "full", "FIG-CON-01", unit=unit)
    else:
        why = "there" if has(g, unit, kinds[0]) else "immune"
        nothing(g, why, "FIG-CON-01", unit=unit, condition=kinds[0])


def take(g: G, unit: str, condition: str, rule: str = "") -> None:
    """An effect takes a token off (FIG-CON-02)."""
    if has(g, unit, condition):
        g.emit(ConditionLost(unit, condition, cause=because(g)), rule or authority(g, "FIG-CON-02"))


def spend(g: G, unit: str, condition: str, player: str, rule: str = "") -> None:
    """An enemy spends a token of a unit: it is removed (FIG-CON-03), and has but one effect (FIG-CON-07)."""
    g.emit(ConditionLost(unit, condition, player), rule or "FIG-CON-03")
    open_window(g, Moment("condition_spend", unit=unit, player=player, kind=condition))


class ConditionKind(OneOf, frozen=True):
    """The player who lays a token on a unit, or takes one off, chooses its kind (FIG-D-42)."""

    always = "named"

    unit: str
    laying: bool = True

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that kind cannot be laid or taken (FIG-CON-01)."""
        if answer not in CONDITIONS:
            yield from super().unoffered(g, rule, answer)
        elif has(g, self.unit, answer) == self.laying:
            key = "condition-there" if self.laying else "condition-absent"
            yield Refusal("FIG-CON-01", key, unit=self.unit, condition=answer)
        else:
            yield Refusal("FIG-CON-01", "condition-immune", unit=self.unit, condition=answer)


class GiveCondition(PublicStep, frozen=True):
    """A player lays a token of the kind of his choice on a unit, `kinds` where not all may be chosen; so
    many, each of another kind."""

    unit: str
    player: str
    kinds: tuple[str, ...] = CONDITIONS
    count: int = 1
    stages = ("choose", "left_over")

    @ask
    def choose(self, g: G) -> Question | None:
        """Of the kinds it can still receive; where there is none nothing happens (FIG-CON-01)."""
        kinds = tuple(kind for kind in self.kinds if can_receive(g, self.unit, kind))
        if not kinds or self.count < 1:
            return None
        return Question(self.player, ConditionKind(kinds, self.unit), "FIG-CON-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, kind: str) -> Step:
        give(g, self.unit, kind)
        return self.goto("choose", count=self.count - 1)

    def left_over(self, g: G) -> None:
        """A token that it could not receive."""
        if self.count > 0:
            _refused(g, self.unit, self.kinds)


class TakeCondition(PublicStep, frozen=True):
    """A player takes a token of the kind of his choice off a unit."""

    unit: str
    player: str
    zone: str = ""  # the zone of the tactics board that does it
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """Where it has one."""
        kinds = g.state.units[self.unit].conditions
        return Question(self.player, ConditionKind(kinds, self.unit, False), "FIG-CON-02") if kinds else None

    @choose.chosen
    def chosen(self, g: G, seat: str, kind: str) -> None:
        take(g, self.unit, kind)
        lost = Moment("condition_lost", unit=self.unit, player=self.player, zone=self.zone, kind=kind)
        open_window(g, lost)


class SpendToken(Standing, frozen=True):
    """An enemy of a unit may spend its token to force a re-roll of one or more dice of the roll just made
    (FIG-CON-03), each die once (FIG-CON-08)."""

    stages = ("spend", "reroll")
    told_by: ClassVar[str] = "FIG-CON-03"
    reroll = roll_again

    @classmethod
    def bearer(cls, moment: Moment) -> str:
        """The unit whose dice they are."""
        return moment.unit

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every enemy may, while the token lies there (FIG-RUL-107)."""
        unit = cls.bearer(moment)
        if unit and has(g, unit, cls.of):
            for player in teams.opponents(g, g.state.units[unit].owner):
                if can_reroll(g, player):
                    yield cls(moment=moment, owner=player, source=unit)

    def spend(self, g: G) -> None:
        spend(g, self.source, self.of, self.owner, self.told_by)


class Weakened(SpendToken, frozen=True):
    """After a Weakened unit has rolled attack dice (FIG-CON-06)."""

    of = "weakened"
    windows = ("attack_reroll",)
    told_by = "FIG-CON-06"


class Vulnerable(SpendToken, frozen=True):
    """After a Vulnerable unit has rolled defense saves (FIG-CON-05)."""

    of = "vulnerable"
    windows = ("defense_reroll",)
    told_by = "FIG-CON-05"

    @classmethod
    def bearer(cls, moment: Moment) -> str:
        """The defender."""
        return moment.other


class Panicked(SpendToken, frozen=True):
    """After a Panicked unit has rolled a morale test, the D3 of a panic test included (FIG-CON-04)."""

    of = "panicked"
    windows = ("morale_reroll",)
    told_by = "FIG-CON-04"
