"""Bids, fights, musters and losses answered quickly: sensible, and not always the same."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random
from typing import Any

from montjoie.bots.thinking.minds import Quick, weighted
from montjoie.bots.throne import laying, moving
from montjoie.bots.throne.sight import UNIT_VALUE, castles_of, prizes, threat
from montjoie.games.throne.battle.strength import strength
from montjoie.games.throne.battle.support import ATTACKER, DEFENDER, Fight, opponent
from montjoie.games.throne.control import owners
from montjoie.games.throne.seating import house_of
from montjoie.games.throne.state import G
from montjoie.kernel.decisions import Question
from montjoie.kernel.spaces import Answer

SHARES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.55, 0.75)  # of the power, bid for a track
LIKELY = (2.0, 3.0, 4.0, 4.0, 3.0, 2.0, 1.0)


def leader(g: G, besides: str) -> str:
    """The strongest of the others: who has the most castles, then power."""
    castles, houses = castles_of(g.content, owners(g)), g.state.houses
    return max((h for h in houses if h != besides), key=lambda h: (castles.get(h, 0), houses[h].power))


def bid_track(g: G, question: Question, rng: Random) -> Answer:
    """Some share of the power, from nothing to most of it."""
    return round(weighted(rng, SHARES, LIKELY) * _space(question).high)


def bid_wildlings(g: G, question: Question, rng: Random) -> Answer:
    """Our share of the attack, one less or up to two more."""
    share = -(-g.state.turn.wildlings // len(g.state.houses))
    return min(_space(question).high, max(0, share - 1 + rng.randrange(4)))


def choose_card(g: G, question: Question, rng: Random) -> Answer:
    """Cards that win against more of the other's hand are likelier, costly ones less."""
    fight: Fight = g.running(Fight)
    house = house_of(g, question.seat)
    side = fight.side(house)
    foe, cards = opponent(side), g.content.cards
    lead = strength(g, fight, side).total - strength(g, fight, foe).total
    fiefs = g.state.tracks["fiefdoms"].order
    lead += 0.5 if fiefs.index(house) < fiefs.index(fight.house(foe)) else -0.5  # type: ignore[assignment]
    theirs = [cards[card].strength for card in g.state.houses[fight.house(foe)].hand]
    options = _space(question).options
    weights = []
    for option in options:
        card = cards[option]
        wins = sum(lead + card.strength > other for other in theirs) / max(1, len(theirs))
        symbols = card.swords if lead > 0 else card.fortifications
        weights.append(math.exp(5 * wins - 0.5 * card.strength + 0.3 * symbols))
    return weighted(rng, options, weights)


def support(g: G, question: Question, rng: Random) -> Answer:
    """For ourselves always; of others against whoever leads, or for nobody."""
    fight: Fight = g.running(Fight)
    house, slots = house_of(g, question.seat), _space(question).slots
    if house in (fight.attacker, fight.defender):
        return {area: sides[0] for area, sides in slots.items()}
    first = leader(g, house)
    if first == fight.attacker and fight.defender:
        return dict.fromkeys(slots, DEFENDER)
    if first == fight.defender:
        return dict.fromkeys(slots, ATTACKER)
    return dict.fromkeys(slots, DEFENDER) if fight.defender and rng.randrange(3) == 0 else {}


def use_blade(g: G, question: Question, rng: Random) -> Answer:
    """Where it turns defeat into victory."""
    fight: Fight = g.running(Fight)
    side = fight.side(house_of(g, question.seat))
    lead = strength(g, fight, side).total - strength(g, fight, opponent(side)).total
    return "use" if lead in (0, -1) else "keep"


def muster(g: G, question: Question, rng: Random) -> Answer:
    """Something that is worth its points, most often where enemies are near."""
    space = _space(question)
    house, weights = space.house, []
    fleets = sum(army.house == house and army.ready.ship > 0 for army in g.state.armies.values())
    for option in space.options:
        area, _, what = option.partition("/")
        if not what:
            weights.append(0.02)
            continue
        kind = what.partition("/")[0]
        weight = {"knight": 4.0, "upgrade": 3.0, "footman": 2.0, "ship": 2.5 / (1 + fleets)}[kind]
        weights.append(weight * (1.5 if kind != "ship" and threat(g, house, area) else 1.0))
    return weighted(rng, space.options, weights)


