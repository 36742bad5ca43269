"""The moments a person may name in a position, as the procedures that run at them."""

from __future__ import annotations

from collections.abc import Container, Iterator

from montjoie.games.figurines.battle import Battle, Round
from montjoie.games.figurines.cleanup import Cleanup
from montjoie.games.figurines.state import G
from montjoie.games.figurines.turns import ActivationPhase
from montjoie.kernel import Problem, Step
from montjoie.kernel.errors import PositionError
from montjoie.kernel.steps import END

MOMENTS = ("round", "turn", "cleanup")
PEOPLE, TRAYS = ("player", "owner", "up", "chooser"), ("unit", "attacker", "defender", "wall")


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
        "turn": (Round(at="cleanup"), ActivationPhase(up=up)),
        "cleanup": (Round(at=END), Cleanup()),
    }
    return (Battle(at="play"), *inner[name])


def running(g: G) -> Iterator[Problem]:
    """All procedures are part of a battle (FIG-OVR-01), and speak of players, units and NCUs that are there
    (KER-POS-03)."""
    if g.stack and not isinstance(g.stack[0], Battle):
        yield Problem("position.steps[0]", "FIG-OVR-01", "steps-outside-battle", {})
    there: dict[str, Container[str]] = {
        **dict.fromkeys(PEOPLE, g.state.players),
        **dict.fromkeys(TRAYS, frozenset((*g.state.units, *g.state.ncus))),
        "ncu": g.state.ncus,
    }
    for i, step in enumerate(g.stack):
        for field in (each for each in step.__struct_fields__ if each in there):
            if (named := getattr(step, field)) and named not in there[field]:
                path = f"position.steps[{i}].{field}"
                yield Problem(path, "KER-POS-03", "step-names-nobody", {"given": named})
