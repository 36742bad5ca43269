"""The Supply card (THR-SUP)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.games.throne.content import load
from montjoie.games.throne.supply import fits
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.games.throne.westeros_phase.mustering import MusteringCard
from montjoie.games.throne.westeros_phase.supply import AdjustSupply, SupplyCard
from montjoie.kernel.chance import Stream
from tests.games.throne.given import at, board, events, over, where
from tests.games.throne.westeros_phase.asking import asked, bid, candidates, refusal, refused
from tests.rule import rule

LANNISTER = AdjustSupply(house="lannister")
EXAMPLE = {
    "harrenhal": "lannister KKFF",
    "the_golden_sound": "lannister SSS",
    "searoad_marches": "lannister KK",
    "stoney_sept": "lannister FF",
    "lannisport": "lannister F",
    "the_reach": "lannister F",
}


@rule("THR-SUP-01")
@pytest.mark.parametrize(
    ("level", "armies"),
    [
        (0, (2, 2)),
        (1, (3, 2)),
        (2, (3, 2, 2)),
        (3, (3, 2, 2, 2)),
        (4, (3, 3, 2, 2)),
        (5, (4, 3, 2, 2)),
        (6, (4, 3, 2, 2, 2)),
    ],
)
def test_each_supply_level_feeds_just_its_armies(level: int, armies: tuple[int, ...]):
    limits = load().supply_table[level]
    assert limits == armies
    assert fits(armies, limits)
    assert not fits((*armies, 2), limits)


@rule("THR-SUP-02", "THR-RUL-14")
def test_single_units_need_no_supply_however_many():
    lone = dict.fromkeys(("karhold", "castle_black", "white_harbor", "moat_cailin", "the_twins"), "stark F")
    m = at(AdjustSupply(house="stark"), armies={**lone, "winterfell": "stark FF", "bay_of_ice": "stark SS"})
    assert over(m)


@rule("THR-SUP-02", "THR-RUL-14")
def test_two_units_are_an_army_on_land_and_at_sea():
    # Winterfell alone gives level 1: an army of three and one of two.
    armies = {"winterfell": "stark FF", "karhold": "stark FF", "bay_of_ice": "stark SS"}
    m = at(AdjustSupply(house="stark"), armies=armies)
    assert asked(m) == [("stark", "supply_loss")]


@rule("THR-SUP-03")
def test_a_knight_counts_as_one_unit():
    m = at(AdjustSupply(house="stark"), armies={"winterfell": "stark KKK", "karhold": "stark FF"})
    assert over(m)


@rule("THR-SUP-03")
def test_routed_units_count_and_can_be_removed():
    m = at(AdjustSupply(house="stark"), armies={"winterfell": "stark FFfK"})
    assert candidates(m, "stark") == [{"winterfell/footman": 1}, {"winterfell/knight": 1}]
    m.submit("stark", {"winterfell/footman": 1})
    assert where(m, "stark") == {"winterfell": "FFK"}


@rule("THR-SUP-04")
def test_armies_are_compared_with_the_limits_from_the_largest():
    armies = {"winterfell": "stark FFF", "karhold": "stark FFF"}  # level 1 allows 3 and 2
    m = at(AdjustSupply(house="stark"), armies=armies)
    assert candidates(m, "stark") == [{"winterfell/footman": 1}, {"karhold/footman": 1}]


@rule("THR-SUP-05")
def test_in_turn_order_each_house_sets_its_level_to_its_barrels():
    m = at(SupplyCard(), armies={"blackwater": "stark F"}, tokens={"starfall": "tyrell"})
    levels = [(e["house"], e["level"]) for e in events(m, "supply_adjusted")]
    assert levels == [("baratheon", 1), ("lannister", 2), ("stark", 3), ("tyrell", 3), ("greyjoy", 1)]
    assert board(m).houses["stark"].supply == 3


@rule("THR-SUP-05")
def test_the_next_house_adjusts_only_when_the_one_before_has_removed_its_units():
    m = at(SupplyCard(), armies={"dragonstone": "baratheon FFFF", "lannisport": "lannister FFFF"})
    assert asked(m) == [("baratheon", "supply_loss")]
    assert [e["house"] for e in events(m, "supply_adjusted")] == ["baratheon"]
    m.submit("baratheon", {"dragonstone/footman": 1})
    assert asked(m) == [("lannister", "supply_loss")]


@rule("THR-SUP-05", "THR-RUL-09")
def test_more_than_six_barrels_count_as_six():
    tokens = dict.fromkeys(("blackwater", "lannisport", "highgarden", "seagard"), "stark")
    m = at(AdjustSupply(house="stark"), tokens=tokens)
    assert board(m).houses["stark"].supply == 6


@rule("THR-SUP-06")
def test_removed_units_return_to_the_pool():
    m = at(AdjustSupply(house="stark"), armies={"winterfell": "stark KKKK"})
    m.submit("stark", {"winterfell/knight": 1})
    m2 = at(
        MusteringCard(),
        armies={"winterfell": f"stark {where(m, 'stark')['winterfell']}"},
        tracks={"iron_throne": ["stark", "baratheon", "lannister", "tyrell", "greyjoy"]},
    )
    assert "winterfell/knight" in candidates(m2, "stark")


@rule("THR-SUP-06")
def test_removing_too_few_units_is_refused_with_the_armies_that_are_left():
    m = at(LANNISTER, armies=EXAMPLE, houses={"lannister": {"supply": 5}})
    why = refused(m, "lannister", {"harrenhal/footman": 1})
    assert (why.rule, why.key) == ("THR-SUP-06", "supply-still-over")
    assert why.facts == {"armies": [3, 3, 2, 2], "limits": (3, 2, 2, 2)}
    assert refusal(m, "lannister", {}) == ("THR-SUP-06", "supply-still-over")


@rule("THR-SUP-06")
def test_only_units_that_are_there_can_be_removed():
    m = at(LANNISTER, armies={**EXAMPLE, "winterfell": "stark FF"})
    for answer in (
        {"harrenhal/footman": 3},
        {"harrenhal/ship": 1},
        {"winterfell/footman": 1},
        {"lannisport/footman": 1},
        {"harrenhal/footman": -1},
        {"winterfell/footman": 0},
    ):
        assert refusal(m, "lannister", answer) == ("THR-SUP-06", "units-not-there")


@rule("THR-SUP-07", "THR-RUL-10", "THR-SUP-10")
def test_no_unit_may_be_removed_that_could_stay():
    m = at(LANNISTER, armies=EXAMPLE)
    why = refused(m, "lannister", {"harrenhal/footman": 2, "the_golden_sound/ship": 1})
    assert (why.rule, why.key, why.facts) == ("THR-SUP-07", "supply-superfluous", {"area": "harrenhal"})


@rule("THR-SUP-07", "THR-RUL-10")
def test_a_larger_removal_is_legal_if_none_of_its_units_could_stay():
    m = at(
        AdjustSupply(house="stark"),
        armies={"winterfell": "stark FF", "karhold": "stark FF", "castle_black": "stark FFF"},
    )
    assert {"winterfell/footman": 1} in candidates(m, "stark")
    assert {"castle_black/footman": 2} in candidates(m, "stark")


@rule("THR-SUP-08")
def test_the_supply_level_stays_without_a_supply_card():
    decks = {"I": ["last_days_of_summer"], "II": ["game_of_thrones"], "III": ["wildling_attack"]}
    armies = {"blackwater": "stark F", "karhold": "stark FF"}
    m = at(
        WesterosPhase(), decks=decks, armies=armies, houses={"stark": {"supply": 5}}, turn={"wildlings": 8}
    )
    bid(m, stark=1, baratheon=1, tyrell=1, greyjoy=1)
    m.submit("stark", {"blackwater/footman": 1, "karhold/footman": 1})
    assert over(m)
    assert board(m).houses["stark"].supply == 5


@rule("THR-SUP-10")
def test_a_house_within_its_limits_cannot_remove_anything():
    m = at(SupplyCard(), armies={"winterfell": "stark FFF", "karhold": "stark FF"})
    assert over(m)


@rule("THR-SUP-11", "THR-CTL-05")
def test_an_area_emptied_for_supply_gets_no_power_token():
    # A fleet that dwindles to nothing is not possible (single units stay), so no area is ever emptied.
    m = at(
        AdjustSupply(house="stark"),
        armies={"karhold": "stark FF", "castle_black": "stark FF", "white_harbor": "stark FF"},
    )
    assert refusal(m, "stark", {"karhold/footman": 2}) == ("THR-SUP-07", "supply-superfluous")
    m.submit("stark", {"karhold/footman": 1})
    assert over(m)
    assert (events(m, "power_token_placed"), board(m).power_tokens) == ([], {})


@rule("THR-EX-02", "THR-SUP-04", "THR-SUP-05", "THR-SUP-06", "THR-SUP-07")
def test_lannister_loses_supply():
    m = at(LANNISTER, armies=EXAMPLE, houses={"lannister": {"supply": 5}})
    assert board(m).houses["lannister"].supply == 3
    m.submit("lannister", {"harrenhal/footman": 1, "the_golden_sound/ship": 1})
    assert over(m)
    assert where(m, "lannister") == {
        **{a: t.split()[1] for a, t in EXAMPLE.items()},
        "harrenhal": "FKK",
        "the_golden_sound": "SS",
    }


def minimal_removals(bins: dict[str, int], limits: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Straight from the rule: all removals that restore the limits, less those with a unit to spare."""
    names = list(bins)

    def holds(lost: tuple[int, ...]) -> bool:
        sizes: dict[str, int] = {}
        for name, n in zip(names, lost, strict=True):
            area = name.split("/")[0]
            sizes[area] = sizes.get(area, 0) + bins[name] - n
        return fits(sizes.values(), limits)

    def fewer(lost: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [(*lost[:i], n - 1, *lost[i + 1 :]) for i, n in enumerate(lost) if n]

    every = itertools.product(*(range(n + 1) for n in bins.values()))
    return {lost for lost in every if holds(lost) and not any(map(holds, fewer(lost)))}


@rule("THR-SUP-06", "THR-SUP-07", "THR-RUL-10")
@given(
    st.dictionaries(
        st.sampled_from(["winterfell", "karhold", "castle_black", "white_harbor"]),
        st.sampled_from(["F", "FF", "FK", "FFK", "FFFF", "KK", "FFKK"]),
        min_size=2,
    ),
    st.integers(0, 9),
)
def test_the_choices_are_all_the_minimal_removals_and_nothing_else(armies: dict[str, str], seed: int):
    m = at(AdjustSupply(house="stark"), armies={a: f"stark {units}" for a, units in armies.items()})
    if over(m):
        return
    decision = m.decisions["stark"]
    bins = decision.space.bins  # type: ignore[attr-defined]
    found = [tuple(answer.get(name, 0) for name in bins) for answer in decision.candidates()]
    assert len(found) == len(set(found))
    assert set(found) == minimal_removals(bins, load().supply_table[board(m).houses["stark"].supply])
    decision.check(decision.space.throw(m.engine, Stream(seed)))
