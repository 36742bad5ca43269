"""What must be true of every table, whatever has happened: looked at all through games played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import montjoie
from montjoie.games.figurines.battlefield import field, teams, terrain
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel.chance import Stream, pick
from montjoie.kernel.match import Match
from montjoie.table import plane
from tests.games.figurines.test_conformance import FIGHTS, OPEN_MODES, PAIRS, Brawl
from tests.rule import rule

QUIET = ("figurines.activate_unit", "figurines.discard_cards")  # nothing is under way then
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "siege": (2, {"mode": "a_storm_of_swords", "terrain": "random"}),
    "teams": (4, {"mode": "a_clash_of_kings", "teams": [[1, 3], [2, 4]], "size": 30}),
    "free for all": (3, {"mode": "a_feast_for_crows", "size": 30}),
}


def wrong(g: G) -> Iterator[str]:
    """What cannot be, between two turns."""
    yield from _wrong_units(g)
    yield from _wrong_places(g)
    yield from _wrong_cards(g)
    for token, row in g.state.objectives.items():
        if row.claimed and g.state.units[row.claimed].where != "table":
            yield f"{token} is held by {row.claimed}, which is gone"
    carried = Counter(row.carries for row in g.state.units.values() if row.carries)
    taken = Counter(row.zone for row in g.state.ncus.values() if row.zone)
    for name, times in (carried + taken).items():
        if times > 1:
            yield f"{name} is held {times} times"
    for side in teams.all_sides(g):
        if len({g.state.players[player].vp for player in side}) > 1:
            yield f"partners {side} differ in VP"
    for name, effect in g.state.lasting.items():
        if effect.until in ("attack", "action"):
            yield f"{name} should be over"


def _wrong_units(g: G) -> Iterator[str]:
    """Figures, wounds, Attachments, tokens."""
    for name, row in g.state.units.items():
        card, there = g.content.units[row.card], row.where == "table"
        if not there <= row.figures <= card.figures - len(row.fallen):
            yield f"{name} has {row.figures} figures, {row.where}"
        if not 0 <= row.wounds < card.wounds and row.figures:
            yield f"{name} has {row.wounds} wounds on a figure"
        if row.figures and len(row.attachments) > row.figures:
            yield f"{name} has {row.attachments} among {row.figures} figures"
        if row.where == "lost" and (row.figures or row.conditions):
            yield f"{name} is lost, but not all of it"
        if not there and (row.carries or row.influences):
            yield f"{name} is off the table with {row.carries or row.influences}"
        own = Counter(teams.friends(g, row.owner, g.state.ncus[ncu].owner) for ncu in row.influences)
        if max(own.values(), default=0) > 1:
            yield f"{name} has influences {row.influences}"


def _wrong_places(g: G) -> Iterator[str]:
    """Trays on the table, on nobody, on no Impassable or forbidden ground."""
    trays = {name: field.tray(g, name) for name in field.standing(g)}
    for name, tray in trays.items():
        closed = [*(piece for _, piece in terrain.impassable(g)), *hook(g).barred(g, name)]
        if not field.is_on(g, tray) or any(plane.overlap(tray, ground) for ground in closed):
            yield f"{name} stands at {tray.centre}"
    for one, other in combinations(trays, 2):
        if plane.overlap(trays[one], trays[other]):
            yield f"{one} stands on {other}"


def _wrong_cards(g: G) -> Iterator[str]:
    """Every card of a deck is somewhere; cards lie with units that stand."""
    for name, laid in g.state.attached.items():
        if g.state.units[laid.unit].where != "table":
            yield f"{name} lies with {laid.unit}, which is gone"
    for player, row in g.state.players.items():
        if not row.eliminated and g.state.decks[player].cards:
            out = [each.card for each in g.state.attached.values() if each.owner == player]
            found = Counter((*g.state.hands[player].cards, *g.state.decks[player].cards, *row.discard, *out))
            if found != Counter(decks.full(g, player)):
                yield f"{player} has {found.total()} cards"


def watch(match: Match, rng: Stream) -> None:
    """Play to the end, fighting where units can, and look at the table at every turn."""
    while not match.over:
        seat, decision = next(iter(match.decisions.items()))
        if decision.kind in QUIET:
            assert not list(wrong(match.engine)), f"input {len(match.inputs)}"
        answer = decision.sample(rng)
        if decision.kind in ("figurines.choose_action", "figurines.choose_free_action"):
            fights = [each for each in decision.candidates() if each in FIGHTS]
            answer = pick(rng, fights) if fights else answer
        match.submit(seat, answer)


def falls(match: Match) -> Iterator[str]:
    """Units destroyed again without having come back."""
    gone: set[str] = set()
    for event in match.feed(None):
        kind, unit = event["kind"].partition(".")[2], event["facts"].get("unit")
        if kind == "unit_destroyed":
            if unit in gone:
                yield unit
            gone.add(unit)
        elif kind in ("unit_placed", "unit_restored", "unit_healed"):
            gone.discard(unit)


@pytest.mark.parametrize("name", TABLES)
@rule("FIG-MOV-05", "FIG-CMD-03", "FIG-STO-14", "FIG-MUL-05", "FIG-UNT-10")
def test_no_table_shows_nonsense(name: str) -> None:
    seats, options = TABLES[name]
    match = montjoie.start("figurines", seats, 23, options)
    watch(match, Stream(f"table/{name}"))
    assert not list(falls(match))


@pytest.mark.parametrize("armies", PAIRS, ids=" - ".join)
@rule("FIG-MOV-02", "FIG-UNT-10", "FIG-INF-02", "FIG-OBJ-02", "FIG-CMD-09")
def test_no_brawl_shows_nonsense(armies: tuple[str, str]) -> None:
    match = Brawl(armies, OPEN_MODES[-1 - PAIRS.index(armies)], seed=7).start()
    watch(match, Stream(" ".join(armies)))
    assert not list(falls(match))
