"""Packs that contradict themselves or the rules: each fault is named with its path and rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from montjoie.games.figurines.content import PACK_TYPE
from montjoie.kernel import content as packs
from montjoie.words import LANGUAGES, tell
from tests.games.faults import Fault, copied, problems
from tests.rule import rule

BASE = packs.root() / "figurines" / "base"

FAULTS: dict[str, Fault] = {
    "an id twice": (
        "units.json",
        lambda t: t["units"][1].update(id="stark_sworn_swords"),
        "KER-PCK-05 pack-repeated-id units.json:$.units",
    ),
    "an id of two kinds": (
        "ncus.json",
        lambda t: t["ncus"][0].update(id="vicious"),
        "KER-PCK-05 pack-repeated-id abilities.json:$.abilities",
    ),
    "an attack of two names": (
        "units.json",
        lambda t: t["units"][1]["attacks"][1].update(name={"fr": "Dague", "en": "Dagger"}),
        "KER-PCK-05 pack-two-names units.json:$.units[14]",
    ),
    "a tray that is none": (
        "units.json",
        lambda t: t["units"][0].update(tray="carpet"),
        "KER-PCK-03 pack-unknown-id units.json:$.units[0].tray",
    ),
    "an ability that is none": (
        "attachments.json",
        lambda t: t["attachments"][0].update(abilities=["martial_trainin"]),
        "KER-PCK-03 pack-unknown-id attachments.json:$.attachments[0].abilities",
    ),
    "an affiliation that is none": (
        "units.json",
        lambda t: t["units"][0].update(affiliations=["house_frey"]),
        "KER-PCK-03 pack-unknown-id units.json:$.units[0].affiliations",
    ),
    "a condition about nobody": (
        "units.json",
        lambda t: t["units"][9]["requirements"][0].update(character="rob_stark"),
        "KER-PCK-03 pack-unknown-id units.json:$.units[9].requirements[0].character",
    ),
    "dice for too few ranks": (
        "units.json",
        lambda t: t["units"][0]["attacks"][0]["dice"].pop(),
        "FIG-CRD-02 unit-dice units.json:$.units[0].attacks[0].dice",
    ),
    "a sword that shoots": (
        "units.json",
        lambda t: t["units"][0]["attacks"][0].update(range=6000),
        "FIG-CRD-07 unit-range units.json:$.units[0].attacks[0].range",
    ),
    "a half empty tray": (
        "units.json",
        lambda t: t["units"][0].update(figures=8),
        "FIG-UNT-03 unit-figures units.json:$.units[0]",
    ),
    "a commander with two cards": (
        "attachments.json",
        lambda t: t["attachments"][3]["cards"].pop(),
        "FIG-CMD-03 commander-cards attachments.json:$.attachments[3].cards",
    ),
    "a commander who costs points": (
        "ncus.json",
        lambda t: t["ncus"][4].update(points=2),
        "FIG-CMD-01 commander-points ncus.json:$.ncus[4].points",
    ),
    "an ncu without an ability": (
        "ncus.json",
        lambda t: t["ncus"][0].update(abilities=[]),
        "FIG-NCU-02 ncu-no-ability ncus.json:$.ncus[0].abilities",
    ),
    "a card of another commander": (
        "tactics_cards.json",
        lambda t: t["cards"][7].update(commander="howland_reed"),
        "FIG-CMD-03 card-other-commander tactics_cards.json:$.cards[7]",
    ),
    "a faction with six cards": (
        "tactics_cards.json",
        lambda t: t["cards"].pop(0),
        "FIG-CMD-03 faction-cards tactics_cards.json:$.cards",
    ),
    "a zone that is none": (
        "tactics_cards.json",
        lambda t: t["cards"][0]["zone_bonus"].update(zones=["war"]),
        "KER-PCK-03 pack-unknown-id tactics_cards.json:$.cards[0].zone_bonus.zones",
    ),
    "a window that is none": (
        "abilities.json",
        lambda t: t["abilities"][0].update(windows=["before_dice"]),
        "KER-PCK-02 pack-bad-value abilities.json:$.abilities[0].windows[0]",
    ),
    "a text in one language": (
        "abilities.json",
        lambda t: t["abilities"][0]["text"].pop("fr"),
        "KER-PCK-02 pack-missing-field abilities.json:$.abilities[0].text",
    ),
    "a keyword that is none": (
        "terrain.json",
        lambda t: t["terrain"][0].update(keywords=["dense"]),
        "KER-PCK-03 pack-unknown-id terrain.json:$.terrain[0].keywords",
    ),
    "a roll without a result": (
        "terrain.json",
        lambda t: t["random_table"].pop(),
        "FIG-SET-05 terrain-table terrain.json:$.random_table",
    ),
    "a mode of one zone": (
        "modes.json",
        lambda t: t["modes"][0]["depths"].pop("player_2"),
        "FIG-SET-01 mode-zones modes.json:$.modes[0].depths",
    ),
    "a card on an objective that is none": (
        "objective_cards.json",
        lambda t: t["cards"][0].update(fixed={"a_game_of_thrones": "left"}),
        "KER-PCK-03 pack-unknown-id objective_cards.json:$.cards[0].fixed",
    ),
    "a sample that costs too much": (
        "sample_armies.json",
        lambda t: t["armies"][0].update(size=30),
        "FIG-ARM-02 army-too-dear sample_armies.json:$.armies[0]",
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied("figurines", tmp_path_factory.mktemp("figurines"))


@rule(
    "FIG-CRD-02",
    "FIG-CRD-07",
    "FIG-UNT-03",
    "FIG-CMD-01",
    "FIG-CMD-03",
    "FIG-SET-01",
    "FIG-SET-05",
    "FIG-NCU-02",
)
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_with_its_path_and_rule_and_in_a_sentence(folder: Path, name: str) -> None:
    file, change, expected = FAULTS[name]
    found = problems(folder, PACK_TYPE, file, change)
    assert expected in [f"{problem.rule} {problem.key} {problem.path}" for problem in found]
    for lang in LANGUAGES:
        for problem in (each for each in found if each.rule.startswith("FIG")):
            assert tell(lang, problem.rule, problem.key, problem.facts)[1] == []
