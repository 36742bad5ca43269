"""Flawed: a sound little card game, and the same game with one flaw chosen by an option.

Two seats hold three secret cards each of twelve. They bid one at once; the first may peek at the top of
the deck; the second puts cards under it, face down. Each flaw is one that real rules have had.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from montjoie import words
from montjoie.kernel import (
    PUBLIC,
    Answer,
    Dice,
    Engine,
    Event,
    Game,
    OneOf,
    Question,
    Refusal,
    Rng,
    Row,
    Rule,
    Shuffle,
    State,
    Step,
    Subset,
    ask,
    ask_all,
    chance,
    derived,
    register,
    shuffled,
)
from montjoie.kernel.engine import AnyEngine

CARDS = tuple(f"card-{n}" for n in range(1, 13))
FLAWS = {  # the flaw: which check finds it, and what it says
    "open-hands": ("keeps_secrets", "the secret outcome of Shuffle"),
    "telling-deal": ("keeps_secrets", "the secret outcome of Shuffle"),
    "asks-by-hand": ("keeps_secrets", "a world looks different"),
    "asks-by-hand ": ("asks_alike", "a world asks"),
    "no-redeal": ("keeps_secrets", "the same in every world: deck, hands$"),
    "true-redeal": ("keeps_secrets", "the same in every world: deck, hands$"),
    "wrong-redeal": ("keeps_secrets", "a world looks different"),
    "silent-peek": ("keeps_secrets", "shows something hidden, and no event reveals"),
    "shows-sealed": ("keeps_secrets", "the sealed answer of seat-. shows|a world looks different"),
    "hiding-step": ("keeps_secrets", "the same in every world: the stack"),
    "private-note": ("keeps_secrets", "the feed tells more of Shuffle"),
    "shared-row": ("forks", "changed while the match went on|changed the match|plays on differently"),
    "shared-row ": ("undoes", "undo does not give back|leads elsewhere"),
    "impure-pose": ("is_pure", "posing the question changed the state"),
    "unknown-rule": ("plays_to_the_end", "unknown rule FLW-XXX-99"),
    "wordless": ("plays_to_the_end", "event-mute .* cannot be said in en"),
    "gap": ("plays_to_the_end", "event-gaping .* cannot be said in en: .*missing"),
    "reason": ("plays_to_the_end", "no-such-reason .* cannot be said"),
    "plays-on": ("plays_to_the_end", "Bid happened after the end"),
    "unlisted-kind": ("plays_to_the_end", "flawed.one_of is not a kind the game lists"),
    "stranger-asked": ("plays_to_the_end", "nobody: a question to nobody"),
    "changing-feed": ("plays_to_the_end", "the feed no longer says what it said"),
    "endless": ("plays_to_the_end", "no end after 200 inputs"),
    "offers-illegal": ("offers_only_legal", "'nonsense' is offered, yet refused"),
    "offers-too-few": ("offers_only_legal", 'legal, but not offered: "leave"'),
    "offers-twice": ("offers_only_legal", "offers an answer twice"),
    "offers-nothing": ("offers_only_legal", "leaves nothing to answer"),
    "crash-on-nonsense": ("refuses_cleanly", "ValueError"),
    "wordless-refusal": ("refuses_cleanly", "no-words-for-this .* cannot be said"),
    "many-options": ("refuses_cleanly", "an option the game does not declare is accepted"),
    "global-memory": ("replays", "DriftError"),
    "any-field": ("round_trips", "the stack does not come back from msgspec.json"),
    "lossy-notation": ("round_trips", "reads back as '[pl]'|'[pl]' reads back"),
    "silent-write": ("keeps_no_stale_fact", "cards_held.* is 3, not 4 as kept"),
    "counted-fact": ("keeps_no_stale_fact", "cards_held.* as kept"),
    "fact-of-steps": ("keeps_no_stale_fact", "may not look at 'stack'"),
    "narrow-schema": ("round_trips", "the schema .* does not accept 'peek'"),
}
memory: list[int] = []  # what rules must never have: something outside the match


class Hand(Row, frozen=True):
    """A seat's cards, the card it peeked at, the cards it put under the deck."""

    seat: str
    cards: tuple[str, ...] = ()
    peeked: str = ""
    buried: tuple[str, ...] = ()
    notes: list[str] = []


