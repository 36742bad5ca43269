"""Matches for those who look ahead: one in which all that a seat cannot see is dealt anew, and a rollout as
players see matches."""

from __future__ import annotations

from montjoie.kernel.chance import Rng
from montjoie.kernel.engine import AnyEngine, Engine
from montjoie.kernel.match import Match
from montjoie.kernel.play import Play


def sampled_world(match: Match, seat: str | None, rng: Rng, *, live: bool | None = None) -> Match:
    """One match that the seat could be in, as far as it knows (KER-WLD-01); `live` as that match, or as said.

    Hidden rows, the sealed answers of the others and all chance to come are drawn from `rng`; what
    is asked of the others is asked again of the hands they hold now. The log is not taken along: a
    game deals anew from its tables alone, as it must from a position. The world's own record starts here.
    """
    g = match.engine.clone(past=False)
    for name, value in g.game.redeal(g, seat, rng).items():
        setattr(g if name == "stack" else g.state, name, value)
    g.forget()
    g.pose_again()
    g.sealed = {
        other: answer if other == seat else g.asked[other].space.sample(g, rng)
        for other, answer in g.sealed.items()
    }
    return Match(match.inside.branch(f"world-{rng.randrange(2**62)}", g, live=live))


def as_match(g: AnyEngine) -> Match:
    """The moment at which a rollout stands as a match of its own, for a player to look at: he may try answers
    and reckon odds, so chance waits to be asked."""
    return Match(Play(g.mark(Engine), 0, live=False))
