"""Sampled worlds: a match in which all that a seat cannot see is dealt anew, for search."""

from __future__ import annotations

from montjoie.kernel.chance import Rng
from montjoie.kernel.match import Match


def sample(match: Match, seat: str | None, rng: Rng) -> Match:
    """A match the seat could be in, as far as it knows (KER-WLD-01).

    Hidden rows, the sealed answers of the others and all chance to come are drawn from `rng`; the
    world's own record starts here.
    """
    world = match.branch(seed=f"world-{rng.randrange(2**62)}")
    g = world.engine
    for name, value in g.game.redeal(g, seat, rng).items():
        setattr(g.state, name, value)
    g.sealed = {
        other: answer if other == seat else g.asked[other].space.sample(g, rng)
        for other, answer in g.sealed.items()
    }
    return world.rebase()
