"""What knights of the free tables know beyond greedy: what pays, what may strike back, what to go for."""

from __future__ import annotations

from typing import Any

import montjoie
from montjoie.bots.conquest.general import EASE
from montjoie.bots.conquest.general import Outlook as General
from montjoie.bots.conquest.survey import Survey, pay
from montjoie.bots.figurines.captain import Outlook as Captain
from montjoie.bots.westeros.veteran import Outpost
from montjoie.bots.westeros.ways import Ways
from montjoie.games.conquest.content import load
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.state import INCH, Hand, Options, Zone
from montjoie.games.figurines.battlefield.field import tray_at
from montjoie.kernel import change
from montjoie.table import plane
from tests.games.conquest.given import engine as field
from tests.games.figurines.fights import BYSTANDERS
from tests.games.figurines.given import engine as table
from tests.games.westeros.given import engine as battle

SMALL = tuple(name for name, sample in load().armies.items() if sample.army.limit == 1000)[:2]


def until(match: montjoie.Match, kind: str) -> tuple[str, Any]:
    """Play on by habit up to a decision; whose it is, and what a knight answers."""
    knight = montjoie.bots.make("knight", match.game, 1)
    while True:
        seat, decision = next(iter(match.decisions.items()))
        answer = knight.choose(match, seat)
        if decision.kind == kind:
            return seat, answer
        match.submit(seat, answer)


def test_the_hardest_secondary_objectives_are_put_away():
    match = montjoie.start("conquest", seed=4, options={"armies": list(SMALL)})
    seat, away = until(match, "conquest.discard_secondaries")
    kept = list(match.engine.state.secondaries[seat].cards)
    for card in away:
        kept.remove(card)
    assert max(EASE[card] for card in away) <= min(EASE[card] for card in kept)


def test_zones_of_the_enemy_pay_more_in_a_breakthrough():
    g = field("militia 24,10", options=Options(scenario="breakthrough"))
    change(g.state.players, "a", edge="south")
    zones = g.content.scenarios["breakthrough"].zones
    assert {each.edge: pay(g, "a", Zone(each.x, each.y, each.radius, each.edge)) for each in zones} == {
        "south": 1.0,
        "north": 2.0,
    }


def test_who_seizes_nothing_goes_behind_the_lines():
    g = field("militia_bowmen 10,10 x3 f3", "household_guard 24,20 x3 f3")
    change(g.state.players, "a", edge="south")
    g.state.secondaries = {"a": Hand("a", ("beyond_the_line",))}
    errands = General(g, "a").errands
    assert set(errands) == {"militia_bowmen_1"}
    assert errands["militia_bowmen_1"][1] > 24_000


def test_a_captain_knows_where_a_charge_may_come_from():
    units = BYSTANDERS | {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,20 @180 owner=b"}
    g = table(units)
    look = Captain(g, "a")
    facing, turned, away = (
        look.danger("a", tray_at(g, "a", 24_000, y, facing))
        for y, facing in ((10_000, 0), (10_000, 18_000), (0, 0))
    )
    assert turned > facing > 0
    assert away == 0
    assert look.back("a", "g") > 0


def test_the_throne_pays_twice():
    g = table(
        BYSTANDERS,
        objectives={"centre": "24,24 card=iron_throne", "one": "10,24 card=gibbet"},
        mode="a_game_of_thrones",
    )
    look = Captain(g, "a")
    assert look.token_worth("centre") == 2 * look.token_worth("one")


def feared(weak: str, enemy: str, round: int = 1) -> float:
    """What a veteran fears for a unit beside an enemy."""
    g = battle({"weak": weak, "x": enemy}, round=round)
    return Outpost(g, "stark", Ways()).danger("weak", g.state.units["weak"].hex)


def test_a_veteran_fears_for_units_that_may_be_lost():
    enemy = "guards blue 6,5"
    assert feared("host green 5,5 x1", enemy) > 2 * feared("host green 5,5", enemy) > 0
    assert feared("host green 12,5 x1", enemy) == 0


def test_a_veteran_fears_nobody_who_cannot_act_any_more():
    ready, spent = "guards blue 6,5", "guards blue 6,5 spent"
    assert feared("host green 5,5", ready) > feared("host green 5,5", spent) > 0
    assert feared("host green 5,5", ready, round=5) > feared("host green 5,5", spent, round=5) == 0


def test_a_general_lets_an_enemy_come_who_would_charge_first():
    g = field("household_guard 24,14 x3 f3", "men_at_arms 24,29 @180 b x3 f3")
    here, look = tray(g, "household_guard_1"), General(g, "a")
    near, nearer = (plane.ahead(here, inches * INCH) for inches in (1, 6))
    assert look.exposed("household_guard_1", here) == look.exposed("household_guard_1", near) == 0
    assert look.exposed("household_guard_1", nearer) > 0
    assert not Survey(g, "a").exposed("household_guard_1", nearer)


def test_a_general_takes_the_army_that_wins_most():
    match = montjoie.start("conquest", seed=4, options={"limit": 1000})
    assert until(match, "conquest.submit_army")[1]["faction"] == "nords"
