"""The thirteen steps of a skirmish (WES-SKI)."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.games.westeros.content import load
from montjoie.games.westeros.skirmish import Muster
from montjoie.kernel.chance import Deal, Stream
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, commander, events, over
from tests.rule import rule

RAID, BOUNTY = "raid_in_the_riverlands", "bounty_of_the_westerlands"
MAEGE, RICKARD, KEVAN = commander("maege"), commander("rickard"), commander("kevan")


def mustered(
    stark: list[str], lannister: list[str], plan: str = RAID, momentum: list[int] | None = None
) -> Match:
    """Commanders are chosen; chance waits."""
    match = at(Muster(), plan=plan, live=False)
    match.submit("stark", stark)
    match.submit("lannister", lannister)
    if momentum:
        match.decide_chance(momentum)
    return match


def draw(match: Match) -> None:
    """Draw the first cards of every pile until somebody is asked."""
    while isinstance(pile := match.engine.pending_chance, Deal):
        match.decide_chance(list(range(pile.count)))


def play_on(match: Match, until: str, seed: int = 0) -> None:
    """Random answers until a question of a kind is asked, or the muster is over."""
    rng = Stream(seed)
    while not asked(match, until) and not over(match):
        for seat, decision in list(match.decisions.items()):
            match.submit(seat, decision.sample(rng))


@rule("WES-SKI-01", "WES-SKI-02", "WES-SKI-06", "WES-SKI-07", "WES-SKI-08", "WES-SKI-16")
@pytest.mark.parametrize(("plan", "hexes", "tokens"), [(RAID, 143, 3), (BOUNTY, 160, 4)])
def test_the_summary_card_settles_board_tracks_and_tokens(plan: str, hexes: int, tokens: int) -> None:
    match = montjoie.start("westeros", seats=2, options={"plan": plan})
    state = board(match)
    assert len(state.ground) == hexes
    assert {row.terrain for row in state.ground.values()} == {"plains"}
    assert (state.course.round, state.course.marker) == (1, 0)
    assert [side.command_tokens for side in state.sides.values()] == [tokens, tokens]
    assert {side.edge for side in state.sides.values()} == {"north", "south"}
    assert asked(match, "choose_commanders")


@rule("WES-SKI-09", "WES-EX-28")
@pytest.mark.parametrize(("order", "holder"), [([0, 1], "stark"), ([1, 0], "lannister")])
def test_the_momentum_of_a_raid_is_drawn(order: list[int], holder: str) -> None:
    match = mustered([MAEGE], [KEVAN], momentum=order)
    assert board(match).course.momentum == holder


@rule("WES-SKI-09")
@pytest.mark.parametrize(
    ("stark", "lannister", "holder"),
    [([MAEGE], [KEVAN], "stark"), ([MAEGE, RICKARD], [KEVAN], "lannister")],
)
def test_the_momentum_of_a_bounty_goes_to_the_lower_value_of_commanders(
    stark: list[str], lannister: list[str], holder: str
) -> None:
    match = mustered(stark, lannister, BOUNTY)
    assert board(match).course.momentum == holder
    assert events(match, "momentum_taken") == [{"house": holder}]


@rule("WES-SKI-09")
def test_the_momentum_of_a_bounty_is_drawn_where_values_are_equal() -> None:
    match = mustered([RICKARD], [KEVAN], BOUNTY, momentum=[1, 0])
    assert board(match).course.momentum == "lannister"


@rule("WES-SKI-10", "WES-SKI-11")
def test_each_draws_cards_for_units_then_others_for_terrain() -> None:
    match = mustered([MAEGE], [KEVAN], momentum=[0, 1])
    match.decide_chance([6, 5, 0, 1, 2, 3, 4])  # Stark's pile: ss1 to ss5, ss7, ss8
    match.decide_chance([0, 1, 2, 3, 4, 5, 6])  # Lannister's: ls1 to ls5, ls7, ls8
    match.decide_chance([4, 3, 2, 1, 0])
    match.decide_chance([0, 1, 2, 3, 4])
    assert [(e["house"], e["section"], e["cards"]) for e in events(match, "setup_cards_drawn")] == [
        ("stark", "units", ["ss8", "ss7"]),
        ("lannister", "units", ["ls1", "ls2"]),
        ("stark", "terrain", ["ss5", "ss4"]),
        ("lannister", "terrain", ["ls3", "ls4"]),
    ]


@rule("WES-SKI-10", "WES-SKI-11", "WES-EX-29")
def test_two_unit_sections_and_two_terrain_sections_make_an_army_and_eight_pieces() -> None:
    match = mustered([MAEGE], [KEVAN], momentum=[0, 1])
    draw(match)
    muster, content = match.engine.running(Muster), load()
    units = muster.units["stark"]
    assert units == (
        "winterfell_riders/red",
        "war_host_of_the_north/red",
        "northmen_archers/red",
        "winterfell_riders/red",
        "war_host_of_the_north/red",
        "war_host_of_the_north/red",
    )
    assert sum(content.unit_cards[unit.partition("/")[0]].strength for unit in units) == 22
    assert len(muster.pieces["stark"]) == 8
    assert muster.pieces["stark"][:4] == ("forest", "forest", "building", "hills")


@rule("WES-EX-29")
def test_a_muster_can_give_twenty_nine_figures_beside_the_commander_units() -> None:
    match = mustered([MAEGE], [KEVAN], momentum=[0, 1])
    match.decide_chance([2, 3, 0, 1, 4, 5, 6])  # ss3 and ss4
    content = load()
    units = match.engine.running(Muster).units["stark"]
    assert sum(content.unit_cards[unit.partition("/")[0]].strength for unit in units) == 30
    match = mustered([MAEGE], [KEVAN], momentum=[0, 1])
    match.decide_chance([2, 5, 0, 1, 3, 4, 6])  # ss3 and ss7
    units = match.engine.running(Muster).units["stark"]
    assert sum(content.unit_cards[unit.partition("/")[0]].strength for unit in units) == 29


@rule("WES-SKI-12", "WES-SKI-13", "WES-SKI-14")
@pytest.mark.parametrize(
    ("order", "first", "second"), [([0, 1], "stark", "lannister"), ([1, 0], "lannister", "stark")]
)
def test_the_holder_of_momentum_places_first_in_each_of_the_last_three_steps(
    order: list[int], first: str, second: str
) -> None:
    match = mustered([MAEGE], [KEVAN], momentum=order)
    draw(match)
    places: list[tuple[str, str]] = []
    rng = Stream(1)
    while not over(match):
        ((seat, decision),) = match.decisions.items()
        if (decision.kind, seat) not in places:
            places.append((decision.kind, seat))
        match.submit(seat, decision.sample(rng))
    assert places == [
        (f"westeros.{kind}", seat)
        for kind in ("lay_piece", "place_commander", "place_unit")
        for seat in (first, second)
    ]


@rule("WES-SKI-04", "WES-SKI-10", "WES-SKI-05")
def test_all_units_stand_on_the_board_at_the_end_with_decks_for_their_commanders() -> None:
    match = montjoie.start("westeros", seats=2, seed=4, options={"plan": RAID})
    match.submit("stark", [MAEGE, RICKARD])
    match.submit("lannister", [KEVAN])
    play_on(match, "take_action")
    state = board(match)
    drawn = [e["cards"] for e in events(match, "setup_cards_drawn") if e["section"] == "units"]
    counts: dict[str, Any] = {"stark": 2, "lannister": 1}
    for cards, house in zip(drawn, ("stark", "lannister"), strict=True):
        counts[house] += sum(kind.count for card in cards for kind in load().setup_cards[card].units)
    for house, count in counts.items():
        own = [unit for unit in state.units.values() if unit.house == house]
        assert len(own) == count
        assert all(unit.figures == load().unit_cards[unit.card].strength and not unit.spent for unit in own)
    assert set(state.commanders) == {MAEGE, RICKARD, KEVAN}
    assert len(state.decks["stark"].cards) + len(state.hands["stark"].cards) == 20
    assert len(state.decks["lannister"].cards) + len(state.hands["lannister"].cards) == 15


@rule("WES-SKI-04")
def test_the_set_up_card_tells_a_commanders_rank_and_version() -> None:
    match = mustered([MAEGE], [KEVAN], momentum=[0, 1])
    draw(match)
    play_on(match, "place_unit")
    unit = next(u for u in board(match).units.values() if u.commander == MAEGE)
    assert (unit.card, unit.rank, unit.figures) == ("war_host_of_the_north", "blue", 4)
