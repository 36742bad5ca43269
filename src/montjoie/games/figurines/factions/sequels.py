"""What cards and abilities do after they were used: those that hold for a while (FIG-RUL-62), those that lie
with a unit (FIG-CMD-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, TypeAlias

from montjoie.games.figurines.events import AttachedTokens
from montjoie.games.figurines.factions import deeds, permanent, when
from montjoie.games.figurines.factions.deeds import Deed
from montjoie.games.figurines.factions.plain import Kind, Said, begun, declared
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.state import Attached, G, Lasting
from montjoie.games.figurines.timing import Card, Condition, Effect, Moment, Standing, registry
from montjoie.games.figurines.timing.situation import COVERS
from montjoie.kernel import Part, Query, modifies

Lent: TypeAlias = Callable[[G, Any, Attached], object]


def attached_to(g: G, unit: str, card: str) -> Iterator[tuple[str, Attached]]:
    """The copies of a card that lie with a unit: their names and rows."""
    for name, row in g.state.attached.items():
        if row.unit == unit and row.card == card:
            yield name, row


class Sequel(Standing, frozen=True):
    """What an effect that holds for a while does in windows of its own, by itself: once for each time it was
    used on whom the moment is about. `source` is the name of its row."""

    bearer: ClassVar[str] = "unit"  # whom of the moment it must hold for
    by_bearer: ClassVar[bool] = False  # once for all rows: `source` is the bearer
    must = True

    @property
    def name(self) -> str:
        """The card that was played."""
        return self.card

    def authority(self, g: G) -> str:
        """That of the card or ability."""
        return "FIG-CMD-05" if self.card in g.content.cards else ""

    @property
    def actor(self) -> str:
        """Who bears it."""
        unit: str = getattr(self.moment, self.bearer)
        return unit

    @classmethod
    def rows(cls, g: G, moment: Moment) -> Iterable[tuple[str, Any]]:
        """What holds for the bearer."""
        return lasting.on(g, cls.card, getattr(moment, cls.bearer)).items()

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        for name, row in cls.rows(g, moment):
            source = getattr(moment, cls.bearer) if cls.by_bearer else name
            use = cls(moment=moment, owner=row.owner, source=source)
            if use.fits(g):
                yield use
            if cls.by_bearer:
                return


def sequel(of: str, card: str, *situation: str | Condition, kind: Kind = Sequel, **words: Any) -> Said:
    """What a card or ability that was used does afterwards, without a class of its own: in which windows, and
    under which conditions."""
    if card not in registry and card not in Lasting.kinds:
        raise TypeError(f"{of}: nothing is called {card}")
    if windows := tuple(each for each in situation if isinstance(each, str)):
        words["windows"] = windows
    needs = tuple(each for each in situation if not isinstance(each, str))
    return begun(of, kind, needs=needs, card=card, **words)


def as_sequel(card: str, *situation: str | Condition, **words: Any) -> Callable[[Deed], Kind]:
    """The sequel of a function's name, which does what the function does."""
    return lambda deed: sequel(deed.__name__, card, *situation, **words).does(deed, __doc__=deed.__doc__)


class OfAttached(Sequel, frozen=True):
    """What every copy of an attached card does in its windows."""

    @classmethod
    def rows(cls, g: G, moment: Moment) -> Iterable[tuple[str, Any]]:
        """The copies that lie with the bearer."""
        return attached_to(g, getattr(moment, cls.bearer), cls.card)


def attached(of: str, card: str, *situation: str | Condition, **words: Any) -> Said:
    """What every copy of an attached card does so."""
    return sequel(of, card, *situation, kind=OfAttached, **words)


class OfAttachment(Standing, frozen=True):
    """What an Attachment's ability lets its player do before its unit stands on the table."""

    ability: ClassVar[str]

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        for name, row in g.state.units.items():
            if any(cls.ability in g.content.attachments[each].abilities for each in row.attachments):
                use = cls(moment=moment, owner=row.owner, source=name)
                if use.fits(g):
                    yield use


class ToTheLast(Standing, frozen=True):
    """An ability that works as its unit falls too: who has it may have fallen with the unit, so that nobody
    holds it any more (FIG-ATC-04, FIG-ATC-05)."""

    ability: ClassVar[str]
    must = True

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Unless the unit had lost its abilities (FIG-ABL-01)."""
        use = cls(moment=moment, owner=moment.player, source=moment.unit)
        if abilities.had(g, moment.unit, cls.ability) and use.fits(g):
            yield use


def to_the_last(of: str, ability: str, window: str, *needs: Condition, **words: Any) -> Said:
    """What such an ability does in a window."""
    return begun(of, ToTheLast, needs=needs, ability=ability, windows=(window,), **words)


class WhileAttached(OfAttached, frozen=True):
    """What an attached card does until it is discarded, in the windows that end it, `ends_in`."""

    ends_in: ClassVar[tuple[str, ...]] = ()
    stages = ("act",)

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """Both kinds of windows."""
        return window in (*cls.windows, *cls.ends_in)

    def act(self, g: G) -> None:
        """It works, or goes."""
        window = self.moment.window
        if window in self.ends_in or COVERS.get(window) in self.ends_in:
            decks.detach(g, self.source)
        else:
            self.work(g)


def while_attached(of: str, card: str, *situation: str | Condition, ends_in: tuple[str, ...]) -> Said:
    """What such a card does so, until a window comes that ends it."""
    return sequel(of, card, *situation, kind=WhileAttached, ends_in=ends_in)


class Bond(Card, frozen=True):
    """A card that is attached to a friendly Combat Unit for the rest of the game. A second copy would add
    nothing (FIG-RUL-99)."""

    work = deeds.attaches

    def targets(self, g: G) -> Iterator[str]:
        """Those without it."""
        for unit in effects.friendly(g, self.owner):
            if self.who(g, unit) and next(attached_to(g, unit, self.of), None) is None:
                yield unit

    def who(self, g: G, unit: str, /) -> object:
        """Whether it can be attached to a unit."""
        return True


class CountsFallen(Sequel, frozen=True):
    """An attached card gets a token for each unit that falls and concerns it; the unit of the card itself
    takes it along."""

    windows = ("unit_destroyed",)

    @classmethod
    def rows(cls, g: G, moment: Moment) -> Iterable[tuple[str, Any]]:
        copies = ((name, row) for name, row in g.state.attached.items() if row.card == cls.card)
        return ((name, row) for name, row in copies if row.unit != moment.unit)

    def work(self, g: G) -> None:
        row = g.state.attached[self.source]
        g.emit(AttachedTokens(self.source, row.tokens + 1, row.card, row.unit))


def counts_fallen(of: str, card: str, *needs: Condition) -> Kind:
    """It counts the fallen for whom these conditions hold."""
    return declared(of, CountsFallen, card=card, needs=needs)


counted = when.condition(lambda use, g: g.state.attached[use.source].tokens > 0)  # the card has a token


class Exposing(OfAttached, frozen=True):
    """While an attached card has a token, whom its unit attacks becomes Vulnerable before the dice."""

    windows = ("attack_before_dice",)
    needs = (counted,)
    work = deeds.gives("vulnerable")


def lends(card: str, query: Query, n: int, rule: str, works: Lent = lambda g, subject, row: True) -> None:
    """An attached card adds to a sum of its unit; two copies add nothing (FIG-RUL-24)."""

    @modifies(query)
    def part(g: G, subject: Any) -> Iterator[Part]:
        if any(works(g, subject, row) for _, row in attached_to(g, permanent.unit_of(subject), card)):
            yield Part(n, rule, card)
