"""What a game declares to the kernel, and the register of games."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, Union

import msgspec

from montjoie import words
from montjoie.kernel.chance import CHANCE, LATE, SEEDS, UNDO, Rng, is_seed
from montjoie.kernel.content import PackType, base
from montjoie.kernel.engine import Engine
from montjoie.kernel.errors import ContentError, OptionError, Problem
from montjoie.kernel.events import Event, snake
from montjoie.kernel.misfits import misfit
from montjoie.kernel.plain import brief
from montjoie.kernel.reactions import OrderUses, React, Window
from montjoie.kernel.rulebook import Rule, read_rulebook
from montjoie.kernel.spaces import Space
from montjoie.kernel.state import State
from montjoie.kernel.steps import Step

S = TypeVar("S", bound=State)
C = TypeVar("C")
Opt = TypeVar("Opt")
TAKEN = (CHANCE, UNDO, LATE)  # what records write in the place of a seat


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a game that leaves nothing to agree on."""


class Positions(Protocol):
    """What a game knows of the positions that people write: as a rule its package `positions`."""

    @property
    def MOMENTS(self) -> Iterable[str]:
        """The moments a person may name."""

    def complete(
        self, content: Any, board: dict[str, Any], seats: tuple[str, ...], options: Any, /
    ) -> dict[str, Any]:
        """The tables with what a person may leave out; not yet checked."""

    def problems(self, g: Any, /) -> Iterator[Problem]:
        """What is wrong with the tables."""

    def moment(self, g: Any, name: str, seat: str | None, /) -> tuple[Step, ...]:
        """The stack for a moment: (`march`, `lannister`); empty where there is no such moment, PositionError
        where it cannot be now."""


class Armies(Protocol):
    """What a game knows of the army lists that people write, as plain JSON or text."""

    def check(self, content: Any, army: Any, /) -> Iterator[Problem]:
        """What is wrong with a list."""

    def notes(self, content: Any, army: Any, /) -> Iterator[Problem]:
        """What of it does nothing in the game."""

    def book(self, content: Any, /) -> dict[str, Any]:
        """What lists are made of, and sample lists."""

    def advice(self, content: Any, army: Any, /) -> dict[str, Any]:
        """Its points, its text, what it could take next."""


