"""Abilities and Tactics cards: how they are used (FIG-ORD, FIG-CMD-05, FIG-TIM-10)."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.events import AbilityUsed, CardCancelled, CardPlayed
from montjoie.games.figurines.powers import decks, lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.effects import Effect, Moment, registry
from montjoie.games.figurines.timing.situation import open_window
from montjoie.kernel import PublicStep, Step


class Ability(Effect, frozen=True):
    """An ability of a unit, an Attachment, an attack or an NCU: an Order, a "may", or a mandatory effect."""

    scene = True

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        return window in g.content.abilities[cls.of].windows

    def ready(self, g: G) -> bool:
        """Orders work once per round, some abilities once per game (FIG-ORD-01, FIG-ORD-02); a lasting
        "no_orders" forbids a unit its Orders."""
        row: Any = g.state.units.get(self.source) or g.state.ncus[self.source]
        entry = g.content.abilities[self.of]
        if entry.kind == "order" and lasting.holds(g, lasting.NO_ORDERS, self.source):
            return False
        if entry.kind == "order" or entry.once == "round":
            return self.of not in row.orders
        return entry.once != "game" or self.of not in row.spent

    def key(self) -> str:
        """`ability:UNIT/ABILITY`."""
        return f"ability:{self.source}/{self.of}"

    def authority(self, g: G) -> str:
        """That of the kind of ability, or of who has it."""
        return rule_of(g, self.of, self.source, self.moment)

    def limited(self, g: G) -> bool:
        """Orders are (FIG-ORD-04)."""
        return bool(g.content.abilities[self.of].kind == "order")

    def forced(self, g: G) -> bool:
        """Unless it says "may", or is an Order (FIG-CRD-05, FIG-ORD-03)."""
        return not g.content.abilities[self.of].optional

    def begin(self, g: G) -> None:
        """Mark it as used; an Order can be answered before it works."""
        if self.limited(g):
            g.do(UseOrder(player=self.owner, source=self.source, order=self.of, moment=self.moment))
        else:
            g.do(UseAbility(player=self.owner, source=self.source, ability=self.of, moment=self.moment))


RULES = {"order": "FIG-ORD-01", "influence": "FIG-INF-01", "attack": "FIG-CRD-06"}


def rule_of(g: G, ability: str, holder: str, moment: Moment) -> str:
    """The rule by which an ability works: that of its kind, or of the unit or NCU that has it."""
    kind = g.content.abilities[ability].kind
    if kind in RULES:
        return RULES[kind]
    if holder in g.state.ncus:
        return "FIG-TAC-11" if moment.window == "zone_claimed" else "FIG-NCU-02"
    return "FIG-CRD-05"


class UseAbility(PublicStep, frozen=True):
    """An ability is used, or works by itself (FIG-CRD-05)."""

    player: str
    source: str
    ability: str
    moment: Moment
    stages = ("used", "works")
    scene = True

    def used(self, g: G) -> None:
        """Marked where it cannot be used again."""
        once = g.content.abilities[self.ability].once
        rule = rule_of(g, self.ability, self.source, self.moment)
        g.emit(AbilityUsed(self.player, self.source, self.ability, once), rule)

    def works(self, g: G) -> Step:
        """What it does stands in its place."""
        return registry[self.ability](moment=self.moment, owner=self.player, source=self.source)


class UseOrder(PublicStep, frozen=True):
    """An Order is declared, may be answered, then works (FIG-ORD-01)."""

    player: str
    source: str
    order: str
    moment: Moment
    cancelled: bool = False
    stages = ("declared", "works")
    scene = True

    @property
    def because(self) -> str:
        """What it does happens because of it."""
        return self.order

    def declared(self, g: G) -> None:
        """It is marked as used; then the window of those who would cancel it."""
        g.emit(AbilityUsed(self.player, self.source, self.order, "round", True), "FIG-ORD-01")
        unit = self.source if self.source in g.state.units else ""
        open_window(g, Moment("order_used", unit=unit, player=self.player, card=self.order))

    def works(self, g: G) -> Step | None:
        """Unless it was cancelled; what it does stands in its place."""
        if self.cancelled:
            g.emit(CardCancelled(self.player, self.order))
            return None
        return registry[self.order](moment=self.moment, owner=self.player, source=self.source)


class Card(Effect, frozen=True):
    """A Tactics card: played from the hand when its trigger comes (FIG-CMD-05)."""

    scene = True

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        return window in g.content.cards[cls.of].windows

    def key(self) -> str:
        """`card:CARD`."""
        return f"card:{self.of}"

    def aims(self, g: G) -> tuple[str, ...]:
        """Not a unit on which no card of this player works (FIG-RUL-70)."""
        barred = decks.barred(g, self.owner)
        return tuple(unit for unit in self.targets(g) if unit not in barred)

    def authority(self, g: G) -> str:
        """FIG-CMD-05: whatever it says."""
        return "FIG-CMD-05"

    def limited(self, g: G) -> bool:
        return True

    def begin(self, g: G) -> None:
        """It is shown, may be answered, works, and goes to the discard pile."""
        g.do(PlayCard(use=self.of, player=self.owner, moment=self.moment))


class PlayCard(PublicStep, frozen=True):
    """A card is shown, may be answered by a card of the opponent, then works (FIG-CMD-05, FIG-TIM-10)."""

    use: str  # the card
    player: str
    moment: Moment
    cancelled: bool = False
    stages = ("shown", "works")
    scene = True

    @property
    def because(self) -> str:
        """What it does happens because of it."""
        return self.use

    def shown(self, g: G) -> None:
        """It lies face up; a nested window opens before it works, about the units of its trigger alone
        (FIG-RUL-70)."""
        unit, other = self.moment.unit, self.moment.other
        g.emit(CardPlayed(self.player, self.use, self.moment.window, unit or None))
        moment = Moment("tactics_card_played", unit, other, player=self.player, card=self.use)
        open_window(g, moment)

    def works(self, g: G) -> Step | None:
        """Unless it was cancelled. The effect stands in the place of the card, so that one which answers
        another card finds that one running."""
        if self.cancelled:
            g.emit(CardCancelled(self.player, self.use))
            return None
        return registry[self.use](moment=self.moment, owner=self.player)
