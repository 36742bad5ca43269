"""Positions of conquest: what a person may leave out, what must hold on the table, the moments he may name.

A person writes regiments (`entry`, place, and what differs from a whole one) and characters (`entry` and
`regiment`); whoever has no place waits in reinforcements. Edges, ground, zones, owners by faction,
formations, stacks and objectives stand as a player would expect. A position with the owners of both stacks
is one that the game wrote: nothing is missing there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.content import Content
from montjoie.games.conquest.phases.action import ActionPhase
from montjoie.games.conquest.profiles import card, owner_of
from montjoie.games.conquest.regiments.field import bounds, opponent, standing
from montjoie.games.conquest.regiments.formation import ground_of, outline, placed, sheltered, size, tray
from montjoie.games.conquest.round import Battle, Round
from montjoie.games.conquest.setup import setup
from montjoie.games.conquest.state import G, Options, pair
from montjoie.games.conquest.terrain.garrison import held_by
from montjoie.kernel import Problem, Step, plain
from montjoie.kernel.errors import Fault, PositionError, told
from montjoie.kernel.handwritten import Rows, named, over, part, per_seat, rows, with_tables
from montjoie.kernel.vocabulary import Vocabulary, Words, strangers_in_steps, strangers_in_tables
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Block

MOMENTS = ("round", "reinforcement", "command", "supremacy", "action", "victory", "activation")
GIVEN = ("zones", "pieces")  # as the scenario has them
BOARD = "position.board."
FRONT = 4  # files of who does not say how many

SEAT = Vocabulary(lambda g: g.state.players)
REGIMENT = Vocabulary(lambda g: g.state.regiments)
CHARACTER = Vocabulary(lambda g: g.state.characters)
UNIT = Vocabulary(lambda g: {**g.state.regiments, **g.state.characters})
PIECE = Vocabulary(lambda g: g.state.pieces)
KIND = Vocabulary(lambda g: g.content.pieces)
SPELL = Vocabulary(lambda g: g.content.spells)
OBJECTIVE = Vocabulary(lambda g: g.content.secondaries)
ENTRY = Vocabulary(lambda g: g.content.cards)

STEPS: Words = {
    **dict.fromkeys(("regiment", "ahead", "near", "attacker"), REGIMENT),
    **dict.fromkeys(("target", "unit", "who", "caster", "striker", "units"), UNIT),
    **dict.fromkeys(("character", "foe"), CHARACTER),
    **dict.fromkeys(("seat", "up", "order", "winner", "gone", "rollers"), SEAT),
    "touching": (REGIMENT, None),
    "rolls": (SEAT, None),
    "settled": REGIMENT,
    "piece": PIECE,
    "spell": SPELL,
    "card": ENTRY,
    "Clash.aims": (None, REGIMENT),
}
TABLES: dict[str, Words] = {
    "players": {"": SEAT, "removed": UNIT, "warlord": UNIT, "achieved": OBJECTIVE},
    "regiments": {"owner": SEAT, "entry": ENTRY, "character": CHARACTER, "garrison": PIECE},
    "characters": {"owner": SEAT, "entry": ENTRY, "regiment": REGIMENT, "spells": SPELL},
    "stacks": {"": SEAT, "owner": SEAT, "cards": ENTRY},
    "secondaries": {"": SEAT, "owner": SEAT, "cards": OBJECTIVE, "away": OBJECTIVE},
    "contacts": {"one": REGIMENT, "other": REGIMENT},
    "pieces": {"kind": KIND, "holder": REGIMENT},
    "lasting": {"units": UNIT},
}


# What a person may leave out.


def complete(content: Content, board: Rows, seats: tuple[str, ...], options: Options) -> Rows:
    """The tables with what was left out; what has the wrong type is left for the decoder to report."""
    if all(part(row, "owner") for row in per_seat(board, "stacks", seats).values()):
        return board
    start = plain(setup(seats, options))
    made: Rows = {name: rows(board, name) if name in board else start.get(name, {}) for name in GIVEN}
    now = {"round": 1, "phase": "action", "first": seats[0]}
    made["course"] = {**now, **start["course"], **rows(board, "course")}
    edges = {seat: {"edge": edge} for seat, edge in zip(seats, ("south", "north"), strict=True)}
    made["players"] = over(edges, per_seat(board, "players", seats))
    leaders = rows(board, "characters")
    led = {row["regiment"]: who for who, row in leaders.items() if named(row, "regiment")}
    whole = {
        name: _regiment(content, made["players"], row, led.get(name, ""))
        for name, row in rows(board, "regiments").items()
    }
    inside = {row["garrison"]: {"holder": name} for name, row in whole.items() if named(row, "garrison")}
    owners = {who: {"warband": 0, **part(whole.get(name), "owner")} for name, who in led.items()}
    made |= {"regiments": whole, "characters": over(owners, leaders)}
    made["pieces"] = over(inside, made["pieces"])
    for table in ("stacks", "secondaries"):
        made[table] = over({seat: {"owner": seat} for seat in seats}, per_seat(board, table, seats))
    return with_tables(board, made)


def _regiment(content: Content, players: Rows, row: Any, leader: str) -> Any:
    """A whole regiment of the first player of its faction, four stands wide; without a place it waits."""
    card = content.cards.get(named(row, "entry"))
    if card is None:
        return row
    owners = [seat for seat, each in players.items() if part(each, "faction") == {"faction": card.faction}]
    where = "garrison" if row.get("garrison") else "table" if "x" in row else "reinforcements"
    leads = getattr(getattr(card.entry, "command_models", None), "leader", False)
    known: Rows = {"warband": 0, "stands": card.entry.stands.base, "where": where, "character": leader}
    known |= {"owner": owners[0]} if owners else {}
    whole: Rows = {**known, "models": ["leader"] if leads else [], **row}
    whole.setdefault("starting", whole["stands"])
    if not isinstance(whole["stands"], int) or whole["stands"] < 1:
        return whole
    stands = whole["stands"] + bool(whole["character"])
    files = whole.get("files", min(FRONT, stands) if where != "garrison" else stands)
    central = Block(stands, files, 1, 1).middles()[0] if isinstance(files, int) and 0 < files <= stands else 0
    there = {"stands": stands} if where != "reinforcements" else {}
    return {"files": files, "rear": central, "memory": there, **whole}


# What must hold.


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the table and the rules; who there is comes first, places only where no
    procedure is running that moves somebody."""
    wrong = [*told(_course(g), BOARD), *strangers_in_tables(g, TABLES)]
    yield from wrong
    if wrong:
        return
    wrong = list(told((*_regiments(g), *_links(g), *_cards(g)), BOARD))
    yield from wrong
    if not wrong and not g.stack:
        yield from told(_places(g), BOARD)
    if g.stack and not isinstance(g.stack[0], Battle):
        yield Problem("position.steps[0]", "CON-RND-01", "steps-outside-battle", {})
    yield from strangers_in_steps(g, STEPS)


