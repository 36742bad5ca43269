"""The moments a person may name in a position, as the procedures that run at them."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.positions.words import STEPS, TABLES
from montjoie.games.figurines.round import Battle, Round
from montjoie.games.figurines.rounds import cleanup, turns
from montjoie.games.figurines.state import G
from montjoie.kernel import Problem, Step
from montjoie.kernel.errors import PositionError
from montjoie.kernel.steps import END
from montjoie.kernel.vocabulary import strangers_in_steps, strangers_in_tables

MOMENTS = ("round", "turn", "cleanup")


def moment(g: G, name: str, to_act: str | None) -> tuple[Step, ...]:
    """The procedures running before the next round, at the beginning of a turn (of `to_act`, or of the First
    Player) or of Clean-up (FIG-RND-01); empty where there is no such moment."""
    if name not in MOMENTS:
        return ()
    up = to_act or g.state.course.first
    if up not in g.seats:
        facts = {"given": up, "seats": list(g.seats)}
        raise PositionError([Problem("position.to_act", "FIG-RND-02", "no-such-player", facts)])
    inner: dict[str, tuple[Step, ...]] = {
        "round": (),
        "turn": (Round(at="cleanup"), turns.ActivationPhase(up=up)),
        "cleanup": (Round(at=END), cleanup.Cleanup()),
    }
    return (Battle(at="play"), *inner[name])


def running(g: G) -> Iterator[Problem]:
    """All procedures are part of a battle (FIG-OVR-01), and speak of players, units and cards that are there
    (KER-POS-03); so do the tables."""
    if g.stack and not isinstance(g.stack[0], Battle):
        yield Problem("position.steps[0]", "FIG-OVR-01", "steps-outside-battle", {})
    yield from strangers_in_tables(g, TABLES)
    yield from strangers_in_steps(g, STEPS)
