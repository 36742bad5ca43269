"""Choices inside a move or a fight: targets, turns, places, dice to roll again."""

from __future__ import annotations

from typing import Any

from montjoie.bots.figurines import blows, ways
from montjoie.bots.figurines.survey import Survey
from montjoie.bots.greedy import Choice, Shortlist, only, ranked
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.targets import ChargeTarget, approaches
from montjoie.games.figurines.charge.way import ChargePivot
from montjoie.games.figurines.combat.targets import ChooseAttack
from montjoie.games.figurines.dice.rerolls import RerollDice, Roller
from montjoie.games.figurines.harm import morale
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.odds import panic as panic_test
from montjoie.games.figurines.odds.charge import WORST
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
    return only(space.toward(min(approaches(g, space.piece, space.target)).facing))


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
    wanted = [place for place in wishes(g, survey.player) if place in space.options]
    return only(wanted or list(space.options[: space.low]))


def wishes(g: G, player: str) -> list[str]:
    """The dice of the roll on the table that a player would like to be rolled again."""
    roller: Roller = g.running(Roller)
    if isinstance(roller, Test):
        return _of_test(g, roller, player)
    owner = _owner(g, roller)
    missed = roller.misses(g)
    if isinstance(roller, Charge):
        missed = tuple(place for place, face in enumerate(roller.faces) if face <= 2)
    own = teams.friends(g, player, owner)
    return [str(place) for place in range(len(roller.on_table())) if (place in missed) == own]


def _owner(g: G, roller: Roller) -> str:
    """Whose dice they are."""
    if isinstance(roller, Strike):
        unit = roller.attacker if roller.rolling == "attack" else roller.defender
    else:
        unit = getattr(roller, "unit", "")
    return g.state.units[unit].owner


def _of_test(g: G, test: Test, player: str) -> list[str]:
    needed, modifier = morale.needed(g, test.unit).total, morale.modifiers(g, test).total
    friendly = teams.friends(g, player, g.state.units[test.unit].owner)
    dice = (*test.dice, 3)[:3]
    chosen = panic_test.rerolled_dice((dice[0], dice[1], dice[2]), needed, modifier, friendly)
    return [str(place) for place in chosen if place < len(test.dice)]
