"""House cards: choosing, revealing, discarding, taking back."""

from montjoie.games.throne.battle import Battle
from montjoie.games.throne.battle.abilities import COUNTED, WORKED
from montjoie.games.throne.content import load
from tests.games.throne.battle.fights import answers, fight, kinds, play, refused
from tests.games.throne.given import board, events, over
from tests.rule import rule


@rule("THR-HCD-02", "THR-HCD-01")
def test_each_participant_chooses_among_all_cards_of_his_hand():
    m = fight("stark KK", "lannister F")
    assert kinds(m) == {"stark": "choose_card", "lannister": "choose_card"}
    assert answers(m, "stark") == list(load().house_cards["stark"])
    assert len(answers(m, "lannister")) == 7


@rule("THR-HCD-02")
def test_a_card_of_another_house_cannot_be_played():
    m = fight("stark KK", "lannister F")
    assert refused(m, "stark", "tywin_lannister") == ("THR-HCD-02", "card-not-in-hand")
    assert refused(m, "stark", "nobody") == ("THR-HCD-02", "card-not-in-hand")


@rule("THR-HCD-02", "THR-HCD-04")
def test_a_chosen_card_stays_secret_until_both_are_chosen():
    m = fight("stark KK", "lannister F")
    m.submit("stark", "eddard_stark")
    for other in ("lannister", None):
        view = m.view(other)
        assert view["sealed"] is None
        assert view["awaited"] == ["lannister"]
        assert view["board"]["houses"]["stark"]["hand"] == list(load().house_cards["stark"])
    assert not events(m, "house_cards_revealed")
    m.submit("lannister", "cersei_lannister")
    assert events(m, "house_cards_revealed") == [
        {"cards": {"stark": "eddard_stark", "lannister": "cersei_lannister"}}
    ]


@rule("THR-HCD-04")
def test_hands_and_discard_piles_are_open_to_all():
    m = fight(
        "stark KK", "lannister F", houses={"stark": {"hand": ("robb_stark",), "discard": ("eddard_stark",)}}
    )
    for seat in ("lannister", "greyjoy", None):
        stark = m.view(seat)["board"]["houses"]["stark"]
        assert (stark["hand"], stark["discard"]) == (["robb_stark"], ["eddard_stark"])


@rule("THR-HCD-05")
def test_both_played_cards_are_discarded_and_cannot_be_used():
    m = play(fight("stark F", "lannister KK"), stark="eddard_stark", lannister="tywin_lannister")
    houses = board(m).houses
    assert houses["stark"].discard == ("eddard_stark",)
    assert houses["lannister"].discard == ("tywin_lannister",)
    assert "eddard_stark" not in houses["stark"].hand


@rule("THR-HCD-05")
def test_a_used_card_is_refused_as_used():
    hand = load().house_cards["stark"]
    m = fight("stark F", "lannister KK", houses={"stark": {"hand": hand[1:], "discard": hand[:1]}})
    assert refused(m, "stark", "eddard_stark") == ("THR-HCD-05", "card-used")


@rule("THR-HCD-06", "THR-HCD-07", "THR-RUL-48")
def test_after_the_seventh_card_all_seven_come_back():
    hand = load().house_cards["stark"]
    m = fight("stark F", "lannister KK", houses={"stark": {"hand": hand[:1], "discard": hand[1:]}})
    play(m, stark="eddard_stark", lannister="tywin_lannister")
    assert sorted(board(m).houses["stark"].hand) == sorted(hand)
    assert board(m).houses["stark"].discard == ()
    assert events(m, "hand_refilled") == [{"house": "stark"}]


@rule("THR-HCD-06", "THR-RUL-48")
def test_with_cards_left_in_hand_none_come_back():
    hand = load().house_cards["stark"]
    m = fight("stark F", "lannister KK", houses={"stark": {"hand": hand[:2], "discard": hand[2:]}})
    play(m, stark="eddard_stark", lannister="tywin_lannister")
    assert board(m).houses["stark"].hand == ("robb_stark",)
    assert over(m)


@rule("THR-HCD-03", "THR-HCD-08", "THR-RUL-23")
def test_texts_are_worked_before_strengths_are_compared():
    m = fight("tyrell KF", "lannister FF", orders={"harrenhal": "defence_plus_2"})
    play(m, tyrell="brienne_of_tarth", lannister="tywin_lannister")
    assert events(m, "battle_won")[0]["totals"] == {"tyrell": 3, "lannister": 5}
    told = [e["kind"].partition(".")[2] for e in m.feed(None)]
    order = ["house_cards_revealed", "ability_worked", "order_removed", "battle_won", "house_card_discarded"]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order


@rule("THR-HCD-08", "THR-RUL-52")
def test_texts_of_the_winner_come_after_the_retreat_and_before_the_discard():
    m = play(fight("stark F", "lannister KK"), stark="robb_stark", lannister="jaime_lannister")
    told = [e["kind"].partition(".")[2] for e in m.feed(None)]
    order = ["battle_won", "retreated", "ability_worked", "power_gained", "house_card_discarded"]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order


@rule("THR-HCD-24", "THR-HCD-03")
def test_every_text_of_the_pack_has_its_code_and_every_code_its_text():
    timed = {card.ability: card.timing for card in load().cards.values() if card.ability}
    assert set(COUNTED) == {ability for ability, timing in timed.items() if timing == "strength"}
    assert set(WORKED) == {ability for ability, timing in timed.items() if timing != "strength"}
    assert len(load().cards) - len(timed) == 20


@rule("THR-HCD-08", "THR-RUL-23")
def test_cancelling_comes_first_then_the_reveal_then_strength_then_the_winner():
    moments = ("cancel_texts", "work_texts", "compare", "take_casualties", "retreat", "reward_winner")
    assert tuple(stage for stage in Battle.stages if stage in moments) == moments
