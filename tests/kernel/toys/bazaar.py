"""Bazaar: a walk past nine stalls, one for every kind of answer, with a rule of its own at each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from montjoie import words
from montjoie.kernel import (
    PUBLIC,
    Allocation,
    Amount,
    Answer,
    Assignment,
    Branch,
    Dice,
    Engine,
    Event,
    Game,
    OneOf,
    Ordering,
    Path,
    Pose,
    Problem,
    Question,
    Refusal,
    Row,
    Rule,
    Space,
    State,
    Step,
    Subset,
    ask,
    chance,
    register,
)
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.motion import Place


class Bargain(Row, frozen=True):
    """What was settled at a stall."""

    stall: str
    terms: str


class Town(State):
    """The bargains by number, and the tent."""

    bargains: dict[str, Bargain] = {}
    tent: Place | None = None
    luck: int = 0
    AUDIENCES = {"bargains": PUBLIC, "tent": PUBLIC, "luck": PUBLIC}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the walk begins, and whether a stage breaks down."""

    first: str = "fruit"
    only: bool = False
    trouble: Literal["none", "crash", "crash-later", "stuck", "lost"] = "none"


G: TypeAlias = Engine[Town, None, Options]


class Settled(Event, frozen=True):
    """A bargain is settled."""

    seat: str
    stall: str
    terms: str
    rule = "BZR-RUN-01"
    audience = PUBLIC

    def apply(self, state: Town) -> None:
        state.bargains[str(len(state.bargains) + 1)] = Bargain(self.stall, self.terms)


class Lucky(Event, frozen=True):
    """The dice of the last stall."""

    pips: int
    rule = "BZR-RUN-02"
    audience = PUBLIC

    def apply(self, state: Town) -> None:
        state.luck = self.pips


