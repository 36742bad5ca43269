"""Whether an op would do anything now: what is not is neither offered nor worth a command (WES-CRD-07)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from montjoie.games.westeros import fire
from montjoie.games.westeros.battlefield import sight
from montjoie.games.westeros.battlefield.field import adjacent_units
from montjoie.games.westeros.cards import texts
from montjoie.games.westeros.cards.aim import Aim, anybody, candidates, meant, swaps
from montjoie.games.westeros.combat import resolution
from montjoie.games.westeros.content import effects as ops
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import TAKING_GROUND, Strike
from montjoie.games.westeros.timing.turn import Activation
from montjoie.games.westeros.units import lasting

BANNERS = (ops.Order, ops.Rally)  # nearly all commands


def of(g: G, aim: Aim, op: ops.AnyOp) -> bool:
    """Whether an op would change something for anybody (WES-RUL-06)."""
    if isinstance(op, BANNERS):
        return anybody(g, aim, op)
    commander = g.state.commanders[aim.commander]
    match op:
        case ops.BonusDice(duration="attack"):
            strike: Strike = g.running(Strike)
            return strike.attacker == commander.unit and lasting.suits(op.when, strike)
        case ops.CancelHits():
            blow: Strike = g.running(Strike)
            return blow.target in meant(g, aim, op.who) and resolution.damage(g, blow) > 0
        case ops.ToUnits():
            return anybody(g, aim, op)
        case ops.SupportDice():
            return _supports(g, commander.unit)
        case ops.ExtraAttack():
            return bool(sight.targets(g, commander.unit))
        case ops.WarDogsAttack():
            return bool(sight.targets(g, commander.unit, "wolf"))
        case ops.SwapBannerBearer():
            return bool(swaps(g, aim.commander, aim.commander + texts.COMMIT))
        case ops.ReturnCommandTokens():
            return commander.tokens > 0
        case ops.RaiseAllFires():
            return any(fire.burn_limit(g, hex) > g.state.ground[hex].fire for hex in fire.burning(g))
        case ops.Draw():
            side = g.state.sides[aim.house]
            return bool(g.state.decks[aim.house].cards or side.discard)
        case _:
            return True


def of_all(g: G, aim: Aim, commands: Sequence[ops.AnyOp]) -> bool:
    """Whether commands carried out in this order would each change something (WES-CRD-07): what one orders
    is spent for the next, what it rallies is ready (WES-CRD-13, WES-CRD-14)."""
    if not commands:
        return True
    op, *later = commands
    if not isinstance(op, BANNERS):
        return of(g, aim, op) and of_all(g, aim, later)
    units = candidates(g, aim, op)
    if op.count == "all":
        return bool(units) and of_all(g, _after(aim, units), later)
    return any(of_all(g, _after(aim, (unit,)), later) for unit in units)


def _after(aim: Aim, units: Iterable[str]) -> Aim:
    """The same aim once the banners of some units have been turned."""
    return replace(aim, turned=aim.turned ^ frozenset(units))


def _supports(g: G, unit: str) -> bool:
    """Whether a unit can give up its attack for the one under way: both are activated, side by side, and it
    still has an attack to give up (WES-RUL-73), which it has not in a fire (WES-FIR-09)."""
    strike: Strike = g.running(Strike)
    if strike.mode not in TAKING_GROUND or unit not in adjacent_units(g, strike.attacker, strike.house(g)):
        return False
    batch: Activation | None = g.running(Activation)
    if batch is None or unit not in batch.units:
        return False
    if g.state.ground[g.state.units[unit].hex].fire:
        return False
    return unit not in (*batch.attacked, *batch.no_attack, *batch.finished)
