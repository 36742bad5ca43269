"""Profiles: numbers with their parts, rules of regiments and characters."""

from __future__ import annotations

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.clash import pools, reach
from montjoie.games.conquest.profiles import has, held, tally, value, worth
from montjoie.games.conquest.queries import CLASH, DEFENSE, MARCH, RESOLVE
from montjoie.games.conquest.regiments.field import line, open_line
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.blocked import PushAttack
from montjoie.kernel import change
from tests.games.conquest.given import at, board, engine
from tests.rule import rule

S = 2.441


def given(g: G, kind: str, who: str, n: int, **more: str | bool) -> None:
    name = f"given/{len(g.state.lasting)}"
    g.state.lasting[name] = Lasting(kind=kind, source="given", units=(who,), until="round", n=n, **more)  # type: ignore[arg-type]


@rule("CON-PRO-01", "CON-PRO-02", "CON-PRO-05", "CON-ACT-09")
def test_a_characteristic_is_what_is_printed_and_never_below_0():
    g = engine("militia 24,10")
    assert worth(g, MARCH, "militia_1", None) == 5
    given(g, "defense", "militia_1", -4)
    explained = tally(g, DEFENSE, "militia_1", None)
    assert explained.total == 0
    assert [part.source for part in explained.parts if part.layer in ("base", "add")] == ["defense", "given"]
    lasting.end(g, "round")
    assert worth(g, DEFENSE, "militia_1", None) == 1


@rule("CON-SPR-00", "CON-EX-48")
def test_the_best_x_counts_and_plus_x_adds_to_it():
    g = engine("steel_legion 24,10")
    assert value(g, "steel_legion_1", "cleave") == 2
    given(g, "rule", "steel_legion_1", 1, thing="cleave")
    assert value(g, "steel_legion_1", "cleave") == 2
    given(g, "rule", "steel_legion_1", 1, thing="cleave", plus=True)
    assert value(g, "steel_legion_1", "cleave") == 3
    given(g, "rule", "steel_legion_1", 1, thing="impact", plus=True)
    assert value(g, "steel_legion_1", "impact") == 1


@rule("CON-REG-01", "CON-REG-02", "CON-STD-01", "CON-CHR-06")
def test_what_a_regiment_is_given_its_character_has_too_and_not_the_other_way_round():
    g = engine("militia 24,10 +noble_lord")
    assert size(g.state.regiments["militia_1"]) == 4
    given(g, "rule", "militia_1", 0, thing="flurry")
    given(g, "rule", "noble_lord_1", 0, thing="smite")
    assert "flurry" in held(g, "noble_lord_1")
    assert not has(g, "militia_1", "smite")
    given(g, "resolve", "militia_1", 1)
    assert worth(g, RESOLVE, "noble_lord_1", None) == g.content.cards["noble_lord"].profile.resolve + 1  # type: ignore[operator]


@rule("CON-CLA-11", "CON-EX-40")
def test_a_character_attacks_with_his_own_profile():
    g = engine(
        "militia 24,10 x3 f4 +noble_lord",
        f"raiders 24,{10 + S} @180 b x4 f4",
        contacts={"militia_1|raiders_1": "front/front"},
    )
    aims = {place: enemies[0] for place, enemies in reach(g, "militia_1").items()}
    by_striker = {pool.blow.striker: pool for pool in pools(g, "militia_1", aims)["raiders_1"]}
    lord = g.content.cards["noble_lord"].profile
    assert by_striker["noble_lord_1"].dice == lord.attacks
    assert by_striker["noble_lord_1"].value == worth(
        g, CLASH, "noble_lord_1", by_striker["noble_lord_1"].blow
    )


@rule("CON-BLK-06", "CON-BLK-07")
def test_who_has_lost_his_only_opponent_is_not_pushed():
    match = at(PushAttack(seat="a"), "militia 24,10 x3 f3", "raiders 24,30 b destroyed")
    assert board(match).regiments["militia_1"].y == 10_000


@rule("CON-RZL-05", "CON-RZL-06", "CON-GEO-01")
def test_the_line_is_pushed_back_and_returns_up_to_where_the_round_set_it():
    def now(*regiments: str) -> int:
        g = engine(*regiments)
        change(g.state.players, "a", line=12_000)
        return open_line(g, "a")

    assert now("militia 10,20") == 12_000
    assert now("militia 10,10") < 12_000
    assert now("militia 10,20", "raiders 40,8 b") == 0
    north = engine("raiders 10,40 @180 b")
    assert line(north, "b") in (48_000 - 40_000 - 1220, 48_000 - 40_000 - 1221)
