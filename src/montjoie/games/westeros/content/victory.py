"""How battles are won: victory points, goals, instant victories (chapter VIC)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from montjoie.games.westeros.content.base import House, Morale, Rank
from montjoie.kernel.content import Id, Text
from montjoie.kernel.entries import Several

When = Literal["immediate", "round_end", "game_end"]


# Victory points: what is scored, when, by whom (WES-VIC-02).


class ScoreLine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="per"):
    """A line of the scoring: when, and who scores it."""

    when: When
    house: House | Literal["both"] = "both"


class Score(ScoreLine, frozen=True, kw_only=True):
    """A line that gives `vp` points for each such thing."""

    vp: Several


class EnemyUnitEliminated(Score, frozen=True, kw_only=True, tag="enemy_unit_eliminated"):
    """For each enemy unit eliminated, of one rank or of any (WES-RUL-27)."""

    when: When = "immediate"
    rank: Rank | None = None


class EnemyCommanderCaptured(Score, frozen=True, kw_only=True, tag="enemy_commander_captured"):
    """For each enemy commander captured, beside what his unit is worth."""

    when: When = "immediate"


class EnemyMorale(Score, frozen=True, kw_only=True, tag="enemy_morale"):
    """If the marker stands in that zone of the enemy's side."""

    zone: Literal["green", "yellow", "red"]


class ObjectiveControlled(Score, frozen=True, kw_only=True, tag="objective_controlled"):
    """For each of these objectives controlled; none named: each objective of the plan."""

    objectives: tuple[Id, ...] = ()


class TokenDestroyed(Score, frozen=True, kw_only=True, tag="token_destroyed"):
    """For each terrain token of that kind that burnt."""

    token: Id


class TokenIntact(Score, frozen=True, kw_only=True, tag="token_intact"):
    """For each terrain token of that kind still on the board."""

    token: Id


class FireLevel(Score, frozen=True, kw_only=True, tag="fire_level"):
    """For each fire level in hexes of that terrain; a devastated hex counts no more (WES-RUL-32)."""

    terrain: Id


class Devastated(Score, frozen=True, kw_only=True, tag="devastated"):
    """For each hex of that terrain devastated."""

    terrain: Id


class UnitsInRows(Score, frozen=True, kw_only=True, tag="units_in_rows"):
    """For each full group of own units in these rows."""

    rows: tuple[Several, Several]
    every: Several


class RowValue(Struct, frozen=True, forbid_unknown_fields=True):
    """What it is worth to stand on or past a row."""

    row: Several
    vp: Several


class GroundTaken(ScoreLine, frozen=True, kw_only=True, tag="ground_taken"):
    """The value of the furthest row, seen from the own edge, on or past which stand so many own units."""

    units: Several
    rows: dict[House, tuple[RowValue, ...]]


class CaptiveTaken(Score, frozen=True, kw_only=True, tag="captive_taken"):
    """Once, when the captive of the special rule `captive` is taken."""

    when: When = "immediate"


class PrisonerRescued(Score, frozen=True, kw_only=True, tag="prisoner_rescued"):
    """If the prisoner of the special rule `prisoner` has been carried to the safe rows."""


class PrisonerKept(Score, frozen=True, kw_only=True, tag="prisoner_kept"):
    """If he has not."""


AnyScore = (
    EnemyUnitEliminated
    | EnemyCommanderCaptured
    | EnemyMorale
    | ObjectiveControlled
    | TokenDestroyed
    | TokenIntact
    | FireLevel
    | Devastated
    | UnitsInRows
    | GroundTaken
    | CaptiveTaken
    | PrisonerRescued
    | PrisonerKept
)


# Goals, instant victories.


class Goal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="goal"):
    """Something a House must have reached at the end of the last round."""


class ControlsObjectives(Goal, frozen=True, kw_only=True, tag="controls_objectives"):
    """It controls at least so many of these objectives; none named: of all."""

    at_least: Several
    objectives: tuple[Id, ...] = ()


class HasMorale(Goal, frozen=True, kw_only=True, tag="has_morale"):
    """Its morale is so (WES-MOR-14)."""

    own: Morale


AnyGoal = ControlsObjectives | HasMorale


class PointsAndCapture(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="instant", tag="points_and_capture"
):
    """A House with so many points that has captured that enemy commander wins at once (WES-VIC-05)."""

    vp: Several
    captures: dict[Id, Id]  # by House


AnyInstant = PointsAndCapture


class Points(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="points"):
    """Most victory points win; ties by WES-VIC-03 and 04."""

    text: Text
    scoring: Annotated[tuple[AnyScore, ...], Meta(min_length=1)]
    instant: tuple[AnyInstant, ...] = ()


class Goals(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="goals"):
    """One House wins if it has reached all goals at the end of the last round, else the other."""

    text: Text
    house: House
    goals: Annotated[tuple[AnyGoal, ...], Meta(min_length=1)]
    instant: tuple[AnyInstant, ...] = ()


Victory = Points | Goals
"""Rout is no part of it: a segment with the end `rout` can always rout (WES-VIC-06)."""
