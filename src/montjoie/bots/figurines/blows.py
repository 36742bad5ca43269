"""What an attack or a charge promises, by its exact odds."""

from __future__ import annotations

from montjoie.bots.figurines import scales
from montjoie.games.figurines import odds
from montjoie.games.figurines.battlefield import sight, units
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.dice import counting
from montjoie.games.figurines.harm.strike import defense
from montjoie.games.figurines.odds import Prospects
from montjoie.games.figurines.odds.telling import chosen
from montjoie.games.figurines.queries import ATTACK_DICE, HITS_PER_WOUND, SAVES, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.kernel import Step
from montjoie.table.chances.spreads import mean

PANIC = 0.8  # wounds that the panic test of an attack costs, roughly
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
    return found.success * gain - (1 - found.success) * (found.failed_losses * scales.wound(g, unit) + 0.05)


def promise(g: G, unit: str, target: str, kind: str = "melee", charging: bool = False) -> float:
    """Roughly what an attack of a unit on another would promise if it could be made, from the arc it stands
    in: by averages, for comparing many."""
    profiles = units.profiles(g, unit, kind)
    if not profiles:
        return 0.0
    own, arc = profiles[0], sight.arc(g, unit, target)[0]
    strike = Attack(attacker=unit, defender=target, attack=own.id, kind=own.kind, arc=arc, charging=charging)
    miss = 1 - _share(own.to_hit, g.tally(TO_HIT, strike).total)
    needed = defense(g, strike)
    block = _share(needed, g.tally(SAVES, strike).total) if needed else 0.0
    through = g.tally(ATTACK_DICE, strike).total * (1 - miss * (miss if charging else 1)) * (1 - block)
    left = units.wounds_left(g, target)
    lost = min(left, through / g.tally(HITS_PER_WOUND, target).total + PANIC)
    end = scales.fall(g, target, g.state.units[unit].owner)
    return lost * scales.wound(g, target) + end * PROGRESS * lost / max(1, left)


def _share(needed: int, modifier: int) -> float:
    """The share of faces that do."""
    return sum(counting.hits(face, needed, modifier) for face in range(1, 7)) / 6


def _by(g: G, target: str) -> str:
    """Some enemy of a unit, for whom its end counts."""
    owner = g.state.units[target].owner
    team = g.state.players[owner].team
    return next(who for who, row in g.state.players.items() if row.team != team)
