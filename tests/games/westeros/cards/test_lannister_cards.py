"""The cards of Lannister's commanders, each played once (WES-CRD, WES-TAC)."""

from __future__ import annotations

from montjoie.games.westeros.units import lasting
from tests.games.westeros.cards.plays import dice, has, level, play, question, reach, ready, rest, spent
from tests.games.westeros.given import asked, board, commander, events, offered, pool, refused, roll
from tests.rule import rule

LINE = {
    "leader": "guards blue 7,7 @jaime",
    "a": "guards green 6,7",
    "b": "guards green 8,7",
    "rider": "cavaliers green 7,8",
    "foe": "host green 7,2",
}
CLOSE = LINE | {"foe": "host green 6,6", "kin": "host green 3,2"}
JAIME = commander("jaime")


def tired(units: dict[str, str]) -> dict[str, str]:
    """The same units, all spent."""
    return {name: f"{unit} spent" for name, unit in units.items()}


# Addam Marbrand.


@rule("WES-MOV-04")
def test_ll11_outriders_moves_ordered_cavalry_further() -> None:
    units = LINE | {"lancers": "cavaliers blue 8,8"}
    match = play("ll11", "jaime", units, "before", ["rider"])
    assert (reach(match, "rider"), reach(match, "lancers")) == (5, 3)


@rule("WES-CBT-12")
def test_ll12_ashemark_charge_gives_a_die_to_cavalry_that_moved_two_hexes() -> None:
    units = LINE | {"lancers": "cavaliers blue 8,8", "foe": "host green 7,5"}
    match = play("ll12", "jaime", units, "before", ["rider", "lancers"])
    match.submit("lannister", {"rider": "5,8"})
    assert (dice(match, "rider", "foe"), dice(match, "lancers", "foe")) == (3, 3)  # base 2 and 3


@rule("WES-ACT-03")
def test_ll13_cavalry_screen_moves_cavalry_that_may_not_attack() -> None:
    units = CLOSE | {"lancers": "cavaliers blue 5,6"}
    match = play("ll13", "jaime", units, "1+2", ["a"], ["lancers"], "done")
    assert offered(match, "lannister") == [{"a": "foe"}, "done"]
    assert spent(match) == {"a", "lancers"}


@rule("WES-TAC-07")
def test_ll14_ride_them_down_rallies_a_cavalry_unit_afterwards() -> None:
    match = play("ll14", "jaime", LINE, "after", ["rider", "a"], "done", marker=-4)
    assert spent(match) == {"a"}


@rule("WES-MOR-09")
def test_ll15_the_burning_tree_rallies_cavalry_and_raises_morale() -> None:
    match = rest(play("ll15", "jaime", tired(LINE), "before"))
    assert board(match).course.marker == -1
    assert ready(match) == {"rider"}


# Gregor Clegane.


@rule("WES-MOR-09")
def test_ll16_terror_raises_morale_for_an_enemy_driven_two_hexes() -> None:
    match = play("ll16", "jaime", CLOSE, "before", ["leader"], "done", {"leader": "foe"})
    roll(match, "morale", "morale", "red")
    rest(match)
    assert board(match).course.marker == -1
    match = play("ll16", "jaime", CLOSE, "before", ["leader"], "done", {"leader": "foe"})
    roll(match, "morale", "red", "red")
    rest(match)
    assert board(match).course.marker == 0


@rule("WES-RUL-72")
def test_ll16_adds_up_the_retreats_of_a_unit_and_counts_it_once() -> None:
    units = CLOSE | {"a": "westerlands green 6,7"}
    match = play("ll16", "jaime", units, "before", ["leader", "a"], "done", {"leader": "foe"})
    roll(match, "morale", "red", "red")
    match.submit("stark", "6,5")
    match.submit("lannister", "stay")
    match.submit("lannister", {"a": "foe"})
    roll(match, "morale", "red")
    rest(match)
    assert board(match).course.marker == -1


