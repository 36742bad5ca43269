"""Battles as a whole: their course, who wins, and what they leave on the board."""

import msgspec
import pytest

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.action_phase.marches import MarchOrders
from tests.games.throne.battle.fights import answers, battle, fight, kinds, play, refused, stated
from tests.games.throne.given import at, board, events, over, where
from tests.rule import rule

FIEFS = ["greyjoy", "tyrell", "stark", "baratheon", "lannister"]


def told(match):
    return [e["kind"].partition(".")[2] for e in match.feed(None)]


@rule("THR-BAT-01")
def test_the_marching_house_attacks_and_the_other_defends():
    m = fight("stark F", "lannister F")
    (facts,) = events(m, "battle_began")
    assert (facts["area"], facts["origin"], facts["march"]) == ("harrenhal", "riverrun", "march_0")
    assert (facts["attacker"], facts["units"]) == ("stark", {"footman": 1})
    assert (facts["defender"], facts["against"]) == ("lannister", {"footman": 1})


@rule("THR-BAT-02")
def test_support_strengths_cards_blade_and_outcome_follow_in_this_order():
    m = fight(
        "greyjoy KK",
        "lannister F",
        armies={"stoney_sept": "lannister F"},
        orders={"stoney_sept": "support"},
        turn={"blade_used": False},
    )
    m.submit("lannister", {"stoney_sept": "defender"})
    play(m, greyjoy="theon_greyjoy", lannister="tyrion_lannister")
    m.submit("greyjoy", "use")
    m.submit("lannister", "blackwater")
    sequence = [
        "battle_began",
        "support_declared",
        "strengths_stated",
        "house_cards_revealed",
        "blade_used",
        "battle_won",
        "retreated",
        "attackers_settled",
        "house_card_discarded",
    ]
    assert [kind for kind in dict.fromkeys(told(m)) if kind in sequence] == sequence


@rule("THR-BAT-10", "THR-BAT-09")
def test_the_lower_total_loses():
    m = play(fight("stark K", "lannister F"), stark="house_mormont_lord", lannister="cersei_lannister")
    won = {
        "area": "harrenhal",
        "winner": "stark",
        "loser": "lannister",
        "totals": {"stark": 3, "lannister": 1},
        "how": "strength",
    }
    assert won.items() <= events(m, "battle_won")[0].items()


@rule("THR-BAT-10", "THR-BAT-09")
def test_a_strong_card_beats_more_units():
    m = play(fight("stark KK", "lannister KF"), stark="catelyn_stark", lannister="tywin_lannister")
    assert events(m, "battle_won")[0]["totals"] == {"stark": 4, "lannister": 6}
    assert events(m, "battle_won")[0]["winner"] == "lannister"


@rule("THR-BAT-12", "THR-INF-02")
@pytest.mark.parametrize(("first", "winner"), [("stark", "stark"), ("lannister", "lannister")])
def test_equal_totals_are_won_by_the_better_fiefdoms_position(first, winner):
    fiefs = [first, *(house for house in FIEFS if house != first)]
    throne = ["baratheon", *(house for house in reversed(fiefs) if house != "baratheon")]
    m = fight("stark F", "lannister F", tracks={"fiefdoms": fiefs, "iron_throne": throne})
    play(m, stark="ser_rodrik_cassel", lannister="house_lannister_captain")
    assert events(m, "battle_won")[0]["winner"] == winner
    assert [e["rule"] for e in m.feed(None) if e["kind"].endswith("battle_won")] == ["THR-BAT-12"]


@rule("THR-BAT-11", "THR-RET-02", "THR-RET-01")
def test_losing_attackers_go_back_and_the_defender_stays():
    m = play(fight("stark F", "lannister KK"), stark="robb_stark", lannister="cersei_lannister")
    assert where(m, "stark") == {"riverrun": "f"}
    assert where(m, "lannister") == {"harrenhal": "KK"}
    assert not board(m).attackers


@rule("THR-BAT-11", "THR-RET-01")
def test_losing_defenders_leave_and_the_attacker_holds_the_area():
    m = play(fight("stark KK", "lannister F"), stark="robb_stark", lannister="jaime_lannister")
    m.submit("lannister", "stoney_sept")
    assert where(m, "stark") == {"harrenhal": "KK"}
    assert where(m, "lannister") == {"stoney_sept": "f"}
    assert not board(m).attackers


@rule("THR-BAT-13")
def test_the_winner_takes_no_casualties_whatever_swords_the_loser_shows():
    m = play(fight("stark KK", "lannister F"), stark="robb_stark", lannister="tywin_lannister")
    m.submit("lannister", "stoney_sept")
    assert where(m, "stark") == {"harrenhal": "KK"}


