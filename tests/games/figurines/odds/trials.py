"""Attacks played through the real steps, re-rolls used as the policy of `odds` says, written down anew here.

`python -m tests.games.figurines.odds.trials 20000` plays every case so often and tells how far it is off.
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from montjoie.games.figurines import odds
from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.dice.rerolls import RerollDice
from montjoie.games.figurines.harm import morale
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.odds.rehearsal import copy
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import PASS, UseEffect
from montjoie.kernel import Question
from montjoie.kernel.chance import Rng, Stream
from montjoie.table.chances.rehearsal import Curtain
from tests.games.figurines.fights import BYSTANDERS, CAVALRY, FLANK, FRONT, REAR, strike
from tests.games.figurines.given import engine

TOKENS = FRONT | {
    "s": "stormcrow_mercenaries 24,20 weakened",
    "d": "stark_sworn_swords 24,24.8 @180 owner=b vulnerable panicked",
}
LANCERS = BYSTANDERS | {
    "s": "knights_of_casterly_rock 24,19.9",
    "d": "stark_sworn_swords 24,24.8 @180 owner=b panicked x6",
}
CLEAVE = "mighty cleave"
DEFENDER = BYSTANDERS | {"d": "stark_sworn_swords 24,24.8 @180 owner=b vulnerable"}
CASES: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "plain": (FRONT, {}),
    "flank": (FLANK, {"arc": "left"}),
    "rear with tokens": (TOKENS | {"d": REAR["d"] + " vulnerable panicked"}, {"arc": "rear"}),
    "charge against tokens": (TOKENS, {"charging": True}),
    "disorderly": (TOKENS, {"charging": True, "disorderly": True}),
    "lances": (LANCERS, {"charging": True}),
    "several wounds a figure": (CAVALRY, {"charging": True, "keywords": ("critical_blow", "vicious")}),
    "blocks and automatic hits": (TOKENS, {"auto_hits": 2, "blocks": 1, "sixes_no_save": True}),
    CLEAVE: (DEFENDER | {"s": "umber_greataxes 24,20"}, {"attack": "mighty_cleave_attack"}),
    "wildfire": (DEFENDER | {"s": "pyromancers 24,20"}, {}),
    "a hurt giant": (DEFENDER | {"s": "savage_giant 24,21.02 wounds=2"}, {}),
    "the Mountain on a charge": (
        DEFENDER | {"s": "lannister_guardsmen 24,20 +gregor_clegane_the_mountain"},
        {"charging": True},
    ),
    "bronze shields": (FRONT | {"d": "thenn_warriors 24,24.8 @180 owner=b"}, {"charging": True}),
    "opportunists": (DEFENDER | {"s": "ranger_hunters 24,20"}, {}),
    "almost gone": (FRONT | {"d": FRONT["d"] + " x3 panicked"}, {"keywords": ("sundering",)}),
}


def given(case: str) -> tuple[G, Attack]:
    """The table of a case, and its attack."""
    board, fields = CASES[case]
    g = engine(board)
    own = units.profiles(g, "s", "melee")[0].id
    return g, strike(**fields | {"attack": fields.get("attack", own)})


def dice_of(g: G, question: Question) -> list[str]:
    """The dice a player rolls again."""
    top: Any = next(step for step in reversed(g.stack) if isinstance(step, Attack | Test) and step.rolling)
    seat, space = question.seat, question.space
    if isinstance(top, Test):
        wanted = _worst(g, top, seat)
    else:
        missed = set(top.misses(g))
        attacks = teams.friends(g, seat, g.state.units[top.attacker].owner)
        wants_misses = attacks == (top.rolling == "attack")
        wanted = {place for place in range(len(top.on_table())) if (place in missed) == wants_misses}
    free = top.eligible(g, seat)
    chosen = [str(place) for place in sorted(wanted) if place in free]
    return [die for die in chosen if die in space.options] if isinstance(space, RerollDice) else chosen


def _worst(g: G, test: Test, seat: str) -> set[int]:
    """Of the dice of a test the ones whose re-roll costs an enemy most."""
    if teams.friends(g, seat, g.state.units[test.unit].owner):
        return set()

    needed, modifier = morale.needed(g, test.unit).total, morale.modifiers(g, test).total

    def cost(places: tuple[int, ...]) -> float:
        ways = [range(1, test.sides(p) + 1) if p in places else [test.dice[p]] for p in range(3)]
        thrown = list(itertools.product(*ways))
        return sum(0 if max(0, a + b + modifier) >= needed else 1 + d3 for a, b, d3 in thrown) / len(thrown)

    choices: list[tuple[int, ...]] = [
        places for n in range(4) for places in itertools.combinations(range(3), n)
    ]

    def order(places: tuple[int, ...]) -> tuple[float, int]:
        return round(cost(places), 9), -len(places)

    return set(sorted(choices, key=order)[-1])


def answer(g: G, question: Question) -> Any:
    """What a player who keeps to the policy says."""
    space = question.space
    if isinstance(space, UseEffect):
        rerolls = [key for key in space.options if key != PASS and space.moment.window.endswith("_reroll")]
        return rerolls[0] if rerolls and dice_of(g, question) else PASS
    if isinstance(space, RerollDice):
        return dice_of(g, question)
    return next(space.candidates(g))


def play(g: G, attack: Attack, rng: Rng) -> tuple[int, int, int]:
    """One attack to its end: hits, wounds before the panic test, wounds in all."""
    twin = copy(g, attack)
    before = units.wounds_left(twin, attack.defender)
    hits = wounds = 0
    twin.run()
    while twin.result is None and not isinstance(twin.stack[-1], Curtain):
        if twin.asked:
            seat, question = next(iter(twin.asked.items()))
            twin.answer(seat, answer(twin, question))
        elif twin.pending_chance is not None:
            twin.outcome(twin.pending_chance.draw(rng))
    for entry in twin.log:
        facts: Any = entry.event
        if type(facts).__name__ == "HitsSettled":
            hits = facts.hits
        elif type(facts).__name__ == "TestTaken":
            break
        elif type(facts).__name__ == "WoundsSuffered" and facts.unit == attack.defender:
            wounds += facts.wounds
    row = twin.state.units[attack.defender]
    left = units.wounds_left(twin, attack.defender) if row.figures else 0
    return hits, wounds, before - left


def trial(case: str, times: int) -> Iterator[tuple[str, float, int]]:
    """For hits, wounds and all that is lost: how far the count is from the odds, as a chi-square and its
    degrees of freedom."""
    g, attack = given(case)
    found, rng = odds.attack(g, attack), Stream(f"odds-{case}")
    played = [play(g, attack, rng) for _ in range(times)]
    for place, name in enumerate(("hits", "wounds", "lost")):
        if case == CLEAVE and name == "hits":
            continue  # the hits of failed saves are settled with those of the dice
        seen = Counter(outcome[place] for outcome in played)
        yield (name, *_chi_square(seen, getattr(found, name), times))


def _chi_square(seen: Counter[int], chances: tuple[float, ...], times: int) -> tuple[float, int]:
    """Rare outcomes are counted together."""
    off, bins, rare, rest = 0.0, 0, 0, 0.0
    for n, chance in enumerate(chances):
        if chance * times < 5:
            rare, rest = rare + seen[n], rest + chance * times
        else:
            off, bins = off + (seen[n] - chance * times) ** 2 / (chance * times), bins + 1
    if rest > 1:
        off, bins = off + (rare - rest) ** 2 / rest, bins + 1
    assert all(n < len(chances) and chances[n] for n in seen), "something happened that has no chance"
    return off, bins - 1


def limit(freedom: int) -> float:
    """What a chi-square exceeds about once in 10 000 times (after Wilson and Hilferty)."""
    part = 2 / (9 * max(1, freedom))
    return float(max(1, freedom) * (1 - part + 3.72 * part**0.5) ** 3)


if __name__ == "__main__":
    for each in CASES:
        for name, off, freedom in trial(each, int(sys.argv[1])):
            print(f"{each:30} {name:8} {off:8.2f} of {limit(freedom):6.2f}")
