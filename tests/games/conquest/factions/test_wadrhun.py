"""The W'adrhun, entry by entry."""

from __future__ import annotations

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act, possible, refusals
from montjoie.games.conquest.actions.charge import longest
from montjoie.games.conquest.actions.clash import pools
from montjoie.games.conquest.actions.volley import in_range
from montjoie.games.conquest.draw_events import UseDrawEvent, available
from montjoie.games.conquest.factions.gifts import now
from montjoie.games.conquest.profiles import answers, has, value
from montjoie.games.conquest.queries import (
    ALL_EFFECTIVE,
    CHARGED,
    DRAW_EVENTS,
    FREE,
    MARCH,
    MOVED,
    UNCHAINED,
    UNHEALED,
    UNTOUCHED,
)
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.regiments.sight import height
from montjoie.games.conquest.scenarios import seizing
from montjoie.games.conquest.state import Lasting, remember
from montjoie.kernel import change
from montjoie.table.plane.ways import leg, walk
from tests.games.conquest.covers import covers
from tests.games.conquest.factions.things import cast, changes, declare, draw
from tests.games.conquest.given import answer, at, board, engine
from tests.rule import rule


@rule("CON-ACT-04")
@covers("battlecry")
@pytest.mark.parametrize(
    ("regiment", "chant", "told"),
    [
        ("braves", "blood_to_be_spilled", "impact 0>2"),
        ("blooded", "proven_warriors", "charge_distance 0>2"),
        ("chosen_of_conquest", "cultists_of_conquest", "march 6>9"),
        ("chosen_of_death", "cultists_of_death", "flawless_strikes 0>1"),
        ("warbred", "penance", "juggernaut 0>1"),
        ("raptor_riders", "mounted_riders", "aimed_shot 0>1"),
        ("chosen_of_war", "cultists_of_war", "terrifying 0>1, fearless 0>1"),
        ("drum_beast", "dominating_presence", "unyielding 0>1"),
        ("winglord_predator", "predatory_shriek", "terrifying 0>1"),
    ],
)
def test_a_chant_holds_for_the_round_and_is_sung_once_in_a_game(regiment: str, chant: str, told: str):
    g = engine(f"{regiment} 24,10", "militia 24,30 @180 b")
    changes(g, f"{regiment}_1", told, lambda: draw(g, f"{regiment}_1", chant))
    lasting.end(g, "round")
    assert chant not in available(g, f"{regiment}_1")
    declare(g, f"{regiment}_1", "war_chant")
    assert chant in available(g, f"{regiment}_1")


@rule("CON-ACT-12", "CON-VOL-09", "CON-TER-10")
def test_chants_that_grant_rights():
    g = engine("raptor_riders 24,10", "slingers 10,10", "warbred 40,10")
    draw(g, "raptor_riders_1", "mounted_riders")
    assert "volley" in answers(g, FREE, "raptor_riders_1", ())
    assert not any(answers(g, ALL_EFFECTIVE, "slingers_1"))
    draw(g, "slingers_1", "singing_bullets")
    assert any(answers(g, ALL_EFFECTIVE, "slingers_1"))
    assert "hindering" not in answers(g, UNTOUCHED, "warbred_1")
    draw(g, "warbred_1", "penance")
    assert "hindering" in answers(g, UNTOUCHED, "warbred_1")
    assert longest(g, "warbred_1") == (6 + 5) * 1000


@rule("CON-MAR-02")
def test_cultists_of_conquest_march_further_with_their_first_action_alone():
    g = engine("chosen_of_conquest 24,10")
    draw(g, "chosen_of_conquest_1", "cultists_of_conquest")
    after = lambda: remember(g.state, "chosen_of_conquest_1", actions=("march", "march"))  # noqa: E731
    changes(g, "chosen_of_conquest_1", "march 9>6", after)


@rule("CON-CHG-02", "CON-ACT-06")
def test_cultists_of_conquest_are_offered_no_charge_that_their_second_action_cannot_reach():
    g = engine("chosen_of_conquest 24,10", "militia 24,25 @180 b")
    draw(g, "chosen_of_conquest_1", "cultists_of_conquest")
    assert "charge" in possible(g, "chosen_of_conquest_1")
    remember(g.state, "chosen_of_conquest_1", actions=("reform",))
    assert "charge" not in possible(g, "chosen_of_conquest_1")


@rule("CON-SPR-32")
def test_a_thundering_charge_follows_a_march():
    g = engine("thunder_riders 24,10")
    draw(g, "thunder_riders_1", "thundering_charge")
    after = lambda: remember(g.state, "thunder_riders_1", actions=("march", "charge"))  # noqa: E731
    changes(g, "thunder_riders_1", "brutal_impact 2>3", after)


