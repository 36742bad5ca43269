"""Army lists from outside: read as JSON or as text, with every reason why they are none."""

from __future__ import annotations

from msgspec import Struct

from montjoie.kernel.errors import Problem
from montjoie.table.rosters import ArmyError, Judge, Reader, entries, lines, nearest, read


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


def test_a_line_may_have_bullets_counts_points_and_what_was_bought():
    (entry,) = entries("* 4x Men-at-Arms [155/1000]: Leader, Shield")
    assert entry == ("L1", "Men-at-Arms", 4, 1000, ["Leader", "Shield"])
    (entry,) = entries("- Épées (3) [Bannière; Cor]")
    assert entry == ("L1", "Épées", 3, None, ["Bannière", "Cor"])


def test_names_are_known_in_every_language_and_sorted_by_kind():
    reader = Reader({"en": {"horn": "Horn"}, "fr": {"horn": "Cor d'Été"}}, "KER-PCK-02")
    kinds = {"items": ["horn", "flag"], "spells": ["fire_ball"]}
    known = reader.sorted("L2", ["cor d ete", "Fire Ball", "HORN"], kinds)
    assert known == {"items": ("horn", "horn"), "spells": ("fire_ball",)}
    reader.named("L3", "hron", kinds["items"])
    assert [(each.path, each.facts["near"]) for each in reader.problems] == [("L3", "horn")]


def test_a_judge_lists_what_makes_a_list_no_worse():
    def problems(army: tuple[str, ...]) -> list[Problem]:
        keys = ["no-leader"] * ("leader" not in army) + ["dear"] * (len(army) > 1) + ["odd"] * ("odd" in army)
        return [Problem("$", "KER-PCK-02", key, {}) for key in keys]

    fitting = Judge(problems, ("no-leader",), ("dear",)).fitting(())
    assert fitting({"a": ("a",), "two": ("a", "b"), "odd": ("odd",)}) == {"a": True, "two": False}
