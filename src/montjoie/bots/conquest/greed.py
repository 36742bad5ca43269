"""Greedy plays conquest by exact odds, zones and enemies ahead, and one ply deep where those say nothing."""

from __future__ import annotations

from typing import Any

from montjoie.bots.conquest import action, fights, habits, moves
from montjoie.bots.conquest.survey import Survey, evaluate
from montjoie.bots.greedy import Habits, kinds, seen

KNOWN = {
    "order_stack": seen(action.order_stack),
    "name_unit": seen(action.name_unit),
    "draw_on": seen(action.draw_on),
    "choose_action": seen(action.choose_action),
    "choose_character_action": seen(action.character_action),
    "choose_entry": seen(moves.enter),
    "choose_march": seen(moves.march),
    "choose_reform": seen(moves.reform),
    "charge_target": seen(fights.charge_target),
    "charge_face": seen(fights.charge_face),
    "volley_target": seen(fights.weighed),
    "choose_spell": seen(fights.choose_spell),
    "choose_foe": seen(fights.weighed),
    "answer_duel": seen(fights.answer_duel),
    "choose_reinforcement": seen(habits.reinforcement),
    "declare_flank": seen(habits.all_of_them),
    "choose_arrivals": seen(habits.strongest),
    "join_regiment": seen(habits.lead),
    "shift_die": seen(habits.lowest),
    "submit_army": habits.army,
}


class ConquestHabits(Habits[Survey]):
    """A general who knows the odds and the ground."""

    any, first = habits.ANY, habits.FIRST
    open = kinds("conquest", *KNOWN)
    known = {f"conquest.{name}": way for name, way in KNOWN.items()}

    def survey(self, g: Any, seat: str) -> Survey:
        """Our regiments, the enemies, and where each of ours goes."""
        return Survey(g, seat)

    def value(self, g: Any, seat: str) -> float:
        """Points, stands and zones."""
        return evaluate(g, seat)
