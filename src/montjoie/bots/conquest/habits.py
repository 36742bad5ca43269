"""Choices that are mechanical, or made before the first round: what greedy always does there."""

from __future__ import annotations

from typing import Any

from montjoie.bots.conquest.survey import Survey, stand_worth
from montjoie.bots.greedy import Choice, Shortlist, Thought, kinds, only, ranked
from montjoie.games.conquest.phases.reinforcement import ARRIVE
from montjoie.games.conquest.state import G
from montjoie.kernel.chance import shuffled
from montjoie.kernel.decisions import Decision

ANY = kinds(
    "conquest", "choose_edge", "discard_secondaries"
)  # of which any legal answer is as good as another
FIRST = kinds(  # of which the first option offered is fine
    "conquest",
    *("aim_arcs", "aim_blows", "charge_way", "choose_end", "choose_push", "choose_combat_reform"),
    *("choose_withdrawal", "choose_trampled", "choose_last_foe", "reroll_charge"),
)


def army(thought: Thought[Survey]) -> Shortlist:
    """Any of the largest sample armies that fit."""
    some = shuffled(thought.rng, list(thought.decision.candidates()))
    return ranked(some, lambda army: army["limit"])


def _all_worth(g: G, name: str) -> float:
    return stand_worth(g, name) * g.state.regiments[name].stands


def reinforcement(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The strongest comes for certain (CON-RNF-03)."""
    space: Any = decision.space
    own = space.options[ARRIVE].options
    return ranked([{ARRIVE: name} for name in own], lambda answer: _all_worth(g, answer[ARRIVE]))


def all_of_them(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Everybody who can come, comes."""
    space: Any = decision.space
    return only(list(space.options))


def strongest(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The strongest come (CON-RNF-04)."""
    space: Any = decision.space
    best = sorted(space.options, key=lambda name: (-_all_worth(g, name), name))[: space.high]
    return only([name for name in space.options if name in best])


def lead(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The strongest regiment is led."""
    space: Any = decision.space
    return ranked(space.options, lambda name: _all_worth(g, name))


def lowest(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The lower die is first (CON-SUP-01)."""
    return [Choice(by, -float(by)) for by in (-1, 0, 1)]
