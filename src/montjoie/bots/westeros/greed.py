"""Greedy plays westeros by what each unit could do next, and one ply deep where that says nothing."""

from __future__ import annotations

from typing import Any

from montjoie.bots.greedy import Habits, seen
from montjoie.bots.westeros import action, fights, habits
from montjoie.bots.westeros.abilities import commit_ability
from montjoie.bots.westeros.survey import Survey, evaluate
from montjoie.bots.westeros.ways import Ways
from montjoie.games.westeros.seating import house_of

KNOWN = {
    "take_action": seen(action.take_action),
    "choose_commands": seen(action.choose_commands),
    "declare_units": seen(fights.declare_units),
    "move_unit": seen(fights.move_unit),
    "choose_attack": seen(fights.choose_attack),
    "pursuit_target": seen(fights.target),
    "extra_target": seen(fights.target),
    "dogs_target": seen(fights.target),
    "advance": seen(fights.go),
    "pursue": seen(fights.go),
    "move_on": seen(fights.go),
    "move_freely": seen(fights.go),
    "loose_arrows": seen(fights.loose_arrows),
    "keep_one": seen(habits.keep_one),
    "choose_commanders": habits.choose_commanders,
    "choose_sites": habits.choose_sites,
    "commit_ability": commit_ability,
}


class WesterosHabits(Habits[Survey]):
    """A commander who knows the odds and the plan."""

    listed, tried = 400, 40
    any, first = habits.ANY, habits.FIRST
    known = {f"westeros.{name}": way for name, way in KNOWN.items()}

    def __init__(self) -> None:
        self.ways = Ways()  # which hexes are how far: found once a match

    def survey(self, g: Any, seat: str) -> Survey:
        """Our units, the enemies, and the ways between them."""
        return Survey(g, house_of(g, seat), self.ways)

    def value(self, g: Any, seat: str) -> float:
        """The board, with the attack under way."""
        survey = self.survey(g, seat)
        return evaluate(g, survey) + sum(fights.pending(g, survey))
