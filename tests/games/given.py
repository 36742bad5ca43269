"""What the tests of all games share: "given this board, at this step", and a look at what came of it.

The `given.py` of each game says how its boards are written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoie.kernel import PUBLIC, OneOf, Question, State, Step, ask
from montjoie.kernel.engine import AnyEngine, Engine
from montjoie.kernel.game import find
from montjoie.kernel.match import Match, begun


class GoOn(OneOf, frozen=True):
    """The question at which a test looks at the board."""


class Pause(Step, frozen=True):
    """Holds the game still once the step under test is over."""

    stages = ("hold",)
    audience = PUBLIC

    @ask
    def hold(self, g: AnyEngine) -> Question:
        """Ask the first seat nothing in particular."""
        return Question(g.seats[0], GoOn(("go_on",)), "KER-ASK-01")


def running(
    game: str,
    seats: Sequence[str],
    options: Any,
    board: State,
    steps: Sequence[Step],
    *,
    below: Step | None = None,
    seed: int = 0,
    live: bool = True,
) -> Match:
    """A match on a board, with these steps running from the outermost in; it holds still after them."""
    stack = (below or Pause(), Pause(), *steps)
    return begun(Engine(find(game), tuple(seats), options, board, stack), seed, live=live)


def own(board: dict[str, Any]) -> dict[str, Any]:
    """What is said of the match itself (`seed`, `live`, `options`), taken out of what describes the board."""
    return {name: board.pop(name) for name in ("seed", "live", "options") if name in board}


# Looking and answering.


def over(match: Match) -> bool:
    """Whether the step under test has ended."""
    return any(d.kind.endswith("go_on") for d in match.decisions.values()) or match.over


def asked(match: Match, kind: str) -> str:
    """The seat that is asked a question of that kind, nobody where none is."""
    return next((s for s, d in match.decisions.items() if d.kind == f"{match.game}.{kind}"), "")


def waiting(match: Match) -> str:
    """What the match waits for: the kind of the question, or `dice`, for a helpful failure."""
    kinds = [d.kind.partition(".")[2] for d in match.decisions.values()]
    return kinds[0] if kinds else "dice" if match.chance else "nothing"


def answer(match: Match, given: Any) -> None:
    """Let the only seat that is asked answer."""
    (seat,) = match.decisions
    match.submit(seat, given)


def warned(match: Match, given: Any) -> list[str]:
    """The messages of what the only seat that is asked is warned of, in both languages (KER-ANS-06)."""
    (decision,) = match.decisions.values()
    found = list(decision.warnings(given))
    assert all(one.text("fr") != one.text("en") for one in found)
    return [one.key for one in found]


def roll(match: Match, *faces: int | str) -> None:
    """Let the dice that a match waits for (`live=False`) show these faces or symbols."""
    match.decide_chance(list(faces))


def offered(match: Match, seat: str = "") -> list[Any]:
    """Every legal answer of a seat, of the only one asked unless it is named."""
    decision = match.decisions[seat] if seat else next(iter(match.decisions.values()))
    return list(decision.candidates())


def first(match: Match) -> Any:
    """The first legal answer of the only seat that is asked."""
    ((_, decision),) = match.decisions.items()
    return next(iter(decision.candidates()))


def refused(match: Match, seat: str, given: Any) -> tuple[str, str]:
    """The rule and the key of the first refusal an answer meets; nothing where it is legal."""
    problems = match.decisions[seat].problems(given)
    return (problems[0].rule, problems[0].key) if problems else ("", "")


def events(match: Match, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The facts of the events of a kind, in order: `events(m, "unit_moved")`."""
    return [e["facts"] for e in match.feed(seat) if e["kind"].endswith(f".{kind}")]


def told(match: Match, kind: str, *names: str, seat: str | None = None) -> list[dict[str, Any]]:
    """Some facts of the events of a kind, in order: `told(m, "hits_settled", "hits", "blocked")`."""
    return [{name: facts[name] for name in names} for facts in events(match, kind, seat)]