def raid(g: G, question: Question, rng: Random) -> Answer:
    """The orders that matter most to others: supports and power before raids."""
    tokens, lying = g.content.orders, g.state.orders
    matter = {"support": 3.0, "consolidate_power": 2.0, "raid": 1.5}
    options = _space(question).options
    area = weighted(rng, tuple(options), [0.2 + len(door.options) for door in options.values()])
    door = options[area]
    ranked = sorted(
        door.options,
        key=lambda target: -matter[tokens[lying[target].token].type] * (0.5 + rng.random()),
    )
    return {area: ranked[: door.high]}


def use_raven(g: G, question: Question, rng: Random) -> Answer:
    """Orders that were well laid stay."""
    return "keep"


def retreat(g: G, question: Question, rng: Random) -> Answer:
    """To where most is to be held."""
    options = _space(question).options
    house = house_of(g, question.seat)
    area = max(options, key=lambda a: (prizes()[a] * (threat(g, house, a) > 0), rng.random()))
    door = options[area]
    return area if door is None else {area: cheapest(door.bins, {}, door.low)}


def cheapest(
    bins: Mapping[str, int], worth: Mapping[str, int], due: int, dear: bool = True
) -> dict[str, int]:
    """Units worth exactly so much, those to be had first: the dearest survive, the cheapest fall."""
    taken: dict[str, int] = {}
    for name in sorted(bins, key=lambda b: UNIT_VALUE[b.rpartition("/")[2]], reverse=dear):
        each = worth.get(name, 1)
        n = min(bins[name], due // each)
        if n:
            taken[name] = n
            due -= n * each
    return taken


def casualties(g: G, question: Question, rng: Random) -> Answer:
    """The cheapest fall."""
    space = _space(question)
    return space.tidy(cheapest(space.bins, {}, space.low, dear=False))


def wildling_loss(g: G, question: Question, rng: Random) -> Answer:
    """Single units far from any enemy are spared least of all; knights last."""
    space, house = _space(question), house_of(g, question.seat)
    left, due = dict(space.bins), space.low
    taken: dict[str, int] = {}
    names = sorted(
        left, key=lambda b: (space.worth.get(b, 1), threat(g, house, b.partition("/")[0]), rng.random())
    )
    for name in names:
        n = min(left[name], due // space.worth.get(name, 1))
        if n:
            taken[name] = n
            due -= n * space.worth.get(name, 1)
    return space.tidy(taken) if not due else space.sample(g, rng)


def order_ties(g: G, question: Question, rng: Random) -> Answer:
    """Ourselves first, who leads last."""
    house = house_of(g, question.seat)
    castles = castles_of(g.content, owners(g))
    return sorted(_space(question).items, key=lambda h: (h != house, castles.get(h, 0), rng.random()))


def ourselves(g: G, question: Question, rng: Random) -> Answer:
    """What is good comes to ourselves, or to somebody."""
    house, options = house_of(g, question.seat), _space(question).options
    return house if house in options else rng.choice(options)


def the_leader(g: G, question: Question, rng: Random) -> Answer:
    """What is bad goes to who leads, never to ourselves."""
    house, options = house_of(g, question.seat), _space(question).options
    castles = castles_of(g.content, owners(g))
    return max(options, key=lambda h: (h != house, castles.get(h, 0), rng.random()))


def best_card(g: G, question: Question, rng: Random) -> Answer:
    """The strongest card there is to have, or to take away."""
    cards = g.content.cards
    return max(_space(question).options, key=lambda c: cards[c].strength if c in cards else -1)


def first(g: G, question: Question, rng: Random) -> Answer:
    """The first that is offered; to decline is the last."""
    return _space(question).options[0]


def _space(question: Question) -> Any:
    return question.space


QUICK: dict[str, Quick] = {
    "throne.place_orders": laying.place_orders,
    "throne.march": moving.march,
    "throne.bid_track": bid_track,
    "throne.bid_wildlings": bid_wildlings,
    "throne.choose_card": choose_card,
    "throne.support": support,
    "throne.use_blade": use_blade,
    "throne.use_raven": use_raven,
    "throne.muster": muster,
    "throne.raid": raid,
    "throne.retreat": retreat,
    "throne.casualties": casualties,
    "throne.wildling_loss": wildling_loss,
    "throne.order_ties": order_ties,
    "throne.name_highest": ourselves,
    "throne.name_victor": ourselves,
    "throne.name_lowest": the_leader,
    "throne.recover_card": best_card,
    "throne.luwin_card": best_card,
    "throne.melisandre_card": best_card,
    "throne.renly_knight": first,
    "throne.loras_kill": first,
}
