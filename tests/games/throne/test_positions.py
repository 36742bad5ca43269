"""Positions: what may be left out, which moments have names, and every contradiction told (KER-POS)."""

import copy
import random
from typing import Any

import pytest

import montjoie
from montjoie.games.throne.content import load
from montjoie.games.throne.positions.running import WORDS
from montjoie.kernel.match import Match
from montjoie.kernel.steps import END, Step
from tests.games.throne.given import board, where
from tests.rule import rule

FIVE = ["stark", "lannister", "baratheon", "tyrell", "greyjoy"]
Rows = dict[str, Any]
OPEN: Rows = {"number": 2, "cards": ["supply", "clash_of_kings", "wildling_attack"]}


def army(house: str, **ready: int) -> Rows:
    return {"house": house, "ready": ready}


def document(moment: str | None = "march", *, seats: list[str] = FIVE, **rest: Any) -> Rows:
    """A position as a person writes it; `board` tables by name."""
    frame = {key: rest.pop(key) for key in ("to_act", "options", "steps") if key in rest}
    armies = {"lannisport": army("lannister", footman=2), "winterfell": army("stark", knight=1)}
    orders = {"lannisport": {"token": "march_0"}, "winterfell": {"token": "march_plus_1"}}
    tables = {"armies": armies} | ({} if moment in ("westeros", "planning") else {"orders": orders})
    return {"game": "throne", "seats": seats, "moment": moment, "board": tables | rest} | frame


def load_position(*args: Any, **kwargs: Any) -> Match:
    return montjoie.from_position("throne", document(*args, **kwargs))


def accepted(m: Match) -> None:
    """The position loads, and somebody is asked something."""
    assert m.decisions


def told(doc: Rows) -> list[tuple[str, str, str]]:
    """What is wrong with a position: path, rule, message."""
    with pytest.raises(montjoie.PositionError) as caught:
        montjoie.from_position("throne", doc)
    for lang in ("en", "fr"):
        for problem in caught.value.problems:
            text = problem.text(lang)
            assert problem.key not in text, f"{problem.key} has no words in {lang}"
            assert "{" not in text
    return [(p.path.removeprefix("position."), p.rule, p.key) for p in caught.value.problems]


def wrong(moment: str = "march", **rest: Any) -> tuple[str, str, str]:
    """The only thing wrong with a position."""
    (only,) = told(document(moment, **rest))
    return only


# What may be left out.


def test_a_few_armies_and_orders_are_a_position():
    m = load_position(to_act="lannister")
    assert list(m.decisions) == ["lannister"]
    assert m.decisions["lannister"].kind == "throne.march"
    assert where(m, "stark") == {"winterfell": "K"}


def test_what_is_left_out_of_a_house_is_as_on_its_start_card():
    m = load_position(houses={"stark": {"discard": ["robb_stark"]}, "tyrell": {"power": 9}})
    stark, tyrell = board(m).houses["stark"], board(m).houses["tyrell"]
    assert (stark.power, stark.supply, len(stark.hand), stark.discard) == (5, 1, 6, ("robb_stark",))
    assert "robb_stark" not in stark.hand
    assert (tyrell.power, tyrell.supply, len(tyrell.hand)) == (9, 3, 7)


def test_tracks_left_out_are_those_of_the_start_and_tokens_lie_with_position_one():
    m = load_position(tracks={"fiefdoms": {"order": FIVE}})
    assert board(m).tracks["fiefdoms"].holder == "stark"
    assert board(m).tracks["iron_throne"].order[0] == "baratheon"


def test_neutral_forces_left_out_stand_where_nobody_has_entered():
    armies = {"sunspear": army("tyrell", footman=1)}
    m = load_position("planning", armies=armies, power_tokens={"the_eyrie": {"house": "stark"}})
    assert set(board(m).neutrals) == {"kings_landing"}
    assert board(load_position("planning", neutrals={})).neutrals == {}


def test_the_owner_of_an_order_is_the_house_whose_units_are_there():
    assert board(load_position()).orders["winterfell"].house == "stark"


