"""What activated units do, and the choices inside a fight: by deeds and exact odds."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.bots.greedy import Choice, Shortlist, only, ranked
from montjoie.bots.westeros import blows
from montjoie.bots.westeros.deeds import attack_worth, best_deed, spot
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros.abilities.feats import ExtraTarget
from montjoie.games.westeros.activation import DOGS, DONE, Activate
from montjoie.games.westeros.cards.carry_out import CarryOut
from montjoie.games.westeros.combat.pursuit import Advance, Follow, PursuitTarget
from montjoie.games.westeros.content.effects import Order
from montjoie.games.westeros.movement import MoveFreely, MoveOn
from montjoie.games.westeros.plans.archers import Volley
from montjoie.games.westeros.queries import VOLLEY_DICE
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import ARCHERS, Strike
from montjoie.kernel.decisions import Decision
from montjoie.kernel.spaces import Answer

NOT_AT_ALL = ("stay", "none")


def declare_units(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Those with the best deeds, as many as the card orders; no unit for nothing."""
    op = g.running(CarryOut).op()
    assert isinstance(op, Order)
    space = decision.describe()["space"]
    deeds = {
        unit: best_deed(g, survey, unit, not op.no_attack, op.bonus_move).value for unit in space["options"]
    }
    best = sorted(deeds, key=lambda unit: (-deeds[unit], unit))[: space["high"]]
    named = [unit for unit in best if deeds[unit] > 0.05] or best[:1]
    answer = [unit for unit in space["options"] if unit in named]
    if not decision.problems(answer):
        return only(answer)
    # Another command of the card needs one of them (WES-RUL-84).
    return ranked(decision.candidates(), lambda answer: sum(deeds[unit] for unit in answer))


def move_unit(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The unit with the best move to make makes it."""
    step: Activate = g.running(Activate)
    moves = [Choice(DONE, 0.0)]
    for unit in decision.describe()["space"]["options"]:
        if unit != DONE:
            deed = best_deed(g, survey, unit, unit not in step.no_attack)
            if deed.hex:
                moves.append(Choice({unit: deed.hex}, deed.value))
    return sorted(moves, key=lambda move: -move.weight)


def choose_attack(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The best attack of all; none that costs more than it promises."""

    def value(answer: Answer) -> float:
        if answer == DONE:
            return 0.0
        ((unit, doing),) = answer.items()
        return attack_worth(g, survey, unit, doing)

    attacks = (answer for answer in decision.candidates() if answer != DONE)
    return ranked((DONE, *attacks), value)


def target(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Whom a unit attacks beside its activation, or nobody."""
    space = decision.space
    assert isinstance(space, PursuitTarget | ExtraTarget)
    unit = space.unit
    prefix = DOGS if decision.kind == "westeros.dogs_target" else ""
    return ranked(
        space.options,
        lambda other: (
            0.0
            if other in NOT_AT_ALL
            else attack_worth(g, survey, unit, prefix + other, "dogs" if prefix else "extra")
        ),
    )


def go(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """Where a unit goes that may: the best hex, from which a pursuer, or one still to attack, strikes."""
    space = decision.space
    assert isinstance(space, Advance | MoveOn | MoveFreely)
    unit = space.unit
    follow: Follow | None = g.running(Follow)
    step: Activate | None = g.running(Activate)
    if follow is not None:
        fights = follow.pursuing
    else:
        fights = step is not None and unit in step.units and unit not in (*step.no_attack, *step.attacked)
    here = g.state.units[unit].hex

    def value(hex: str) -> float:
        if hex in NOT_AT_ALL:
            return survey.stand(unit, here) + 0.01
        return spot(g, survey, unit, hex, fights)

    return ranked(space.options, value)


def loose_arrows(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The shot that promises most."""
    dice = g.running(Volley).dice

    def value(answer: dict[str, str]) -> float:
        ((token, unit),) = answer.items()
        hex = g.state.units[unit].hex
        count = g.tally(VOLLEY_DICE, dice, g.state.tokens[token].hex, hex).total
        return blows.blow(g, survey, Strike(attacker=token, target=unit, mode=ARCHERS, dice=count))

    return ranked(decision.candidates(), value)


def pending(g: G, survey: Survey) -> Iterator[float]:
    """What the attack under way still promises, to us or to the enemy."""
    strike: Strike | None = g.running(Strike)
    if strike is None or strike.target not in g.state.units:
        return
    if strike.attacker in g.state.units or strike.mode == ARCHERS:
        sign = 1 if strike.house(g) == survey.house else -1
        yield sign * blows.blow(g, survey, strike)
