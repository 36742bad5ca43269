"""A procedure of the rulebook is a step; its numbered paragraphs are its stages.

Steps are frozen structs on an explicit stack, so that a match can be copied, saved and resumed in
the middle of any procedure. A stage is a method named in `stages`:

* a plain stage emits events and may push steps with `g.do`;
* `@ask` puts a question to one seat, `@decide` a choice that is made by itself where there is but
  one, `@ask_all` sealed questions to several at once, `@chance` one to the chance seat. The method
  poses it (None: nobody to ask), its `.chosen` method takes the answer, or `.keeps` says in which field
  of the step it is remembered.

A stage may return the step that shall stand in its place: `self.goto(...)`, `self.done()` or
`self.but(...)`. `self` has already advanced to the next stage when a plain stage or a `.chosen`
method runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from montjoie.kernel.audiences import PUBLIC, Audience
from montjoie.kernel.compiled import in_c

END = "(end)"  # no stage can be called so
P = TypeVar("P", bound="Step")
F = TypeVar("F", bound=Callable[..., Any])


class ask:
    """A stage that puts a question to one seat."""

    everyone = False
    chance = False
    alone = False  # whether an option that is alone is taken without a question

    def __init__(self, pose: Callable[..., Any]) -> None:
        self.pose = pose
        self.then: Callable[..., Step | None] = pose
        self.__doc__ = pose.__doc__

    def chosen(self, then: F) -> F:
        """The method that takes the answer."""
        self.then = then
        return then

    def keeps(self, field: str) -> None:
        """The answer is kept in a field of the step, for the stages after it."""
        self.then = lambda step, *told: step.but(**{field: told[-1]})


class decide(ask):
    """A stage that lets a seat choose one of several options; the only one needs no question (KER-ASK-06)."""

    alone = True


class ask_all(ask):
    """A stage that puts questions to several seats at once; answers stay sealed until all are in."""

    everyone = True


class chance(ask):
    """A stage whose answer is a chance outcome."""

    chance = True


class Step(Struct, frozen=True, tag=True, tag_field="step", kw_only=True, omit_defaults=True):
    """A procedure in progress: which stage comes next, and what it needs to remember."""

    at: str = ""
    stages: ClassVar[tuple[str, ...]] = ()
    audience: ClassVar[Audience]
    scene: ClassVar[bool] = False  # what happens in it is one paragraph of the log (KER-LOG-01)
    program: ClassVar[dict[str, tuple[Any, str]]] = {}  # by `at`: what the stage does, and which comes next
    named: ClassVar[list[type[Step]]] = []

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        Step.named.append(cls)
        if unwritten := [stage for stage in cls.stages if not hasattr(cls, stage)]:
            raise TypeError(f"{cls.__name__}: stages without a method: {unwritten}")
        if cls.stages:  # bases of several procedures have none
            following = zip(cls.stages, (*cls.stages[1:], END), strict=True)
            cls.program = {stage: (getattr(cls, stage), after) for stage, after in following}
            cls.program[""] = cls.program[cls.stages[0]]

    def stage(self) -> str:
        """The name of the stage to run."""
        return self.at or self.stages[0]

    def advanced(self: P) -> P:
        """This step at its next stage."""
        return replace(self, at=self.program[self.at][1])

    @in_c
    def but(self: P, **new: Any) -> P:
        """This step with other fields."""
        return replace(self, **new)

    @in_c
    def goto(self: P, stage: str, **new: Any) -> P:
        """This step at a named stage."""
        return replace(self, at=stage, **new)

    @in_c
    def done(self: P) -> P:
        """This step, finished."""
        return replace(self, at=END)


class PublicStep(Step, frozen=True):
    """A procedure that everybody sees."""

    audience: ClassVar[Audience] = PUBLIC