def test_decks_left_out_are_shuffled_before_their_first_card():
    m = load_position("westeros", turn={"number": 4})
    assert m.round == 4
    assert len(board(m).turn.cards) == 3
    assert set(board(m).decks) == {"I", "II", "III"}


def test_players_sit_behind_the_houses_agreed_or_named():
    people = ["ann", "bob", "cat", "dan", "eve"]
    agreed = load_position(seats=people, options={"houses": FIVE}, to_act="bob")
    assert list(agreed.decisions) == ["bob"]
    named = load_position(seats=people, houses={h: {"seat": s} for h, s in zip(FIVE, people, strict=True)})
    assert board(named).houses["greyjoy"].seat == "eve"


def test_a_written_position_says_all_so_that_nothing_is_taken_for_left_out():
    m = load_position("planning", houses={"stark": {"supply": 0, "power": 0}}, neutrals={})
    again = montjoie.from_position("throne", m.position() | {"steps": None, "moment": "planning"})
    assert again.digest() == m.digest()
    assert m.position()["board"]["houses"]["stark"]["supply"] == 0


# The moments.


@pytest.mark.parametrize(
    ("moment", "kind"),
    [
        ("planning", "throne.place_orders"),
        ("raven", "throne.use_raven"),
        ("raid", "throne.march"),
        ("march", "throne.march"),
    ],
)
def test_a_named_moment_stands_at_its_question(moment, kind):
    m = load_position(moment)
    assert {decision.kind for decision in m.decisions.values()} == {kind}


def test_at_the_moment_of_raids_the_raids_come_first():
    orders = {"lannisport": {"token": "raid"}, "stoney_sept": {"token": "support"}}
    armies = {"lannisport": army("lannister", footman=1), "stoney_sept": army("tyrell", footman=1)}
    m = load_position("raid", armies=armies, orders=orders)
    assert m.decisions["lannister"].kind == "throne.raid"


@rule("THR-CON-01")
def test_at_the_moment_of_consolidation_power_is_collected_and_the_turn_ends():
    orders = {"winterfell": {"token": "consolidate_power"}}
    m = load_position("consolidate", orders=orders, turn={"number": 3})
    assert board(m).houses["stark"].power >= 7
    assert m.round == 4
    assert board(m).orders == {}


def test_the_westeros_moment_reveals_this_turns_cards_without_advancing_the_marker():
    assert load_position("westeros", turn={"number": 7}).round == 7


@pytest.mark.parametrize(
    ("to_act", "first"), [("lannister", "lannister"), ("stark", "stark"), (None, "lannister")]
)
def test_to_act_says_whose_place_in_the_cycle_comes_next(to_act, first):
    assert list(load_position(to_act=to_act).decisions) == [first]


def test_to_act_holds_for_raids_too():
    armies = {"lannisport": army("lannister", footman=1), "winterfell": army("stark", footman=1)}
    armies |= {"stoney_sept": army("tyrell", footman=1), "karhold": army("tyrell", footman=1)}
    raids = {"lannisport": {"token": "raid"}, "winterfell": {"token": "raid"}}
    orders = raids | {"stoney_sept": {"token": "support"}, "karhold": {"token": "support"}}
    for house in ("lannister", "stark"):
        assert list(load_position("raid", armies=armies, orders=orders, to_act=house).decisions) == [house]


def test_a_house_to_act_without_an_order_is_skipped_in_turn_order():
    assert list(load_position(to_act="tyrell").decisions) == ["lannister"]


def test_an_unknown_moment_is_refused_with_the_known_ones():
    path, rule_id, _ = wrong("tea_time")
    assert (path, rule_id) == ("moment", "KER-POS-02")


@rule("THR-GEN-01")
def test_only_a_seat_or_a_house_can_be_to_act():
    assert wrong(to_act="bolton") == ("to_act", "THR-GEN-01", "nobody-to-act")


@rule("THR-TRN-02")
def test_turn_one_cannot_stand_in_its_westeros_phase():
    assert wrong("westeros") == ("moment", "THR-TRN-02", "no-westeros-phase")


@rule("THR-WES-01")
def test_no_card_lies_open_before_the_reveal():
    turn = {"number": 2, "cards": ["supply"]}
    assert wrong("westeros", turn=turn) == ("board.turn.cards", "THR-WES-01", "cards-too-early")


