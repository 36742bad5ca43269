"""A record, walked through once: chances at every moment, luck at every roll; then decisions are weighed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from montjoie.analysis.chances import Onlooker, chances_in, luck
from montjoie.analysis.report import Analysis, Costly, Outlook, Roll, Statistics, Turn
from montjoie.analysis.second_look import second_look
from montjoie.analysis.ventures import Ventures, summed
from montjoie.bots.thinking import Mind
from montjoie.bots.thinking.levels import mind_of
from montjoie.bots.thinking.telling import feature
from montjoie.kernel.chance import CHANCE, UNDO, Dice
from montjoie.kernel.match import Match
from montjoie.kernel.position import Raw
from montjoie.kernel.record import read, replayed

WORLDS = 32  # that chances are told from, at most
FEWEST = 4  # and at least: of a long game not every moment is looked at
SURE = 2.0  # standard errors that a change of chances must be worth
SWING = 0.03  # and how much it must be
TOLD = 4  # events of a turning point that are told
PLAYOUTS = 6000
Progress = Callable[[float], None]


class Taken(NamedTuple):
    """A decision that was taken: where it stood, and what the seat's chance was before."""

    input: int
    match: Match
    seat: str
    answer: Any
    before: float


def analyse(
    record: Raw,
    *,
    playouts: int = PLAYOUTS,
    turns: int = 5,
    costly: int = 5,
    progress: Progress | None = None,
) -> Analysis:
    """Look at a game again, with so many playouts in all: half for the curve of chances, half for a second
    look at the decisions after which a seat's chance fell most. The same record and numbers give the same
    analysis. `progress` is told the share that is done."""
    return _Walk(record, playouts, progress or (lambda done: None)).analysis(turns, costly)


