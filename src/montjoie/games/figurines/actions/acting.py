"""Chapter 4.9: actions in general (FIG-ACT)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from montjoie.games.figurines.actions import legality
from montjoie.games.figurines.actions.boosts import NONE, Boosts
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import ActionChosen
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.causes import because, nothing
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, Situation, hook, open_window
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask, decide


class ChooseAction(OneOf, frozen=True):
    """The owner of an activated Combat Unit chooses its one action, the kind of an attack with it, or
    forgoes it (FIG-D-19, FIG-D-24, FIG-ACT-01)."""

    unit: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why it cannot do that."""
        known = next(legality.problems(g, self.unit, answer), None) if answer in legality.ACTIONS else None
        facts = {"unit": self.unit, "action": answer[:60], "offered": self.options}
        yield known or Refusal(rule, "action-not-offered", **facts)


class ChooseFreeAction(ChooseAction, frozen=True):
    """The owner of a unit that is given a free action chooses among those it may do, or declines (FIG-D-19,
    FIG-ACT-03)."""

    against: str = ""


class TakeAction(PublicStep, frozen=True):
    """An activated Combat Unit performs one action, or forgoes it (FIG-ACT-01)."""

    unit: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """One of the legal ones."""
        if not units.alive(g, self.unit):
            return None
        space = ChooseAction(legality.choices(g, self.unit), self.unit)
        return Question(g.state.units[self.unit].owner, space, "FIG-ACT-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, action: str) -> None:
        """Then its activation ends."""
        if action == legality.FORGO:
            g.emit(ActionChosen(self.unit, legality.FORGO))
        else:
            g.do(Act(unit=self.unit, action=action, against=legality.challenger(g, self.unit)))


class FreeAction(PublicStep, frozen=True):
    """A unit may make a free action, of those named; it uses up nothing, and a unit activated before may
    make it too (FIG-GLO-04, FIG-ACT-03). `attack` stands for every kind of attack (FIG-RUL-55). A unit that
    can do none of them does nothing (FIG-RUL-58)."""

    unit: str
    actions: tuple[str, ...]
    against: str = ""  # the only enemy that may be attacked or charged
    boosts: Boosts = NONE
    optional: bool = True
    distance: int = 0  # of a maneuver or a shift, where it is not the usual one
    retreat_reroll: str = ""  # what lets its owner roll the die of a retreat again
    no_attack: bool = False  # a charge without its attack
    cause: str = ""  # for the log, where no running procedure tells it
    stages = ("begin", "choose")

    @property
    def because(self) -> str | None:
        return self.cause or None

    def begin(self, g: G) -> Step | None:
        """Without an action that it can do now there is nothing to choose (FIG-RUL-58); it is told why."""
        if self.possible(g):
            return None
        self.explain(g)
        return self.done()

    def possible(self, g: G) -> tuple[str, ...]:
        """What it can do now."""
        return legality.legal(g, self.unit, self.actions, self.against) if self.present(g) else ()

    @decide
    def choose(self, g: G) -> Question:
        """Its owner; the only action of a unit that must do one needs no question."""
        options = (*self.possible(g), legality.DECLINE) if self.optional else self.possible(g)
        space = ChooseFreeAction(options, self.unit, self.against)
        return Question(g.state.units[self.unit].owner, space, "FIG-ACT-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, action: str) -> None:
        """By all the rules of the action (FIG-ACT-03)."""
        if action == legality.DECLINE:
            can = self.possible(g)
            nothing(g, "declined", "FIG-ACT-03", unit=self.unit, actions=can, player=seat)
        else:
            g.do(self.act(action))

    def explain(self, g: G) -> None:
        """Why it can do none of them: the reason of the only one, or that there is none for all."""
        if not self.present(g):
            nothing(g, "fallen", "FIG-UNT-10", unit=self.unit)
            return
        named = dict.fromkeys(
            each for action in self.actions for each in legality.KINDS.get(action, (action,))
        )
        refusals = [next(legality.problems(g, self.unit, action, self.against)) for action in named]
        first, alike = refusals[0], len({refusal.key for refusal in refusals}) == 1
        told = {key: first.facts[key] for key in ("enemy", "source") if alike and key in first.facts}
        if self.against and "enemy" not in told:
            why, told = "against", {"enemy": self.against}
        else:
            why = first.key if alike else "action-none"
        rule = first.rule if alike else "FIG-RUL-58"
        nothing(g, why, rule, unit=self.unit, actions=tuple(named), **told)

    def act(self, action: str) -> Act:
        """The action, with all that the effect adds to it."""
        given = {name: getattr(self, name) for name in HANDED if name != "free"}
        return Act(action=action, free=True, **given)

    def present(self, g: G) -> bool:
        """Whether the unit stands on the table; one that falls may still act in answer to that (FIG-RUL-67),
        but not later (FIG-UNT-10)."""
        answered = (step.moment for step in g.stack if isinstance(step, Situation))
        falls = any((each.window, each.unit) == ("unit_destroyed", self.unit) for each in answered)
        return units.alive(g, self.unit) or falls


class Act(PublicStep, frozen=True):
    """A unit performs an action."""

    unit: str
    action: str
    free: bool = False
    against: str = ""
    boosts: Boosts = NONE
    distance: int = 0
    retreat_reroll: str = ""
    no_attack: bool = False
    cancelled: bool = False  # an effect puts a stop to it, or stands in its place
    stages = ("declare", "perform", "end")

    def declare(self, g: G) -> None:
        """The action is chosen. 5.3: action_declared."""
        g.emit(ActionChosen(self.unit, self.action, self.free, because(g) if self.free else None))
        owner = g.state.units[self.unit].owner
        open_window(g, Moment("action_declared", unit=self.unit, player=owner, kind=self.action))

    def perform(self, g: G) -> None:
        """It is resolved, if it still can be (FIG-RUL-58)."""
        stands = g.state.units[self.unit].where == "table" and not self.cancelled
        if stands and next(legality.problems(g, self.unit, self.action, self.against), None) is None:
            g.do(self.procedure())

    def procedure(self) -> Step:
        """The rules of the action, with what was said of it."""
        kind = procedures[self.action]
        handed = {there: getattr(self, here) for here, there in HANDED.items()}
        return kind(**{name: handed[name] for name in kind.__struct_fields__ if name in handed})

    def end(self, g: G) -> None:
        """The action is over, and what held until its end, unless it interrupted another."""
        if g.state.units[self.unit].where == "table":
            hook(g).action_ended(g, self.unit)
        if not any(isinstance(step, Act) for step in g.stack[:-1]):
            lasting.end(g, "action")


HANDED = {
    **{name: name for name in ("unit", "free", "against", "boosts", "distance", "no_attack")},
    "retreat_reroll": "reroll",
}  # what is said of an action, and the field of its procedure where that has one
procedures: dict[str, type[Step]] = {}  # by action
P = TypeVar("P", bound=type[Step])


def performs(action: str) -> Callable[[P], P]:
    """Declare the procedure of an action, ordinary (FIG-ACT-01) or given by effects alone (FIG-ACT-03)."""

    def mark(procedure: P) -> P:
        procedures[action] = procedure
        return procedure

    return mark
