"""Reaction windows: an event is announced, may be answered before, happens, may be answered after.

Who may speak, in which order and how often is the game's declared policy. Whether a seat is asked
depends on public facts alone, so that the question betrays nothing; a seat may preset to pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from montjoie.kernel.decisions import Question
from montjoie.kernel.events import Event
from montjoie.kernel.plain import plain
from montjoie.kernel.spaces import OneOf
from montjoie.kernel.steps import Step, ask

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine

PASS = "pass"


class ReactionPolicy:
    """How a game runs its reaction windows; games that have them override these."""

    def reaction_order(self, g: Any, event: Event, timing: str) -> Iterable[str]:
        """The seats that may speak, first to last."""
        return tuple(g.seats)

    def might_react(self, g: Any, seat: str, event: Event, timing: str) -> bool:
        """Whether the seat must be asked, as far as everybody can tell (KER-RXN-02)."""
        return False

    def reactions(self, g: Any, seat: str, event: Event, timing: str) -> Iterable[str]:
        """What the seat can really do."""
        return iter(())

    def forced(self, g: Any, event: Event, timing: str) -> Iterable[Step]:
        """What happens by itself, before anybody is asked."""
        return iter(())

    def react(self, g: Any, seat: str, reaction: str, event: Event, timing: str) -> Step:
        """The procedure of a reaction."""
        raise NotImplementedError  # pragma: no cover


class React(OneOf, frozen=True):
    """Answer an event with a reaction, or pass."""

    reaction = True


def as_its_event(g: AnyEngine, step: Happen | Window, seat: str | None) -> dict[str, Any]:
    """A seat sees as much of the event in question as it would of the event itself."""
    event = step.of_event(g)
    return {**plain(step), "event": plain(type(event).audience(g, event, seat))}


class Happen(Step, frozen=True):
    """An event that can be answered: before it, and after it (KER-RXN-01)."""

    event: dict[str, Any]
    cancelled: bool = False
    stages = ("before", "occur", "after")
    audience = as_its_event

    @classmethod
    def of(cls, event: Event) -> Happen:
        """The window around an event."""
        return cls(event=plain(event))

    def before(self, g: AnyEngine) -> None:
        """Forced effects, then those who would forestall it."""
        g.do(Window(event=self.event, timing="before"))

    def occur(self, g: AnyEngine) -> Step | None:
        """It happens, unless it was cancelled: then nothing follows either."""
        if self.cancelled:
            return self.done()
        g.emit(self.of_event(g))
        return None

    def after(self, g: AnyEngine) -> None:
        """Forced effects, then those who would answer it."""
        g.do(Window(event=self.event, timing="after"))

    def of_event(self, g: AnyEngine) -> Event:
        """The event in question."""
        return _typed(g, self.event)


class Window(Step, frozen=True):
    """Everybody concerned may speak until all have passed in a row (KER-RXN-01)."""

    event: dict[str, Any]
    timing: str
    passed: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    stages = ("force", "offer")
    audience = as_its_event

    def force(self, g: AnyEngine) -> None:
        """Forced before optional."""
        for step in g.game.forced(g, self.of_event(g), self.timing):
            g.do(step)

    @ask
    def offer(self, g: AnyEngine) -> Question | None:
        """Ask the next seat that might react and has not passed (KER-RXN-02)."""
        event = self.of_event(g)
        for seat in g.game.reaction_order(g, event, self.timing):
            if seat not in self.passed and g.game.might_react(g, seat, event, self.timing):
                can = (
                    reaction
                    for reaction in g.game.reactions(g, seat, event, self.timing)
                    if f"{seat}/{reaction}" not in self.used
                )
                return Question(seat, React((PASS, *can)), "KER-RXN-01")
        return None

    @offer.chosen
    def offered(self, g: AnyEngine, seat: str, reaction: str) -> Step:
        """A pass, or a reaction after which all may speak again; a seat has each once (KER-RXN-03)."""
        if reaction == PASS:
            return self.goto("offer", passed=(*self.passed, seat))
        g.do(g.game.react(g, seat, reaction, self.of_event(g), self.timing))
        return self.goto("offer", passed=(), used=(*self.used, f"{seat}/{reaction}"))

    def of_event(self, g: AnyEngine) -> Event:
        """The event in question."""
        return _typed(g, self.event)


def _typed(g: AnyEngine, event: dict[str, Any]) -> Event:
    typed: Event = msgspec.convert(event, g.game.event_type)
    return typed
