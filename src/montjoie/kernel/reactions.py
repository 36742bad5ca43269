"""Reaction windows: a situation has come, and whoever has something to say to it says it (KER-RXN).

A game announces a situation by running a `Window`, which says what can be used in answer. First come the
mandatory effects; then the seats declare in their order, each once round: who passes, or has nothing to use
as far as everybody can tell, does not come back. What was declared works when all have spoken, in turn;
or at once, one after the other, where the window says so.

Whether a seat is asked depends on public facts alone, so that the question betrays nothing; a seat may
preset to pass. What was used leaves a trace in the log that no feed tells: it has events of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from montjoie.kernel.audiences import HIDDEN
from montjoie.kernel.decisions import Question
from montjoie.kernel.events import Event
from montjoie.kernel.spaces import OneOf, Ordering, Space
from montjoie.kernel.steps import Step, ask

PASS = "pass"
M = TypeVar("M")
P = TypeVar("P", bound=Step)
S = TypeVar("S", bound="Callable[[Any, Any], Iterable[Use]]")
WINDOW = ("gather", "order", "happen", "declare", "resolve")  # the stages of a window


class Use(Protocol):
    """Something that a seat can use in answer to a situation."""

    @property
    def owner(self) -> str:
        """The seat that may use it."""

    def key(self) -> str:
        """How it is named in an answer."""

    def forced(self, g: Any) -> bool:
        """Whether it happens by itself."""

    def limited(self, g: Any) -> bool:
        """Whether it is the one use of its kind that its owner has in this window."""

    def begin(self, g: Any) -> None:
        """Pay for it and run it."""


class Usable(Struct, Generic[P], frozen=True):
    """The simplest use: a procedure that a seat may run, as often as windows offer it."""

    owner: str
    name: str
    step: P

    def key(self) -> str:
        """The name it was given."""
        return self.name

    def forced(self, g: Any) -> bool:
        """Its owner may pass."""
        return False

    def limited(self, g: Any) -> bool:
        """Others of its kind may be used beside it."""
        return False

    def begin(self, g: Any) -> None:
        """It costs nothing."""
        g.do(self.step)


class React(OneOf, frozen=True):
    """Answer a situation with something, or pass."""

    passing = PASS


class OrderUses(Ordering, frozen=True):
    """Put several mandatory effects of one's own in order."""


class Answered(Event, frozen=True):
    """A trace of a window: what was used in it, by whom, and whether it had to be."""

    window: str
    seat: str
    use: str
    forced: bool
    rule = "KER-RXN-05"
    audience = HIDDEN
    writing = False

    def apply(self, state: Any) -> None:
        """Nothing is written: what it does is told by its own events."""


