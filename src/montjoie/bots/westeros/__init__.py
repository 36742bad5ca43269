"""Greedy plays westeros by what each unit could do next, and one ply deep where that says nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from montjoie import bots
from montjoie.bots.westeros import action, battle, habits
from montjoie.bots.westeros.abilities import commit_ability
from montjoie.bots.westeros.survey import Survey, evaluate
from montjoie.bots.westeros.ways import Ways
from montjoie.games.westeros.seating import house_of
from montjoie.games.westeros.state import G
from montjoie.kernel.chance import Stream, shuffled
from montjoie.kernel.decisions import Decision
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world

LISTED, TRIED = 400, 40  # answers listed, and looked at, where nothing better is known of a decision
Way: TypeAlias = Callable[[G, Survey, Decision], Answer]

KNOWN: dict[str, Way] = {
    "westeros.take_action": action.take_action,
    "westeros.choose_commands": action.choose_commands,
    "westeros.declare_units": battle.declare_units,
    "westeros.move_unit": battle.move_unit,
    "westeros.choose_attack": battle.choose_attack,
    "westeros.pursuit_target": battle.target,
    "westeros.extra_target": battle.target,
    "westeros.dogs_target": battle.target,
    "westeros.advance": battle.go,
    "westeros.pursue": battle.go,
    "westeros.move_on": battle.go,
    "westeros.move_freely": battle.go,
    "westeros.loose_arrows": battle.loose_arrows,
    "westeros.keep_one": habits.keep_one,
}


class Greedy:
    """A commander who takes what is nearest: he knows the odds and the plan, and looks one step ahead."""

    def __init__(self, game: str, seed: int | str = 0) -> None:
        self.rng = Stream(f"greedy-{seed}")
        self.ways = Ways()

    def choose(self, match: Match, seat: str) -> Answer:
        """A habit, the best deed, or the best of the boards tried; all of it in a world that he could be in,
        where dice wait to be thrown."""
        kind = match.decisions[seat].kind
        if kind in habits.SAMPLED:
            return match.decisions[seat].sample(self.rng)
        if kind in habits.FIRST:
            return next(match.decisions[seat].candidates())
        world = sampled_world(match, seat, self.rng, live=False)
        g: G = world.engine
        decision = world.decisions[seat]
        house = house_of(g, seat)
        if kind == "westeros.choose_commanders":
            return habits.choose_commanders(g, decision, self.rng)
        survey = Survey(g, house, self.ways)
        if kind == "westeros.choose_sites":
            return habits.choose_sites(g, survey, decision, self.rng)
        if way := KNOWN.get(kind):
            return way(g, survey, decision)
        if kind == "westeros.commit_ability":
            return commit_ability(g, survey, lambda answer: self.outcome(world, seat, house, answer))
        answers = list(decision.candidates(limit=LISTED))
        if len(answers) > TRIED:
            answers = shuffled(self.rng, answers)[:TRIED]
        return max(answers, key=lambda answer: self.outcome(world, seat, house, answer))

    def outcome(self, world: Match, seat: str, house: str, answer: Answer) -> float:
        """The value of the board after an answer, with the attack under way, or of a result."""
        trial = world.clone()
        trial.submit(seat, answer)
        if trial.result is not None:
            return 1e6 if seat in trial.result.ranking[0] else -1e6
        g: G = trial.engine
        survey = Survey(g, house, self.ways)
        return evaluate(g, survey) + sum(battle.pending(g, survey))


bots.register("greedy", Greedy, "westeros")
