"""Battles for tests: two armies, what lies around them, and the cards they play."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.throne.battle import Battle
from montjoie.kernel import Refusal, Tally
from montjoie.kernel.match import Match
from tests.games.throne.given import at, events


def fight(
    attackers: str,
    defenders: str,
    *,
    area: str = "harrenhal",
    origin: str = "riverrun",
    march: str = "march_0",
    armies: dict[str, str] | None = None,
    turn: dict[str, Any] | None = None,
    **board: Any,
) -> Match:
    """`fight("stark FFK", "lannister F")`: a battle at Harrenhal at its beginning, by a March 0 from
    Riverrun; the Blade has been used this turn unless `turn` says otherwise."""
    step = Battle(
        area=area,
        origin=origin,
        attacker=attackers.partition(" ")[0],
        defender=defenders.partition(" ")[0],
        march=march,
    )
    return at(
        step,
        armies={area: defenders, **(armies or {})},
        attackers={area: attackers},
        turn={"blade_used": True} | (turn or {}),
        **board,
    )


def play(match: Match, **cards: str) -> Match:
    """Both houses play their card: `play(m, stark="robb_stark", lannister="tywin_lannister")`."""
    for house, card in cards.items():
        match.submit(house, card)
    return match


def battle(match: Match) -> Battle:
    """The battle being fought."""
    running: Battle = match.engine.running(Battle)
    return running


def kinds(match: Match) -> dict[str, str]:
    """Who is asked what: `{"stark": "use_blade"}`."""
    return {seat: decision.kind.partition(".")[2] for seat, decision in match.decisions.items()}


def answers(match: Match, house: str) -> list[Any]:
    """Every legal answer of a house; each of them passes the check."""
    decision = match.decisions[house]
    found = list(decision.candidates())
    for answer in found:
        decision.check(answer)
    return found


def refused(match: Match, house: str, answer: Any) -> tuple[str, str]:
    """The rule and the message with which an answer is refused; both languages know the message."""
    with pytest.raises(Refusal) as caught:
        match.submit(house, answer)
    for lang in ("en", "fr"):
        said = caught.value.text(lang)
        assert not said.startswith(caught.value.key), f"{caught.value.key} has no words in {lang}"
        assert "{" not in said
    return caught.value.rule, caught.value.key


def parts(tally: Tally) -> dict[str, int]:
    """The parts of a sum by the rule behind them."""
    found: dict[str, int] = {}
    for part in tally.parts:
        found[part.rule] = found.get(part.rule, 0) + part.value
    return found


def stated(match: Match) -> dict[str, int]:
    """The strengths both sides state before the cards."""
    facts = events(match, "strengths_stated")[0]
    return {facts["attacker"]: facts["strength"]["total"], facts["defender"]: facts["against"]["total"]}
