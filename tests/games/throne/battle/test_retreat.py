"""Retreat: where the beaten may go, how many of them, and what becomes of routed units."""

import pytest

from montjoie.games.throne.control import controller
from tests.games.throne.battle.fights import answers, fight, kinds, play, refused, stated
from tests.games.throne.given import board, events, over, where
from tests.rule import rule

BEATEN = {"stark": "eddard_stark", "lannister": "cersei_lannister"}


def beaten(defenders="lannister FF", attackers="stark KKKK", **given):
    """Lannister has lost at Harrenhal; beside it lie Blackwater, Crackclaw Point and Stoney Sept."""
    return play(fight(attackers, defenders, **given), **BEATEN)


@rule("THR-RET-01", "THR-RET-02", "THR-RET-11")
def test_beaten_attackers_go_back_routed_beside_those_who_stayed():
    m = play(fight("stark FK", "lannister KKKK", armies={"riverrun": "stark F"}), **BEATEN)
    assert where(m, "stark") == {"riverrun": "Ffk"}
    assert events(m, "retreated")[0]["units"] == {"footman": 1, "knight": 1}


@rule("THR-RET-03", "THR-RET-04", "THR-RET-11")
def test_beaten_defenders_all_go_to_one_adjacent_area_of_their_choice():
    m = beaten("lannister FK")
    assert answers(m, "lannister") == ["stoney_sept", "crackclaw_point", "blackwater"]
    m.submit("lannister", "blackwater")
    assert where(m, "lannister") == {"blackwater": "fk"}


@rule("THR-RET-04")
def test_an_area_that_is_not_adjacent_is_out_of_reach():
    m = beaten()
    assert refused(m, "lannister", "lannisport") == ("THR-RET-04", "retreat-out-of-reach")
    assert refused(m, "lannister", {"the_narrow_sea": {"footman": 1}}) == (
        "THR-RET-04",
        "retreat-out-of-reach",
    )
    assert refused(m, "lannister", "nowhere") == ("THR-RET-04", "retreat-out-of-reach")


@rule("THR-RET-04")
def test_areas_with_enemy_units_or_an_enemy_token_are_closed():
    m = beaten(
        armies={"blackwater": "tyrell F"},
        tokens={"stoney_sept": "baratheon"},
        houses={"lannister": {"supply": 2}},
    )
    assert over(m)
    assert where(m, "lannister") == {"crackclaw_point": "ff"}


@rule("THR-RET-04")
@pytest.mark.parametrize(
    ("closed", "key"),
    [
        ({"armies": {"blackwater": "tyrell F"}}, "retreat-to-enemy"),
        ({"tokens": {"blackwater": "tyrell"}}, "retreat-to-token"),
    ],
)
def test_the_refusal_says_what_closes_an_area(closed, key):
    m = beaten(**closed)
    assert answers(m, "lannister") == ["stoney_sept", "crackclaw_point"]
    assert refused(m, "lannister", "blackwater") == ("THR-RET-04", key)


@rule("THR-RET-04")
def test_own_units_and_own_tokens_keep_an_area_open():
    m = beaten(armies={"blackwater": "lannister F"}, tokens={"stoney_sept": "lannister"})
    assert answers(m, "lannister") == ["stoney_sept", "crackclaw_point", "blackwater"]


@rule("THR-RET-04", "THR-TRA-01")
def test_land_units_retreat_over_their_own_ships():
    m = beaten(area="crackclaw_point", origin="harrenhal", armies={"shipbreaker_bay": "lannister S"})
    assert answers(m, "lannister") == [
        "mountains_of_the_moon",
        "blackwater",
        "kings_landing",
        "kingswood",
        "storms_end",
    ]


@rule("THR-RET-05")
def test_nobody_retreats_to_where_the_attack_came_from():
    m = beaten()
    assert "riverrun" not in answers(m, "lannister")
    assert refused(m, "lannister", "riverrun") == ("THR-RET-05", "retreat-to-origin")


@rule("THR-RET-06", "THR-RUL-30")
def test_a_neutral_force_closes_an_area():
    m = beaten(area="blackwater", origin="the_reach", neutrals={"kings_landing": 5})
    assert "kings_landing" not in answers(m, "lannister")
    assert refused(m, "lannister", "kings_landing") == ("THR-RET-06", "retreat-to-neutral")


@rule("THR-RET-06", "THR-RUL-30")
def test_an_empty_home_of_another_house_is_closed():
    m = beaten(area="the_reach", origin="kings_landing")
    assert "highgarden" not in answers(m, "lannister")
    assert refused(m, "lannister", "highgarden") == ("THR-RET-06", "retreat-to-home")