class Fruit(OneOf, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if answer == "rotten plum":
            yield Refusal("BZR-ANS-01", "rotten", fruit=answer)


class Basket(Subset, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if {"apple", "cheese"} <= set(answer):
            yield Refusal("BZR-ANS-01", "no-match", one="apple", other="cheese")


class Haggle(Amount, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if answer % 2:
            yield Refusal("BZR-ANS-01", "odd", given=answer)


class Queue(Ordering, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if answer[0] == "thief":
            yield Refusal("BZR-ANS-01", "thief-first")


class Pay(Allocation, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if answer.get("copper", 0) == 3:
            yield Refusal("BZR-ANS-01", "odd", given=3)


class Errands(Assignment, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if answer.get("north") == answer.get("south") != None:  # noqa: E711
            yield Refusal("BZR-ANS-01", "no-match", one="north", other="south")

    def viable(self, g: AnyEngine, partial: dict[str, str]) -> bool:
        return partial.get("north") is None or partial.get("north") != partial.get("south")


class Porters(Assignment, frozen=True):
    pass


class Trade(Branch, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        yield from super().forbids(g, answer)
        if answer == {"haggle": 4}:
            yield Refusal("BZR-ANS-01", "odd", given=4)


class Pitch(Pose, frozen=True):
    """Anywhere but near the well."""

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if abs(answer["x"] - 5000) + abs(answer["y"] - 5000) < 1000:
            yield Refusal("BZR-ANS-01", "too-near", x=answer["x"], y=answer["y"])

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        for x in range(0, self.width + 1, 2500):
            for y in range(0, self.depth + 1, 2500):
                yield {"x": x, "y": y, "facing": (x + y) % 36_000}


class Stroll(Path, frozen=True):
    """Not farther than six inches in all."""

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if (far := sum(leg["ahead"] for leg in answer)) > 6000:
            yield Refusal("BZR-ANS-01", "too-far", far=far)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        yield []
        for turn in (-9000, 0, 9000):
            for ahead in (2000, 7000):
                leg = {"turn": turn, "ahead": ahead, "pivot": "left-wheel"}
                yield [leg]
                yield [leg, leg]


def stall(name: str) -> Space:
    """What may be answered at a stall."""
    pay = Pay({"gold": 1, "silver": 3, "copper": 4}, low=7, high=9, worth={"gold": 5, "silver": 2})
    match name:
        case "fruit":
            return Fruit(("apple", "rotten plum", "blood orange"))
        case "basket":
            return Basket(("apple", "bread", "cheese", "date"), low=1, high=3)
        case "haggle":
            return Haggle(1, 6)
        case "queue":
            return Queue(("thief", "baker", "lady: veiled"))
        case "pay":
            return pay
        case "errands":
            return Errands(
                {"north": ("cook", "page"), "south": ("cook", "page"), "east": ("page",)}, {"page": 1}
            )
        case "porters":
            both = ("ann", "bob")
            return Porters({"silk": both, "salt": both, "tea": ("ann",)}, {"ann": 2, "bob": 1}, complete=True)
        case "trade":
            nothing = Haggle(1, 1)
            doors = {"leave": None, "pay": pay, "haggle": Haggle(2, 5), "closed": nothing}
            return Trade({**doors, "inner door": Trade({"yes": None, "haggle": Haggle(2, 4)})})
        case "pitch":
            return Pitch("tent", 10_000, 5_000)
        case _:
            return Stroll("you", 2)


STALLS = ("fruit", "basket", "haggle", "queue", "pay", "errands", "porters", "trade", "pitch", "stroll")


class Market(Step, frozen=True):
    """The whole walk: every stall is a procedure of its own (BZR-RUN-01)."""

    stalls: tuple[str, ...] = ()
    stages = ("plan", "visit", "dice", "close")
    audience = PUBLIC

    def plan(self, g: G) -> Market:
        """A stage may give the step other fields."""
        begin = STALLS.index(g.options.first)
        return self.but(stalls=STALLS[begin : begin + 1] if g.options.only else STALLS[begin:])

    def visit(self, g: G) -> Step | None:
        """A loop: do a procedure, come back here."""
        if not self.stalls:
            return None
        g.do(Stall(stall=self.stalls[0], seat=g.seats[len(self.stalls) % len(g.seats)]))
        return self.goto("visit", stalls=self.stalls[1:])

    @chance
    def dice(self, g: G) -> Dice | None:
        """BZR-RUN-02: two dice for luck."""
        return None if g.options.only else Dice(2)

    @dice.chosen
    def diced(self, g: G, faces: list[int]) -> None:
        if g.options.trouble == "crash-later":
            raise ZeroDivisionError("the dice fell off the table")
        g.emit(Lucky(sum(faces)))

    def close(self, g: G) -> Step | None:
        if g.options.trouble == "lost":
            return None
        if g.options.trouble == "stuck":
            return self.goto("close")
        g.finish([g.seats], dict.fromkeys(g.seats, g.state.luck), "BZR-RUN-02", "market-closed")
        return None


class Stall(Step, frozen=True):
    """One bargain (BZR-RUN-01)."""

    stall: str
    seat: str
    stages = ("skip", "bargain", "greet")
    audience = PUBLIC

    @ask
    def skip(self, g: G) -> Question | None:
        """Nobody to ask: the stage is passed over."""
        return None

    @ask
    def bargain(self, g: G) -> Question:
        return Question(self.seat, stall(self.stall), "BZR-RUN-01")

    @bargain.chosen
    def bargained(self, g: G, seat: str, answer: Answer) -> Step | None:
        g.emit(Settled(seat, self.stall, stall(self.stall).write(answer)))
        if g.options.trouble == "crash":
            raise KeyError("a rule that fails after it has written")
        return self.done() if self.stall == "fruit" else None

    def greet(self, g: G) -> None:
        """Not for the fruit stall, which is done by then."""


MESSAGES = """
event-settled = {seat} {stall} {terms}
event-lucky = {pips}
ask-fruit = {seat}?
ask-basket = {seat}?
ask-haggle = {seat}?
ask-queue = {seat}?
ask-pay = {seat}?
ask-errands = {seat}?
ask-porters = {seat}?
ask-trade = {seat}?
ask-pitch = {seat}?
ask-stroll = {seat}?
rotten = {fruit}!
no-match = {one}, {other}!
odd = {given}!
thief-first = !
too-near = {x}, {y}!
too-far = {far}!
market-closed = closed
""".replace("{", "{ $").replace("}", " }")


class Bazaar(Game[Town, None, Options]):
    slug, prefix, counts, package = "bazaar", "BZR", (1, 2), __name__
    state_type, option_type, opening = Town, Options, Market

    def content(self) -> None:
        """None."""

    def setup(self, seats: tuple[str, ...], options: Options) -> Town:
        return Town()

    def check_options(self, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
        if options.first not in STALLS:
            facts = {"form": "misfit-value", "given": options.first, "values": ", ".join(STALLS)}
            yield Problem("options.first", "KER-SET-01", "option-bad", facts)

    def check_state(self, g: G) -> Iterator[Problem]:
        for n, bargain in g.state.bargains.items():
            if bargain.stall not in STALLS:
                yield Problem(f"position.board.bargains.{n}.stall", "BZR-RUN-01", "rotten", {"fruit": n})

    def moments(self) -> tuple[str, ...]:
        return STALLS

    def moment(self, g: G, name: str, seat: str | None) -> tuple[Step, ...]:
        """A stall by its name, for the seat to act."""
        if name not in STALLS:
            return ()
        return (Market(at="dice"), Stall(stall=name, seat=seat or g.seats[0], at="bargain"))

    def words(self) -> words.Source:
        names = {"en": {"apple": "an apple"}, "fr": {"apple": "une pomme"}}
        return words.Source({"en": MESSAGES, "fr": MESSAGES}, names)

    def own_rules(self) -> dict[str, Rule]:
        return {id: Rule(id, "Toy.", "Bazaar") for id in ("BZR-RUN-01", "BZR-RUN-02", "BZR-ANS-01")}


def at(name: str, **options: Any) -> dict[str, Any]:
    """Options for a walk that begins, and ends, at a stall."""
    return {"first": name, "only": True, **options}


register(Bazaar())