class _Walk:
    """What is gathered on the way through a record."""

    def __init__(self, record: Raw, playouts: int, progress: Progress) -> None:
        self.doc, self.playouts, self.progress = read(record), playouts, progress
        self.mind: Mind | None = mind_of(self.doc.game)
        self.curve: list[Outlook] = []
        self.rolls: list[Roll] = []
        self.taken: list[Taken] = []
        self.answers: dict[str, Counter[str]] = {seat: Counter() for seat in self.doc.seats}
        self.rounds: list[dict[str, list[float]]] = []
        self.ventures = Ventures(self.mind)
        self._horizon: int | None = None
        self._seen: list[int] = []  # events that everybody had seen, by input

    def analysis(self, turns: int, costly: int) -> Analysis:
        """Walk through, then look again."""
        last, match = len(self.doc.inputs), None
        every = max(1, math.ceil(2 * FEWEST * last / max(1, self.playouts)))
        worlds = max(FEWEST, min(WORLDS, self.playouts * every // (2 * max(1, last))))
        for number, match in enumerate(replayed(self.doc)):
            before = self._seen[-1] if self._seen else 0
            self._seen.append(before + len(match.feed(None, before)))
            self.ventures.follow(match, before)
            if self.mind is not None and (number % every == 0 or number == last):
                self._value(self.mind, match, number, worlds)
            if number < last:
                self._note(match, number, *self.doc.inputs[number])
            self.progress(0.5 * number / max(1, last))
        assert match is not None
        feed = match.feed(None)
        found = self._second_looks(costly) if self.mind is not None else []
        self.progress(1.0)
        features = list(self.mind.features) if self.mind is not None else []
        events = Counter(event["kind"] for event in feed)
        return Analysis(
            game=match.game,
            seats=match.seats,
            inputs=last,
            valued=self.mind is not None,
            ranking=match.result.ranking if match.result else None,
            curve=self.curve,
            turns=self._turns(match, turns),
            rolls=self.rolls,
            luck={seat: round(sum(roll.luck[seat] for roll in self.rolls), 4) for seat in match.seats},
            costly=found,
            ventures=self.ventures.ended,
            statistics=Statistics(
                {seat: dict(kinds.most_common()) for seat, kinds in self.answers.items()},
                dict(events.most_common()),
                list(summed(self.ventures.ended, match.seats)),
                features,
                [feature(match.game, name) for name in features],
                self.rounds,
            ),
        )

    def _value(self, mind: Mind, match: Match, number: int, worlds: int) -> None:
        """The chances of a moment at which nothing hangs in the air; at the end of a round, its table too."""
        g, error = match.engine, 0.0
        if g.result is not None:
            chances = chances_in(mind, g)
        elif g.pending_chance is not None or g.sealed:
            return
        else:
            chances, error = Onlooker(mind, match, "analysis").chances(worlds)
        told = {seat: round(chance, 4) for seat, chance in chances.items()}
        self.curve.append(Outlook(number, self._seen[-1], match.round, told, round(error, 4)))
        if g.result is None and (now := mind.horizon(g)) != self._horizon:
            self._horizon = now
            self.rounds.append({seat: list(map(float, row)) for seat, row in mind.table(g).items()})

    def _note(self, match: Match, number: int, seat: str, answer: Any) -> None:
        """What is entered next: a roll, or a decision of a seat."""
        if seat == CHANCE:
            self.ventures.rolling()
            due = match.chance
            if self.mind is not None and isinstance(due, Dice):
                given, outcomes, exact = luck(self.mind, match, answer, f"luck/{number}")
                rounded = {each: round(gain, 4) for each, gain in given.items()}
                self.rolls.append(
                    Roll(number, self._seen[-1], match.round, due.named(answer), rounded, outcomes, exact)
                )
        elif seat == UNDO:
            self.ventures.undone()
        else:
            self.ventures.begin(match, number, self._seen[-1], seat, answer)
            self.answers[seat][match.decision_of(seat).kind] += 1
            if self.curve:
                self.taken.append(Taken(number, match.clone(), seat, answer, self.curve[-1].chances[seat]))

    def _turns(self, match: Match, number: int) -> list[Turn]:
        """The moments before which chances changed most, in the order of the game."""
        moments = [pair for pair in zip(self.curve, self.curve[1:], strict=False) if _sure(*pair)]
        changed = sorted(moments, key=lambda pair: -_change(*pair))[:number]
        return [
            Turn(
                before.input,
                after.input,
                after.told,
                after.round,
                {seat: round(after.chances[seat] - chance, 4) for seat, chance in before.chances.items()},
                self._events(match, before.input, after.input),
            )
            for before, after in sorted(changed, key=lambda pair: pair[1].input)
        ]

    def _events(self, match: Match, since: int, upto: int) -> dict[str, list[str]]:
        """What everybody saw between two moments, in sentences."""
        some = match.feed(None)[self._seen[since] : self._seen[upto]]
        heavy = sorted(some, key=lambda event: event["depth"])[:TOLD]
        chosen = [event for event in some if event in heavy][:TOLD]
        return {lang: [event.text(lang) for event in chosen] for lang in ("en", "fr")}

    def _second_looks(self, number: int) -> list[Costly]:
        """The decisions after which the seat's chance fell most, thought about again."""
        assert self.mind is not None
        later = {moment.input: moment for moment in self.curve}
        inputs = sorted(later)

        def fell(taken: Taken) -> float:
            after = next((n for n in inputs if n > taken.input), inputs[-1])
            return taken.before - later[after].chances[taken.seat]

        doubtful = sorted(self.taken, key=fell, reverse=True)[: 3 * number]
        budget = max(16, self.playouts // (2 * max(1, len(doubtful))))
        found = []
        for place, taken in enumerate(doubtful):
            look = second_look(self.mind, taken.match, taken.seat, taken.answer, taken.input, budget)
            if look is not None:
                found.append(look)
            self.progress(0.5 + 0.5 * place / len(doubtful))
        return sorted(found, key=lambda each: -each.cost)[:number]


def _change(before: Outlook, after: Outlook) -> float:
    """What a seat's chance changed, where it changed most."""
    return max(abs(after.chances[seat] - chance) for seat, chance in before.chances.items())


def _sure(before: Outlook, after: Outlook) -> bool:
    return _change(before, after) > max(SWING, SURE * math.hypot(before.error, after.error))