@rule("THR-PLN-01")
@pytest.mark.parametrize("moment", ["planning", "westeros"])
def test_no_order_lies_on_the_board_before_orders_are_placed(moment):
    orders = {"winterfell": {"token": "raid"}}
    problem = wrong(moment, orders=orders, turn={"number": 2})
    assert problem == ("board.orders", "THR-PLN-01", "orders-too-early")


# Contradictions: players.


@rule("THR-PLR-01")
def test_the_houses_must_be_those_of_the_number_of_seats():
    houses = {"greyjoy": {"seat": "dan", "power": 5, "supply": 0, "hand": load().house_cards["greyjoy"]}}
    found = told(document("planning", seats=FIVE[:4], houses=houses))
    assert ("board.houses", "THR-PLR-01", "houses-not-in-play") in found


@rule("THR-GEN-01")
def test_every_house_has_a_player_of_the_match():
    assert wrong(houses={"stark": {"seat": "nobody"}}) == (
        "board.houses.stark.seat",
        "THR-GEN-01",
        "house-without-player",
    )


@rule("THR-GEN-01")
def test_nobody_plays_two_houses():
    assert wrong(houses={"stark": {"seat": "tyrell"}}) == (
        "board.houses",
        "THR-GEN-01",
        "player-of-two-houses",
    )


@rule("THR-LIM-02")
@pytest.mark.parametrize("power", [-1, 20, 21])
def test_power_is_none_to_twenty_with_the_tokens_on_the_board(power):
    tokens = {"karhold": {"house": "stark"}}
    problem = wrong(houses={"stark": {"power": power}}, power_tokens=tokens)
    assert problem == ("board.houses.stark.power", "THR-LIM-02", "power-beyond-limit")
    accepted(load_position(houses={"stark": {"power": 19}}, power_tokens=tokens))


@rule("THR-SUP-01")
@pytest.mark.parametrize("level", [-1, 7])
def test_the_supply_table_goes_from_none_to_six(level):
    problem = wrong(houses={"stark": {"supply": level}})
    assert problem == ("board.houses.stark.supply", "THR-SUP-01", "supply-off-table")


@rule("THR-SUP-04")
def test_armies_are_within_the_supply_of_their_house():
    armies = {"winterfell": army("stark", footman=3), "karhold": army("stark", footman=3)}
    problem = wrong("planning", armies=armies)
    assert problem == ("board.houses.stark.supply", "THR-SUP-04", "armies-over-supply")
    accepted(load_position("planning", armies=armies, houses={"stark": {"supply": 4}}))


@rule("THR-SUP-06")
def test_a_house_may_be_over_its_supply_while_it_removes_what_it_cannot_feed():
    armies = {"winterfell": army("stark", footman=4)}
    step = {"step": "AdjustSupply", "house": "stark", "at": "remove_units"}
    decks = {name: {"cards": list(cards)} for name, cards in load().decks.items()}
    for deck, card in zip(decks.values(), OPEN["cards"], strict=True):
        deck["cards"].remove(card)
    doc = phase("resolve_second", step, armies=armies, turn=OPEN, decks=decks)
    assert montjoie.from_position("throne", doc).decisions["stark"].kind == "throne.supply_loss"
    step["house"] = "tyrell"
    assert told(doc) == [("board.houses.stark.supply", "THR-SUP-04", "armies-over-supply")]


@rule("THR-COK-08")
@pytest.mark.parametrize("order", [FIVE[:4], [*FIVE, "stark"], ["stark"] * 5, [*FIVE[:4], "bolton"]])
def test_every_house_stands_once_on_a_track(order):
    problem = wrong(tracks={"kings_court": {"order": order}})
    assert problem == ("board.tracks.kings_court.order", "THR-COK-08", "track-positions")


@rule("THR-COK-01")
def test_a_track_is_empty_only_while_kings_clash():
    problem = wrong(tracks={"fiefdoms": {"order": [], "holder": "stark"}})
    assert problem == ("board.tracks.fiefdoms.order", "THR-COK-01", "track-empty")


