"""The Nords, entry by entry."""

from __future__ import annotations

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.volley import pools
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.draw_events import available
from montjoie.games.conquest.profiles import answers, has, value, worth
from montjoie.games.conquest.queries import (
    ATTACKS,
    CLASH,
    DEFENSE,
    EVASION,
    FREE,
    MARCH,
    MARCH_DISTANCE,
    RESOLVE,
    SEIZING,
    UNBREAKABLE,
    UNREFUSED,
)
from montjoie.kernel import change
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import cast, changes, charge, declare, led, officered
from tests.games.conquest.given import engine
from tests.rule import rule


@rule("CON-MOR-01")
@covers("battle_hardened")
@pytest.mark.parametrize(("faction", "told"), [("nords", "resolve 3>4"), ("hundred_kingdoms", "resolve 3>3")])
def test_nords_who_have_charged_are_battle_hardened(faction: str, told: str):
    g = engine("trolls 24,10", "militia 24,12 @180 b")
    change(g.state.players, "a", faction=faction)
    changes(g, "trolls_1", told, lambda: charge(g, "trolls_1", "militia_1"))


@rule("CON-OFF-01")
def test_officers_of_the_nords():
    g, name = officered("huskarls", "skald")
    assert (worth(g, RESOLVE, name, None), has(g, name, "bravery")) == (4, True)
    g, name = officered("huskarls", "thegn")
    assert available(g, name)["bastion"].x == 1
    g, name = officered("ulfhednar", "savage")
    assert list(answers(g, FREE, name, ())) == ["charge"]
    g, name = officered("raiders", "captain")
    assert [part.value for part in answers(g, SEIZING, name, 3) if part.source == "captain"] == [1]


@rule("CON-CHR-02")
@pytest.mark.parametrize(
    ("tactic", "given"),
    [
        ("tribal_tactic_opportunists", "opportunists"),
        ("tribal_tactic_raid", "vanguard"),
        ("tribal_tactic_fury", "shock"),
    ],
)
def test_a_tribal_tactic_is_his_regiments(tactic: str, given: str):
    assert has(led("huskarls", "jarl", "nords", option=tactic), "huskarls_1", given)
    assert not has(led("huskarls", "jarl", "nords"), "huskarls_1", given)


@rule("CON-MST-01", "CON-PRO-04")
def test_items_of_the_nords():
    g = led("huskarls", "jarl", "nords", items=("jotnar_skin_cloak", "rune_axe", "twin_blades", "wolf_pelt"))
    assert (worth(g, DEFENSE, "jarl_1", None), value(g, "jarl_1", "hardened")) == (3, 1)
    assert (value(g, "jarl_1", "cleave"), worth(g, ATTACKS, "jarl_1", None)) == (1, 8)
    assert worth(g, EVASION, "jarl_1", None) == 1
    king = led("huskarls", "konungyr", "nords", items=("wolf_pelt", "oath_ring"))
    assert worth(king, EVASION, "konungyr_1", None) == 2
    assert any(answers(king, UNREFUSED, "konungyr_1"))
    assert not any(answers(g, UNREFUSED, "jarl_1"))
    banner = led("huskarls", "jarl", "nords", items=("raven_banner", "trollblood"))
    assert sum(part.value for part in answers(banner, MARCH_DISTANCE, "huskarls_1", 0)) == 1
    assert available(banner, "jarl_1")["regeneration"].x == 2


@rule("CON-MAG-12", "CON-MAG-11", "CON-HEA-01")
def test_spells_of_the_nords():
    g = led("huskarls", "shaman", "nords")
    (frost,) = cast(g, "shaman_1", "killing_frost", "raiders_1")
    assert frost.pools[0].dice == 6  # type: ignore[attr-defined]
    (heal,) = cast(g, "shaman_1", "blood_of_giants", "huskarls_1")
    assert heal.points == 3  # type: ignore[attr-defined]
    cast(g, "shaman_1", "bite_of_winter", "raiders_1")
    assert worth(g, MARCH, "raiders_1", None) == 4
    cast(g, "shaman_1", "thread_of_fate", "huskarls_1")
    assert has(g, "huskarls_1", "blessed")
    cast(g, "shaman_1", "valkyries_call", "huskarls_1")
    assert has(g, "huskarls_1", "flawless_strikes")


@rule("CON-MAG-12", "CON-SPR-56")
def test_at_the_fires_of_the_hearth_nobody_is_terrified():
    g = led("huskarls", "shaman", "nords")
    lasting.give(g, "terrifying", "test", ("raiders_1",), "round", 1)
    blow = Blow("clash", "raiders_1", "raiders_1", "huskarls_1")
    assert worth(g, RESOLVE, "huskarls_1", blow) == 2
    cast(g, "shaman_1", "fires_of_the_hearth", "huskarls_1")
    assert worth(g, RESOLVE, "huskarls_1", blow) == 4


@rule("CON-MAG-12", "CON-VOL-11")
def test_in_a_howling_gale_half_the_shots_fly():
    g = engine("longbowmen 24,10 f4", "raiders 24,30 @180 b")
    (clear,) = pools(g, "longbowmen_1", "raiders_1", {})
    lasting.give(g, "howling_gale", "howling_gale", ("longbowmen_1",), "round")
    (windy,) = pools(g, "longbowmen_1", "raiders_1", {})
    assert windy.dice < clear.dice


@rule("CON-SUP-07", "CON-PRO-04")
def test_abilities_of_the_warlords_of_the_nords():
    g = engine("huskarls 24,10 +konungyr", "werewargs 24,40", "ice_jotnar 40,10", "raiders 24,30 b")
    declare(g, "konungyr_1", "divine_protection")
    assert [worth(g, EVASION, n, None) for n in ("huskarls_1", "ice_jotnar_1", "raiders_1")] == [1, 2, 1]
    declare(g, "konungyr_1", "einherjar_wrath")
    assert [worth(g, ATTACKS, n, None) for n in ("huskarls_1", "werewargs_1")] == [6, 6]
    declare(g, "konungyr_1", "king_of_the_north")
    assert [any(answers(g, UNBREAKABLE, n)) for n in ("huskarls_1", "werewargs_1")] == [True, False]
    declare(g, "konungyr_1", "call_of_the_wild")
    assert [worth(g, CLASH, n, None) for n in ("huskarls_1", "werewargs_1")] == [3, 3]
    assert has(g, "werewargs_1", "unstoppable")
    declare(g, "konungyr_1", "wrath_of_titans")
    assert [value(g, n, "trample") >= 3 for n in ("huskarls_1", "ice_jotnar_1")] == [False, True]