@rule("THR-RET-06")
def test_a_foreign_home_under_own_control_is_open():
    m = beaten(area="the_reach", origin="kings_landing", tokens={"highgarden": "lannister"})
    assert "highgarden" in answers(m, "lannister")


@rule("THR-RET-07", "THR-SUP-09", "THR-RET-09")
def test_supply_lets_only_some_retreat_and_the_owner_chooses_which():
    m = beaten(
        "lannister FK",
        armies={"stoney_sept": "lannister F", "blackwater": "tyrell F", "crackclaw_point": "tyrell F"},
        houses={"lannister": {"supply": 0}},
    )
    assert answers(m, "lannister") == [{"stoney_sept": {"footman": 1}}, {"stoney_sept": {"knight": 1}}]
    m.submit("lannister", {"stoney_sept": {"knight": 1}})
    assert where(m, "lannister") == {"stoney_sept": "Fk"}
    (lost,) = events(m, "units_lost")
    assert (lost["house"], lost["ready"], lost["routed"]) == ("lannister", {"footman": 1}, {})
    assert lost["cause"] == "hunger"


@rule("THR-RET-07", "THR-SUP-09")
def test_more_survivors_than_supply_feeds_are_refused():
    m = beaten(
        "lannister FK",
        armies={"stoney_sept": "lannister F", "blackwater": "tyrell F", "crackclaw_point": "tyrell F"},
        houses={"lannister": {"supply": 0}},
    )
    assert refused(m, "lannister", {"stoney_sept": {"footman": 1, "knight": 1}}) == (
        "THR-RET-07",
        "wrong-number",
    )
    assert refused(m, "lannister", {"stoney_sept": {}}) == ("THR-RET-07", "wrong-number")


@rule("THR-RET-07")
def test_surplus_units_of_one_kind_fall_without_a_question():
    m = beaten(
        "lannister FF",
        armies={"stoney_sept": "lannister F", "blackwater": "tyrell F", "crackclaw_point": "tyrell F"},
        houses={"lannister": {"supply": 0}},
    )
    assert over(m)
    assert where(m, "lannister") == {"stoney_sept": "Ff"}


@rule("THR-RET-08", "THR-RET-07", "THR-EX-26")
def test_a_knight_that_cannot_be_fed_is_lost_and_no_footman_dies_for_it():
    m = beaten(
        "lannister K",
        armies={
            "stoney_sept": "lannister Ff",
            "lannisport": "lannister FF",
            "blackwater": "tyrell F",
            "crackclaw_point": "tyrell F",
        },
        houses={"lannister": {"supply": 0}},
    )
    assert over(m)
    assert where(m, "lannister") == {"stoney_sept": "Ff", "lannisport": "FF"}


@rule("THR-RET-09", "THR-RUL-31")
def test_the_area_that_saves_most_units_must_be_chosen():
    m = beaten(
        "lannister FK",
        armies={"stoney_sept": "lannister F", "blackwater": "tyrell F", "searoad_marches": "lannister F"},
        houses={"lannister": {"supply": 0}},
    )
    assert over(m)
    assert where(m, "lannister")["crackclaw_point"] == "fk"


@rule("THR-RET-09", "THR-RUL-31")
def test_an_area_that_saves_fewer_is_refused_with_both_numbers():
    m = beaten("lannister FK", armies={"stoney_sept": "lannister F"}, houses={"lannister": {"supply": 0}})
    assert answers(m, "lannister") == ["crackclaw_point", "blackwater"]
    assert refused(m, "lannister", {"stoney_sept": {"knight": 1}}) == ("THR-RET-09", "retreat-saves-fewer")
    facts = m.decisions["lannister"].problems("stoney_sept")[0].facts
    assert (facts["saved"], facts["most"]) == (1, 2)


@rule("THR-RET-10")
def test_units_without_a_legal_area_are_eliminated():
    m = beaten(armies=dict.fromkeys(("stoney_sept", "blackwater", "crackclaw_point"), "tyrell F"))
    assert over(m)
    assert where(m, "lannister") == {}
    assert [e["rule"] for e in m.feed(None) if e["kind"].endswith("units_lost")] == ["THR-RET-10"]


@rule("THR-RET-11", "THR-ROU-02")
def test_retreated_units_are_routed_and_control_their_area():
    m = beaten("lannister F")
    m.submit("lannister", "crackclaw_point")
    there = board(m).armies["crackclaw_point"]
    assert (there.ready.total, there.routed.footman) == (0, 1)


@rule("THR-RET-12", "THR-ROU-02", "THR-CTL-01")
def test_a_retreat_into_an_empty_area_controls_it_and_starts_no_battle():
    m = beaten("lannister F")
    m.submit("lannister", "crackclaw_point")
    assert controller(m.engine, "crackclaw_point") == "lannister"
    assert len(events(m, "battle_began")) == 1
    assert over(m)


