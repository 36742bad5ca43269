"""The cards of Stark's commanders, each played once (WES-CRD, WES-TAC)."""

from __future__ import annotations

from montjoie.games.westeros.units import lasting
from tests.games.westeros.cards.plays import dice, has, level, play, question, reach, ready, rest, spent
from tests.games.westeros.given import asked, board, commander, events, offered, refused, roll
from tests.rule import rule

LINE = {
    "leader": "host blue 7,5 @eddard",
    "a": "host green 6,5",
    "b": "host green 8,5",
    "rider": "riders green 7,4",
    "foe": "guards green 7,9",
}
CLOSE = LINE | {"foe": "guards green 6,6", "kin": "guards green 3,9"}


# Eddard Stark.


@rule("WES-TAC-09", "WES-MOR-09")
def test_sl11_winter_is_coming_raises_morale_first() -> None:
    match = play("sl11", "eddard", LINE, "before")
    assert board(match).course.marker == 1
    assert max(map(len, offered(match, "stark"))) == 2


@rule("WES-TAC-02")
def test_sl12_as_one_man_lends_stalwart_to_two_infantry_units_for_the_round() -> None:
    match = play("sl12", "eddard", LINE, "after", ["a", "b"], "done", ["a", "b"])
    assert has(match, "a", "stalwart")
    assert {e.until for e in board(match).effects.values()} == {"round"}
    assert {unit for e in board(match).effects.values() for unit in e.units} == {"a", "b"}


@rule("WES-TAC-02", "WES-CBT-12")
def test_sl13_ice_gives_the_commanders_unit_a_die() -> None:
    match = play("sl13", "eddard", CLOSE, "before", ["a", "leader"])
    assert (dice(match, "leader", "foe"), dice(match, "a", "foe")) == (4, 2)
    rest(match)
    assert dice(match, "leader", "foe") == 3


@rule("WES-CRD-06", "WES-CRD-13")
def test_sl14_the_norths_justice_orders_and_rallies() -> None:
    match = play("sl14", "eddard", LINE, "1+2", ["a", "b"], "done")
    assert offered(match, "stark") == [["a"], ["b"]]
    match.submit("stark", ["b"])
    assert spent(match) == {"a"}


@rule("WES-TAC-07")
def test_sl15_vigil_rallies_two_and_draws_a_card() -> None:
    tired = {name: f"{unit} spent" for name, unit in LINE.items()}
    match = play("sl15", "eddard", tired, "after", ["a", "b"], marker=4, decks={"stark": ("sl01", "sl02")})
    assert {"a", "b"} <= ready(match)
    assert "leader" in spent(match)
    assert board(match).hands["stark"].cards == ("sl01",)


# The Greatjon.


@rule("WES-EX-11", "WES-TAC-07")
def test_sl16_the_giants_roar_keeps_a_stalwart_enemy_from_striking_back() -> None:
    units = CLOSE | {"foe": "guards blue 6,6 @jaime_lannister_knight"}
    match = play("sl16", "eddard", units, "before", ["foe"], ["a"], "done", marker=9)
    match.submit("stark", {"a": "foe"})
    roll(match, "red", "red")
    assert not asked(match, "counter_attack")
    rest(match)
    assert not lasting.forbids_counter(match.engine, "foe")


@rule("WES-TAC-09", "WES-CBT-12")
def test_sl17_last_hearth_fury_gives_each_ordered_unit_a_die() -> None:
    match = play("sl17", "eddard", CLOSE, "before", ["a", "b"])
    assert (dice(match, "a", "foe"), dice(match, "b", "foe"), dice(match, "leader", "foe")) == (3, 3, 3)
    assert dice(match, "a", "foe", mode="counter") == 2


@rule("WES-MOV-04")
def test_sl18_broken_chains_moves_its_units_one_hex_further() -> None:
    match = play("sl18", "eddard", LINE, ["a", "rider"])
    assert (reach(match, "a"), reach(match, "rider"), reach(match, "b")) == (3, 5, 2)


@rule("WES-MOR-09")
def test_sl19_a_long_draught_counts_the_enemies_eliminated() -> None:
    units = CLOSE | {"foe": "guards green 6,6 x1"}
    match = play("sl19", "eddard", units, "1", "after", ["a"], "done", {"a": "foe"})
    roll(match, "green", "red")
    rest(match)
    assert board(match).course.marker == 2  # one for the elimination, one for the card


