"""The course of the Westeros phase and its cards (THR-WES, THR-WCD)."""

from __future__ import annotations

import msgspec
import pytest

from montjoie.games.throne.orders import forbidden_types
from montjoie.games.throne.state import Deck, Options
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.games.throne.westeros_phase.cards import GameOfThronesCard, RevealCard
from montjoie.kernel.chance import Shuffle, Stream
from montjoie.kernel.game import find
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over, resume, table
from tests.games.throne.westeros_phase.asking import START, asked, bid
from tests.rule import rule

QUIET = {"I": ["last_days_of_summer"], "II": ["last_days_of_summer"], "III": ["last_days_of_summer"]}


def waiting(deck: list[str]) -> Match:
    """A card of the first deck is turned up; chance waits for its outcomes."""
    return resume(table(decks={"I": deck}), RevealCard(deck="I"), live=False)


@rule("THR-WES-01")
def test_the_phase_advances_the_turn_and_turns_up_a_card_of_each_deck():
    m = at(WesterosPhase(), decks=QUIET, turn={"number": 4})
    assert board(m).turn.number == 5
    turned = [(e["deck"], e["card"]) for e in events(m, "card_revealed")]
    assert turned == [(deck, "last_days_of_summer") for deck in ("I", "II", "III")]
    assert over(m)


@rule("THR-WES-01")
def test_a_new_turn_forgets_the_cards_of_the_last_and_readies_blade_and_raven():
    last = {"cards": ("supply", "clash_of_kings", "sea_of_storms"), "blade_used": True, "raven_used": True}
    m = at(WesterosPhase(), decks=QUIET, turn=last)
    assert board(m).turn.cards == ("last_days_of_summer",) * 3
    assert (board(m).turn.blade_used, board(m).turn.raven_used) == (False, False)


@rule("THR-WES-02", "THR-RUL-06")
def test_each_mammoth_moves_the_wildlings_a_space_before_any_card_is_resolved():
    decks = {"I": ["last_days_of_summer"], "II": ["clash_of_kings"], "III": ["rains_of_autumn"]}
    m = at(WesterosPhase(), decks=decks, turn={"wildlings": 2})
    assert {kind for _, kind in asked(m)} == {"bid_track"}
    assert board(m).turn.wildlings == 6


@rule("THR-WES-02")
def test_three_mammoths_move_the_wildlings_three_spaces():
    assert board(at(WesterosPhase(), decks=QUIET)).turn.wildlings == 6


@rule("THR-WES-02")
def test_cards_without_mammoths_leave_the_wildlings_alone():
    decks = {"I": ["mustering"], "II": ["game_of_thrones"], "III": ["wildling_attack"]}
    m = at(WesterosPhase(), decks=decks, turn={"wildlings": 4})
    assert (board(m).turn.wildlings, events(m, "wildlings_moved")) == (4, [])


@rule("THR-WES-02")
def test_the_wildlings_attack_with_the_icons_of_the_same_reveal():
    decks = {"I": ["last_days_of_summer"], "II": ["last_days_of_summer"], "III": ["wildling_attack"]}
    m = at(WesterosPhase(), decks=decks)
    bid(m)
    assert events(m, "wildlings_fought")[0]["strength"] == 4


@rule("THR-WES-03", "THR-RUL-08", "THR-WIL-13")
def test_icons_beyond_twelve_are_lost_and_start_no_attack():
    m = at(WesterosPhase(), decks=QUIET, turn={"wildlings": 10})
    assert board(m).turn.wildlings == 12
    assert events(m, "wildlings_fought") == []
    assert over(m)


@rule("THR-WES-04", "THR-RUL-07", "THR-WCD-01")
def test_winter_is_coming_is_replaced_before_the_next_deck_and_before_any_card_is_resolved():
    decks = {**QUIET, "I": ["winter_is_coming", "supply"]}
    m = at(WesterosPhase(), decks=decks, armies={"pyke": "greyjoy FFFFF"})
    turned = [e["kind"].partition(".")[2] for e in m.feed(None)]
    first_look = turned.index("supply_adjusted")
    assert turned[:4] == ["turn_began", "card_revealed", "card_taken_back", "deck_shuffled"]
    assert turned[first_look - 2 : first_look] == ["wildlings_moved", "card_resolved"]
    assert board(m).turn.cards == ("supply", "last_days_of_summer", "last_days_of_summer")


