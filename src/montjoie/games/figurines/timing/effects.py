"""Situations, and the effects that wait for them: Orders, cards, abilities, rules (FIG-TIM-02)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from montjoie.games.figurines.powers.causes import nothing
from montjoie.games.figurines.state import G
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask

registry: dict[str, type[Effect]] = {}  # by the id of the ability, card or rule


class Moment(Struct, frozen=True, omit_defaults=True):
    """A situation that effects wait for; one row of table 5.3 is one trigger, however a card words it
    (FIG-TIM-02, FIG-CMD-06, FIG-EX-22)."""

    window: str
    unit: str = ""  # whom it is about: who is activated, attacks, moves, tests, falls
    other: str = ""  # the other unit concerned: the defender, the target of a charge, the destroyer
    player: str = ""  # whose turn, card, zone or effect it is about
    ncu: str = ""
    zone: str = ""
    card: str = ""  # the Tactics card or Order in question
    kind: str = ""  # of action, attack or condition
    n: int = 0


class Effect(PublicStep, frozen=True):
    """What an Order, a card, an ability or a token does when it is used.

    A subclass gives `of`, its id in the content, which says its windows and limits; `needs`, the conditions
    under which it can be used, which look at public facts alone; and what it does, `work`. One that has
    `targets` lets its owner choose among them first. Base classes: `Ability`, `Card` (`playing.py`),
    `Standing` (a rule of the game that works the same way).
    """

    moment: Moment
    owner: str  # the player who uses it
    source: str = ""  # the unit or NCU that has it
    target: str = ""  # what its owner chose, where it asks for one
    of: ClassVar[str] = ""
    needs: ClassVar[tuple[Condition, ...]] = ()
    needs_target: ClassVar[bool] = True  # one that has `targets` cannot be used without any

    def __init_subclass__(cls, **config: Any) -> None:
        if "of" in cls.__dict__ and not cls.stages:
            cls.stages = ("work",) if cls.targets is Effect.targets else AIMED
        super().__init_subclass__(**config)
        if "of" in cls.__dict__:
            if cls.of in registry:
                raise TypeError(f"two effects of {cls.of}")
            registry[cls.of] = cls

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """Whether it waits for a window."""
        raise NotImplementedError  # pragma: no cover

    @property
    def because(self) -> str:
        """What it does happens because of it, or of the card or ability whose sequel it is."""
        return self.name

    def authority(self, g: G) -> str:
        """The rule by which it works, where effects of its kind have one."""
        return ""

    @property
    def name(self) -> str:
        """What the dice and sums that it changes are told to change by."""
        return self.of

    @property
    def actor(self) -> str:
        """The unit it speaks of: the one that has it, or the one whom the moment is about."""
        return self.source or self.moment.unit

    def fits(self, g: G) -> bool:
        """Whether it can be used here, as far as everybody can tell."""
        for condition in self.needs:
            if not condition(self, g):
                return False
        aimed = self.needs_target and type(self).targets is not Effect.targets
        return not aimed or next(iter(self.targets(g)), None) is not None

    def key(self) -> str:
        """How it is named in an answer."""
        raise NotImplementedError  # pragma: no cover

    def ready(self, g: G) -> bool:
        """Whether the unit or NCU that has it has not used it up; only abilities are had so."""
        return False

    def limited(self, g: G) -> bool:
        """Whether it counts against one Order or card per trigger (FIG-TIM-01, FIG-TIM-03)."""
        return False

    def forced(self, g: G) -> bool:
        """Whether it happens by itself (FIG-CRD-05, FIG-TIM-08)."""
        return False

    def begin(self, g: G) -> None:
        """Pay for it and run it."""
        g.do(self)

    def work(self, g: G, /) -> Step | None:
        """What it does, to its target where it has one; some choose here, and work in stages of their own."""
        return None

    # Many effects choose one thing, then do something to it.

    def targets(self, g: G, /) -> Iterable[str]:
        """What its owner may choose."""
        return ()

    def aims(self, g: G) -> tuple[str, ...]:
        """Those of them that it can reach."""
        return tuple(self.targets(g))

    def sole(self, g: G) -> Step | None:
        """One that is alone needs no question; where there is none, `target` stays empty."""
        options = self.aims(g)
        return self.goto("resolve", target="".join(options)) if len(options) < 2 else None

    @ask
    def aim(self, g: G) -> Question | None:
        """Its owner chooses (FIG-D-36)."""
        return self.choice(self.aims(g))

    aim.keeps("target")

    def resolve(self, g: G) -> Step | None:
        """It works, where there still is something to choose (FIG-RUL-58)."""
        if self.target:
            return self.work(g)
        if self.needs_target:
            nothing(g, "no_target")
        return None

    def choice(self, options: Iterable[str], rule: str = "FIG-CRD-05") -> Question | None:
        """The question which of several its owner chooses; none where there are none."""
        offered = tuple(options)
        return Question(self.owner, ChooseTarget(offered, self.of), rule) if offered else None


Condition: TypeAlias = Callable[[Effect, G], object]  # met if the answer is true
AIMED = ("sole", "aim", "resolve")


class ChooseTarget(OneOf, frozen=True):
    """The owner of an effect chooses what it is aimed at, or which way it works (FIG-D-36)."""

    always = "named"

    effect: str  # the card, ability or rule


class Standing(Effect, frozen=True):
    """A rule that lets somebody use something: a condition token, the Charge bonus, a siege card."""

    windows: ClassVar[tuple[str, ...]] = ()
    must: ClassVar[bool] = False
    card: ClassVar[str] = ""  # the card or ability that holds for a while, or lies somewhere, where it works

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        return window in cls.windows

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every way in which somebody can use it at this moment."""
        raise NotImplementedError  # pragma: no cover

    @classmethod
    def expected(cls, g: G, moment: Moment, player: str) -> bool:
        """Whether a player might use it, as far as all can tell; for secrets other than Tactics cards."""
        return False

    @property
    def actor(self) -> str:
        """The unit whom the moment is about."""
        return self.moment.unit

    def forced(self, g: G) -> bool:
        """Whether it leaves no choice."""
        return self.must

    def key(self) -> str:
        """`rule:NAME`, or `rule:NAME/SOURCE`."""
        return f"rule:{self.of}/{self.source}" if self.source else f"rule:{self.of}"
