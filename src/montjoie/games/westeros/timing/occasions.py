"""The special rules of battle plans, and the occasions on which they speak (WES-GEN-04).

A plan is data (WES-GEN-05): its rules are entries of its file with all their numbers and hexes. What an entry
of a kind does on an occasion, `plans` says, one file a rule. Rules that only change what a chapter says are
asked for there: `special_rule`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from montjoie.games.westeros.content.special_rules import AnySpecialRule, SpecialRule
from montjoie.games.westeros.state import G

R = TypeVar("R", bound=SpecialRule)
F = TypeVar("F", bound=Callable[..., None])


def special_rules(g: G) -> tuple[AnySpecialRule, ...]:
    """The special rules of the battle plan (WES-GEN-04); a skirmish has none."""
    plan = g.content.plans.get(g.state.course.plan)
    return plan.special_rules if plan else ()


def special_rule(g: G, kind: type[R]) -> R | None:
    """The special rule of that kind, if there is one."""
    for rule in special_rules(g):
        if isinstance(rule, kind):
            return rule
    return None


class Occasion:
    """Something that special rules may speak to."""

    def __init__(self) -> None:
        self.speakers: dict[type[SpecialRule], Callable[..., None]] = {}

    def of(self, kind: type[SpecialRule]) -> Callable[[F], F]:
        """Say what a rule of a kind does: it is given the engine, the rule and the facts."""

        def speaks(speaker: F) -> F:
            self.speakers[kind] = speaker
            return speaker

        return speaks

    def __call__(self, g: G, *facts: Any) -> None:
        """One rule after the other, until one of them ends the battle (WES-VIC-05)."""
        for rule in special_rules(g):
            if g.result is None and (speaks := self.speakers.get(type(rule))):
                speaks(g, rule, *facts)


prepared = Occasion()  # before the first round: tokens are laid, secrets chosen, ramparts shot at
entered = Occasion()  # a unit has come to a hex: a move, advance or pursuit ends, a retreat makes a step
activated = Occasion()  # a unit has been activated and has not moved yet
turn_ended = Occasion()  # the turn of a House ends
both_passed = Occasion()  # both players have passed; the regroup phase has not begun
