"""The base pack: annex, profiles, tables, sample armies."""

from __future__ import annotations

import pytest

from montjoie.games.conquest.armies.entitled import army_points
from montjoie.games.conquest.armies.problems import problems
from montjoie.games.conquest.content import PACK_TYPE, load
from montjoie.kernel import content as packs
from montjoie.kernel import game
from tests.rule import rule


def test_the_pack_is_sound_and_its_schemas_are_those_of_the_code():
    assert packs.check(packs.root() / "conquest", {"conquest": PACK_TYPE}) == []
    folder = packs.root() / "conquest" / "base" / "schema"
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == packs.schemas(PACK_TYPE)


def test_a_game_that_is_not_offered_yet_is_known_by_its_packs_only():
    assert "conquest" in game.pack_types()


@rule("CON-RNF-05")
@pytest.mark.parametrize(
    ("round", "weight", "need"),
    [(1, "light", 4), (2, "medium", 2), (3, "medium", 4), (3, "heavy", 2), (4, "heavy", 4)],
)
def test_a_class_rolls_what_the_arrival_table_says(round: int, weight: str, need: int):
    arrival = load().arrival(round, weight)
    assert arrival is not None
    assert (arrival.need, arrival.automatic) == (need, False)


@rule("CON-RNF-05")
def test_classes_come_by_themselves_from_rounds_3_4_and_5_on():
    automatic = [
        (round, weight)
        for weight in ("light", "medium", "heavy")
        for round in range(1, 11)
        if (arrival := load().arrival(round, weight)) and arrival.automatic
    ]
    assert [min(r for r, w in automatic if w == weight) for weight in ("light", "medium", "heavy")] == [
        3,
        4,
        5,
    ]
    assert load().arrival(1, "medium") is None
    assert load().arrival(2, "heavy") is None


@rule("CON-STD-08")
def test_ground_has_the_size_of_its_kind():
    sizes = {kind: load().pieces[kind].size for kind in ("hill", "forest", "house", "watchtower")}
    assert sizes == {"hill": 2, "forest": 3, "house": 2, "watchtower": 3}


@rule("CON-STD-03", "CON-STD-07", "CON-GEO-25")
def test_stands_have_the_footprint_and_the_size_of_their_type():
    stands = {kind.id: kind for kind in load().numbers.stands}
    sizes = {kind: stands[kind].size for kind in ("infantry", "cavalry", "brute", "chariot", "monster")}
    assert sizes == {"infantry": 1, "cavalry": 2, "brute": 2, "chariot": 2, "monster": 3}
    assert stands["chariot"].depth == 2 * stands["chariot"].width
    assert stands["infantry"].models_per_stand == 4


@rule("CON-ARM-01", "CON-ARM-02", "CON-ARM-05", "CON-ARM-06", "CON-ARM-07", "CON-ARM-09")
@pytest.mark.parametrize("name", sorted(load().armies))
def test_sample_armies_are_legal(name: str):
    army = load().armies[name].army
    assert list(problems(load(), army, army.limit)) == []
    assert army_points(load(), army) <= army.limit


@rule("CON-MOR-01")
@pytest.mark.parametrize(
    ("stands", "bonus"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (14, 3)]
)
def test_many_stands_are_resolute(stands: int, bonus: int):
    assert load().resolve_of_size(stands) == bonus