@rule("THR-COK-05")
def test_the_large_token_lies_with_position_one():
    problem = wrong(tracks={"fiefdoms": {"order": FIVE, "holder": "tyrell"}})
    assert problem == ("board.tracks.fiefdoms.holder", "THR-COK-05", "holder-not-first")


def test_there_are_three_tracks():
    problem = wrong(tracks={"small_council": {"order": FIVE}})
    assert problem == ("board.tracks.small_council", "THR-SET-08", "no-such-track")


# Contradictions: turn and cards.


@rule("THR-GEN-02")
@pytest.mark.parametrize("number", [0, 11])
def test_the_turn_is_one_to_ten(number):
    assert wrong(turn={"number": number}) == ("board.turn.number", "THR-GEN-02", "turn-off-track")


@rule("THR-WIL-01")
@pytest.mark.parametrize("strength", [-2, 3, 14])
def test_the_wildlings_stand_on_a_space_of_their_track(strength):
    problem = wrong(turn={"wildlings": strength})
    assert problem == ("board.turn.wildlings", "THR-WIL-01", "wildlings-off-track")


@rule("THR-WES-01")
@pytest.mark.parametrize(
    "cards",
    [["no_such_card"], ["clash_of_kings", "supply"], ["supply"] * 2, ["last_days_of_summer"] * 4],
)
def test_this_turns_cards_are_one_of_each_deck_in_their_order(cards):
    problem = wrong(turn={"number": 2, "cards": cards})
    assert problem == ("board.turn.cards", "THR-WES-01", "cards-not-of-decks")
    accepted(load_position(turn={"number": 2, "cards": ["supply", "storm_of_swords"]}))


@rule("THR-RUL-39")
def test_a_deck_has_its_ten_cards_in_any_order():
    cards = list(load().decks["I"])
    accepted(load_position(decks={"I": {"cards": cards[::-1], "known": 2}}))
    for strange in (cards[1:], [*cards[1:], "clash_of_kings"], [*cards, "supply"]):
        problem = wrong(decks={"I": {"cards": strange}})
        assert problem == ("board.decks.I.cards", "THR-RUL-39", "deck-not-whole")


@rule("THR-RUL-39")
def test_there_are_three_decks():
    assert wrong(decks={"IV": {"cards": []}}) == ("board.decks.IV", "THR-RUL-39", "no-such-deck")


@rule("THR-WES-06")
@pytest.mark.parametrize("known", [-1, 11])
def test_no_more_cards_are_known_than_a_deck_has(known):
    deck = {"cards": load().decks["I"], "known": known}
    assert wrong(decks={"I": deck}) == ("board.decks.I.known", "THR-WES-06", "known-beyond-deck")


@rule("THR-HCD-01")
@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ({"hand": ["robb_stark"], "discard": []}, "cards-missing"),
        ({"hand": [*load().house_cards["stark"], "tywin_lannister"]}, "card-not-of-house"),
        ({"hand": [*load().house_cards["stark"], "no_such_card"]}, "card-not-of-house"),
        ({"hand": load().house_cards["stark"], "discard": ["robb_stark"]}, "card-held-twice"),
    ],
)
def test_a_house_has_its_seven_cards_each_once(cards, key):
    assert wrong(houses={"stark": cards}) == ("board.houses.stark.hand", "THR-HCD-01", key)


# Contradictions: the board.


@rule("THR-GEO-05", "THR-GEO-04")
@pytest.mark.parametrize("area", ["beyond_the_wall", "narnia"])
def test_units_stand_in_areas_of_the_board(area):
    problem = wrong("planning", armies={area: army("stark", footman=1)})
    assert problem == (f"board.armies.{area}", "THR-GEO-05", "no-such-area")


@rule("THR-PLR-01")
def test_armies_belong_to_houses_in_play():
    problem = wrong("planning", armies={"pyke": army("greyjoy", footman=1)}, seats=FIVE[:4])
    assert problem == ("board.armies.pyke.house", "THR-PLR-01", "no-such-house")


