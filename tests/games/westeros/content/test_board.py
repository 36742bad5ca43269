"""The two sides of the board: their hexes, edges and directions."""

from montjoie.games.westeros.content import Content
from tests.rule import rule


@rule("WES-HEX-01", "WES-RUL-01")
def test_side_a_has_eleven_rows_of_fifteen_and_fourteen_hexes_and_side_b_fifteen_of_ten_and_nine(c: Content):
    rows = {side: [*board.row.values()] for side, board in c.boards.items()}
    assert [rows["A"].count(row) for row in range(1, 12)] == [15, 14] * 5 + [15]
    assert [rows["B"].count(row) for row in range(1, 16)] == [10, 9] * 7 + [10]
    assert {side: len(board.hexes) for side, board in c.boards.items()} == {"A": 160, "B": 143}


@rule("WES-HEX-02")
def test_half_hexes_at_the_ends_of_even_rows_are_not_on_the_board(c: Content):
    assert "14,2" in c.boards["A"]
    assert "15,2" not in c.boards["A"]
    assert "0,2" not in c.boards["A"]
    assert c.boards["A"].neighbours["1,1"] == ("2,1", "1,2")


@rule("WES-HEX-03", "WES-RUL-01")
def test_a_hex_has_two_neighbours_towards_each_edge_and_fewer_at_the_ends_of_rows(c: Content):
    for board in c.boards.values():
        for hex, row in board.row.items():
            north = [board.toward[way].get(hex) for way in ("NW", "NE")]
            south = [board.toward[way].get(hex) for way in ("SW", "SE")]
            at_end = row % 2 and hex in (f"1,{row}", f"{board.columns},{row}")
            assert sum(map(bool, north)) == (0 if row == 1 else 1 if at_end else 2)
            assert sum(map(bool, south)) == (0 if row == board.rows else 1 if at_end else 2)
            assert {board.row[other] for other in north if other} <= {row - 1}
            assert {board.row[other] for other in south if other} <= {row + 1}


@rule("WES-HEX-07")
def test_six_direction_tokens_stand_for_the_six_sides_of_a_hex(c: Content):
    assert sorted(c.directions) == ["E", "NE", "NW", "SE", "SW", "W"]
    assert all(battle.directions == c.directions for battle in c.plans.values())


@rule("WES-CRD-09")
def test_a_zone_of_control_reaches_two_hexes(c: Content):
    assert c.zone_of_control == 2
    zone = c.boards["A"].within("8,6", c.zone_of_control)
    assert len(zone) == 19
    assert "8,6" in zone
