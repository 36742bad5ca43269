"""Contact pairs and engaged stands."""

from __future__ import annotations

from montjoie.games.conquest.regiments.field import contacts, engaged, fighting
from montjoie.table.plane import Block, edge_cells
from tests.games.conquest.given import engine
from tests.rule import rule

S = 2.441


@rule("CON-CNT-01", "CON-GEO-19", "CON-STD-01")
def test_a_contact_is_known_from_both_sides():
    g = engine("militia 24,10", f"militia 24,{10 + S} @180 b", contacts={"militia_1|militia_2": "front/left"})
    assert contacts(g, "militia_1") == {"militia_2": ("front", "left")}
    assert contacts(g, "militia_2") == {"militia_1": ("left", "front")}
    assert engaged(g, "militia_1")
    assert not engaged(engine("militia 24,10"), "militia_1")


@rule("CON-CLA-02", "CON-GEO-18", "CON-EX-19")
def test_stands_whose_edges_or_corners_touch_are_engaged():
    faces = {"militia_1|militia_2": "front/front"}
    g = engine("militia 24,10 x3 f3", f"militia 24,{10 + S} @180 b x3 f3", contacts=faces)
    assert fighting(g, "militia_1", "militia_2") == (0, 1, 2)
    aside = 24 + 2 * S
    g = engine("militia 24,10 x6 f3", f"militia {aside},{10 + 1.5 * S} @180 b x3 f3", contacts=faces)
    assert fighting(g, "militia_1", "militia_2") == (1, 2)  # the second by its corner


@rule("CON-CLA-05", "CON-CLA-06", "CON-RUL-18", "CON-EX-21")
def test_a_gap_of_the_last_rank_is_filled_by_the_stand_before_it():
    cells = edge_cells(Block(5, 4, 1, 1, 1), "rear")
    assert cells == [((1, 0), 0), ((1, 1), 4), ((1, 2), 2), ((1, 3), 3)]
    assert edge_cells(Block(5, 4, 1, 1, 1), "left") == [((0, 0), 0), ((1, 0), 4)]
    assert edge_cells(Block(5, 4, 1, 1, 1), "right") == [((0, 3), 3), ((1, 3), 4)]
    g = engine(
        "militia 24,20 x5 f4 r1",
        f"militia 24,{20 - 1.5 * S} b x4 f4",
        contacts={"militia_1|militia_2": "rear/front"},
    )
    assert fighting(g, "militia_1", "militia_2") == (0, 2, 3, 4)
    assert fighting(g, "militia_2", "militia_1") == (0, 1, 2, 3)
