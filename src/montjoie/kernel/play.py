"""A match from the inside: the engine with its record, its source of chance, its presets and the way back.

Who plays or watches looks at a `Match`; the kernel and those who keep matches work with this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoie.kernel import position, views
from montjoie.kernel.chance import CHANCE, LATE, UNDO, Stream, seed_hash
from montjoie.kernel.decisions import Decision, Question, ask_key
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.errors import Refusal
from montjoie.kernel.events import TimeUp, Undone
from montjoie.kernel.growing import Growing
from montjoie.kernel.plain import brief

DIGEST_EVERY = 25  # inputs between two digests of a record
Input = tuple[str, Any]


class Play:
    """A match in play. While it is not `live`, chance waits for an outcome (replay, odds, search)."""

    __slots__ = (
        "_barred",
        "_undo",
        "base",
        "digests",
        "draws",
        "drifted",
        "engine",
        "forced",
        "inputs",
        "live",
        "passing",
        "seed",
    )

    def __init__(
        self,
        engine: AnyEngine,
        seed: int | str,
        *,
        base: dict[str, Any] | AnyEngine | None = None,
        live: bool = True,
    ) -> None:
        self.engine, self.seed, self.live = engine, seed, live
        self.base = base  # where the record starts, if not with the set-up; an engine is written out later
        self.inputs: Growing[Input] = Growing()
        self.digests: dict[int, str] = {}
        self.drifted = False  # whether it goes on from a snapshot that its record no longer leads to
        self.passing: frozenset[str] = frozenset()
        self.forced: frozenset[str] = frozenset()
        engine.barrier = False  # what was revealed before does not bar the first undo
        self.draws = 0  # outcomes of chance so far
        self._undo: list[tuple[str, AnyEngine]] = []  # the last answers of one seat, and where each was posed
        self._barred = ""  # what closed the way back: a seat, or CHANCE for a roll or a reveal

    # Asking and answering.

    def question(self, seat: str) -> Question:
        """What a seat is asked, also where its answer is sealed and may still be replaced (KER-ASK-05)."""
        self.check_seat(seat)
        question = self.engine.asked.get(seat)
        if question is None:
            raise self.refusal("KER-ASK-01", "not-asked", seat=brief(seat))
        return question

    def legal(self, seat: str, answer: Any) -> Any:
        """An answer of a seat in canonical form, if it is asked and the answer legal."""
        g = self.engine
        if g.result is not None:
            raise self.refusal("KER-ASK-02", "match-over", seat=brief(seat))
        question = g.asked.get(seat) if seat in g.seats else None
        return (question or self.question(seat)).legal(g, answer)

    def submit(self, seat: str, answer: Any) -> None:
        """Answer for a seat."""
        self._try(seat, self.legal(seat, answer))

    def decide_chance(self, outcome: Sequence[int | str]) -> None:
        """Give the outcome that is waited for (KER-CHN-02)."""
        pending = self.engine.pending_chance
        if pending is None:
            raise self.refusal("KER-ASK-01", "chance-not-asked")
        numbers = pending.numbered(outcome) if isinstance(outcome, (list, tuple)) else outcome
        pending.check(numbers)
        self._try(CHANCE, list(numbers))

    def enter(self, seat: str, answer: Any) -> None:
        """Enter one input of a record: nothing is drawn, passed or answered by itself beside it."""
        kept = self.live, self.passing, self.forced
        self.live, self.passing, self.forced = False, frozenset(), frozenset()
        try:
            if seat == CHANCE:
                self.decide_chance(answer)
            elif seat == UNDO:
                self.undo(answer)
            elif seat == LATE:
                self.time_up(answer)
            else:
                self.submit(seat, answer)
        finally:
            self.live, self.passing, self.forced = kept

    def chance_after(self, inputs: int) -> None:
        """Go on with chance that none of so many inputs, made before the start, can have used."""
        self.draws += inputs

    def begin(self) -> None:
        """Run to the first question."""
        self.engine.run()
        self.engine.barrier = False
        self.settle()

    def settle(self) -> None:
        """Draw what chance owes, pass and give only answers for those who preset it."""
        g = self.engine
        while True:
            if g.pending_chance is not None:
                if not self.live:
                    return
                self._enter(CHANCE, g.pending_chance.draw(Stream(self.seed, self.draws + 1)))
                continue
            preset = (self._passer() if self.passing else None) or (self._bound() if self.forced else None)
            if preset is None:
                return
            self._enter(*preset, g.mark())

    def _try(self, seat: str, value: Any) -> None:
        """Play one input and what follows by itself; whatever goes wrong, the match stays as it was."""
        g = self.engine
        before, events, inputs, draws = g.mark(), len(g.log), len(self.inputs), self.draws
        undo, barred = self._undo.copy(), self._barred
        try:
            self._enter(seat, value, before)
            self.settle()
        except BaseException:
            g.back_to(before)
            g.log.cut(events)
            self.inputs.cut(inputs)
            self.digests = {n: digest for n, digest in self.digests.items() if n <= inputs}
            self.draws, self._undo, self._barred = draws, undo, barred
            raise

    def _enter(self, seat: str, value: Any, before: AnyEngine | None = None) -> None:
        """Play and record one input; `before` is where an undo would lead."""
        g = self.engine
        waits = len(g.asked) > 1
        if seat == CHANCE:
            g.outcome(value)
            self.draws += 1
        else:
            g.answer(seat, value)
        self.inputs.append((seat, value))
        if g.barrier:
            g.barrier = False
            self._undo, self._barred = [], CHANCE
        else:
            if self._undo and self._undo[-1][0] != seat:
                self._undo, self._barred = [], seat
            if not waits and before is not None:
                self._undo.append((seat, before))
        entered = len(self.inputs)
        if entered % DIGEST_EVERY == 0:
            self.digests[entered] = g.digest()

    def _passer(self) -> Input | None:
        """A seat asked to react that has preset to pass."""
        asked = self.engine.asked.items()
        said = ((seat, question.space.passing) for seat, question in asked if seat in self.passing)
        return next((answer for answer in said if answer[1]), None)

    def _bound(self) -> Input | None:
        """A seat with one possible answer that has preset to give it."""
        g = self.engine
        for seat, question in g.asked.items():
            if seat in self.forced and seat not in g.sealed and question.space.is_listed():
                answers = list(Decision(g, question).candidates(2))
                if len(answers) == 1:
                    return seat, answers[0]
        return None

    # The way back.

    def may_undo(self, seat: str) -> bool:
        """Whether the seat may take back its last answer now (KER-UND-01)."""
        self.check_seat(seat)
        return seat in self.engine.sealed or bool(self._undo and self._undo[-1][0] == seat)

    def check_undo(self, seat: str) -> None:
        """Say why a seat cannot take back its last answer, if it cannot (KER-UND-01)."""
        if not self.may_undo(seat):
            raise self._no_way_back(seat)

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer, or say why not (KER-UND-01)."""
        self.check_undo(seat)
        g = self.engine
        if seat in g.sealed:
            g.sealed = {s: answer for s, answer in g.sealed.items() if s != seat}
        else:
            serial = g.serial + 1
            g.back_to(self._undo.pop()[1].mark())
            g.serial = serial
        g.emit(Undone(seat, ask_key(g.game.kind(type(g.asked[seat].space)))))
        self.inputs.append((UNDO, seat))

    def time_up(self, seat: str) -> None:
        """The time of a seat was up: what it answers next was chosen for it (KER-LOG-02)."""
        self.check_seat(seat)
        self.engine.emit(TimeUp(seat))
        self.inputs.append((LATE, seat))

    def _no_way_back(self, seat: str) -> Refusal:
        """Why a seat cannot take back its last answer: none of its answers stands, or since then another
        seat has answered, or something was rolled or revealed (KER-UND-01)."""
        since = self._undo[-1][0] if self._undo else self._barred
        standing = sum((who == seat) - ((who, answer) == (UNDO, seat)) for who, answer in self.inputs)
        if since in ("", seat) or not standing:
            return self.refusal("KER-UND-01", "undo-nothing", seat=seat)
        if since == CHANCE:
            return self.refusal("KER-UND-01", "undo-revealed", seat=seat)
        return self.refusal("KER-UND-01", "undo-answered", seat=seat, other=since)

    # Looking, refusing, copying.

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as a seat sees it."""
        self.check_seat(seat)
        return views.view(self.engine, seat) | self._seed_told()

    def seen(self, seat: str | None) -> dict[str, Any]:
        """The same with tables and rows in writing, for those who write it out at once."""
        self.check_seat(seat)
        return views.seen(self.engine, seat) | self._seed_told()

    def _seed_told(self) -> dict[str, Any]:
        """The seed is told once all is over."""
        seed = self.seed if self.engine.result is not None else None
        return {"seed_hash": seed_hash(self.seed), "seed": seed}

    def check_seat(self, seat: str | None) -> None:
        """Only seats of the table, and spectators, have a say or a view (KER-ASK-01)."""
        if seat is not None and seat not in self.engine.seats:
            raise self.refusal("KER-ASK-01", "seat-unknown", seat=brief(seat))

    def refusal(self, rule: str, key: str, **facts: Any) -> Refusal:
        """A refusal in the words of the game."""
        return Refusal(rule, key, **facts).within(self.engine.game.prefix)

    def clone(self) -> Play:
        """An independent copy, record included."""
        twin = Play.__new__(Play)
        twin.engine, twin.seed, twin.live = self.engine.clone(), self.seed, self.live
        twin.inputs, twin.digests, twin.drifted = self.inputs.copy(), self.digests.copy(), self.drifted
        twin.passing, twin.forced = self.passing, self.forced
        twin.base, twin.draws = self.base, self.draws
        twin._undo, twin._barred = self._undo.copy(), self._barred
        return twin

    def start(self) -> dict[str, Any] | None:
        """The position that its record starts from; None for the set-up of the rules."""
        return self.base if self.base is None or isinstance(self.base, dict) else position.write(self.base)

    def without_past(self) -> Play:
        """A copy for questions about the table alone."""
        return Play(self.engine.clone(past=False), self.seed, live=self.live)

    def onward(self, events: int) -> Play:
        """A copy to be played on elsewhere: it counts its past, and holds the events from a number on."""
        twin = self.clone()
        twin.base, twin.inputs = None, self.inputs.later(len(self.inputs))
        twin.engine.log = self.engine.log.later(events)
        return twin

    def rejoin(self, past: Play) -> None:
        """Take the past up again that was left behind."""
        self.base, self.inputs = past.base, self.inputs.after(past.inputs)
        self.engine.log = self.engine.log.after(past.engine.log)

    def branch(self, seed: int | str, engine: AnyEngine | None = None, *, live: bool | None = None) -> Play:
        """A new match that starts at this moment, or where an engine without a past stands, with chance and
        a log of its own."""
        g = engine or self.engine.clone(past=False)
        twin = Play(g, seed, base=g.clone(), live=self.live if live is None else live)
        twin.passing = self.passing
        return twin
