"""The tables of conquest, and who sees them: one screen for everything that lies on the battlefield, and what
players may agree on before the start."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from montjoie.games.conquest.content import Content
from montjoie.games.conquest.content.factions import ArmyList
from montjoie.kernel import PUBLIC, Engine, LastingRow, Row, State, counted, private
from montjoie.table.plane import Side


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The scenario, and the armies of the seats in their order: sample armies by name, or lists; where none
    is given each player writes his in secret (CON-ARM-01)."""

    scenario: Literal["head_to_head", "breakthrough", "maelstrom", "pincer_attack"] = "head_to_head"
    terrain: Literal["laid", "none"] = "laid"  # as the scenario has it, or an open field (CON-TER-01)
    layout: str = ""  # one of the scenario's; its first where none is named (CON-BTF-01)
    armies: tuple[str | ArmyList, ...] = ()
    limit: int = 2000
    combat_reform_half: bool = False  # its centre moves half the March, rounded up (CON-RUL-19)
    reroll_conflict: Literal["seed", "faq"] = "seed"  # of full and partial re-rolls (CON-RUL-03)


INCH = 1000
Where: TypeAlias = Literal["reinforcements", "arriving", "table", "garrison", "destroyed"]
Edge: TypeAlias = Literal["south", "north"]
Phase: TypeAlias = Literal["setup", "reinforcement", "command", "supremacy", "action", "victory"]
Deed: TypeAlias = Literal["broken", "duel", "flank", "side_entry", "spell", "volley"]
Until: TypeAlias = Literal["volley", "action", "activation", "round", "game"]


class Memory(Row, frozen=True):
    """What is remembered of a regiment until the end of the round."""

    stands: int = 0  # when the round began, or as it arrived, its character counted (CON-RUL-22)
    lost: int = 0
    since_broken: int = 0  # stands lost since it became Broken (CON-RUL-24)
    activated: bool = False
    arrived: bool = False
    actions: tuple[str, ...] = ()  # performed this round (CON-ACT-07)
    spent: bool = False  # it has lost its remaining actions (CON-CHG-23)


class Regiment(Row, frozen=True, cache_hash=True):
    """A regiment: what it is, where it stands and how, what it has suffered.

    Its stands are not rows: where each stands and what it carries follows from `stands`, `files`, `rear`,
    `models` and `character` (`regiments.formation`).
    """

    owner: str
    entry: str
    warband: int
    stands: int  # left, the command stand among them, without the character's
    starting: int  # as the game began, without the character's (CON-HEA-07)
    models: tuple[str, ...] = ()  # command models still there, the leader first
    fallen: tuple[str, ...] = ()  # command models lost with their stands, the last one first (CON-COM-06)
    upgrades: tuple[str, ...] = ()
    character: str = ""
    where: Where = "reinforcements"
    x: int = 0  # the centre of its rectangle (CON-GEO-02)
    y: int = 0
    facing: int = 0
    files: int = 0
    rear: int = 0  # the file, from the left, in which an incomplete last rank begins (CON-GEO-04)
    wounds: int = 0  # on the one wounded stand of the last rank (CON-WND-04)
    command_wounds: int = 0
    end: Literal["", "left", "right"] = ""  # of the last rank, from where the next stand goes (CON-WND-06)
    broken: bool = False
    baseline: int = 0  # stands left when it was broken (CON-RUL-24)
    returning: bool = False  # it could not enter, and arrives next round without a roll (CON-RZL-14)
    garrison: str = ""
    memory: Memory = Memory()


class Character(Row, frozen=True):
    """A character: whom he leads, what he carries, what he has suffered."""

    owner: str
    entry: str
    warband: int
    regiment: str = ""
    wounds: int = 0
    items: tuple[str, ...] = ()
    mastery: str = ""
    spells: tuple[str, ...] = ()
    option: str = ""
    activated: bool = False
    acted: bool = False
    lost: bool = False


class Player(Row, frozen=True):
    """What lies in front of a player."""

    faction: str = ""
    army_rule: str = ""
    warlord: str = ""  # the character, or the regiment that is one (CON-WLD-01)
    edge: Edge | Literal[""] = ""
    line: int = 0  # how far up the side edges he may enter, from his edge, as the round began (CON-RZL-03)
    vp: int = 0
    supremacy: tuple[str, ...] = ()  # abilities used
    removed: tuple[str, ...] = ()  # units whose command cards left the game this round (CON-RUL-42)
    deeds: tuple[Deed, ...] = ()  # of this round, as secondary objectives count them (CON-SEC-03)
    achieved: tuple[str, ...] = ()  # secondary objectives that have scored (CON-RUL-44)
    scored: tuple[str, ...] = ()  # what gives points once, and has
    discarded: tuple[str, ...] = ()  # cards drawn this round and put away