@rule("THR-ACT-03", "THR-GEO-01")
@pytest.mark.parametrize(
    ("area", "units"), [("sunset_sea", {"footman": 1}), ("karhold", {"ship": 1}), ("pyke", {"ship": 1})]
)
def test_ships_stand_at_sea_and_land_units_on_land(area, units):
    problem = wrong("planning", armies={area: army("stark", **units)})
    assert problem == (f"board.armies.{area}", "THR-ACT-03", "unit-out-of-place")


@rule("THR-LIM-01")
@pytest.mark.parametrize("units", [{}, {"footman": -1, "knight": 2}])
def test_an_army_has_units_and_none_less_than_none(units):
    problem = wrong("planning", armies={"karhold": army("stark", **units)})
    assert problem == ("board.armies.karhold", "THR-LIM-01", "no-units")


@rule("THR-LIM-01", "THR-MUS-09")
def test_no_house_has_more_units_than_pieces():
    lands = [area for area in load().lands if area not in load().neutral_forces]
    armies = {area: army("stark", knight=1) for area in lands[:5]}
    problem = wrong("planning", armies=armies)
    assert problem == ("board.armies", "THR-LIM-01", "units-beyond-pool")


@rule("THR-BAT-01")
def test_attackers_stand_only_where_a_battle_is_fought():
    problem = wrong(attackers={"lannisport": army("tyrell", footman=1)})
    assert problem == ("board.attackers.lannisport", "THR-BAT-01", "attackers-without-battle")


@rule("THR-PLN-03")
@pytest.mark.parametrize("area", ["karhold", "lannisport"])
def test_an_order_lies_with_units_of_its_house(area):
    orders = {area: {"house": "stark", "token": "raid"}}
    assert wrong(orders=orders) == (f"board.orders.{area}", "THR-PLN-03", "order-without-units")


@rule("THR-ORD-01")
def test_an_order_is_one_of_the_tokens():
    problem = wrong(orders={"winterfell": {"token": "charge"}})
    assert problem == ("board.orders.winterfell.token", "THR-ORD-01", "no-such-order")


@rule("THR-PLN-06")
def test_a_house_has_no_more_orders_than_tokens():
    areas = ["winterfell", "karhold"]
    armies = {area: army("stark", footman=1) for area in areas}
    problem = wrong(armies=armies, orders={area: {"token": "march_0"} for area in areas})
    assert problem == ("board.orders", "THR-PLN-06", "orders-beyond-copies")


@rule("THR-PLN-07")
def test_a_house_has_no_more_special_orders_than_stars():
    orders = {"highgarden": {"token": "march_plus_1"}}
    armies = {"highgarden": army("tyrell", footman=1)}
    path, rule_id, _ = wrong(armies=armies, orders=orders)
    assert (path, rule_id) == ("board.orders", "THR-PLN-07")
    accepted(load_position(armies=armies, orders=orders, options={"competitive": True}))


@rule("THR-PLN-08")
def test_no_consolidation_lies_at_sea():
    armies = {"sunset_sea": army("stark", ship=1)}
    path, rule_id, _ = wrong(armies=armies, orders={"sunset_sea": {"token": "consolidate_power"}})
    assert (path, rule_id) == ("board.orders.sunset_sea.token", "THR-PLN-08")


@rule("THR-WCD-12")
def test_no_order_of_a_kind_this_turn_forbids():
    turn = {"number": 2, "cards": ["storm_of_swords"]}
    path, rule_id, _ = wrong(orders={"winterfell": {"token": "defence_plus_1"}}, turn=turn)
    assert (path, rule_id) == ("board.orders.winterfell.token", "THR-WCD-12")


@rule("THR-CTL-10")
def test_no_power_token_lies_at_sea():
    problem = wrong(power_tokens={"sunset_sea": {"house": "stark"}})
    assert problem == ("board.power_tokens.sunset_sea", "THR-CTL-10", "token-at-sea")


@rule("THR-CTL-08")
def test_no_power_token_lies_under_units_of_another_house():
    problem = wrong(power_tokens={"lannisport": {"house": "stark"}})
    assert problem == ("board.power_tokens.lannisport", "THR-CTL-08", "token-under-units")
    armies = {"karhold": army("stark", footman=1)}
    accepted(load_position("planning", armies=armies, power_tokens={"karhold": {"house": "stark"}}))


