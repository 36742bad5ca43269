"""Effects that last: how long, on whom, and what they change (WES-GEN-01)."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.games.westeros.battlefield import zones
from montjoie.games.westeros.battlefield.ways import strides
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.phases.rally import RallyPhase
from montjoie.games.westeros.state import G, Lasting
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units import keywords, lasting
from montjoie.kernel.errors import PositionError
from tests.games.westeros.cards.plays import rest
from tests.games.westeros.given import at, board, commander, engine, events
from tests.rule import rule

UNITS = {"a": "host green 5,5", "b": "host green 6,5", "t": "guards green 5,6", "u": "guards green 9,9"}


def effect(kind: str, *units: str, **more: Any) -> Lasting:
    """An effect of Stark on these units."""
    return Lasting(kind, "stark", "sl01", units=units, **more)


def under(*given: Lasting, **board: Any) -> G:
    """The board with these effects in force."""
    return engine(UNITS, effects={f"e{i}": each for i, each in enumerate(given)}, **board)


def dice(g: G, **how: Any) -> int:
    """The dice of the attack of `a` on `t`."""
    return attack_dice(g, Strike(attacker="a", target="t", **how)).total


@rule("WES-GEN-01")
def test_an_effect_of_a_turn_ends_with_the_turn() -> None:
    lasting = {
        "sl01/1": effect("bonus_move", "a", n=1),
        "round": effect("bonus_move", "a", n=1, until="round"),
    }
    match = at(PlayerTurn(house="stark"), UNITS, effects=lasting)
    match.submit("stark", "pass")
    assert list(board(match).effects) == ["round"]
    assert not events(match, "effects_ended")  # until when was told as it began


@rule("WES-GEN-01")
def test_an_effect_of_a_round_ends_with_the_next_rally_phase() -> None:
    lasting = {
        "round": effect("bonus_move", "a", n=1, until="round"),
        "always": effect("bonus_move", "a", n=1, until="always"),
    }
    match = at(RallyPhase(), UNITS, effects=lasting)
    assert list(board(match).effects) == ["always"]


@rule("WES-GEN-01")
def test_effects_of_one_card_have_names_of_their_own() -> None:
    g = engine(UNITS)
    for unit in ("a", "b"):
        lasting.begin(g, effect("bonus_move", unit, n=1), "WES-TAC-02")
    assert list(g.state.effects) == ["sl01/1", "sl01/2"]


@rule("WES-GEN-01", "WES-MOV-04")
def test_extra_hexes_come_on_top_of_the_printed_move() -> None:
    g = under(effect("bonus_move", "a", n=1))
    assert strides(g, "a") == (3, 3)
    assert strides(g, "b") == (2, 2)


@rule("WES-GEN-01")
def test_a_granted_keyword_is_had_and_a_removed_one_is_not() -> None:
    g = under(
        effect("grant_keyword", "a", keyword="stalwart", n=1),
        effect("remove_keyword", "b", keyword="advance"),
    )
    assert keywords.has(g, "a", "stalwart")
    assert not keywords.has(g, "b", "advance")
    assert keywords.has(g, "a", "advance")


@rule("WES-GEN-01")
def test_what_takes_a_keyword_away_beats_what_gives_it() -> None:
    g = under(
        effect("grant_keyword", "a", keyword="stalwart", n=1),
        effect("remove_keyword", "a", keyword="stalwart"),
    )
    assert not keywords.has(g, "a", "stalwart")


@rule("WES-CBT-12", "WES-CTR-06", "WES-PAR-03")
def test_dice_when_attacking_do_not_count_when_striking_back() -> None:
    g = under(effect("bonus_dice", "a", n=1, when="attack"))
    assert dice(g) == 3
    assert dice(g, mode="extra") == 3
    assert dice(g, mode="counter") == 2
    assert dice(g, mode="parting") == 2


@rule("WES-CBT-12")
def test_dice_when_flanking_count_only_then() -> None:
    g = under(effect("bonus_dice", "a", n=1, when="flanking"))
    assert dice(g) == 2
    assert dice(g, flanking=True) == 3


@rule("WES-GEN-01")
def test_an_effect_on_all_enemies_touches_every_one_and_no_friend() -> None:
    g = under(effect("forbid_counter_attack", scope="enemies"))
    assert lasting.forbids_counter(g, "t")
    assert lasting.forbids_counter(g, "u")
    assert not lasting.forbids_counter(g, "a")


@rule("WES-GEN-01")
def test_an_effect_on_a_zone_is_looked_at_when_it_matters() -> None:
    eddard = commander("eddard")
    lent = Lasting("grant_keyword", "stark", eddard, "round", n=1, keyword="stalwart", scope="zone")
    units = UNITS | {"e": "host red 9,3 @eddard", "near": "host green 8,3"}
    g = engine(units, effects={"e": lent})
    assert zones.controlled(g, eddard) == ("e", "near")
    assert keywords.has(g, "near", "stalwart")
    assert not keywords.has(g, "a", "stalwart")


@rule("WES-GEN-01")
def test_predicates_speak_of_the_units_named() -> None:
    g = under(
        effect("ignore_morale_results", "a"),
        effect("forbid_ignore_morale", "t"),
        effect("no_parting_attack", "b"),
        effect("flank_reroll_symbols", "b", n=2),
    )
    assert [unit for unit in UNITS if lasting.ignores_morale(g, unit)] == ["a"]
    assert [unit for unit in UNITS if lasting.forbids_ignoring(g, unit)] == ["t"]
    assert [unit for unit in UNITS if lasting.no_parting(g, unit)] == ["b"]
    assert [lasting.reroll_symbols(g, unit) for unit in ("a", "b")] == [1, 2]


@rule("WES-MOR-09")
def test_morale_for_events_of_the_turn_is_counted_at_its_end() -> None:
    counted = Lasting("morale_per_event", "stark", "sl19", n=1, when="enemy_unit_eliminated", scope="nobody")
    turn = PlayerTurn(house="stark", eliminated=("lannister", "stark", "lannister"))
    match = at(turn, UNITS, effects={"e": counted})
    assert board(match).course.marker == 0
    match.submit("stark", "pass")
    assert board(match).course.marker == 2


@rule("WES-MOR-09", "WES-RUL-72")
def test_retreats_count_by_unit_and_length() -> None:
    counted = Lasting("morale_per_event", "lannister", "ll16", n=1, when="enemy_unit_retreated", hexes=2)
    retreated = {"stark/a": 2, "stark/b": 1, "lannister/t": 3}
    match = at(PlayerTurn(house="lannister", retreated=retreated), UNITS, effects={"e": counted})
    match.submit("lannister", "pass")
    assert board(match).course.marker == -1


@rule("WES-VIC-06", "WES-MOR-09")
def test_morale_counted_at_the_end_of_a_turn_can_rout() -> None:
    counted = Lasting("morale_per_event", "stark", "sl19", n=1, when="enemy_unit_eliminated")
    turn = PlayerTurn(house="stark", eliminated=("lannister",))
    match = rest(at(turn, UNITS, effects={"e": counted}, marker=10))
    assert match.result is not None
    assert match.result.ranking[0] == ["stark"]


@rule("KER-LST-01")
def test_a_position_lays_no_effect_of_a_kind_that_no_rule_looks_for() -> None:
    told = at(PlayerTurn(house="stark"), UNITS).position()
    told["board"]["effects"] = {"x": {"kind": "bonus_dcie", "house": "stark", "source": "sl01"}}
    with pytest.raises(PositionError, match="bonus_dcie"):
        montjoie.from_position("westeros", told, seed=1)
