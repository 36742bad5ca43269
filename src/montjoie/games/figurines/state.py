"""The tables of figurines, and who sees them: units, terrain, tokens, cards, the tactics board."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from montjoie.games.figurines.armies.model import Army
from montjoie.games.figurines.content import Content, Mode
from montjoie.kernel import PUBLIC, Engine, LastingRow, Row, State, counted, derived_from, private

CONDITIONS = ("panicked", "vulnerable", "weakened")
CORNERS = ("south_west", "north_west", "north_east", "south_east")  # clockwise
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]  # of what lies on a table
Angle: TypeAlias = Annotated[int, Meta(ge=0, lt=36_000)]  # hundredths of a degree
INCH = 1000
SHORT, LONG = 6 * INCH, 12 * INCH  # FIG-GLO-01


class Unit(Row, frozen=True):
    """A Combat Unit, or a castle wall of the siege: a tray with its figures (FIG-UNT-01, FIG-GEO-02).

    Attachments stand in the first rank from the left corner, so the first one is the last to fall
    (FIG-ATC-04, FIG-ATC-05). A unit without figures stays until its tray is taken away (FIG-UNT-10).
    """

    owner: str  # the seat that controls it
    card: str
    figures: int
    x: int = 0  # the centre of the tray
    y: int = 0
    facing: Angle = 0
    where: Literal["table", "reserve", "lost"] = "table"
    attachments: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()  # its attachments that were killed (FIG-ATC-07)
    wounds: int = 0  # on the figure that falls next (FIG-WND-02)
    conditions: tuple[str, ...] = ()
    activated: bool = False
    orders: tuple[str, ...] = ()  # Orders used this round (FIG-ORD-01)
    spent: tuple[str, ...] = ()  # abilities used that work once per game
    influences: tuple[str, ...] = ()  # NCUs whose cards lie on it (FIG-INF-02)
    carries: str = ""  # the objective token on its tray
    vp: int = 0  # VP tokens on it (FIG-FIR-04)
    marked: bool = False  # FIG-FIR-02

    @property
    def stands(self) -> bool:
        """Whether it stands on the table with figures left: one without is destroyed (FIG-UNT-07)."""
        return self.where == "table" and self.figures > 0


class Ncu(Row, frozen=True):
    """A Non-Combat Unit: beside the tactics board, or on a zone of it (FIG-NCU-01, FIG-TAC-01)."""

    owner: str
    card: str
    zone: str = ""
    activated: bool = False
    tokens: Count = 0  # a resource for the whole game (FIG-RND-11)
    spent: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()


class Player(Row, frozen=True):
    """What lies open before a player."""

    team: str
    faction: str = ""
    commander: str = ""
    army: str = ""  # the name of the list
    edge: str = ""  # south, north, or a corner: south_west, north_west, north_east, south_east
    vp: int = 0
    discard: tuple[str, ...] = ()
    passed: bool = False
    eliminated: bool = False
    role: Literal["", "attacker", "defender"] = ""  # FIG-STO-01


class Hand(Row, frozen=True):
    """Cards a player holds: Tactics cards, missions or siege cards."""

    owner: str
    cards: tuple[str, ...] = ()


class Deck(Row, frozen=True):
    """A deck, top card first."""

    owner: str  # nobody's: the missions
    cards: tuple[str, ...] = ()


class Piece(Row, frozen=True):
    """A terrain piece: it stays where it is, whatever stands on it (FIG-TER-02)."""

    kind: str
    x: int
    y: int
    facing: Angle = 0


class Objective(Row, frozen=True):
    """An objective token: on the table, or on the tray of the unit that carries it."""

    x: int
    y: int
    card: str = ""  # its Objective card
    claimed: str = ""  # the unit that claimed it and has covered it since (FIG-OBJ-01)
    pile: str = ""  # its corpse pile (FIG-FEA-04)
    target: str = ""  # the NCU it silences (FIG-DAN-09)


class Attached(Row, frozen=True):
    """A Tactics card that lies with a unit (FIG-CMD-09)."""

    card: str
    owner: str
    unit: str
    tokens: Count = 0
    vow: bool = False


class Lasting(LastingRow, frozen=True):
    """Something that holds for a while: until the end of the action, turn, round or game (FIG-RUL-62)."""

    source: str  # the card or ability behind it
    owner: str = ""  # the player who used it
    units: tuple[str, ...] = ()  # units, NCUs or players it touches
    n: int = 0
    until: Literal["attack", "action", "turn", "round", "game"] = "turn"
    keywords: tuple[str, ...] = ()
    when: str = ""  # melee, ranged: the attacks it speaks of


class Mission(Row, frozen=True):
    """The mission chosen for this round, face down until its card says so (FIG-WIN-03)."""

    owner: str
    card: str = ""
    shown: bool = False
    named: str = ""  # the unit or token it names


class OpenMission(Row, frozen=True):
    """A mission everybody may fulfil (FIG-WIN-04, FIG-DWD-02)."""

    named: dict[str, str] = {}  # by player (FIG-DWD-05)


class Course(Row, frozen=True):
    """The course of the game: mode, size, table, round, whose turn."""

    mode: str
    size: int = 40
    width: int = 48 * INCH
    depth: int = 48 * INCH
    round: int = 0  # 0 while the battlefield is set up
    phase: Literal["setup", "activation", "cleanup"] = "setup"
    first: str = ""  # the First Player
    active: str = ""  # whose turn it is
    turn: Count = 0  # turns begun in this round
    serial: Count = 0  # for names of rows made during the game


own_cards = private(lambda g, hand: hand.owner, counted(cards="size"))  # chapter 7 of the rulebook


class MissionFaceDown(Struct, frozen=True):
    """A mission as the others see it until it is shown: whether there is one."""

    owner: str
    chosen: bool
    shown: bool = False


def own_mission(g: G, mission: Mission, seat: str | None) -> Mission | MissionFaceDown:
    """A mission that lies face down is its owner's secret."""
    if mission.shown or seat == mission.owner:
        return mission
    return MissionFaceDown(mission.owner, bool(mission.card))


