"""The odds of an attack, beside every outcome of the real steps, beside fights played and beside icepool."""

from __future__ import annotations

import icepool  # type: ignore[import-untyped]
import pytest
from msgspec.structs import replace

from montjoie.games.conquest.actions import clash
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.odds.attack import attack
from montjoie.games.conquest.state import Lasting
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.table.chances.spreads import gathered, mean, spread
from tests.games.conquest.odds.fights import FIGHTS, blows, every_way, fight, suffered, trial
from tests.rule import rule

D6 = icepool.d(6)
SMALL = ("plain", "a lord and the flank", "almost gone", "blades and tenacity", "terrible, oblivious")


@rule("CON-CLA-09", "CON-CLA-10", "CON-CLA-16", "CON-MOR-02", "CON-DIC-05", "CON-BRK-01", "CON-SHT-01")
@pytest.mark.parametrize("name", SMALL)
def test_odds_are_what_all_outcomes_of_the_steps_come_to(name: str):
    g = fight(name)
    whole = blows(g, most=1)
    step = whole.but(pools=whole.pools[:1])
    found, ways = attack(g, step), list(every_way(g, step))
    for place, told in enumerate((found.hits, found.wounds, found.stands)):
        seen = spread(gathered((min(int(each[place]), len(told) - 1), chance) for each, chance in ways))
        assert told == pytest.approx(seen), place
    assert found.broken == pytest.approx(sum(chance for each, chance in ways if each[3]))
    assert found.destroyed == pytest.approx(sum(chance for each, chance in ways if each[4]))


@rule("CON-CLA-09", "CON-MOR-02", "CON-CLA-12")
@pytest.mark.parametrize("name", FIGHTS)
def test_odds_are_what_fights_played_come_to(name: str):
    assert max(trial(name, 200).values()) < 5, "in standard deviations"


@rule("CON-CLA-10", "CON-CLA-16")
def test_hits_and_wounds_are_those_of_icepool():
    g = fight("plain")
    blow = Blow("clash", "militia_1", "militia_1", "men_at_arms_1")
    found = attack(g, Attack(target="men_at_arms_1", pools=(Pool(blow, 9, 3),), tested=False))
    hits = 9 @ (D6 <= 3)
    wounds = hits @ (D6 > 3)  # Defense 2 and a Shield
    assert found.hits == pytest.approx([float(hits.probability(n)) for n in range(10)])
    assert found.wounds == pytest.approx([float(wounds.probability(n)) for n in range(10)])


@rule("CON-CLA-12", "CON-VOL-15")
def test_a_flank_costs_more_by_fear_and_a_volley_nothing():
    g = fight("plain")
    blow = Blow("clash", "militia_1", "militia_1", "men_at_arms_1")

    def morale(blow: Blow) -> float:
        return mean(attack(g, Attack(target="men_at_arms_1", pools=(Pool(blow, 9, 3),))).morale)

    assert morale(blow) < morale(replace(blow, arc="left"))
    assert morale(replace(blow, kind="volley", arc="left")) == 0


@rule("CON-WND-11")
def test_no_more_is_lost_than_there_is():
    g = fight("almost gone")
    blow = Blow("hits", "militia_1", "militia_1", "men_at_arms_1")
    found = attack(g, Attack(target="men_at_arms_1", pools=(Pool(blow, 99),)))
    assert len(found.lost) - 1 == 4, "Shattered by its first stand"
    assert found.destroyed == pytest.approx(1.0)


@rule("CON-RUL-50", "CON-SPR-14", "CON-SPR-42")
def test_hits_in_answer_are_what_all_outcomes_of_the_steps_come_to():
    g = fight("answered")
    whole = blows(g, most=1)
    step = whole.but(pools=whole.pools[:1])
    back = attack(g, step).back
    assert back is not None
    seen = spread(gathered(every_way(g, step, suffered, "militia_1")))
    assert back.lost == pytest.approx(seen)
    assert attack(g, step.but(answering=False)).back is None
    assert attack(fight("plain"), step).back is None


@rule("CON-IMP-01", "CON-IMP-03")
def test_the_odds_of_impact_are_what_all_outcomes_of_the_steps_come_to():
    g = fight("plain")
    g.state.lasting["given"] = Lasting("rule", "given", ("militia_1",), "round", 1, thing="impact")
    (pool,) = clash.impact_pools(g, "militia_1", "men_at_arms_1")
    assert pool.dice == 6
    step = Attack(target="men_at_arms_1", pools=(replace(pool, dice=1),))
    assert attack(g, step).lost == pytest.approx(spread(gathered(every_way(g, step, suffered))))
