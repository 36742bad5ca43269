"""Battles that players make themselves (WES-GEN-05), and what a plan can say of the board (WES-HEX)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from montjoie.games.westeros import Westeros
from montjoie.games.westeros.battlefield import field
from montjoie.games.westeros.battlefield.ways import reach
from montjoie.games.westeros.content import PACK_TYPE, Content, load, special_rules
from montjoie.games.westeros.content import victory as victories
from montjoie.games.westeros.timing import occasions
from montjoie.games.westeros.victory import scoring
from montjoie.kernel import content as packs
from montjoie.kernel.errors import ContentError
from montjoie.kernel.match import Match, start_match
from tests.games.westeros.given import board, engine
from tests.rule import rule

CLASH = json.loads((packs.root() / "westeros/base/plans/clash_on_the_kingsroad.json").read_text("utf-8"))


class Home(Westeros):
    """Westeros with a pack of our own."""

    package = Westeros.package
    made: Content

    def content(self) -> Content:
        """What the test has written."""
        return self.made


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the base pack."""
    return Path(shutil.copytree(packs.root() / "westeros" / "base", tmp_path / "mine"))


def played(pack: Path, **changed: Any) -> Match:
    """The first battle with changes, as a battle of its own."""
    (pack / "plans" / "mine.json").write_text(json.dumps({**CLASH, **changed}), "utf-8")
    game = Home()
    game.made = packs.load(pack, PACK_TYPE).content
    return start_match(game, 2, 0, {"plan": "mine"})


@rule("WES-GEN-05", "WES-GEN-04")
def test_a_new_battle_is_one_file(pack: Path) -> None:
    match = played(pack, round_limit=7, command_tokens=5, momentum="lannister", order_value=6)
    state = board(match)
    assert state.course.plan == "mine"
    assert state.course.momentum == "lannister"
    assert [side.command_tokens for side in state.sides.values()] == [5, 5]
    assert sum(state.sides["lannister"].pool.values()) == 6


@rule("WES-GEN-05")
def test_a_battle_that_cannot_be_laid_out_is_refused(pack: Path) -> None:
    with pytest.raises(ContentError) as refused:
        played(pack, round_limit=11)  # the round track has ten spaces
    assert [problem.path for problem in refused.value.problems] == ["plans/mine.json:$.round_limit"]


@rule("WES-GEN-05", "WES-HEX-07")
def test_a_plan_brings_its_own_direction_indicator(pack: Path) -> None:
    match = played(pack, directions=["E", "SE", "SW", "W", "NW", "NE"])
    assert [field.direction_drawn(match.engine, token) for token in (1, 6)] == ["E", "NE"]
    plain = played(pack)
    assert field.direction_drawn(plain.engine, 1) == load().directions[0]


@rule("WES-GEN-05", "WES-GEN-04")
def test_special_rules_of_one_battle_serve_another(pack: Path) -> None:
    told = {"name": {"fr": "x", "en": "x"}, "text": {"fr": "x", "en": "x"}}
    archers = {
        "rule": "hidden_archers",
        **told,
        "house": "lannister",
        "hexes": ["5,5"],
        "dice": 4,
        "range": 2,
    }
    match = played(pack, special_rules=[archers, {"rule": "shallow_water", **told}])
    assert board(match).tokens["archers_1"].owner == "lannister"
    assert board(match).ground["8,2"].overlay == "ford"


@rule("WES-HEX-06")
@pytest.mark.parametrize("plan", [*load().plans, *load().skirmishes])
def test_no_plan_lets_a_unit_leave_the_board(plan: str) -> None:
    edge = {"north": "cavaliers green 5,1", "west": "cavaliers green 1,5"}
    g = engine(edge, plan=plan)
    for unit in edge:
        assert set(reach(g, unit, 4)) <= set(field.board(g).hexes)


@rule("WES-GEN-04")
def test_every_kind_of_special_rule_and_of_scoring_has_its_code() -> None:
    every = [each for each in vars(occasions).values() if isinstance(each, occasions.Occasion)]
    spoken = {kind for occasion in every for kind in occasion.speakers}
    elsewhere = {  # keywords, fire and the map ask for them
        special_rules.UnitsHaveKeyword,
        special_rules.OnlyTokensBurn,
        special_rules.ShallowWater,
    }
    assert spoken | elsewhere == set(special_rules.AnySpecialRule.__args__)
    common = {
        victories.EnemyUnitEliminated,
        victories.EnemyCommanderCaptured,
        victories.EnemyMorale,
        victories.ObjectiveControlled,
    }
    of_plans = {*scoring.REASONS, victories.CaptiveTaken}
    assert common | of_plans == set(victories.AnyScore.__args__)