@rule("CON-VOL-08")
def test_momentum_lengthens_the_barrage_by_the_inches_marched_straight_ahead():
    g = engine("hunters 24,10 f4", "militia 24,40 @180 b")
    draw(g, "hunters_1", "momentum")
    remember(g.state, "hunters_1", actions=("march",))
    for turn, expected in ((0, 4), (1000, 0)):
        way = walk(tray(g, "hunters_1"), [leg(turn, 5000, "front-left" if turn else "centre")])
        steps = list(answers(g, MOVED, "hunters_1", way, "march"))
        rows = [step.row.n for step in steps if isinstance(step, lasting.Begin)]
        assert sum(rows) == expected
    far = len(in_range(g, "hunters_1", "militia_1", arcing=False))
    lasting.begin(g, Lasting("range", "momentum", ("hunters_1",), "round", 30))
    assert far == 0 < len(in_range(g, "hunters_1", "militia_1", arcing=False))


@rule("CON-PRO-04")
def test_who_shows_the_path_raises_the_clash_of_other_tribe_regiments_nearby():
    g = engine("veterans 24,10", "braves 24,17", "chosen_of_war 32,10", "blooded 24,40")
    draw(g, "veterans_1", "show_the_path")
    names = ("braves_1", "chosen_of_war_1", "blooded_1", "veterans_1")
    assert [has(g, name, now("show_the_path")) for name in names] == [True, False, False, False]
    changes(g, "braves_1", "clash 3>2", lambda: lasting.end(g, "round"))


@rule("CON-HEA-01", "CON-RLY-01", "CON-CHR-14")
def test_a_primal_cacophony_stops_healing_rallies_and_drawing_on():
    g = engine("tontorr 24,10", "militia 24,20 @180 b broken", "raiders 24,40 b broken")
    draw(g, "tontorr_1", "primal_cacophony")
    for name, stopped in (("militia_1", True), ("raiders_1", False)):
        keys = [each.key for each in refusals(g, name, Act.known["rally"])]
        assert ("cacophony" in keys) == stopped
        assert any(answers(g, UNHEALED, name)) == stopped
        assert any(answers(g, UNCHAINED, name)) == stopped


@rule("CON-SCO-04")
def test_a_dominating_presence_seizes_as_six_stands():
    g = engine("drum_beast 24,24")
    assert seizing(g, "a", {"drum_beast_1": 1}) == 3
    draw(g, "drum_beast_1", "dominating_presence")
    assert seizing(g, "a", {"drum_beast_1": 1}) == 6


@rule("CON-OFF-01", "CON-SPR-26")
def test_the_command_stand_of_an_aberration_strikes_more_and_harder():
    touching = {"braves_1|militia_1": "front/front"}
    g = engine("braves 24,10 f3", "militia 24,11.6 @180 b f3", contacts=touching)
    aims = dict.fromkeys(range(3), "militia_1")
    (plain,) = pools(g, "braves_1", aims)["militia_1"]
    change(g.state.regiments, "braves_1", models=("leader", "aberration"))
    two = pools(g, "braves_1", aims)["militia_1"]
    assert sum(pool.dice for pool in two) == plain.dice + 2
    assert [[each.id for each in pool.blow.shots] for pool in two if pool.blow.shots] == [["cleave"]]


@rule("CON-STD-07", "CON-PRO-02", "CON-ACT-12")
@covers("towering_presence", "march_of_giants", "mounted_hunters", "swarm")
def test_rules_of_beasts():
    g = engine("hunting_pack 10,10", "tontorr 24,10", "raptor_riders 40,10", "quatl 24,30")
    assert [height(g, name) for name in ("hunting_pack_1", "tontorr_1", "raptor_riders_1")] == [1, 4, 2]
    lasting.add(g, MARCH, -2, "bite_of_winter", ("tontorr_1", "raptor_riders_1"), "round")
    printed = [g.content.cards[e].profile.march for e in ("tontorr", "raptor_riders")]
    changes(g, "tontorr_1", f"march {printed[0]}>{printed[0]}", lambda: None)
    changes(g, "raptor_riders_1", f"march {(printed[1] or 0) - 2}>{(printed[1] or 0) - 2}", lambda: None)
    assert list(answers(g, FREE, "quatl_1", ())) == ["volley"]
    assert "swarm" not in [each.id for each in answers(g, DRAW_EVENTS, "hunting_pack_1")]


