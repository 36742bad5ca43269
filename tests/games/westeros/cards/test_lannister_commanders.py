"""The commanders of Lannister, each with his unit ability and his commit ability (WES-COM)."""

from __future__ import annotations

from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.fire import ScorchEarth
from montjoie.games.westeros.phases.command import PlayerTurn
from tests.games.westeros.cards.plays import (
    dice,
    has,
    order,
    question,
    reach,
    ready,
    rest,
    spent,
    still,
)
from tests.games.westeros.given import asked, at, board, commander, events, offered, over, roll
from tests.rule import rule

KINGSLAYER, KINGSGUARD = commander("jaime_lannister_kingslayer"), commander("jaime_lannister_knight")
MOUNTAIN, REAVER = commander("gregor_clegane_the_mountain"), commander("gregor_clegane_the_reaver")
TYWIN, KEVAN, ADDAM = commander("tywin"), commander("kevan"), commander("addam")


# Tywin Lannister.


@rule("WES-COM-02", "WES-COM-03")
def test_tywin_takes_all_his_command_tokens_back() -> None:
    units = {"tywin": "cavaliers red 7,7 @tywin", "foe": "host green 7,2"}
    match = at(PlayerTurn(house="lannister"), units, commanders={"tywin": {"tokens": 3}})
    assert has(match, "tywin", "stalwart")
    match.submit("lannister", TYWIN)
    assert board(match).commanders[TYWIN].tokens == 0
    assert board(match).sides["lannister"].command_tokens == 6
    (told,) = events(match, "command_tokens_returned")
    assert (told["house"], told["commander"], told["amount"]) == ("lannister", TYWIN, 3)


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
    assert offered(match, "lannister") == ["decline", KINGSLAYER]
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
    assert offered(match, "lannister") == ["decline", KINGSGUARD]
    match.submit("lannister", KINGSGUARD)
    assert events(match, "dice_counted")[-1]["dice"] == 5
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
    assert events(match, "dice_counted")[0]["dice"] == 5
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


@rule("WES-RUL-82", "WES-VIC-05")
def test_the_units_of_the_reavers_house_fall_first_and_a_rout_ends_it_all() -> None:
    units = {
        "gregor": "guards blue 7,7 @gregor_clegane_the_reaver",
        "north": "host red 5,3",
        "south": "guards red 5,9",
    }
    river = {"5,3": "river", "5,9": "river"}
    match = at(
        PlayerTurn(house="lannister"),
        units,
        terrain=river,
        overlays=dict.fromkeys(river, "wooden_bridge"),
        fire=dict.fromkeys(river, 2),
        marker=10,
    )
    match.submit("lannister", REAVER)
    assert match.over
    assert [e["unit"] for e in events(match, "unit_eliminated")] == ["south"]
    assert match.feed(None)[-1]["kind"].endswith("game_over")


# Kevan Lannister.

ROCK = {"kevan": "guards blue 7,7 @kevan", "a": "guards green 8,7", "foe": "host green 7,6"}


@rule("WES-COM-02", "WES-CBT-12")
def test_kevan_gives_up_his_attack_for_two_dice_of_a_friend() -> None:
    match = still(order("lannister", ROCK, "kevan", "a"), "lannister")
    match.submit("lannister", {"a": "foe"})
    assert offered(match, "lannister") == ["decline", KEVAN]
    match.submit("lannister", KEVAN)
    assert events(match, "dice_counted")[0]["dice"] == 4
    roll(match, "red", "red", "red", "red")
    assert over(match)  # Kevan has no attack left
    assert not board(match).commanders[KEVAN].committed


@rule("WES-COM-02", "WES-RUL-73")
def test_kevan_supports_nobody_once_he_has_attacked_or_if_not_activated() -> None:
    match = still(order("lannister", ROCK, "kevan", "a"), "lannister")
    match.submit("lannister", {"kevan": "foe"})
    roll(match, "red", "red", "red")
    match.submit("lannister", {"a": "foe"})
    assert not asked(match, "commit_ability")
    match = still(order("lannister", ROCK, "a"), "lannister")
    match.submit("lannister", {"a": "foe"})
    assert not asked(match, "commit_ability")


@rule("WES-RUL-73", "WES-FIR-09")
def test_kevan_has_no_attack_to_give_up_in_a_fire() -> None:
    match = still(order("lannister", ROCK, "kevan", "a", fire={"7,7": 1}), "lannister")
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
    assert offered(match, "lannister") == ["decline", ADDAM]
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
