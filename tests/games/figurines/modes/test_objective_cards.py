"""The Objective cards, each alone."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import SAVES
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    offered,
    over,
    refused,
    roll,
)
from tests.games.figurines.modes.hooks import DAN, GOT, SENTINELS, SPEARWIVES, SWORDS, tell
from tests.rule import rule

UNITS = {"own": f"{SWORDS} 24,24", "foe": f"{SENTINELS} 24,44 @180 owner=b"}


def scored(card: str, units: dict[str, str] | None = None, **more: Any) -> Match:
    """The unit `own` holds the centre, with that card, when it scores in round 2."""
    token = {"centre": f"24,24 card={card} claimed=own"}
    return at(tell("score"), units or UNITS, objectives=token, mode=GOT, round=2, live=False, **more)


@rule("FIG-GOT-03")
@covers("iron_throne")
def test_the_iron_throne_frightens_whoever_holds_it() -> None:
    match = scored("iron_throne")
    assert board(match).players["a"].vp == 2
    roll(match, 5, 3)
    roll(match, 3)
    assert events(match, "test_taken")[0]["passed"]  # 8 - 2 against Morale 6


@covers("field_hospital")
def test_the_field_hospital_heals_up_to_a_d3_of_a_friendly_unit() -> None:
    match = scored("field_hospital", UNITS | {"hurt": f"{SWORDS} 10,10 x5", "other": f"{SWORDS} 40,10 x9"})
    assert sorted(offered(match)) == ["hurt", "nobody", "other"]
    answer(match, "hurt")
    roll(match, 2)
    assert offered(match) == [0, 1, 2]
    answer(match, 2)
    assert board(match).units["hurt"].figures == 7


@covers("field_hospital")
def test_the_field_hospital_may_be_left_unused() -> None:
    match = scored("field_hospital", UNITS | {"hurt": f"{SWORDS} 10,10 x5"})
    answer(match, "nobody")
    assert over(match)
    assert board(match).units["hurt"].figures == 5


@rule("FIG-DAN-07")
@covers("signal_tower")
def test_the_signal_tower_makes_an_enemy_vulnerable_and_weakened() -> None:
    match = scored("signal_tower")
    assert sorted(offered(match)) == ["foe", "nobody"]
    answer(match, "foe")
    assert board(match).units["foe"].conditions == ("vulnerable", "weakened")
    given = (e["rule"] for e in match.feed(None) if e["kind"] == "figurines.condition_gained")
    assert set(given) == {"FIG-GOT-04"}  # FIG-DAN-07 is of another mode


@covers("war_council")
def test_the_war_council_draws_a_card() -> None:
    match = scored("war_council", decks={"a": ["northern_ferocity", "northern_ferocity"]})
    assert len(board(match).hands["a"].cards) == 1


@covers("gibbet")
def test_the_gibbet_makes_an_enemy_within_long_range_take_a_panic_test() -> None:
    near = {"near": f"{SENTINELS} 24,40.8 owner=b", "side": f"{SENTINELS} 8,24 owner=b"}
    match = scored("gibbet", UNITS | near)
    assert sorted(offered(match)) == ["near", "side"]
    answer(match, "near")
    roll(match, 3, 3)
    roll(match, 2)
    assert board(match).units["near"].figures == 9  # 6 against Morale 7


@covers("gibbet")
def test_the_gibbet_does_nothing_where_no_enemy_is_near() -> None:
    assert over(scored("gibbet"))


@covers("crossroads")
def test_the_crossroads_let_an_unengaged_friend_shift_3_inches() -> None:
    fight = {"busy": f"{SWORDS} 24,39.2", "free": f"{SWORDS} 8,8"}
    match = scored("crossroads", UNITS | fight)
    assert sorted(offered(match)) == ["free", "nobody", "own"]
    answer(match, "free")
    assert refused(match, "a", {"forward": [{"turn": 0, "ahead": 3001}]})[0] == "FIG-GLO-10"
    answer(match, {"forward": [{"turn": 0, "ahead": 3000}]})
    assert board(match).units["free"].y == 11_000


# While controlled.


@rule("FIG-DAN-08")
@covers("cursed_armory")
def test_the_cursed_armory_gives_sundering_and_vicious_to_melee_attacks() -> None:
    g = engine(
        {"own": f"{SWORDS} 24,20 carries=B", "foe": f"{SPEARWIVES} 24,24.8 @180 owner=b"},
        mode=DAN,
        objectives=CURSE,
    )
    assert {"sundering", "vicious"} <= keywords(g, Attack(attacker="own", defender="foe", attack=FURY))
    assert not keywords(g, Attack(attacker="foe", defender="own", attack="spear"))


FURY = "stark_fury_attack"
CURSE = {"B": "24,24 card=cursed_armory claimed=own"}


@rule("FIG-DAN-08", "FIG-RUL-56")
@covers("cursed_armory")
def test_the_cursed_armory_costs_d3_wounds_after_each_melee_attack() -> None:
    units = {
        "own": f"{SPEARWIVES} 24,20 carries=B x4",
        "foe": f"{SENTINELS} 24,24.8 @180 owner=b",
        "more": f"{SWORDS} 4,4",
    }
    fight = Attack(attacker="own", defender="foe", attack="spear")
    match = at(fight, units, mode=DAN, objectives=CURSE, live=False)
    roll(match, 1, 1, 1, 1)
    roll(match, 3)
    assert board(match).units["own"].figures == 1
    assert over(match)


@rule("FIG-DAN-08")
@covers("cursed_armory")
def test_the_cursed_armory_does_nothing_to_ranged_attacks() -> None:
    units = {"own": "free_folk_trappers 24,20 carries=B", "foe": f"{SENTINELS} 24,30 @180 owner=b"}
    shot = Attack(attacker="own", defender="foe", attack="wildling_bow", kind="ranged")
    assert "vicious" not in keywords(engine(units, mode=DAN, objectives=CURSE), shot)
    match = at(shot, units, mode=DAN, objectives=CURSE, live=False)
    roll(match, 1, 1, 1, 1, 1, 1)
    assert over(match)
    assert board(match).units["own"].figures == 12


@pytest.mark.parametrize(("where", "bonus"), [("24,34.7", 1), ("24,34.9", 0)])
@covers("war_drums")
def test_war_drums_encourage_friends_within_short_range(where: str, bonus: int) -> None:
    drums = {"centre": "24,24 card=war_drums claimed=own"}
    units = {"own": f"{SWORDS} 24,24", "friend": f"{SWORDS} {where}", "foe": f"{SENTINELS} 24,16 owner=b"}
    g = engine(units, mode=GOT, objectives=drums)
    assert modifiers(g, Test(unit="friend")).total == bonus
    assert modifiers(g, Test(unit="foe")).total == 0


@covers("war_drums")
def test_nobody_hears_drums_that_nobody_controls() -> None:
    g = engine(UNITS, mode=GOT, objectives={"centre": "24,24 card=war_drums"})
    assert modifiers(g, Test(unit="own")).total == 0


@covers("watch_post")
def test_the_watch_post_helps_its_unit_against_ranged_attacks_only() -> None:
    post = {"centre": "24,24 card=watch_post claimed=own"}
    units = {
        "own": f"{SWORDS} 24,24",
        "foe": "lannister_crossbowmen 24,34 @180 owner=b",
        "mate": f"{SWORDS} 8,24",
    }
    g = engine(units, mode=GOT, objectives=post)
    shot = Attack(attacker="foe", defender="own", attack="crossbow_attack", kind="ranged")
    blow = Attack(attacker="foe", defender="own", attack="short_sword")
    assert [part.value for part in g.tally(SAVES, shot).parts if part.source == "watch_post"] == [1]
    assert [part for part in g.tally(SAVES, blow).parts if part.source == "watch_post"] == []
    assert [p for p in g.tally(SAVES, shot.but(defender="mate")).parts if p.source == "watch_post"] == []


# When claimed.

NCUS = {
    "cersei": "cersei_lannister owner=b",
    "tyrion": "tyrion_lannister_the_imp owner=b",
    "sansa": "sansa_stark",
}


@rule("FIG-DAN-09")
@covers("raven_cage")
def test_who_claims_the_raven_cage_silences_an_enemy_ncu() -> None:
    cage = {"C": "42,24 card=raven_cage"}
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 42,20"}, ncus=NCUS, objectives=cage, mode=DAN)
    answer(match, [{"turn": 0, "ahead": 4000, "pivot": "centre"}])
    assert asked(match, "choose_target") == "a"
    assert sorted(offered(match)) == ["cersei", "tyrion"]
    answer(match, "cersei")
    g = match.engine
    assert abilities.of_ncu(g, "cersei") == ()
    assert abilities.of_ncu(g, "tyrion") != ()
    (aimed,) = (e for e in match.feed(None) if e["kind"] == "figurines.objective_aimed")
    assert aimed["rule"] == "FIG-DAN-09"


@rule("FIG-DAN-09")
@covers("raven_cage")
def test_an_ncu_has_its_abilities_again_when_the_cage_is_lost() -> None:
    cage = {"C": "42,24 card=raven_cage target=cersei"}
    held = engine({"own": f"{SWORDS} 42,24 carries=C"}, ncus=NCUS, objectives=cage, mode=DAN)
    assert abilities.of_ncu(held, "cersei") == ()
    free = engine({"own": f"{SWORDS} 42,24"}, ncus=NCUS, objectives=cage, mode=DAN)
    assert abilities.of_ncu(free, "cersei") != ()