class Stack(Row, frozen=True):
    """A command stack, the top card first (CON-CMD-01)."""

    owner: str
    cards: tuple[str, ...] = ()
    open: int = 0  # cards on top that the opponent has seen


class Hand(Row, frozen=True):
    """A player's secondary objectives: those he holds, and those he has put away unseen (CON-SEC-02)."""

    owner: str
    cards: tuple[str, ...] = ()
    away: tuple[str, ...] = ()


class Piece(Row, frozen=True):
    """A piece of terrain, by the centre of its rectangle."""

    kind: str
    x: int
    y: int
    width: int
    depth: int
    facing: int = 0
    holder: str = ""  # the regiment that occupies it


class Zone(Row, frozen=True):
    """An objective zone."""

    x: int
    y: int
    radius: int
    edge: Edge | Literal[""] = ""


class Contact(Row, frozen=True):
    """Two enemy regiments in contact, and the face each shows the other (CON-GEO-19)."""

    one: str
    other: str
    face: Side  # of one
    other_face: Side


def pair(one: str, other: str) -> str:
    """The name of the contact of two regiments, whichever is named first."""
    return "|".join(sorted((one, other)))


def contact(one: str, other: str, face: Side, other_face: Side) -> Contact:
    """A contact, written the same way whoever came."""
    if one <= other:
        return Contact(one, other, face, other_face)
    return Contact(other, one, other_face, face)


class Course(Row, frozen=True):
    """Where the game stands, and in which scenario."""

    scenario: str = "head_to_head"
    round: int = 0
    phase: Phase = "setup"
    first: str = ""  # the first player of the round


class Lasting(LastingRow, frozen=True):
    """Something that holds for a while for regiments or characters: a number, or a special rule."""

    source: str
    units: tuple[str, ...]
    until: Until
    n: int = 0
    plus: bool = False  # a rule written (+X): n adds to what they have (CON-SPR-00)
    thing: str = ""  # the special rule, or what else it is about


class Battlefield(State):
    """Everything on the battlefield and in front of the players."""

    players: dict[str, Player]
    regiments: dict[str, Regiment] = {}
    characters: dict[str, Character] = {}
    stacks: dict[str, Stack] = {}
    secondaries: dict[str, Hand] = {}
    contacts: dict[str, Contact] = {}
    pieces: dict[str, Piece] = {}
    zones: dict[str, Zone] = {}
    lasting: dict[str, Lasting] = {}
    course: Course = field(default_factory=Course)

    # A player may look at his own stack and objectives at any time, others only count their cards
    # (CON-CMD-02, CON-SEC-02, section 7).
    AUDIENCES = {
        "players": PUBLIC,
        "regiments": PUBLIC,
        "characters": PUBLIC,
        "stacks": private(lambda g, row: str(row.owner), counted(cards="size")),
        "secondaries": private(lambda g, row: str(row.owner), counted(cards="size", away="discarded")),
        "contacts": PUBLIC,
        "pieces": PUBLIC,
        "zones": PUBLIC,
        "lasting": PUBLIC,
        "course": PUBLIC,
    }


def remember(state: Battlefield, regiment: str, **new: Any) -> None:
    """Write into a regiment's memory of the round."""
    row = state.regiments[regiment]
    state.regiments[regiment] = replace(row, memory=replace(row.memory, **new))


def note(state: Battlefield, unit: str, deed: Deed, times: int = 1) -> None:
    """What a player's regiment or character has done this round counts for him (CON-SEC-03)."""
    row: Any = state.regiments.get(unit) or state.characters[unit]
    player = state.players[row.owner]
    state.players[row.owner] = replace(player, deeds=(*player.deeds, *[deed] * times))


class Pose(Struct, frozen=True):
    """A place with a formation: all that a move or a reform can change."""

    x: int
    y: int
    facing: int
    files: int
    rear: int


def put(state: Battlefield, regiment: str, pose: Pose, **more: Any) -> None:
    """A regiment stands at a place, in a formation."""
    state.regiments[regiment] = replace(state.regiments[regiment], **asdict(pose), **more)


G: TypeAlias = Engine[Battlefield, Content, Options]
