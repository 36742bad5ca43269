"""Choices that are mechanical, or made before the first round: what greedy always does there."""

from __future__ import annotations

from typing import Any

from montjoie.bots.figurines import blows
from montjoie.bots.figurines.survey import Survey
from montjoie.bots.greedy import Shortlist, kinds, only, ranked
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.missions.scoring import judged
from montjoie.games.figurines.state import G
from montjoie.kernel.decisions import Decision
from montjoie.table import plane

PLACES = 160  # places of a deployment zone that are looked at
ANY = kinds(  # of which any legal answer is as good as another
    "figurines",
    "submit_army",
    "place_objective",
    "place_piece",
    "choose_zone",
    "choose_corner",
)
FIRST = kinds(  # of which the first option offered is fine
    "figurines", "claim_order", "order_effects", "test_order", "pivot_order", "next_objective"
)


def most(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """As much as can be."""
    space: Any = decision.space
    return only(space.high)


def none(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Keep what one has, if one may."""
    return ranked(decision.candidates(limit=200), lambda answer: -len(answer))


def first_player(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Oneself: who begins strikes first."""
    return only(survey.player)


def role(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The walls are on the defender's side, and so is time (FIG-STO-05)."""
    return only("defender")


def mark(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The weakest of the enemies: its end pays, and it strikes least."""
    space: Any = decision.space
    return ranked(sorted(space.options), lambda unit: -units.cost(g, unit))


def starting(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The strongest units begin."""
    space: Any = decision.space
    strongest = sorted(space.options, key=lambda unit: (-units.cost(g, unit), unit))
    return only([unit for unit in space.options if unit in strongest[: space.high]])


def held_back(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The weakest wait."""
    space: Any = decision.space
    weakest = sorted(space.options, key=lambda unit: (units.cost(g, unit), unit))
    return only([unit for unit in space.options if unit in weakest[: space.low]])


def deploy(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """A unit at the front, where a token is nearest that no other unit goes for."""
    answers = list(decision.candidates(limit=PLACES))

    def worth(answer: Any) -> float:
        ((unit, at),) = answer.items() if isinstance(answer, dict) else ((None, None),)
        if unit not in g.state.units or not isinstance(at, dict) or "x" not in at:
            return 0.0
        return _place(g, survey, unit, at)

    return ranked(answers, worth)


def _place(g: G, survey: Survey, unit: str, at: dict[str, int]) -> float:
    tray = field.tray_at(g, unit, at["x"], at["y"], at["facing"])
    taken = set(survey.goals.values())
    free = [token for token in g.state.objectives if token not in taken] or list(g.state.objectives)
    gaps = [plane.gap(tray, field.token(g, token)) for token in free]
    if not gaps:
        course = g.state.course
        gaps = [plane.gap(tray, plane.Disc(course.width // 2, course.depth // 2, 0))]
    return 0.001 * units.cost(g, unit) - min(gaps) / 1000


def mission(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The one fulfilled as things stand, else the one that may bring most."""
    space: Any = decision.space

    def worth(card: str) -> float:
        entry, check = g.content.missions[card], judged.get(card)
        limit = min(2, entry.limit or 2)
        return entry.vp * (3.0 if check and check(g, survey.player, "") else limit)

    return ranked(space.options, worth)


def wall_target(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Whom arrows hurt most."""
    space: Any = decision.space
    near = [option for option in space.options if option in g.state.units]
    if not near:
        return only(space.options[0])
    return ranked(near, lambda foe: blows.promise(g, space.wall, foe, "ranged"))
