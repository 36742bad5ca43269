"""The ten basic command cards of each House: which units they order, and how many."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.content import load
from tests.games.westeros.cards.plays import play, question, ready, rest, spent
from tests.games.westeros.given import events, offered
from tests.rule import rule

STARK = {
    "leader": "host red 7,5 @eddard",
    "foot": "host green 6,5",
    "guard": "host blue 8,5",
    "horse": "riders green 6,4",
    "knights": "riders blue 7,4",
    "bows": "northmen green 6,6",
    "longbows": "northmen red 7,6",
    "distant": "host green 12,5",
}
LANNISTER = {
    "leader": "guards red 7,5 @jaime",
    "foot": "guards green 6,5",
    "guard": "heavy blue 8,5",
    "horse": "cavaliers green 6,4",
    "knights": "cavaliers blue 7,4",
    "bows": "westerlands green 6,6",
    "longbows": "westerlands red 7,6",
    "distant": "guards green 12,5",
}
SIDES = {"s": ("eddard", STARK), "l": ("jaime", LANNISTER)}
NEAR = {"leader", "foot", "guard", "horse", "knights", "bows", "longbows"}
GREEN, BLUE, RED = {"foot", "horse", "bows"}, {"guard", "knights"}, {"leader", "longbows"}
INFANTRY, CAVALRY, RANGED = {"leader", "foot", "guard"}, {"horse", "knights"}, {"bows", "longbows"}
CARDS = {  # number: (command, how many at most, of whom)
    "01": [("", 2, NEAR)],
    "02": [("", 2, NEAR)],
    "03": [("", 3, GREEN)],
    "04": [("", 3, BLUE)],
    "05": [("1", 2, RED), ("2", 1, NEAR)],
    "06": [("", 3, INFANTRY)],
    "07": [("1", 2, CAVALRY), ("2", 1, NEAR)],
    "08": [("1", 2, RANGED), ("2", 1, NEAR)],
    "09": [("1", 2, NEAR), ("2", 2, NEAR)],
}
COMMANDS = [(n, *command) for n, commands in CARDS.items() for command in commands]


@rule("WES-CRD-11", "WES-CRD-08", "WES-GEN-01")
@pytest.mark.parametrize("house", ["s", "l"])
@pytest.mark.parametrize(("number", "command", "most", "whom"), COMMANDS)
def test_a_basic_card_orders_up_to_so_many_units_of_its_kind(
    house: str, number: str, command: str, most: int, whom: set[str]
) -> None:
    leader, units = SIDES[house]
    match = play(f"{house}l{number}", leader, units, *([command] if command else []))
    seat = next(iter(match.decisions))
    answers = offered(match, seat)
    assert question(match) == "declare_units"
    assert {unit for answer in answers for unit in answer} == whom
    assert max(map(len, answers)) == min(most, len(whom))
    assert min(map(len, answers)) == 1


@rule("WES-CRD-13")
@pytest.mark.parametrize("house", ["s", "l"])
@pytest.mark.parametrize("number", ["05", "07", "08", "09"])
def test_both_commands_of_a_basic_card_activate_one_batch(house: str, number: str) -> None:
    leader, units = SIDES[house]
    match = play(f"{house}l{number}", leader, units, "1+2")
    seat = next(iter(match.decisions))
    first = offered(match, seat)[0]
    match.submit(seat, first)
    match.submit(seat, ["guard"])
    assert events(match, "units_activated")[0]["units"] == [*first, "guard"]


@rule("WES-CRD-08", "WES-CRD-04")
@pytest.mark.parametrize("house", ["s", "l"])
def test_rally_all_rallies_every_spent_unit_of_the_zone(house: str) -> None:
    leader, units = SIDES[house]
    tired = {name: f"{unit} spent" for name, unit in units.items()}
    match = rest(play(f"{house}l10", leader, tired))
    assert ready(match) == NEAR
    assert spent(match) == {"distant"}
    assert events(match, "commands_paid")[0]["amount"] == 2


@rule("WES-DCK-01")
def test_basic_cards_have_no_tactic_and_picture_nobody() -> None:
    for cards in load().basic_cards.values():
        assert len(cards) == 10
        assert all(load().cards[card].tactic is None and not load().cards[card].figure for card in cards)