class Field(State):
    """Everything on the table and before the players. Tokens are no limit but for those that rules count:
    objective tokens, Objective cards, missions, siege cards, corpse piles (FIG-CMP-01, FIG-RUL-28)."""

    course: Course
    players: dict[str, Player]
    units: dict[str, Unit] = msgspec.field(default_factory=dict)
    ncus: dict[str, Ncu] = msgspec.field(default_factory=dict)
    terrain: dict[str, Piece] = msgspec.field(default_factory=dict)
    objectives: dict[str, Objective] = msgspec.field(default_factory=dict)
    hands: dict[str, Hand] = msgspec.field(default_factory=dict)
    decks: dict[str, Deck] = msgspec.field(default_factory=dict)
    attached: dict[str, Attached] = msgspec.field(default_factory=dict)
    lasting: dict[str, Lasting] = msgspec.field(default_factory=dict)
    missions: dict[str, Mission] = msgspec.field(default_factory=dict)  # chosen, by player
    mission_hands: dict[str, Hand] = msgspec.field(default_factory=dict)
    mission_deck: dict[str, Deck] = msgspec.field(default_factory=dict)  # one row: "missions"
    open_missions: dict[str, OpenMission] = msgspec.field(default_factory=dict)  # by mission card
    siege_hands: dict[str, Hand] = msgspec.field(default_factory=dict)
    siege_cards: dict[str, Count] = msgspec.field(default_factory=dict)  # played and staying: tokens left
    tally: dict[str, Count] = msgspec.field(default_factory=dict)  # what missions and modes count

    AUDIENCES = {
        "course": PUBLIC,
        "players": PUBLIC,
        "units": PUBLIC,
        "ncus": PUBLIC,
        "terrain": PUBLIC,
        "objectives": PUBLIC,
        "hands": own_cards,
        "decks": counted(cards="size"),
        "attached": PUBLIC,
        "lasting": PUBLIC,
        "missions": own_mission,
        "mission_hands": own_cards,
        "mission_deck": counted(cards="size"),
        "open_missions": PUBLIC,
        "siege_hands": own_cards,
        "siege_cards": PUBLIC,
        "tally": PUBLIC,
    }


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What players agree on before they meet (FIG-OVR-01, FIG-ARM-01, FIG-D-02, FIG-D-03)."""

    mode: str = "a_game_of_thrones"  # or "random"
    size: int = 40  # points of each army
    table: Literal["48x48", "72x48"] = "48x48"
    terrain: Literal["choose", "random"] = "choose"  # FIG-SET-03, FIG-SET-05
    pieces: int = 4
    teams: Literal["auto", "free_for_all"] | list[list[int]] = "auto"  # numbers of seats, from 1
    armies: dict[str, str | Army] = {}  # by seat; a list or the name of a sample, else the seat is asked
    faction_rules: bool = True  # FIG-RUL-65


G: TypeAlias = Engine[Field, Content, Options]


of_places = derived_from(
    "terrain",
    units="owner card where x y facing stands",
    players="team edge role",
    course="mode width depth",
)  # for what follows from who stands where, whatever else happens


def mode_of(g: G) -> Mode:
    """The numbers of the mode being played."""
    return g.content.modes[g.state.course.mode]
