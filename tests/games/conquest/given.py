"""Battlefields for tests: "given these regiments, at this step".

Places are in inches, angles in degrees (0 looks north, 90 east). The table is 48 by 48; player `a` has the
south edge, `b` the north edge. Regiments are written `"militia 24,10 @0 b x6 f3 r0 +noble_lord"`: an entry,
the centre of its rectangle; then, where it matters, `@facing`, `b` for player b (a unless it is said), `x6`
(stands left), `f3` (files; as many as stands, at most 4, unless it is said), `r1` (the file where the last
rank begins), `+entry` (a character joins it), `w2` (wounds), `broken`, `arriving`, `reinforcements`,
`activated`, `in=house_1` (it occupies that piece; its place is the piece's).

They are named `militia_1`, `militia_2`, in the order given; characters likewise. `contacts={"a_1|b_1":
"front/left"}` sets the faces of two regiments in contact, the first named first; `pieces=("hill 24,20 9x6",)`
lays terrain, by centre, width and depth.

Everybody can say what the dice show: `at(step, ..., live=False)` and `roll(match, 4, 2, 6)`.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from montjoie.games.conquest import Conquest
from montjoie.games.conquest.content import Content, load
from montjoie.games.conquest.round import Battle
from montjoie.games.conquest.setup import zones
from montjoie.games.conquest.state import (
    Battlefield,
    Character,
    Course,
    G,
    Memory,
    Options,
    Piece,
    Player,
    Regiment,
    Stack,
    contact,
    pair,
)
from montjoie.kernel import Event, Step
from montjoie.kernel.engine import Engine
from montjoie.kernel.facts import Facts
from montjoie.kernel.match import Match, begun
from montjoie.table.plane import Block
from tests.games.given import Pause
from tests.games.given import over as over
from tests.games.given import roll as roll

SEATS = ("a", "b")


def battlefield(
    *regiments: str, contacts: dict[str, str] | None = None, pieces: tuple[str, ...] = (), **course: Any
) -> Battlefield:
    """A battlefield with just these regiments, in round 2 unless it is said."""
    players = {
        "a": Player(faction="hundred_kingdoms", edge="south"),
        "b": Player(faction="nords", edge="north"),
    }
    board = Battlefield(players=players, stacks={seat: Stack(seat) for seat in SEATS})
    told: dict[str, Any] = {"round": 2, "phase": "action", "first": "a"} | course
    board.course = Course(**told)
    for text in regiments:
        _place(board, text)
    for number, text in enumerate(pieces, 1):
        kind, *numbers = re.split("[ ,x]", text)
        x, y, width, depth = (round(float(each) * 1000) for each in numbers)
        board.pieces[f"{kind}_{number}"] = Piece(kind, x, y, width, depth)
    for name, row in board.regiments.items():
        if row.garrison:
            inside = replace(board.pieces[row.garrison], holder=name)
            board.pieces[row.garrison] = inside
            within: dict[str, Any] = {"x": inside.x, "y": inside.y, "facing": inside.facing, "rear": 0}
            board.regiments[name] = replace(row, files=row.stands + bool(row.character), **within)
    for names, faces in (contacts or {}).items():
        (one, other), (face, other_face) = names.split("|"), faces.split("/")
        board.contacts[pair(one, other)] = contact(one, other, face, other_face)  # type: ignore[arg-type]
    return board


def _place(board: Battlefield, text: str) -> None:
    entry, *words = text.split()
    card = load().cards[entry]
    number = 1 + sum(row.entry == entry for row in board.regiments.values())
    name = f"{entry}_{number}"
    leader = ("leader",) if getattr(getattr(card.entry, "command_models", None), "leader", False) else ()
    row = Regiment("a", entry, 0, card.entry.stands.base, card.entry.stands.base, leader, where="table")
    for word in words:
        row = replace(row, **_word(board, name, row, word))
    stands = row.stands + bool(row.character)
    row = replace(row, files=row.files or min(4, stands), starting=max(row.starting, row.stands))
    if not any(word[0] == "r" and word[1:].isdigit() for word in words):
        row = replace(row, rear=Block(stands, row.files, 1, 1).middles()[0])
    board.regiments[name] = replace(row, memory=replace(row.memory, stands=stands))


def _word(board: Battlefield, name: str, row: Regiment, word: str) -> dict[str, Any]:
    if "," in word:
        x, y = (round(float(each) * 1000) for each in word.split(","))
        return {"x": x, "y": y}
    if word.startswith("in="):
        return {"where": "garrison", "garrison": word[3:]}
    if word.startswith("@"):
        return {"facing": round(float(word[1:]) * 100) % 36_000}
    if word in SEATS:
        return {"owner": word}
    if word in ("arriving", "reinforcements", "destroyed"):
        return {"where": word}
    if word == "broken":
        return {"broken": True, "baseline": row.stands}
    if word == "activated":
        return {"memory": Memory(activated=True)}
    if word.startswith("+"):
        number = 1 + sum(one.entry == word[1:] for one in board.characters.values())
        board.characters[f"{word[1:]}_{number}"] = Character(row.owner, word[1:], 0, name)
        return {"character": f"{word[1:]}_{number}"}
    field = {"x": "stands", "f": "files", "r": "rear", "w": "wounds"}[word[0]]
    return {field: int(word[1:])}


def engine(*regiments: str, steps: tuple[Step, ...] = (), options: Options | None = None, **more: Any) -> G:
    """The rules' view of a battlefield, to ask questions of."""
    stack = (Battle(at="next_round"), Pause(), *steps)
    chosen, board = options or Options(), battlefield(*regiments, **more)
    board.zones = zones(load(), chosen)
    g: G = Forgetful(Conquest(), SEATS, chosen, board, stack)
    g.facts = Forgotten()
    return g


class Forgotten(Facts):
    """Nothing is kept: tests write on the tables themselves."""

    def __setitem__(self, key: Any, value: Any) -> None:
        return


class Forgetful(Engine[Battlefield, Content, Options]):
    """Nor after an event."""

    __slots__ = ()

    def emit(self, event: Event, rule: str = "") -> None:
        super().emit(event, rule)
        self.facts = Forgotten()


def at(step: Step, *regiments: str, live: bool = True, seed: int = 0, **more: Any) -> Match:
    """A match at the beginning of a step; it holds still after it."""
    return begun(engine(*regiments, steps=(step,), **more), seed, live=live)


def board(match: Match) -> Battlefield:
    """The tables of a match, to look at or to write on."""
    match.engine.forget()
    state: Battlefield = match.engine.state
    return state


def answer(match: Match, kind: str, given: Any) -> None:
    """The one seat that is asked this answers."""
    ((seat, decision),) = match.decisions.items()
    assert decision.kind == f"conquest.{kind}", decision.kind
    match.submit(seat, given)


def refusals(match: Match, given: Any) -> list[str]:
    """The rules an answer to what is asked now would break."""
    (decision,) = match.decisions.values()
    return [problem.rule for problem in decision.problems(given)]
