"""The texts of cards and abilities by name.

"sl14.1" is the first command of a card, "sl16.tactic" its tactic; "COMMANDER.unit" and "COMMANDER.commit" are
the abilities of a commander.
"""

from __future__ import annotations

from functools import cache

from montjoie.games.westeros.content import load
from montjoie.games.westeros.content.effects import AnyOp

TACTIC, UNIT, COMMIT = ".tactic", ".unit", ".commit"
RULES = {"tactic": "WES-TAC-02", "unit": "WES-COM-02", "commit": "WES-COM-03"}


@cache
def ops(text: str) -> tuple[AnyOp, ...]:
    """The ops of a text, in order."""
    content = load()
    card, _, part = text.partition(".")
    if part == "tactic":
        tactic = content.cards[card].tactic
        return tactic.ops if tactic else ()
    if part == "unit":
        return content.commanders[card].unit_ability.ops
    if part == "commit":
        return content.commanders[card].commit_ability.ops
    return content.cards[card].commands[int(part) - 1].ops


def source(text: str) -> str:
    """The card that bears a text."""
    return text.partition(".")[0]


def rule(text: str) -> str:
    """The rule by which a text works: commands (WES-CRD-06), tactics (WES-TAC-02), unit abilities
    (WES-COM-02), commit abilities (WES-COM-03)."""
    return RULES.get(text.partition(".")[2], "WES-CRD-06")
