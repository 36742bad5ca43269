"""The Old Dominion, entry by entry."""

from __future__ import annotations

import pytest

from montjoie.games.conquest.actions.base import Act, refusals
from montjoie.games.conquest.draw_events import UseDrawEvent
from montjoie.games.conquest.phases.supremacy import supremacy
from montjoie.games.conquest.regiments.sight import height
from montjoie.games.conquest.scenarios import seizing
from montjoie.games.conquest.wounds.attack import resolve
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import change
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import cast, changes, declare, draw, follows, has_now, officered
from tests.games.conquest.given import answer, at, board, engine
from tests.rule import rule


@rule("CON-OFF-01")
@pytest.mark.parametrize(
    ("regiment", "officer", "told"),
    [
        ("legionnaires", "dark_cenotaph", "draws:bastion 0>1"),
        ("legionnaires", "profane_reliquary", "fearsome 0>1"),
        ("legionnaires", "optio", "flawless_drill 0>1"),
        ("praetorian_guard", "icon_bearer", "devout 0>1"),
        ("kataphraktoi", "hetairos", "charge_distance 0>1"),
    ],
)
def test_officers_of_the_old_dominion(regiment: str, officer: str, told: str):
    g, name = officered(regiment, "leader")
    changes(g, name, told, lambda: has_now(g, name, officer))


@rule("CON-DRE-00", "CON-ACT-04")
@pytest.mark.parametrize(
    ("regiment", "event", "told"),
    [
        ("athanatoi", "drawn_parry", "parry 0>1"),
        ("varangian_guard", "cleave_1_and_linebreaker", "cleave 2>3, linebreaker 0>1"),
        ("karyatids", "barrage_1_and_fluid_formation", "barrage 3>4, fluid_formation 0>1"),
        ("kanephors", "drawn_flawless_strikes", "flawless_strikes 0>1"),
        ("bone_golems", "aura_of_death_3", "aura_of_death 5>8"),
        ("buccephaloi", "brutal_impact_1", "brutal_impact 1>2"),
        ("centaur_prodromoi", "brutal_impact_1_and_impact_2", "brutal_impact 0>1, impact 2>4"),
        ("centaur_kerykes", "armor_piercing_1_and_sureshot", "armor_piercing 0>1, sureshot 0>1"),
        ("kataphraktoi", "impact_1_and_shock", "impact 3>4, shock 0>1"),
    ],
)
def test_what_a_draw_event_gives_holds_for_the_round(regiment: str, event: str, told: str):
    g = engine(f"{regiment} 24,10", "militia 24,30 @180 b")
    changes(g, f"{regiment}_1", told, lambda: draw(g, f"{regiment}_1", event))
    assert {row.until for row in g.state.lasting.values()} == {"round"}


@rule("CON-MOR-02")
@covers("undying")
@pytest.mark.parametrize(("faction", "shaken"), [("old_dominion", False), ("hundred_kingdoms", True)])
def test_undying_vessels_pass_every_test_of_resolve(faction: str, shaken: bool):
    g = engine("legionnaires 24,10 +strategos")
    change(g.state.players, "a", faction=faction)
    assert [resolve(g, who) is not None for who in ("legionnaires_1", "strategos_1")] == [shaken, shaken]
    mortal = engine("cultists 24,10")
    change(mortal.state.players, "a", faction=faction)
    assert resolve(mortal, "cultists_1") is not None


@rule("CON-SPR-56", "CON-INS-01")
@covers("animate_vessel")
def test_an_animate_vessel_terrifies_and_cannot_inspire():
    g = engine(
        "legionnaires 24,10", "militia 24,13 @180 b", contacts={"legionnaires_1|militia_1": "front/front"}
    )
    changes(g, "legionnaires_1", "terrifying 1>1", lambda: None)
    told = [each.key for each in refusals(g, "legionnaires_1", Act.known["inspire"])]
    assert "no-inspiring" in told
    assert "no-inspiring" not in [each.key for each in refusals(g, "militia_1", Act.known["inspire"])]


@rule("CON-SCO-04", "CON-STD-07", "CON-HEA-01")
@covers("unhallowed_ground")
def test_unhallowed_ground_is_low_seizes_as_five_stands_and_is_never_healed():
    g = engine("profane_sepulcher 24,10 w3")
    assert height(g, "profane_sepulcher_1") == 2
    assert seizing(g, "a", {"profane_sepulcher_1": 1}) == 5
    match = at(Heal(unit="profane_sepulcher_1", points=2), "profane_sepulcher 24,10 w3")
    assert board(match).regiments["profane_sepulcher_1"].wounds == 3


@rule("CON-ACT-04", "CON-HEA-01")
def test_an_exhortation_of_eternal_faith_costs_the_sepulcher_what_it_heals():
    scene = ("profane_sepulcher 24,10", "legionnaires 24,20 w3", "legionnaires 24,40 w3")
    match = at(UseDrawEvent(who="profane_sepulcher_1"), *scene)
    answer(match, "choose_draw_event", "exhortation_of_eternal_faith")
    (decision,) = match.decisions.values()
    assert "legionnaires_2" not in list(decision.candidates())
    answer(match, "choose_for", "legionnaires_1")
    rows = board(match).regiments
    assert (rows["profane_sepulcher_1"].wounds, rows["legionnaires_1"].wounds) == (3, 0)


@rule("CON-ACT-04", "CON-HEA-01")
def test_a_dark_shepherd_destroys_a_stand_to_heal_his_own():
    scene = ("legionnaires 24,10 w3 +hierodeacon", "legionnaires 24,20 x4 f4")
    match = at(UseDrawEvent(who="hierodeacon_1"), *scene)
    answer(match, "choose_draw_event", "dark_shepherd")
    answer(match, "choose_for", "legionnaires_2")
    if match.decisions:
        answer(match, "choose_end", "left")
    rows = board(match).regiments
    assert (rows["legionnaires_1"].wounds, rows["legionnaires_2"].stands) == (0, 3)


@rule("CON-MAG-12", "CON-MAG-11", "CON-HEA-01")
def test_spells_of_the_old_dominion():
    g = engine("legionnaires 24,10 +archimandrite", "raiders 24,18 @180 b")
    (bolt,) = cast(g, "archimandrite_1", "dark_bolt", "raiders_1")
    pool = bolt.pools[0]  # type: ignore[attr-defined]
    assert (pool.dice, [each.id for each in pool.blow.shots]) == (3, ["armor_piercing"])
    (dirge,) = cast(g, "archimandrite_1", "dirge", "legionnaires_1")
    assert dirge.points == 3  # type: ignore[attr-defined]
    lay = lambda: cast(g, "archimandrite_1", "unholy_vigor", "legionnaires_1")  # noqa: E731
    changes(g, "legionnaires_1", "attacks 4>5", lay)


@rule("CON-SUP-07")
def test_abilities_of_the_warlords_of_the_old_dominion():
    g = engine("legionnaires 24,10 +strategos", "legionnaires 24,40", "bone_golems 40,40")
    changes(g, "legionnaires_2", "bastion 0>1", lambda: declare(g, "strategos_1", "hold_the_line"))
    changes(g, "bone_golems_1", "bastion 0>0", lambda: None)
    healing = follows(g, supremacy["rise_again"], "strategos_1")
    assert [(each.unit, each.points) for each in healing] == [("legionnaires_1", 3)]  # type: ignore[attr-defined]
