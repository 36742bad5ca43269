"""Choices that are secret or mechanical: what greedy always does there."""

from __future__ import annotations

from collections import Counter

from montjoie.bots.greedy import Shortlist, Thought, kinds, only
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros.cards.texts import ops
from montjoie.games.westeros.content.effects import Order
from montjoie.games.westeros.plans import strategy
from montjoie.games.westeros.skirmish.commanders import value
from montjoie.games.westeros.state import G
from montjoie.kernel.chance import pick
from montjoie.kernel.decisions import Decision

FIRST = kinds(  # of which the first option is the one to take: strike, stand firm, recover, carry
    "westeros",
    "counter_attack",
    "parting_attack",
    "ignore_morale",
    "stand_firm",
    "recover_morale",
    "carry_prisoner",
    "use_tactic",
    "next_to_move",
)
ANY = kinds(  # of which any legal answer is as good as another
    "westeros", "man_ramparts", "aim_catapults", "hide_prisoner", "lay_piece"
)


def keep_one(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The card that orders most units, and valor or the token of the commonest rank."""
    slots: dict[str, tuple[str, ...]] = decision.describe()["space"]["slots"]
    ranks = Counter(row.rank for row in survey.units.values())
    worth = {"valor": 99.0, "morale": 0.5, **ranks}
    answer = {}
    if cards := slots.get("card"):
        answer["card"] = max(cards, key=lambda card: orders_in(g, card))
    if tokens := slots.get("token"):
        answer["token"] = max(tokens, key=lambda symbol: worth.get(symbol, 0.0))
    return only(answer)


def orders_in(g: G, card: str) -> int:
    """How many units a card orders for how little."""
    count = 0
    for i, command in enumerate(g.content.cards[card].commands, 1):
        for op in ops(f"{card}.{i}"):
            if isinstance(op, Order):
                count += 2 * (4 if op.count == "all" else op.count) - command.cost
    return count


def choose_sites(thought: Thought[Survey]) -> Shortlist:
    """Sites that our units reach soonest, a little at random: it is a secret."""
    g, survey = thought.g, thought.survey
    sites = strategy.sites(g)

    def nearest(hex: str) -> float:
        shares, rows = survey.ways.shares(g, survey.walkers, (hex,)), survey.units.items()
        return max((shares[survey.classes[name]].get(row.hex, 0.0) for name, row in rows), default=0.0)

    near = {name: nearest(hex) + 0.02 * thought.rng.randrange(3) for name, hex in sites.items()}
    space = thought.decision.describe()["space"]
    best = sorted(near, key=lambda name: (-near[name], name))[: space["high"]]
    return only([name for name in space["options"] if name in best])


def choose_commanders(thought: Thought[Survey]) -> Shortlist:
    """As much leadership as the card allows; of equals any."""
    content, answers = thought.g.content, list(thought.decision.candidates())
    most = max(value(content, answer) for answer in answers)
    return only(pick(thought.rng, [answer for answer in answers if value(content, answer) == most]))