@rule("THR-BAT-14", "THR-CTL-08", "THR-CTL-06", "THR-RUL-50")
def test_a_beaten_defender_loses_order_and_token_there():
    m = fight(
        "stark KK",
        "lannister F",
        orders={"harrenhal": "defence_plus_1"},
        tokens={"harrenhal": "lannister"},
    )
    play(m, stark="eddard_stark", lannister="jaime_lannister")
    m.submit("lannister", "stoney_sept")
    assert board(m).orders == {}
    assert board(m).power_tokens == {}
    assert board(m).houses["lannister"].power == 5


@rule("THR-BAT-14", "THR-RUL-35", "THR-CTL-08")
@pytest.mark.parametrize("order", ["march_plus_1", "defence_plus_1", "support"])
def test_a_defender_who_wins_keeps_order_and_token(order):
    m = fight("stark F", "lannister KK", orders={"harrenhal": order}, tokens={"harrenhal": "lannister"})
    play(m, stark="robb_stark", lannister="tywin_lannister")
    assert board(m).orders["harrenhal"].token == order
    assert board(m).power_tokens["harrenhal"].house == "lannister"


@rule("THR-BAT-15", "THR-RUL-35")
def test_after_the_battle_the_attackers_march_is_gone_and_the_next_march_is_resolved():
    m = at(
        MarchOrders(),
        armies={"riverrun": "lannister FF", "harrenhal": "stark KK"},
        orders={"riverrun": "march_plus_1", "harrenhal": "march_0"},
        turn={"blade_used": True},
    )
    m.submit("lannister", {"riverrun": {"harrenhal/footman": 1}})
    assert battle(m).march == "march_plus_1"
    assert "riverrun" not in board(m).orders
    play(m, lannister="cersei_lannister", stark="robb_stark")
    assert list(board(m).orders) == ["harrenhal"]
    assert kinds(m) == {"stark": "march"}


@rule("THR-BAT-16", "THR-EX-20", "THR-HCD-15", "THR-HCD-05")
@pytest.mark.parametrize("order", ["defence_plus_2", "march_0"])
def test_ser_loras_ends_the_battle_by_killing_the_last_footman(order):
    m = fight(
        "tyrell F",
        "lannister F",
        armies={"stoney_sept": "lannister KKK"},
        orders={"harrenhal": order, "stoney_sept": "support"},
        tracks={"fiefdoms": ["lannister", "tyrell", "stark", "baratheon", "greyjoy"]},
        turn={"blade_used": False},
    )
    m.submit("lannister", {"stoney_sept": "defender"})
    play(m, tyrell="ser_loras_tyrell", lannister="tywin_lannister")
    assert over(m)
    assert events(m, "battle_won")[0]["totals"] == {}
    assert where(m, "tyrell") == {"harrenhal": "F"}
    assert where(m, "lannister") == {"stoney_sept": "KKK"}
    assert board(m).houses["tyrell"].discard == ("ser_loras_tyrell",)
    assert board(m).houses["lannister"].discard == ("tywin_lannister",)


@rule("THR-BAT-16", "THR-HCD-15")
def test_ser_loras_in_defence_kills_the_last_attacker():
    m = play(fight("stark F", "tyrell F"), stark="eddard_stark", tyrell="ser_loras_tyrell")
    assert over(m)
    assert where(m, "stark") == {}
    assert where(m, "tyrell") == {"harrenhal": "F"}
    assert not board(m).attackers


@rule("THR-BAT-17", "THR-EX-25")
def test_only_routed_defenders_may_win_by_card_order_support_and_blade():
    m = fight(
        "stark K",
        "lannister fk",
        armies={"stoney_sept": "lannister F"},
        orders={"harrenhal": "defence_plus_1", "stoney_sept": "support"},
        tracks={"fiefdoms": ["lannister", "tyrell", "stark", "baratheon", "greyjoy"]},
        turn={"blade_used": False},
    )
    m.submit("lannister", {"stoney_sept": "defender"})
    assert stated(m) == {"stark": 2, "lannister": 2}
    play(m, stark="greatjon_umber", lannister="house_lannister_captain")
    m.submit("lannister", "use")
    assert events(m, "battle_won")[0]["totals"] == {"stark": 4, "lannister": 4}
    assert where(m, "lannister") == {"harrenhal": "fk", "stoney_sept": "F"}


@rule("THR-CTL-05")
def test_no_token_can_be_left_where_units_die_or_retreat():
    m = play(fight("stark KK", "lannister F"), stark="eddard_stark", lannister="cersei_lannister")
    assert kinds(m) == {"lannister": "retreat"}
    m.submit("lannister", "stoney_sept")
    assert board(m).power_tokens == {}
    assert over(m)