class Game(Generic[S, C, Opt]):
    """A game: its tables, its options, its first step, and where its words and rules are.

    Steps, events and decisions need no list: every class of the game's package counts.
    """

    slug: ClassVar[str]
    prefix: ClassVar[str]
    version: ClassVar[str] = "1"
    counts: ClassVar[tuple[int, ...]]
    state_type: type[S]
    option_type: type[Opt]
    opening: ClassVar[type[Step]]
    pack_type: PackType[Any, C] | None = None  # what a content pack of the game holds, where it has packs
    positions: Positions | None = None  # else the stages of the opening are the moments
    armies: Armies | None = None  # where players bring lists
    package: ClassVar[str]  # where all parts of the game live; found unless a game in one file says it
    named: ClassVar[list[type[AnyGame]]] = []
    renames: ClassVar[bool] = False  # whether the table decides what some things are called

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        Game.named.append(cls)
        cls.renames = cls.names is not Game.names
        if "package" not in cls.__dict__:
            module = cls.__module__
            alone = hasattr(sys.modules[module], "__path__") or "." not in module
            cls.package = module if alone else module.rpartition(".")[0]

    def content(self) -> C:
        """The frozen content all matches share: that of the base pack."""
        assert self.pack_type is not None, f"{self.slug} has neither packs nor content of its own"
        return base(self.pack_type).content

    def packs(self) -> dict[str, str]:
        """Content packs in use, with their digests."""
        if self.pack_type is None:
            return {}
        pack = base(self.pack_type)
        return {pack.manifest.id: pack.digest}

    def army_problems(self, army: Any) -> Iterator[Problem] | None:
        """What is wrong with an army list, plain JSON or its text; None where the game has no armies."""
        return self.armies.check(self.content(), army) if self.armies else None

    def army_notes(self, army: Any) -> Iterator[Problem]:
        """What a player should know of a list that is not wrong: entries that do nothing in the game."""
        return self.armies.notes(self.content(), army) if self.armies else iter(())

    def army_book(self) -> dict[str, Any] | None:
        """The cards that army lists are made of, and sample lists; None where the game has no armies."""
        return self.armies.book(self.content()) if self.armies else None

    def army_advice(self, army: Any) -> dict[str, Any]:
        """What helps somebody who writes a list, beside its problems: its points, what it could take next."""
        return self.armies.advice(self.content(), army) if self.armies else {}

    def seat_names(self, count: int, options: Opt) -> tuple[str, ...]:
        """Names of the seats where only their number was given."""
        return tuple(f"seat-{i + 1}" for i in range(count))

    def check_options(self, seats: tuple[str, ...], options: Opt) -> Iterator[Problem]:
        """What is wrong with the options, beyond their types."""
        return iter(())

    def setup(self, seats: tuple[str, ...], options: Opt) -> S:
        """The tables before the first chance outcome."""
        raise NotImplementedError  # pragma: no cover

    def round(self, state: S) -> int | None:
        """The number of the round or turn, where the game counts them."""
        return None

    def names(self, state: S) -> Mapping[str, str]:
        """The ids that are called as others are now: what a sentence says of a thing whose name the table
        decides, not its id."""
        return {}

    def redeal(self, g: Engine[S, C, Opt], seat: str | None, rng: Rng) -> dict[str, Any]:
        """Fields of the state that the seat cannot see, dealt anew consistently with what it knows.

        A game whose steps hide something from a seat gives `stack` too. There is no log to look into:
        what somebody may remember lies on the table.
        """
        return {}

    def look(self, g: Engine[S, C, Opt], seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """What a seat may ask about the table at any time, beside its view: distances, arcs, odds. Plain
        data, from nothing but what the seat may know; empty where there is nothing to tell."""
        return {}

    def odds(self, g: Engine[S, C, Opt], seat: str, answer: Any) -> dict[str, Any]:
        """The chances of what a legal answer of a seat that is asked leads to, as plain data, from nothing
        but what the seat may know; empty where the game tells none."""
        return {}

    def complete(self, board: dict[str, Any], seats: tuple[str, ...], options: Opt) -> dict[str, Any]:
        """The tables of a hand-written position with what a person may leave out; not yet checked."""
        known = self.positions
        return known.complete(self.content(), board, seats, options) if known else board

    def check_state(self, g: Engine[S, C, Opt]) -> Iterator[Problem]:
        """What is wrong with the tables of a position."""
        return self.positions.problems(g) if self.positions else iter(())

    def moment(self, g: Engine[S, C, Opt], name: str, seat: str | None) -> tuple[Step, ...]:
        """The stack for a moment a person names in a position."""
        if self.positions:
            return self.positions.moment(g, name, seat)
        return (self.opening(at=name),) if name in self.opening.stages else ()

    def moments(self) -> tuple[str, ...]:
        """The moments a person may name in a position."""
        return tuple(self.positions.MOMENTS) if self.positions else self.opening.stages

    def speech(self) -> words.Source:
        """Its words, without names where the base pack is broken: it must be able to say what is wrong."""
        try:
            return self.words()
        except ContentError:
            return words.source_in(self._words)

    def words(self) -> words.Source:
        """Messages and names in every language: the folder `words` of the game, the names in its packs."""
        content: Any = self.content()
        return words.source_in(self._words, content.names if self.pack_type else {})

    @property
    def _words(self) -> Path:
        return Path(sys.modules[self.package].__file__ or "").parent / "words"

    def own_rules(self) -> dict[str, Rule]:
        """The game's rules; the rulebook named after the game unless it says otherwise."""
        return read_rulebook(self.slug)

    # Found by the kernel.

    def _owns(self, thing: Any) -> bool:
        module: str = thing.__module__
        return module == self.package or module.startswith((self.package + ".", "montjoie.kernel."))

    @cached_property
    def kinds(self) -> dict[str, type[Space]]:
        """Every kind of decision that the game asks for, by its stable name."""
        own = (
            space
            for space in Space.named
            if self._owns(space)
            and not space.__module__.startswith("montjoie.kernel")
            and space.__dict__.get("asked", True)
        )
        windows = [s for s in Step.named if self._owns(s) and issubclass(s, Window) and s.stages]
        shared: list[type[Space]] = []
        shared += [React] if any(w.question is React for w in windows) else []
        shared += (
            [OrderUses] if any(w.arrange is Window.arrange and "order" in w.stages for w in windows) else []
        )
        return {self.kind(space): space for space in (*own, *shared)}

    def kind(self, space: type[Space]) -> str:
        """The stable name of a kind of decision: GAME.NAME."""
        return f"{self.slug}.{snake(space.__name__)}"

    @cached_property
    def step_type(self) -> Any:
        """The union of all steps, for decoding a saved stack."""
        return Union[tuple(s for s in Step.named if self._owns(s) and s.stages)]  # noqa: UP007

    @cached_property
    def event_type(self) -> Any:
        """The union of all events, for decoding a feed."""
        return Union[tuple(e for e in Event.named if self._owns(e))]  # noqa: UP007

    def check_events(self) -> None:
        """TypeError where an event declares to write what neither it nor the tables have."""
        for event in Event.named:
            write = getattr(event, "writes", None) if self._owns(event) else None
            if write and (unknown := sorted(write.misfits(event, self.state_type))):
                raise TypeError(f"{event.__name__}: no {', '.join(unknown)} in it or in {write.table}")

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The game's rules and the kernel's."""
        return {**read_rulebook("kernel"), **self.own_rules()}

    def option_schema(self) -> dict[str, Any]:
        """JSON Schema of the options, for forms; a game adds the values that its content knows."""
        return msgspec.json.schema(self.option_type)

    def read_options(self, raw: Any) -> Opt:
        """The options, typed; OptionError names the path of what is wrong (KER-SET-01)."""
        try:
            return msgspec.convert(raw, self.option_type)
        except msgspec.ValidationError as error:
            raise OptionError(
                [misfit("options", error, self.option_type, "KER-SET-01", "option-bad")]
            ) from None
        except (UnicodeError, RecursionError):
            facts = {"form": "misfit-other"}
            raise OptionError([Problem("options", "KER-SET-01", "option-bad", facts)]) from None

    def read_seats(self, seats: int | Sequence[str], options: Opt) -> tuple[str, ...]:
        """The seats' names; OptionError where their number or names are wrong (KER-SET-02)."""
        if isinstance(seats, bool) or not isinstance(seats, (int, list, tuple)):
            raise OptionError([Problem("seats", "KER-SET-02", "seats-type", {"given": brief(seats)})])
        count = seats if isinstance(seats, int) else len(seats)
        if count not in self.counts:
            facts = {"given": brief(count), "allowed": [str(n) for n in self.counts]}
            raise OptionError([Problem("seats", "KER-SET-02", "seats-number", facts)])
        if isinstance(seats, int):
            return self.seat_names(seats, options)
        named = all(isinstance(s, str) and s and s.isprintable() and s not in TAKEN for s in seats)
        if not named or len(set(seats)) != count:
            raise OptionError([Problem("seats", "KER-SET-02", "seats-names", {})])
        return tuple(seats)


def read_seed(seed: object) -> None:
    """OptionError where a seed is not one (KER-SET-04)."""
    if not is_seed(seed):
        facts = {"given": brief(seed), "low": SEEDS[0], "high": SEEDS[-1]}
        raise OptionError([Problem("seed", "KER-SET-04", "seed-bad", facts)])


AnyGame: TypeAlias = Game[Any, Any, Any]
_games: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Make a game known under its slug, with its words."""
    game.check_events()
    _games[game.slug] = game
    words.register(game.prefix, game.speech)


def chapters(package: str) -> None:
    """Read every file of a game: also those that no other names, since all they do is to fill registers."""
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        importlib.import_module(module.name)


def games() -> tuple[str, ...]:
    """The games that can be played: the packages of `montjoie.games` that register one, and all others
    that have registered."""
    _read_shelf()
    return tuple(_games)


@cache
def _read_shelf() -> None:
    shelf = importlib.import_module("montjoie.games")
    for module in pkgutil.iter_modules(shelf.__path__):
        importlib.import_module(f"montjoie.games.{module.name}")


def pack_types() -> dict[str, PackType[Any, Any]]:
    """What the packs of each game hold; of one that is written but cannot be played yet, too."""
    games()
    return {game.slug: game.pack_type for game in Game.named if game.pack_type is not None}


def find(slug: str) -> AnyGame:
    """The game of that name (KER-SET-03)."""
    if slug not in _games and slug not in games():
        facts = {"given": str(slug)[:60], "known": list(games())}
        raise OptionError([Problem("game", "KER-SET-03", "game-unknown", facts)])
    return _games[slug]
