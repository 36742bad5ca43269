"""Look for puzzles: `python -m tools.puzzles [GAME …]` writes `learning/GAME/puzzles`.

Small positions are drawn up at random; one is kept where the question has a single best answer by a clear
margin, counted exactly: by the odds of the game or, for the house cards of throne, against every card of the
other side.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import montjoie
from montjoie import learning
from montjoie.kernel.match import Match
from tools import puzzle_drafts as drafts

WANTED = 20
_TOLD = Path(__file__).with_name("puzzles.json")
Figures = list[tuple[Any, float]]


class Question(NamedTuple):
    """A kind of puzzle: how positions are drawn up, and by how much the best answer must be better. What is
    asked and counted is told in `puzzles.json`."""

    kind: str
    draft: Callable[[Random], drafts.Draft]
    margin: float


def figures(match: Match, seat: str) -> Figures:
    """What each answer is worth, exactly; the best first."""
    decision = match.decisions[seat]
    count = _COUNTS[decision.kind]
    found = [(answer, count(match, seat, answer)) for answer in decision.candidates() if answer != "done"]
    return sorted(found, key=lambda each: -each[1])


def _eliminated(match: Match, seat: str, answer: Any) -> float:
    return float(match.odds(seat, answer)["eliminates"]) / 100


def _figures_lost(match: Match, seat: str, answer: Any) -> float:
    return float(match.odds(seat, answer)["mean"]["figures"]) / 100


def _charge_losses(match: Match, seat: str, answer: Any) -> float:
    told = match.odds(seat, answer)
    return float(round(told["success"] * told["attack"]["mean"]["figures"] / 10_000)) / 100


def _volley_wounds(match: Match, seat: str, answer: Any) -> float:
    return float(match.odds(seat, answer)["targets"][answer]["mean"]["lost"]) / 100


def _charge_comes(match: Match, seat: str, answer: Any) -> float:
    return float(match.odds(seat, answer)["targets"][answer]["success"]) / 100


def _cards_beaten(match: Match, seat: str, answer: Any) -> float:
    """Against how many of the other side's cards, in hundredths, this one wins the battle."""
    (other,) = (each for each in match.decisions if each != seat)
    cards = list(match.decisions[other].candidates())
    return round(100 * sum(_wins(match, {seat: answer, other: card}, seat) for card in cards) / len(cards), 2)


def _wins(match: Match, cards: dict[str, str], seat: str) -> bool:
    twin = match.clone()
    for each, card in cards.items():
        twin.submit(each, card)
    while True:
        for event in twin.feed(None):
            if event["kind"] == "throne.battle_won":
                return bool(event["facts"]["winner"] == seat)
        asked = next(iter(twin.decisions))
        twin.submit(asked, next(iter(twin.decisions[asked].candidates())))


_COUNTS: dict[str, Callable[[Match, str, Any], float]] = {
    "throne.choose_card": _cards_beaten,
    "westeros.choose_attack": _eliminated,
    "figurines.choose_attack": _figures_lost,
    "figurines.charge_target": _charge_losses,
    "conquest.volley_target": _volley_wounds,
    "conquest.charge_target": _charge_comes,
}


def puzzles(game: str, seed: int) -> Iterator[dict[str, Any]]:
    """Puzzles of a game, one after another, of each of its kinds by turns; the same for the same seed."""
    rng = Random(f"{game} {seed}")
    asked = [each for each in QUESTIONS if each.kind.startswith(f"{game}.")]
    seen: set[str] = set()
    number = 0
    while True:
        question = asked[number % len(asked)]
        found = _tried(question, question.draft(rng))
        mark = json.dumps(found and [found["task"]["answer"], found["proof"]])
        if found is not None and mark not in seen:
            seen.add(mark)
            number += 1
            yield found


def _tried(question: Question, draft: drafts.Draft) -> dict[str, Any] | None:
    """The puzzle that a draft makes; None where it cannot be set up, or no answer is clearly best."""
    try:
        match = montjoie.from_position(draft.position["game"], draft.position, 1)
        for answer in draft.lead:
            match.submit(draft.seat, answer)
    except (montjoie.PositionError, montjoie.Refusal):
        return None
    decision = match.decisions.get(draft.seat)
    if decision is None or decision.kind != question.kind:
        return None
    worth = figures(match, draft.seat)
    if len(worth) < 3 or not worth[1][1] or worth[0][1] - worth[1][1] < question.margin:
        return None
    told = json.loads(_TOLD.read_text("utf-8"))[question.kind]
    return {
        "title": told["title"],
        "seat": draft.seat,
        "question": told["question"],
        "task": {"kind": question.kind, "answer": worth[0][0], "rules": told["rules"]},
        "why": told["why"],
        "proof": {"of": told["of"], "best": worth[0][1], "next": worth[1][1]},
        "position": _short(match),
    }


def _short(match: Match) -> dict[str, Any]:
    """The position without the tables that are as at the start anyway."""
    document, digest = match.position(), match.digest()
    for table in list(document["board"]):
        less = {**document, "board": {k: v for k, v in document["board"].items() if k != table}}
        try:
            if montjoie.from_position(match.game, less, 1).digest() == digest:
                document = less
        except montjoie.PositionError:
            continue
    return document


def main(games: list[str]) -> None:
    """Write the puzzles of some games."""
    for game in games or ("throne", "westeros", "figurines", "conquest"):
        folder = learning.root() / game / "puzzles"
        folder.mkdir(parents=True, exist_ok=True)
        for number, puzzle in zip(range(1, WANTED + 1), puzzles(game, 1), strict=False):
            titled = {lang: f"{text} ({number})" for lang, text in puzzle["title"].items()}
            text = json.dumps({**puzzle, "title": titled}, ensure_ascii=False)
            (folder / f"{number:02}.json").write_text(text + "\n", "utf-8")
            print(game, number, puzzle["proof"]["best"], puzzle["proof"]["next"])


QUESTIONS = (
    Question("throne.choose_card", drafts.battle, 20),
    Question("westeros.choose_attack", drafts.blow, 12),
    Question("figurines.choose_attack", drafts.shot, 0.4),
    Question("figurines.charge_target", drafts.onset, 0.5),
    Question("conquest.volley_target", drafts.volley, 0.4),
    Question("conquest.charge_target", drafts.charge, 16),
)

if __name__ == "__main__":
    main(sys.argv[1:])
