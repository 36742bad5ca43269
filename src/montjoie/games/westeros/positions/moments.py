"""The moments a person may name in a position, as the procedures that run at them."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.phases.command import CommandPhase
from montjoie.games.westeros.phases.marshalling import MarshallingPhase
from montjoie.games.westeros.phases.rally import RallyPhase
from montjoie.games.westeros.phases.regroup import RegroupPhase
from montjoie.games.westeros.positions.words import STEPS, TABLES
from montjoie.games.westeros.round import Battle, BattleRound, WarCouncil
from montjoie.games.westeros.seating import house_of
from montjoie.games.westeros.state import HOUSES, G
from montjoie.kernel import Problem, Step
from montjoie.kernel.errors import PositionError
from montjoie.kernel.steps import END
from montjoie.kernel.vocabulary import strangers_in_steps, strangers_in_tables

MOMENTS = ("rally", "marshalling", "command", "regroup")


def moment(g: G, name: str, to_act: str | None) -> tuple[Step, ...]:
    """The procedures running at the beginning of a phase (WES-RND-01); empty where there is no such phase.

    `to_act` is the seat or the House whose turn it is in the command phase; the first player unless it is
    named.
    """
    if name not in MOMENTS:
        return ()
    if wrong := [*_stranger(g, to_act), *_no_first_player(g, name)]:
        raise PositionError(wrong)
    up = (house_of(g, to_act) if to_act in g.seats else to_act) if to_act else ""
    phases: dict[str, tuple[Step, ...]] = {
        "rally": (BattleRound(at="marshal"), RallyPhase()),
        "marshalling": (BattleRound(at="command"), MarshallingPhase()),
        "command": (BattleRound(at="regroup"), CommandPhase(up=up)),
        "regroup": (BattleRound(at=END), RegroupPhase()),
    }
    return (WarCouncil(at=END), Battle(at="fight_round"), *phases[name])


def running(g: G) -> Iterator[Problem]:
    """All procedures are part of a battle (WES-GEN-03), and they and the tables speak of Houses, cards and
    hexes that there are (KER-POS-03)."""
    if g.stack and not isinstance(g.stack[0], WarCouncil):
        yield Problem("position.steps[0]", "WES-GEN-03", "steps-outside-battle", {})
    for step in g.stack:
        if isinstance(step, BattleRound) and step.at in ("command", "regroup", END):
            yield from _no_first_player(g, step.at)
    yield from strangers_in_tables(g, TABLES)
    yield from strangers_in_steps(g, STEPS)


def _no_first_player(g: G, name: str) -> Iterator[Problem]:
    """After the rally phase there is a first player (WES-RAL-04)."""
    if name != "rally" and not g.state.course.first:
        yield Problem("position.board.course.first", "WES-RAL-04", "no-first-player", {"phase": name})


def _stranger(g: G, to_act: str | None) -> Iterator[Problem]:
    """Who is to act is a seat of the match or a House (WES-GEN-02)."""
    if to_act is not None and to_act not in g.seats and to_act not in HOUSES:
        facts = {"given": to_act, "houses": list(HOUSES)}
        yield Problem("position.to_act", "WES-GEN-02", "no-such-house", facts)
