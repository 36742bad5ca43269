"""The odds of an attack (FIG-RES), beside every outcome of the real steps and beside attacks played."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines import odds, timing
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.content import load
from montjoie.games.figurines.events import HitsSettled
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.odds.attack import BURNING, CLEAVING, panic, panics
from montjoie.games.figurines.odds.rehearsal import copy
from montjoie.games.figurines.state import Attached, G
from montjoie.table.chances.rehearsal import Curtain
from montjoie.table.chances.spreads import gathered, mean, spread
from tests.games.figurines.fights import BYSTANDERS, FRONT, REAR, strike
from tests.games.figurines.given import at, engine
from tests.games.figurines.odds.trials import CASES, answer, given, limit, trial
from tests.rule import rule

SMALL: dict[str, dict[str, Any]] = {  # of one die or two, so that every outcome can be looked at
    "plain": {"dice": -5},
    "charging": {"dice": -6, "charging": True},
    "critical": {"dice": -6, "charging": True, "keywords": ("critical_blow",), "to_hit": 1},
    "worse saves": {"dice": -5, "keywords": ("sundering",), "save_bonus": -1},
    "unsaved": {"dice": -5, "no_saves": True},
    "sixes": {"dice": -6, "sixes_no_save": True, "blocks": 1, "hits_each": 2},
}
TOKENS = FRONT | {"s": FRONT["s"] + " weakened", "d": FRONT["d"] + " vulnerable"}


def outcomes(g: G, chance: float) -> Any:
    """Every (hits, wounds) that the steps lead to, the panic test left out, by all faces of all dice."""
    while True:
        if g.asked:
            seat, question = next(iter(g.asked.items()))
            g.answer(seat, answer(g, question))
        elif isinstance(g.stack[-1], Test | Curtain):
            break
        elif g.pending_chance is None:
            g.run()
        else:
            for outcome, share in g.pending_chance.outcomes():
                twin = g.clone()
                twin.outcome(outcome)
                yield from outcomes(twin, chance * share)
            return
    hits = next((e.event.hits for e in g.log if isinstance(e.event, HitsSettled)), 0)
    yield (hits, g.running(Attack).wounded if g.running(Attack) else 0), chance


@rule("FIG-RES-02", "FIG-RES-04", "FIG-RES-06", "FIG-RRL-01")
@pytest.mark.parametrize("tokens", [False, True])
@pytest.mark.parametrize("case", SMALL)
def test_odds_are_what_all_outcomes_of_the_steps_come_to(case: str, tokens: bool) -> None:
    g = engine(TOKENS if tokens else FRONT)
    attack = strike(**SMALL[case] | ({"dice": -6} if tokens else {}))
    found = odds.attack(g, attack)
    all_ways = gathered(outcomes(copy(g, attack), 1.0))
    hits = spread(gathered((hits, chance) for (hits, _), chance in all_ways.items()))
    wounds = spread(gathered((wounds, chance) for (_, wounds), chance in all_ways.items()))
    assert found.dice == 7 + attack.boosts.dice
    assert found.hits == pytest.approx(hits)
    assert found.wounds == pytest.approx(wounds)


@rule("FIG-MRL-02", "FIG-ATC-04")
@pytest.mark.parametrize("case", [*CASES, "bound"])
def test_one_panic_test_for_equal_ranks_and_attachments_is_that_of_every_wound(case: str) -> None:
    g, attack = given("plain" if case == "bound" else case)
    if case == "bound":  # by a card that leaves the last wound
        g.state.attached["c"] = Attached("unwavering_conviction_card", "b", attack.defender)
        g.forget()
    end = copy(g, attack)
    wounds = range(units.wounds_left(g, attack.defender) + 1)
    assert panics(end, attack, wounds) == {n: panic(end, attack, n) for n in wounds}


@pytest.mark.parametrize("case", CASES)
def test_odds_are_what_attacks_played_come_to(case: str) -> None:
    for name, off, freedom in trial(case, 250):
        assert off < limit(freedom), name


@rule("FIG-EX-24", "FIG-MRL-02")
def test_a_charge_in_the_rear_panics_more() -> None:
    plain, rear = odds.attack(engine(FRONT), strike()), odds.attack(engine(REAR), strike(arc="rear"))
    assert rear.panics > plain.panics
    assert mean(rear.lost) > mean(plain.lost)


def test_spreads_are_whole() -> None:
    found = odds.attack(engine(TOKENS), strike(charging=True))
    for name in ("hits", "wounds", "panic_wounds", "lost", "figures"):
        assert sum(getattr(found, name)) == pytest.approx(1)


def test_a_unit_that_is_hit_harder_than_it_can_stand_is_destroyed() -> None:
    board = FRONT | {"d": FRONT["d"] + " x1"}
    found = odds.attack(engine(board), strike(auto_hits=1, no_saves=True))
    assert found.destroyed == pytest.approx(1)
    assert found.lost == pytest.approx((0, 1))
    assert found.figures == pytest.approx((0, 1))
    assert found.panics == 0


@rule("FIG-RES-06")
def test_a_resilient_wall_takes_two_hits_for_a_wound() -> None:
    board = BYSTANDERS | {"s": "stormcrow_mercenaries 24,20", "w": "castle_wall 24,24 owner=b"}
    found = odds.attack(engine(board, mode="a_storm_of_swords"), strike(defender="w", dice=-5))
    assert found.hits == pytest.approx((1 / 4, 1 / 2, 1 / 4))
    assert found.lost == pytest.approx((3 / 4, 1 / 4))
    assert found.panics == 0


def test_odds_change_nothing_on_the_table() -> None:
    match = at(strike(), TOKENS, live=False)
    before = match.digest()
    odds.attack(match.engine, match.engine.running(Attack))
    assert match.digest() == before


def test_an_attack_under_way_is_told_by_its_dice_as_they_lie() -> None:
    g = engine(FRONT)
    lies = strike(rolling="attack", rolls=3, faces=(6, 6, 1))
    assert odds.attack(g, lies).hits == (0, 0, 1)
    saved = lies.but(rolling="defense", saves=(1, 6))
    assert odds.attack(g, saved).wounds == (0, 1)


def test_only_two_abilities_that_must_happen_look_at_single_faces() -> None:
    """What happens by itself between the dice and the wounds is counted, or costs the defender nothing."""
    harmless = {
        *("parry", "spiked_armor"),  # hurt the attacker
        *("war_hammer", "trackers_bow"),  # a token for later
    }
    any_hit = {"bronze_shields", "mighty_swing"}  # rehearsed with a hit, whatever the dice show
    content = load()
    windows = (
        "attack_reroll",
        "attack_after_dice",
        "defense_reroll",
        "defense_after_dice",
        "wounds_suffered",
    )
    forced = {
        id
        for id, effect in timing.registry.items()
        if issubclass(effect, timing.Ability)
        and id in content.abilities
        and not content.abilities[id].optional
        and any(window in content.abilities[id].windows for window in windows)
    }
    assert forced <= harmless | any_hit | {BURNING, CLEAVING}
