"""A second look at a decision: what was answered beside what else could have been, in the same worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from montjoie.analysis.report import Choice, Costly
from montjoie.bots import greedy
from montjoie.bots.thinking import Budget, Considered, Mind, Search, Thinking, Witness
from montjoie.bots.thinking.telling import gains_and_losses, in_words
from montjoie.kernel.match import Match
from montjoie.words import both

WIDTH = 8  # answers that are compared with the one given
SURE = 1.0  # standard errors that the difference must be worth
LEAST = 0.01  # and how much it must be


def second_look(
    mind: Mind, match: Match, seat: str, answer: Any, number: int, playouts: int
) -> Costly | None:
    """What an answer cost the seat as far as it could know then; None where nothing better was found."""
    search = Witness(mind, match, seat, f"second-look/{number}", Budget(playouts))
    thought = _thought(search, answer)
    if thought is None:
        return None
    better = max(thought.considered, key=lambda each: (each.worlds, each.chance))
    if better.answer == answer:
        return None
    # The one given may have been given up early: both are played out in the same worlds once more.
    worlds = max(better.worlds, 2)
    pair = [_played(search, each, worlds) for each in (answer, better.answer)]
    gains = [b - a for a, b in zip(*pair, strict=True)]
    given, best = (_considered(each, told) for each, told in zip((answer, better.answer), pair, strict=True))
    cost = best.chance - given.chance
    spread = sum((gain - cost) ** 2 for gain in gains) ** 0.5 / worlds
    if cost <= max(LEAST, SURE * spread):
        return None
    because = search.because(better.answer, answer)
    return Costly(
        number,
        len(match.feed(None)),
        match.round,
        seat,
        thought.kind,
        _choice(match, seat, given),
        _choice(match, seat, best),
        round(cost, 4),
        because,
        *gains_and_losses(match.game, because),
    )


def thought_again(
    mind: Mind, match: Match, seat: str, answer: Any, seed: str, budget: Budget
) -> Thinking | None:
    """What the seat could have thought before it gave an answer, which is weighed in as many worlds as the
    best; None where there was nothing else to answer."""
    search = Witness(mind, match, seat, seed, budget)
    thought = _thought(search, answer)
    if thought is None:
        return None
    best, *others = thought.considered
    if best.answer == answer or not best.worlds:
        return thought
    given = _considered(answer, _played(search, answer, best.worlds))
    rest = [given if each.answer == answer else each for each in others]
    because = search.because(best.answer, answer)
    return msgspec.structs.replace(thought, considered=(best, *rest), because=because)


def _thought(search: Witness, answer: Any) -> Thinking | None:
    """A thinking about an answer and what else comes to mind."""
    if search.seat not in search.world(0).decisions:
        return None
    others = search.mind.shortlist(search.world(0), search.seat, Random(search.seed), WIDTH)
    choices = [greedy.Choice(answer, 0.0), *(other for other in others if other.answer != answer)]
    return search.think(choices) if len(choices) > 1 else None


def _played(search: Search, answer: Any, worlds: int) -> list[float]:
    return [search.playout(answer, n) for n in range(worlds)]


def _considered(answer: Any, told: list[float]) -> Considered:
    middle = sum(told) / len(told)
    error = sum((each - middle) ** 2 for each in told) ** 0.5 / len(told)
    return Considered(answer, middle, error, len(told))


def _choice(match: Match, seat: str, considered: Considered) -> Choice:
    written = match.decision_of(seat).write(considered.answer)
    text = both(lambda lang: in_words(match.game, considered.answer, lang))
    return Choice(considered.answer, written, text, round(considered.chance, 4), round(considered.error, 4))
