"""When greedy uses an ability or plays a card in answer to something."""

from __future__ import annotations

from montjoie.bots.figurines.survey import Survey
from montjoie.bots.greedy import Shortlist, Thought, ranked
from montjoie.games.figurines.odds.wishes import wishes
from montjoie.games.figurines.timing import PASS, REROLLS, UseEffect

PATIENCE = 0.05  # what a card must bring to be played
FREE = 0.1  # what an ability may seem to cost, since what it does shows later


def use_effect(thought: Thought[Survey], patience: float = PATIENCE) -> Shortlist:
    """A re-roll where there is a die to roll again; what brings something, rather an ability than a card."""
    space = thought.decision.space
    assert isinstance(space, UseEffect)
    uses = [option for option in space.options if option != PASS]
    if space.moment.window in REROLLS:
        wanted = bool(wishes(thought.g, thought.seat))
        return ranked((uses[0], PASS), lambda use: float((use != PASS) == wanted))
    still = thought.after(PASS)
    gains = {use: thought.after(use) - still for use in uses}
    best = max(gains, key=lambda use: gains[use])
    least = patience if best.startswith("card:") else -FREE
    return ranked((*uses, PASS), lambda use: 0.0 if use == PASS else gains[use] - least)
