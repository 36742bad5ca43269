"""The chances of a charge: whether it gets there, in good order, and what its attack comes to (FIG-CHG)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.charge import targets, way
from montjoie.games.figurines.charge.charge import Charge
from montjoie.games.figurines.combat.targets import ChooseAttack
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.odds.attack import Prospects, rolling, rolls, tested
from montjoie.games.figurines.odds.rehearsal import copy, first, rerolling, unfold
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment
from montjoie.kernel import Answer, Question, Step
from montjoie.table.chances import spreads
from montjoie.table.chances.spreads import DIE

WORST = ("rear_arc", "right_arc", "left_arc", "front_arc")  # for the target, the worst first


class Venture(Struct, frozen=True):
    """What a charge can come to."""

    success: float  # the chance of contact
    disorderly: float  # of a disorderly charge, whether it gets there or not (FIG-CHG-12)
    needed: int  # the least die that gets there
    dice: int
    attack: Prospects  # of the attack, once there
    failed_panics: float  # the chance that a failed charge ends in a failed panic test (FIG-CHG-13)
    failed_losses: float  # wounds that costs on the average


def charge(g: G, step: Charge) -> Venture | None:
    """The prospects of a charge that could be declared now, by the turn that needs the least die; None where
    it cannot be. What happens on its declaration is followed the first way it may go."""
    _, there = next(unfold(copy(g, step), _distance, _choose), (0.0, None))
    return None if there is None else _ventured(there)


def _distance(step: Step) -> bool:
    return isinstance(step, Charge) and step.stage() == "roll"


def _choose(g: G, question: Question) -> Answer:
    """The arc that is worst for the target, and the turn that needs least."""
    space = question.space
    if isinstance(space, targets.ChargeArc):
        return min(space.options, key=WORST.index)
    if isinstance(space, way.ChargePivot):
        return space.toward(targets.best_approach(g, space.piece, space.target).facing)
    return first(g, question)


def _ventured(g: G) -> Venture:
    step: Charge = g.running(Charge)
    dice = 2 if step.hindered else 1
    _, there = way.reaching(Ground(g, step.unit, step.target), field.tray(g, step.unit))
    kept = spreads.gathered(_kept(g, step, dice, there))
    bad = [die for die in DIE if step.disorderly or die <= step.disorderly_on]
    reached = {die: share for die, share in kept.items() if die in there}
    success = sum(reached.values())
    panics, losses = _failure(g, step.unit)
    return Venture(
        success=success,
        disorderly=sum(share for die, share in kept.items() if die in bad),
        needed=min(there, default=0),
        dice=dice,
        attack=_fought(g, dice, reached, bad) if success else Prospects(),
        failed_panics=panics,
        failed_losses=losses,
    )


def _kept(g: G, step: Charge, dice: int, there: list[int]) -> Iterator[tuple[int, float]]:
    """The chances of the die that counts: the lowest, or what an effect says (FIG-TER-08); dice that do not
    get there in good order are rolled again by who can."""
    if step.die:
        yield step.die, 1.0
        return
    below = g.stack
    g.stack = (*below[:-1], step.but(rolling="charge", faces=(1,) * dice))
    owner = g.state.units[step.unit].owner
    moment = Moment("charge_reroll", unit=step.unit, other=step.target, player=owner, kind="charge")
    able = any(rerolling(g, moment, owner))
    g.stack = below
    poor = [die for die in DIE if die not in there or die <= step.disorderly_on]
    faces = spreads.again(spreads.EVEN, poor) if able else spreads.EVEN
    for one, share in enumerate(faces, 1):
        for other, more in enumerate(faces, 1) if dice > 1 else ((6, 1.0),):
            yield min(one, other), share * more


def _fought(g: G, dice: int, reached: dict[int, float], bad: list[int]) -> Prospects:
    """The attack of a charge that got there: with the bonus, or disorderly."""
    whole = sum(reached.values())
    ways: list[tuple[float, G]] = []
    for group in ([die for die in reached if die not in bad], [die for die in reached if die in bad]):
        if group:
            twin = g.clone()
            twin.outcome([group[0]] * dice)
            share = sum(reached[die] for die in group) / whole
            ways += ((share * more, end) for more, end in unfold(twin, rolls, _aimed))
    return rolling(ways)


def _aimed(g: G, question: Question) -> Answer:
    """Of several attacks the one that promises most wounds."""
    if not isinstance(question.space, ChooseAttack):
        return first(g, question)

    def promise(answer: str) -> float:
        twin = g.clone()
        twin.answer(question.seat, answer)
        return spreads.mean(rolling(unfold(twin, rolls)).lost)

    return max(question.space.options, key=promise)


def _failure(g: G, unit: str) -> tuple[float, float]:
    """What the panic test of a failed charge costs: the chance to fail it, and the wounds on the average."""
    test = Test(unit=unit, kind="panic", rolling="morale", dice=(1, 1, 1))
    costs = tested(copy(g, test), test)
    failed = sum(share for (_, failing), share in costs.items() if failing)
    return failed, sum(wounds * share for (wounds, _), share in costs.items())
