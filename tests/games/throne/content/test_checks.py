"""Packs that contradict themselves or the rules: each fault is named with its path and rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.games.throne.content import PACK_TYPE
from montjoie.kernel import content as packs
from tests.games.faults import Fault, Tree, copied, problems_with
from tests.rule import rule

BASE = packs.root() / "throne" / "base"
FILES = sorted(PACK_TYPE.types())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied("throne", tmp_path_factory.mktemp("throne"))


def base(file: str) -> Tree:
    return msgspec.json.decode((BASE / file).read_bytes())


def entry(tree: Tree, name: str, id: str) -> Tree:
    return next(each for each in tree[name] if each["id"] == id)


# Each fault: the file, what is done to it, and the first problem told of it (rule, key, path).
FAULTS: dict[str, Fault] = {
    "border to an unknown area": (
        "map.json",
        lambda m: m["borders"][0].update(between=["bay_of_ice", "castle_blakc"]),
        "KER-PCK-03 pack-unknown-id map.json:$.borders[0]",
    ),
    "border listed the other way round": (
        "map.json",
        lambda m: m["borders"].append({"between": ["castle_black", "bay_of_ice"], "confidence": "public"}),
        "THR-GEO-05 border-listed-twice map.json:$.borders[112]",
    ),
    "border of an area with itself": (
        "map.json",
        lambda m: m["borders"].append({"between": ["winterfell", "winterfell"], "confidence": "public"}),
        "THR-GEO-05 border-with-itself map.json:$.borders[112]",
    ),
    "closed river that is a border": (
        "map.json",
        lambda m: m["borders"].append({"between": ["oldtown", "starfall"], "confidence": "public"}),
        "THR-GEO-02 river-crossed map.json:$.rivers[6]",
    ),
    "bridge between areas that are not adjacent": (
        "map.json",
        lambda m: m["rivers"][1].update(bridge={"at": [0, 0], "named": "the_twins"}),
        "THR-GEO-02 bridge-without-border map.json:$.rivers[1]",
    ),
    "river in a sea": (
        "map.json",
        lambda m: m["rivers"][1].update(between=["the_twins", "bay_of_ice"]),
        "THR-GEO-02 river-at-sea map.json:$.rivers[1]",
    ),
    "island with a land neighbour": (
        "map.json",
        lambda m: entry(m, "areas", "castle_black").update(type="island"),
        "THR-GEO-01 island-on-land map.json:$.areas[0]",
    ),
    "land area without land neighbours": (
        "map.json",
        lambda m: entry(m, "areas", "pyke").update(type="land"),
        "THR-GEO-01 island-not-declared map.json:$.areas[14]",
    ),
    "area that nothing touches": (
        "map.json",
        lambda m: m["areas"].append(m["areas"][0] | {"id": "far_away"}),
        "THR-GEO-05 area-without-neighbour map.json:$.areas[45]",
    ),
    "sea with a crown": (
        "map.json",
        lambda m: entry(m, "areas", "bay_of_ice").update(crowns=1),
        "THR-GEO-05 sea-with-icons map.json:$.areas[34]",
    ),
    "junction of areas that are not adjacent": (
        "map.json",
        lambda m: m["junctions"][0]["areas"].append("summer_sea"),
        "THR-RUL-02 junction-not-adjacent map.json:$.junctions[0]",
    ),
    "areas set apart yet adjacent": (
        "map.json",
        lambda m: m["not_adjacent"][0].update(between=["summer_sea", "redwyne_straights"]),
        "THR-RUL-03 apart-yet-adjacent map.json:$.not_adjacent[0]",
    ),
    "two areas of one id": (
        "map.json",
        lambda m: m["areas"].append(m["areas"][0]),
        "KER-PCK-05 pack-repeated-id map.json:$.areas",
    ),
    "one id with two names": (
        "tables.json",
        lambda t: entry(t, "order_types", "raid").update(name={"fr": "Pillage", "en": "Plunder"}),
        "KER-PCK-05 pack-two-names tables.json:$.orders",
    ),
    "home that is no area": (
        "houses.json",
        lambda h: h["houses"][0].update(home="winterfall"),
        "KER-PCK-03 pack-unknown-id houses.json:$.houses[0]",
    ),
    "home at sea": (
        "houses.json",
        lambda h: h["houses"][0].update(home="bay_of_ice"),
        "THR-SET-11 home-at-sea houses.json:$.houses[0]",
    ),
    "ship on land": (
        "houses.json",
        lambda h: h["houses"][0]["start"][1].update(units={"ship": 1}),
        "THR-ACT-03 unit-out-of-place houses.json:$.houses[0].start[1]",
    ),
    "unknown unit": (
        "houses.json",
        lambda h: h["houses"][0]["start"][1].update(units={"dragon": 1}),
        "KER-PCK-03 pack-unknown-id houses.json:$.houses[0].start[1]",
    ),
    "more knights than a house has": (
        "houses.json",
        lambda h: h["houses"][0]["start"][1].update(units={"knight": 4}),
        "THR-LIM-01 too-many-start-units houses.json:$.houses[0]",
    ),
    "start supply that is not the barrels": (
        "houses.json",
        lambda h: h["houses"][3].update(start_supply=2),
        "THR-SET-12 start-supply-differs houses.json:$.houses[3]",
    ),
    "two houses on one position": (
        "houses.json",
        lambda h: h["houses"][0]["influence"].update(fiefdoms=1),
        "THR-SET-08 track-positions houses.json:$.houses",
    ),
    "a track too few": (
        "tables.json",
        lambda t: t["tracks"].pop(),
        "THR-SET-08 track-missing tables.json:$.tracks",
    ),
    "four players and three houses": (
        "houses.json",
        lambda h: h["player_counts"][1]["houses"].pop(),
        "THR-PLR-01 houses-for-players houses.json:$.player_counts[1]",
    ),
    "option that forgets a house": (
        "houses.json",
        lambda h: h["options"][0]["tracks"]["kings_court"].pop(),
        "THR-SET-13 track-positions houses.json:$.options[0].tracks.kings_court",
    ),
    "house of six cards": (
        "house_cards.json",
        lambda k: k["cards"].pop(),
        "THR-HCD-01 cards-of-house house_cards.json:$.cards",
    ),
    "card of an unknown house": (
        "house_cards.json",
        lambda k: k["cards"][0].update(house="starks"),
        "KER-PCK-03 pack-unknown-id house_cards.json:$.cards[0].house",
    ),
    "ability at an unlisted moment": (
        "house_cards.json",
        lambda k: k["timings"].pop(0),
        "KER-PCK-03 pack-unknown-id house_cards.json:$.cards[27].ability.timing",
    ),
    "deck of eleven cards": (
        "westeros_cards.json",
        lambda w: w["decks"][2]["cards"][0].update(count=4),
        "THR-RUL-39 cards-of-deck westeros_cards.json:$.decks[2]",
    ),
    "deck that is missing": (
        "westeros_cards.json",
        lambda w: w["decks"].pop(),
        "THR-SET-07 deck-missing westeros_cards.json:$.decks",
    ),
    "event that weakens an unknown unit": (
        "westeros_cards.json",
        lambda w: w["cards"][7].update(support_zero=["foot"]),
        "KER-PCK-03 pack-unknown-id westeros_cards.json:$.cards[7].support_zero",
    ),
    "sixteen orders": (
        "tables.json",
        lambda t: t["orders"][0].update(copies=2),
        "THR-ORD-01 orders-of-house tables.json:$.orders",
    ),
    "four special orders": (
        "tables.json",
        lambda t: t["orders"][2].update(special=False),
        "THR-ORD-01 orders-of-house tables.json:$.orders",
    ),
    "upgrade without a price": (
        "tables.json",
        lambda t: entry(t, "units", "knight").pop("upgrade_cost"),
        "THR-MUS-07 half-an-upgrade tables.json:$.units[1]",
    ),
    "supply level left out": (
        "tables.json",
        lambda t: t["supply_table"].pop(3),
        "THR-SUP-01 supply-levels tables.json:$.supply_table",
    ),
    "armies not sorted by size": (
        "tables.json",
        lambda t: t["supply_table"][1].update(armies=[2, 3]),
        "THR-SUP-01 armies-unsorted tables.json:$.supply_table[1]",
    ),
    "four stars for five houses": (
        "tables.json",
        lambda t: t["kings_court_stars"]["by_position"].pop(),
        "THR-INF-03 stars-row tables.json:$.kings_court_stars",
    ),
    "wildlings that go down": (
        "tables.json",
        lambda t: t["wildling_track"]["spaces"].append(1),
        "THR-WIL-01 wildling-spaces tables.json:$.wildling_track",
    ),
    "neutral force at sea": (
        "tables.json",
        lambda t: t["neutral_forces"][0].update(area="bay_of_ice"),
        "THR-NEU-01 neutral-at-sea tables.json:$.neutral_forces[0]",
    ),
    "structure without muster points": (
        "tables.json",
        lambda t: t["structures"].pop(),
        "KER-PCK-03 pack-unknown-id map.json:$.areas",
    ),
}


@rule("THR-GEO-01", "THR-GEO-02", "THR-GEO-05", "THR-RUL-02", "THR-RUL-03", "THR-ACT-03")
@rule("THR-SET-07", "THR-SET-08", "THR-SET-11", "THR-SET-12", "THR-SET-13", "THR-LIM-01")
@rule("THR-PLR-01", "THR-HCD-01", "THR-RUL-39", "THR-ORD-01", "THR-MUS-07", "THR-SUP-01")
@rule("THR-INF-03", "THR-WIL-01", "THR-NEU-01", "KER-PCK-03", "KER-PCK-05")
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_contradiction_is_named_with_its_rule_and_place(folder: Path, fault: Fault) -> None:
    file, break_it, told = fault
    tree = base(file)
    break_it(tree)
    first = problems_with(folder, PACK_TYPE, file, tree)[0]
    assert f"{first.rule} {first.key} {first.path}" == told


def test_all_contradictions_are_told_at_once(folder: Path) -> None:
    tree = base("tables.json")
    tree["orders"].pop()
    tree["supply_table"].pop()
    tree["neutral_forces"][0]["area"] = "the_wall"
    told = {problem.rule for problem in problems_with(folder, PACK_TYPE, "tables.json", tree)}
    assert told == {"THR-ORD-01", "THR-SUP-01", "KER-PCK-03"}


def spots(tree: Tree) -> Iterator[tuple[Tree, Any]]:
    """Every place of a JSON tree: the container and the key in it."""
    keys = tree.keys() if isinstance(tree, dict) else range(len(tree))
    for key in keys:
        yield tree, key
        if isinstance(tree[key], dict | list):
            yield from spots(tree[key])


NOISE: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.integers(-3, 40),
    st.sampled_from(["sea", "winterfell", "stark", "III", "raid", ""]),
    st.builds(list),
    st.builds(dict),
)


@rule("KER-PCK-02", "KER-PCK-03")
@given(data=st.data(), file=st.sampled_from(FILES))
def test_a_damaged_pack_gives_problems_and_never_another_error(
    folder: Path, data: st.DataObject, file: str
) -> None:
    tree = base(file)
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(list(spots(tree))))
        match data.draw(st.sampled_from(["replace", "remove", "copy"])):
            case "replace":
                holder[key] = data.draw(NOISE)
            case "remove":
                del holder[key]
            case "copy" if isinstance(holder, list):
                holder.append(holder[key])
    assert all(p.path and p.rule and p.key for p in problems_with(folder, PACK_TYPE, file, tree))
