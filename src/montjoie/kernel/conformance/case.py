"""A random game to look at, and how a broken promise is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, wraps
from typing import Any, NamedTuple

import msgspec

from montjoie import words
from montjoie.kernel import views
from montjoie.kernel.chance import Stream, pick
from montjoie.kernel.game import AnyGame, find
from montjoie.kernel.match import Match, start_match

LONGEST = 20_000  # inputs before a game counts as endless
REPLAYED = 3  # moments of a game from which a check plays the whole of it again


def exact(thing: Any) -> bytes:
    """The bytes of a JSON-able value, order included: equal bytes, equal to any onlooker."""
    return msgspec.json.encode(thing)


Check = Callable[["Case"], None]


def promise(check: Check) -> Check:
    """A check of the suite: whatever goes wrong in it is told with the case and the input."""

    @wraps(check)
    def held_to_account(case: Case) -> None:
        case.at = None
        try:
            check(case)
        except AssertionError:
            raise
        except Exception as error:
            raise case.broken(f"{type(error).__name__}: {error}", case.at) from error

    return held_to_account


class Case:
    """One random game: what is played, and how closely the checks look at it."""

    def __init__(
        self,
        slug: str,
        seats: int | list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str = 0,
        *,
        states: int = 40,
        answers: int = 12,
    ) -> None:
        self.slug, self.options, self.seed = slug, options or {}, seed
        self.game: AnyGame = find(slug)
        self.seats = max(self.game.counts) if seats is None else seats
        self.states, self.answers = states, answers
        self.at: int | None = None  # the input a check looks at

    def __str__(self) -> str:
        options = f", options {self.options}" if self.options else ""
        return f"{self.slug}, {self.seats} seats, seed {self.seed!r}{options}"

    def broken(self, claim: str, at: int | None = None, seat: str | None = "") -> AssertionError:
        """The error for a broken promise; `seat` None is a spectator."""
        place = "" if at is None else f", input {at}"
        who = "" if seat == "" else f", {seat or 'spectator'}"
        return AssertionError(f"{self}{place}{who}: {claim}")

    def start(self, *, live: bool = True) -> Match:
        """The game at its first question."""
        return start_match(self.game, self.seats, self.seed, self.options, live=live)

    def rng(self, *more: object) -> Stream:
        """Random numbers of its own for a check."""
        return Stream(":".join(map(str, ("conformance", self.seed, *more))))

    @cached_property
    def played(self) -> Match:
        """The game played to its end at random; now and then a seat changes a sealed answer."""
        match, rng = self.start(), self.rng("played")
        while not match.over:
            self.at = len(match.inputs) + 1
            if len(match.inputs) >= LONGEST:
                raise self.broken(f"no end after {LONGEST} inputs")
            waiting = match.decisions
            if not waiting:
                raise self.broken("nobody is asked, yet the match is not over", self.at)
            if strangers := [seat for seat in waiting if seat not in match.seats]:
                raise self.broken("a question to nobody at the table", self.at, strangers[0])
            sealed = list(match.engine.sealed)
            seat = pick(rng, sealed if sealed and rng.randrange(8) == 0 else list(waiting))
            question = match.engine.asked[seat]
            match.submit(seat, question.space.sample(match.engine, rng))
        return match

    def walk(self, *, every: bool = False) -> Iterator[Still]:
        """The moments to look at, spread evenly over the game, or all; chance waits for its outcome."""
        inputs = self.played.inputs
        stride = 1 if every else max(1, len(inputs) // self.states)
        match = self.start(live=False)
        for n, put in enumerate(inputs):
            self.at = n + 1
            # Set-ups and ends are short and dense: look at the first and last moments one by one.
            if n % stride == 0 or n < 6 or n >= len(inputs) - 3:
                yield Still(n + 1, match, *put)
            match.inside.enter(*put)
        yield Still(len(inputs) + 1, match, "", None)

    def onlookers(self, match: Match) -> list[str | None]:
        """Everybody who may look: the seats and a spectator."""
        return [*match.seats, None]

    def must_say(self, rule: str, key: str, facts: Mapping[str, Any], at: int, seat: str | None = "") -> None:
        """Demand that a rule is known and a message says something in every language, without a gap."""
        if rule not in self.game.rules:
            raise self.broken(f"{key} names an unknown rule {rule}", at, seat)
        for lang in words.LANGUAGES:
            text, gaps = words.tell(lang, rule, key, facts, self.game.prefix)
            if gaps or not text.strip():
                raise self.broken(f"{key} ({rule}) cannot be said in {lang}: {gaps or 'empty'}", at, seat)


class Still(NamedTuple):
    """A state of the game and the input that comes next; at the end that is nobody's."""

    number: int
    match: Match  # to look at; clone it to play
    seat: str
    answer: Any


def sight(match: Match, seat: str | None, answers: int = 0) -> bytes:
    """All a seat can look at: the table, what is asked of it, and its first legal answers.

    The hash of the seed is left out: it names the match, not what lies on the table.
    """
    decision = match.decisions.get(seat) if seat else None
    offered = list(decision.candidates(answers)) if decision and answers else []
    return exact((views.view(match.engine, seat), offered))


def reveals(match: Match, since: int) -> bool:
    """Whether something hidden was opened by the events from number `since` on."""
    return any(type(logged.event).reveals for logged in match.engine.log[since:])
