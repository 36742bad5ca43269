"""The map of a battle plan: the terrain and the terrain token of every hex."""

from __future__ import annotations

from montjoie.games.westeros.content.board import BoardFile, TerrainFile
from montjoie.games.westeros.content.plans import PlanFile
from montjoie.games.westeros.content.special_rules import ShallowWater
from montjoie.table.hexes import Board, board, hex_at


def board_of(file: BoardFile, side: str) -> Board:
    """The hexes of a side of the board (WES-HEX-01)."""
    entry = next(entry for entry in file.sides if entry.id == side)
    return board(entry.columns, entry.rows)


def rows_of(plan: PlanFile) -> list[str]:
    """The rows of the map from the north; spaces only keep the drawing legible."""
    return [row.replace(" ", "") for row in plan.map]


def terrain_of(plan: PlanFile, terrain: TerrainFile) -> dict[str, str]:
    """The hex type of every hex."""
    letters = {entry.symbol: entry.id for entry in terrain.terrain if entry.symbol}
    return {
        hex_at(column, row): letters[letter]
        for row, line in enumerate(rows_of(plan), 1)
        for column, letter in enumerate(line, 1)
    }


def tokens_of(plan: PlanFile, ground: dict[str, str]) -> dict[str, str]:
    """The terrain token of every hex that has one; in shallow water every river hex is a ford."""
    shallow = any(isinstance(rule, ShallowWater) for rule in plan.special_rules)
    fords = {hex: "ford" for hex, terrain in ground.items() if shallow and terrain == "river"}
    return fords | {hex: token for token, hexes in plan.tokens.items() for hex in hexes}
