"""Carrying out the text of a card or ability: its ops one after the other (WES-GEN-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from montjoie.games.westeros.cards import texts, usefulness
from montjoie.games.westeros.cards.aim import Aim, candidates, why_not
from montjoie.games.westeros.cards.declaring import declared
from montjoie.games.westeros.content.effects import AnyOp, Op, Order, ToUnits
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.kernel import Answer, PublicStep, Question, Refusal, Step, Subset, ask

DEEDS: dict[type[Op], Callable[[G, Any, Any], None]] = {}  # what each op does; `abilities.deeds` fills it


class ChooseUnits(Subset, frozen=True):
    """The player of a card or ability names the units that its effect is done to."""

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why a unit cannot be named; how many may be is the card's word."""
        step: CarryOut = g.running(CarryOut)
        op = step.op()
        for unit in answer:
            if unit not in self.options and isinstance(op, ToUnits):
                refusal = why_not(g, step.aim(g), op, unit)
                yield refusal or Refusal(rule, "not-offered", answer=unit, offered=self.options)
                return
        yield from super().misfits(g, rule, answer)

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """WES-CRD-07, WES-RUL-84: the commands still to come must find somebody too."""
        step: CarryOut = g.running(CarryOut)
        if not step.leaves_some(g, answer):
            yield Refusal("WES-RUL-84", "card-leaves-nobody", card=texts.source(step.text))


class DeclareUnits(ChooseUnits, frozen=True):
    """The player of a command card declares which units it activates: "up to N" allows fewer, at least one
    (WES-CRD-11)."""

    always = "named"


class CarryOut(PublicStep, frozen=True):
    """A text is carried out for a commander, op by op in the order printed."""

    house: str
    commander: str
    text: str  # as in `texts`
    reach: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ()
    later: tuple[str, ...] = ()  # the commands chosen with it that come after it
    index: int = 0
    same: tuple[str, ...] = ()  # the units an op is done to
    stages = ("choose", "name_all", "work")

    def op(self) -> AnyOp:
        """The op under way."""
        return texts.ops(self.text)[self.index]

    def aim(self, g: G) -> Aim:
        """Whom it can be done to."""
        return Aim(self.house, self.commander, self.reach, self.ordered, self.same, declared(g))

    def leaves_some(self, g: G, units: Iterable[str]) -> bool:
        """Whether each command still to come could affect something if this one is done to some units
        (WES-CRD-07)."""
        if self.index or not self.later:
            return True
        aim = Aim(self.house, self.commander, self.reach, turned=frozenset((*declared(g), *units)))
        return usefulness.of_all(g, aim, [texts.ops(text)[0] for text in self.later])

    @ask
    def choose(self, g: G) -> Question | None:
        """WES-CRD-11: up to so many, at least one; nobody is asked where there is nothing to choose."""
        op = self.op()
        if not isinstance(op, ToUnits) or op.count == "all":
            return None
        units = tuple(candidates(g, self.aim(g), op))
        if len(units) < 2:
            return None
        space = DeclareUnits if isinstance(op, Order) else ChooseUnits
        named = space(units, 1, min(op.count, len(units)))
        return to(g, self.house, named, "WES-CRD-11" if isinstance(op, Order) else texts.rule(self.text))

    @choose.chosen
    def chosen(self, g: G, seat: str, units: list[str]) -> Step:
        """The op is done to those named."""
        return self.goto("work", same=tuple(units))

    def name_all(self, g: G) -> Step | None:
        """WES-CRD-08: "all" means all that it can be done to."""
        op = self.op()
        return self.but(same=tuple(candidates(g, self.aim(g), op))) if isinstance(op, ToUnits) else None

    def work(self, g: G) -> Step:
        """The op is done, then the next one's turn comes."""
        op = self.op()
        if self.same or not isinstance(op, ToUnits):
            DEEDS[type(op)](g, self, op)
        if self.index + 1 == len(texts.ops(self.text)):
            return self.done()
        return self.goto("choose", index=self.index + 1)
