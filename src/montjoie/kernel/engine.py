"""The match as the rules see it: tables, step stack, pending questions, chance, tally.

Rules receive it as `g`. It is the whole of what is saved, cloned and digested, apart from the
record around it (`match.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from montjoie.kernel.chance import Chance
from montjoie.kernel.compiled import in_c
from montjoie.kernel.decisions import Question
from montjoie.kernel.events import Event, GameOver, Logged
from montjoie.kernel.facts import Facts
from montjoie.kernel.growing import Growing
from montjoie.kernel.spaces import OneOf
from montjoie.kernel.state import State
from montjoie.kernel.steps import END, Step, ask
from montjoie.kernel.tally import Query, Tally, settle

if TYPE_CHECKING:
    from montjoie.kernel.game import Game

S = TypeVar("S", bound=State)
C = TypeVar("C")
Opt = TypeVar("Opt")
STAGES = 20_000  # stages run without a question before a procedure counts as stuck
NO_LOG: Growing[Logged] = Growing()
NO_NAMES: dict[str, str] = {}
_CANONICAL = msgspec.msgpack.Encoder(order="deterministic")


class Result(Struct, frozen=True, omit_defaults=True):
    """How a match ended: seats from first to last (ties together), scores, rule and reason."""

    ranking: list[list[str]]
    scores: dict[str, int]
    rule: str
    reason: str
    tie: str | None = None


class Engine(Generic[S, C, Opt]):
    """A match in progress, for the rules of its game."""

    __slots__ = (
        "asked",
        "barrier",
        "content",
        "facts",
        "game",
        "log",
        "lore",
        "options",
        "pending_chance",
        "pushed",
        "result",
        "sealed",
        "seats",
        "serial",
        "stack",
        "state",
    )

    light: ClassVar[bool] = False  # whether it looks ahead: nobody reads what it puts

    def __init__(
        self,
        game: Game[S, C, Opt],
        seats: tuple[str, ...],
        options: Opt,
        state: S,
        stack: Iterable[Step],
    ) -> None:
        self.game, self.content = game, game.content()
        self.seats, self.options, self.state = seats, options, state
        self.stack: tuple[Step, ...] = tuple(stack)
        self.asked: dict[str, Question] = {}
        self.sealed: dict[str, Any] = {}
        self.pending_chance: Chance | None = None
        self.result: Result | None = None
        self.log: Growing[Logged] = Growing()
        self.pushed: list[Step] = []
        self.serial = 0
        self.barrier = False
        self.facts = Facts()
        self.lore = Facts()  # facts of some tables, whatever happens to the others

    def clone(self, *, past: bool = True) -> Engine[S, C, Opt]:
        """An independent copy that shares all frozen parts; with its log, unless the past is left behind."""
        twin = self.mark()
        twin.log = self.log.copy() if past else Growing()
        return twin

    @in_c
    def mark(self, kind: type[Engine[Any, Any, Any]] | None = None) -> Engine[S, C, Opt]:
        """Where the match stands, for the way back: a copy that knows nothing of the log; of another `kind`
        for those who look ahead."""
        twin: Engine[S, C, Opt] = object.__new__(kind or type(self))
        twin.game, twin.content, twin.seats = self.game, self.content, self.seats
        twin.options, twin.stack, twin.asked = self.options, self.stack, self.asked
        twin.sealed, twin.pending_chance = self.sealed, self.pending_chance
        twin.result, twin.serial, twin.barrier = self.result, self.serial, self.barrier
        twin.facts, twin.lore = self.facts or Facts(), self.lore  # an event drops those that are known
        twin.state, twin.pushed, twin.log = self.state.clone(), [], NO_LOG
        return twin

    def back_to(self, mark: Engine[S, C, Opt]) -> None:
        """Stand where the match was marked, with the log of now; decisions in hand keep pointing here."""
        log = self.log
        for name in Engine.__slots__:
            setattr(self, name, getattr(mark, name))
        self.log = log

    def forget(self) -> None:
        """The tables were written without an event, as for a world dealt anew: what was found no longer
        holds."""
        self.facts = Facts()

    # What rules call.

    def emit(self, event: Event, rule: str = "") -> None:
        """Let an event happen: it writes to the tables and enters the log (KER-LOG-01)."""
        names = self.game.names(self.state) if self.game.renames else NO_NAMES
        event.apply(self.state)
        if event.writing and self.facts:
            self.facts = Facts()
        # In how many scenes it happens: of the steps below the top only those that have begun, for others
        # wait there for their turn. The end of the match is no part of the battle that brought it.
        scenes, stack = 0, self.stack
        for step in stack:
            if step.scene and (step.at or step is stack[-1]):
                scenes += 1
        if scenes and type(event) is GameOver:
            scenes = 0
        self.log.append(Logged(event, rule or event.rule, scenes, names))
        if event.reveals:
            self.barrier = True

    def do(self, *steps: Step) -> None:
        """Run procedures before the next stage, in the order given."""
        self.pushed += steps

    @in_c
    def revise(self, kind: type[Step], **new: Any) -> None:
        """Change the innermost running step of a kind: a reaction edits what it interrupts.

        A stage changes its own step by what it returns, so the top of the stack is not looked at.
        """
        for i in range(len(self.stack) - 2, -1, -1):
            if isinstance(self.stack[i], kind):
                step = self.stack[i].but(**new)
                self.stack = (*self.stack[:i], step, *self.stack[i + 1 :])
                return
        raise LookupError(kind.__name__)

    @in_c
    def running(self, kind: type[Step]) -> Any:
        """The innermost running step of a kind, or None."""
        for step in reversed(self.stack):
            if isinstance(step, kind):
                return step
        return None

    @in_c
    def tally(self, query: Query, *args: Any) -> Tally:
        """The explained sum `query`: all the parts its modifiers give, settled by layers."""
        return settle(query.answers(self, *args))

    def finish(
        self,
        ranking: Iterable[Iterable[str]],
        scores: dict[str, int],
        rule: str,
        reason: str,
        tie: str | None = None,
    ) -> None:
        """End the match at once; every seat has a place (KER-END-01). `reason` and `tie`, which tells what
        decided between equals, are messages."""
        places = [list(place) for place in ranking]
        if sorted(seat for place in places for seat in place) != sorted(self.seats):
            raise ValueError(f"the ranking {places} does not place every seat once")
        counted = {seat: scores[seat] for place in places for seat in place if seat in scores}
        self.emit(GameOver(places, places[0], counted or None, reason, tie), rule)
        self.result = Result(places, scores, rule, reason, tie)

    # What the match calls.

    @in_c
    def run(self) -> None:
        """Run stages until somebody must answer or the match is over (KER-END-02)."""
        self.serial += 1
        for _ in range(STAGES):
            if self.result is not None:
                self.stack, self.pushed = (), []
                return
            if not self.stack:
                raise RuntimeError("the last step ended without a result")
            top = self.stack[-1]
            if top.at == END:
                self.stack = self.stack[:-1]
                continue
            stage, following = top.program[top.at]
            after: Step | None = replace(top, at=following)
            after = self.put(stage, top, after) if isinstance(stage, ask) else stage(after, self) or after
            if after is None:
                return
            self.land(after)
        raise RuntimeError(f"{STAGES} stages without a question: {self.stack[-1]!r}")

    @in_c
    def land(self, step: Step) -> None:
        """Go on with a step in the place of the top, after the procedures that were pushed."""
        if self.pushed:
            self.stack = (*self.stack[:-1], step, *reversed(self.pushed))
            self.pushed = []
        elif step.at == END:
            self.stack = self.stack[:-1]
        else:
            self.stack = self.stack[:-1] + (step,)  # noqa: RUF005 - runs at every stage, and this is quicker

    def put(self, stage: ask, top: Step, after: Any) -> Step | None:
        """Put the question of a stage: the step after it where there is nobody to ask, or but one option to
        take; None where it waits for an answer."""
        if not self.pose(stage, top):
            step: Step = after
            return step
        return self._decided(stage, after) if stage.alone else None

    def pose(self, stage: ask, top: Step) -> bool:
        """Put the question of a stage; whether there is anybody to ask."""
        posed = stage.pose(top, self)
        if not posed:
            return False
        if stage.chance:
            self.pending_chance = posed
        elif stage.everyone:
            questions = tuple(posed)
            self.asked = {question.seat: question for question in questions}
            if len(self.asked) != len(questions):
                raise RuntimeError(f"{top!r} asks a seat twice at once")
        else:
            self.asked = {posed.seat: posed}
        return True

    def _decided(self, stage: ask, after: Step) -> Step | None:
        """The step after the question just posed, where its option is alone."""
        ((seat, question),) = self.asked.items()
        space = question.space
        if not isinstance(space, OneOf) or len(space.options) != 1:
            return None
        self.asked = {}
        return stage.then(after, self, seat, space.options[0]) or after

    def pose_again(self) -> None:
        """Put the question that stands anew, after the tables were dealt anew (KER-WLD-01)."""
        if self.asked or self.pending_chance is not None:
            self.asked, self.pending_chance, top = {}, None, self.stack[-1]
            self.pose(top.program[top.at][0], top)

    @in_c
    def answer(self, seat: str, value: Any) -> None:
        """Take a checked answer; the last of several opens them all (KER-ASK-05)."""
        top = self.stack[-1]
        stage, following = top.program[top.at]
        after = replace(top, at=following)
        if not stage.everyone:
            self.asked = {}
            self.land(stage.then(after, self, seat, value) or after)
        else:
            self.sealed = {**self.sealed, seat: value}
            if len(self.sealed) < len(self.asked):
                return
            given = {s: self.sealed[s] for s in self.asked}
            self.barrier = self.barrier or len(given) > 1
            self.asked, self.sealed = {}, {}
            self.land(stage.then(after, self, given) or after)
        self.run()

    def outcome(self, outcome: list[int]) -> None:
        """Take a chance outcome."""
        top = self.stack[-1]
        stage, following = top.program[top.at]
        self.pending_chance, self.barrier = None, True
        after = replace(top, at=following)
        self.land(stage.then(after, self, outcome) or after)
        self.run()

    def digest(self) -> str:
        """A fingerprint of everything that matters from here on, chance to come excepted."""
        whole = (self.state, self.stack, self.sealed, self.result)
        return blake2b(_CANONICAL.encode(whole), digest_size=16).hexdigest()


AnyEngine: TypeAlias = Engine[Any, Any, Any]
