"""Choices inside a move or a fight: targets, turns, places, dice to roll again."""

from __future__ import annotations

from typing import Any

from montjoie.bots.figurines import blows, ways
from montjoie.bots.figurines.survey import Survey
from montjoie.bots.greedy import Choice, Shortlist, only, ranked
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.targets import ChargeTarget, best_approach
from montjoie.games.figurines.charge.way import ChargePivot
from montjoie.games.figurines.combat.targets import ChooseAttack
from montjoie.games.figurines.dice.rerolls import RerollDice
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.odds.charge import WORST
from montjoie.games.figurines.odds.wishes import wished
from montjoie.games.figurines.state import G
from montjoie.kernel.decisions import Decision

STRAIGHT = ("full", "face")  # how a unit likes to stand against another


def choose_attack(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The attack that promises most."""
    space = decision.space
    assert isinstance(space, ChooseAttack)
    return ranked(space.options, lambda option: blows.attack(g, g.stack[-1], option))


def charge_target(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The charge that promises most."""
    space, step = decision.space, g.stack[-1]
    assert isinstance(space, ChargeTarget)
    assert isinstance(step, Charge)
    return ranked(space.options, lambda target: blows.charge(g, space.unit, target, step))


def charge_arc(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The worst for the target."""
    space: Any = decision.space
    return ranked(space.options, lambda arc: -WORST.index(arc if arc in WORST else f"{arc}_arc"))


def charge_pivot(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The turn that needs the least die."""
    space = decision.space
    assert isinstance(space, ChargePivot)
    return only(space.toward(best_approach(g, space.piece, space.target).facing))


def stand(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Centre to centre where it can be."""
    space: Any = decision.space
    return only(next((option for option in STRAIGHT if option in space.options), space.options[0]))


def move(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The best way there is."""
    space = decision.space
    assert isinstance(space, MovePath)
    return (Choice(answer, gain) for gain, answer in ways.ranked(survey, space))


def reroll_dice(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """As the odds say: own misses, the enemy's successes, whatever gains most in a test."""
    space = decision.space
    assert isinstance(space, RerollDice)
    return only(wished(g, space) or list(space.options[: space.low]))
