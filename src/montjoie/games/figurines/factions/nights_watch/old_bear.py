"""The cards of Jeor Mormont, the 997th Lord Commander."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import DeckShuffled
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.nights_watch.sworn import WATCH, brothers, swear_from_deck, vows_in
from montjoie.games.figurines.factions.nights_watch.vows import capacity, carried
from montjoie.games.figurines.factions.piles import Fetch
from montjoie.games.figurines.factions.sequels import OfAttached, attached_to
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import cards, decks
from montjoie.games.figurines.powers.causes import because
from montjoie.games.figurines.queries import PANIC_WOUNDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.kernel import PUBLIC, OneOf, Part, Question, Shuffle, Step, ask, chance, modifies


class DutyToTheWatch(Trial, Card, frozen=True):
    """Duty to the Watch: an activated friendly unit of the Watch tests; passed, either its player takes any
    card of the deck into hand and discards one, or a Vow from deck or discard pile is attached to it."""

    of = "duty_to_the_watch"
    needs = (when.friend, when.of_faction(WATCH))
    stages = ("test", "outcome", "choose")

    def outcome(self, g: G) -> Step | None:
        return None if self.tested == "passed" else self.done()

    @ask
    def choose(self, g: G) -> Question | None:
        """`duty_search`, or `duty_vow` where the unit has room; what the deck holds is nobody's business."""
        room = len(carried(g, self.moment.unit)) < capacity(g, self.moment.unit)
        return self.choice(("duty_search", "duty_vow") if room else ("duty_search",), "FIG-CMD-05")

    @choose.chosen
    def chosen(self, g: G, seat: str, half: str) -> None:
        if half == "duty_search":
            g.do(Fetch(player=seat, source=self.of, piles=("deck",)))
            g.do(DiscardOne(player=seat))
        else:
            g.do(SwearVow(player=seat, unit=self.moment.unit))


class DiscardCard(OneOf, frozen=True):
    """A player discards one card of his hand (FIG-D-36)."""


class DiscardOne(Step, frozen=True):
    """A player discards a card of his choice."""

    player: str
    stages = ("choose",)
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question | None:
        held = tuple(dict.fromkeys(g.state.hands[self.player].cards))
        return Question(self.player, DiscardCard(held), "FIG-CMD-05") if held else None

    @choose.chosen
    def chosen(self, g: G, seat: str, card: str) -> None:
        decks.discard(g, seat, (card,), "FIG-CMD-05")


class FindVow(OneOf, frozen=True):
    """A player chooses a Vow, `deck:CARD` or `discard:CARD`, or `nobody` (FIG-D-36)."""


class SwearVow(Step, frozen=True):
    """A Vow from deck or discard pile is attached to a unit; the deck is shuffled."""

    player: str
    unit: str
    stages = ("choose", "shuffle")
    audience = PUBLIC

    @ask
    def choose(self, g: G) -> Question:
        """Asked whatever there is."""
        deck, pile = g.state.decks[self.player].cards, g.state.players[self.player].discard
        found = (f"deck:{card}" for card in sorted(vows_in(g, deck)))
        lying = (f"discard:{card}" for card in vows_in(g, pile))
        return Question(self.player, FindVow((*found, *lying, "nobody")), "FIG-RUL-65")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        source, _, card = answer.partition(":")
        if source == "deck":
            swear_from_deck(g, seat, card, self.unit)
        elif source == "discard":
            cards.attach(g, seat, card, self.unit, vow=True)

    @chance
    def shuffle(self, g: G) -> Shuffle | None:
        """Whoever looked through a deck shuffles it."""
        size = len(g.state.decks[self.player].cards)
        return Shuffle(size) if size > 1 else None

    @shuffle.chosen
    def shuffled(self, g: G, order: list[int]) -> None:
        deck = g.state.decks[self.player].cards
        shuffled = tuple(deck[place] for place in order)
        g.emit(DeckShuffled(self.player, shuffled, because(g)), "FIG-CMD-05")


def fighting(use: Effect, g: G, unit: str) -> bool:
    """Engaged brothers on foot."""
    return brothers(use, g, unit) and bool(field.engaged(g, unit))


class NightGathers(Trial, Card, frozen=True):
    """Night Gathers: attached to an engaged friendly infantry unit of the Watch that passes a morale test;
    before each melee attack on it the attacker suffers 1 automatic hit for each rank it has left."""

    of = "night_gathers"
    targets = whom.friends(who=fighting)
    stages = (*AIMED, "outcome")
    passed = deeds.attaches


class NightHasGathered(OfAttached, frozen=True):
    """Night Gathers at work (FIG-RES-12)."""

    of = "night_has_gathered"
    card, bearer = NightGathers.of, "other"
    windows = ("attack_before_dice",)
    needs = (when.melee, lambda use, g: units.alive(g, use.moment.unit))

    def work(self, g: G) -> None:
        unit, enemy = self.moment.other, self.moment.unit
        g.do(AutoHits(unit=enemy, hits=units.ranks(g, unit), by=self.owner, source=unit))


class UnwaveringConvictionCard(Card, frozen=True):
    """Unwavering Conviction: the enemies engaged with a friendly unit that has passed a morale test become
    Vulnerable; the card is attached to it if it is of the Watch: failed panic tests cannot take its last
    wound."""

    of = "unwavering_conviction_card"
    needs = (when.friend,)

    def work(self, g: G) -> None:
        deeds.gives_engaged("vulnerable")(self, g)
        if effects.of_faction(g, self.moment.unit, WATCH):
            deeds.attaches(self, g)


@modifies(PANIC_WOUNDS)
def unwavering(g: G, test: Test) -> Iterator[Part]:
    """Unwavering Conviction: the last wound is left (FIG-MRL-02)."""
    if any(attached_to(g, test.unit, UnwaveringConvictionCard.of)):
        yield Part(units.wounds_left(g, test.unit) - 1, "FIG-MRL-02", UnwaveringConvictionCard.of, "cap")