@derived
def cards_held(g: G) -> int:
    """How many cards the seats hold together."""
    if g.options.flaw == "counted-fact":
        memory.append(1)
        return len(memory)
    if g.options.flaw == "fact-of-steps":
        return len(g.stack)
    return sum(len(hand.cards) for hand in g.state.hands.values())


def own_hand(g: G, hand: Hand, seat: str | None) -> Any:
    if hand.seat == seat or g.options.flaw == "open-hands":
        return hand
    return {"held": len(hand.cards), "buried": len(hand.buried)}


def height(g: G, deck: tuple[str, ...], seat: str | None) -> Any:
    return [len(deck), g.sealed] if g.options.flaw == "shows-sealed" else len(deck)


class Table(State):
    hands: dict[str, Hand]
    deck: tuple[str, ...] = ()
    pot: dict[str, str] = {}
    posed: int = 0
    AUDIENCES = {"hands": own_hand, "deck": height, "pot": PUBLIC, "posed": PUBLIC}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    flaw: str = ""


class LooseOptions(Struct, frozen=True):
    flaw: str = ""


G: TypeAlias = Engine[Table, None, Options]


def own_cards(g: G, event: Any, seat: str | None) -> Any:
    if g.options.flaw == "telling-deal":
        return event
    return {"hands": {s: hand for s, hand in event.hands.items() if s == seat}}


def own_sight(g: G, event: Any, seat: str | None) -> Any:
    if g.options.flaw == "changing-feed" and len(g.state.deck) > 6:
        return None
    return event if event.seat == seat else {"seat": event.seat}


class Dealt(Event, frozen=True):
    hands: dict[str, tuple[str, ...]]
    deck: tuple[str, ...]
    rule = "FLW-RUN-01"
    audience = own_cards

    def apply(self, state: Table) -> None:
        state.deck = self.deck
        for seat, cards in self.hands.items():
            state.hands[seat] = Hand(seat, cards)


class Noted(Event, frozen=True):
    """A card is shown to a seat, but lies nowhere on the table."""

    seat: str
    card: str
    rule = "FLW-RUN-01"
    audience = own_sight

    def apply(self, state: Table) -> None:
        """Nothing."""


class Bid(Event, frozen=True):
    bids: dict[str, str]
    rule = "FLW-RUN-01"
    audience = PUBLIC
    reveals = True

    def apply(self, state: Table) -> None:
        for seat, card in self.bids.items():
            hand = state.hands[seat]
            state.hands[seat] = replace(hand, cards=tuple(c for c in hand.cards if c != card))
            state.pot[seat] = card


class Peeked(Event, frozen=True):
    seat: str
    card: str
    rule = "FLW-RUN-01"
    audience = own_sight
    reveals = True

    def apply(self, state: Table) -> None:
        state.hands[self.seat] = replace(state.hands[self.seat], peeked=self.card)


class SilentlyPeeked(Peeked, frozen=True):
    reveals = False


class Buried(Event, frozen=True):
    seat: str
    cards: tuple[str, ...]
    rule = "FLW-RUN-01"
    audience = own_sight

    def apply(self, state: Table) -> None:
        hand = state.hands[self.seat]
        left = tuple(c for c in hand.cards if c not in self.cards)
        state.hands[self.seat] = replace(hand, cards=left, buried=self.cards)
        state.deck += self.cards


class Scribbled(Event, frozen=True):
    """Writes into a row, in place."""

    seat: str
    rule = "FLW-RUN-01"
    audience = PUBLIC

    def apply(self, state: Table) -> None:
        state.hands[self.seat].notes.append("x")


class Mute(Event, frozen=True):
    rule = "FLW-RUN-01"
    audience = PUBLIC

    def apply(self, state: Table) -> None:
        """Nothing."""


class Gaping(Mute, frozen=True):
    """Its message wants a fact that it does not have."""


