"""The marshalling phase and the command decks (WES-MAR, WES-DCK)."""

from __future__ import annotations

from montjoie.games.westeros.cards.decks import BuildDecks, DrawCards, deck_list
from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.phases.marshalling import Marshal, MarshallingPhase
from montjoie.kernel import Dice
from tests.games.westeros.given import at, board, commander, engine, events, over, pool, roll
from tests.rule import rule

CARDS = ("sl01", "sl02", "sl03", "sl04", "sl05")


def kinds(match: object) -> list[str]:
    return [e["kind"].partition(".")[2] for e in match.feed(None)]  # type: ignore[attr-defined]


@rule("WES-MAR-01")
def test_the_first_player_marshals_completely_before_his_opponent() -> None:
    decks = {"stark": CARDS, "lannister": ("ll01", "ll02", "ll03")}
    match = at(MarshallingPhase(), decks=decks, first="lannister")
    told = [(e["kind"].partition(".")[2], e["facts"]["house"]) for e in match.feed(None)]
    assert told == [
        ("order_dice_rolled", "lannister"),
        ("cards_drawn", "lannister"),
        ("order_dice_rolled", "stark"),
        ("cards_drawn", "stark"),
    ]


@rule("WES-MAR-02", "WES-EX-04")
def test_three_dice_give_three_order_tokens() -> None:
    match = at(Marshal(house="stark"), live=False)
    roll(match, "green", "valor", "green")
    assert pool(match, "stark") == {"green": 2, "valor": 1}


@rule("WES-MAR-02")
def test_the_pool_keeps_the_token_of_the_last_round() -> None:
    match = at(Marshal(house="stark"), pools={"stark": {"green": 1, "morale": 1}}, live=False)
    roll(match, "green", "blue", "red")
    assert pool(match, "stark") == {"green": 2, "blue": 1, "red": 1, "morale": 1}


@rule("WES-MAR-02", "WES-GEN-04")
def test_the_plan_sets_how_many_dice_are_rolled_and_cards_drawn() -> None:
    match = at(Marshal(house="stark"), plan="harassment_to_harrenhal", decks={"stark": CARDS}, live=False)
    assert match.chance == Dice(5, 8, tuple(load().faces))
    roll(match, *["green"] * 5)
    assert len(board(match).hands["stark"].cards) == 4


@rule("WES-MAR-03", "WES-RUL-03")
def test_a_symbol_that_is_out_of_supply_gives_nothing() -> None:
    match = at(Marshal(house="stark"), pools={"stark": {"red": 4}, "lannister": {"red": 5}}, live=False)
    roll(match, "red", "red", "blue")
    assert pool(match, "stark") == {"blue": 1, "red": 5}
    assert orders.supply(match.engine, "red") == 0
    assert events(match, "order_dice_rolled")[0]["taken"] == {"blue": 1, "red": 1}


@rule("WES-MAR-04", "WES-EX-05")
def test_three_cards_join_the_card_kept() -> None:
    match = at(Marshal(house="stark"), hands={"stark": ("sl09",)}, decks={"stark": CARDS})
    assert board(match).hands["stark"].cards == ("sl09", "sl01", "sl02", "sl03")
    assert board(match).decks["stark"].cards == ("sl04", "sl05")


@rule("WES-MAR-04")
def test_a_hand_has_no_limit_within_the_round() -> None:
    hand = tuple(f"sl{n}" for n in range(10, 31))
    match = at(DrawCards(house="stark", count=3), hands={"stark": hand}, decks={"stark": CARDS})
    assert len(board(match).hands["stark"].cards) == 24


@rule("WES-DCK-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    match = at(
        DrawCards(house="stark", count=3),
        decks={"stark": ("sl01",)},
        sides={"stark": {"discard": ("sl02", "sl03", "sl04")}},
        live=False,
    )
    match.decide_chance([2, 0, 1])
    assert board(match).hands["stark"].cards == ("sl01", "sl04", "sl02")
    assert board(match).decks["stark"].cards == ("sl03",)
    assert board(match).sides["stark"].discard == ()


