"""What must hold of the course of the battle and in front of the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.cards.decks import listed
from montjoie.games.westeros.round import WarCouncil
from montjoie.games.westeros.state import HOUSES, SYMBOLS, G, enemy_of
from montjoie.games.westeros.victory.ending import routed, triumphant
from montjoie.games.westeros.victory.track import LAST
from montjoie.kernel import Problem

COURSE, SIDES = "position.board.course", "position.board.sides"


def course(g: G) -> Iterator[Problem]:
    """The battle agreed on (WES-SET-01), both Houses at the table (WES-GEN-02), a round within the limit
    (WES-SET-06), the marker on the track (WES-MOR-03), tokens held by Houses (WES-SET-12, WES-RAL-04)."""
    now = g.state.course
    if now.plan != g.options.plan:
        facts = {"given": now.plan, "expected": g.options.plan}
        yield Problem(f"{COURSE}.plan", "WES-SET-01", "plan-not-agreed", facts)
        return
    for table in ("sides", "hands", "decks"):
        given = list(getattr(g.state, table))
        if sorted(given) != sorted(HOUSES):
            told = {"given": given, "houses": list(HOUSES)}
            yield Problem(f"position.board.{table}", "WES-GEN-02", "houses-wrong", told)
    if not 1 <= now.round <= setting(g).round_limit:
        told_round = {"given": now.round, "high": setting(g).round_limit}
        yield Problem(f"{COURSE}.round", "WES-SET-06", "round-off-track", told_round)
    if not -LAST <= now.marker <= LAST:
        yield Problem(f"{COURSE}.marker", "WES-MOR-03", "marker-off-track", {"given": now.marker})
    if now.momentum not in HOUSES:
        strange = {"given": now.momentum, "houses": list(HOUSES)}
        yield Problem(f"{COURSE}.momentum", "WES-SET-12", "no-such-house", strange)
    if now.first not in ("", *HOUSES):
        strange = {"given": now.first, "houses": list(HOUSES)}
        yield Problem(f"{COURSE}.first", "WES-RAL-04", "no-such-house", strange)


def problems(g: G) -> Iterator[Problem]:
    """Seats, morale, tokens, cards; a battle that is won is over (WES-VIC-05, WES-VIC-06)."""
    yield from _seats(g)
    for house in HOUSES:
        if g.result is None and routed(g, house):
            yield Problem(f"{COURSE}.marker", "WES-VIC-06", "already-routed", {"house": house})
        elif g.result is None and triumphant(g, house):
            yield Problem(f"{SIDES}.{house}.points", "WES-VIC-05", "already-won", {"house": house})
        yield from _command_tokens(g, house)
        yield from _cards(g, house)
    yield from _order_tokens(g)


def _seats(g: G) -> Iterator[Problem]:
    """Each player controls one House (WES-GEN-02); before they are drawn (WES-SET-01) nobody does."""
    seats = [g.state.sides[house].seat for house in HOUSES]
    undrawn = bool(g.stack) and isinstance(g.stack[0], WarCouncil) and g.stack[0].at in ("", "draw_houses")
    if sorted(seats) != sorted(g.seats) and not (undrawn and not any(seats)):
        facts = {"given": seats, "seats": list(g.seats)}
        yield Problem(SIDES, "WES-GEN-02", "seats-wrong", facts)


def _command_tokens(g: G, house: str) -> Iterator[Problem]:
    """The tokens of the plan, on the board or on commander cards (WES-SET-08), there within the command
    limit (WES-CRD-05)."""
    path = f"{SIDES}.{house}.command_tokens"
    held = [c.tokens for c in g.state.commanders.values() if c.house == house]
    total, limit = g.state.sides[house].command_tokens + sum(held), setting(g).command_tokens
    if min(held, default=0) < 0 or g.state.sides[house].command_tokens < 0 or total > limit:
        facts = {"house": house, "given": total, "limit": limit}
        yield Problem(path, "WES-SET-08", "command-tokens-wrong", facts)
    for name, commander in g.state.commanders.items():
        entry = g.content.commanders.get(name)
        if entry and commander.house == house and commander.tokens > entry.command_limit:
            told = {"commander": name, "given": commander.tokens, "limit": entry.command_limit}
            yield Problem(f"position.board.commanders.{name}", "WES-CRD-05", "commander-overloaded", told)


def _order_tokens(g: G) -> Iterator[Problem]:
    """Symbols of the die, no more than the box has (WES-RUL-03)."""
    high = g.content.components.order_tokens_per_symbol
    for house in HOUSES:
        for symbol, n in g.state.sides[house].pool.items():
            if symbol not in SYMBOLS or n < 1:
                facts = {"given": symbol, "known": list(SYMBOLS)}
                yield Problem(f"{SIDES}.{house}.pool", "WES-MAR-02", "no-such-token", facts)
    for symbol in SYMBOLS:
        held = sum(g.state.sides[house].pool.get(symbol, 0) for house in HOUSES)
        if held > high:
            told = {"symbol": symbol, "given": held, "high": high}
            yield Problem(SIDES, "WES-RUL-03", "tokens-beyond-box", told)


def _cards(g: G, house: str) -> Iterator[Problem]:
    """Cards of the House's list (WES-DCK-03), each in one place only."""
    side = g.state.sides[house]
    placed = Counter([*g.state.hands[house].cards, *g.state.decks[house].cards, *side.discard])
    own = [name for name, c in g.state.commanders.items() if c.house == house]
    names = [*own, *g.state.sides[enemy_of(house)].captured]
    known = listed(g.content, house, (name for name in names if name in g.content.commanders))
    for card, count in placed.items():
        if card not in known:
            facts = {"card": card, "house": house}
            yield Problem(f"position.board.decks.{house}", "WES-DCK-03", "card-not-in-battle", facts)
        elif count > 1:
            told = {"card": card, "count": count}
            yield Problem(f"position.board.decks.{house}", "WES-DCK-03", "card-twice", told)