class Choose(OneOf, frozen=True):
    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        if g.options.flaw == "wordless-refusal" and answer == "peek":
            yield Refusal("FLW-RUN-01", "no-words-for-this")


class ChooseBadly(Choose, frozen=True):
    flaw: str = ""

    def candidates(self, g: AnyEngine) -> Iterator[Answer]:
        told = {
            "offers-illegal": (*self.options, "nonsense"),
            "offers-too-few": self.options[:1],
            "offers-twice": (*self.options, self.options[0]),
            "offers-nothing": (),
        }
        return iter(told.get(self.flaw, self.options))

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        if self.flaw == "crash-on-nonsense":
            self.options.index(answer)
        return super().misfits(g, rule, answer)

    def write(self, answer: Answer) -> str:
        return answer[0] if self.flaw == "lossy-notation" else super().write(answer)

    def schema(self) -> dict[str, Any]:
        return {"enum": ["leave"]} if self.flaw == "narrow-schema" else super().schema()


class Bury(Subset, frozen=True):
    """Put one or two cards under the deck."""


def not_the_card(g: G, step: Brood, seat: str | None) -> Any:
    return {"seat": step.seat}


class Brood(Step, frozen=True):
    """A step that keeps a secret of its own, which no sampler can deal anew."""

    seat: str
    card: str
    stages = ("think",)
    audience = not_the_card

    @ask
    def think(self, g: G) -> Question:
        return Question(self.seat, Choose(("on",)), "FLW-RUN-01")

    @think.chosen
    def thought(self, g: G, seat: str, answer: str) -> None:
        """Done."""


class Play(Step, frozen=True):
    memo: Any = None
    stages = ("shuffle", "bid", "peek", "brood", "bury", "score")
    audience = PUBLIC

    @chance
    def shuffle(self, g: G) -> Shuffle:
        return Shuffle(len(CARDS))

    @shuffle.chosen
    def dealt(self, g: G, order: list[int]) -> Step | None:
        cards = [CARDS[n] for n in order]
        hands = {s: tuple(sorted(cards[3 * i : 3 * i + 3])) for i, s in enumerate(g.seats)}
        g.emit(Dealt(hands, tuple(cards[6:])))
        if g.options.flaw == "private-note":
            g.emit(Noted(g.seats[0], cards[6]))
        return self.but(memo=("a", "b")) if g.options.flaw == "any-field" else None

    @ask_all
    def bid(self, g: G) -> Iterator[Question]:
        for seat in g.seats:
            yield Question(seat, Choose(g.state.hands[seat].cards), "FLW-RUN-01")

    @bid.chosen
    def bidden(self, g: G, given: dict[str, str]) -> Step | None:
        g.emit(Bid(given))
        flaw = g.options.flaw
        if flaw == "unknown-rule":
            g.emit(Bid({}), "FLW-XXX-99")
        if flaw == "wordless":
            g.emit(Mute())
        if flaw == "gap":
            g.emit(Gaping())
        if flaw == "global-memory":
            memory.append(1)
            g.state.posed = len(memory)
        return self.goto("bid") if flaw == "endless" and g.state.hands[g.seats[0]].cards else None

    @ask
    def peek(self, g: G) -> Question | None:
        flaw, seat = g.options.flaw, g.seats[0]
        cards_held(g)
        if flaw.strip() == "asks-by-hand" and not set(CARDS[:6]) & set(g.state.hands[g.seats[1]].cards):
            return None
        if flaw == "impure-pose":
            g.state.posed += 1
        if flaw == "stranger-asked":
            return Question("nobody", Choose(("peek", "leave")), "FLW-RUN-01")
        if flaw == "unlisted-kind":
            return Question(seat, OneOf(("peek", "leave")), "FLW-RUN-01")
        space = ChooseBadly(("peek", "leave"), flaw) if flaw else Choose(("peek", "leave"))
        return Question(seat, space, "FLW-RUN-01")

    @peek.chosen
    def peeked(self, g: G, seat: str, answer: str) -> Step | None:
        if g.options.flaw == "silent-write":
            hand = g.state.hands[seat]
            g.state.hands[seat] = replace(hand, cards=hand.cards[1:])
        if g.options.flaw == "endless":
            return self.goto("peek")
        if answer == "peek":
            kind = SilentlyPeeked if g.options.flaw == "silent-peek" else Peeked
            g.emit(kind(g.seats[0], g.state.deck[0]))
        return None

    def brood(self, g: G) -> None:
        if g.options.flaw == "hiding-step":
            g.do(Brood(seat=g.seats[0], card=g.state.deck[0]))

    @ask
    def bury(self, g: G) -> Question:
        seat = g.seats[1]
        return Question(seat, Bury(g.state.hands[seat].cards, 1, 2), "FLW-RUN-01")

    @bury.chosen
    def buried(self, g: G, seat: str, cards: list[str]) -> Step | None:
        g.emit(Buried(seat, tuple(cards)))
        if g.options.flaw.strip() == "shared-row":
            g.emit(Scribbled(seat))
        if len(g.state.hands[seat].cards) and g.options.flaw.strip() == "shared-row":
            return self.goto("bury")
        return None

    @chance
    def score(self, g: G) -> Dice:
        return Dice(1, 4)

    @score.chosen
    def scored(self, g: G, faces: list[int]) -> None:
        reason = "no-such-reason" if g.options.flaw == "reason" else "over"
        g.finish([g.seats], dict.fromkeys(g.seats, faces[0]), "FLW-RUN-01", reason)
        if g.options.flaw == "plays-on":
            g.emit(Bid({}))


