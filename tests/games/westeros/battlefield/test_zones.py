"""Zones of control (WES-CRD-08 to WES-CRD-10)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield import zones
from tests.games.westeros.given import commander, engine
from tests.rule import rule

MAEGE, ROBB = commander("maege"), commander("robb")


@rule("WES-CRD-09")
def test_a_zone_of_control_is_all_hexes_within_two():
    g = engine({"maege": "host blue 5,5 @maege"})
    zone = zones.zone(g, MAEGE)
    assert len(zone) == 19
    assert {"5,5", "3,5", "7,5", "4,3", "6,3", "4,7", "6,7"} <= zone
    assert not {"2,5", "8,5", "5,2"} & zone


@rule("WES-CRD-09")
def test_nothing_blocks_a_zone_of_control():
    g = engine(
        {"maege": "host blue 5,5 @maege", "foe": "guards green 6,5", "host": "host green 7,5"},
        terrain={"6,4": "river", "6,6": "hills"},
    )
    assert "host" in zones.controlled(g, MAEGE)


@rule("WES-CRD-08", "WES-CRD-09")
def test_a_commander_controls_his_own_unit_and_no_enemy():
    g = engine({"maege": "host blue 5,5 @maege", "foe": "guards green 6,5"})
    assert zones.controlled(g, MAEGE) == ("maege",)


@rule("WES-EX-07", "WES-CRD-08", "WES-CRD-09")
def test_units_at_two_hexes_are_controlled_and_those_at_three_are_not():
    g = engine(
        {"maege": "host blue 5,5 @maege", "host": "host green 7,5", "archers": "northmen green 8,5"},
    )
    assert zones.controlled(g, MAEGE) == ("maege", "host")


@rule("WES-CRD-10")
def test_a_unit_may_be_controlled_by_two_commanders_at_once():
    g = engine(
        {"maege": "host blue 5,5 @maege", "robb": "riders red 8,5 @robb", "host": "host green 7,5"},
    )
    assert "host" in zones.controlled(g, MAEGE)
    assert "host" in zones.controlled(g, ROBB)


@rule("WES-CAP-08")
def test_a_captured_commander_controls_nobody():
    g = engine({"maege": "host blue 5,5 @maege"}, commanders={"maege": {"unit": ""}})
    assert zones.zone(g, MAEGE) == frozenset()
    assert zones.controlled(g, MAEGE) == ()
