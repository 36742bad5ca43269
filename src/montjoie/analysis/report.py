"""What an analysis holds, as plain data.

`input` is how many inputs of the record lie before a moment, `told` how many events a spectator had been told
by then: the moments of a replay are counted so.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from montjoie.words import Text

Chances = dict[str, float]  # by seat


class Outlook(Struct, frozen=True):
    """How likely each seat was to win then, as a spectator could know."""

    input: int
    told: int
    round: int | None
    chances: Chances
    error: float  # the largest standard error of these


class Turn(Struct, frozen=True):
    """A moment that turned the game: between two moments chances changed much."""

    since: int  # the input of the moment before
    input: int
    told: int
    round: int | None
    change: Chances
    events: dict[str, list[str]]  # what happened, by language


class Roll(Struct, frozen=True):
    """Dice, and what they gave each seat: its chance to win after them less what it was before, over all
    outcomes. `exact`: every outcome was looked at, else a sample."""

    input: int
    told: int
    round: int | None
    dice: list[str]  # as they fell
    luck: Chances
    outcomes: int
    exact: bool


class Choice(Struct, frozen=True):
    """An answer that could have been given, and how likely it was to win."""

    answer: Any
    written: str  # in notation
    text: Text
    chance: float
    error: float


class Costly(Struct, frozen=True):
    """A decision that cost: what was answered, what was better, and what that would have changed most in the
    tables it led to, by their features."""

    input: int
    told: int
    round: int | None
    seat: str
    kind: str
    given: Choice
    better: Choice
    cost: float
    because: dict[str, float]  # feature and how much more of it, for the seat less the others
    more: list[Text]  # these features by their names
    less: list[Text]


class Venture(Struct, frozen=True):
    """Something with odds that a seat went for: an attack, charge, spell, duel or battle. `target` is whom it
    was about (a spell: `SPELL/TARGET`; a battle: the other seat), `chance` how likely it was to come off when
    the seat decided on it, `won` whether it did."""

    input: int
    told: int
    round: int | None
    seat: str
    deed: str
    target: str
    chance: float
    won: bool


class Odds(Struct, frozen=True):
    """The odds that a seat took with one kind of deed."""

    seat: str
    deed: str
    number: int
    chance: float  # on average
    won: int
    text: Text


class Statistics(Struct, frozen=True):
    """What can be counted: answers by kind, open events by kind, the odds that seats took, and what is told
    of every seat's table from round to round."""

    answers: dict[str, dict[str, int]]  # by seat, by kind
    events: dict[str, int]
    odds: list[Odds]
    features: list[str]
    names: list[Text]  # of the features, in their order
    rounds: list[dict[str, list[float]]]


class Analysis(Struct, frozen=True):
    """A game, looked at again. Without a thinker of the game there is nothing but what can be counted."""

    game: str
    seats: list[str]
    inputs: int
    valued: bool  # whether the game has a thinker, so that chances can be told
    ranking: list[list[str]] | None
    curve: list[Outlook]
    turns: list[Turn]
    rolls: list[Roll]
    luck: Chances  # of all rolls
    costly: list[Costly]
    ventures: list[Venture]
    statistics: Statistics
