"""Tactics: the "if ... then ..." of a command card (WES-TAC)."""

from __future__ import annotations

from collections import Counter

from montjoie.games.westeros.cards import texts
from montjoie.games.westeros.content.effects import ToUnits
from montjoie.games.westeros.events import TacticUsed
from montjoie.games.westeros.state import G, enemy_of
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.victory import track
from montjoie.kernel import OneOf

BEFORE, AFTER, DECLINE = "before", "after", "decline"


class UseTactic(OneOf, frozen=True):
    """The player of a command card whose condition is met uses its tactic or declines (WES-TAC-01): "before"
    or "after" the commands, as the card allows (WES-TAC-02), or "decline"."""


def met(g: G, house: str, card: str) -> bool:
    """Whether the whole condition of a card's tactic is met now (WES-TAC-03): order tokens that the player
    holds (WES-TAC-04) and has not verified this turn, two for two of a symbol (WES-TAC-05); the own morale
    (WES-TAC-06) and the enemy's (WES-TAC-07)."""
    tactic = g.content.cards[card].tactic
    if tactic is None:
        return False
    condition, pool = tactic.condition, g.state.sides[house].pool
    if condition.own_morale and not track.meets(g, house, condition.own_morale):
        return False
    if condition.enemy_morale and not track.meets(g, enemy_of(house), condition.enemy_morale):
        return False
    needed = Counter(condition.verify)
    return all(pool.get(symbol, 0) - turn.verified(g, symbol) >= n for symbol, n in needed.items())


def times(g: G, card: str) -> tuple[str, ...]:
    """When the tactic of a card can be used (WES-TAC-02)."""
    tactic = g.content.cards[card].tactic
    timing = tactic.timing if tactic else ""
    return (BEFORE, AFTER) if timing == "either" else (timing,)


def verify(g: G, house: str, card: str, time: str) -> None:
    """The tokens of the condition are shown; they stay in the pool (WES-TAC-04, WES-TAC-05)."""
    tactic = g.content.cards[card].tactic
    tokens = dict(Counter[str](tactic.condition.verify)) if tactic else {}
    if tokens:
        turn.note_verified(g, tokens)
    rule = "WES-TAC-04" if tokens else "WES-TAC-03"
    g.emit(TacticUsed(house, card + texts.TACTIC, time, tokens), rule)


def awaits_orders(card: str) -> bool:
    """Whether a tactic speaks of units that the card orders: used before the commands, it takes hold of them
    as they are declared (WES-TAC-09)."""
    return any(isinstance(op, ToUnits) and op.who == "ordered" for op in texts.ops(card + texts.TACTIC))
