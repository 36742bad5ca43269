"""Any game's table, as tables: for games that have no drawing of their own."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from montjoie import Decision, Match
from montjoie.tui.boards import matching
from montjoie.tui.naming import Names
from montjoie.tui.screen import Screen


class Board:
    """The seat's view, part by part."""

    def __init__(self, match: Match, seat: str, names: Names, screen: Screen) -> None:
        self.match, self.seat, self.names, self.screen = match, seat, names, screen
        self.parts: dict[str, Any] = match.view(seat)["board"]

    def draw(self) -> RenderableType:
        """One table for each part that has rows, one line for each that has not."""
        lines: list[RenderableType] = []
        for part, value in self.parts.items():
            if isinstance(value, dict) and value and all(isinstance(row, dict) for row in value.values()):
                lines.append(self._table(part, value))
            else:
                lines.append(
                    Text.assemble((f"{self.names.of(part)}{self.names.colon}", "bold"), self._told(value))
                )
        return Group(*lines)

    def status(self) -> str:
        """The round, where the game counts them."""
        number = self.match.round
        return "" if number is None else self.screen.words("round", number=number)

    def scene(self, decision: Decision) -> None:
        """The table says it all."""

    def beside(self, identifier: str) -> str:
        """Every row of that name."""
        rows = (
            value[identifier]
            for value in self.parts.values()
            if isinstance(value, dict) and identifier in value
        )
        return self.names.semicolon.join(map(self._told, rows))

    def look(self, text: str) -> RenderableType | None:
        """The rows of that name."""
        ids = [key for value in self.parts.values() if isinstance(value, dict) for key in value]
        found = matching(text, ids, self.names)
        return Text(f"{self.names.of(found)}{self.names.colon}{self.beside(found)}") if found else None

    def _table(self, part: str, rows: dict[str, dict[str, Any]]) -> Table:
        columns = list(dict.fromkeys(column for row in rows.values() for column in row))
        table = Table(title=self.names.of(part), title_justify="left")
        for column in ("", *columns):
            table.add_column(self.names.of(column), overflow="fold")
        for key, row in rows.items():
            table.add_row(self.names.of(key), *(self._told(row.get(column)) for column in columns))
        return table

    def _told(self, value: Any) -> str:
        if value is None or value == [] or value == {}:
            return "–"
        if isinstance(value, dict):
            return ", ".join(f"{self.names.of(k)}{self.names.colon}{self._told(v)}" for k, v in value.items())
        if isinstance(value, list):
            return ", ".join(map(self._told, value))
        return self.names.of(value) if isinstance(value, str) else str(value)
