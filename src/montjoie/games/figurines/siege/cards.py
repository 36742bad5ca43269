"""Siege cards: three for each side, secret until they are played (FIG-STO-06, FIG-STO-16, FIG-RUL-39)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.events import Counted, SiegeCardPlayed, SiegeCardsDrawn
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import Effect, Moment, Situation, Standing
from montjoie.kernel import Chance, PublicStep, Shuffle, chance

PARLEY = "parley"
SALLY = "sally_forth"


def of_side(g: G, side: str) -> tuple[str, ...]:
    """The siege cards of the attacker or the defender."""
    return tuple(card.id for card in g.content.siege_cards.values() if card.side == side)


def seen(g: G, card: str) -> bool:
    """Whether everybody has seen a siege card."""
    return bool(g.state.tally.get(f"siege-card/{card}"))


def played(g: G, side: str) -> tuple[str, ...]:
    """The siege cards of a side that everybody has seen."""
    return tuple(card for card in of_side(g, side) if seen(g, card))


def unknown(g: G, player: str) -> int:
    """How many siege cards a player holds that nobody else knows: not those just declared."""
    hand, window = g.state.siege_hands.get(player), g.running(Situation)
    told = [key.removeprefix("rule:") for who, key in window.declared if who == player] if window else []
    declared = [card for card in told if card in g.content.siege_cards and not seen(g, card)]
    return len(hand.cards) - len(declared) if hand else 0


class DrawSiegeCards(PublicStep, frozen=True):
    """Before deployment a side draws 3 random cards from its own siege deck (FIG-STO-06)."""

    player: str
    stages = ("draw",)

    @chance
    def draw(self, g: G) -> Chance:
        return Shuffle(len(of_side(g, self.side(g))))

    @draw.chosen
    def drawn(self, g: G, order: list[int]) -> None:
        dealt = mode_of(g).walls.siege_cards
        cards = of_side(g, self.side(g))
        g.emit(SiegeCardsDrawn(self.player, tuple(cards[place] for place in order[:dealt])))

    def side(self, g: G) -> str:
        return g.state.players[self.player].role


class SiegeCard(Standing, frozen=True):
    """A siege card, played when it says so (FIG-STO-16, FIG-D-53)."""

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """As the card says; the bases of this class are no cards."""
        return cls.of in g.content.siege_cards and window in g.content.siege_cards[cls.of].windows

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Whoever holds it, or has it before him with tokens left."""
        for player, hand in g.state.siege_hands.items():
            if cls.of in hand.cards or (cls.of in g.state.siege_cards and cls.holder(g) == player):
                use = cls(moment=moment, owner=player)
                if use.fits(g):
                    yield use

    @classmethod
    def expected(cls, g: G, moment: Moment, player: str) -> bool:
        """Whether a player might hold it, as far as everybody can tell (FIG-RUL-39)."""
        if not g.state.siege_hands or unknown(g, player) < 1 or seen(g, cls.of):
            return False
        side = g.content.siege_cards[cls.of].side
        return side == g.state.players[player].role and cls(moment=moment, owner=player).fits(g)

    @classmethod
    def holder(cls, g: G) -> str:
        """The player of its side who has siege cards."""
        side = g.content.siege_cards[cls.of].side
        return next(player for player in g.state.siege_hands if g.state.players[player].role == side)

    def begin(self, g: G) -> None:
        """It is shown and, unless it stays, discarded (FIG-STO-16)."""
        self.show(g, 0)
        g.do(self)

    def show(self, g: G, tokens: int) -> None:
        g.emit(SiegeCardPlayed(self.owner, self.of, tokens))
        if not seen(g, self.of):
            g.emit(Counted("siege-card", 1, self.of), "FIG-STO-16")

    def authority(self, g: G) -> str:
        """FIG-STO-16."""
        return "FIG-STO-16"


# What cards leave behind.


def parleys(g: G, unit: str) -> Iterator[str]:
    """What holds a unit back."""
    return (name for name, row in g.state.lasting.items() if row.source == PARLEY and unit in row.units)


def parleying(g: G, unit: str) -> bool:
    """Whether a parley keeps a unit from being activated and from acting."""
    return next(parleys(g, unit), None) is not None


def sallies(g: G) -> bool:
    """Whether the defender may bring in a unit of the Reserve before its time."""
    return bool(g.state.siege_cards.get(SALLY))


def sallied(g: G) -> None:
    """A unit has arrived: the card that let it come early is used up."""
    if sallies(g) and g.state.course.round < mode_of(g).reserve.from_round:
        holder = next(p for p in g.state.siege_hands if g.state.players[p].role == "defender")
        g.emit(SiegeCardPlayed(holder, SALLY, spent=True))
