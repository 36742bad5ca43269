"""The promise of derived facts: what is kept is what would be found anew."""

from __future__ import annotations

from typing import Any

from montjoie.kernel.conformance.case import Case, promise
from montjoie.kernel.engine import Engine
from montjoie.kernel.events import Event
from montjoie.kernel.facts import Facts, Tables


class Doubter(Engine[Any, Any, Any]):
    """A match that believes no fact: all that are kept are worked out again around every event."""

    __slots__ = ()

    def emit(self, event: Event, rule: str = "") -> None:
        """Let it happen, with a doubt before and after."""
        self.doubt(f"before {type(event).__name__}")
        super().emit(event, rule)
        self.doubt(f"after {type(event).__name__}")

    def doubt(self, moment: str) -> None:
        """ValueError where a fact that is kept no longer holds."""
        fresh = Tables(self)
        fresh.facts, fresh.lore = Facts(), Facts()
        for found, args, kept in self.facts.known():
            if (now := found.__wrapped__(fresh, *args)) != kept:
                raise ValueError(f"{moment} {found.__name__}{args} is {now!r}, not {kept!r} as kept")


@promise
def keeps_no_stale_fact(case: Case) -> None:
    """All that a match keeps of what follows from its tables still holds, around every event (KER-TAL-03)."""
    for _, match, seat, answer in case.walk():
        if seat:
            twin = match.clone()
            twin.engine.__class__ = Doubter
            for decision in twin.decisions.values():
                decision.sample(case.rng("known"))
            assert isinstance(twin.engine, Doubter)
            twin.engine.doubt("where it is asked")
            twin.inside.enter(seat, answer)
            twin.engine.doubt("at the end")