@rule("THR-ROU-02", "THR-SUP-03")
def test_routed_units_count_for_supply():
    m = beaten("lannister F", armies={"stoney_sept": "lannister ff"}, houses={"lannister": {"supply": 0}})
    assert answers(m, "lannister") == ["crackclaw_point", "blackwater"]


@rule("THR-ROU-03", "THR-EX-15", "THR-ROU-01")
def test_a_routed_knight_defends_with_nothing_and_dies_when_beaten_again():
    m = fight(
        "baratheon KK",
        "tyrell Fk",
        area="storms_end",
        origin="dragonstone",
        armies={"shipbreaker_bay": "baratheon S"},
    )
    assert stated(m) == {"baratheon": 4, "tyrell": 1}
    play(m, baratheon="melisandre", tyrell="ser_garlan_tyrell")
    m.submit("tyrell", "dornish_marches")
    assert where(m, "tyrell") == {"dornish_marches": "f"}


@rule("THR-EX-15", "THR-RET-11")
def test_a_beaten_knight_joins_the_footman_at_storms_end():
    m = fight(
        "baratheon KK",
        "tyrell K",
        area="kingswood",
        origin="kings_landing",
        armies={"storms_end": "tyrell F"},
    )
    play(m, baratheon="salladhor_saan", tyrell="margaery_tyrell")
    m.submit("tyrell", "storms_end")
    assert where(m, "tyrell") == {"storms_end": "Fk"}


@rule("THR-ROU-03")
def test_routed_units_alone_are_eliminated_without_a_question():
    m = beaten("lannister ff")
    assert over(m)
    assert where(m, "lannister") == {}


@rule("THR-RUL-36", "THR-SUP-09")
def test_attackers_that_supply_cannot_feed_at_home_are_eliminated():
    armies = {"riverrun": "stark FF", "seagard": "stark FF"}
    m = play(fight("stark K", "lannister KKKK", armies=armies, houses={"stark": {"supply": 0}}), **BEATEN)
    assert over(m)
    assert where(m, "stark") == {"riverrun": "FF", "seagard": "FF"}
    assert [e["rule"] for e in m.feed(None) if e["kind"].endswith("units_lost")] == ["THR-RUL-36"]


@rule("THR-RUL-36", "THR-RET-02", "THR-RUL-58")
def test_the_beaten_attacker_chooses_who_comes_home_when_supply_binds():
    armies = {"riverrun": "stark F", "seagard": "stark FF"}
    m = play(fight("stark FK", "lannister KKKK", armies=armies, houses={"stark": {"supply": 0}}), **BEATEN)
    assert kinds(m) == {"stark": "retreat"}
    assert answers(m, "stark") == [{"riverrun": {"footman": 1}}, {"riverrun": {"knight": 1}}]
    assert refused(m, "stark", "seagard") == ("THR-RET-02", "retreat-not-home")
    m.submit("stark", {"riverrun": {"knight": 1}})
    assert where(m, "stark") == {"riverrun": "Fk", "seagard": "FF"}


@rule("THR-RUL-42", "THR-ACT-03")
def test_a_fleet_without_a_free_sea_is_lost_and_never_lands():
    armies = {"sunset_sea": "lannister S"}
    m = fight("stark SS", "greyjoy S", area="ironmans_bay", origin="the_golden_sound", armies=armies)
    play(m, stark="eddard_stark", greyjoy="balon_greyjoy")
    assert over(m)
    assert where(m, "greyjoy") == {}


@rule("THR-RUL-42", "THR-RET-04")
def test_a_fleet_retreats_to_an_adjacent_sea_only():
    m = fight("stark SS", "greyjoy S", area="sunset_sea", origin="the_golden_sound")
    play(m, stark="eddard_stark", greyjoy="balon_greyjoy")
    assert answers(m, "greyjoy") == ["bay_of_ice", "ironmans_bay", "redwyne_straights"]
    assert refused(m, "greyjoy", "flints_finger") == ("THR-RET-04", "retreat-out-of-reach")


@rule("THR-RUL-59", "THR-RET-10")
def test_an_area_that_can_feed_nobody_is_no_refuge():
    """Supply 0 feeds two armies of two: both are there already, and both neighbours hold one."""
    full = {"stoney_sept": "lannister FF", "blackwater": "lannister FF", "crackclaw_point": "tyrell F"}
    m = beaten("lannister F", armies=full, houses={"lannister": {"supply": 0}})
    assert over(m)
    assert where(m, "lannister") == {"stoney_sept": "FF", "blackwater": "FF"}
    assert [e["rule"] for e in m.feed(None) if e["kind"].endswith("units_lost")] == ["THR-RET-10"]
