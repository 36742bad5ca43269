"""What an answer can come to: the chances of an attack, of war dogs, of a fire, as plain data out of 10 000.

They are told when somebody asks for them, never inside a question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from montjoie.games.westeros import fire
from montjoie.games.westeros.abilities.feats import DogsTarget, ExtraTarget
from montjoie.games.westeros.activation import DOGS, QUENCH, SCORCH, ChooseTarget
from montjoie.games.westeros.combat.attack import KEEP, RerollSymbol
from montjoie.games.westeros.combat.counter import CounterAttack
from montjoie.games.westeros.combat.engagement import DECLINE, Disengage, PartingAttack
from montjoie.games.westeros.combat.pursuit import NOBODY, PursuitTarget
from montjoie.games.westeros.plans.archers import ArchersTarget
from montjoie.games.westeros.queries import SCORCH_DICE, VOLLEY_DICE
from montjoie.games.westeros.state import G
from montjoie.games.westeros.telling import exchange
from montjoie.games.westeros.timing.strike import ARCHERS, Strike
from montjoie.kernel import Answer, Branch, Space
from montjoie.table.chances.spreads import gathered, spread

WHOLE = 10_000


def of_answer(g: G, space: Space | None, answer: Answer) -> dict[str, Any]:
    """What an answer to a question leads to; nothing where it brings no dice at once."""
    if isinstance(space, Branch):
        option, rest = next(iter(answer.items())) if isinstance(answer, dict) else (answer, None)
        return of_answer(g, space.options[option], rest)
    if answer in (NOBODY, DECLINE):
        return {}
    match space:
        case ChooseTarget(unit=unit):
            return of_doing(g, unit, answer)
        case DogsTarget(unit=unit):
            return dogs(g, unit, answer)
        case ExtraTarget(unit=unit) | PursuitTarget(unit=unit):
            return attack(g, Strike(attacker=unit, target=answer, mode="extra"))
        case ArchersTarget(origin=origin, token=token):
            dice = g.tally(VOLLEY_DICE, space.dice, origin, g.state.units[answer].hex).total
            return attack(g, Strike(attacker=token, target=answer, mode=ARCHERS, dice=dice))
        case CounterAttack():
            strike: Strike = g.running(Strike)
            return attack(g, Strike(attacker=strike.target, target=strike.attacker, mode="counter"))
        case PartingAttack():
            parting: Disengage = g.running(Disengage)
            return attack(g, Strike(attacker=parting.partner, target=parting.unit, mode="parting"))
        case RerollSymbol():
            rolled: Strike = g.running(Strike)
            again = () if answer == KEEP else (answer,)
            return attack(g, rolled.but(rerolled=(*rolled.rerolled, *again)))
    return {}


def of_doing(g: G, unit: str, doing: str) -> dict[str, Any]:
    """What a unit may do with its attack."""
    if doing.startswith(DOGS):
        return dogs(g, unit, doing.removeprefix(DOGS))
    if doing.startswith(SCORCH):
        return scorch(g, unit, doing.removeprefix(SCORCH))
    if doing.startswith(QUENCH):
        return quench(g, doing.removeprefix(QUENCH))
    return attack(g, Strike(attacker=unit, target=doing))


def attack(g: G, strike: Strike) -> dict[str, Any]:
    """An attack, about to be made or rolled: the chances of so many hits and morale results, and of
    elimination (WES-CBT-15)."""
    return _told(exchange.exchange(g, strike))


def dogs(g: G, unit: str, target: str) -> dict[str, Any]:
    """War dogs: whatever their first die brings, in all (WES-KEY-32)."""
    return _told(exchange.dogs(g, Strike(attacker=unit, target=target, mode="dogs")))


def scorch(g: G, unit: str, hex: str) -> dict[str, Any]:
    """A hex set on fire: the chance of each fire level (WES-KEY-51, WES-KEY-52)."""
    ground = g.state.ground[hex]
    limit = fire.limit_of(g, ground)
    good = tuple(sorted(fire.kindling(g, unit)))
    thrown = exchange.thrown(g.content.faces, good, g.tally(SCORCH_DICE, unit).total)
    levels = ((min(ground.fire + hits, limit), chance) for (hits, _), chance in thrown.items())
    return {"levels": _spread(levels)}


def quench(g: G, hex: str) -> dict[str, Any]:
    """A fire put out: the chance of each fire level after the roll (WES-FIR-13)."""
    level, faces = g.state.ground[hex].fire, g.content.faces
    chance = faces.count(fire.QUENCHING[level]) / len(faces)
    return {"levels": _spread([(0, chance), (level, 1 - chance)])}


def _told(found: exchange.Exchange) -> dict[str, Any]:
    return {
        "hits": _spread((hits, chance) for (hits, _), chance in found.chances.items()),
        "retreats": _spread((retreats, chance) for (_, retreats), chance in found.chances.items()),
        "eliminates": round(WHOLE * found.eliminates),
    }


def _spread(chances: Iterable[tuple[int, float]]) -> list[int]:
    """The chance of 0, 1, 2 ..."""
    return [round(WHOLE * chance) for chance in spread(gathered(chances))]
