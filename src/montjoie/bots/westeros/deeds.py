"""The best that a unit could do if it were activated: where it would go and what it would attack there."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from montjoie.bots.westeros import blows, scales
from montjoie.bots.westeros.survey import Survey
from montjoie.games.westeros import fire
from montjoie.games.westeros.activation import DOGS, PUT_OUT, QUENCH, SCORCH, attacks
from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.battlefield.sight import targets
from montjoie.games.westeros.battlefield.ways import destinations, reach, strides
from montjoie.games.westeros.combat import engagement
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units import keywords


class Deed(NamedTuple):
    """What a unit would do, and how much better the board would be."""

    value: float
    hex: str = ""  # nothing: it stays
    attack: str = ""


def imagine(g: G, unit: str, hex: str) -> G:
    """The same moment with the unit in another hex, free of any engagement."""
    twin: G = g.clone()
    units = twin.state.units
    row = units[unit]
    if row.partner:
        units[row.partner] = replace(units[row.partner], partner="", token="")
    units[unit] = replace(row, hex=hex, partner="", token="")
    twin.forget()
    return twin


def attack_worth(g: G, survey: Survey, unit: str, doing: str, mode: str = "normal") -> float:
    """The worth of something that a unit does with its attack, from where it stands."""
    if doing.startswith(DOGS):
        return blows.dogs(g, survey, unit, doing.removeprefix(DOGS))
    if doing.startswith(SCORCH):
        return blows.scorch(g, survey, unit, doing.removeprefix(SCORCH))
    if doing.startswith(QUENCH):
        return blows.quench(g, survey, doing.removeprefix(QUENCH))
    return blows.blow(g, survey, Strike(attacker=unit, target=doing, mode=mode))


def best_attack(g: G, survey: Survey, unit: str, options: tuple[str, ...] | None = None) -> Deed:
    """The best thing to do with the attack from here, or nothing."""
    best = Deed(0.0)
    for doing in attacks(g, unit) if options is None else options:
        value = attack_worth(g, survey, unit, doing)
        if value > best.value:
            best = Deed(value, attack=doing)
    return best


def best_deed(g: G, survey: Survey, unit: str, fights: bool = True, hexes: int = 0) -> Deed:
    """The best move and attack of a unit, with so many hexes more than its card gives."""
    row = g.state.units[unit]
    if g.state.ground[row.hex].fire:
        return Deed(scales.FIGURE[row.rank] * min(g.state.ground[row.hex].fire, row.figures), PUT_OUT)
    here = survey.stand(unit, row.hex)
    best = best_attack(g, survey, unit) if fights else Deed(0.0)
    fighting, furthest = (stride + hexes for stride in strides(g, unit))
    parting = 0.0
    if row.partner and engagement.may_part(g, row.partner, unit):
        parting = blows.blow(g, survey, Strike(attacker=row.partner, target=unit, mode="parting"))
    worth = {hex: survey.stand(unit, hex) - here - parting for hex in destinations(g, unit, furthest)}
    for hex, value in worth.items():
        if value > best.value + 1e-9:
            best = Deed(value, hex)
    if not fights:
        return best
    for hex, doing in ventures(g, survey, unit, tuple(reach(g, unit, fighting)), worth):
        twin = imagine(g, unit, hex)
        if doing not in targets(twin, unit) and not doing.startswith(SCORCH):
            continue
        value = worth[hex] + attack_worth(twin, survey, unit, doing)
        if keywords.has(g, unit, "unbalanced") and not turn.moved(g, unit):
            value -= 0.25 * (value - worth[hex])
        if value > best.value + 1e-9:
            best = Deed(value, hex, doing)
    return best


def ventures(
    g: G, survey: Survey, unit: str, near: tuple[str, ...], worth: dict[str, float]
) -> list[tuple[str, str]]:
    """Attacks after a move: for every enemy, and every hex worth burning, the best hexes to do it from."""
    row, far = g.state.units[unit], board(g).distances
    card = g.content.unit_cards[row.card]
    found = []
    for other, there in g.state.units.items():
        if there.house != row.house and far[row.hex][there.hex] <= card.range + 6:
            posts = [hex for hex in near if hex in worth and 1 <= far[hex][there.hex] <= card.range]
            posts.sort(key=lambda hex: (-worth[hex], hex))
            found += [(hex, other) for hex in posts[: 2 if card.range > 1 else 1]]
    if survey.burning[0] and keywords.has(g, unit, "scorched_earth"):
        for goal in survey.burning[0]:
            posts = [hex for hex in board(g).neighbours[goal] if hex in worth and hex in near]
            if posts and not fire.fireproof(imagine(g, unit, posts[0]), unit, goal):
                found.append((max(posts, key=lambda hex: (worth[hex], hex)), SCORCH + goal))
    return found


def spot(g: G, survey: Survey, unit: str, hex: str, fights: bool) -> float:
    """What a hex is worth to a unit that may go there, and perhaps attack from there."""
    value = survey.stand(unit, hex)
    if not fights:
        return value
    twin = imagine(g, unit, hex)
    return value + max(
        (attack_worth(twin, survey, unit, target) for target in targets(twin, unit)), default=0.0
    )
