"""Packs that contradict themselves or the rules: each fault is named with its path and rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from montjoie.games.conquest.content import PACK_TYPE
from montjoie.words import LANGUAGES, tell
from tests.games.faults import Fault, copied, problems
from tests.rule import rule

LAYOUT = "terrain.json:$.layouts[0]"

FAULTS: dict[str, Fault] = {
    "a piece that is too large": (
        "terrain.json",
        lambda t: t["layouts"][0]["pieces"][2].update(width=6500, depth=6500),
        f"CON-BTF-02 piece-too-large {LAYOUT}",
    ),
    "a piece beyond the edge": (
        "terrain.json",
        lambda t: t["layouts"][0]["pieces"][2].update(x=1000),
        f"CON-BTF-02 piece-near-edge {LAYOUT}",
    ),
    "a garrison near the edge": (
        "terrain.json",
        lambda t: t["layouts"][0]["pieces"][4].update(x=41000),
        f"CON-GAR-01 piece-near-edge {LAYOUT}",
    ),
    "pieces near each other": (
        "terrain.json",
        lambda t: t["layouts"][0]["pieces"][2].update(x=6000),
        f"CON-BTF-02 pieces-too-near {LAYOUT}",
    ),
    "a piece on a zone": (
        "terrain.json",
        lambda t: t["layouts"][1]["pieces"][0].update(x=11000, y=8000),
        "CON-BTF-02 piece-on-zone terrain.json:$.layouts[1]",
    ),
    "three garrisons": (
        "terrain.json",
        lambda t: t["layouts"][0]["pieces"][0].update(kind="house"),
        f"CON-BTF-02 too-many-garrisons {LAYOUT}",
    ),
    "nine pieces": (
        "terrain.json",
        lambda t: t["layouts"][0].update(
            pieces=[{**t["layouts"][0]["pieces"][0], "id": f"hill_{n}", "x": 48000} for n in range(9)]
        ),
        f"CON-BTF-02 too-many-pieces {LAYOUT}",
    ),
    "a house that gives nothing": (
        "terrain.json",
        lambda t: next(p for p in t["pieces"] if p["id"] == "house").pop("garrison"),
        "CON-GAR-01 garrison-values terrain.json:$.pieces[10]",
    ),
    "a sample army with a regiment that nobody has": (
        "sample_armies.json",
        lambda t: t["armies"][0]["army"]["warbands"][0]["regiments"][0].update(regiment="nobodies"),
        "KER-PCK-03 pack-unknown-id sample_armies.json:$.armies[0].army.warbands[0].regiments[0].regiment",
    ),
    "a faction without a deck": (
        "secondary_objectives.json",
        lambda t: t["decks"].pop(),
        "CON-SEC-01 no-secondary-deck secondary_objectives.json:$.decks",
    ),
    "a deck with a card that is none": (
        "secondary_objectives.json",
        lambda t: t["decks"][0]["cards"].append("victory"),
        "KER-PCK-03 pack-unknown-id secondary_objectives.json:$.decks[0].cards",
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied("conquest", tmp_path_factory.mktemp("conquest"))


@rule("CON-BTF-02", "CON-GAR-01", "CON-SEC-01", "CON-TER-01")
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_path_and_rule_and_in_a_sentence(folder: Path, name: str):
    file, change, expected = FAULTS[name]
    found = problems(folder, PACK_TYPE, file, change)
    assert expected in [f"{problem.rule} {problem.key} {problem.path}" for problem in found]
    for lang in LANGUAGES:
        for problem in (each for each in found if each.rule.startswith("CON")):
            assert tell(lang, problem.rule, problem.key, problem.facts)[1] == []
