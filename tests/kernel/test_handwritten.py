"""Tables as people write them: what is missing and what is wrong."""

from typing import Any

import pytest

from montjoie.kernel.handwritten import listed, rows, with_tables


@pytest.mark.parametrize("board", [{}, {"units": None}, {"units": [1]}, {"units": "none"}])
def test_what_is_no_table_has_no_rows(board: dict[str, Any]):
    assert rows(board, "units") == {}


def test_rows_may_be_filled_without_writing_to_what_was_given():
    board: dict[str, Any] = {"units": {"a": {}}}
    rows(board, "units")["b"] = {}
    assert board == {"units": {"a": {}}}


@pytest.mark.parametrize("row", [None, "ace", [], {}, {"cards": "ace"}, {"cards": None}, {"cards": [1, {}]}])
def test_what_is_no_list_of_ids_lists_none(row: Any):
    assert listed(row, "cards") == []


def test_ids_are_listed_in_their_order():
    assert listed({"cards": ["king", 3, "ace"]}, "cards") == ["king", "ace"]


def test_tables_take_their_place_but_hide_nothing_that_is_wrong():
    board = {"course": {"round": 1}, "units": "all of them", "more": 3}
    made: dict[str, Any] = {"course": {"round": 1, "first": "ann"}, "units": {}, "hands": {}}
    assert with_tables(board, made) == {
        "course": {"round": 1, "first": "ann"},
        "units": "all of them",
        "more": 3,
        "hands": {},
    }