def _course(g: G) -> Iterator[Fault]:
    """Both players, at edges across from each other if any, the scenario agreed on, a round of the game."""
    now, edges = g.state.course, sorted(row.edge for row in g.state.players.values())
    there, seats = sorted(g.state.players), sorted(g.seats)
    yield there != seats, "players", "CON-STD-01", "players-wrong", {"given": there, "seats": seats}
    wrong = edges not in (["north", "south"], ["", ""])
    yield wrong, "players", "CON-RZL-01", "edges-wrong", {"given": edges}
    told = {"given": now.scenario, "expected": g.options.scenario}
    yield now.scenario != g.options.scenario, "course.scenario", "CON-SCN-01", "scenario-not-agreed", told
    facts = {"given": now.round, "high": g.content.rounds}
    yield not 0 <= now.round <= g.content.rounds, "course.round", "CON-RND-01", "round-wrong", facts
    strange = now.first not in ("", *g.seats)
    yield strange, "course.first", "CON-SUP-01", "no-such-player", {"given": now.first, "known": seats}


def _regiments(g: G) -> Iterator[Fault]:
    """Stands it can have (CON-HEA-07), wounds that leave them standing (CON-STD-05), ranks and files
    (CON-REG-05)."""
    for name, row in g.state.regiments.items():
        path, there = f"regiments.{name}", row.where in ("table", "garrison")
        low = 0 if row.where == "destroyed" else 1
        high = min(row.starting, card(g, name).entry.stands.max)
        facts = {"regiment": name, "given": row.stands, "high": high}
        yield not low <= row.stands <= high, f"{path}.stands", "CON-HEA-07", "stands-wrong", facts
        most = max(1, card(g, name).profile.wounds or 1)
        hurt = min(row.wounds, row.command_wounds) < 0 or (not g.stack and row.wounds >= most)
        told = {"regiment": name, "given": row.wounds, "high": most - 1}
        yield hurt, f"{path}.wounds", "CON-STD-05", "wounds-wrong", told
        number = placed(g, row) if row.stands > 0 else 0
        last = number - (number - 1) // row.files * row.files if 0 < row.files <= number else 0
        bad = there and not (last and 0 <= row.rear <= row.files - last)
        yield bad, f"{path}.files", "CON-REG-05", "formation-wrong", {"regiment": name, "given": row.files}


