"""Greedy plays figurines by exact odds, tokens and threats, and one ply deep where those say nothing."""

from __future__ import annotations

from typing import Any

from montjoie.bots.figurines import action, blows, effects, fights, habits
from montjoie.bots.figurines.survey import Survey, evaluate
from montjoie.bots.greedy import Habits, seen
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.timing import PASS, UseEffect
from montjoie.kernel.decisions import Decision
from montjoie.kernel.spaces import Answer

KNOWN = {
    "activate_unit": seen(action.activate_unit),
    "choose_action": seen(action.choose_action),
    "choose_free_action": seen(action.choose_action),
    "claim_zone": seen(action.claim_zone),
    "choose_zone_target": seen(action.zone_target),
    "choose_attack": seen(fights.choose_attack),
    "charge_target": seen(fights.charge_target),
    "charge_arc": seen(fights.charge_arc),
    "choose_arc": seen(fights.charge_arc),
    "charge_pivot": seen(fights.charge_pivot),
    "align_charge": seen(fights.stand),
    "face_enemy": seen(fights.stand),
    "maneuver_path": seen(fights.move),
    "march_path": seen(fights.move),
    "reroll_dice": seen(fights.reroll_dice),
    "deploy_unit": seen(habits.deploy),
    "choose_first_player": seen(habits.first_player),
    "choose_role": seen(habits.role),
    "mark_unit": seen(habits.mark),
    "starting_units": seen(habits.starting),
    "siege_reserve": seen(habits.held_back),
    "choose_mission": seen(habits.mission),
    "wall_target": seen(habits.wall_target),
    "heal_wounds": seen(habits.most),
    "discard_cards": seen(habits.none),
    "use_effect": effects.use_effect,
}


class FigurinesHabits(Habits[Survey]):
    """A captain who knows the odds and the mode."""

    any, first = habits.ANY, habits.FIRST
    known = {f"figurines.{name}": way for name, way in KNOWN.items()}

    def at_a_glance(self, decision: Decision) -> Answer | None:
        """Who has nothing to use passes."""
        space = decision.space
        return PASS if isinstance(space, UseEffect) and len(space.options) == 1 else None

    def survey(self, g: Any, seat: str) -> Survey:
        """Our units, the enemies, and which token each goes for."""
        return Survey(g, seat)

    def value(self, g: Any, seat: str) -> float:
        """The board, with the attack under way."""
        strike: Attack | None = g.running(Attack)
        sign = 1 if strike is None or teams.friends(g, seat, strike.owner(g)) else -1
        return evaluate(g, seat) + sign * blows.running(g)
