"""The fourteen commanders, each with his unit ability and his commit ability (WES-COM)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.command import PlayerTurn
from montjoie.games.westeros.fire import ScorchEarth
from montjoie.kernel.match import Match
from tests.games.westeros.cards.plays import dice, has, level, play, question, reach, ready, rest, spent
from tests.games.westeros.given import (
    asked,
    at,
    board,
    commander,
    events,
    field,
    offered,
    over,
    refused,
    resume,
    roll,
)
from tests.rule import rule

WOLF, KING = commander("robb_stark_young"), commander("robb_stark_king")
EDDARD, MAEGE, RICKARD = commander("eddard"), commander("maege"), commander("rickard")
GREATJON, LAST_HEARTH = commander("greatjon_umber_the"), commander("greatjon_umber_lord")
KINGSLAYER, KINGSGUARD = commander("jaime_lannister_kingslayer"), commander("jaime_lannister_knight")
MOUNTAIN, REAVER = commander("gregor_clegane_the_mountain"), commander("gregor_clegane_the_reaver")
TYWIN, KEVAN, ADDAM = commander("tywin"), commander("kevan"), commander("addam")


def order(house: str, units: dict[str, str], *names: str, **given: Any) -> Match:
    """A player activates these units in his turn."""
    turn = PlayerTurn(house=house, at="close_action")
    return resume(field(units, **given), turn, Activate(house=house, units=names), live=False)


def still(match: Match, house: str) -> Match:
    """Nobody moves."""
    if asked(match, "move_unit"):
        match.submit(house, "done")
    return match


# Robb Stark, Young Wolf.

WOLVES = {"robb": "riders red 7,5 @robb_stark_young", "foe": "guards green 7,7", "near": "guards green 7,6"}


@rule("WES-COM-02")
def test_the_young_wolf_rolls_one_more_die_when_flanking() -> None:
    match = at(Attack(attacker="robb", target="near"), WOLVES, live=False)
    assert dice(match, "robb", "near", flanking=True) == dice(match, "robb", "near") + 1


@rule("WES-COM-03", "WES-KEY-31")
def test_grey_wind_is_loosed_before_the_attack_of_the_young_wolf() -> None:
    match = still(order("stark", WOLVES, "robb"), "stark")
    assert offered(match, "stark") == [WOLF, "decline"]
    match.submit("stark", WOLF)
    assert offered(match, "stark") == ["foe"]
    assert refused(match, "stark", "near")[0] == "WES-KEY-31"
    match.submit("stark", "foe")
    roll(match, "morale")
    rest_of_dogs(match)
    assert board(match).commanders[WOLF].committed
    assert question(match) == "choose_attack"


def rest_of_dogs(match: Match) -> None:
    """The target retreats where its owner is asked."""
    if asked(match, "retreat_step"):
        match.submit("lannister", offered(match, "lannister")[0])


@rule("WES-COM-03")
def test_grey_wind_is_loosed_after_the_attack_too() -> None:
    match = still(order("stark", WOLVES, "robb"), "stark")
    match.submit("stark", "decline")
    match.submit("stark", {"robb": "near"})
    roll(match, "red", "red", "red", "red")
    assert board(match).units["robb"].partner == "near"
    assert offered(match, "stark") == [WOLF, "decline"]


@rule("WES-COM-03")
def test_the_young_wolf_is_not_committed_if_grey_wind_eliminates_his_target() -> None:
    units = WOLVES | {"foe": "guards green 7,7 x1"}
    match = still(order("stark", units, "robb"), "stark")
    match.submit("stark", WOLF)
    match.submit("stark", "foe")
    roll(match, "valor")
    assert "foe" not in board(match).units
    assert not board(match).commanders[WOLF].committed


# Robb Stark, King in the North.

KINGS = {
    "robb": "riders red 7,5 @robb_stark_king",
    "friend": "riders green 8,5",
    "foot": "host green 6,5",
    "foe": "guards green 7,6",
}


@rule("WES-COM-02", "WES-ENG-11")
def test_the_king_in_the_north_slips_out_of_an_engagement_when_activated() -> None:
    match = order("stark", KINGS, "robb", engaged={"foe": "robb"})
    assert offered(match, "stark") == [KING, "decline"]
    match.submit("stark", KING)
    assert board(match).units["robb"].partner == ""
    assert board(match).units["foe"].partner == ""
    assert not board(match).commanders[KING].committed
    assert not asked(match, "parting_attack")


@rule("WES-COM-02", "WES-GEN-07")
def test_the_king_in_the_north_may_stay_engaged_and_is_not_asked_otherwise() -> None:
    match = order("stark", KINGS, "robb", engaged={"foe": "robb"})
    match.submit("stark", "decline")
    assert board(match).units["robb"].partner == "foe"
    assert question(order("stark", KINGS, "robb")) == "move_unit"


@rule("WES-COM-03", "WES-CBT-16")
def test_the_king_swaps_places_with_a_rider_and_the_roll_is_read_again() -> None:
    units = KINGS | {"foe": "cavaliers green 7,6"}
    match = at(Attack(attacker="foe", target="robb"), units, live=False)
    roll(match, "red", "red")
    assert offered(match, "stark") == [KING, "decline"]
    match.submit("stark", KING)
    assert offered(match, "stark") == ["friend"]  # cavalry only
    match.submit("stark", "friend")
    rest(match)
    units_after = board(match).units
    assert (units_after["robb"].rank, units_after["robb"].commander) == ("green", "")
    assert (units_after["friend"].rank, units_after["friend"].commander) == ("red", KING)
    assert units_after["robb"].figures == 3  # red shields miss a green banner
    assert board(match).commanders[KING].unit == "friend"
    assert board(match).commanders[KING].committed


@rule("WES-COM-03")
def test_the_king_does_not_swap_where_no_follower_would_fall() -> None:
    units = KINGS | {"robb": "riders red 7,5 x1 @robb_stark_king"}
    match = at(Attack(attacker="foe", target="robb"), units, live=False)
    roll(match, "red", "red")
    assert not asked(match, "commit_ability")


# Eddard Stark.


@rule("WES-COM-03", "WES-KEY-70")
def test_eddard_lends_stalwart_to_his_zone_until_the_round_ends() -> None:
    units = {"eddard": "host red 7,5 @eddard", "a": "host green 9,5", "far": "host green 10,5"}
    match = at(PlayerTurn(house="stark"), units)
    assert has(match, "eddard", "stalwart")
    match.submit("stark", EDDARD)
    assert has(match, "a", "stalwart")
    assert not has(match, "far", "stalwart")
    assert [e.until for e in board(match).effects.values()] == ["round"]


@rule("WES-COM-03")
def test_units_that_leave_eddards_zone_lose_what_he_lends() -> None:
    units = {"eddard": "host red 7,5 @eddard", "a": "host green 9,5"}
    match = at(PlayerTurn(house="stark"), units, pools={"stark": {"green": 1}})
    match.submit("stark", EDDARD)
    match.submit("stark", {"token": "green/a"})
    match.submit("stark", {"a": "11,5"})
    assert not has(match, "a", "stalwart")


# The Greatjon.

UMBER = {"jon": "host blue 7,5 @greatjon_umber_the", "foe": "guards blue 7,6", "weak": "guards green 6,6"}


@rule("WES-COM-02")
def test_the_greatjon_rolls_one_more_die_against_his_rank_or_better() -> None:
    match = at(Attack(attacker="jon", target="foe"), UMBER, live=False)
    assert (dice(match, "jon", "foe"), dice(match, "jon", "weak")) == (4, 3)
    assert dice(match, "jon", "foe", mode="counter") == 3


@rule("WES-COM-03")
def test_the_greatjon_attacks_a_second_time_any_legal_target() -> None:
    match = still(order("stark", UMBER, "jon"), "stark")
    match.submit("stark", {"jon": "foe"})
    roll(match, "red", "red", "red", "red")
    match.submit("stark", GREATJON)
    assert offered(match, "stark") == ["foe", "weak"]
    match.submit("stark", "foe")
    assert events(match, "attack_declared")[-1]["mode"] == "extra"
    roll(match, "blue", "red", "red", "red")
    rest(match)
    assert board(match).units["foe"].figures == 3
    assert board(match).commanders[GREATJON].committed
    assert len(events(match, "attack_declared")) == 2


@rule("WES-COM-02", "WES-KEY-10")
def test_the_lord_of_last_hearth_is_tough() -> None:
    units = UMBER | {"jon": "host blue 7,5 @greatjon_umber_lord"}
    match = at(Attack(attacker="foe", target="jon"), units, live=False)
    assert level(match, "jon", "toughness") == 1
    roll(match, "blue", "blue", "red")
    rest(match)
    assert board(match).units["jon"].figures == 3


@rule("WES-COM-03", "WES-CRD-13")
def test_the_lord_of_last_hearth_adds_adjacent_infantry_to_a_card() -> None:
    units = {
        "jon": "host blue 7,5 @greatjon_umber_lord",
        "a": "host green 6,5",
        "b": "host green 8,5",
        "c": "host green 7,4",
        "off": "host green 9,5",
        "rider": "riders green 6,4",
    }
    match = play("sl01", "greatjon_umber_lord", units, ["jon", "a"])
    assert offered(match, "stark") == [LAST_HEARTH, "decline"]
    match.submit("stark", LAST_HEARTH)
    assert offered(match, "stark") == [["b", "c"], ["b"], ["c"]]
    match.submit("stark", ["b", "c"])
    assert events(match, "units_activated")[0]["units"] == ["jon", "a", "b", "c"]
    assert board(match).commanders[LAST_HEARTH].committed
    assert board(match).sides["stark"].command_tokens == 2


@rule("WES-COM-03")
def test_the_lord_of_last_hearth_is_not_asked_when_another_plays_the_card() -> None:
    units = {
        "jon": "host blue 7,5 @greatjon_umber_lord",
        "a": "host green 8,5",
        "maege": "host blue 9,5 @maege",
    }
    assert question(play("sl01", "maege", units, ["a"])) == "move_unit"


# Maege Mormont.


@rule("WES-COM-02", "WES-EX-27")
def test_maeges_unit_is_stalwart() -> None:
    match = at(PlayerTurn(house="stark"), {"maege": "host blue 7,5 @maege", "a": "host green 8,5"})
    assert has(match, "maege", "stalwart")
    assert not has(match, "a", "stalwart")


@rule("WES-COM-03")
def test_maege_cancels_two_hits_on_a_unit_beside_her() -> None:
    units = {"maege": "host blue 7,5 @maege", "a": "host green 8,5", "foe": "guards red 8,6"}
    match = at(Attack(attacker="foe", target="a"), units, live=False)
    roll(match, "green", "green", "green", "red")
    assert asked(match, "commit_ability") == "stark"
    match.submit("stark", MAEGE)
    assert board(match).units["a"].figures == 3
    assert board(match).commanders[MAEGE].committed


@rule("WES-COM-03")
def test_maege_does_not_reach_a_unit_two_hexes_away_nor_cancels_nothing() -> None:
    units = {"maege": "host blue 7,5 @maege", "a": "host green 9,5", "foe": "guards red 9,6"}
    match = at(Attack(attacker="foe", target="a"), units, live=False)
    roll(match, "green", "green", "green", "red")
    assert not asked(match, "commit_ability")
    match = at(Attack(attacker="foe", target="a"), units | {"a": "host green 8,5"}, live=False)
    roll(match, "red", "red", "red", "red")
    assert not asked(match, "commit_ability")


# Rickard Karstark.

KARHOLD = {
    "rickard": "riders blue 7,5 spent @rickard",
    "near": "riders green 8,5 spent",
    "foot": "host green 6,5 spent",
    "far": "riders green 12,5 spent",
    "foe": "guards green 7,9",
}


@rule("WES-COM-02", "WES-KEY-60")
def test_rickards_riders_pursue_three_hexes() -> None:
    match = at(PlayerTurn(house="stark"), KARHOLD)
    assert (level(match, "rickard", "pursue"), level(match, "near", "pursue")) == (3, 2)


@rule("WES-COM-03")
def test_rickard_rallies_the_cavalry_of_his_zone_at_the_end_of_the_action() -> None:
    match = at(PlayerTurn(house="stark"), KARHOLD)
    match.submit("stark", "pass")
    assert offered(match, "stark") == [RICKARD, "decline"]
    match.submit("stark", RICKARD)
    assert ready(match) == {"rickard", "near", "foe"}


# Tywin Lannister.


@rule("WES-COM-02", "WES-COM-03")
def test_tywin_takes_all_his_command_tokens_back() -> None:
    units = {"tywin": "cavaliers red 7,7 @tywin", "foe": "host green 7,2"}
    match = at(PlayerTurn(house="lannister"), units, commanders={"tywin": {"tokens": 3}})
    assert has(match, "tywin", "stalwart")
    match.submit("lannister", TYWIN)
    assert board(match).commanders[TYWIN].tokens == 0
    assert board(match).sides["lannister"].command_tokens == 6
    assert events(match, "command_tokens_returned") == [
        {"house": "lannister", "commander": TYWIN, "amount": 3}
    ]


# Jaime Lannister.

LIONS = {
    "jaime": "guards red 7,7 @jaime_lannister_kingslayer",
    "foe": "host green 7,6 x1",
    "lord": "host red 6,6",
}


@rule("WES-COM-02")
def test_the_kingslayer_rolls_one_more_die_against_commanders() -> None:
    units = LIONS | {"lord": "host red 6,6 @eddard"}
    match = at(Attack(attacker="jaime", target="lord"), units, live=False)
    assert (dice(match, "jaime", "lord"), dice(match, "jaime", "foe")) == (5, 4)


@rule("WES-COM-03")
def test_the_kingslayer_rallies_after_an_attack_that_eliminated_its_target() -> None:
    match = still(order("lannister", LIONS, "jaime"), "lannister")
    match.submit("lannister", {"jaime": "foe"})
    roll(match, "green", "red", "red", "red")
    match.submit("lannister", "stay")
    assert offered(match, "lannister") == [KINGSLAYER, "decline"]
    match.submit("lannister", KINGSLAYER)
    assert "jaime" in ready(match)


@rule("WES-COM-03")
def test_the_kingslayer_rallies_after_driving_a_unit_back_but_not_for_nothing() -> None:
    match = still(order("lannister", LIONS, "jaime"), "lannister")
    match.submit("lannister", {"jaime": "lord"})
    roll(match, "morale", "green", "green", "green")
    while not asked(match, "commit_ability"):
        seat = next(iter(match.decisions))
        match.submit(seat, offered(match, seat)[0])
    assert asked(match, "commit_ability") == "lannister"
    match = still(order("lannister", LIONS, "jaime"), "lannister")
    match.submit("lannister", {"jaime": "lord"})
    roll(match, "green", "green", "green", "green")
    rest(match)
    assert "jaime" in spent(match)


@rule("WES-COM-03")
def test_the_knight_of_the_kingsguard_strikes_back_with_two_more_dice() -> None:
    units = {"jaime": "guards blue 7,7 @jaime_lannister_knight", "foe": "host green 7,6"}
    match = at(Attack(attacker="foe", target="jaime"), units, live=False)
    assert has(match, "jaime", "stalwart")
    roll(match, "green", "green")
    match.submit("lannister", "attack")
    assert offered(match, "lannister") == [KINGSGUARD, "decline"]
    match.submit("lannister", KINGSGUARD)
    assert events(match, "attack_declared")[-1]["dice"] == 5
    assert board(match).commanders[KINGSGUARD].committed


@rule("WES-COM-03")
def test_the_knight_of_the_kingsguard_has_no_more_dice_in_his_own_attack() -> None:
    units = {"jaime": "guards blue 7,7 @jaime_lannister_knight", "foe": "host green 7,6"}
    match = at(Attack(attacker="jaime", target="foe"), units, live=False)
    assert not asked(match, "commit_ability")


# Gregor Clegane.


@rule("WES-COM-02", "WES-CTR-01")
def test_nobody_strikes_back_at_the_mountain() -> None:
    units = {"gregor": "guards blue 7,7 @gregor_clegane_the_mountain", "foe": "host blue 7,6 @maege"}
    match = at(Attack(attacker="gregor", target="foe"), units, live=False)
    match.submit("lannister", "decline")
    roll(match, "red", "red", "red")
    assert not asked(match, "counter_attack")
    match = at(Attack(attacker="b", target="foe"), units | {"b": "guards green 6,6"}, live=False)
    roll(match, "red", "red")
    assert asked(match, "counter_attack") == "stark"


@rule("WES-COM-03", "WES-CBT-12")
def test_the_mountain_rolls_two_more_dice_in_one_attack() -> None:
    units = {"gregor": "guards blue 7,7 @gregor_clegane_the_mountain", "foe": "host green 7,6"}
    match = at(Attack(attacker="gregor", target="foe"), units, live=False)
    match.submit("lannister", MOUNTAIN)
    assert events(match, "attack_declared")[0]["dice"] == 5
    match = at(Attack(attacker="gregor", target="foe", mode="counter"), units, live=False)
    assert not asked(match, "commit_ability")


@rule("WES-COM-02", "WES-EX-26")
def test_the_reaver_sets_fires_with_valor_too() -> None:
    units = {"gregor": "guards blue 7,7 @gregor_clegane_the_reaver", "foe": "host green 7,2"}
    fire = ScorchEarth(unit="gregor", hex="7,6")
    match = at(fire, units, terrain={"7,6": "forest"}, live=False)
    assert has(match, "gregor", "scorched_earth")
    roll(match, "green", "blue", "valor")
    assert board(match).ground["7,6"].fire == 2


@rule("WES-COM-03", "WES-FIR-03")
def test_the_reaver_feeds_every_fire_up_to_its_limit() -> None:
    units = {"gregor": "guards blue 7,7 @gregor_clegane_the_reaver", "foe": "host green 7,2"}
    match = at(PlayerTurn(house="lannister"), units, fire={"3,3": 1, "4,4": 4})
    match.submit("lannister", REAVER)
    assert (board(match).ground["3,3"].fire, board(match).ground["4,4"].fire) == (2, 4)
    assert question(at(PlayerTurn(house="lannister"), units, fire={"4,4": 4})) == "take_action"


# Kevan Lannister.

ROCK = {"kevan": "guards blue 7,7 @kevan", "a": "guards green 8,7", "foe": "host green 7,6"}


@rule("WES-COM-02", "WES-CBT-12")
def test_kevan_gives_up_his_attack_for_two_dice_of_a_friend() -> None:
    match = still(order("lannister", ROCK, "kevan", "a"), "lannister")
    match.submit("lannister", {"a": "foe"})
    assert offered(match, "lannister") == [KEVAN, "decline"]
    match.submit("lannister", KEVAN)
    assert events(match, "attack_declared")[0]["dice"] == 4
    roll(match, "red", "red", "red", "red")
    assert over(match)  # Kevan has no attack left
    assert not board(match).commanders[KEVAN].committed


@rule("WES-COM-02")
def test_kevan_supports_nobody_once_he_has_attacked_or_if_not_activated() -> None:
    match = still(order("lannister", ROCK, "kevan", "a"), "lannister")
    match.submit("lannister", {"kevan": "foe"})
    roll(match, "red", "red", "red")
    match.submit("lannister", {"a": "foe"})
    assert not asked(match, "commit_ability")
    match = still(order("lannister", ROCK, "a"), "lannister")
    match.submit("lannister", {"a": "foe"})
    assert not asked(match, "commit_ability")


@rule("WES-COM-03", "WES-DCK-06")
def test_kevan_draws_two_cards() -> None:
    match = at(PlayerTurn(house="lannister"), ROCK, decks={"lannister": ("ll01", "ll02", "ll03")})
    match.submit("lannister", KEVAN)
    assert board(match).hands["lannister"].cards == ("ll01", "ll02")


# Addam Marbrand.

ASHEMARK = {
    "addam": "cavaliers blue 7,7 @addam",
    "rider": "cavaliers green 8,7",
    "idle": "cavaliers green 6,7",
    "foe": "host green 8,6",
}


@rule("WES-COM-02", "WES-MOV-04")
def test_addams_unit_moves_one_hex_further() -> None:
    match = at(PlayerTurn(house="lannister"), ASHEMARK)
    assert reach(match, "addam") == 4
    assert reach(match, "rider") == 4  # green cavalry as printed


@rule("WES-COM-03", "WES-ENG-11")
def test_addam_lets_cavalry_that_attacked_ride_off_unharmed() -> None:
    match = still(order("lannister", ASHEMARK, "rider", "idle"), "lannister")
    match.submit("lannister", {"rider": "foe"})
    roll(match, "red", "red")
    assert offered(match, "lannister") == [ADDAM, "decline"]
    match.submit("lannister", ADDAM)
    assert asked(match, "move_freely") == "lannister"  # the rider alone attacked
    match.submit("lannister", "9,7")
    rest(match)
    assert board(match).units["rider"].partner == ""
    assert board(match).units["rider"].figures == 3
    assert board(match).commanders[ADDAM].committed


@rule("WES-COM-03", "WES-MOV-02")
def test_addams_riders_move_in_the_order_their_player_likes() -> None:
    units = ASHEMARK | {"idle": "cavaliers green 7,6"}
    match = still(order("lannister", units, "rider", "idle"), "lannister")
    for name in ("rider", "idle"):
        match.submit("lannister", {name: "foe"})
        roll(match, "red", "red")
        while asked(match, "reroll_symbol"):
            match.submit("lannister", "keep")
    match.submit("lannister", ADDAM)
    assert offered(match, "lannister") == ["rider", "idle", "done"]
    match.submit("lannister", "idle")
    assert asked(match, "move_freely") == "lannister"
    match.submit("lannister", "stay")
    match.submit("lannister", "stay")
    assert board(match).commanders[ADDAM].committed