@rule("WES-CTR-01")
def test_ll17_no_quarter_keeps_every_enemy_from_striking_back() -> None:
    units = CLOSE | {"foe": "host blue 6,6 @maege"}
    match = play("ll17", "jaime", units, "before", ["a"], "done")
    assert lasting.forbids_counter(match.engine, "kin")
    match.submit("lannister", {"a": "foe"})
    roll(match, "red", "red")
    assert not asked(match, "counter_attack")


@rule("WES-CBT-12", "WES-CRD-01")
def test_ll18_butchery_gives_two_dice_and_rallies_the_commanders_unit() -> None:
    match = play("ll18", "jaime", CLOSE, "after", ["leader"], marker=-4)
    assert dice(match, "leader", "foe") == 5
    assert dice(match, "a", "foe") == 2
    rest(match)
    assert "leader" in ready(match)


@rule("WES-KEY-50")
def test_ll19_pillage_lets_ordered_infantry_scorch_the_earth() -> None:
    match = play("ll19", "jaime", LINE, "before", ["a", "b"], "done", terrain={"6,6": "forest"})
    assert {"a": "scorch/6,6"} in offered(match, "lannister")
    assert has(match, "b", "scorched_earth")
    assert not has(match, "leader", "scorched_earth")


@rule("WES-CRD-06")
def test_ll20_mad_dog_orders_and_rallies_the_commanders_unit_only() -> None:
    match = play("ll20", "jaime", LINE, "1+2", "done")
    assert events(match, "units_activated")[0]["units"] == ["leader"]
    assert spent(match) == set()


# Jaime Lannister.


@rule("WES-CBT-12")
def test_ll21_lions_pride_gives_the_commanders_unit_a_die() -> None:
    match = play("ll21", "jaime", CLOSE, "before", ["leader", "a"])
    assert (dice(match, "leader", "foe"), dice(match, "a", "foe")) == (4, 2)


@rule("WES-PAR-02")
def test_ll22_bold_sally_spares_ordered_units_parting_attacks() -> None:
    match = play("ll22", "jaime", CLOSE, "before", ["a", "b"], engaged={"foe": "a"})
    match.submit("lannister", {"a": "5,7"})
    assert not asked(match, "parting_attack")
    assert lasting.no_parting(match.engine, "b")


@rule("WES-KEY-70")
def test_ll23_kingsguard_drill_lends_stalwart_for_the_round() -> None:
    units = LINE | {"leader": "guards blue 7,7 @jaime", "a": "guards green 5,7", "b": "guards green 9,7"}
    match = play("ll23", "jaime", units, "after", ["a", "b"], "done", ["a"])
    assert has(match, "a", "stalwart")
    assert not has(match, "b", "stalwart")


@rule("WES-KEY-71", "WES-TAC-02")
def test_ll24_duel_takes_firmness_and_the_counter_attack_from_one_adjacent_enemy() -> None:
    units = CLOSE | {"foe": "host blue 6,6 @maege", "next": "host green 7,6"}
    match = play("ll24", "jaime", units, "1", "before")
    assert offered(match, "lannister") == [["foe"], ["next"]]
    assert refused(match, "lannister", ["kin"]) == ("WES-CRD-08", "card-unit-not-meant")
    match.submit("lannister", ["foe"])
    assert not has(match, "foe", "stalwart")
    assert lasting.forbids_counter(match.engine, "foe")
    assert not lasting.forbids_counter(match.engine, "next")


@rule("WES-CRD-08", "WES-MOR-09")
def test_ll25_all_the_lions_orders_the_whole_zone_and_raises_morale() -> None:
    match = play("ll25", "jaime", LINE, "after", marker=-8)
    assert set(events(match, "units_activated")[0]["units"]) == {"leader", "a", "b", "rider"}
    rest(match)
    assert board(match).course.marker == -9


# Kevan Lannister.


