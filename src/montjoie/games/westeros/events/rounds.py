"""Rounds and order tokens."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.westeros.state import (
    Field,
    round_colour,
)
from montjoie.kernel import Notice, PublicEvent, change


class RoundBegan(PublicEvent, frozen=True):
    """The round marker stands on a new space."""

    number: int
    rule = "WES-REG-07"
    heads = True
    audience = lambda g, event, seat: {  # noqa: E731
        "number": event.number,
        "colour": round_colour(event.number),
    }

    def apply(self, state: Field) -> None:
        """Nobody has passed yet."""
        state.course = replace(state.course, round=self.number)
        for house in state.sides:
            change(state.sides, house, passed=False)


class AdvantageWon(PublicEvent, frozen=True):
    """A player has advantage and is first player this round."""

    house: str
    rule = "WES-RAL-02"

    def apply(self, state: Field) -> None:
        """He acts first."""
        state.course = replace(state.course, first=self.house)


class TokensRefreshed(PublicEvent, frozen=True):
    """Command tokens go from the commander cards back to the command board."""

    house: str
    amount: int
    rule = "WES-RAL-05"

    def apply(self, state: Field) -> None:
        """Cards of captured commanders leave with their tokens (WES-RUL-25)."""
        change(state.sides, self.house, command_tokens=state.sides[self.house].command_tokens + self.amount)
        for name, commander in list(state.commanders.items()):
            if commander.house == self.house:
                if commander.unit:
                    change(state.commanders, name, tokens=0)
                else:
                    del state.commanders[name]


class UnitsRallied(PublicEvent, frozen=True):
    """Spent units become ready."""

    units: tuple[str, ...]
    rule = "WES-RAL-06"
    audience = lambda g, event, seat: {"units": event.units, "count": len(event.units)}  # noqa: E731

    def apply(self, state: Field) -> None:
        """They may be activated again."""
        for unit in self.units:
            change(state.units, unit, spent=False)


def _gain(field: Field, house: str, tokens: dict[str, int]) -> None:
    pool = dict(field.sides[house].pool)
    for symbol, n in tokens.items():
        pool[symbol] = pool.get(symbol, 0) + n
    change(field.sides, house, pool=pool)


class OrderDiceRolled(PublicEvent, frozen=True):
    """Order dice were rolled and tokens taken from the supply."""

    house: str
    symbols: tuple[str, ...]
    taken: dict[str, int]
    rule = "WES-MAR-02"

    def apply(self, state: Field) -> None:
        """Into the order pool."""
        _gain(state, self.house, self.taken)


class Passed(PublicEvent, frozen=True):
    """A player takes no further action this round."""

    house: str
    rule = "WES-CMD-03"

    def apply(self, state: Field) -> None:
        """Until the next round."""
        change(state.sides, self.house, passed=True)


class OrderTokensSpent(PublicEvent, frozen=True):
    """Order tokens go back to the supply."""

    house: str
    tokens: dict[str, int]
    rule = "WES-TOK-08"

    def apply(self, state: Field) -> None:
        """Out of the pool."""
        pool = dict(state.sides[self.house].pool)
        for symbol, n in self.tokens.items():
            pool[symbol] -= n
        change(state.sides, self.house, pool={symbol: n for symbol, n in pool.items() if n})


class OrderTokensGained(PublicEvent, frozen=True):
    """An effect gives order tokens."""

    house: str
    tokens: dict[str, int]
    rule = "WES-MOR-09"

    def apply(self, state: Field) -> None:
        """Into the pool."""
        _gain(state, self.house, self.tokens)


class OrderTokensVerified(Notice, frozen=True):
    """A player shows order tokens that a tactic asks for."""

    house: str
    tokens: dict[str, int]
    rule = "WES-TAC-04"