@rule("THR-RUL-19")
def test_no_power_token_lies_in_the_own_home():
    problem = wrong(power_tokens={"pyke": {"house": "greyjoy"}})
    assert problem == ("board.power_tokens.pyke", "THR-RUL-19", "token-at-home")


@rule("THR-NEU-05")
def test_no_neutral_force_is_left_where_somebody_has_entered():
    armies, force = {"sunspear": army("tyrell", footman=1)}, {"sunspear": {"strength": 5}}
    problem = wrong("planning", armies=armies, neutrals=force)
    assert problem == ("board.neutrals.sunspear", "THR-NEU-05", "force-not-alone")


@rule("THR-NEU-01", "THR-PLR-02")
@pytest.mark.parametrize("force", [{"karhold": {"strength": 2}}, {"sunspear": {"strength": 4}}])
def test_neutral_forces_are_those_of_the_start(force):
    (area,) = force
    assert wrong(neutrals=force) == (f"board.neutrals.{area}", "THR-NEU-01", "no-such-force")


def test_every_problem_is_told_at_once_with_its_path():
    found = told(
        document(
            armies={"narnia": army("stark", footman=1), "winterfell": army("stark", ship=1)},
            turn={"number": 12},
            power_tokens={"sunset_sea": {"house": "stark"}},
        )
    )
    assert {path for path, _, _ in found} >= {
        "board.armies.narnia",
        "board.armies.winterfell",
        "board.turn.number",
        "board.power_tokens.sunset_sea",
    }


@pytest.mark.parametrize(
    "tables",
    [
        {"houses": 3},
        {"houses": {"stark": 3}},
        {"tracks": {"fiefdoms": []}},
        {"orders": {"winterfell": "raid"}},
        {"armies": {"winterfell": {"footman": 2}}},
        {"houses": {"stark": {"discard": 3}}},
        {"bogus": {}},
    ],
)
def test_what_has_the_wrong_form_is_told_and_does_not_crash(tables):
    assert {rule_id for _, rule_id, _ in told(document(**tables))} == {"KER-POS-01"}


# Contradictions: procedures under way.


def fight(**changes: Any) -> Rows:
    """A battle in Harrenhal, before support is asked for."""
    battle = {"area": "harrenhal", "origin": "riverrun", "attacker": "stark", "march": "march_0"}
    steps: list[Rows] = [
        {"step": "Campaign", "at": "next_turn"},
        {"step": "GameTurn", "at": END},
        {"step": "ActionPhase", "at": "recover"},
        {"step": "MarchOrders", "up": "stark"},
        {"step": "Battle", "defender": "tyrell"} | battle | changes,
    ]
    armies = {"harrenhal": army("tyrell", footman=1), "riverrun": army("stark", footman=1)}
    attackers = {"harrenhal": army("stark", knight=1)}
    return document(None, steps=steps, armies=armies, attackers=attackers, orders={})


def test_a_battle_may_be_written_by_hand():
    m = montjoie.from_position("throne", fight())
    assert {decision.kind for decision in m.decisions.values()} == {"throne.choose_card"}


@pytest.mark.parametrize(
    ("field", "value", "rule_id"),
    [
        ("area", "narnia", "THR-GEO-05"),
        ("origin", "narnia", "THR-GEO-05"),
        ("attacker", "bolton", "THR-PLR-01"),
        ("defender", "bolton", "THR-PLR-01"),
        ("march", "charge", "THR-ORD-01"),
        ("supports", {"narnia": "attacker"}, "THR-GEO-05"),
        ("supports", {"riverrun": "stark"}, "THR-BAT-01"),
        ("cards", {"attacker": "no_such_card"}, "THR-HCD-01"),
        ("winner", "stark", "THR-BAT-01"),
        ("blade", "stark", "THR-BAT-01"),
    ],
)
def test_a_procedure_speaks_of_things_that_exist(field, value, rule_id):
    found = told(fight(**{field: value}))
    assert (f"steps[4].{field}", rule_id) in {(path, rule) for path, rule, _ in found}


