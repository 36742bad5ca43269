"""Fencing: blows that can be answered, for reaction windows and explained sums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from montjoie import words
from montjoie.kernel import (
    PUBLIC,
    WINDOW,
    Engine,
    Event,
    Game,
    OneOf,
    Part,
    PublicEvent,
    Query,
    Question,
    Rng,
    Row,
    Rule,
    Shuffle,
    State,
    Step,
    Window,
    ask,
    chance,
    change,
    counted,
    modifies,
    private,
    register,
    shuffled,
)

WOUNDS = Query("wounds")  # (by, target)
CARDS = ("parry-1", "parry-2", "riposte-1", "riposte-2", "blank-1", "blank-2", "blank-3", "blank-4")


class Fighter(Row, frozen=True):
    """A fighter with two secret cards."""

    seat: str
    cards: tuple[str, ...] = ()
    wounds: int = 0
    armour: int = 0


class Ring(State):
    """The fighters and what was played."""

    fighters: dict[str, Fighter]
    blows: int = 0
    played: tuple[str, ...] = ()
    AUDIENCES = {
        "fighters": private(lambda g, fighter: fighter.seat, counted(cards="held")),
        "blows": PUBLIC,
        "played": PUBLIC,
    }


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Armour for all; naive windows ask only those who hold a card that fits, and so betray it."""

    armour: int = 0
    naive: bool = False
    cap: int = 9


G: TypeAlias = Engine[Ring, None, Options]


def own_hand(g: G, event: Drawn, seat: str | None) -> Any:
    return {"hands": {s: hand for s, hand in event.hands.items() if s == seat}}


class Drawn(Event, frozen=True):
    """Everybody draws two cards."""

    hands: dict[str, tuple[str, ...]]
    rule = "PRL-SET-01"
    audience = own_hand

    def apply(self, state: Ring) -> None:
        for seat, hand in self.hands.items():
            change(state.fighters, seat, cards=hand)


class Struck(PublicEvent, frozen=True):
    """A blow lands."""

    by: str
    target: str
    wounds: int
    rule = "PRL-RUN-01"

    def apply(self, state: Ring) -> None:
        change(state.fighters, self.target, wounds=state.fighters[self.target].wounds + self.wounds)


class Aimed(PublicEvent, frozen=True):
    """A blow is aimed."""

    by: str
    rule = "PRL-RUN-01"

    def apply(self, state: Ring) -> None:
        state.blows += 1


class Played(PublicEvent, frozen=True):
    """A card is played as a reaction."""

    seat: str
    card: str
    rule = "PRL-RXN-01"

    def apply(self, state: Ring) -> None:
        fighter = state.fighters[self.seat]
        left = tuple(card for card in fighter.cards if card != self.card)
        change(state.fighters, self.seat, cards=left)
        state.played += (self.card,)


class Dented(PublicEvent, frozen=True):
    """Armour takes a wound by itself."""

    seat: str
    rule = "PRL-RXN-02"

    def apply(self, state: Ring) -> None:
        change(state.fighters, self.seat, armour=state.fighters[self.seat].armour - 1)


class Aim(OneOf, frozen=True):
    """Whom to strike."""


class Fencing(Step, frozen=True):
    """Draw, then three blows each (PRL-SET-01, PRL-RUN-01)."""

    stages = ("draw", "aim", "end")
    audience = PUBLIC

    @chance
    def draw(self, g: G) -> Shuffle:
        return Shuffle(len(CARDS))

    @draw.chosen
    def drawn(self, g: G, order: list[int]) -> None:
        hands = {s: order[2 * i : 2 * i + 2] for i, s in enumerate(g.seats)}
        g.emit(Drawn({s: tuple(CARDS[n] for n in sorted(hand)) for s, hand in hands.items()}))

    @ask
    def aim(self, g: G) -> Question | None:
        if g.state.blows == 3 * len(g.seats):
            return None
        seat = g.seats[g.state.blows % len(g.seats)]
        return Question(seat, Aim(tuple(s for s in g.seats if s != seat)), "PRL-RUN-01")

    @aim.chosen
    def aimed(self, g: G, seat: str, target: str) -> Step:
        g.emit(Aimed(seat))
        g.do(Strike(by=seat, target=target, wounds=g.tally(WOUNDS, seat, target).total))
        return self.goto("aim")

    def end(self, g: G) -> None:
        wounds = {s: g.state.fighters[s].wounds for s in g.seats}
        places = [[s for s in g.seats if wounds[s] == n] for n in sorted(set(wounds.values()))]
        g.finish(places, wounds, "PRL-RUN-01", "blows-struck")


class Strike(Step, frozen=True):
    """A blow: announced, answered, landed unless it was parried, answered again (PRL-RUN-01)."""

    by: str
    target: str
    wounds: int
    parried: bool = False
    stages = ("announce", "land", "follow")
    audience = PUBLIC

    def announce(self, g: G) -> None:
        g.do(Reply(moment=Blow(self.by, self.target, "before")))

    def land(self, g: G) -> Step | None:
        if self.parried:
            return self.done()
        g.emit(Struck(self.by, self.target, self.wounds))
        return None

    def follow(self, g: G) -> None:
        g.do(Reply(moment=Blow(self.by, self.target, "after")))


class Blow(Struct, frozen=True):
    """What a window is about: a blow that is aimed, or has landed."""

    by: str
    target: str
    timing: str


