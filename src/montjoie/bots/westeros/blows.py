"""What an attack promises, by the exact odds of its dice: figures, morale, points, and the answer to it."""

from __future__ import annotations

from montjoie.bots.westeros import scales
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros import fire
from montjoie.games.westeros.combat.resolution import hitting
from montjoie.games.westeros.queries import SCORCH_DICE
from montjoie.games.westeros.state import RANKS, G
from montjoie.games.westeros.telling.exchange import Chances, exchange, thrown
from montjoie.games.westeros.timing.strike import ARCHERS, TAKING_GROUND, Strike
from montjoie.games.westeros.units import keywords
from montjoie.games.westeros.units.casualties import toll
from montjoie.games.westeros.units.lasting import forbids_counter


def blow(g: G, survey: Survey, strike: Strike) -> float:
    """The worth of an attack as it stands for whoever makes it: what it does, less what it brings back."""
    chances = _chances(g, strike)
    value = _harm(g, survey, strike, chances)
    attacker = g.state.units.get(strike.attacker)
    if attacker is None or strike.mode not in TAKING_GROUND or not strike.melee(g):
        return value
    if attacker.partner not in ("", strike.target):
        value -= _harm(g, survey, *_answer(g, strike.attacker, attacker.partner, "parting"))
    if keywords.has(g, strike.target, "stalwart") and not forbids_counter(g, strike.target):
        stands = _stands(g, strike, chances)
        value -= stands * _harm(g, survey, *_answer(g, strike.attacker, strike.target, "counter"))
    return value


def _chances(g: G, strike: Strike) -> Chances:
    """(hits taken, morale results) -> probability; hidden archers bring their own number of dice."""
    if strike.mode != ARCHERS or strike.rolled:
        return exchange(g, strike).chances
    ignored = keywords.ignored_hits(g, strike.target).total
    found: Chances = {}
    for (hits, driven), chance in thrown(g.content.faces, hitting(g, strike), strike.dice).items():
        taken = max(0, hits - ignored), driven
        found[taken] = found.get(taken, 0.0) + chance
    return found


def _answer(g: G, attacker: str, other: str, mode: str) -> tuple[Strike, Chances]:
    strike = Strike(attacker=other, target=attacker, mode=mode)
    return strike, exchange(g, strike).chances


def _stands(g: G, strike: Strike, chances: Chances) -> float:
    """How often a stalwart target keeps its hex: alive, and driven by one morale result at most."""
    row = g.state.units[strike.target]
    return sum(
        chance
        for (hits, driven), chance in chances.items()
        if driven < 2 and not toll(g, row, hits, strike.pressed).gone
    )


def _harm(g: G, survey: Survey, strike: Strike, chances: Chances) -> float:
    """What an attack costs the House of its target."""
    row = g.state.units[strike.target]
    gone, figure = scales.loss(g, row), scales.FIGURE[row.rank]
    firm = keywords.has(g, strike.target, "stalwart")
    ground = max((prize.worth for prize in survey.prizes if row.hex in prize.goals), default=0.0)
    driven_off = scales.RETREAT + (0.3 * ground if row.house != survey.house else 0.0)
    value = 0.0
    for (hits, driven), chance in chances.items():
        cost = toll(g, row, hits, strike.pressed)
        if cost.gone:
            value += chance * gone
        else:
            steps = max(0, driven - firm)
            value += chance * (cost.fallen * figure + driven_off * (steps > 0) + scales.RETREAT * steps)
    # What is left of a unit is worth less the nearer it is to its end.
    weaker = sum(chance * hits for (hits, _), chance in chances.items()) / max(1, row.figures)
    return value + 0.15 * gone * min(1.0, weaker)


def dogs(g: G, survey: Survey, unit: str, target: str) -> float:
    """War dogs: one die says whether they attack with the dice of a rank, bite or drive (WES-KEY-32)."""
    faces, row = g.content.faces, g.state.units[target]
    value = 0.0
    for rank in RANKS:
        strike = Strike(attacker=unit, target=target, mode="dogs", rank=rank)
        value += faces.count(rank) * _harm(g, survey, strike, _chances(g, strike))
    bite = scales.loss(g, row) if toll(g, row, 1).gone else scales.FIGURE[row.rank]
    value += faces.count("valor") * bite + faces.count("morale") * scales.RETREAT
    return value / len(faces)


def scorch(g: G, survey: Survey, unit: str, hex: str) -> float:
    """Fire: the share of what a burnt hex pays that the dice may be expected to bring nearer."""
    worth = survey.burning[0].get(hex, 0.0) - survey.burning[1].get(hex, 0.0)
    need = fire.burn_limit(g, hex) - g.state.ground[hex].fire
    if worth <= 0 or need < 1:
        return 0.0
    faces, good = g.content.faces, fire.kindling(g, unit)
    dice = g.tally(SCORCH_DICE, unit).total
    chances = thrown(faces, tuple(sorted(good)), dice)
    return worth * sum(chance * min(1.0, lit / need) for (lit, _), chance in chances.items())


def quench(g: G, survey: Survey, hex: str) -> float:
    """A fire of the enemy's put out."""
    faces, level = g.content.faces, g.state.ground[hex].fire
    worth = survey.burning[1].get(hex, 0.0) - survey.burning[0].get(hex, 0.0)
    return max(0.0, worth) * faces.count(fire.QUENCHING[level]) / len(faces)
