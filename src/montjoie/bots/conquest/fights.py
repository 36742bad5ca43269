"""Whom greedy strikes, shoots, challenges and curses: by exact odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.bots.conquest.survey import Survey, stand_worth
from montjoie.bots.greedy import Choice, Shortlist, ranked
from montjoie.games.conquest.actions.charge import Charge
from montjoie.games.conquest.characters.duel import ACCEPT, REFUSE, Duel
from montjoie.games.conquest.odds import deeds
from montjoie.games.conquest.odds.attack import Prospects
from montjoie.games.conquest.odds.deeds import of_answer
from montjoie.games.conquest.regiments.sight import attacked_faces
from montjoie.games.conquest.state import G
from montjoie.kernel.decisions import Decision
from montjoie.table.chances.spreads import mean

WORST = ("rear", "left", "right", "front")  # for who is charged
BREAKING = 1.5  # what it is worth to break an enemy, in victory points
DYING = 2.0  # to destroy one, beside its stands
LOOKED_AT = 2  # charges whose ways are tried out
STEEP = 0.34  # the least chance of a charge that is thought of
CONTACT = 0.5  # what it is worth to hold an enemy in contact
FAILING = 0.4  # what it costs to fail a charge


def promise(g: G, target: str, found: Prospects) -> float:
    """What an attack promises, in victory points."""
    return (
        mean(found.stands) * stand_worth(g, target)
        + 0.1 * mean(found.lost)
        + BREAKING * found.broken
        + DYING * found.destroyed
    )


def _told(g: G, name: str, told: dict[str, Any]) -> float:
    """The same of what is told as plain data."""
    target = name.rpartition("/")[2]
    found = told.get("target", told)
    means = found["mean"]
    value: float = means["stands"] * stand_worth(g, target) / 100 + means["lost"] / 1000
    value += (BREAKING * found["broken"] + DYING * found["destroyed"]) / 10_000
    return value


def weighed(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Targets by what the odds promise."""
    space: Any = decision.space

    def worth(answer: str) -> float:
        told = of_answer(g, decision.seat, answer).get("targets", {})
        return sum(_told(g, name, each) - _back(g, each) for name, each in told.items())

    return ranked(space.options, worth)


def _back(g: G, told: dict[str, Any]) -> float:
    """What a duel costs the challenger."""
    return 2 * DYING * told["back"]["destroyed"] / 10_000 if "back" in told else 0.0


def hope(g: G, regiment: str, target: str) -> float:
    """What a charge promises at first sight: its chance, more on a flank or the rear; nothing where it is too
    small."""
    chance = deeds.reaching(g, regiment, deeds.least(g, regiment, target))
    turned = _face(g, regiment, target) != "front"
    return chance * (1.5 if turned else 1.0) if chance >= STEEP else 0.0


def charges(g: G, regiment: str, targets: Iterable[str]) -> list[Choice]:
    """The likeliest charges by what they promise, in victory points: the chance to come there with what
    impact and a Clash do then, against what it costs to fail in the open."""

    def worth(target: str) -> float:
        found = deeds.charge(g, Charge(regiment=regiment, target=target))
        if found.success < STEEP:
            return -FAILING
        gain = promise(g, target, found.impact) + promise(g, target, found.clash)
        return found.success * (gain + CONTACT) - FAILING * (1 - found.success)

    hopes = {target: hope(g, regiment, target) for target in targets}
    likely = sorted((target for target in hopes if hopes[target]), key=lambda target: -hopes[target])
    return ranked(likely[:LOOKED_AT], worth)


def charge_target(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The charge that promises most, of the likeliest; if none does, any."""
    space: Any = decision.space
    found = charges(g, space.regiment, space.options) if len(space.options) > 1 else []
    told = {choice.answer for choice in found}
    return [*found, *(Choice(target, -FAILING) for target in space.options if target not in told)]


def _face(g: G, regiment: str, target: str) -> str:
    return min(attacked_faces(g, regiment, target), key=WORST.index, default="front")


def charge_face(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The worst face for the target."""
    space: Any = decision.space
    return ranked(space.options, lambda face: -WORST.index(face))


def choose_spell(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Hits by their odds; blessings on who is in contact or has most stands."""

    def worth(answer: Any) -> float:
        ((_, target),) = answer.items()
        told = of_answer(g, decision.seat, answer).get("targets", {})
        hurt = sum(_told(g, name, each) for name, each in told.items())
        fights = any(target in (row.one, row.other) for row in g.state.contacts.values())
        return hurt or (0.3 + 0.3 * fights if g.state.regiments[target].owner == survey.seat else 0.2)

    return ranked(decision.candidates(), worth)


def answer_duel(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """He fights who is likelier to fall."""
    space: Any = decision.space
    found = deeds.duel(g, Duel(character=space.challenger, foe=space.character))
    gain = found.back.destroyed - found.target.destroyed
    return ranked((ACCEPT, REFUSE), lambda answer: gain if answer == ACCEPT else -0.1)
