"""Chance: a generator of seed and counter, outcomes that can come up, odds by enumeration (KER-CHN)."""

import math
import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import montjoie
from montjoie.kernel import Deal, Dice, Shuffle, pick, shuffled
from montjoie.kernel.chance import Chance, Stream, between, seed_hash
from montjoie.kernel.game import find
from montjoie.kernel.match import start_match
from tests.rule import rule

seeds = st.integers(-(2**40), 2**40) | st.text(max_size=8)


@given(seeds, st.integers(0, 99), st.lists(st.integers(1, 2**200), max_size=20))
def test_the_same_seed_and_counter_give_the_same_numbers_within_their_bounds(
    seed: Any, n: int, stops: list[int]
):
    one, two = Stream(seed, n), Stream(seed, n)
    numbers = [one.randrange(stop) for stop in stops]
    assert numbers == [two.randrange(stop) for stop in stops]
    assert all(0 <= number < stop for number, stop in zip(numbers, stops, strict=True))


def test_another_seed_or_counter_gives_other_numbers():
    def draw(*key: Any) -> list[int]:
        stream = Stream(*key)
        return [stream.randrange(256) for _ in range(20)]

    assert len({tuple(draw(*key)) for key in ((1, 0), (1, 1), (2, 0), ("x", 0), (11, 0), (1, 10))}) == 6


@pytest.mark.parametrize("stop", [2, 3, 6, 7, 200, 256, 257, 1000])
def test_numbers_come_up_about_equally_often(stop: int):
    stream, throws = Stream("even"), 40 * stop
    counts = Counter(stream.randrange(stop) for _ in range(throws))
    surplus = sum((counts[n] - 40) ** 2 / 40 for n in range(stop))
    assert surplus < stop + 5 * math.sqrt(2 * stop), "chi-squared, five deviations"


@pytest.mark.parametrize(("stop", "wasted"), [(200, b"\xff"), (1000, b"\xff\xff\xff")])
def test_numbers_past_the_last_full_cycle_are_drawn_again(stop: int, wasted: bytes):
    stream = Stream(0)
    stream._bytes = wasted + bytes(len(wasted))
    assert stream.randrange(stop) == 0


@pytest.mark.parametrize("stop", [0, -1, -300])
def test_a_range_without_numbers_is_an_error(stop: int):
    with pytest.raises(ValueError, match="no number"):
        Stream(1).randrange(stop)
    with pytest.raises(LookupError):
        between(Stream(1), 0, stop - 1)
    with pytest.raises(LookupError):
        pick(Stream(1), [])


@given(seeds, st.lists(st.integers(), max_size=30))
def test_shuffles_are_permutations_and_leave_the_deck_alone(seed: Any, deck: list[int]):
    before = deck.copy()
    assert sorted(shuffled(Stream(seed), deck)) == sorted(deck)
    assert deck == before


def test_every_order_comes_up_about_equally_often():
    stream = Stream("orders")
    counts = Counter(tuple(shuffled(stream, "abc")) for _ in range(600))
    assert len(counts) == 6
    assert max(counts.values()) < 150


def test_the_generator_of_the_standard_library_serves_as_well():
    decision = montjoie.start("joust", 2).decisions["seat-1"]
    decision.check(decision.sample(random.Random(1)))
    assert montjoie.worlds(montjoie.start("joust", 2), None, random.Random(1)).decisions


@pytest.mark.parametrize("chance", [Dice(2), Dice(3, 4), Dice(0), Shuffle(4), Deal(3), Shuffle(0)], ids=repr)
def test_outcomes_are_all_that_can_come_up_with_odds_that_sum_to_one(chance: Chance):
    outcomes = list(chance.outcomes())
    assert math.isclose(sum(odds for _, odds in outcomes), 1)
    assert len({tuple(outcome) for outcome, _ in outcomes}) == len(outcomes)
    rng = Stream("outcomes")
    for outcome in (*(o for o, _ in outcomes), *(chance.draw(rng) for _ in range(20))):
        chance.check(outcome)
    assert {tuple(chance.draw(rng)) for _ in range(20)} <= {tuple(o) for o, _ in outcomes}


def test_only_a_shuffle_is_secret():
    assert [kind.secret for kind in (Dice, Deal, Shuffle)] == [False, False, True]


@rule("KER-CHN-01")
@pytest.mark.parametrize(
    "outcome", [[], [1], [0, 1], [1, 7], [1, 2, 3], (1, 2), [1.0, 2], [True, 2], None, "12", {}]
)
def test_dice_that_cannot_fall_so_are_refused(outcome: Any):
    with pytest.raises(montjoie.Refusal) as raised:
        Dice(2).check(outcome)
    assert (raised.value.rule, raised.value.key) == ("KER-CHN-01", "chance-impossible")


@rule("KER-CHN-01")
@pytest.mark.parametrize(
    "outcome", [[0, 1], [1, 2, 3], [0, 0, 1], [0, 1, "2"], [0, 1, [2]], [10**5000, 0, 1]], ids=type
)
def test_an_order_that_is_none_is_refused(outcome: Any):
    with pytest.raises(montjoie.Refusal) as raised:
        Shuffle(3).check(outcome)
    assert raised.value.rule == "KER-CHN-01"
    assert raised.value.text("fr")


