"""Parley, a game for the tests: sealed offers, a choice in two steps, an objection, a die; long at will.

Every round all seats offer 0 to 9 in secret; the highest offer (the first of equals) leads, names a
card of its hand and then a tone, which it may take back; everybody else may object, without effect;
a die is thrown. Each seat holds three secret cards that are never shown.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

import montjoie
from montjoie import words
from montjoie.kernel import (
    PUBLIC,
    WINDOW,
    Amount,
    Dice,
    Engine,
    Event,
    Game,
    OneOf,
    Question,
    Row,
    Rule,
    Shuffle,
    State,
    Step,
    Window,
    ask,
    ask_all,
    chance,
    register,
)

CARDS = tuple("abcdefghijkl")
HAND = 3


class Speaker(Row, frozen=True):
    """Somebody at the table, with a secret hand."""

    seat: str
    hand: tuple[str, ...] = ()
    points: int = 0


def own_hand(g: G, speaker: Speaker, seat: str | None) -> Any:
    """A hand is its holder's alone."""
    return speaker if speaker.seat == seat else {"seat": speaker.seat, "points": speaker.points}


class Hall(State):
    """The speakers, the round and who leads it."""

    speakers: dict[str, Speaker]
    round: int = 1
    leader: str = ""
    tone: str = ""
    AUDIENCES = {"speakers": own_hand, "round": PUBLIC, "leader": PUBLIC, "tone": PUBLIC}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How long it lasts, and whether there are objections."""

    rounds: Annotated[int, Meta(ge=1, le=100_000)] = 3
    objections: bool = False


G: TypeAlias = Engine[Hall, None, Options]


def nothing_of_it(g: G, event: Any, seat: str | None) -> Any:
    """That it happened, not what it was."""
    return {}


class HandsDealt(Event, frozen=True):
    """Everybody has a hand."""

    hands: dict[str, tuple[str, ...]]
    rule, audience = "PAR-SET-01", nothing_of_it

    def apply(self, state: Hall) -> None:
        """Into the hands."""
        for seat, hand in self.hands.items():
            state.speakers[seat] = replace(state.speakers[seat], hand=hand)


class Led(Event, frozen=True):
    """The offers are open."""

    offers: dict[str, int]
    leader: str
    rule, audience, reveals = "PAR-OFF-01", PUBLIC, True

    def apply(self, state: Hall) -> None:
        """Somebody leads."""
        state.leader = self.leader


class Named(Event, frozen=True):
    """The leader has named a card; which one is its secret."""

    card: str
    rule, audience = "PAR-NAM-01", nothing_of_it

    def apply(self, state: Hall) -> None:
        """Nothing moves."""


class Toned(Event, frozen=True):
    """The leader has chosen a tone."""

    tone: str
    rule, audience = "PAR-TON-01", PUBLIC

    def apply(self, state: Hall) -> None:
        """It is heard."""
        state.tone = self.tone


class Thrown(Event, frozen=True):
    """The die has fallen: points for the leader, and the next round."""

    face: int
    rule, audience = "PAR-DIE-01", PUBLIC

    def apply(self, state: Hall) -> None:
        """Count."""
        leader = state.speakers[state.leader]
        state.speakers[state.leader] = replace(leader, points=leader.points + self.face)
        state.round += 1
        state.leader = state.tone = ""


class Offer(Amount, frozen=True):
    """Offer something in secret."""


class NameCard(OneOf, frozen=True):
    """Name a card of the hand."""


class ChooseTone(OneOf, frozen=True):
    """Choose a tone."""


class SetTone(Step, frozen=True):
    """A tone that the others may object to before it is heard."""

    tone: str
    stages = ("object", "hear")
    audience = PUBLIC

    def object(self, g: G) -> None:
        """PAR-TON-01: they may."""
        g.do(Objections(moment=self.tone))

    def hear(self, g: G) -> None:
        """It is heard."""
        g.emit(Toned(self.tone))


class Objections(Window[str], frozen=True):
    """Everybody but the leader may object, if that was agreed; there is nothing to say."""

    stages = WINDOW
    audience = PUBLIC

    def expects(self, g: G, seat: str, used: tuple[str, ...]) -> bool:
        """As far as everybody can tell."""
        return g.options.objections and seat != g.state.leader


class Talks(Step, frozen=True):
    """The whole game."""

    stages = ("deal", "offer", "name", "tone", "throw")
    audience = PUBLIC

    @chance
    def deal(self, g: G) -> Shuffle:
        """PAR-SET-01: three cards each."""
        return Shuffle(len(CARDS))

    @deal.chosen
    def dealt(self, g: G, drawn: list[int]) -> None:
        """In secret."""
        hands = (drawn[i * HAND : (i + 1) * HAND] for i in range(len(g.seats)))
        g.emit(HandsDealt({s: tuple(CARDS[n] for n in h) for s, h in zip(g.seats, hands, strict=True)}))

    @ask_all
    def offer(self, g: G) -> list[Question]:
        """PAR-OFF-01: all at once."""
        return [Question(seat, Offer(0, 9), "PAR-OFF-01") for seat in g.seats]

    @offer.chosen
    def offered(self, g: G, offers: dict[str, int]) -> None:
        """The highest leads."""
        g.emit(Led(offers, max(g.seats, key=lambda seat: offers[seat])))

    @ask
    def name(self, g: G) -> Question:
        """PAR-NAM-01: in secret."""
        seat = g.state.leader
        return Question(seat, NameCard(g.state.speakers[seat].hand), "PAR-NAM-01")

    @name.chosen
    def card_named(self, g: G, seat: str, card: str) -> None:
        """Only that it was done is known."""
        g.emit(Named(card))

    @ask
    def tone(self, g: G) -> Question:
        """PAR-TON-01: soft or hard."""
        return Question(g.state.leader, ChooseTone(("soft", "hard")), "PAR-TON-01")

    @tone.chosen
    def toned(self, g: G, seat: str, tone: str) -> None:
        """The others may object."""
        g.do(SetTone(tone=tone))

    @chance
    def throw(self, g: G) -> Dice:
        """PAR-DIE-01: a die."""
        return Dice(1)

    @throw.chosen
    def thrown(self, g: G, faces: list[int]) -> Step | None:
        """The next round, or the end."""
        g.emit(Thrown(faces[0]))
        if g.state.round <= g.options.rounds:
            return self.goto("offer")
        points = {seat: speaker.points for seat, speaker in g.state.speakers.items()}
        places = sorted(set(points.values()), reverse=True)
        g.finish(
            [[s for s in g.seats if points[s] == place] for place in places], points, "PAR-END-01", "done"
        )
        return None


class Parley(Game[Hall, None, Options]):
    """Parley."""

    slug, prefix, counts = "parley", "PAR", (2, 3, 4)
    state_type, option_type, opening = Hall, Options, Talks

    def content(self) -> None:
        """Parley needs no content."""

    def setup(self, seats: tuple[str, ...], options: Options) -> Hall:
        """Speakers with empty hands."""
        return Hall({seat: Speaker(seat) for seat in seats})

    def round(self, state: Hall) -> int:
        """The round."""
        return state.round

    def words(self) -> words.Source:
        """The game, its one phase, and the reason of the end."""
        return words.Source(
            {
                "en": "game-title = The Parley\nphase-talks = the talks\ndone = all is said",
                "fr": "game-title = Les Pourparlers\nphase-talks = les palabres\ndone = tout est dit",
            },
            {},
        )

    def own_rules(self) -> dict[str, Rule]:
        """One line each."""
        ids = ("SET", "OFF", "NAM", "TON", "DIE", "END")
        return {f"PAR-{id}-01": Rule(f"PAR-{id}-01", id, "Parley") for id in ids}


register(Parley())


class Stuck:
    """A bot that never comes to an end: it thinks on, or it sleeps."""

    def __init__(self, asleep: bool) -> None:
        self.asleep = asleep

    def choose(self, match: montjoie.Match, seat: str) -> Any:
        """Never."""
        while True:
            if self.asleep:
                time.sleep(1)


montjoie.bots.register("brooder", lambda game, seed: Stuck(asleep=False))
montjoie.bots.register("sleeper", lambda game, seed: Stuck(asleep=True))
