"""The cards of Lannister with a text."""

from tests.games.throne.battle.fights import answers, fight, kinds, play, refused
from tests.games.throne.given import board, events, over
from tests.rule import rule

FAR = {"winterfell": "stark F", "karhold": "stark F"}


@rule("THR-HCD-10")
def test_vargo_hoat_makes_attacking_footmen_count_two():
    m = play(fight("lannister FFK", "stark F"), lannister="vargo_hoat", stark="ser_rodrik_cassel")
    assert events(m, "battle_won")[0]["totals"] == {"lannister": 2 * 2 + 2, "stark": 2}


@rule("THR-HCD-10")
def test_vargo_hoat_does_nothing_in_defence():
    m = play(fight("stark F", "lannister FF"), lannister="vargo_hoat", stark="ser_rodrik_cassel")
    assert events(m, "battle_won")[0]["totals"]["lannister"] == 2


@rule("THR-HCD-18")
def test_jaime_takes_two_power_if_he_wins():
    m = play(fight("stark F", "lannister KK"), stark="robb_stark", lannister="jaime_lannister")
    assert board(m).houses["lannister"].power == 7


@rule("THR-HCD-18")
def test_jaime_takes_nothing_if_he_loses():
    m = play(fight("stark KKKK", "lannister F"), stark="robb_stark", lannister="jaime_lannister")
    m.submit("lannister", "stoney_sept")
    assert board(m).houses["lannister"].power == 5


@rule("THR-HCD-18", "THR-LIM-02")
def test_jaime_takes_only_what_the_reserve_holds():
    m = fight("stark F", "lannister KK", houses={"lannister": {"power": 19}})
    play(m, stark="robb_stark", lannister="jaime_lannister")
    assert board(m).houses["lannister"].power == 20


@rule("THR-HCD-19")
def test_cersei_removes_an_order_of_the_loser_of_any_kind_anywhere():
    m = fight(
        "stark F",
        "lannister KK",
        armies={**FAR, "pyke": "greyjoy F"},
        orders={"winterfell": "defence_plus_2", "karhold": "march_0", "pyke": "raid", "harrenhal": "support"},
    )
    play(m, stark="ser_rodrik_cassel", lannister="cersei_lannister")
    assert kinds(m) == {"lannister": "cersei_order"}
    assert answers(m, "lannister") == ["karhold", "winterfell"]
    assert refused(m, "lannister", "pyke") == ("THR-HCD-19", "not-offered")
    m.submit("lannister", "winterfell")
    assert sorted(board(m).orders) == ["harrenhal", "karhold", "pyke"]


@rule("THR-HCD-19", "THR-RUL-27")
def test_cersei_cannot_be_declined_and_takes_a_single_order_without_a_question():
    m = fight("stark F", "lannister KK", armies=FAR, orders={"karhold": "march_0"})
    play(m, stark="ser_rodrik_cassel", lannister="cersei_lannister")
    assert over(m)
    assert board(m).orders == {}


@rule("THR-RUL-27")
def test_the_order_of_the_conquered_area_goes_before_cersei_chooses():
    m = fight(
        "lannister KKK", "stark F", armies=FAR, orders={"harrenhal": "defence_plus_1", "karhold": "march_0"}
    )
    play(m, stark="ser_rodrik_cassel", lannister="cersei_lannister")
    m.submit("stark", "blackwater")
    assert board(m).orders == {}
    assert [e["area"] for e in events(m, "order_removed")] == ["harrenhal", "karhold"]


@rule("THR-HCD-19")
def test_cersei_does_nothing_without_victory_or_without_orders():
    m = fight("stark KKKK", "lannister F", armies=FAR, orders={"karhold": "march_0"})
    play(m, stark="ser_rodrik_cassel", lannister="cersei_lannister")
    m.submit("lannister", "stoney_sept")
    assert list(board(m).orders) == ["karhold"]
    m = play(fight("stark F", "lannister KK"), stark="ser_rodrik_cassel", lannister="cersei_lannister")
    assert over(m)
    assert events(m, "ability_worked") == []
