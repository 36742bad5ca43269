"""Fights for the odds: a battlefield, and a procedure that comes to its dice on it.

`python -m tests.games.conquest.odds.fights 100000` plays every fight so often through the real steps
and tells how far the chances are off, beside what chance alone allows.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest.actions import clash
from montjoie.games.conquest.events import DefenseRolled, HitsRolled
from montjoie.games.conquest.odds.attack import Prospects, attack
from montjoie.games.conquest.profiles import wounds
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel.chance import Stream
from montjoie.kernel.engine import Engine
from montjoie.kernel.facts import Facts
from montjoie.kernel.growing import Growing
from montjoie.table.chances import rehearsal
from montjoie.table.chances.rehearsal import Curtain
from tests.games.conquest.given import engine

S = 2.441
FRONT = {"men_at_arms_1|militia_1": "front/front"}
FLANK = {"men_at_arms_1|militia_1": "left/front"}
# Own regiment, the enemy, contacts, rules for a while: "militia_1 cleave 2".
FIGHTS: dict[str, tuple[str, str, dict[str, str], tuple[str, ...]]] = {
    "plain": ("militia 24,10 x6 f3", f"men_at_arms 24,{10 + 1.5 * S} @180 b x4 f4", FRONT, ()),
    "a lord and the flank": (
        "militia 24,10 x4 f4 +noble_lord",
        f"men_at_arms 24,{10 + 2 * S} @90 b x4 f4 w2",
        FLANK,
        (),
    ),
    "almost gone": ("militia 24,10 x6 f3", f"men_at_arms 24,{10 + 1.5 * S} @180 b x2 f2 broken", FRONT, ()),
    "blades and tenacity": (
        "militia 24,10 x3 f3",
        f"men_at_arms 24,{10 + S} @180 b x3 f3",
        FRONT,
        ("militia_1 deadly_blades", "militia_1 flawless_strikes", "men_at_arms_1 tenacious 2"),
    ),
    "relentless, parried, untouchable": (
        "militia 24,10 x3 f3 +noble_lord",
        f"men_at_arms 24,{10 + S} @180 b x3 f3",
        FRONT,
        (
            "militia_1 relentless_blows",
            "militia_1 flurry",
            "men_at_arms_1 parry",
            "men_at_arms_1 untouchable",
            "men_at_arms_1 indomitable",
            "noble_lord_1 smite",
        ),
    ),
    "terrible, oblivious": (
        "militia 24,10 x3 f3",
        f"men_at_arms 24,{10 + S} @180 b x3 f3",
        FRONT,
        ("militia_1 terrifying 2", "men_at_arms_1 oblivious", "militia_1 cleave 3"),
    ),
    "answered": (
        "militia 24,10 x3 f3",
        f"men_at_arms 24,{10 + S} @180 b x3 f3",
        FRONT,
        ("men_at_arms_1 counter_attack", "men_at_arms_1 lethal_demise", "men_at_arms_1 tenacious"),
    ),
}


def fight(name: str) -> G:
    """The battlefield of a fight."""
    own, enemy, contacts, rules = FIGHTS[name]
    g = engine(own, enemy, contacts=contacts)
    for number, text in enumerate(rules):
        who, rule, *x = text.split()
        n = int(x[0]) if x else 0
        g.state.lasting[f"given/{number}"] = Lasting("rule", "given", (who,), "round", n, thing=rule)
    return g


def blows(g: G, most: int = 99) -> Attack:
    """The Clash of the first regiment, with so many dice at most of each kind."""
    own, target = list(g.state.regiments)[:2]
    pools = clash.pools(g, own, {place: many[0] for place, many in clash.reach(g, own).items()})[target]
    return Attack(target=target, pools=tuple(replace(pool, dice=min(most, pool.dice)) for pool in pools))


Outcome = tuple[int, int, int, bool, bool]  # hits, wounds of hits, stands lost, broken, destroyed


def outcome(g: G, end: G, target: str) -> Outcome:
    """What came of a fight that is over."""
    before, after = g.state.regiments[target], end.state.regiments[target]
    told = [entry.event for entry in end.log]
    hits = sum(event.hits + event.extra for event in told if isinstance(event, HitsRolled))
    wounds = sum(
        event.wounds for event in told if isinstance(event, DefenseRolled) and event.target == target
    )
    gone = after.where == "destroyed"
    return hits, wounds, before.stands - after.stands, after.broken and not before.broken and not gone, gone


def played(g: G, step: Attack, rng: Stream) -> Outcome:
    """A fight through the real steps, its dice thrown."""
    end = rehearsal.copy(g, step)
    end.run()
    while not isinstance(end.stack[-1], Curtain):
        if end.asked:
            seat, question = next(iter(end.asked.items()))
            end.answer(seat, rehearsal.first(end, question))
        else:
            end.outcome(end.pending_chance.draw(rng))
    return outcome(g, end, step.target)


def every_way(
    g: G, step: Any, look: Callable[[G, G, str], Any] = outcome, target: str = ""
) -> Iterator[tuple[Any, float]]:
    """All ways that a procedure can go, by all faces of all dice, and what came of whom it is about."""

    def ways(end: G, chance: float) -> Iterator[tuple[Any, float]]:
        if end.pending_chance is None and not end.asked:
            end.run()
        while end.asked:
            seat, question = next(iter(end.asked.items()))
            end.answer(seat, rehearsal.first(end, question))
        if isinstance(end.stack[-1], Curtain):
            yield look(g, end, target or step.target), chance
            return
        assert end.pending_chance is not None
        for dice, share in end.pending_chance.outcomes():
            twin = end.clone()
            twin.outcome(dice)
            yield from ways(twin, chance * share)

    return ways(rehearsal.copy(g, step), 1.0)


def suffered(g: G, end: G, who: str) -> int:
    """How many wounds somebody has suffered, whole stands counted by theirs."""
    one, then = g.state.characters.get(who), end.state.characters.get(who)
    if one is not None and then is not None:
        return wounds(g, who) - one.wounds if then.lost else then.wounds - one.wounds
    before, after = g.state.regiments[who], end.state.regiments[who]
    return (before.stands - after.stands) * wounds(g, who) + after.wounds - before.wounds


def far_off(found: Prospects, seen: Counter[Outcome], times: int) -> dict[str, float]:
    """How far what was seen lies from the chances: the furthest of each, in standard deviations."""

    def furthest(chances: dict[int, float], place: int) -> float:
        counts: Counter[int] = Counter()
        for each, number in seen.items():
            counts[min(int(each[place]), max(chances))] += number  # wounds beyond the last stand are lost
        off = 0.0
        for n in {*chances, *counts}:
            p = chances.get(n, 0.0)
            wide = max((times * p * (1 - p)) ** 0.5, 1.0)
            off = max(off, abs(counts[n] - times * p) / wide)
        return off

    def whether(chance: float) -> dict[int, float]:
        return {0: 1 - chance, 1: chance}

    told: dict[str, Any] = {
        "hits": dict(enumerate(found.hits)),
        "wounds": dict(enumerate(found.wounds)),
        "stands": dict(enumerate(found.stands)),
        "broken": whether(found.broken),
        "destroyed": whether(found.destroyed),
    }
    return {name: furthest(chances, place) for place, (name, chances) in enumerate(told.items())}


def trial(name: str, times: int) -> dict[str, float]:
    """A fight played so often, beside its odds."""
    g = fight(name).mark(Engine)  # an engine of the tests keeps no facts, which takes its time
    g.facts, g.log = Facts(), Growing()
    step, rng = blows(g), Stream(name)
    return far_off(attack(g, step), Counter(played(g, step, rng) for _ in range(times)), times)


if __name__ == "__main__":
    for each in sys.argv[2:] or FIGHTS:
        print(each, {k: round(v, 1) for k, v in trial(each, int(sys.argv[1])).items()})
