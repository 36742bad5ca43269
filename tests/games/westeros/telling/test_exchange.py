"""The exact chances of an attack, against every roll counted one by one."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.resolution import damage, driven, hitting
from montjoie.games.westeros.content import load
from montjoie.games.westeros.state import SYMBOLS, G
from montjoie.games.westeros.telling.exchange import Chances, exchange, thrown
from tests.games.westeros.given import engine
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")


def counted(dice: int, outcome: Callable[[tuple[str, ...]], tuple[int, int]]) -> Chances:
    """The chances of outcomes, by listing every roll."""
    chances: Chances = {}
    for rolled in itertools.product(load().faces, repeat=dice):
        key = outcome(rolled)
        chances[key] = chances.get(key, 0.0) + 1 / 8**dice
    return chances


def same(found: Chances, expected: Chances) -> bool:
    """Whether two distributions are one."""
    return {k: pytest.approx(p) for k, p in expected.items()} == {k: p for k, p in found.items() if p}


@pytest.mark.parametrize(
    ("a", "t", "ground"),
    [
        ("host green", "guards green", {}),
        ("host blue", "guards red", {}),
        ("northmen red", "cavaliers blue", {}),
        ("riders red", "heavy red", {}),
        ("host red", "guards green", {"5,6": "building"}),
        ("host red", "guards green", {"5,6": "forest"}),
    ],
)
@rule("WES-CBT-15")
def test_chances_are_those_of_every_roll_counted(a: str, t: str, ground: dict[str, str]) -> None:
    g = engine({"a": f"{a} 5,5", "t": f"{t} 5,6"}, terrain=ground)
    prospects = exchange(g, FIGHT)

    def outcome(rolled: tuple[str, ...]) -> tuple[int, int]:
        strike = FIGHT.but(rolled=rolled)
        return damage(g, strike), driven(strike)

    assert same(prospects.chances, counted(prospects.dice, outcome))
    assert sum(prospects.chances.values()) == pytest.approx(1)


def flanking(symbols: int = 1) -> Callable[[tuple[str, ...]], Chances]:
    """What becomes of a roll against green when the most frequent misses are rolled again."""

    def again(rolled: tuple[str, ...]) -> Chances:
        missing = sorted(("blue", "red"), key=lambda s: -rolled.count(s))[:symbols]
        kept = [s for s in rolled if s not in missing]
        scored, morale = sum(s in ("green", "valor") for s in kept), kept.count("morale")
        return {
            (scored + more, morale + drove): chance
            for (more, drove), chance in thrown(
                load().faces, ("green", "valor"), len(rolled) - len(kept)
            ).items()
        }

    return again


@rule("WES-ENG-13")
@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("symbols", [1, 2])
def test_the_flanking_re_roll_is_reckoned_in(dice: int, symbols: int) -> None:
    expected: Chances = {}
    for rolled in itertools.product(load().faces, repeat=dice):
        for key, chance in flanking(symbols)(rolled).items():
            expected[key] = expected.get(key, 0.0) + chance / 8**dice
    assert same(thrown(load().faces, ("green", "valor"), dice, symbols), expected)


@rule("WES-ENG-13")
def test_flanking_raises_the_hits_to_be_expected() -> None:
    units = {"a": "host blue 5,5", "t": "guards green 5,6", "f": "host green 4,7"}
    plain, flank = engine(units), engine(units, engaged={"f": "t"})
    assert exchange(flank, FIGHT).hits > exchange(plain, FIGHT).hits == pytest.approx(1.5)


def rolled_fight(g: G, *symbols: str) -> Attack:
    """The attack with its dice on the table."""
    return FIGHT.but(rolled=symbols, dice=len(symbols), flanking=True)


@rule("WES-ENG-13")
def test_a_roll_on_the_table_is_certain_until_a_symbol_is_chosen() -> None:
    g = engine({"a": "host blue 5,5", "t": "guards green 5,6"})
    strike = rolled_fight(g, "green", "red", "morale")
    assert exchange(g, strike).chances == {(1, 1): 1.0}
    chosen = exchange(g, strike.but(rerolled=("red",)))
    assert chosen.dice == 1
    assert chosen.hits == pytest.approx(1.5)
    assert chosen.retreats == pytest.approx(1.125)


@rule("WES-UNI-04", "WES-CAP-02")
@pytest.mark.parametrize(
    ("t", "needed"), [("guards green 5,6 x1", 1), ("guards green 5,6 x1 @jaime_lannister_king", 3)]
)
def test_elimination_counts_the_hits_it_takes(t: str, needed: int) -> None:
    g = engine({"a": "host red 5,5", "t": t})
    prospects = exchange(g, FIGHT)
    expected = sum(p for (hits, _), p in prospects.chances.items() if hits >= needed)
    assert prospects.eliminates == pytest.approx(expected)
    assert 0 < prospects.eliminates < 1


@rule("WES-PAR-04")
def test_a_parting_attack_drives_nobody_off() -> None:
    g = engine({"a": "host red 5,5", "t": "guards green 5,6"})
    assert exchange(g, FIGHT.but(mode="parting")).retreats == 0


@rule("WES-CBT-22", "WES-CAP-03")
def test_hits_cancelled_and_hits_stood_before_are_reckoned_in() -> None:
    g = engine({"a": "host red 5,5", "t": "guards green 5,6 x1 @jaime_lannister_king"})
    rolled = FIGHT.but(rolled=("green", "green", "red", "red"))
    assert exchange(g, rolled.but(cancelled=1)).chances == {(1, 0): 1.0}
    assert exchange(g, rolled).eliminates == 0
    assert exchange(g, rolled.but(pressed=1)).eliminates == 1


def test_symbols_of_the_die_are_all_reckoned_with() -> None:
    g = engine({"a": "host red 5,5", "t": "guards green 5,6"})
    assert set(load().faces) == set(SYMBOLS)
    assert hitting(g, FIGHT) == ("green", "valor")


def test_an_attack_without_dice_does_nothing() -> None:
    g = engine({"a": "host green 5,5", "t": "guards green 5,6"})
    assert exchange(g, FIGHT.but(bonus={"card": -2})).chances == {(0, 0): 1.0}
