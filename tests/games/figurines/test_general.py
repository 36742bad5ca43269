"""Chapters 3, 4.1 and 4.2: counts of components, the overview, general terms (FIG-CMP, FIG-OVR, FIG-GLO)."""

from __future__ import annotations

from collections import Counter

import pytest

from montjoie.games.figurines.battlefield import field, teams
from montjoie.games.figurines.content import load
from montjoie.games.figurines.events import ConditionGained, VpGained
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.harm.casualties import AutoHits, Heal, Suffer
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.kernel import PUBLIC, Step
from montjoie.table import plane
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, roll, waiting
from tests.rule import rule

SWORDS = "stark_sworn_swords 24,10"
GUARDS = "lannister_guardsmen 24,30 @180 owner=b"
BOTH = {"swords": SWORDS, "guards": GUARDS}


@rule("FIG-CMP-01")
def test_counts_that_rules_name_are_limits() -> None:
    content = load()
    most = {mode.id: mode.objectives.count for mode in content.modes.values()}
    assert max(most.values()) == 5
    assert len(content.objectives) == 10
    assert len(content.missions) == 20
    assert Counter(card.side for card in content.siege_cards.values()) == {"attacker": 6, "defender": 6}
    piles = content.modes["a_feast_for_crows"].corpse_piles
    assert piles is not None
    assert piles.most == 4


class Flood(Step, frozen=True):
    """More tokens than any box holds."""

    stages = ("pour",)
    audience = PUBLIC

    def pour(self, g: G) -> None:
        for unit in g.state.units:
            g.emit(ConditionGained(unit, "panicked"))
        g.emit(VpGained("a", 50, "vp-combat"))


@rule("FIG-CMP-01", "FIG-RUL-28")
def test_condition_and_vp_tokens_are_unlimited() -> None:
    many = {f"u{i}": f"stark_sworn_swords {6 * (i % 7) + 5},{6 * (i // 7) + 5}" for i in range(14)}
    match = at(Flood(), many)
    assert sum(row.conditions == ("panicked",) for row in board(match).units.values()) == 14
    assert board(match).players["a"].vp == 50


@rule("FIG-OVR-02")
def test_there_are_eight_modes_each_with_its_rules() -> None:
    from montjoie.games.figurines.timing.hooks import registry

    assert len(load().modes) == 8
    assert set(load().modes) <= set(registry)


@rule("FIG-OVR-03")
def test_vp_are_collected_as_the_mode_says() -> None:
    for mode, expected in (("a_game_of_thrones", 1), ("the_winds_of_winter", 0)):
        g = engine(BOTH, mode=mode)
        victory.unit_destroyed(g, "guards", "a")
        assert g.state.players["a"].vp == expected


@rule("FIG-GLO-01", "FIG-GLO-13")
def test_ranges_are_measured_between_trays_at_any_time() -> None:
    assert (SHORT, LONG) == (6000, 12_000)
    g = engine(BOTH)
    assert field.distance(g, "swords", "guards") == pytest.approx(20_000 - 4_800)


@rule("FIG-GLO-03")
def test_everything_under_control_is_friendly_all_else_is_enemy() -> None:
    g = engine(BOTH)
    assert teams.friends(g, "a", "a")
    assert not teams.friends(g, "a", "b")
    assert field.friendly(g, "swords", "swords")
    assert not field.friendly(g, "swords", "guards")


@rule("FIG-GLO-06")
def test_a_wound_allows_no_save_and_removes_a_figure() -> None:
    match = at(Suffer(unit="guards", wounds=2, by="a"), BOTH, live=False)
    assert over(match), waiting(match)  # no dice
    assert board(match).units["guards"].figures == 10


@rule("FIG-GLO-07")
def test_automatic_hits_allow_a_save_and_unsaved_ones_are_wounds() -> None:
    match = at(AutoHits(unit="guards", hits=3, by="a"), BOTH, live=False)
    roll(match, 6, 1, 2)
    assert board(match).units["guards"].figures == 10


@rule("FIG-GLO-09")
def test_tokens_do_not_hinder_a_move() -> None:
    tokens = {"centre": "24,14"}
    match = at(Maneuver(unit="swords"), BOTH, objectives=tokens, mode="a_game_of_thrones")
    answer(match, [{"turn": 0, "ahead": 5000}])
    assert board(match).units["swords"].y == 15_000


@rule("FIG-GLO-11")
def test_a_d3_has_three_sides() -> None:
    match = at(DieWounds(unit="guards", by="a"), BOTH, live=False)
    dice = match.engine.pending_chance
    assert dice is not None
    assert [faces for faces, _ in dice.outcomes()] == [[1], [2], [3]]
    roll(match, 3)
    assert board(match).units["guards"].figures == 9
    assert events(match, "rolled")[0]["sides"] == 3


@rule("FIG-GLO-12")
def test_up_to_so_many_lets_the_controller_choose() -> None:
    units = {"swords": SWORDS + " x6", "guards": GUARDS}
    match = at(Heal(unit="swords", up_to=3), units)
    assert asked(match, "heal_wounds") == "a"
    assert offered(match) == [0, 1, 2, 3]
    answer(match, 2)
    assert board(match).units["swords"].figures == 8


HELD: dict[str, lasting.Until] = {
    lasting.NO_CARDS: "attack",
    lasting.NO_ORDERS: "action",
    lasting.NO_ABILITIES: "turn",
    lasting.CHARGE_REROLL: "round",
    lasting.MUST_CHARGE: "game",
}


class Hold(Step, frozen=True):
    """Things that hold for a while begin, some end."""

    stages = ("begin",)
    audience = PUBLIC

    def begin(self, g: G) -> None:
        for kind, until in HELD.items():
            lasting.begin(g, kind, "x", "a", ("swords",), until)
        lasting.end(g, "action")


@rule("FIG-RUL-62")
def test_what_holds_for_a_while_ends_at_its_time_only() -> None:
    match = at(Hold(), BOTH)
    kinds = [row.kind for row in board(match).lasting.values()]
    assert kinds == [kind for kind, until in HELD.items() if until != "action"]
    assert lasting.holds(match.engine, lasting.NO_ABILITIES, "swords")
    assert not lasting.holds(match.engine, lasting.NO_ABILITIES, "guards")


def test_a_tray_is_measured_not_its_figures() -> None:
    whole, worn = engine(BOTH), engine({**BOTH, "guards": GUARDS + " x1"})
    assert plane.gap(field.tray(whole, "swords"), field.tray(whole, "guards")) == plane.gap(
        field.tray(worn, "swords"), field.tray(worn, "guards")
    )
