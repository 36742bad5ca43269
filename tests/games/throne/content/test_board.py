"""The board of the base pack: areas, borders, rivers, and the ways of the rulebook's examples."""

from collections import Counter

from montjoie.games.throne.content import PACK_TYPE, Content
from montjoie.kernel import content as packs
from montjoie.table.areas import reach_by_chain, shortest_chain
from tests.rule import rule


def adjacent(c: Content, one: str, other: str) -> bool:
    return other in c.neighbours[one]


def sail(c: Content, start: str, *seas: str) -> set[str]:
    return reach_by_chain(start, seas, c.sea_neighbours, c.land_neighbours)


@rule("THR-GEO-05", "THR-RUL-01")
def test_the_board_has_34_land_areas_and_11_seas(c: Content) -> None:
    assert (len(c.lands), len(c.seas), len(c.areas)) == (34, 11, 45)
    assert not {"boneway", "princes_pass", "three_towers", "salt_shore"} & c.areas.keys()
    assert [sea for sea in c.seas if "summer" in sea] == ["summer_sea"]


@rule("THR-GEO-05")
def test_adjacency_goes_both_ways_over_112_borders(c: Content) -> None:
    assert all(adjacent(c, other, one) for one in c.areas for other in c.neighbours[one])
    assert sum(map(len, c.neighbours.values())) == 2 * 112
    assert all(
        set(c.neighbours[area]) == {*c.land_neighbours[area], *c.sea_neighbours[area]} for area in c.areas
    )


@rule("THR-GEO-05")
def test_eight_strongholds_ten_cities_21_barrels_17_crowns_are_printed(c: Content) -> None:
    structures = Counter(area.structure for area in c.areas.values() if area.structure)
    assert structures == {"stronghold": 8, "city": 10}
    assert len(c.victory_areas) == 18
    assert sum(area.barrels for area in c.areas.values()) == 21
    assert sum(area.crowns for area in c.areas.values()) == 17
    assert not any(c.areas[sea].structure or c.areas[sea].muster for sea in c.seas)


@rule("THR-GEO-01", "THR-EX-28")
def test_the_three_islands_touch_seas_only(c: Content) -> None:
    islands = {area.id for area in c.areas.values() if area.island}
    assert islands == {"dragonstone", "pyke", "the_arbor"}
    assert all(c.sea_neighbours[island] and not c.land_neighbours[island] for island in islands)
    assert not any(c.areas[island].sea for island in islands)


@rule("THR-GEO-02", "THR-GEO-03", "THR-RUL-05")
def test_rivers_part_five_pairs_and_two_bridges_join_theirs(c: Content) -> None:
    assert c.rivers == {
        frozenset({"the_twins", "riverrun"}),
        frozenset({"mountains_of_the_moon", "riverrun"}),
        frozenset({"mountains_of_the_moon", "harrenhal"}),
        frozenset({"winterfell", "greywater_watch"}),
        frozenset({"oldtown", "starfall"}),
    }
    assert not any(adjacent(c, *sorted(pair)) for pair in c.rivers)
    assert adjacent(c, "the_twins", "seagard")
    assert adjacent(c, "crackclaw_point", "mountains_of_the_moon")


@rule("THR-GEO-04")
def test_beyond_the_wall_is_drawn_but_is_no_area(c: Content) -> None:
    assert [region.id for region in packs.base(PACK_TYPE).files.map.unplayable] == ["beyond_the_wall"]
    assert "beyond_the_wall" not in c.areas


@rule("THR-RUL-02")
def test_four_areas_meet_at_one_point_of_the_southern_coast(c: Content) -> None:
    corner = ("highgarden", "oldtown", "sunset_sea", "redwyne_straights")
    assert all(adjacent(c, one, other) for one in corner for other in corner if one != other)


@rule("THR-RUL-03")
def test_the_southern_seas_are_a_chain(c: Content) -> None:
    assert adjacent(c, "sunset_sea", "redwyne_straights")
    assert adjacent(c, "redwyne_straights", "summer_sea")
    assert not adjacent(c, "sunset_sea", "summer_sea")


@rule("THR-RUL-04")
def test_crackclaw_point_lies_on_the_narrow_sea(c: Content) -> None:
    assert adjacent(c, "crackclaw_point", "the_narrow_sea")


@rule("THR-EX-08")
def test_ships_in_ironmans_bay_open_four_coasts_to_pyke(c: Content) -> None:
    near = sail(c, "pyke", "ironmans_bay")
    assert near == {"flints_finger", "greywater_watch", "seagard", "riverrun"}
    far = sail(c, "pyke", "ironmans_bay", "sunset_sea")
    assert far == near | {"highgarden", "searoad_marches", "oldtown"}


@rule("THR-EX-09")
def test_three_seas_carry_highgarden_to_sunspear(c: Content) -> None:
    seas = ("sunset_sea", "redwyne_straights", "summer_sea")
    coasts = {coast for sea in seas for coast in c.land_neighbours[sea]}
    assert sail(c, "highgarden", *seas) == coasts - {"highgarden"}
    assert "sunspear" in coasts


@rule("THR-EX-10")
def test_the_shortest_way_from_flints_finger_to_widows_watch_crosses_five_seas(c: Content) -> None:
    chain = shortest_chain("flints_finger", "widows_watch", c.seas, c.sea_neighbours, c.land_neighbours)
    assert chain == (
        "sunset_sea",
        "redwyne_straights",
        "summer_sea",
        "shipbreaker_bay",
        "the_narrow_sea",
    )
