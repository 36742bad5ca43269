"""Joust, a game in one file: how a game is written for Montjoie.

Two to four riders hold four secret lances each, numbered 1 to 16. In each of three courses all
couch one lance at once; the highest wins the course. Most courses win the tourney, and a die of the
crowd's favour parts equals.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from montjoie import words
from montjoie.kernel import Engine, Game, NoOptions, OneOf, Question, Rule, Step
from montjoie.kernel.audiences import PUBLIC, counted, private
from montjoie.kernel.chance import Dice, Rng, Shuffle, shuffled
from montjoie.kernel.events import Event, PublicEvent
from montjoie.kernel.game import register
from montjoie.kernel.state import Row, State, change
from montjoie.kernel.steps import ask_all, chance

LANCES = tuple(str(n) for n in range(1, 17))
COURSES, HAND = 3, 4


# The tables, and who sees them.
class Rider(Row, frozen=True):
    """A rider: lances in hand, courses won."""

    seat: str
    lances: tuple[str, ...] = ()
    points: int = 0


class Lists(State):
    """The lists: the riders, the course being run, and the lances broken, which all have seen."""

    riders: dict[str, Rider]
    course: int = 1
    broken: tuple[str, ...] = ()
    AUDIENCES = {
        "riders": private(lambda g, rider: rider.seat, counted(lances="held")),  # others see how many
        "course": PUBLIC,
        "broken": PUBLIC,
    }


G: TypeAlias = Engine[Lists, None, NoOptions]


# Every way the tables can change.
def own_hand(g: G, event: Dealt, seat: str | None) -> Any:
    """Everybody sees that lances were dealt, each rider which are his own."""
    return {"hands": {s: hand for s, hand in event.hands.items() if s == seat}}


class Dealt(Event, frozen=True):
    """The lances are dealt."""

    hands: dict[str, tuple[str, ...]]
    rule = "JST-SET-01"
    audience = own_hand

    def apply(self, state: Lists) -> None:
        """Every rider takes his hand."""
        for seat, hand in self.hands.items():
            state.riders[seat] = Rider(seat, hand)


class Ridden(PublicEvent, frozen=True):
    """A course is ridden: the lances couched, and who won."""

    couched: dict[str, str]
    winner: str
    rule = "JST-RUN-02"
    reveals = True

    def apply(self, state: Lists) -> None:
        """The lances break; the winner scores."""
        for seat, lance in self.couched.items():
            rider = state.riders[seat]
            left = tuple(held for held in rider.lances if held != lance)
            change(state.riders, seat, lances=left, points=rider.points + (seat == self.winner))
        state.broken += tuple(self.couched.values())
        state.course += 1


# The procedure: its stages are the paragraphs of the rules.
class Couch(OneOf, frozen=True):
    """Couch one of the lances in hand."""


class Tourney(Step, frozen=True):
    """The whole game (JST-SET-01, JST-RUN-01, JST-RUN-02, JST-END-01)."""

    stages = ("deal", "ride", "favour")
    audience = PUBLIC

    @chance
    def deal(self, g: G) -> Shuffle:
        """JST-SET-01: shuffle the sixteen lances."""
        return Shuffle(len(LANCES))

    @deal.chosen
    def dealt(self, g: G, order: list[int]) -> None:
        """JST-SET-01: deal four to each rider."""
        hands = (sorted(order[i * HAND : (i + 1) * HAND]) for i in range(len(g.seats)))
        g.emit(Dealt({s: tuple(LANCES[n] for n in hand) for s, hand in zip(g.seats, hands, strict=True)}))

    @ask_all
    def ride(self, g: G) -> list[Question]:
        """JST-RUN-01: all couch a lance, in secret."""
        return [Question(s, Couch(g.state.riders[s].lances), "JST-RUN-01") for s in g.seats]

    @ride.chosen
    def ridden(self, g: G, couched: dict[str, str]) -> Step | None:
        """JST-RUN-02: the highest lance wins the course; three courses are run."""
        g.emit(Ridden(couched, max(couched, key=lambda seat: int(couched[seat]))))
        return self.goto("ride") if g.state.course <= COURSES else None

    @chance
    def favour(self, g: G) -> Dice:
        """JST-END-01: the crowd throws a die for each rider."""
        return Dice(len(g.seats))

    @favour.chosen
    def favoured(self, g: G, faces: list[int]) -> None:
        """JST-END-01: most courses win; the crowd's favour parts equals, then they share."""
        marks = {s: (g.state.riders[s].points, face) for s, face in zip(g.seats, faces, strict=True)}
        places = [[s for s in g.seats if marks[s] == mark] for mark in sorted(set(marks.values()))]
        g.finish(places[::-1], {s: won for s, (won, _) in marks.items()}, "JST-END-01", "courses-run")


# The game, as the kernel knows it.
class Joust(Game[Lists, None, NoOptions]):
    """Joust."""

    slug, prefix, counts, package = "joust", "JST", (2, 3, 4), __name__
    state_type, option_type, opening = Lists, NoOptions, Tourney

    def content(self) -> None:
        """Joust needs no content."""

    def setup(self, seats: tuple[str, ...], options: NoOptions) -> Lists:
        """Riders with empty hands."""
        return Lists({seat: Rider(seat) for seat in seats})

    def round(self, state: Lists) -> int:
        """The course being run."""
        return state.course

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        """The lances others hold could be any that the seat has not seen."""
        seen = {*g.state.broken, *(g.state.riders[seat].lances if seat else ())}
        unseen = shuffled(rng, [lance for lance in LANCES if lance not in seen])
        riders = dict(g.state.riders)
        for other, rider in riders.items():
            if other != seat:
                hand = sorted((unseen.pop() for _ in rider.lances), key=int)
                change(riders, other, lances=tuple(hand))
        return {"riders": riders}

    def words(self) -> words.Source:
        """What is said: of events, to ask, and why it ended."""
        return words.Source({"en": ENGLISH, "fr": FRENCH}, {})

    def own_rules(self) -> dict[str, Rule]:
        """The rules in four sentences; a larger game keeps them in `rulebooks/`."""
        return {
            id: Rule(id, text, "Joust") for id, text in (line.split(" ", 1) for line in RULES.splitlines())
        }


ENGLISH = """
event-dealt = The lances are dealt.
event-ridden = { $winner } wins the course.
ask-couch = Couch a lance.
courses-run = all courses are run
"""
FRENCH = """
event-dealt = Les lances sont distribuées.
event-ridden = { $winner } gagne la course.
ask-couch = Choisissez une lance.
courses-run = toutes les courses sont courues
"""
RULES = """\
JST-SET-01 Shuffle the sixteen lances and deal four to each rider, face down.
JST-RUN-01 Every rider couches one lance, all at once and in secret.
JST-RUN-02 The highest lance wins the course; the lances couched are broken. Run three courses.
JST-END-01 Most courses win. The crowd's die parts equals; equal favour shares the place."""

register(Joust())
