"""Greedy plays figurines by exact odds, tokens and threats, and one ply deep where those say nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from montjoie import bots
from montjoie.bots.figurines import action, blows, fights, habits
from montjoie.bots.figurines.survey import Survey, evaluate
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import PASS, REROLLS, UseEffect
from montjoie.kernel.chance import Stream, shuffled
from montjoie.kernel.decisions import Decision
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world

LISTED, TRIED = 60, 12  # answers listed, and looked at, where nothing better is known of a decision
PATIENCE = 0.05  # what a card must bring to be played
FREE = 0.1  # what an ability may seem to cost, since what it does shows later
Way: TypeAlias = Callable[[G, Survey, Decision], Answer]

KNOWN: dict[str, Way] = {
    f"figurines.{name}": way
    for name, way in {
        "activate_unit": action.activate_unit,
        "choose_action": action.choose_action,
        "choose_free_action": action.choose_action,
        "claim_zone": action.claim_zone,
        "choose_zone_target": action.zone_target,
        "choose_attack": fights.choose_attack,
        "charge_target": fights.charge_target,
        "charge_arc": fights.charge_arc,
        "choose_arc": fights.charge_arc,
        "charge_pivot": fights.charge_pivot,
        "align_charge": fights.stand,
        "face_enemy": fights.stand,
        "maneuver_path": fights.move,
        "march_path": fights.move,
        "reroll_dice": fights.reroll_dice,
        "deploy_unit": habits.deploy,
        "choose_first_player": habits.first_player,
        "choose_role": habits.role,
        "mark_unit": habits.mark,
        "starting_units": habits.starting,
        "siege_reserve": habits.held_back,
        "choose_mission": habits.mission,
        "wall_target": habits.wall_target,
        "heal_wounds": habits.most,
        "discard_cards": habits.none,
    }.items()
}


class Greedy:
    """A captain who takes what is nearest: he knows the odds and the mode, and looks one step ahead."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self.rng = Stream(f"greedy-{seed}")

    def choose(self, match: Match, seat: str) -> Answer:
        """A habit, the best deed, or the best of the boards tried; all of it in a world that he could be in,
        where dice wait to be thrown."""
        decision = match.decisions[seat]
        if decision.kind in habits.SAMPLED:
            return decision.sample(self.rng)
        if decision.kind in habits.FIRST:
            return next(decision.candidates())
        if isinstance(decision.space, UseEffect) and len(decision.space.options) == 1:
            return PASS
        world = sampled_world(match, seat, self.rng, live=False)
        g: G = world.engine
        survey = Survey(g, seat)
        if way := KNOWN.get(decision.kind):
            return way(g, survey, world.decisions[seat])
        if isinstance(decision.space, UseEffect):
            return self.use_effect(world, seat, decision.space)
        return self.best(world, seat)

    def use_effect(self, world: Match, seat: str, space: UseEffect) -> Answer:
        """A re-roll where there is a die to roll again; what brings something, rather an ability than a
        card."""
        uses = [option for option in space.options if option != PASS]
        if space.moment.window in REROLLS:
            return uses[0] if fights.wishes(world.engine, seat) else PASS
        still = self.outcome(world, seat, PASS)
        gains = {use: self.outcome(world, seat, use) - still for use in uses}
        best = max(gains, key=lambda use: gains[use])
        least = PATIENCE if best.startswith("card:") else -FREE
        return best if gains[best] >= least else PASS

    def best(self, world: Match, seat: str) -> Answer:
        """The answer with the best board after it, of some."""
        answers = list(world.decisions[seat].candidates(limit=LISTED))
        if len(answers) > TRIED:
            answers = shuffled(self.rng, answers)[:TRIED]
        if len(answers) == 1:
            return answers[0]
        return max(answers, key=lambda answer: self.outcome(world, seat, answer))

    def outcome(self, world: Match, seat: str, answer: Answer) -> float:
        """The value of the board after an answer, with the attack under way, or of a result."""
        trial = world.clone()
        trial.submit(seat, answer)
        if trial.result is not None:
            return 1e6 if seat in trial.result.ranking[0] else -1e6
        g: G = trial.engine
        strike: Attack | None = g.running(Attack)
        sign = 1 if strike is None or teams.friends(g, seat, strike.owner(g)) else -1
        return evaluate(g, seat) + sign * blows.running(g)


bots.register("greedy", Greedy, "figurines")
