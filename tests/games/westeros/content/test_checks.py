"""Packs that contradict themselves or the rules: each fault is named with its path and rule."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import montjoie.games.westeros as westeros
from montjoie.games.westeros.content import PACK_TYPE
from montjoie.kernel import content as packs
from montjoie.words import LANGUAGES, messages_in, tell
from tests.games.faults import Tree, copied, problems
from tests.games.westeros.content.faults import CARDS, TABLE
from tests.games.westeros.content.faults_of_battles import PLANS, SKIRMISH
from tests.rule import rule

BASE = packs.root() / "westeros" / "base"
FAULTS = TABLE | CARDS | PLANS | SKIRMISH


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied("westeros", tmp_path_factory.mktemp("westeros"))


@rule(
    "WES-ACT-03", "WES-CBT-07", "WES-CRD-01", "WES-DCK-01", "WES-DCK-02", "WES-FIR-04", "WES-GEN-02",
    "WES-GEN-04", "WES-GEN-05", "WES-HEX-01", "WES-HEX-02", "WES-HEX-05", "WES-HEX-07", "WES-MAR-02",
    "WES-MOR-03", "WES-MOR-11", "WES-MOV-06", "WES-OVL-01", "WES-SET-02", "WES-SET-03", "WES-SET-06",
    "WES-SET-07", "WES-SET-08", "WES-SET-09", "WES-SET-10", "WES-SKI-02", "WES-SKI-03", "WES-SKI-07",
    "WES-SKI-10", "WES-TAC-02", "WES-TER-07", "WES-VIC-02", "WES-VIC-08",
)  # fmt: skip
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_path_and_rule_and_in_a_sentence(folder: Path, name: str):
    file, change, expected = FAULTS[name]
    found = problems(folder, PACK_TYPE, file, change)
    assert expected in [f"{problem.rule} {problem.key} {problem.path}" for problem in found]
    for lang in LANGUAGES:
        for problem in (each for each in found if each.rule.startswith("WES")):
            assert tell(lang, problem.rule, problem.key, problem.facts)[1] == []


def test_every_message_about_packs_is_told_of_some_fault():
    told = {expected.split()[1] for _, _, expected in FAULTS.values() if expected.startswith("WES")}
    for text in messages_in(Path(westeros.__file__).parent / "words", "pack").values():
        assert {line.partition(" =")[0] for line in text.splitlines() if line and line[0] != "#"} == told


def test_a_new_plan_is_one_more_file(folder: Path):
    sound = (folder / "plans" / "paying_the_piper.json").read_bytes()
    plan = msgspec.json.decode(sound) | {
        "objectives": [],
        "number": 11,
        "name": {"fr": "À moi", "en": "Mine"},
    }
    plan["victory"]["scoring"] = [{"per": "enemy_unit_eliminated", "vp": 1}]
    new = folder / "plans" / "my_battle.json"
    new.write_bytes(msgspec.json.encode(plan))
    try:
        content = packs.load(folder, PACK_TYPE).content
    finally:
        new.unlink()
    assert content.plans["my_battle"].number == 11
    assert content.names["fr"]["my_battle"] == "À moi"


def test_all_problems_of_a_plan_are_told_at_once(folder: Path):
    def spoil(plan: Tree) -> None:
        plan["round_limit"] = 11
        plan["units"]["stark"][0]["hex"] = "15,2"
        plan["units"]["lannister"][0]["commander"] = "addam_marbrand"
        plan["victory"]["goals"][0]["at_least"] = 3

    keys = {
        problem.key for problem in problems(folder, PACK_TYPE, "plans/clash_on_the_kingsroad.json", spoil)
    }
    assert keys == {"too-many-rounds", "hex-off-board", "pack-unknown-id", "too-few-objectives"}
