"""Army lists from outside: read as JSON or as text, with every reason why they are none."""

from __future__ import annotations

from msgspec import Struct

from montjoie.kernel.errors import Problem
from montjoie.table.rosters import ArmyError, lines, nearest, read


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    men: int


def said(text: str) -> Band:
    ((path, line),) = lines(text)
    if not line.isdecimal():
        raise ArmyError([Problem(path, "KER-PCK-02", "pack-bad-value", {"given": line})])
    return Band(int(line))


def test_a_list_is_read_from_json_or_from_its_text():
    assert read({"men": 4}, Band, said) == (Band(4), [])
    assert read("# a band\n\n 4 \n", Band, said) == (Band(4), [])


def test_what_is_no_list_is_told_by_its_place():
    assert [problem.path for problem in read({"men": "four"}, Band, said)[1]] == ["$.men"]
    assert [problem.path for problem in read("\nfour", Band, said)[1]] == ["L2"]


def test_the_name_most_like_a_text_is_found_wherever_there_is_one():
    assert nearest("spearmann", {"archers": "bow", "spearmen": "spear"}) == "spear"
    assert nearest("spearmann", {}) == "-"
