"""Boards for tests: "given these units on this ground, at this step".

Units are written like `"host green 5,5"`: a unit card, a rank, a hex; then, where it matters, `x2`
(figures left), `spent`, and `@maege` (its commander; the start of the name is enough). Unit cards go by
the short names below; the House follows from the card.

Everybody can say what the dice show: `at(step, ..., live=False)` and `roll(match, "green", "valor")`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from montjoie.games.westeros.content import load
from montjoie.games.westeros.state import (
    HOUSES,
    SYMBOLS,
    Commander,
    Course,
    Deck,
    Field,
    G,
    Ground,
    Hand,
    Lasting,
    Objective,
    Options,
    Side,
    Token,
    Unit,
)
from montjoie.kernel import Step
from montjoie.kernel.match import Match
from tests.games.given import Pause as Pause
from tests.games.given import asked as asked
from tests.games.given import events as events
from tests.games.given import offered as offered
from tests.games.given import over as over
from tests.games.given import own, running
from tests.games.given import refused as refused
from tests.games.given import roll as roll

SHORT = {
    "host": "war_host_of_the_north",
    "riders": "winterfell_riders",
    "northmen": "northmen_archers",
    "kennel": "stark_kennelmasters",
    "guards": "lannisport_guards",
    "cavaliers": "casterly_rock_cavaliers",
    "westerlands": "westerlands_archers",
    "heavy": "lannister_heavy_infantry",
}
PLAN = "clash_on_the_kingsroad"  # 15 by 11 hexes, five rounds, both sides can rout, no special rules


def unit(text: str) -> Unit:
    """`"host green 5,5 x2 spent @maege"`: two figures left, spent, led by Maege Mormont."""
    card, rank, hex, *more = text.split()
    card = SHORT.get(card, card)
    entry = load().unit_cards[card]
    row = Unit(house=entry.house, card=card, rank=rank, hex=hex, figures=entry.strength)
    for word in more:
        if word == "spent":
            row = replace(row, spent=True)
        elif word.startswith("x"):
            row = replace(row, figures=int(word[1:]))
        else:
            row = replace(row, commander=commander(word.removeprefix("@")))
    return row


def commander(start: str) -> str:
    """The first commander card whose id starts so."""
    return next(name for name in load().commanders if name.startswith(start))


def field(
    units: Mapping[str, str] | None = None,
    *,
    plan: str = PLAN,
    terrain: Mapping[str, str] | None = None,
    overlays: Mapping[str, str] | None = None,
    fire: Mapping[str, int] | None = None,
    devastated: Iterable[str] = (),
    engaged: Mapping[str, str] | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    decks: Mapping[str, Iterable[str]] | None = None,
    pools: Mapping[str, Mapping[str, int]] | None = None,
    sides: Mapping[str, Mapping[str, Any]] | None = None,
    commanders: Mapping[str, Mapping[str, Any]] | None = None,
    objectives: Mapping[str, str | tuple[str, str]] | None = None,
    tokens: Mapping[str, Token] | None = None,
    effects: Mapping[str, Lasting] | None = None,
    tally: Mapping[str, int] | None = None,
    **course: Any,
) -> Field:
    """A battlefield of plains with just these pieces on it.

    `units` by name; `terrain`, `overlays`, `fire` by hex; `engaged`: attacker to target, the token being
    the attacker's; `sides` and `commanders`: fields that differ (by House, by the start of a commander's
    name); each House has 3 command tokens, no cards and no order tokens unless it is said;
    `objectives`: name to hex, or to (hex, House in control). Anything else is about the course of the
    battle: `round`, `marker` (above 0 on Lannister's side), `momentum`, `first`.
    """
    board = Field(
        course=Course(**({"plan": plan, "first": "stark"} | course)),
        sides={
            "stark": Side(seat="stark", edge="north", command_tokens=3),
            "lannister": Side(seat="lannister", edge="south", command_tokens=3),
        },
    )
    _ground(board, terrain or {}, overlays or {}, fire or {}, set(devastated))
    board.units = {name: unit(text) for name, text in (units or {}).items()}
    for attacker, target in (engaged or {}).items():
        token = board.units[attacker].house
        board.units[attacker] = replace(board.units[attacker], partner=target, token=token)
        board.units[target] = replace(board.units[target], partner=attacker, token=token)
    for name, row in board.units.items():
        if row.commander:
            board.commanders[row.commander] = Commander(row.house, name)
    for start, new in (commanders or {}).items():
        card = next(name for name in board.commanders if name.startswith(start))
        board.commanders[card] = replace(board.commanders[card], **new)
    for house in HOUSES:
        pool = {symbol: n for symbol, n in (pools or {}).get(house, {}).items() if n}
        board.sides[house] = replace(board.sides[house], pool=pool, **(sides or {}).get(house, {}))
        board.hands[house] = Hand(house, tuple((hands or {}).get(house, ())))
        board.decks[house] = Deck(house, tuple((decks or {}).get(house, ())))
    for name, held in (objectives or {}).items():
        board.objectives[name] = Objective(held) if isinstance(held, str) else Objective(*held)
    board.tokens, board.effects, board.tally = dict(tokens or {}), dict(effects or {}), dict(tally or {})
    return board


def _ground(
    board: Field,
    terrain: Mapping[str, str],
    overlays: Mapping[str, str],
    fire: Mapping[str, int],
    devastated: set[str],
) -> None:
    content = load()
    plan = content.setting(board.course.plan)
    for hex in plan.board.hexes:
        kind = terrain.get(hex, "plains")
        board.ground[hex] = Ground(kind, overlays.get(hex, ""), fire.get(hex, 0), hex in devastated)


def at(step: Step, units: Mapping[str, str] | None = None, **board: Any) -> Match:
    """A match at the beginning of a step, on the board described; it holds still after the step.

    `seed`, `live` and `options` are the match's own, all else is the board's (see `field`).
    """
    told = own(board)
    return resume(field(units, **board), step, **told)


def resume(
    board: Field, *steps: Step, seed: int = 0, live: bool = True, options: Options | None = None
) -> Match:
    """A match on a board, with these steps running from the outermost in."""
    chosen = options or Options(plan=board.course.plan)
    return running("westeros", HOUSES, chosen, board, steps, seed=seed, live=live)


def engine(units: Mapping[str, str] | None = None, **board: Any) -> G:
    """The board as the rules see it (`g`), for plain functions; no step is running."""
    return resume(field(units, **board)).engine


def board(match: Match) -> Field:
    """The tables of a match, to look at or to write on."""
    match.engine.forget()
    state: Field = match.engine.state
    return state


def pool(match: Match, house: str) -> dict[str, int]:
    """The order tokens of a House, by symbol."""
    held = board(match).sides[house].pool
    return {symbol: held[symbol] for symbol in SYMBOLS if held.get(symbol)}