class Flawed(Game[Table, None, Options]):
    slug, prefix, counts, package = "flawed", "FLW", (2,), __name__
    state_type, option_type, opening = Table, Options, Play

    def content(self) -> None:
        """None."""

    def setup(self, seats: tuple[str, ...], options: Options) -> Table:
        return Table({seat: Hand(seat) for seat in seats})

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        """All but the seat's own cards, those bid, the card it peeked at and those it buried."""
        flaw, table = g.options.flaw, g.state
        if flaw == "no-redeal" or not table.deck:
            return {}
        if flaw == "true-redeal":
            return {"hands": dict(table.hands), "deck": table.deck}
        own = table.hands.get(seat) if seat else None
        bottom = {s: hand.buried for s, hand in table.hands.items()}
        lost = table.pot.values() if flaw != "wrong-redeal" else ()
        seen = {*lost, *((*own.cards, own.peeked, *own.buried) if own else ())}
        unseen = shuffled(rng, [card for card in CARDS if card not in seen])
        hands = {}
        for s, hand in table.hands.items():
            if s == seat:
                hands[s] = hand
                continue
            bottom[s] = tuple(unseen.pop() for _ in hand.buried)
            cards = tuple(sorted(unseen.pop() for _ in hand.cards))
            peeked = unseen[0] if hand.peeked else ""
            hands[s] = replace(hand, cards=cards, buried=bottom[s], peeked=peeked)
        under = tuple(card for cards in bottom.values() for card in cards)
        top = (own.peeked,) if own and own.peeked else ()
        middle = len(table.deck) - len(top) - len(under)
        if flaw == "wrong-redeal" and own:
            hands[own.seat] = replace(own, cards=tuple(sorted(unseen[: len(own.cards)])))
        return {"hands": hands, "deck": (*top, *unseen[:middle], *under)}

    def words(self) -> words.Source:
        said = (
            "event-dealt = a\nevent-bid = b\nevent-peeked = c\nevent-silently-peeked = c\nevent-buried = d\n"
        )
        said += (
            "event-scribbled = e\nevent-noted = f\nevent-gaping = { $missing }\nover = g\nask-choose = ?\n"
        )
        said += "ask-choose-badly = ?\nask-bury = ?\n"
        return words.Source({"en": said, "fr": said}, {})

    def own_rules(self) -> dict[str, Rule]:
        return {"FLW-RUN-01": Rule("FLW-RUN-01", "Toy.", "Flawed")}


class LooselyFlawed(Flawed):
    """Options it does not declare are swallowed."""

    slug, package = "loosely-flawed", __name__
    option_type = LooseOptions  # type: ignore[assignment]


register(Flawed())
register(LooselyFlawed())
