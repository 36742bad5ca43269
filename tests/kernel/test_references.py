"""References: fields that say what their ids name, and packs in which they name nothing (KER-PCK-03)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from montjoie.kernel.content import Id, PackFile
from montjoie.kernel.entries import Entry
from montjoie.kernel.references import refers, unknown_references
from tests.rule import rule

BirdId = Annotated[Id, refers("birds.birds")]


class Bird(Entry, frozen=True, kw_only=True):
    id: Id
    likes: Annotated[str, refers(".birds", "birds.anybody")] = ""


class BirdsFile(PackFile, frozen=True):
    birds: tuple[Bird, ...]


class Meeting(Entry, frozen=True, kw_only=True):
    birds: tuple[BirdId, ...] = ()
    pair: tuple[BirdId, BirdId] | None = None
    host: Bird | None = None


class TreesFile(PackFile, frozen=True):
    nests: dict[BirdId, BirdId] = {}
    meetings: tuple[Meeting, ...] = ()


class Files(Struct, frozen=True):
    birds: BirdsFile
    trees: dict[str, TreesFile]


def strangers(trees: TreesFile, *birds: Bird, anybody: str = "anybody") -> list[tuple[str, object]]:
    files = Files(BirdsFile(birds=(Bird(id="rook"), Bird(id="jay"), *birds)), {"oak": trees})
    found = unknown_references(files, {"birds.anybody": [anybody]})
    return [(problem.path, problem.facts["id"]) for problem in found]


@rule("KER-PCK-03")
def test_ids_of_entries_and_of_words_the_game_knows_are_sound():
    trees = TreesFile(nests={"rook": "jay"}, meetings=(Meeting(birds=("rook",), pair=("rook", "jay")),))
    assert strangers(trees, Bird(id="crow", likes="anybody"), Bird(id="kite", likes="jay")) == []


@rule("KER-PCK-03")
def test_every_id_that_names_nothing_is_told_with_its_path():
    trees = TreesFile(nests={"tit": "rook"}, meetings=(Meeting(), Meeting(birds=("jay", "wren"))))
    assert strangers(trees, Bird(id="crow", likes="owl")) == [
        ("birds.json:$.birds[2].likes", "owl"),
        ("trees/oak.json:$.nests", "tit"),
        ("trees/oak.json:$.meetings[1].birds", "wren"),
    ]


@rule("KER-PCK-03")
def test_what_may_be_left_out_is_looked_at_where_it_stands():
    trees = TreesFile(meetings=(Meeting(pair=("jay", "owl"), host=Bird(id="lark", likes="owl")),))
    paths = [path for path, _ in strangers(trees)]
    assert paths == ["trees/oak.json:$.meetings[0].pair", "trees/oak.json:$.meetings[0].host.likes"]