@rule("THR-BAT-01")
@pytest.mark.parametrize("change", [{"area": "seagard"}, {"attacker": "greyjoy"}, {"defender": "greyjoy"}])
def test_a_battle_needs_the_armies_it_is_about(change):
    assert "battle-without-armies" in {key for _, _, key in told(fight(**change))}


@pytest.mark.parametrize(
    ("stage", "keys"),
    [
        ("offer_blade", {"battle-without-cards"}),
        ("take_casualties", {"battle-without-cards", "battle-without-winner", "battle-strengths"}),
    ],
)
def test_a_battle_under_way_has_what_has_been_decided(stage, keys):
    assert {key for _, _, key in told(fight(at=stage))} == keys


def test_cards_played_in_a_battle_are_neither_in_hand_nor_discarded():
    doc = fight(at="offer_blade", cards={"attacker": "robb_stark", "defender": "mace_tyrell"})
    hands = {"stark": "robb_stark", "tyrell": "mace_tyrell"}
    cards = load().house_cards
    doc["board"]["houses"] = {h: {"hand": [c for c in cards[h] if c != card]} for h, card in hands.items()}
    m = montjoie.from_position("throne", doc)
    assert [event["kind"] for event in m.feed(None)].count("throne.battle_won") == 1
    del doc["steps"][4]["cards"]
    assert {key for _, _, key in told(doc)} == {"battle-without-cards", "cards-missing"}


@pytest.mark.parametrize(
    ("steps", "key"),
    [
        ([{"step": "ActionPhase"}], "steps-outside-game"),
        ([{"step": "Campaign", "at": END}, {"step": "PlanningPhase"}], "steps-outside-game"),
        ([{"step": "Campaign", "at": "next_turn"}, {"step": "OfferBlade"}], "steps-outside-fight"),
    ],
)
def test_procedures_are_parts_of_a_game_and_of_a_fight(steps, key):
    assert key in {k for _, _, k in told(document(None, steps=steps))}


def phase(at: str, *inner: Rows, **tables: Any) -> Rows:
    """A Westeros phase under way."""
    outer = [{"step": "Campaign", "at": "next_turn"}, {"step": "GameTurn", "at": "planning"}]
    steps = [*outer, {"step": "WesterosPhase", "at": at}, *inner]
    return document(None, steps=steps, orders={}, **tables)


def test_the_three_cards_of_a_phase_lie_open_while_it_resolves_them():
    keys = {key for _, _, key in told(phase("resolve_second", turn={"number": 2, "cards": ["supply"]}))}
    assert keys == {"cards-not-revealed", "deck-missing"}


def test_a_card_that_lies_open_is_not_in_its_deck():
    cards = {"I": "supply", "II": "clash_of_kings", "III": "sea_of_storms"}
    decks = {name: list(deck) for name, deck in load().decks.items()}
    for name, card in cards.items():
        decks[name].remove(card)  # type: ignore[index]
    turn = {"number": 2, "cards": list(cards.values())}
    m = montjoie.from_position(
        "throne", phase("resolve_third", turn=turn, decks={n: {"cards": d} for n, d in decks.items()})
    )
    assert {decision.kind for decision in m.decisions.values()} == {"throne.place_orders"}


@pytest.mark.parametrize(
    ("step", "stage", "rule_id"),
    [("MarchOrders", "march", "THR-MAR-01"), ("RaidOrders", "raid", "THR-RAI-01")],
)
def test_only_a_house_with_such_an_order_is_asked_to_resolve_one(step, stage, rule_id):
    steps = [*fight()["steps"][:3], {"step": step, "at": stage, "up": "tyrell"}]
    assert told(document(None, steps=steps)) == [("steps[3].up", rule_id, "nothing-to-resolve")]


@pytest.mark.parametrize(
    ("bidding", "problem"),
    [
        ({"houses": FIVE[:4]}, ("steps[3]", "THR-COK-08", "bidding-without-all")),
        ({"at": "order_ties"}, ("steps[3]", "THR-COK-08", "bidding-without-all")),
        (
            {"at": "order_ties", "bids": dict.fromkeys(FIVE, 6)},
            ("steps[3].bids", "THR-COK-02", "bid-beyond-power"),
        ),
    ],
)
def test_everybody_takes_part_in_a_bidding_with_power_he_has(bidding, problem):
    step = {"step": "TrackBidding", "track": "kings_court", "houses": FIVE} | bidding
    tracks = {"kings_court": {"order": [], "holder": "stark"}}
    assert problem in told(phase("resolve_third", step, tracks=tracks, turn=OPEN))


