"""Thinking on the others' time: what they may answer is imagined, and our own next question thought of.

A bot draws from what its seat sees and from how far the match has come. So it gives the same answer to a
question whenever it thinks of it, and one that was found beforehand, for a table that then came about, is the
one that it would find now: who thinks ahead answers sooner and never differently.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import TypeAlias

import msgspec

from montjoie import bots
from montjoie.bots.thinking.levels import mind_of
from montjoie.bots.thinking.players import Thinker
from montjoie.kernel import views
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world

FAR = 12  # answers of others that are imagined before our own question
Foreseen: TypeAlias = dict[str, Answer]  # answers by the outlook they were found for

_SORTED = msgspec.json.Encoder(order="sorted")


def outlook(match: Match, seat: str, inputs: int) -> str:
    """All that a seat sees after so many inputs, in one word."""
    return f"{inputs}/{blake2b(_SORTED.encode(views.view(match.engine, seat)), digest_size=16).hexdigest()}"


def before(bot: str, match: Match, seat: str, seed: str, inputs: int) -> bots.Bot:
    """A bot before the question of a seat, drawing from a seed and from what the seat sees."""
    return bots.make(bot, match.game, f"{seed}/{outlook(match, seat, inputs)}")


def thinks(bot: str, game: str) -> bool:
    """Whether a bot takes time for its answers."""
    return isinstance(bots.make(bot, game), Thinker)


def foresee(bot: str, match: Match, seat: str, seed: str, inputs: int, n: int) -> Foreseen:
    """What a bot would answer to its next question after a match of so many inputs, were the others to answer
    as the n-th guess has it; nothing where that leads to no question."""
    mind = mind_of(match.game)
    assert mind is not None
    rng = Random(f"{seed}/{outlook(match, seat, inputs)}/{n}")
    world = sampled_world(match, seat, rng)
    for answered in range(FAR):
        if world.over or seat in world.decisions:
            break
        for other in list(world.decisions):
            if answered:
                world.submit(other, mind.quick(world.engine, world.engine.asked[other], rng))
            else:
                likely = mind.shortlist(world, other, rng, n + 1)
                world.submit(other, likely[n % len(likely)].answer)
    if seat not in world.decisions:
        return {}
    then = inputs + len(world.inside.inputs)
    return {outlook(world, seat, then): before(bot, world, seat, seed, then).choose(world, seat)}
