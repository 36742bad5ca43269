"""Situations as windows: who speaks first, what can be used, who might hold something (FIG-TIM)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing.effects import Effect, Moment
from montjoie.games.figurines.timing.hooks import hook
from montjoie.games.figurines.timing.uses import expected, usable
from montjoie.kernel import PUBLIC, Answer, OneOf, Ordering, Refusal
from montjoie.kernel.reactions import PASS, WINDOW, Use, Window

REROLLS = ("attack_reroll", "defense_reroll", "morale_reroll", "charge_reroll")  # used one at a time


def open_window(g: G, moment: Moment) -> None:
    """Announce a situation: the mode sees it; it costs nothing where nobody has anything to say to it."""
    hook(g).witness(g, moment)
    if answerable(g, moment):
        g.do(Situation(moment=moment))


def answerable(g: G, moment: Moment) -> bool:
    """Whether somebody has, or may have, something to say to a situation."""
    return next(usable(g, moment), None) is not None or any(expected(g, moment, p) for p in g.state.hands)


class UseEffect(OneOf, frozen=True):
    """A player uses an Order, a card or an ability in answer to a situation, or passes (FIG-D-35, FIG-D-36):
    `pass`, `card:CARD`, `ability:UNIT/ABILITY`, `rule:NAME`, `rule:NAME/SOURCE`."""

    moment: Moment
    passing = PASS

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that cannot be used now."""
        facts = {"effect": str(answer)[:80], "window": self.moment.window, "offered": self.options}
        yield Refusal("FIG-TIM-02", "effect-not-now", **facts)


class OrderEffects(Ordering, frozen=True):
    """The owner of several effects of the same moment puts them in order (FIG-TIM-04, FIG-D-37)."""


class Situation(Window[Moment], frozen=True):
    """A situation that effects answer (chapter 4.22); each occurrence of a trigger is one (FIG-TIM-09).

    Mandatory effects come first, whoever passes (FIG-TIM-08), several of one player in the order that he
    chooses (FIG-TIM-04). The active player declares or passes, then the others in turn order, knowing what
    was declared (FIG-TIM-05, FIG-TIM-07, FIG-EX-20); who has passed cannot come back (FIG-EX-21), nor who had
    nothing to use when it was his turn (FIG-RUL-136). At most one Order or card for a trigger (FIG-TIM-01,
    FIG-EX-19). Declared effects resolve alternately, the active player's first (FIG-TIM-06); a card that no
    longer fits stays in hand (FIG-RUL-104).
    """

    stages = WINDOW
    audience = PUBLIC
    question, asks, orders = UseEffect, "FIG-TIM-05", "FIG-TIM-04"

    def name(self) -> str:
        """The window of table 5.3."""
        return self.moment.window

    def speakers(self, g: G) -> tuple[str, ...]:
        """The active player first, then in turn order."""
        return teams.turn_order(g)

    def uses(self, g: G) -> Iterator[Effect]:
        """Orders, cards, abilities and rules that wait for it."""
        return usable(g, self.moment)

    def expects(self, g: G, seat: str, used: tuple[str, ...]) -> bool:
        """What a hand may hold (chapter 7 of the rulebook), but not that of a player who is out."""
        out = g.state.players[seat].eliminated
        return not out and expected(g, self.moment, seat, used, seat in self.limited)

    def choices(self, g: G, seat: str) -> list[Use]:
        """Who is out uses nothing (FIG-MUL-10)."""
        return [] if g.state.players[seat].eliminated else super().choices(g, seat)

    def one_by_one(self) -> bool:
        """Re-rolls: the next player sees the new result (FIG-RRL-02)."""
        return self.moment.window in REROLLS

    def offer(self, keys: tuple[str, ...]) -> UseEffect:
        """What to use, with the situation."""
        return UseEffect(keys, self.moment)

    def arrange(self, keys: tuple[str, ...]) -> OrderEffects:
        """In which order."""
        return OrderEffects(keys)
