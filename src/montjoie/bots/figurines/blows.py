"""What an attack or a charge promises, by its exact odds."""

from __future__ import annotations

from montjoie.bots.figurines import scales
from montjoie.games.figurines import odds, sight, units
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.moves.charge import Charge
from montjoie.games.figurines.odds import Prospects
from montjoie.games.figurines.odds.spreads import mean
from montjoie.games.figurines.odds.telling import chosen
from montjoie.games.figurines.state import G
from montjoie.kernel import Step

PROGRESS = 0.6  # of the worth of a unit's end, for the share of it that falls


def harm(g: G, target: str, by: str, found: Prospects) -> float:
    """What an attack costs whoever suffers it."""
    end, lost = scales.fall(g, target, by), mean(found.lost)
    share = lost / max(1, units.wounds_left(g, target))
    return lost * scales.wound(g, target) + end * (found.destroyed + PROGRESS * (share - found.destroyed))


def attack(g: G, step: Step, option: str) -> float:
    """An attack that a procedure offers: `attack-PROFILE/TARGET`."""
    target = option.partition("/")[2]
    return harm(g, target, _by(g, target), chosen(g, step, option))


def running(g: G) -> float:
    """The attack under way, for whoever makes it; nothing where there is none."""
    strike: Attack | None = g.running(Attack)
    if strike is None or not units.alive(g, strike.defender):
        return 0.0
    return harm(g, strike.defender, strike.owner(g), odds.attack(g, strike))


def charge(g: G, unit: str, target: str, step: Charge | None = None) -> float:
    """A charge: what its attack promises, less what a failure costs."""
    found = odds.charge(g, (step or Charge(unit=unit)).but(against=target))
    if found is None:
        return -1.0
    gain = harm(g, target, g.state.units[unit].owner, found.attack)
    return found.success * gain - (1 - found.success) * (found.losses * scales.wound(g, unit) + 0.05)


def promise(g: G, unit: str, target: str, kind: str = "melee", charging: bool = False) -> float:
    """What an attack of a unit on another would promise if it could be made, from the arc it stands in."""
    profiles = units.profiles(g, unit, kind)
    if not profiles:
        return 0.0
    arc = sight.arc(g, unit, target)[0]
    strike = Attack(
        attacker=unit,
        defender=target,
        attack=profiles[0].id,
        kind=profiles[0].kind,
        arc=arc,
        charging=charging,
    )
    return harm(g, target, g.state.units[unit].owner, odds.attack(g, strike))


def _by(g: G, target: str) -> str:
    """Some enemy of a unit, for whom its end counts."""
    owner = g.state.units[target].owner
    team = g.state.players[owner].team
    return next(who for who, row in g.state.players.items() if row.team != team)
