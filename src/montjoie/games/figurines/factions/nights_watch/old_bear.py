"""The cards of Jeor Mormont, the 997th Lord Commander."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import DeckShuffled
from montjoie.games.figurines.factions.attached import attached_to
from montjoie.games.figurines.factions.fetching import Fetch
from montjoie.games.figurines.factions.nights_watch.sworn import WATCH, swear_from_deck, vows_in
from montjoie.games.figurines.factions.nights_watch.vows import capacity, carried
from montjoie.games.figurines.factions.trials import Trial
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import cards, decks
from montjoie.games.figurines.powers.causes import because
from montjoie.games.figurines.queries import PANIC_WOUNDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card, ChooseTarget, Effect, Moment, Standing
from montjoie.kernel import PUBLIC, OneOf, Part, Question, Shuffle, Step, ask, chance, modifies

NIGHT, CONVICTION = "night_gathers", "unwavering_conviction_card"


class DutyToTheWatch(Trial, Card, frozen=True):
    """Duty to the Watch: an activated friendly unit of the Watch tests; passed, either its player takes any
    card of the deck into hand and discards one, or a Vow from deck or discard pile is attached to it."""

    of = "duty_to_the_watch"
    stages = ("test", "outcome", "choose")

    def fits(self, g: G) -> bool:
        """A unit of the Watch."""
        unit = self.moment.unit
        return not effects.is_enemy(g, self.owner, unit) and effects.of_faction(g, unit, WATCH)

    def outcome(self, g: G) -> Step | None:
        """Failed, nothing happens."""
        return None if self.tested == "passed" else self.done()

    @ask
    def choose(self, g: G) -> Question:
        """`duty_search`, or `duty_vow` where the unit has room; what the deck holds is nobody's business."""
        room = len(carried(g, self.moment.unit)) < capacity(g, self.moment.unit)
        return Question(
            self.owner, ChooseTarget(("duty_search", *(("duty_vow",) if room else ())), self.of), "FIG-CMD-05"
        )

    @choose.chosen
    def chosen(self, g: G, seat: str, half: str) -> None:
        """The half chosen."""
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
        """Any of them."""
        held = tuple(dict.fromkeys(g.state.hands[self.player].cards))
        return Question(self.player, DiscardCard(held), "FIG-CMD-05") if held else None

    @choose.chosen
    def chosen(self, g: G, seat: str, card: str) -> None:
        """Face up."""
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
        """It lies with the unit from now on."""
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
        """Face down."""
        deck = g.state.decks[self.player].cards
        shuffled = tuple(deck[place] for place in order)
        g.emit(DeckShuffled(self.player, shuffled, because(g)), "FIG-CMD-05")


class NightGathers(Trial, Card, frozen=True):
    """Night Gathers: attached to an engaged friendly infantry unit of the Watch that passes a morale test;
    before each melee attack on it the attacker suffers 1 automatic hit for each rank it has left."""

    of = NIGHT
    stages = ("sole", "aim", "resolve", "outcome")

    def fits(self, g: G) -> bool:
        """There must be one."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Engaged brothers on foot."""
        for unit in effects.friendly(g, self.owner):
            brothers = effects.is_type(g, unit, "infantry") and effects.of_faction(g, unit, WATCH)
            if brothers and field.engaged(g, unit):
                yield unit

    def tester(self) -> str:
        """The unit chosen."""
        return self.target

    def resolve(self, g: G) -> None:
        """It tests."""
        self.test(g)

    def passed(self, g: G) -> None:
        """For the rest of the game."""
        cards.attach(g, self.owner, self.of, self.target)


class NightHasGathered(Standing, frozen=True):
    """Night Gathers at work."""

    of = "night_has_gathered"
    windows = ("attack_before_dice",)
    stages = ("strike",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """For every copy that lies with the defender."""
        if moment.kind == "melee" and units.alive(g, moment.unit):
            for name, row in attached_to(g, moment.other, NIGHT):
                yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It is no choice."""
        return True

    def strike(self, g: G) -> None:
        """Saved at once (FIG-RES-12)."""
        unit, enemy = self.moment.other, self.moment.unit
        g.do(AutoHits(unit=enemy, hits=units.ranks(g, unit), by=self.owner, source=unit))


class UnwaveringConvictionCard(Card, frozen=True):
    """Unwavering Conviction: the enemies engaged with a friendly unit that has passed a morale test become
    Vulnerable; the card is attached to it if it is of the Watch: failed panic tests cannot take its last
    wound."""

    of = CONVICTION
    stages = ("stand",)

    def fits(self, g: G) -> bool:
        """A friend."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def stand(self, g: G) -> None:
        """Both."""
        for enemy in effects.engaged_enemies(g, self.moment.unit):
            conditions.give(g, enemy, "vulnerable")
        if effects.of_faction(g, self.moment.unit, WATCH):
            cards.attach(g, self.owner, self.of, self.moment.unit)


@modifies(PANIC_WOUNDS)
def unwavering(g: G, test: Test) -> Iterator[Part]:
    """Unwavering Conviction: the last wound is left (FIG-MRL-02)."""
    if any(True for _ in attached_to(g, test.unit, CONVICTION)):
        yield Part(units.wounds_left(g, test.unit) - 1, "FIG-MRL-02", CONVICTION, "cap")
