"""Rounds and order tokens."""

from __future__ import annotations

from msgspec.structs import replace

from montjoie.games.westeros.events.telling import adding, symbol_counts
from montjoie.games.westeros.state import Field, round_colour
from montjoie.kernel import Its, Notice, PublicEvent, change, changes


class RoundBegan(PublicEvent, frozen=True):
    """The round marker stands on a new space."""

    number: int
    limit: int = 0
    points: dict[str, int] = {}  # of each House, where the battle counts any
    rule = "WES-REG-07"
    heads = True
    audience = adding(
        colour=lambda event: round_colour(event.number), scored=lambda event: bool(event.points)
    )

    def apply(self, state: Field) -> None:
        """Nobody has passed yet."""
        state.course = replace(state.course, round=self.number)
        for house in state.sides:
            change(state.sides, house, passed=False)


class AdvantageWon(PublicEvent, frozen=True):
    """A player has advantage and is first player this round: so many command tokens on his board, so many on
    the enemy's; the momentum token decides between equals."""

    house: str
    own: int = 0
    enemy: int = 0
    rule = "WES-RAL-02"
    writes = changes("course", first=Its("house"))
    audience = adding(tie=lambda event: event.own == event.enemy)


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
    """Spent units become ready: all in the rally phase, or some by what `source` names."""

    units: tuple[str, ...]
    source: str = "phase"
    rule = "WES-RAL-06"
    audience = adding(count=lambda event: len(event.units))

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
    """Order dice were rolled and tokens taken from the supply; so many are in the pool now."""

    house: str
    symbols: tuple[str, ...]
    taken: dict[str, int]
    held: int = 0
    rule = "WES-MAR-02"
    audience = adding(
        shown=lambda event: symbol_counts(event.symbols),
        all=lambda event: sum(event.taken.values()) == len(event.symbols),
    )

    def apply(self, state: Field) -> None:
        """Into the order pool."""
        _gain(state, self.house, self.taken)


class Passed(PublicEvent, frozen=True):
    """A player takes no further action this round."""

    house: str
    rule = "WES-CMD-03"
    writes = changes("sides.house", passed=True)


class OrderTokensDiscarded(PublicEvent, frozen=True):
    """Order tokens that a House does not keep go back to the supply."""

    house: str
    tokens: dict[str, int]
    kept: dict[str, int] = {}
    rule = "WES-REG-05"

    def apply(self, state: Field) -> None:
        """Out of the pool."""
        pool = dict(state.sides[self.house].pool)
        for symbol, n in self.tokens.items():
            pool[symbol] -= n
        change(state.sides, self.house, pool={symbol: n for symbol, n in pool.items() if n})


class OrderTokensSpent(OrderTokensDiscarded, frozen=True):
    """Order tokens are used: to `order` a unit, to `raise` morale, or to `rally` a unit for a fall of it."""

    use: str = "order"
    unit: str = ""
    hex: str = ""
    rule = "WES-TOK-08"
    heads = True


class OrderTokensGained(PublicEvent, frozen=True):
    """An effect gives order tokens."""

    house: str
    tokens: dict[str, int]
    rule = "WES-MOR-09"

    def apply(self, state: Field) -> None:
        """Into the pool."""
        _gain(state, self.house, self.tokens)


class TacticUsed(Notice, frozen=True):
    """A player uses the tactic of the card he plays, and shows the order tokens that it asks for."""

    house: str
    tactic: str  # "CARD.tactic", whose text the words know
    time: str  # before or after the commands
    tokens: dict[str, int]
    rule = "WES-TAC-03"