@rule("WES-DCK-06")
def test_a_deck_that_suffices_is_not_shuffled() -> None:
    match = at(
        DrawCards(house="stark", count=1), decks={"stark": ("sl01",)}, sides={"stark": {"discard": ("sl02",)}}
    )
    assert over(match)
    assert board(match).sides["stark"].discard == ("sl02",)
    assert not events(match, "deck_shuffled")


@rule("WES-DCK-06")
def test_without_deck_and_discard_pile_no_card_is_drawn() -> None:
    match = at(DrawCards(house="stark", count=2), decks={"stark": ("sl01",)})
    assert over(match)
    assert board(match).hands["stark"].cards == ("sl01",)


@rule("WES-DCK-01", "WES-DCK-02", "WES-DCK-03", "WES-EX-01")
def test_two_commanders_make_a_deck_of_twenty_without_the_cards_of_the_absent() -> None:
    g = engine({"s1": "host green 5,3 @maege", "s2": "riders blue 9,3 @rickard"})
    listed = deck_list(g, "stark")
    figures = [g.content.cards[card].figure for card in listed]
    assert len(listed) == len(set(listed)) == 20
    assert figures.count(None) == 10
    assert figures.count("maege_mormont") == figures.count("rickard_karstark") == 5


@rule("WES-DCK-01")
def test_a_house_without_commanders_still_has_its_basic_cards() -> None:
    g = engine()
    assert [len(deck_list(g, house)) for house in ("stark", "lannister")] == [10, 10]
    assert not set(deck_list(g, "stark")) & set(deck_list(g, "lannister"))


@rule("WES-DCK-02", "WES-EX-02")
def test_both_titles_of_a_commander_bring_the_same_cards() -> None:
    lord, great = commander("greatjon_umber_lord"), commander("greatjon_umber_the")
    one = deck_list(engine({"s1": f"host blue 5,3 @{lord}"}), "stark")
    assert one == deck_list(engine({"s1": f"host blue 5,3 @{great}"}), "stark")
    assert len(one) == 15


@rule("WES-DCK-04", "WES-SET-05")
def test_both_decks_are_shuffled_face_down() -> None:
    match = at(BuildDecks(), {"s1": "host green 5,3 @maege"}, seed=3)
    shuffled = board(match).decks["stark"].cards
    assert sorted(shuffled) == sorted(deck_list(match.engine, "stark"))
    assert shuffled != deck_list(match.engine, "stark")
    for seat in ("stark", "lannister", None):
        assert match.view(seat)["board"]["decks"]["stark"] == {"house": "stark", "size": 15}
    assert events(match, "deck_shuffled", "stark")[0] == {"house": "stark", "size": 15}


@rule("WES-DCK-04")
def test_only_their_owner_sees_the_cards_drawn() -> None:
    match = at(DrawCards(house="stark", count=2), decks={"stark": CARDS})
    assert events(match, "cards_drawn", "stark")[0]["cards"] == ["sl01", "sl02"]
    told = {"house": "stark", "count": 2, "hand": 2, "seen": False}
    assert events(match, "cards_drawn", "lannister")[0] == told
    assert match.view("lannister")["board"]["hands"]["stark"] == {"house": "stark", "size": 2}


@rule("WES-DCK-05")
def test_the_cards_of_a_captured_commander_stay_in_play() -> None:
    match = at(
        DrawCards(house="stark", count=1),
        {"s1": "host green 5,3"},
        decks={"stark": tuple(c for c in deck_list(engine({"s1": "host green 5,3 @maege"}), "stark")[10:])},
        sides={"lannister": {"captured": (commander("maege"),)}},
    )
    drawn = board(match).hands["stark"].cards
    assert [match.engine.content.cards[card].figure for card in drawn] == ["maege_mormont"]
