"""The tables of the base pack: orders, supply, wildlings, units, power."""

from montjoie.games.throne.content import Content
from tests.rule import rule


@rule("THR-ORD-01")
def test_every_house_owns_15_orders_of_which_5_are_special(c: Content) -> None:
    tokens = {(o.type, o.modifier, o.special): o.copies for o in c.orders.values()}
    assert tokens == {
        ("march", -1, False): 1,
        ("march", 0, False): 1,
        ("march", 1, True): 1,
        ("defence", 1, False): 2,
        ("defence", 2, True): 1,
        ("support", 0, False): 2,
        ("support", 1, True): 1,
        ("raid", 0, False): 2,
        ("raid", 0, True): 1,
        ("consolidate_power", 0, False): 2,
        ("consolidate_power", 0, True): 1,
    }
    assert sum(tokens.values()) == 15
    assert (c.orders["raid"].targets, c.orders["raid_special"].targets) == (1, 2)
    assert {o.type for o in c.orders.values() if o.land_only} == {"consolidate_power"}


@rule("THR-SUP-01")
def test_the_supply_table_has_seven_levels(c: Content) -> None:
    assert c.supply_table == (
        (2, 2),
        (3, 2),
        (3, 2, 2),
        (3, 2, 2, 2),
        (3, 3, 2, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 2, 2),
    )


@rule("THR-INF-03", "THR-RUL-41", "THR-PLR-06", "THR-EX-05")
def test_the_court_gives_3_3_2_1_and_no_stars_whatever_the_number_of_players(c: Content) -> None:
    assert c.stars == (3, 3, 2, 1, 0)


@rule("THR-WIL-01", "THR-WIL-06", "THR-WIL-07", "THR-SET-02", "THR-WIL-12")
def test_the_wildlings_count_by_twos_to_12_and_restart_from_0(c: Content) -> None:
    assert c.wildling_track == (0, 2, 4, 6, 8, 10, 12)
    assert (c.wildling_start, c.wildling_after_attack) == (0, 0)
    assert (c.wildling_losses.each_house, c.wildling_losses.lowest_bidder) == (2, 4)


@rule("THR-GEN-02", "THR-TRN-02")
def test_ten_turns_the_first_without_westeros_phase(c: Content) -> None:
    assert (c.turns, c.turns_without_westeros) == (10, frozenset({1}))


@rule("THR-MUS-02", "THR-MUS-03", "THR-MUS-09")
def test_units_have_their_price_their_strength_and_their_number(c: Content) -> None:
    units = {u.id: (u.domain, u.cost, u.strength, u.per_house) for u in c.units.values()}
    assert units == {
        "footman": ("land", 1, 1, 10),
        "knight": ("land", 2, 2, 4),
        "ship": ("sea", 1, 1, 6),
    }
    assert (c.units["knight"].upgrade_from, c.units["knight"].upgrade_cost) == ("footman", 1)
    assert c.muster == {"city": 1, "stronghold": 2}
    assert {area.muster for area in c.areas.values() if area.structure == "city"} == {1}


@rule("THR-SET-01", "THR-NEU-01")
def test_three_areas_hold_a_neutral_force(c: Content) -> None:
    assert c.neutral_forces == {"kings_landing": 5, "sunspear": 5, "the_eyrie": 6}


@rule("THR-SET-10", "THR-LIM-02", "THR-CON-02", "THR-RAI-05", "THR-WCD-04")
def test_a_house_has_20_power_and_starts_with_5(c: Content) -> None:
    power = c.power
    assert (power.per_house, power.start, power.raid_pillage) == (20, 5, 1)
    assert (power.consolidate_base, power.consolidate_per_crown) == (1, 1)
    assert power.game_of_thrones_per_crown == 1


@rule("THR-EX-16")
def test_dragonstone_shows_one_crown(c: Content) -> None:
    assert c.areas["dragonstone"].crowns == 1