@rule("WES-TAC-02", "WES-DCK-06")
def test_ll26_clear_orders_draws_a_card() -> None:
    match = rest(play("ll26", "jaime", LINE, "after", decks={"lannister": ("ll01", "ll02")}))
    assert board(match).hands["lannister"].cards == ("ll01",)


@rule("WES-MOR-09")
def test_ll27_steady_ranks_rallies_two_and_raises_morale() -> None:
    match = play("ll27", "jaime", tired(LINE), "before", ["a", "rider"])
    assert ready(match) == {"a", "rider"}
    assert board(match).course.marker == -1


@rule("WES-CRD-13")
def test_ll28_support_orders_two_and_another_one() -> None:
    match = play("ll28", "jaime", LINE, "1+2", ["a", "b"], ["rider"])
    assert events(match, "units_activated")[0]["units"] == ["a", "b", "rider"]


@rule("WES-KEY-10")
def test_ll29_shield_wall_toughens_ordered_units_for_the_round() -> None:
    match = rest(play("ll29", "jaime", LINE, "after", ["a", "b"], marker=4))
    assert (level(match, "a", "toughness"), level(match, "leader", "toughness")) == (1, 0)


@rule("WES-GEN-01", "WES-MOV-04")
def test_ll30_call_the_reserve_orders_units_away_from_the_enemy_one_hex_further() -> None:
    match = play("ll30", "jaime", CLOSE)
    assert refused(match, "lannister", ["a"]) == ("WES-GEN-01", "card-unit-beside-enemy")
    match.submit("lannister", ["b", "rider"])
    assert (reach(match, "b"), reach(match, "rider")) == (3, 5)


# Tywin Lannister.


@rule("WES-CBT-12")
def test_ll31_hear_me_roar_gives_all_a_die_when_flanking() -> None:
    match = play("ll31", "jaime", CLOSE, "before", marker=-8)
    assert dice(match, "b", "foe", flanking=True) == 3
    assert dice(match, "b", "foe") == 2


@rule("WES-MAR-02", "WES-MAR-03")
def test_ll32_always_pays_his_debts_rolls_for_order_tokens() -> None:
    match = play("ll32", "jaime", LINE, "after", ["a"], "done", marker=4, pools={"lannister": {"red": 1}})
    roll(match, "green", "red")
    assert pool(match, "lannister") == {"green": 1, "red": 2}


@rule("WES-RUL-03")
def test_ll32_gives_no_token_that_the_supply_lacks() -> None:
    pools = {"lannister": {"red": 4}, "stark": {"red": 6}}
    match = play("ll32", "jaime", LINE, "after", ["a"], "done", marker=4, pools=pools)
    roll(match, "red", "red")
    assert pool(match, "lannister") == {"red": 4}


@rule("WES-CRD-04")
def test_ll33_gold_of_the_rock_rallies_three_and_gives_a_token_back() -> None:
    match = play("ll33", "jaime", tired(LINE), "after", ["leader", "a", "b"])
    assert ready(match) == {"leader", "a", "b"}
    assert board(match).commanders[JAIME].tokens == 0
    assert board(match).sides["lannister"].command_tokens == 3


@rule("WES-KEY-70")
def test_ll34_ruthless_forbids_to_ignore_morale_results() -> None:
    units = CLOSE | {"foe": "host blue 6,6 @eddard"}
    match = play("ll34", "jaime", units, "before", ["a"], "done", {"a": "foe"}, marker=-4)
    roll(match, "morale", "red")
    assert not asked(match, "ignore_morale")
    assert asked(match, "retreat_step") == "stark"


@rule("WES-CRD-08", "WES-TOK-01")
def test_ll35_sealed_orders_reaches_an_uncontrolled_unit_anywhere() -> None:
    units = LINE | {"out": "guards green 14,10"}
    match = play("ll35", "jaime", units, "1")
    assert events(match, "units_activated")[0]["units"] == ["out"]
    assert question(match) == "move_unit"