@rule("THR-WES-04", "THR-RUL-06")
def test_the_mammoth_of_the_replacing_card_counts():
    decks = {
        "I": ["winter_is_coming", "last_days_of_summer"],
        "II": ["game_of_thrones"],
        "III": ["wildling_attack"],
    }
    assert board(at(WesterosPhase(), decks=decks)).turn.wildlings == 2


@rule("THR-WCD-01")
def test_winter_is_coming_is_shuffled_back_with_its_whole_deck():
    m = waiting(["winter_is_coming", "supply", "mustering"])
    assert m.chance == Shuffle(3)
    m.decide_chance([1, 2, 0])
    assert board(m).turn.cards == ("mustering",)
    assert board(m).decks["I"].cards == ("winter_is_coming", "supply")
    assert [e["rule"] for e in m.feed(None) if e["kind"] == "throne.deck_shuffled"] == ["THR-WCD-01"]


@rule("THR-WCD-01")
def test_winter_is_coming_turned_up_again_is_shuffled_again():
    m = waiting(["winter_is_coming", "supply"])
    m.decide_chance([1, 0])
    assert board(m).turn.cards == ()
    m.decide_chance([0, 1])
    assert board(m).turn.cards == ("supply",)
    assert len(events(m, "card_taken_back")) == 2


@rule("THR-WCD-01")
def test_nobody_knows_a_deck_any_more_after_winter_is_coming():
    state = table()
    state.decks["I"] = Deck(("winter_is_coming", "supply", "supply", "mustering"), known=2)
    m = resume(state, RevealCard(deck="I"))
    assert m.view(None)["board"]["decks"]["I"] == {"hidden": 3, "bottom": []}


@rule("THR-WES-05")
def test_the_cards_are_resolved_completely_one_after_the_other():
    decks = {"I": ["supply"], "II": ["game_of_thrones"], "III": ["wildling_attack"]}
    m = at(WesterosPhase(), decks=decks, armies={"pyke": "greyjoy FFFF"})
    assert asked(m) == [("greyjoy", "supply_loss")]
    assert events(m, "power_gained") == []
    m.submit("greyjoy", {"pyke/footman": 1})
    assert events(m, "power_gained") != []
    assert {kind for _, kind in asked(m)} == {"bid_wildlings"}


@rule("THR-WES-06")
def test_resolved_cards_go_under_their_own_decks_unshuffled():
    decks = {
        deck: ["last_days_of_summer", card, "winter_is_coming"]
        for deck, card in {"I": "supply", "II": "game_of_thrones", "III": "storm_of_swords"}.items()
    }
    m = at(WesterosPhase(), decks=decks)
    for deck, cards in decks.items():
        assert board(m).decks[deck].cards == (*cards[1:], cards[0])
        assert m.view(None)["board"]["decks"][deck] == {"hidden": 2, "bottom": ["last_days_of_summer"]}


@rule("THR-WES-06")
def test_a_deck_left_out_of_a_position_is_shuffled_first():
    state = table(decks={**QUIET, "I": []})
    del state.decks["II"]
    m = resume(state, WesterosPhase(at="reveal"), seed=1)
    shuffled = [e["deck"] for e in events(m, "deck_shuffled")]
    assert shuffled[:2] == ["I", "II"]
    assert [len(board(m).turn.cards), len({**board(m).decks})] == [3, 3]


@rule("THR-WCD-02")
def test_the_supply_card_adjusts_supply():
    m = at(WesterosPhase(), decks={**QUIET, "I": ["supply"]})
    assert [e["house"] for e in events(m, "supply_adjusted")] == list(START)


@rule("THR-WCD-03")
def test_the_mustering_card_lets_houses_muster():
    m = at(WesterosPhase(), decks={**QUIET, "I": ["mustering"]})
    assert asked(m) == [("baratheon", "muster")]


@rule("THR-WCD-04")
def test_a_game_of_thrones_gives_a_power_for_each_crown_in_turn_order():
    armies = {"kings_landing": "stark F", "castle_black": "stark F", "harrenhal": "lannister F"}
    m = at(GameOfThronesCard(), armies=armies)
    gained = {e["house"]: e["amount"] for e in events(m, "power_gained")}
    # Winterfell, Dragonstone and Pyke are homes with a crown, Lannisport and Highgarden have none.
    assert list(gained.items()) == [("baratheon", 1), ("lannister", 1), ("stark", 4), ("greyjoy", 1)]
    assert board(m).houses["stark"].power == 9