class Window(Step, Generic[M], frozen=True):
    """A situation that can be answered. A game's window says of what kind its moments are, who sees it, and
    the policy below; it has `stages = WINDOW`, or only `declare` where nothing is mandatory and all works one
    by one."""

    moment: M  # what it is about
    waiting: tuple[tuple[str, str], ...] = ()  # mandatory effects still to come: (seat, key)
    declared: tuple[tuple[str, str], ...] = ()  # others, declared and not yet resolved
    resolved: tuple[str, ...] = ()  # the seats whose declared uses have resolved
    used: tuple[tuple[str, str], ...] = ()
    passed: tuple[str, ...] = ()
    limited: tuple[str, ...] = ()  # seats that have had their one limited use
    question: ClassVar[type[OneOf]] = React  # what is used; a kind that says how to pass
    asks: ClassVar[str] = "KER-RXN-01"  # the rule of that question
    orders: ClassVar[str] = "KER-RXN-01"  # the rule of the question in which order

    sources: ClassVar[tuple[Callable[[Any, Any], Iterable[Use]], ...]] = ()

    @classmethod
    def answered_by(cls, source: S) -> S:
        """Register what finds uses for such a window: procedures open it without knowing the cards that
        wait for it."""
        cls.sources = (*cls.sources, source)
        return source

    # The policy of a game.

    def name(self) -> str:
        """How the situation is called."""
        return type(self).__name__

    def speakers(self, g: Any) -> Sequence[str]:
        """The seats, first to last."""
        return tuple(g.seats)

    def uses(self, g: Any) -> Iterable[Use]:
        """Everything that can be used now, by whomever."""
        sources = self.sources
        return (
            sources[0](g, self) if len(sources) == 1 else (use for each in sources for use in each(g, self))
        )

    def mandatory(self, g: Any) -> Iterable[Use]:
        """Those that happen by themselves; a game that finds them without looking at all says so."""
        return (use for use in self.uses(g) if use.forced(g))

    def uses_of(self, g: Any, seat: str) -> Iterable[Use]:
        """What a seat can use of it; a game that finds it without looking at the others says so."""
        return (use for use in self.uses(g) if use.owner == seat)

    def expects(self, g: Any, seat: str, used: tuple[str, ...]) -> bool:
        """Whether a seat might have something else than it shows, as far as everybody can tell, beside what
        it has used here (KER-RXN-02)."""
        return False

    def one_by_one(self) -> bool:
        """Whether what is declared works before anybody else speaks."""
        return False

    def offer(self, keys: tuple[str, ...]) -> Space:
        """The question what to use; passing comes first."""
        return self.question(keys)

    def arrange(self, keys: tuple[str, ...]) -> Space:
        """The question in which order."""
        return OrderUses(keys)

    # What is the same in every game.

    def open(self, g: Any) -> None:
        """Announce the situation; it costs nothing where nobody has, or may have, anything to say to it."""
        for _ in self.uses(g):
            g.do(self)
            return
        if self._guesses() and not g.light and any(self.expects(g, seat, ()) for seat in self.speakers(g)):
            g.do(self)

    def gather(self, g: Any) -> Step:
        """Mandatory effects come first, whoever passes (KER-RXN-01)."""
        forced = [(use.owner, use.key()) for use in self.mandatory(g)]
        return self.but(waiting=self._in_turn(g, forced))

    @ask
    def order(self, g: Any) -> Question | None:
        """Several of one seat happen in the order that it chooses."""
        for seat in dict.fromkeys(seat for seat, _ in self.waiting):
            own = tuple(key for who, key in self.waiting if who == seat)
            if len(own) > 1 and seat not in self.passed:
                return Question(seat, self.arrange(own), self.orders)
        return None

    @order.chosen
    def ordered(self, g: Any, seat: str, keys: list[str]) -> Step:
        """In this order; `passed` remembers who has said so."""
        own = [(seat, key) for key in keys]
        rest = [pair for pair in self.waiting if pair[0] != seat]
        both = self._in_turn(g, [*own, *rest])
        return self.goto("order", waiting=both, passed=(*self.passed, seat))

    def happen(self, g: Any) -> Step:
        """One after the other; one whose reason has gone does not happen."""
        if not self.waiting:
            return self.but(passed=())
        self._begin(g, *self.waiting[0], forced=True)
        return self.goto("happen", waiting=self.waiting[1:], used=(*self.used, self.waiting[0]))

    @ask
    def declare(self, g: Any) -> Question | None:
        """The seats declare or pass in their order, knowing what was declared (KER-RXN-02, KER-RXN-03). Who
        can only pass is asked so that others learn nothing: not where one looks ahead (KER-ROL-01), once
        nobody can do anything else."""
        seats = [seat for seat in self.speakers(g) if seat not in self.passed]
        if g.light and self._guesses() and not any(self.choices(g, seat) for seat in seats):
            return None
        for seat in seats:
            own = tuple(use.key() for use in self.choices(g, seat))
            used = tuple(key for who, key in (*self.used, *self.declared) if who == seat)
            if own or self.expects(g, seat, used):
                return Question(seat, self.offer((self.question.passing, *own)), self.asks)
        return None

    @declare.chosen
    def answered(self, g: Any, seat: str, key: str) -> Step:
        """Who has passed cannot come back, nor who had nothing to use when it was his turn (KER-RXN-03)."""
        order = tuple(self.speakers(g))
        passed = tuple(dict.fromkeys((*self.passed, *order[: order.index(seat)])))
        if key == self.question.passing:
            return self.goto("declare", passed=(*passed, seat))
        use = next(use for use in self.choices(g, seat) if use.key() == key)
        limited = (*self.limited, seat) if use.limited(g) else self.limited
        if self.one_by_one():
            self._run(g, use, forced=False)
            return self.goto("declare", passed=passed, limited=limited, used=(*self.used, (seat, key)))
        declared = (*self.declared, (seat, key))
        return self.goto("declare", passed=passed, limited=limited, declared=declared)

    def resolve(self, g: Any) -> Step | None:
        """What was declared works alternately, the first seat's first, whoever's mandatory effects came
        before."""
        if not self.declared:
            return None
        done = Counter(self.resolved)
        lines = [[pair for pair in self.declared if pair[0] == seat] for seat in self.speakers(g)]
        lines.sort(key=lambda line: done[line[0][0]] if line else 0)
        pair = next(pair for layer in zip_longest(*lines) for pair in layer if pair)
        self._begin(g, *pair, forced=False)
        rest = tuple(each for each in self.declared if each != pair)
        resolved = (*self.resolved, pair[0])
        # Who passed does not matter any more.
        return self.goto("resolve", declared=rest, resolved=resolved, used=(*self.used, pair), passed=())

    def choices(self, g: Any, seat: str) -> list[Use]:
        """What a seat can use now: each thing once, and one limited thing at most (KER-RXN-03)."""
        taken = {key for who, key in (*self.used, *self.declared) if who == seat}
        return [
            use
            for use in self.uses_of(g, seat)
            if not use.forced(g) and use.key() not in taken and not (seat in self.limited and use.limited(g))
        ]

    @classmethod
    def _guesses(cls) -> bool:
        """Whether seats may be asked for what they only might have."""
        return cls.expects is not Window.expects

    def _in_turn(self, g: Any, pairs: list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
        order = tuple(self.speakers(g))
        return tuple(sorted(pairs, key=lambda pair: order.index(pair[0])))

    def _begin(self, g: Any, seat: str, key: str, *, forced: bool) -> None:
        """Run what was declared, if it still fits."""
        found: Iterator[Use] = (
            use for use in self.uses_of(g, seat) if (use.key(), use.forced(g)) == (key, forced)
        )
        if (use := next(found, None)) is not None:
            self._run(g, use, forced=forced)

    def _run(self, g: Any, use: Use, *, forced: bool) -> None:
        g.emit(Answered(self.name(), use.owner, use.key(), forced))
        use.begin(g)