@rule("THR-RUL-19")
def test_a_token_left_before_a_failed_attack_stays_under_the_units_that_come_back():
    m = fight("stark F", "lannister KK", tokens={"riverrun": "stark"})
    play(m, stark="robb_stark", lannister="tyrion_lannister")
    assert where(m, "stark") == {"riverrun": "f"}
    assert board(m).power_tokens["riverrun"].house == "stark"


@rule("THR-ACT-03")
def test_ships_fight_ships_and_retreat_over_the_sea():
    m = fight("stark SS", "greyjoy S", area="ironmans_bay", origin="sunset_sea", tokens={"pyke": "greyjoy"})
    play(m, stark="robb_stark", greyjoy="balon_greyjoy")
    assert where(m, "greyjoy") == {"the_golden_sound": "s"}
    assert where(m, "stark") == {"ironmans_bay": "SS"}
    assert board(m).power_tokens["pyke"].house == "greyjoy"


@rule("THR-RUL-32", "THR-END-04", "THR-END-01")
def test_a_conquered_seventh_castle_wins_on_the_spot():
    held = ("winterfell", "white_harbor", "moat_cailin", "flints_finger", "seagard", "riverrun")
    m = fight("stark KK", "lannister F", armies=dict.fromkeys(held, "stark F"))
    play(m, stark="eddard_stark", lannister="cersei_lannister")
    assert kinds(m) == {"lannister": "retreat"}
    m.submit("lannister", "stoney_sept")
    assert m.result is not None
    assert m.result.ranking[0] == ["stark"]


@rule("THR-RUL-32")
def test_attackers_in_a_castle_do_not_count_before_they_have_won():
    held = ("winterfell", "white_harbor", "moat_cailin", "flints_finger", "seagard", "riverrun")
    m = fight("stark K", "lannister KK", armies=dict.fromkeys(held, "stark F"))
    play(m, stark="catelyn_stark", lannister="tywin_lannister")
    assert over(m)
    assert not m.over


@rule("THR-ROU-07")
def test_routed_units_recover_once_all_marches_are_resolved():
    m = at(ActionPhase(at="marches"), armies={"riverrun": "stark fk"}, turn={"blade_used": True})
    assert where(m, "stark") == {"riverrun": "FK"}


@rule("THR-ROU-05")
def test_routed_units_cannot_march_on():
    m = at(MarchOrders(), armies={"riverrun": "stark Fk"}, orders={"riverrun": "march_0"})
    assert refused(m, "stark", {"riverrun": {"harrenhal/knight": 1}})[0] in ("THR-MAR-12", "THR-ROU-05")


@rule("THR-ROU-06")
def test_routed_ships_carry_a_retreat():
    m = fight(
        "stark KK",
        "lannister F",
        area="riverrun",
        origin="harrenhal",
        armies={"ironmans_bay": "lannister s", "lannisport": "greyjoy F", "stoney_sept": "greyjoy F"},
    )
    play(m, stark="eddard_stark", lannister="cersei_lannister")
    assert "flints_finger" in answers(m, "lannister")


@rule("THR-BAT-02")
def test_a_battle_can_be_saved_and_resumed_at_every_question():
    m = fight(
        "greyjoy FK",
        "lannister FK",
        armies={"stoney_sept": "lannister F"},
        orders={"stoney_sept": "support"},
        turn={"blade_used": False},
    )
    moves = [
        ("lannister", {"stoney_sept": "defender"}),
        ("greyjoy", "asha_greyjoy"),
        ("lannister", "vargo_hoat"),
    ]
    for seat, answer in [*moves, ("greyjoy", "use"), ("lannister", "stoney_sept")]:
        steps, saved = m.engine.stack[2:], m.engine.game.step_type
        assert steps == tuple(msgspec.json.decode(msgspec.json.encode(step), type=saved) for step in steps)
        m.submit(seat, answer)
    assert kinds(m) == {"greyjoy": "asha_order"}


@rule("THR-BAT-02", "THR-BAT-09")
def test_everybody_sees_both_strengths_with_their_parts():
    m = fight("stark KK", "lannister F", orders={"harrenhal": "defence_plus_1"})
    told = next(step for step in m.view(None)["steps"] if step["step"] == "battle")["strength"]
    assert [(part["rule"], part["value"]) for part in told["defender"]["parts"]] == [
        ("THR-BAT-03", 1),
        ("THR-BAT-05", 1),
    ]
    assert {side: tally["total"] for side, tally in told.items()} == {"attacker": 4, "defender": 2}
