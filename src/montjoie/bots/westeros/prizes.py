"""What a plan pays for, read from its victory: hexes to hold, to burn, to reach, rows to stand in."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from montjoie.bots.westeros.scales import GOAL, GUARD, POINT
from montjoie.games.westeros import fire
from montjoie.games.westeros.battlefield.field import board, setting
from montjoie.games.westeros.battlefield.terrain import terrain
from montjoie.games.westeros.content.special_rules import Captive, Prisoner
from montjoie.games.westeros.content.victory import (
    AnyScore,
    CaptiveTaken,
    ControlsObjectives,
    Devastated,
    FireLevel,
    Goals,
    GroundTaken,
    ObjectiveControlled,
    PrisonerRescued,
    TokenDestroyed,
    TokenIntact,
    UnitsInRows,
)
from montjoie.games.westeros.plans.strategy import DECOY
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.occasions import special_rule
from montjoie.games.westeros.units import keywords
from montjoie.games.westeros.victory import objectives


class Prize(Struct, frozen=True):
    """Something units win by being somewhere."""

    worth: float
    goals: tuple[str, ...] = ()  # the hexes
    beside: bool = False  # it is won from the hex next door
    room: int = 1  # how many units it takes
    only: tuple[str, ...] = ()  # the units that can win it; all, if none is named
    shares: tuple[tuple[str, float], ...] = ()  # what each hex is worth of it, where that is not nearness


def prizes(g: G, house: str) -> list[Prize]:
    """All that is still to be won, or must be watched over."""
    found = [*_objectives(g, house), *_fires(g, house)]
    for line, mine in lines(g, house):
        if isinstance(line, GroundTaken) and mine:
            found.append(_ground(g, house, line))
        elif isinstance(line, UnitsInRows) and mine:
            found.append(_rows(g, house, line))
        elif isinstance(line, CaptiveTaken):
            found += _captive(g, mine, line.vp)
        elif isinstance(line, PrisonerRescued):
            found += _prisoner(g, mine, line.vp)
    return found


def lines(g: G, house: str) -> Iterator[tuple[AnyScore, bool]]:
    """The lines of the scoring, each with whether the House scores it; one of both Houses comes twice."""
    victory = setting(g).victory
    if not isinstance(victory, Goals):
        for line in victory.scoring:
            for mine in (True, False):
                if line.house == "both" or (line.house == house) == mine:
                    yield line, mine


def payments(g: G, line: AnyScore) -> int:
    """How often a line will still pay."""
    return max(1, setting(g).round_limit - g.state.course.round + 1) if line.when == "round_end" else 1


# Objectives.


def stakes(g: G, house: str) -> tuple[dict[str, float], dict[str, float]]:
    """What control of each objective is worth to a House, and to its enemy."""
    mine: dict[str, float] = {}
    theirs: dict[str, float] = {}
    for line, ours in lines(g, house):
        if isinstance(line, ObjectiveControlled):
            side = mine if ours else theirs
            for name in line.objectives or g.state.objectives:
                side[name] = side.get(name, 0.0) + line.vp * payments(g, line) * POINT
    victory = setting(g).victory
    if isinstance(victory, Goals):
        side = mine if victory.house == house else theirs
        for goal in victory.goals:
            if isinstance(goal, ControlsObjectives):
                for name in goal.objectives or g.state.objectives:
                    side[name] = side.get(name, 0.0) + GOAL / goal.at_least
    return mine, theirs


def held(g: G, house: str) -> float:
    """What the objectives that a House controls for good are worth, less those of the enemy."""
    mine, theirs = stakes(g, house)
    value = 0.0
    for name, row in g.state.objectives.items():
        if row.control and objectives.kind_of(g, name) != "while_occupied":
            value += mine.get(name, 0.0) if row.control == house else -theirs.get(name, 0.0)
    return value


def _objectives(g: G, house: str) -> Iterator[Prize]:
    """Those to take; of those in hand the ones that need a unit, or a guard."""
    mine, theirs = stakes(g, house)
    for name, row in g.state.objectives.items():
        kind = objectives.kind_of(g, name)
        stake, risk = mine.get(name, 0.0), theirs.get(name, 0.0)
        if kind == "once_revealed" and not objectives.revealed(g, row.hex):
            yield from _site(g, house, row.hex, stake, risk)
        elif kind == "while_occupied" or row.control != house:
            yield Prize(stake + (risk if row.control else 0.5 * risk), (row.hex,))
        elif risk:
            yield Prize(GUARD * risk, (row.hex,))


def _site(g: G, house: str, hex: str, stake: float, risk: float) -> Iterator[Prize]:
    """A site whose token lies face down: its owner knows which are decoys, the other stands in his way."""
    token = next((token for token in g.state.tokens.values() if token.hex == hex), None)
    if token and token.owner == house:
        if token.face != DECOY:
            yield Prize(stake, (hex,))
    elif token:
        yield Prize(GUARD * risk, (hex,))


# Fire.


def burning(g: G, house: str) -> tuple[dict[str, float], dict[str, float]]:
    """What it is worth to a House, and to its enemy, that a hex burns down."""
    mine: dict[str, float] = {}
    theirs: dict[str, float] = {}
    for line, ours in lines(g, house):
        side = mine if ours != isinstance(line, TokenIntact) else theirs
        if isinstance(line, TokenDestroyed | TokenIntact):
            hexes = [hex for hex, row in g.state.ground.items() if row.overlay == line.token]
        elif isinstance(line, FireLevel | Devastated):
            hexes = [hex for hex in g.state.ground if terrain(g, hex).id == line.terrain]
        else:
            continue
        for hex in hexes:
            times = fire.burn_limit(g, hex) if isinstance(line, FireLevel) else 1
            if isinstance(line, TokenIntact):
                side[hex] = side.get(hex, 0.0) + line.vp * POINT
            else:
                side[hex] = max(side.get(hex, 0.0), line.vp * times * POINT)
    return mine, theirs


def _fires(g: G, house: str) -> Iterator[Prize]:
    """Hexes to burn, for those who can; hexes of our own that others would."""
    mine, theirs = burning(g, house)
    units = g.state.units
    if mine:
        able = tuple(
            unit
            for unit, row in units.items()
            if row.house == house and keywords.has(g, unit, "scorched_earth")
        )
        for hex, worth in mine.items():
            if able and fire.burn_limit(g, hex) > g.state.ground[hex].fire:
                yield Prize(worth, (hex,), beside=True, only=able)
    for hex, worth in theirs.items():
        yield Prize(0.5 * GUARD * worth, (hex,), beside=terrain(g, hex).impassable)


# Ground, rows, captives.


def _ground(g: G, house: str, line: GroundTaken) -> Prize:
    """So many units as far ahead as they come; each row is a step further to the one that pays more."""
    rows = {value.row: value.vp for value in line.rows[house]}  # type: ignore[index]
    north, most, last = g.state.sides[house].edge == "north", max(rows.values()), board(g).rows
    shares = []
    for hex, row in board(g).row.items():
        paid = [vp for at, vp in rows.items() if (row >= at if north else row <= at)]
        ahead = (row if north else last + 1 - row) / last
        shares.append((hex, 0.8 * max(paid, default=0) / most + 0.2 * ahead))
    worth = most * payments(g, line) * POINT / line.units
    return Prize(worth, room=line.units + 1, shares=tuple(shares))


def _rows(g: G, house: str, line: UnitsInRows) -> Prize:
    """Every unit counts for its part of a group."""
    first, last = line.rows
    shares = [
        (hex, 0.9 ** max(0, first - row, row - last))
        for hex, row in board(g).row.items()
    ]  # fmt: skip
    return Prize(line.vp * POINT / line.every, room=99, shares=tuple(shares))


def _captive(g: G, mine: bool, vp: int) -> Iterator[Prize]:
    """Somebody to take, or to keep the enemy away from."""
    rule = special_rule(g, Captive)
    if rule and any(token.kind == "captive" for token in g.state.tokens.values()):
        yield Prize(vp * POINT * (1.0 if mine else GUARD), (rule.hex,))


def _prisoner(g: G, mine: bool, vp: int) -> Iterator[Prize]:
    """Find him, pick him up, carry him home; the guard stays with the one he knows to be true."""
    rule = special_rule(g, Prisoner)
    if rule is None:
        return
    home = tuple(hex for hex, row in board(g).row.items() if rule.safe_rows[0] <= row <= rule.safe_rows[1])
    for token in g.state.tokens.values():
        if token.kind != "prisoner":
            continue
        if not mine:
            yield Prize(vp * POINT * GUARD * (token.face == "prisoner"), (token.hex,))
        elif token.carrier in g.state.units:
            yield Prize(vp * POINT, home, only=(token.carrier,))
        else:
            yield Prize(vp * POINT * (0.8 if token.face_up else 0.5), (token.hex,))