@rule("WES-KEY-60", "WES-KEY-02")
def test_sl20_every_axe_orders_all_infantry_to_pursue_instead_of_advancing() -> None:
    match = play("sl20", "eddard", CLOSE, "before")
    assert events(match, "units_activated")[0]["units"] == ["leader", "a", "b"]
    assert level(match, "a", "pursue") == 1
    assert not has(match, "a", "advance")
    rest(match)
    assert has(match, "a", "advance")
    assert not level(match, "a", "pursue")


# Maege Mormont.


@rule("WES-CRD-08", "WES-TOK-01")
def test_sl21_the_she_bears_call_also_orders_an_uncontrolled_unit_beside_the_first() -> None:
    units = {
        "maege": "host blue 7,5 @maege",
        "a": "host green 9,5",
        "out": "host green 10,5",
        "off": "host green 13,5",
        "foe": "guards green 7,9",
    }
    match = play("sl21", "maege", units, ["a"])
    assert events(match, "units_activated")[0]["units"] == ["a", "out"]
    match = play("sl21", "maege", units, ["maege"])
    assert events(match, "units_activated")[0]["units"] == ["maege"]


@rule("WES-CRD-08")
def test_sl21_refuses_a_unit_of_the_zone_as_the_second_one() -> None:
    units = {
        "maege": "host blue 7,5 @maege",
        "a": "host green 9,5",
        "one": "host green 10,5",
        "two": "host green 9,4",
        "three": "host green 12,5",
        "foe": "guards green 7,9",
    }
    match = play("sl21", "maege", units, ["a"])
    assert offered(match, "stark") == [["one"], ["two"]]
    assert refused(match, "stark", ["maege"]) == ("WES-CRD-08", "card-inside-zone")
    assert refused(match, "stark", ["three"]) == ("WES-GEN-01", "card-unit-not-adjacent")


@rule("WES-KEY-10")
def test_sl22_here_we_stand_toughens_one_ordered_unit() -> None:
    match = play("sl22", "eddard", LINE, "after", ["a", "b"], "done", ["b"])
    assert (level(match, "a", "toughness"), level(match, "b", "toughness")) == (0, 1)


@rule("WES-CBT-12")
def test_sl23_daughters_of_the_island_gives_a_die_when_flanking() -> None:
    match = play("sl23", "eddard", CLOSE, "before", ["a", "b"])
    assert (dice(match, "a", "foe"), dice(match, "a", "foe", flanking=True)) == (2, 3)
    assert dice(match, "leader", "foe", flanking=True) == 3


@rule("WES-TAC-06", "WES-MOR-09")
def test_sl24_close_ranks_rallies_infantry_and_raises_low_morale_by_two() -> None:
    tired = {name: f"{unit} spent" for name, unit in LINE.items()}
    match = play("sl24", "eddard", tired, "before", marker=-8)
    assert board(match).course.marker == -6
    assert refused(match, "stark", ["rider"]) == ("WES-GEN-01", "card-wrong-class")
    match.submit("stark", ["a", "b"])
    assert ready(match) >= {"a", "b"}


@rule("WES-KEY-70")
def test_sl25_stubborn_as_bears_makes_two_units_ignore_morale_results() -> None:
    match = play("sl25", "eddard", LINE, "after", ["a"], "done", ["b", "rider"])
    shielded = [unit for unit in LINE if lasting.ignores_morale(match.engine, unit)]
    assert shielded == ["b", "rider"]


# Rickard Karstark.


@rule("WES-PAR-02")
def test_sl26_sun_of_winter_spares_its_riders_parting_attacks() -> None:
    units = LINE | {"leader": "riders blue 7,5 @rickard", "foe": "guards green 7,3"}
    match = play("sl26", "rickard", units, "before", ["rider"], engaged={"foe": "rider"})
    match.submit("stark", {"rider": "8,4"})
    assert not asked(match, "parting_attack")


@rule("WES-TAC-06", "WES-CBT-12")
def test_sl27_vengeance_gives_dice_when_morale_is_low() -> None:
    match = play("sl27", "eddard", CLOSE, "before", ["a", "b"], marker=-4)
    assert dice(match, "a", "foe") == 3
    assert question(play("sl27", "eddard", CLOSE, marker=-3)) == "declare_units"


@rule("WES-GEN-01")
def test_sl28_riders_of_karhold_orders_one_rider_and_two_others() -> None:
    match = play("sl28", "eddard", LINE, "2+1")
    assert refused(match, "stark", ["rider"]) == ("WES-GEN-01", "card-wrong-class")
    match.submit("stark", ["a", "b"])
    assert events(match, "units_activated")[0]["units"] == ["a", "b", "rider"]


