"""The eight modes and the general numbers of the game; lengths in whole thousandths of an inch."""

from __future__ import annotations

from typing import Annotated, Literal

from montjoie.games.figurines.content.base import Card
from montjoie.kernel.entries import Count, Entry
from montjoie.kernel.references import refers

Claim = Literal["", "cover", "carry"]
"""How an objective is claimed: covered by a tray, or carried (chapters OBJ, FEA, DAN)."""
CombatVp = Literal["all", "attacker", "none"]
SetupStep = Literal[
    "roles",
    "castle_walls",
    "siege_cards",
    "corpse_piles",
    "objectives_fixed",
    "objectives_alternate",
    "terrain",
    "terrain_by_defender",
    "objective_cards",
    "choose_starting_units",
    "reserve_half",
    "draw_missions",
    "draw_open_missions",
    "mark_units",
]


class FixedObjective(Entry, frozen=True):
    """An objective with a fixed place, on a table of 48 by 48 seen from player 1 at y = 0."""

    id: str
    x: Count
    y: Count
    card: Annotated[str, refers("objective_cards.cards")] = ""
    corpse_pile: bool = False


class Objectives(Entry, frozen=True):
    """The objective tokens of a mode."""

    count: Count = 0
    most: Count = 0  # that may ever be on the table
    fixed: tuple[FixedObjective, ...] = ()
    placed: Count = 0  # by the players in turn
    zone_distance: Count = 0  # least distance of placed tokens to deployment zones
    token_distance: Count = 0  # and to other tokens
    claim: Claim = ""
    other_cards: Literal["", "random"] = ""  # what lies on objectives without a card of their own


class Scoring(Entry, frozen=True):
    """What scores in a mode."""

    from_round: Count = 1
    per_objective: Count = 0
    commander_bonus: Count = 0  # more for an objective of the Commander's unit
    combat_vp: CombatVp = "all"  # who gains by Victory Through Combat (FIG-VIC-01)
    vp_needed_delta: Count = 0
    missions: Literal["", "open", "secret_and_open"] = ""
    per_wall: Count = 0
    marked_kill: Count = 0
    marked_destroyed: Count = 0
    per_token: Count = 0


class Reserve(Entry, frozen=True):
    """Units that come later: all but `starting_units`, or half of them where that is 0."""

    starting_units: Count = 0
    from_round: Count = 2
    flank_distance: Count = 0
    destroyed_return: bool = False
    only: Literal["", "defender"] = ""


class Walls(Entry, frozen=True):
    """The castle walls of the siege."""

    count: Count
    edge_distance: Count
    gap: Count
    card: Annotated[str, refers("units.units")]
    siege_cards: Count  # each player takes


class CorpsePiles(Entry, frozen=True):
    """The corpse piles of the feast."""

    start: Count
    most: Count
    within: Count
    least_distance: Count
    terrain_distance: Count


class Carrier(Entry, frozen=True):
    """What carrying an objective means; `speed` 0: no change."""

    speed: Count
    no_march: bool
    most: Count
    drop_radius: Count


class MissionRules(Entry, frozen=True):
    """How missions are dealt."""

    hand: Count = 0
    open: Count = 0
    secret_per_round: Count = 0
    open_per_round: Count = 0
    from_round: Count = 1
    tactics_zone_option: bool = False
    swap_each_round: bool = False
    ignore_replace_line: bool = False


class Marks(Entry, frozen=True):
    """The marked units of Fire & Blood."""

    per_player: Count
    bonus_dice: Count
    least_cost: Count
    token_range: Count


class Mode(Card, frozen=True, kw_only=True):
    """A mode of play: zones, objectives, scoring and what is special about it.

    `depths` are the depths of the deployment zones of "player_1" and "player_2", or of "attacker" and
    "defender".
    """

    depths: dict[str, Count]
    setup: tuple[SetupStep, ...]
    objectives: Objectives = Objectives()
    scoring: Scoring = Scoring()
    reserve: Reserve = Reserve()
    walls: Walls = Walls(0, 0, 0, "", 0)
    corpse_piles: CorpsePiles = CorpsePiles(0, 0, 0, 0, 0)
    carrier: Carrier = Carrier(0, False, 0, 0)
    missions: MissionRules = MissionRules()
    marks: Marks = Marks(0, 0, 0, 0)
    terrain_zone_distance: Count = 6000
    free_for_all: bool = True
    tournament: bool = True


class Size(Entry, frozen=True):
    """A usual size of armies, and the Victory Points that win such a game (FIG-VIC-02)."""

    points: Count
    vp_needed: Count


class Numbers(Entry, frozen=True, kw_only=True):
    """The general numbers of the game."""

    rounds: Count
    sizes: tuple[Size, ...]  # the smallest first
    vp_needed_per_ten: Count
    team_size: Count  # points for each player of a quick team game
    table: tuple[Count, Count]
    large_table: tuple[Count, Count]
    starting_hand: Count
    refill_hand_to: Count
    faction_cards: Count
    commander_cards: Count
    short: Count
    long: Count
    enemy_distance: Count
    ranged_shift: Count
    combat_vp: Count
    terrain_pieces: Count
    terrain_spacing: Count
    corner: Count  # of a free-for-all
