"""How good a board of throne is for a house: areas, supply, power, units, threats, and the fight at hand."""

from __future__ import annotations

from montjoie.games.throne.battle.strength import strength
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, Fight, opponent, supporters
from montjoie.games.throne.content import Content
from montjoie.games.throne.control import controller
from montjoie.games.throne.state import Army, G

CASTLE, BARREL, CROWN, LAND = 30.0, 5.0, 3.0, 1.5
UNIT = {"footman": 4.0, "knight": 7.0, "ship": 4.0}
POWER, CARD, RIVAL, DANGER = 1.2, 0.6, 0.35, 0.3


def worth(content: Content, area: str) -> float:
    """What control of an area is worth."""
    place = content.areas[area]
    if place.sea:
        return 1.0
    return LAND + CASTLE * bool(place.structure) + BARREL * place.barrels + CROWN * place.crowns


def might(content: Content, army: Army | None) -> int:
    """The strength of the ready units of an army."""
    if army is None:
        return 0
    units = content.units
    return sum(n * units[kind].strength for kind, n in army.ready.items())


def pressure(g: G, house: str, area: str) -> int:
    """The strongest hostile army that could march into an area from next door."""
    sea, strongest = g.content.areas[area].sea, 0
    for near in g.content.neighbours[area]:
        army = g.state.armies.get(near)
        if army and army.house != house and g.content.areas[near].sea == sea:
            strongest = max(strongest, might(g.content, army))
    return strongest


def evaluate(g: G, house: str) -> float:
    """The value of the board for a house, the better rival taken off."""
    value = dict.fromkeys(g.state.houses, 0.0)
    for name, row in g.state.houses.items():
        value[name] = POWER * row.power + CARD * sum(g.content.cards[c].strength for c in row.hand)
    for area in g.content.lands:
        if owner := controller(g, area):
            value[owner] += worth(g.content, area)
            if owner == house:
                exposed = pressure(g, house, area) - might(g.content, g.state.armies.get(area))
                if exposed > 0:
                    value[house] -= DANGER * worth(g.content, area)
    for armies in (g.state.armies, g.state.attackers):
        for army in armies.values():
            value[army.house] += sum(n * UNIT[kind] for kind, n in army.units.items())
    mine = value.pop(house) + prospects(g, house) + pending(g, house)
    return mine - RIVAL * max(value.values(), default=0.0)


def prospects(g: G, house: str) -> float:
    """A little for standing beside castles that are not ours: units belong at the front."""
    beside: set[str] = set()
    for area, army in g.state.armies.items():
        if army.house == house:
            beside.update(g.content.neighbours[area])
    return sum(2.0 for area in beside if g.content.areas[area].structure and controller(g, area) != house)


def pending(g: G, house: str) -> float:
    """What a fight that is not decided yet promises: the area, if it is won; units, if it is lost."""
    fight: Fight | None = g.running(Fight)
    if fight is None or fight.strength or house not in (fight.attacker, fight.defender):
        return 0.0
    side = ATTACKER if house == fight.attacker else DEFENDER
    prize = worth(g.content, fight.area)
    if not fight.defender:
        return prize * (certain_strength(g, fight) >= g.state.neutrals[fight.area].strength)
    chance = win_chance(g, fight, side)
    stake = prize + 4.0
    return chance * stake - (1 - chance) * 6.0 if side == ATTACKER else (chance - 1) * stake


def certain_strength(g: G, entry: Fight) -> int:
    """What an entry into a neutral area reaches with our own supports alone."""
    own = dict.fromkeys(supporters(g, entry.area).get(entry.attacker, ()), ATTACKER)
    return strength(g, entry.but(supports={**own, **entry.supports}), ATTACKER).total


def expected_supports(g: G, fight: Fight) -> dict[str, str]:
    """Supports as they stand, and those both participants will surely give themselves."""
    found = {}
    for side in (ATTACKER, DEFENDER):
        found.update(dict.fromkeys(supporters(g, fight.area).get(fight.house(side), ()), side))
    return {**found, **fight.supports}


def win_chance(g: G, fight: Fight, side: str, card: str | None = None) -> float:
    """How often the side wins if the cards not yet played are any of the open hands."""
    cards, supports = fight.cards, expected_supports(g, fight)
    hands = {
        s: [cards[s]] if s in cards else list(g.state.houses[fight.house(s)].hand) or [""]
        for s in (ATTACKER, DEFENDER)
    }
    if card:
        hands[side] = [card]
    wins = 0.0
    foe = opponent(side)
    better = g.state.tracks["fiefdoms"].order
    tie = better.index(fight.house(side)) < better.index(fight.house(foe)) if len(better) else False
    for mine in hands[side]:
        for theirs in hands[foe]:
            played = {s: c for s, c in ((side, mine), (foe, theirs)) if c}
            imagined = fight.but(supports=supports, cards=played)
            lead = strength(g, imagined, side).total - strength(g, imagined, foe).total
            wins += lead > 0 or (lead == 0 and tie)
    return wins / (len(hands[side]) * len(hands[foe]))