class Reply(Window[Blow], frozen=True):
    """The one struck speaks first; a card works when it is played."""

    stages = WINDOW
    audience = PUBLIC

    def speakers(self, g: G) -> tuple[str, ...]:
        return (self.moment.target, *(s for s in g.seats if s != self.moment.target))

    def uses(self, g: G) -> Iterator[Answering]:
        target, before = self.moment.target, self.moment.timing == "before"
        if before and g.state.fighters[target].armour:
            yield Dent(owner=target)
        for card in g.state.fighters[target].cards:
            if before and card.startswith("parry"):
                yield Parry(owner=target, card=card)
            elif not before and card.startswith("riposte"):
                yield Riposte(owner=target, card=card, target=self.moment.by)

    def expects(self, g: G, seat: str, used: tuple[str, ...]) -> bool:
        held = g.state.fighters[seat].cards
        return seat == self.moment.target and bool(held) and not g.options.naive

    def one_by_one(self) -> bool:
        return True


class Answering(Step, frozen=True):
    """Something a fighter uses in answer to a blow."""

    owner: str
    card: str = ""

    def key(self) -> str:
        return self.card

    def forced(self, g: G) -> bool:
        return False

    def limited(self, g: G) -> bool:
        return False

    def begin(self, g: G) -> None:
        g.do(self)


class Parry(Answering, frozen=True):
    """Cancel the blow."""

    stages = ("play",)
    audience = PUBLIC

    def play(self, g: G) -> None:
        g.emit(Played(self.owner, self.card))
        g.revise(Strike, parried=True)


class Riposte(Answering, frozen=True):
    """Strike back: a blow that can be answered in its turn."""

    target: str = ""
    stages = ("play", "strike")
    audience = PUBLIC

    def play(self, g: G) -> None:
        g.emit(Played(self.owner, self.card))

    def strike(self, g: G) -> None:
        g.do(Strike(by=self.owner, target=self.target, wounds=1))


class Show(Answering, frozen=True):
    """Use a card that does nothing else."""

    stages = ("play",)
    audience = PUBLIC

    def forced(self, g: G) -> bool:
        return self.card.startswith("must")

    def limited(self, g: G) -> bool:
        return self.card.startswith("only")

    def play(self, g: G) -> None:
        g.emit(Played(self.owner, self.card))


class Cheer(OneOf, frozen=True):
    """Show a card, or stay silent."""

    passing = "silent"


class Onlookers(Window[str], frozen=True):
    """Everybody may use any card, in the order of the seats; not part of the game, but of its tests."""

    stages = WINDOW
    audience = PUBLIC
    question = Cheer

    def one_by_one(self) -> bool:
        return self.moment == "once"


@Onlookers.answered_by
def cards_shown(g: G, window: Onlookers) -> Iterator[Show]:
    for seat, fighter in g.state.fighters.items():
        for card in fighter.cards:
            if not card.startswith("late") or g.state.played:
                yield Show(owner=seat, card=card)


class Dent(Answering, frozen=True):
    """Armour takes the first wound, whether its wearer likes it or not."""

    stages = ("dent",)
    audience = PUBLIC

    def key(self) -> str:
        return "dent"

    def forced(self, g: G) -> bool:
        return True

    def dent(self, g: G) -> None:
        g.emit(Dented(self.owner))
        g.revise(Strike, wounds=max(0, g.running(Strike).wounds - 1))


@modifies(WOUNDS)
def a_blow(g: G, by: str, target: str) -> Iterator[Part]:
    yield Part(1, "PRL-RUN-01", "blow", "base")


@modifies(WOUNDS)
def last_round(g: G, by: str, target: str) -> Iterator[Part]:
    if g.state.blows > 2 * len(g.seats):
        yield Part(1, "PRL-RUN-01", "last-round")


@modifies(WOUNDS)
def capped(g: G, by: str, target: str) -> Iterator[Part]:
    yield Part(g.options.cap, "PRL-RUN-01", "options", "cap")


class FencingGame(Game[Ring, None, Options]):
    slug, prefix, counts, package = "fencing", "PRL", (2, 3), __name__
    state_type, option_type, opening = Ring, Options, Fencing

    def content(self) -> None:
        """None."""

    def setup(self, seats: tuple[str, ...], options: Options) -> Ring:
        return Ring({seat: Fighter(seat, armour=options.armour) for seat in seats})

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        seen = {*g.state.played, *(g.state.fighters[seat].cards if seat else ())}
        unseen = shuffled(rng, [card for card in CARDS if card not in seen])
        fighters = dict(g.state.fighters)
        for other, fighter in fighters.items():
            if other != seat:
                hand = sorted((unseen.pop() for _ in fighter.cards), key=CARDS.index)
                change(fighters, other, cards=tuple(hand))
        return {"fighters": fighters}

    def words(self) -> words.Source:
        said = "event-drawn = a\nevent-struck = { $by } { $target } { $wounds }\nevent-aimed = { $by }\n"
        said += "event-played = { $seat } { $card }\nevent-dented = { $seat }\nask-aim = ?\nask-cheer = ?\n"
        said += "blows-struck = b\n"
        return words.Source({"en": said, "fr": said}, {})

    def own_rules(self) -> dict[str, Rule]:
        ids = ("PRL-SET-01", "PRL-RUN-01", "PRL-RXN-01", "PRL-RXN-02")
        return {id: Rule(id, "Toy.", "Fencing") for id in ids}


register(FencingGame())
