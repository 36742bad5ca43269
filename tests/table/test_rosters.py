"""Army lists from outside: read as JSON or as text, with every reason why they are none."""

from __future__ import annotations

from msgspec import Struct

from montjoie.kernel.errors import Problem
from montjoie.table.rosters import ArmyError, Headed, Judge, Reader, entries, lines, nearest, read, shortened


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


class Muster(Headed):
    heads = {"size": {"en": "Size", "fr": "Taille"}, "men": {"en": "Men", "fr": "Hommes"}}
    needed = ("size",)
    lists = ("men",)

    def below(self, path: str, text: str) -> None:
        self.listed["men"].append(text)

    def heard(self, path: str, key: str, value: str) -> int:
        return self.number(path, value)


def test_lines_stand_under_heads_in_any_language():
    reader = Muster({}, "KER-PCK-02")
    reader.read("taille : 40\nMen:\n- Guards (5)\n- Archers")
    assert (reader.said, reader.listed) == ({"size": 40}, {"men": ["Guards", "Archers"]})
    assert reader.done(lambda: True)


def test_lines_under_no_head_are_told_and_heads_that_are_missing_or_stand_twice():
    told = {
        "Size: 4\nSize: 5": "army-line-twice",
        "Men:": "army-line-missing",
        "Size: four": "army-line-number",
    }
    for text, key in (told | {"Size: 4\nhello": "army-line"}).items():
        reader = Muster({}, "KER-PCK-02")
        reader.read(text)
        assert [problem.key for problem in reader.problems] == [key]


def test_a_shorter_name_that_two_share_means_neither():
    names = {"en": {"a": "Ned, Lord", "b": "Ned, Ghost", "c": "Jon, Snow"}}
    known = shortened(names, "abc", lambda name: [name.partition(",")[0].casefold()])
    assert known == {
        "jon": "c",
        "a": "a",
        "ned, lord": "a",
        "b": "b",
        "ned, ghost": "b",
        "c": "c",
        "jon, snow": "c",
    }