@rule("THR-WCD-04", "THR-LIM-02")
def test_a_game_of_thrones_gives_no_more_than_the_reserve_holds():
    houses = {"stark": {"power": 18}}
    m = at(
        GameOfThronesCard(), armies={"kings_landing": "stark F"}, tokens={"karhold": "stark"}, houses=houses
    )
    assert board(m).houses["stark"].power == 19


@rule("THR-WCD-05")
def test_nothing_happens_on_the_last_days_of_summer():
    before = table(armies={"pyke": "greyjoy FFFFF"}, turn={"wildlings": 12})
    m = resume(table(armies={"pyke": "greyjoy FFFFF"}, decks=QUIET, turn={"wildlings": 12}), WesterosPhase())
    assert over(m)
    for part in ("houses", "tracks", "armies", "power_tokens", "neutrals"):
        assert getattr(board(m), part) == getattr(before, part)


@rule("THR-WCD-06")
def test_clash_of_kings_starts_a_bidding():
    m = at(WesterosPhase(), decks={**QUIET, "II": ["clash_of_kings"]})
    assert asked(m) == [(house, "bid_track") for house in START]


@rule("THR-WCD-11")
def test_a_wildling_attack_calls_for_the_night_s_watch():
    m = at(WesterosPhase(), decks={**QUIET, "III": ["wildling_attack"]})
    assert asked(m) == [(house, "bid_wildlings") for house in START]


@rule("THR-WCD-07", "THR-WCD-08", "THR-WCD-10", "THR-WCD-12", "THR-RUL-15")
@pytest.mark.parametrize(
    ("card", "forbidden"),
    [
        ("sea_of_storms", ("raid",)),
        ("feast_for_crows", ("consolidate_power",)),
        ("storm_of_swords", ("defence",)),
        ("rains_of_autumn", ()),
        ("last_days_of_summer", ()),
    ],
)
def test_what_the_third_card_forbids_is_forbidden_after_the_phase(card: str, forbidden: tuple[str, ...]):
    m = at(WesterosPhase(), decks={**QUIET, "III": [card]})
    assert over(m)
    assert forbidden_types(m.engine) == forbidden


@rule("THR-WCD-09", "THR-WCD-12")
def test_rains_of_autumn_is_one_of_the_turn_s_cards_until_the_next_turn():
    m = at(WesterosPhase(), decks={**QUIET, "III": ["rains_of_autumn", "last_days_of_summer"]})
    assert board(m).turn.cards[2] == "rains_of_autumn"
    later = resume(board(m).clone(), WesterosPhase())
    assert board(later).turn.cards[2] == "last_days_of_summer"


@rule("THR-WCD-12")
def test_a_restriction_ends_with_its_turn():
    m = at(WesterosPhase(), decks=QUIET, turn={"cards": ("supply", "clash_of_kings", "sea_of_storms")})
    assert forbidden_types(m.engine) == ()


@rule("THR-RUL-39")
def test_every_card_of_the_decks_can_be_resolved():
    for place, (deck, cards) in enumerate(table().decks.items()):
        for card in {*cards.cards} - {"winter_is_coming"}:
            m = at(WesterosPhase(), decks={**QUIET, deck: [card]})
            assert board(m).turn.cards[place] == card


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_played_at_random_every_legal_answer_passes_and_every_step_can_be_saved(players: int, seed: int):
    game, rng = find("throne"), Stream(seed)
    state = game.setup(tuple(table(players).houses), Options())
    m = resume(state, *[WesterosPhase() for _ in range(6)], seed=seed)
    while not over(m):
        stack = msgspec.json.encode(m.engine.stack[2:])
        assert msgspec.json.decode(stack, type=tuple[game.step_type, ...]) == m.engine.stack[2:]  # type: ignore[name-defined]
        for seat, decision in list(m.decisions.items()):
            for answer in decision.candidates(limit=30):
                decision.check(answer)
            m.submit(seat, decision.sample(rng))
    assert all(0 <= house.power <= 20 for house in board(m).houses.values())