@rule("WES-MOV-01", "WES-ENG-11")
def test_sl29_wheel_about_lets_an_ordered_rider_move_again_out_of_an_engagement() -> None:
    units = LINE | {"leader": "riders blue 7,5 @rickard", "foe": "guards green 7,3"}
    match = play("sl29", "rickard", units, "after", ["rider"], "done", {"rider": "foe"})
    roll(match, "red", "red")
    assert board(match).units["rider"].partner == "foe"
    match.submit("stark", "8,4")
    assert not asked(match, "parting_attack")
    rest(match)
    assert board(match).units["rider"].partner == ""
    assert board(match).units["rider"].hex != "7,4"


@rule("WES-TAC-05")
def test_sl30_hard_ride_rallies_riders_and_draws_for_two_green_tokens() -> None:
    tired = {name: f"{unit} spent" for name, unit in LINE.items()}
    match = rest(play("sl30", "eddard", tired, "after", decks={"stark": ("sl01",)}))
    assert "rider" in ready(match)
    assert board(match).hands["stark"].cards == ("sl01",)


# Robb Stark.


@rule("WES-EX-09", "WES-MOV-04")
def test_sl31_the_young_wolfs_ruse_moves_ordered_units_further() -> None:
    match = play("sl31", "eddard", LINE, "before", ["a", "rider"])
    assert (reach(match, "a"), reach(match, "rider"), reach(match, "b")) == (3, 5, 2)


@rule("WES-RET-08", "WES-RET-01")
def test_sl32_grey_wind_drives_an_enemy_of_the_zone_back() -> None:
    units = LINE | {"foe": "guards green 7,7", "afar": "guards green 7,9"}
    match = play("sl32", "eddard", units, "before")
    assert asked(match, "retreat_step") == "lannister"
    match.submit("lannister", "7,8")
    assert board(match).units["foe"].hex == "7,8"
    assert question(match) == "declare_units"


@rule("WES-KEY-70", "WES-RUL-74")
def test_sl32_a_stalwart_unit_may_ignore_grey_wind() -> None:
    units = LINE | {"foe": "cavaliers red 7,7 @tywin"}
    match = play("sl32", "eddard", units, "before")
    assert asked(match, "stand_firm") == "lannister"
    match.submit("lannister", "ignore")
    assert board(match).units["foe"].hex == "7,7"
    match = play("sl32", "eddard", units, "before")
    match.submit("lannister", "retreat")
    assert asked(match, "retreat_step") == "lannister"


@rule("WES-RET-05", "WES-RUL-74")
def test_sl32_a_unit_that_cannot_retreat_takes_a_hit() -> None:
    units = {"leader": "host blue 7,10 @eddard", "a": "host green 6,10", "foe": "guards green 7,11"}
    match = play("sl32", "eddard", units, "before")
    assert board(match).units["foe"].figures == 3


@rule("WES-CRD-08", "WES-CRD-04")
def test_sl33_the_king_in_the_north_orders_all_and_gives_a_token_back() -> None:
    match = play("sl33", "eddard", LINE, "after", marker=8)
    assert set(events(match, "units_activated")[0]["units"]) == {"leader", "a", "b", "rider"}
    rest(match)
    assert board(match).commanders[commander("eddard")].tokens == 1
    assert board(match).sides["stark"].command_tokens == 2


@rule("WES-ACT-03")
def test_sl34_night_march_moves_four_units_that_may_not_attack() -> None:
    match = play("sl34", "eddard", CLOSE)
    assert max(map(len, offered(match, "stark"))) == 4
    match.submit("stark", ["a", "b"])
    match.submit("stark", "done")
    assert not asked(match, "choose_attack")


@rule("WES-ENG-13", "WES-RUL-69")
def test_sl35_the_trap_closes_allows_two_symbols_to_be_rolled_again() -> None:
    units = CLOSE | {"c": "host green 5,6"}
    match = play("sl35", "eddard", units, "before", ["a"], "done", {"a": "foe"}, engaged={"c": "foe"})
    roll(match, "red", "blue")
    match.submit("stark", "red")
    assert asked(match, "reroll_symbol") == "stark"
    match.submit("stark", "blue")
    roll(match, "green", "green")
    rest(match)
    assert board(match).units["foe"].figures == 2
