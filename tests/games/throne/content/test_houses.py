"""The houses of the base pack: start cards, tracks, numbers of players."""

from montjoie.games.throne.content import Content
from tests.rule import rule


@rule("THR-SET-12", "THR-EX-27")
def test_start_supply_is_the_barrels_of_the_start_areas(c: Content) -> None:
    supplies = {house.id: house.start_supply for house in c.houses.values()}
    assert supplies == {"stark": 1, "lannister": 2, "baratheon": 1, "tyrell": 3, "greyjoy": 2}
    for house in c.houses.values():
        held = {house.home, *(force.area for force in house.start)}
        assert sum(c.areas[area].barrels for area in held) == house.start_supply


@rule("THR-SET-11", "THR-EX-01")
def test_start_units_are_those_of_the_start_cards(c: Content) -> None:
    starts = {house.id: {force.area: force.units for force in house.start} for house in c.houses.values()}
    garrison = {"footman": 1, "knight": 1}
    watch = {"footman": 1}
    assert starts == {
        "stark": {"winterfell": garrison, "white_harbor": watch, "the_shivering_sea": {"ship": 1}},
        "lannister": {
            "lannisport": garrison,
            "stoney_sept": watch,
            "the_golden_sound": {"ship": 1},
        },
        "baratheon": {"dragonstone": garrison, "kingswood": watch, "shipbreaker_bay": {"ship": 2}},
        "tyrell": {
            "highgarden": garrison,
            "dornish_marches": watch,
            "redwyne_straights": {"ship": 1},
        },
        "greyjoy": {"pyke": garrison, "greywater_watch": watch, "ironmans_bay": {"ship": 2}},
    }
    assert all(c.areas[house.home].home_of == house.id for house in c.houses.values())


@rule("THR-SET-08", "THR-RUL-38")
def test_five_houses_start_in_the_printed_order_on_the_tracks(c: Content) -> None:
    assert c.player_counts[5].tracks == {
        "iron_throne": ("baratheon", "lannister", "stark", "tyrell", "greyjoy"),
        "fiefdoms": ("greyjoy", "tyrell", "stark", "baratheon", "lannister"),
        "kings_court": ("lannister", "stark", "baratheon", "greyjoy", "tyrell"),
    }


@rule("THR-SET-09")
def test_each_track_has_its_large_token(c: Content) -> None:
    assert c.tokens == {
        "iron_throne": "iron_throne",
        "fiefdoms": "valyrian_blade",
        "kings_court": "messenger_raven",
    }


@rule("THR-SET-13")
def test_the_competitive_option_swaps_tyrell_and_greyjoy_at_court(c: Content) -> None:
    option = c.options["competitive_5"]
    assert option.players == 5
    assert option.tracks == {"kings_court": ("lannister", "stark", "baratheon", "tyrell", "greyjoy")}


@rule("THR-PLR-01", "THR-PLR-04", "THR-PLR-05")
def test_absent_houses_leave_no_gap_on_the_tracks(c: Content) -> None:
    four, three = c.player_counts[4], c.player_counts[3]
    assert (four.absent, three.absent) == (("greyjoy",), ("tyrell", "greyjoy"))
    assert four.tracks == {
        "iron_throne": ("baratheon", "lannister", "stark", "tyrell"),
        "fiefdoms": ("tyrell", "stark", "baratheon", "lannister"),
        "kings_court": ("lannister", "stark", "baratheon", "tyrell"),
    }
    assert three.tracks == {
        "iron_throne": ("baratheon", "lannister", "stark"),
        "fiefdoms": ("stark", "baratheon", "lannister"),
        "kings_court": ("lannister", "stark", "baratheon"),
    }


@rule("THR-PLR-07", "THR-END-01")
def test_seven_areas_win_at_once_and_eight_with_three_players(c: Content) -> None:
    assert {n: count.instant_victory for n, count in c.player_counts.items()} == {3: 8, 4: 7, 5: 7}
