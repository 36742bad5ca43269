"""The commanders of Stark, each with his unit ability and his commit ability (WES-COM)."""

from __future__ import annotations

from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.kernel.match import Match
from tests.games.westeros.cards.plays import (
    dice,
    has,
    level,
    order,
    play,
    question,
    ready,
    rest,
    still,
)
from tests.games.westeros.given import asked, at, board, commander, events, offered, refused, roll
from tests.rule import rule

WOLF, KING = commander("robb_stark_young"), commander("robb_stark_king")
EDDARD, MAEGE, RICKARD = commander("eddard"), commander("maege"), commander("rickard")
GREATJON, LAST_HEARTH = commander("greatjon_umber_the"), commander("greatjon_umber_lord")


# Robb Stark, Young Wolf.

WOLVES = {"robb": "riders red 7,5 @robb_stark_young", "foe": "guards green 7,7", "near": "guards green 7,6"}


@rule("WES-COM-02")
def test_the_young_wolf_rolls_one_more_die_when_flanking() -> None:
    match = at(Attack(attacker="robb", target="near"), WOLVES, live=False)
    assert dice(match, "robb", "near", flanking=True) == dice(match, "robb", "near") + 1


@rule("WES-COM-03", "WES-KEY-31")
def test_grey_wind_is_loosed_before_the_attack_of_the_young_wolf() -> None:
    match = still(order("stark", WOLVES, "robb"), "stark")
    assert offered(match, "stark") == ["decline", WOLF]
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


@rule("WES-COM-03", "WES-RUL-70")
def test_grey_wind_is_loosed_after_the_attack_too() -> None:
    match = still(order("stark", WOLVES, "robb"), "stark")
    match.submit("stark", "decline")
    match.submit("stark", {"robb": "near"})
    roll(match, "red", "red", "red", "red")
    assert board(match).units["robb"].partner == "near"
    assert offered(match, "stark") == ["decline", WOLF]


@rule("WES-RUL-70")
def test_grey_wind_is_loosed_by_a_unit_that_is_engaged_or_has_moved() -> None:
    match = still(order("stark", WOLVES, "robb", engaged={"near": "robb"}), "stark")
    assert offered(match, "stark") == ["decline", WOLF]
    match = order("stark", WOLVES | {"robb": "riders red 7,4 @robb_stark_young"}, "robb")
    match.submit("stark", {"robb": "7,5"})
    match.submit("stark", WOLF)
    assert offered(match, "stark") == ["foe"]
    assert match.decisions["stark"].describe()["space"]["previews"]["foe"]["dice"] == 1  # of the dogs


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
    assert offered(match, "stark") == ["decline", KING]
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
    assert offered(match, "stark") == ["decline", KING]
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
    (swapped,) = (e.text("en") for e in match.feed(None) if e["kind"] == "westeros.banners_swapped")
    assert swapped.startswith("Robb Stark changes places with the banner bearer of ")
    assert "named from now on by its card (Winterfell Riders)" in swapped


@rule("WES-RUL-83", "WES-COM-03", "KER-LOG-01")
def test_the_kings_name_goes_with_his_banner_in_the_log_and_in_questions() -> None:
    units = {
        "robb_stark": "riders red 7,5 @robb_stark_king",
        "winterfell_riders_1": "riders green 8,5",
        "foe": "cavaliers green 7,6",
    }
    match = at(Attack(attacker="foe", target="robb_stark"), units, live=False)
    roll(match, "red", "green")
    match.submit("stark", KING)
    match.submit("stark", "winterfell_riders_1")
    rest(match)
    game, state = match.engine.game, board(match)
    assert game.names(state) == {"robb_stark": "winterfell_riders", "winterfell_riders_1": "robb_stark"}
    before, after = (
        [each for each in match.feed(None) if each["kind"] == f"westeros.{kind}"]
        for kind in ("attack_declared", "figures_lost")
    )
    assert "Robb Stark" in before[0].text("en")
    assert after[0]["facts"]["unit"] == "robb_stark"  # for programs ids stay what they are
    assert "Winterfell Riders" in after[0].text("en")
    assert "Robb Stark" not in after[0].text("en")


@rule("WES-RUL-83", "WES-COM-03")
def test_ready_or_spent_goes_with_the_kings_banner() -> None:
    units = KINGS | {"robb": f"{KINGS['robb']} spent", "foe": "cavaliers green 7,6"}
    match = at(Attack(attacker="foe", target="robb"), units, live=False)
    roll(match, "red", "red")
    match.submit("stark", KING)
    match.submit("stark", "friend")
    assert not board(match).units["robb"].spent
    assert board(match).units["friend"].spent


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
    assert offered(match, "stark") == ["decline", LAST_HEARTH]
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


@rule("WES-COM-02", "WES-KEY-60", "WES-RUL-67")
def test_rickards_riders_pursue_three_hexes() -> None:
    match = at(PlayerTurn(house="stark"), KARHOLD)
    assert (level(match, "rickard", "pursue"), level(match, "near", "pursue")) == (3, 2)


@rule("WES-COM-03", "WES-RUL-60")
def test_rickard_rallies_the_cavalry_of_his_zone_at_the_end_of_the_action() -> None:
    match = at(PlayerTurn(house="stark"), KARHOLD)
    match.submit("stark", "pass")
    assert offered(match, "stark") == ["decline", RICKARD]
    match.submit("stark", RICKARD)
    assert ready(match) == {"rickard", "near", "foe"}
