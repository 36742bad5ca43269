"""Units that a plan gives a keyword all battle long: torches for raiders and reavers (WES-GEN-04)."""

from __future__ import annotations

from montjoie.games.westeros.content.special_rules import UnitsHaveKeyword
from montjoie.games.westeros.state import G


def lit(g: G, rule: UnitsHaveKeyword, unit: str, keyword: str) -> bool:
    """Whether the rule gives a unit the keyword: by its name, by its commander, who may have changed
    units, or by its class."""
    if keyword != rule.keyword:
        return False
    row = g.state.units[unit]
    if row.house != rule.house:
        return False
    if unit in rule.units or (row.commander and row.commander in rule.commanders):
        return True
    return g.content.unit_cards[row.card].unit_class in rule.classes