@pytest.mark.parametrize("points", [{"winterfell": 3}, {"karhold": 1}, {"lannisport": 1}, {"winterfell": -1}])
def test_muster_points_come_from_own_castles(points):
    step = {"step": "MusterUnits", "house": "stark", "at": "muster", "points": points}
    problem = ("steps[3].points", "THR-MUS-02", "muster-beyond-castle")
    assert problem in told(phase("resolve_second", step, turn=OPEN))


@pytest.mark.parametrize("due", [-1, 3, 99, 2])
def test_the_toll_of_the_wildlings_is_two_or_four_and_a_choice_only_for_who_owns_more(due):
    step = {"step": "WildlingToll", "house": "stark", "at": "choose_losses", "due": due}
    assert ("steps[3].due", "THR-WIL-11", "toll-wrong") in told(phase("put_away", step, turn=OPEN))


@rule("THR-RUL-33")
def test_units_that_try_to_enter_wait_beside_the_neutral_force():
    steps = fight()["steps"][:4]
    entry = {"step": "NeutralEntry", "area": "kings_landing", "origin": "blackwater", "attacker": "stark"}
    doc = document(None, steps=[*steps, entry | {"march": "march_0", "units": {"knight": 1}}], orders={})
    assert told(doc) == [("steps[4]", "THR-RUL-33", "entry-without-force")]
    doc["board"]["armies"]["blackwater"] = army("stark", knight=1)
    accepted(montjoie.from_position("throne", doc))
    changes: list[Rows] = [{"area": "the_reach"}, {"units": {}}, {"attacker": "tyrell"}]
    for change in changes:
        doc["steps"][4] = entry | {"march": "march_0", "units": {"knight": 1}} | change
        assert told(doc) == [("steps[4]", "THR-RUL-33", "entry-without-force")]


def test_every_id_a_procedure_remembers_is_checked():
    numbers = {"at", "bid", "due", "units", "leaves_token"}
    own = [step for step in Step.named if step.__module__.startswith("montjoie.games.throne")]
    fields = {field for step in own for field in step.__struct_fields__}
    assert fields - numbers == set(WORDS)
    assert len(own) > 20


# A forged position is refused or can be played.


def leaves(doc: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(doc, dict):
        return [leaf for key, part in doc.items() for leaf in leaves(part, (*path, key))]
    if isinstance(doc, list):
        return [leaf for i, part in enumerate(doc) for leaf in leaves(part, (*path, i))]
    return [path]


def at_path(doc: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        doc = doc[key]
    return doc


def forged(doc: Rows, rng: random.Random) -> Rows:
    """The document with one value replaced: by another of its kind found in it, or by a strange one."""
    twin = copy.deepcopy(doc)
    spots = [spot for spot in leaves(twin) if spot[0] in ("board", "steps") and spot[-1] != "step"]
    part = rng.choice(["board", "steps"])
    spot = rng.choice([spot for spot in spots if spot[0] == part])
    alike = [at_path(doc, s) for s in spots if type(at_path(doc, s)) is type(at_path(doc, spot))]
    strange = ["", "narnia", -1, 3, 99]
    at_path(twin, spot[:-1])[spot[-1]] = rng.choice(alike if rng.random() < 0.8 else strange)
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_a_forged_position_is_refused_or_can_be_played_on(seed):
    rng = random.Random(seed)
    m = montjoie.start("throne", 3 + seed % 3, seed=seed)
    refused = 0
    while not m.over:
        try:
            twin = montjoie.from_position("throne", forged(m.position(), rng))
            for _ in range(6):
                for seat, decision in list(twin.decisions.items()):
                    twin.submit(seat, decision.sample(rng))
        except montjoie.PositionError:
            refused += 1
        for seat, decision in list(m.decisions.items()):
            m.submit(seat, decision.sample(rng))
    assert 0 < refused < len(m.inputs)