@rule("CON-SPR-32")
@pytest.mark.parametrize(("face", "rows"), [("left", 1), ("front", 0)])
def test_death_from_above_comes_on_a_flank(face: str, rows: int):
    g = engine("quatl 24,10", "militia 24,14 b", contacts={"militia_1|quatl_1": f"{face}/front"})
    steps = [step for step in answers(g, CHARGED, "quatl_1", "militia_1") if isinstance(step, lasting.Begin)]
    assert len([step for step in steps if step.row.source == "death_from_above"]) == rows


@rule("CON-TER-11", "CON-MOR-04")
@covers("bird_of_prey")
def test_a_bird_of_prey_hits_whom_it_flies_over_once_a_round():
    g = engine("quatl 24,10", "militia 24,16 b", "trolls 40,16 b", "fenr_beastpack 10,16 b")
    way = walk(tray(g, "quatl_1"), [leg(0, 10_000, "centre")])
    (strike,) = answers(g, MOVED, "quatl_1", way, "march")
    assert (strike.target, strike.pools[0].dice, strike.pools[0].blow.arc, strike.tested) == (
        "militia_1",
        5,
        "left",
        False,
    )
    assert list(answers(g, MOVED, "quatl_1", way, "march")) == []


@rule("CON-CHR-02", "CON-ARM-04")
@covers(
    "stoic",
    "tribes_pride",
    "crushing_force",
    "tempo",
    "ride_the_lightning",
    "ceaseless_hunt",
    "cult_of_war",
    "cult_of_death",
)
@pytest.mark.parametrize(
    ("scene", "who", "told"),
    [
        ("braves 24,10 +matriarch_queen", "braves_1", "indomitable 1>1"),
        ("braves 24,10 +chieftain", "braves_1", "flurry 1>1, trample 1>1, vanguard 1>1"),
        ("thunder_riders 24,10 +thunder_chieftain", "thunder_riders_1", "flank 1>1"),
        ("hunters 24,10 +predator", "hunters_1", "draws:fire_and_advance 1>1"),
        ("warbred 24,10 +scion_of_war", "warbred_1", "relentless_blows 1>1"),
        ("braves 24,10 +scion_of_death", "braves_1", "evasion 1>1"),
    ],
)
def test_characters_of_the_wadrhun_serve_their_regiments(scene: str, who: str, told: str):
    changes(engine(scene), who, told, lambda: None)
    alone = engine(scene.split(" +")[0])
    for each in told.split(", "):
        with pytest.raises(AssertionError):
            changes(alone, who, each, lambda: None)


@rule("CON-ARM-04", "CON-REG-02")
def test_what_reaches_a_warband_reaches_no_other_and_only_whom_it_means():
    g = engine("braves 24,10 +chieftain", "blooded 24,40", "hunters 40,40", "warbred 24,17")
    change(g.state.regiments, "hunters_1", warband=1)
    names = ("blooded_1", "hunters_1", "warbred_1")
    assert [has(g, name, "vanguard") for name in names] == [True, False, False]  # Tempo
    assert [value(g, name, "trample") for name in names] == [0, 0, 0]  # Crushing Force: too far
    change(g.state.regiments, "blooded_1", y=17_000)
    assert value(g, "blooded_1", "trample") == 1


@rule("CON-TER-09", "CON-TER-12")
@covers("expert_hunters")
def test_expert_hunters_lead_speakers_over_any_ground():
    g = engine("raptor_riders 24,10 +mounted_predator", "braves 40,10")
    for ground in ("hindering", "dangerous", "broken_ground", "perilous"):
        spared = [ground in answers(g, UNTOUCHED, name) for name in ("raptor_riders_1", "braves_1")]
        assert spared == [True, False]


@rule("CON-HEA-01", "CON-ACT-04")
def test_to_the_last_breath_heals_a_friend_that_is_no_monster():
    match = at(UseDrawEvent(who="matriarch_queen_1"), "braves 24,10 w3 +matriarch_queen", "quatl 24,16 w3")
    answer(match, "choose_draw_event", "to_the_last_breath")
    answer(match, "choose_for", "braves_1")
    assert [board(match).regiments[name].wounds for name in ("braves_1", "quatl_1")] == [0, 3]


@rule("CON-MAG-12", "CON-SUP-07")
@covers("cult_of_conquest")
def test_spells_and_abilities_of_the_wadrhun():
    g = engine("braves 24,10 +scion_of_conquest", "blooded 24,40")
    changes(g, "braves_1", "march 5>7", lambda: cast(g, "scion_of_conquest_1", "conquests_call", "braves_1"))
    changes(g, "braves_1", "cleave 0>1", lambda: cast(g, "scion_of_conquest_1", "blood_rite", "braves_1"))
    changes(g, "braves_1", "unstoppable 0>1", lambda: declare(g, "scion_of_conquest_1", "great_hunt"))
    assert not has(g, "blooded_1", "unstoppable")
