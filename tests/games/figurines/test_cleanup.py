"""Chapter 4.3: the Clean-up phase (FIG-RND-08 to FIG-RND-13)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.state import Attached, G, Lasting
from montjoie.games.figurines.timing.hooks import Rules, hook
from montjoie.kernel.match import Match
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, told
from tests.rule import rule

UNITS = {"swords": "stark_sworn_swords 12,6", "guards": "lannister_guardsmen 12,42 owner=b"}


def cards(count: int) -> list[str]:
    """So many Stark cards."""
    from montjoie.games.figurines.content import load

    stark = load().faction_cards("stark")
    return [*stark, *stark][:count]


def clean(**more: Any) -> Match:
    """Clean-up, with nothing to discard unless hands are given."""
    return at(Cleanup(), more.pop("units", UNITS), **more)


@rule("FIG-RND-08")
def test_the_steps_come_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    mode = type(hook(engine()))
    for name in ("score", "after_check"):
        monkeypatch.setattr(mode, name, lambda self, g, name=name: told.append(name))
    units = {**UNITS, "swords": UNITS["swords"] + " activated order=for_the_north influence=cersei"}
    match = clean(
        units=units,
        ncus={"cersei": "cersei_lannister crown owner=b activated"},
        hands={"a": cards(1)},
        decks={"a": cards(6)},
    )
    assert told == ["score", "after_check"]
    row = board(match).units["swords"]
    assert (row.activated, row.orders, row.influences) == (False, (), ())  # (d), (f)
    assert board(match).ncus["cersei"].zone == ""  # (e)
    assert not board(match).ncus["cersei"].activated
    assert asked(match, "discard_cards") == "a"  # (g)
    answer(match, {})
    kinds = [event["kind"].partition(".")[2] for event in match.feed(None)]
    assert kinds == ["cleanup_begun", "tokens_cleared", "cards_drawn", "first_player_settled"]
    assert len(board(match).hands["a"].cards) == 3  # (h)
    assert board(match).course.first == "b"  # (i)


@rule("FIG-RND-08", "FIG-RUL-121")
def test_effects_at_the_end_of_the_round_are_the_first_players_first() -> None:
    ramsay = {"faction": "neutral", "commander": "ramsay_snow_the_bastard_of_bolton"}
    plan = {seat: ["meticulous_planning"] for seat in "ab"}
    match = clean(players={"a": ramsay, "b": ramsay}, hands=plan, decks=plan, first="b", active="a")
    assert asked(match, "use_effect") == "b"


@rule("FIG-RND-08")
def test_a_victory_ends_the_game_before_anything_is_cleared() -> None:
    match = clean(units={**UNITS, "swords": UNITS["swords"] + " activated"}, players={"a": {"vp": 10}})
    assert match.over
    assert board(match).units["swords"].activated


@rule("FIG-CON-02")
def test_condition_tokens_stay() -> None:
    units = {**UNITS, "swords": UNITS["swords"] + " panicked weakened"}
    assert board(clean(units=units)).units["swords"].conditions == ("panicked", "weakened")


@rule("FIG-RND-11", "FIG-RUL-04")
def test_resource_tokens_and_abilities_used_once_per_game_stay() -> None:
    ncus = {"marsh": "bowen_marsh owner=a tokens=3 spent=counts_and_measures order=x"}
    row = board(clean(ncus=ncus)).ncus["marsh"]
    assert (row.tokens, row.spent, row.orders) == (3, ("counts_and_measures",), ())


@rule("FIG-RND-12", "FIG-RUL-05", "FIG-RND-08")
def test_the_first_player_discards_and_draws_first() -> None:
    match = clean(hands={"a": cards(2), "b": ["counterplot"]}, decks={"a": cards(4)}, first="b", active="b")
    assert asked(match, "discard_cards") == "b"
    answer(match, {"counterplot": 1})
    assert asked(match, "discard_cards") == "a"
    assert told(match, "cards_discarded", "player", "cards", seat="a") == [
        {"player": "b", "cards": ["counterplot"]}
    ]  # face up
    assert events(match, "cards_drawn", "a") == []  # all discard before anybody draws
    answer(match, {})
    assert over(match)


@rule("FIG-RND-08", "FIG-GLO-12")
def test_any_number_of_cards_may_be_discarded() -> None:
    hand = [*cards(2), cards(1)[0]]
    match = clean(hands={"a": hand})
    assert len(offered(match)) == 6  # none, one or both copies of one card; with or without the other
    answer(match, {hand[0]: 2})
    assert board(match).hands["a"].cards == (hand[1],)
    assert board(match).players["a"].discard == (hand[0], hand[0])


@rule("FIG-RND-09")
@pytest.mark.parametrize(("held", "then"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_hands_are_filled_to_three_and_never_cut(held: int, then: int) -> None:
    match = clean(hands={"a": cards(held)}, decks={"a": cards(7)})
    if held:
        answer(match, {})
    assert len(board(match).hands["a"].cards) == then


@rule("FIG-RUL-05")
def test_the_pile_does_not_tell_in_which_order_cards_were_drawn() -> None:
    piles = []
    for hand in (cards(2), cards(2)[::-1]):
        match = clean(hands={"a": hand})
        answer(match, dict.fromkeys(hand, 1))
        piles.append(board(match).players["a"].discard)
    assert piles[0] == piles[1]


@rule("FIG-RND-10")
def test_an_empty_deck_gives_what_is_left_and_the_discard_pile_stays() -> None:
    pile = {"a": {"discard": tuple(cards(4))}}
    match = clean(decks={"a": cards(1)}, players=pile)
    assert len(board(match).hands["a"].cards) == 1
    assert board(match).players["a"].discard == tuple(cards(4))
    match = clean(players=pile)
    assert board(match).hands["a"].cards == ()


@rule("FIG-RND-08")
def test_the_first_player_token_goes_to_the_opponent() -> None:
    assert board(clean(first="a")).course.first == "b"
    assert board(clean(first="b")).course.first == "a"


@rule("FIG-RUL-62")
def test_what_holds_until_the_end_of_the_round_ends_with_it() -> None:
    held = {until: Lasting("no_cards", "y", "a", ("swords",), until=until) for until in ("round", "game")}
    assert list(board(clean(lasting=held)).lasting) == ["game"]


@rule("FIG-RUL-62")
def test_cards_attached_for_the_round_go_to_the_discard_pile() -> None:
    from montjoie.games.figurines.content import load

    card = next(card for card in load().cards.values() if card.attach_until == "end_of_round")
    kept = next(card for card in load().cards.values() if card.attach_until == "end_of_game")
    lie = {"one": Attached(card.id, "a", "swords"), "two": Attached(kept.id, "a", "swords")}
    match = clean(attached=lie)
    assert list(board(match).attached) == ["two"]
    assert board(match).players["a"].discard == (card.id,)


@rule("FIG-RND-08")
def test_the_mode_scores_before_the_victory_check(monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoie.games.figurines.harm import victory

    def score(self: Rules, g: G) -> None:
        victory.score(g, "b", 10, "vp-combat", "FIG-GOT-05")

    monkeypatch.setattr(type(hook(engine())), "score", score)
    match = clean()
    assert match.over
    assert match.result is not None
    assert match.result.ranking == [["b"], ["a"]]


@rule("FIG-RND-13", "FIG-VIC-05")
def test_after_round_six_the_game_ends() -> None:
    assert not clean(round=5).over
    assert clean(round=6).over
