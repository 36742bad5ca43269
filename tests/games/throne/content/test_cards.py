"""The cards of the base pack: leaders and events."""

from collections import Counter

from montjoie.games.throne.content import Content
from tests.rule import rule


@rule("THR-HCD-01", "THR-HCD-24")
def test_every_house_has_seven_cards_of_strengths_3_2_2_1_1_0_0(c: Content) -> None:
    assert list(c.house_cards) == list(c.house_order)
    for hand in c.house_cards.values():
        assert [c.cards[card].strength for card in hand] == [3, 2, 2, 1, 1, 0, 0]
    assert Counter(bool(card.ability) for card in c.cards.values()) == {True: 15, False: 20}
    assert all(bool(card.ability) == bool(card.timing) for card in c.cards.values())


@rule("THR-RUL-40")
def test_renly_has_the_upgrade_and_davos_the_fortification(c: Content) -> None:
    renly, davos = c.cards["renly_baratheon"], c.cards["ser_davos_seaworth"]
    assert (renly.strength, renly.fortifications, renly.timing) == (2, 0, "after_win")
    assert (davos.strength, davos.fortifications, davos.ability) == (2, 1, None)


@rule("THR-EX-14")
def test_tywin_has_two_swords_and_margaery_one_fortification(c: Content) -> None:
    tywin, margaery = c.cards["tywin_lannister"], c.cards["margaery_tyrell"]
    assert (tywin.swords, tywin.fortifications) == (2, 0)
    assert (margaery.swords, margaery.fortifications) == (0, 1)


@rule("THR-RUL-39")
def test_the_westeros_decks_hold_the_reconstructed_cards(c: Content) -> None:
    quiet = {"last_days_of_summer": 3, "winter_is_coming": 1}
    assert Counter(c.decks["I"]) == {"supply": 3, "mustering": 3, **quiet}
    assert Counter(c.decks["II"]) == {"game_of_thrones": 3, "clash_of_kings": 3, **quiet}
    restrictions = ("sea_of_storms", "feast_for_crows", "rains_of_autumn", "storm_of_swords")
    assert Counter(c.decks["III"]) == {
        "wildling_attack": 3,
        **dict.fromkeys(restrictions, 1),
        "last_days_of_summer": 2,
        "winter_is_coming": 1,
    }
    for deck, icons in c.mammoths.items():
        shown = {card for card, icon in icons.items() if icon}
        wanted = {"last_days_of_summer", *(restrictions if deck == "III" else ())}
        assert shown == wanted


@rule("THR-WCD-07", "THR-WCD-08", "THR-WCD-09", "THR-WCD-10")
def test_four_events_restrict_the_turn(c: Content) -> None:
    forbidden = {card.id: card.forbids for card in c.westeros_cards.values() if card.forbids}
    assert forbidden == {
        "sea_of_storms": ("raid",),
        "feast_for_crows": ("consolidate_power",),
        "storm_of_swords": ("defence",),
    }
    weak = {card.id: card.support_zero for card in c.westeros_cards.values() if card.support_zero}
    assert weak == {"rains_of_autumn": ("footman",)}
