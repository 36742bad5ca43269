"""Whether the special rules of a battle plan speak of what is there (WES-GEN-04)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.maps import board_of
from montjoie.games.westeros.content.plans import PlanFile
from montjoie.games.westeros.content.special_rules import (
    AnySpecialRule,
    Captive,
    Catapults,
    HiddenArchers,
    OnlyTokensBurn,
    Prisoner,
    Ramparts,
    StrategyTokens,
    UnitsHaveKeyword,
)
from montjoie.kernel.content import place, unknown_ids
from montjoie.kernel.errors import Facts, Problem


def rule_problems(files: Files, plan: PlanFile, file: str) -> Iterator[Problem]:
    """Every problem of the special rules of a plan."""
    board = board_of(files.board, plan.side)
    hidden = [entry for entry in plan.objectives if entry.control == "once_revealed"]
    if hidden and not any(isinstance(rule, StrategyTokens) for rule in plan.special_rules):
        facts: Facts = {"rule": "strategy_tokens"}
        yield Problem(place(file, "objectives"), "WES-GEN-04", "rule-missing", facts)
    for index, rule in enumerate(plan.special_rules):
        path = place(file, "special_rules", index)
        for hex in _hexes(rule):
            if hex not in board:
                facts = {"hex": hex, "columns": board.columns, "rows": board.rows}
                yield Problem(path, "WES-HEX-02", "hex-off-board", facts)
        yield from unknown_ids(path, _tokens(rule), plan.tokens, file)
        if isinstance(rule, UnitsHaveKeyword):
            yield from _keyword(plan, rule, path, file)
        yield from _counts(files, plan, rule, path)


def _hexes(rule: AnySpecialRule) -> tuple[str, ...]:
    match rule:
        case HiddenArchers() | Prisoner():
            return rule.hexes
        case Catapults():
            return rule.rafts
        case Captive():
            return (rule.hex,)
        case _:
            return ()


def _tokens(rule: AnySpecialRule) -> tuple[str, ...]:
    match rule:
        case OnlyTokensBurn():
            return rule.tokens
        case Ramparts():
            return (rule.token,)
        case _:
            return ()


def _keyword(plan: PlanFile, rule: UnitsHaveKeyword, path: str, file: str) -> Iterator[Problem]:
    own = plan.units.get(rule.house, ())
    leaders = [unit.commander for unit in own if unit.commander]
    yield from unknown_ids(f"{path}.units", rule.units, [unit.id for unit in own], file)
    yield from unknown_ids(f"{path}.commanders", rule.commanders, leaders, file)


def _counts(files: Files, plan: PlanFile, rule: AnySpecialRule, path: str) -> Iterator[Problem]:
    """As many tokens as places for them, and not more than the box holds."""
    box = files.board.components
    match rule:
        case StrategyTokens():
            sites = sum(entry.control == "once_revealed" for entry in plan.objectives)
            yield from _as_many(path, rule.strategic + rule.decoys, sites)
            yield from _at_most(path, rule.strategic + rule.decoys, box.strategy_tokens)
        case HiddenArchers():
            yield from _at_most(f"{path}.hexes", len(rule.hexes), box.special_archer_tokens)
        case Catapults():
            yield from _as_many(path, sum(rule.target_tokens.values()), len(rule.rafts))
            yield from _at_most(path, len(rule.rafts), box.catapult_tokens)
        case Ramparts():
            walls = len(plan.tokens.get(rule.token, ()))
            if sum(rule.order_tokens.values()) < walls:
                facts: Facts = {"count": sum(rule.order_tokens.values()), "places": walls}
                yield Problem(f"{path}.order_tokens", "WES-GEN-04", "too-few-tokens", facts)
            yield from _at_most(path, max(rule.order_tokens.values()), box.order_tokens_per_symbol)
        case _:
            pass


def _as_many(path: str, count: int, places: int) -> Iterator[Problem]:
    if count != places:
        yield Problem(path, "WES-GEN-04", "tokens-and-places", {"count": count, "places": places})


def _at_most(path: str, count: int, limit: int) -> Iterator[Problem]:
    if count > limit:
        yield Problem(path, "WES-GEN-04", "tokens-over-box", {"count": count, "limit": limit})
