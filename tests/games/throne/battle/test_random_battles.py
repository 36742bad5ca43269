"""Battles at random: whatever is answered, what must always hold afterwards."""

import pytest

from montjoie import words
from montjoie.games.throne.content import load
from montjoie.games.throne.supply import within
from montjoie.kernel.chance import Stream, pick
from montjoie.kernel.match import Match
from tests.games.throne.battle.fights import fight
from tests.games.throne.given import board, over
from tests.rule import rule

AROUND = ("stoney_sept", "blackwater", "crackclaw_point", "riverrun", "lannisport", "the_reach", "seagard")
FORCES = ("F", "K", "FF", "FK", "Ff", "f", "k", "FKK")


def skirmish(seed: int) -> Match:
    """A battle at Harrenhal on a board, with hands and supply at random, before its first question."""
    rng, houses = Stream(seed), load().house_order
    attacker = pick(rng, houses)
    defender = pick(rng, [house for house in houses if house != attacker])
    armies, orders, rows = {}, {}, {}
    for area in AROUND:
        owner = attacker if area == "riverrun" else pick(rng, houses)
        if rng.randrange(3):
            armies[area] = f"{owner} {pick(rng, FORCES)}"
            orders[area] = pick(rng, ("support", "support_plus_1", "consolidate_power", "march_0"))
    if rng.randrange(2):
        orders["harrenhal"] = pick(rng, ("defence_plus_1", "defence_plus_2", "march_0", "support"))
    for house in houses:
        split = 1 + rng.randrange(7)
        hand = load().house_cards[house]
        rows[house] = {"hand": hand[:split], "discard": hand[split:], "supply": 6, "power": rng.randrange(4)}
    return fight(
        f"{attacker} {pick(rng, ('F', 'K', 'FK', 'FFK', 'KK'))}",
        f"{defender} {pick(rng, FORCES)}",
        march=pick(rng, ("march_minus_1", "march_0", "march_plus_1")),
        armies=armies,
        orders=orders,
        houses=rows,
        turn={"blade_used": not rng.randrange(2), "cards": ("rains_of_autumn",) if rng.randrange(2) else ()},
    )


def played(seed: int) -> Match:
    """The same battle, fought to its end with random legal answers."""
    m, rng = skirmish(seed), Stream(seed, 1)
    while not over(m):
        seat, decision = next(iter(m.decisions.items()))
        listed = list(decision.candidates())
        answer = decision.sample(rng)
        assert answer in listed
        m.submit(seat, answer)
    return m


@rule("THR-BAT-11", "THR-RET-01", "THR-HCD-06", "THR-LIM-01", "THR-SUP-09")
@pytest.mark.parametrize("seed", range(60))
def test_after_any_battle_one_house_holds_the_area_and_nothing_is_lost_or_doubled(seed):
    before, m = skirmish(seed), played(seed)
    table = board(m)
    assert not table.attackers
    assert table.armies["harrenhal"].size > 0
    for area, order in table.orders.items():
        assert table.armies[area].house == order.house
    for name, house in table.houses.items():
        assert house.hand
        assert sorted(house.hand + house.discard) == sorted(load().house_cards[name])
        units = [army for army in table.armies.values() if army.house == name]
        fielded = [*board(before).armies.values(), *board(before).attackers.values()]
        assert sum(army.size for army in units) <= sum(army.size for army in fielded if army.house == name)
        assert not within(before.engine, name, {}) or within(m.engine, name, {})


@rule("THR-BAT-02")
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_everything_that_happens_in_battles_is_told_in_a_sentence(lang):
    for seed in range(60):
        for told in played(seed).feed(None):
            said = told.text(lang)
            assert not said.startswith("event-"), said
            assert "{" not in said


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(
    "decision",
    [
        "support",
        "choose-card",
        "loras-kill",
        "use-blade",
        "casualties",
        "retreat",
        "cersei-order",
        "luwin-card",
        "melisandre-card",
        "renly-knight",
        "asha-order",
    ],
)
def test_every_decision_of_a_battle_is_asked_in_words(decision, lang):
    assert words.known("THR", f"ask-{decision}", lang)