@rule("KER-CHN-01")
def test_chance_waits_for_a_possible_outcome_where_the_match_is_not_live():
    match = start_match(find("joust"), 2, 1, {}, live=False)
    assert (match.chance, match.decisions) == (Shuffle(16), {})
    before = match.digest()
    with pytest.raises(montjoie.Refusal):
        match.decide_chance([1, 2])
    assert match.digest() == before
    match.decide_chance(list(range(16)))
    assert (match.chance, list(match.decisions)) == (None, ["seat-1", "seat-2"])
    with pytest.raises(montjoie.Refusal, match="Nothing is to be rolled"):
        match.decide_chance([1])


@rule("KER-REC-01")
def test_an_outcome_is_recorded_as_it_was_given():
    match = start_match(find("joust"), 2, 1, {}, live=False)
    order = list(range(16))
    match.decide_chance(order)
    order.reverse()
    assert match.record()["inputs"] == [["chance", list(range(16))]]


def test_odds_come_from_the_rules_themselves_by_enumerating_outcomes():
    match = start_match(find("joust"), 2, 1, {}, live=False)
    match.decide_chance([*range(8), *range(8, 16)])  # seat-1 holds 1-4, seat-2 holds 5-8
    for _ in range(3):
        for seat, decision in match.decisions.items():
            match.submit(seat, next(decision.candidates()))
    assert match.chance == Dice(2)
    shares: Counter[str] = Counter()
    for outcome, odds in match.chance.outcomes():
        end = match.clone()
        end.decide_chance(outcome)
        assert end.result is not None
        shares[end.result.ranking[0][0]] += odds  # type: ignore[assignment]
    assert shares == {"seat-2": pytest.approx(1)}


def test_equal_riders_share_the_odds_of_the_dice():
    match = start_match(find("joust"), 4, 1, {}, live=False)
    match.decide_chance([0, 7, 8, 15, 1, 6, 9, 14, 2, 5, 10, 13, 3, 4, 11, 12])
    for lances in (("16", "2", "3", "4"), ("1", "15", "6", "5"), ("8", "7", "14", "12")):
        for seat, lance in zip(match.seats, lances, strict=True):
            match.submit(seat, lance)
    first: Counter[tuple[str, ...]] = Counter()
    assert match.chance == Dice(4)
    for outcome, odds in match.chance.outcomes():
        end = match.clone()
        end.decide_chance(outcome)
        assert end.result is not None
        first[tuple(end.result.ranking[0])] += odds  # type: ignore[assignment]
    alone = 3 * sum((face - 1) ** 2 for face in range(1, 7)) / 6**3
    assert sum(odds for place, odds in first.items() if len(place) == 1) == pytest.approx(alone)
    assert first["seat-1", "seat-2", "seat-3"] == pytest.approx(6 / 6**3)


def test_a_live_match_draws_by_seed_and_number_of_the_draw():
    digests = {montjoie.start("joust", 4, seed=seed).digest() for seed in (1, 2, 3, "1")}
    assert len(digests) == 3, "a seed is the text it is written as"
    hands = montjoie.start("joust", 4, seed=1).record()["inputs"]
    assert hands == [["chance", Shuffle(16).draw(Stream(1, 1))]]


@rule("KER-REC-03")
def test_the_hash_of_the_seed_is_public_and_the_seed_is_not_until_the_end():
    match = montjoie.start("bazaar", 1, seed="secret", options={"first": "fruit", "only": True})
    assert match.view(None)["seed"] is None
    assert match.view(None)["seed_hash"] == match.seed_hash == seed_hash("secret")
    match.submit("seat-1", "apple")
    assert match.view(None)["seed"] == "secret"


def test_huge_decks_are_listed_lazily():
    assert [odds for _, odds in islice(Shuffle(30).outcomes(), 2)] == [1 / math.factorial(30)] * 2


@rule("KER-CHN-02")
def test_an_outcome_may_name_the_symbols_that_the_dice_show():
    dice = Dice(3, 4, ("sun", "moon", "moon", "star"))
    assert dice.numbered(["moon", "sun", 4]) == [2, 1, 4]
    assert dice.named([2, 3, 4]) == ["moon", "moon", "star"]
    assert Dice(2).named([6, 1]) == ["6", "1"]
    with pytest.raises(montjoie.Refusal):
        dice.check(dice.numbered(["comet", "sun", "sun"]))


@rule("KER-CHN-01", "KER-CHN-02")
def test_the_dice_of_a_match_that_is_not_live_are_set_by_number_or_symbol():
    match = montjoie.start("westeros", seed=1, live=False)
    rolls = 0
    while match.decision is None:
        assert match.chance is not None
        if isinstance(match.chance, Dice):
            rolls += 1
            match.decide_chance([match.chance.faces[0]] * match.chance.count)
        else:
            match.decide_chance(match.chance.draw(Stream(1)))
    assert rolls > 0
    twin = montjoie.from_position("westeros", match.position(), live=False)
    assert twin.digest() == match.digest()
    assert not twin.inside.live