def _links(g: G) -> Iterator[Fault]:
    """Characters and those they lead know each other (CON-CHR-03), as do garrisons and who is in them
    (CON-GAR-03, CON-RUL-54); contacts are of enemies that touch (CON-CNT-01)."""
    for name, row in g.state.regiments.items():
        path, one = f"regiments.{name}", g.state.characters.get(row.character)
        stray = bool(row.character) and (one is None or one.regiment != name or one.owner != row.owner)
        yield stray, f"{path}.character", "CON-CHR-03", "character-elsewhere", {"regiment": name}
        room, inside = held_by(g, name), row.where == "garrison"
        wrong = bool(row.garrison) != inside or (inside and g.state.pieces[row.garrison].holder != name)
        full = room is None or size(row) > room.capacity if inside else False
        yield wrong or full, f"{path}.garrison", "CON-GAR-03", "garrison-wrong", {"regiment": name}
    for name, one in g.state.characters.items():
        led = g.state.regiments.get(one.regiment)
        gone = led is not None and led.where == "destroyed"  # with which he is about to fall (CON-CHR-11)
        stray = bool(one.regiment) and not gone and (led is None or led.character != name)
        path, facts = f"characters.{name}.regiment", {"regiment": one.regiment}
        yield stray, path, "CON-CHR-03", "character-elsewhere", facts
    for name, piece in g.state.pieces.items():
        empty = bool(piece.holder) and g.state.regiments[piece.holder].garrison != name
        yield empty, f"pieces.{name}.holder", "CON-GAR-03", "garrison-wrong", {"regiment": piece.holder}
    for name, met in g.state.contacts.items():
        friends = owner_of(g, met.one) == owner_of(g, met.other)
        there = {met.one, met.other} <= {*standing(g)} and name == pair(met.one, met.other)
        apart = not g.stack and there and not plane.near(tray(g, met.one), tray(g, met.other), TOLERANCE)
        facts = {"regiment": met.one, "other": met.other}
        yield friends or apart or not there, f"contacts.{name}", "CON-CNT-01", "contact-wrong", facts


def _cards(g: G) -> Iterator[Fault]:
    """Stacks of own units' cards (CON-CMD-01), objectives of one's own deck (CON-SEC-01)."""
    rows: tuple[Any, ...] = (*g.state.regiments.values(), *g.state.characters.values())
    for seat, stack in g.state.stacks.items():
        strange = Counter(stack.cards) - Counter(row.entry for row in rows if row.owner == seat)
        yield bool(strange), f"stacks.{seat}", "CON-CMD-01", "stack-wrong", {"seat": seat}
    for seat, hand in g.state.secondaries.items():
        held = Counter((*hand.cards, *hand.away, *g.state.players[seat].achieved))
        whole = Counter(g.content.secondary_decks.get(g.state.players[seat].faction, ()))
        yield bool(held - whole), f"secondaries.{seat}", "CON-SEC-01", "objectives-wrong", {"seat": seat}


def _places(g: G) -> Iterator[Fault]:
    """Regiments and pieces lie on the table, and no regiment on another (CON-REG-07)."""
    ground = {f"regiments.{name}": outline(g, name) for name in standing(g) if not sheltered(g, name)}
    pieces = {f"pieces.{name}": ground_of(row) for name, row in g.state.pieces.items()}
    for path, covered in (ground | pieces).items():
        facts = {"regiment": path.rpartition(".")[2]}
        yield not bounds(g).holds(covered), path, "CON-REG-07", "ends-off-table", facts
    for path, other in combinations(ground, 2):
        facts = {"regiment": path.rpartition(".")[2], "other": other.rpartition(".")[2]}
        yield plane.overlap(ground[path], ground[other]), path, "CON-REG-07", "ends-on-regiment", facts


# The moments.


def moment(g: G, name: str, to_act: str | None) -> tuple[Step, ...]:
    """The procedures running before the next round, at the beginning of a phase, in the Action Phase where
    `to_act` draws next, or at the activation of a regiment or character, whom `to_act` names (CON-RND-01,
    CON-ACT-02); empty where there is no such moment."""
    if name not in MOMENTS:
        return ()
    there = [*standing(g), *(n for n, one in g.state.characters.items() if one.regiment in standing(g))]
    known = there if name == "activation" else [*g.seats]
    if to_act not in known and (to_act or name == "activation"):
        facts = {"given": to_act or "-", "known": known}
        raise PositionError([Problem("position.to_act", "CON-ACT-02", "no-such-player", facts)])
    battle = Battle(at="next_round")
    if to_act and name == "activation":
        follows = ActionPhase(up=opponent(g, owner_of(g, to_act)))
        regiment = to_act in g.state.regiments
        acting = Activation(regiment=to_act) if regiment else CharacterActivation(character=to_act)
        return (battle, Round(at="victory"), follows, acting)
    if to_act and name == "action":
        return (battle, Round(at="victory"), ActionPhase(up=to_act))
    return (battle,) if name == "round" else (battle, Round(at=name))
