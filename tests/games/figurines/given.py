"""Boards for tests: "given these units on this ground, at this step".

Places are in inches, angles in degrees (0 looks north, 90 east). The table is 48 by 48, player `a` has the
south edge, player `b` the north edge; further seats are given by `seats=("a", "b", "c")`.

Units are written like `"stark_sworn_swords 24,10 @0 owner=b"`: a unit card (the start of its id is
enough), the centre of its tray; then, where it matters, `@facing`, `owner=SEAT` (a unless it is said),
`x7` (figures left), `+robb` (an Attachment, the start of its id is enough), `-robb` (one that fell),
`reserve`, `lost`, `activated`, `marked`, a condition (`panicked`, `vulnerable`, `weakened`), `wounds=2`,
`vp=1`, `carries=TOKEN`, `influence=NCU`, `order=ABILITY`, `spent=ABILITY`.

NCUs: `"sansa_stark crown owner=a activated tokens=2"`. Terrain: `"forest 24,24 @90"`. Objectives:
`"24,24 card=iron_throne claimed=UNIT pile=PIECE target=NCU"`.

Everybody can say what the dice show: `at(step, ..., live=False)` and `roll(match, 4, 2, 6)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from montjoie.games.figurines.content import load
from montjoie.games.figurines.state import (
    CONDITIONS,
    INCH,
    Attached,
    Course,
    Deck,
    Field,
    G,
    Hand,
    Lasting,
    Mission,
    Ncu,
    Objective,
    OpenMission,
    Options,
    Piece,
    Player,
    Unit,
)
from montjoie.kernel import Step
from montjoie.kernel.match import Match
from tests.games.given import Pause as Pause
from tests.games.given import answer as answer
from tests.games.given import asked as asked
from tests.games.given import events as events
from tests.games.given import first as first
from tests.games.given import offered as offered
from tests.games.given import over as over
from tests.games.given import own, running
from tests.games.given import refused as refused
from tests.games.given import roll as roll
from tests.games.given import told as told
from tests.games.given import waiting as waiting

SEATS = ("a", "b")
FACTIONS = ("stark", "lannister", "baratheon", "nights_watch", "free_folk", "neutral")
CORNERS = ("south_west", "north_west", "north_east", "south_east")
MODE = "fire_and_blood"  # no tokens on the table unless a test puts some there


def inch(text: str) -> int:
    """`"4.5"` as 4500 thousandths."""
    return round(float(text) * INCH)


def place(text: str) -> tuple[int, int]:
    """`"24,10.5"` as a point."""
    x, _, y = text.partition(",")
    return inch(x), inch(y)


def find_id(kind: str, start: str) -> str:
    """The id of that kind (`units`, `cards`, `terrain`...), or the first one that starts so."""
    ids: Mapping[str, Any] = getattr(load(), kind)
    return start if start in ids else next(name for name in ids if name.startswith(start))


def unit(text: str) -> Unit:
    """`"umber_berserkers 24,10 @180 x7 owner=b panicked"`: see the top of this file."""
    card, *words = text.split()
    entry = load().units[find_id("units", card)]
    row = Unit(owner="a", card=entry.id, figures=entry.figures)
    for word in words:
        row = replace(row, **_unit_word(row, word))
    return row


def _unit_word(row: Unit, word: str) -> dict[str, Any]:
    key, _, value = word.partition("=")
    if "," in word:
        x, y = place(word)
        return {"x": x, "y": y}
    if word.startswith("@"):
        return {"facing": round(float(word[1:]) * 100) % 36_000}
    if word in CONDITIONS:
        return {"conditions": tuple(c for c in CONDITIONS if c in (*row.conditions, word))}
    if word in ("reserve", "lost"):
        return {"where": word, "figures": row.figures if word == "reserve" else 0}
    if word in ("activated", "marked"):
        return {word: True}
    if word.startswith("+"):
        return {"attachments": (*row.attachments, find_id("attachments", word[1:]))}
    if word.startswith("-"):
        return {"fallen": (*row.fallen, find_id("attachments", word[1:]))}
    if word.startswith("x") and word[1:].isdigit():
        return {"figures": int(word[1:])}
    if key in ("owner", "carries"):
        return {key: value}
    if key in ("wounds", "vp"):
        return {key: int(value)}
    lists = {"influence": "influences", "order": "orders", "spent": "spent"}
    return {lists[key]: (*getattr(row, lists[key]), value)}


def ncu(text: str) -> Ncu:
    """`"sansa_stark crown owner=b activated"`."""
    card, *words = text.split()
    row = Ncu(owner="a", card=find_id("ncus", card))
    for word in words:
        key, _, value = word.partition("=")
        if word == "activated":
            row = replace(row, activated=True)
        elif key == "owner":
            row = replace(row, owner=value)
        elif key == "tokens":
            row = replace(row, tokens=int(value))
        elif key in ("order", "spent"):
            row = replace(row, orders=(value,)) if key == "order" else replace(row, spent=(value,))
        else:
            row = replace(row, zone=word)
    return row


def piece(text: str) -> Piece:
    """`"forest 24,24 @90"`."""
    kind, where, *more = text.split()
    x, y = place(where)
    facing = round(float(more[0].removeprefix("@")) * 100) if more else 0
    return Piece(find_id("terrain", kind), x, y, facing)


def objective(text: str) -> Objective:
    """`"24,24 card=iron_throne claimed=UNIT"`."""
    where, *more = text.split()
    x, y = place(where)
    return Objective(x, y, **dict(word.split("=") for word in more))


def field(
    units: Mapping[str, str] | None = None,
    *,
    ncus: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    objectives: Mapping[str, str] | None = None,
    hands: Mapping[str, Iterable[str]] | None = None,
    decks: Mapping[str, Iterable[str]] | None = None,
    players: Mapping[str, Mapping[str, Any]] | None = None,
    attached: Mapping[str, Attached] | None = None,
    lasting: Mapping[str, Lasting] | None = None,
    missions: Mapping[str, Mission] | None = None,
    mission_hands: Mapping[str, Iterable[str]] | None = None,
    mission_deck: Iterable[str] = (),
    open_missions: Mapping[str, OpenMission] | Iterable[str] = (),
    siege_hands: Mapping[str, Iterable[str]] | None = None,
    siege_cards: Mapping[str, int] | None = None,
    tally: Mapping[str, int] | None = None,
    seats: tuple[str, ...] = SEATS,
    teams: Mapping[str, str] | None = None,
    **course: Any,
) -> Field:
    """A bare table with just these pieces on it, in round 1, player `a` active and First Player.

    `players`: fields of `Player` that differ; the factions are Stark, Lannister, Baratheon... unless it is
    said, without a commander. Hands and decks are empty unless given (cards: the start of the id is
    enough). Anything else is about the course of the game: `mode`, `round`, `first`, `active`, `size`.
    """
    begun = Course(mode=MODE, round=1, phase="activation", first=seats[0], active=seats[0], turn=1)
    board = Field(course=replace(begun, **course), players=_players(seats, teams or {}, players or {}))
    board.units = {name: unit(text) for name, text in (units or {}).items()}
    board.ncus = {name: ncu(text) for name, text in (ncus or {}).items()}
    board.terrain = {name: piece(text) for name, text in (terrain or {}).items()}
    board.objectives = {name: objective(text) for name, text in (objectives or {}).items()}
    for seat in seats:
        held = (find_id("cards", card) for card in (hands or {}).get(seat, ()))
        board.hands[seat] = Hand(seat, tuple(held))
        board.decks[seat] = Deck(seat, tuple(find_id("cards", c) for c in (decks or {}).get(seat, ())))
    board.attached, board.lasting = dict(attached or {}), dict(lasting or {})
    board.missions = dict(missions or {})
    board.mission_hands = {s: Hand(s, tuple(cards)) for s, cards in (mission_hands or {}).items()}
    board.mission_deck = {"missions": Deck("", tuple(mission_deck))} if mission_deck else {}
    shown = open_missions if isinstance(open_missions, Mapping) else {m: OpenMission() for m in open_missions}
    board.open_missions = dict(shown)
    board.siege_hands = {s: Hand(s, tuple(cards)) for s, cards in (siege_hands or {}).items()}
    board.siege_cards, board.tally = dict(siege_cards or {}), dict(tally or {})
    return board


def _players(
    seats: tuple[str, ...], teams: Mapping[str, str], given: Mapping[str, Mapping[str, Any]]
) -> dict[str, Player]:
    """Everybody for himself unless `teams` says otherwise (by seat)."""
    two_sides = len(set(teams.values()) or seats) == 2
    known = dict.fromkeys(teams.get(seat, seat) for seat in seats)
    sides = dict(zip(known, ("south", "north"), strict=False))
    rows = {}
    for i, seat in enumerate(seats):
        team = teams.get(seat, seat)
        edge = sides[team] if two_sides else CORNERS[i % len(CORNERS)]
        row = Player(team=team, faction=FACTIONS[i], edge=edge)
        rows[seat] = replace(row, **given.get(seat, {}))
    return rows


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
    chosen = options or Options(mode=board.course.mode, size=board.course.size)
    return running("figurines", tuple(board.players), chosen, board, steps, seed=seed, live=live)


def engine(units: Mapping[str, str] | None = None, **board: Any) -> G:
    """The board as the rules see it (`g`), for plain functions; no step is running."""
    g: G = resume(field(units, **board)).engine
    return g


def board(match: Match) -> Field:
    """The tables of a match, to look at or to write on."""
    match.engine.forget()
    state: Field = match.engine.state
    return state
