"""The command phase: alternating turns of one action each (WES-CMD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.westeros.cards import playing
from montjoie.games.westeros.events import Passed
from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G, enemy_of
from montjoie.games.westeros.timing import occasions, windows
from montjoie.games.westeros.timing.turn import Turn
from montjoie.games.westeros.units import lasting
from montjoie.games.westeros.victory import ending, objectives
from montjoie.kernel import (
    Answer,
    Branch,
    OneOf,
    PublicStep,
    Question,
    Refusal,
    Rng,
    Step,
    ask,
    opened,
)


class CommandPhase(PublicStep, frozen=True):
    """Players take turns, the first player first, until both have passed (WES-CMD-01, WES-CMD-05)."""

    up: str = ""
    stages = ("take_turns", "close")

    def take_turns(self, g: G) -> Step | None:
        """WES-CMD-02: turn about; a player who has passed is skipped while the other goes on
        (WES-CMD-03)."""
        up = self.up or g.state.course.first
        if g.state.sides[up].passed:
            up = enemy_of(up)
        if g.state.sides[up].passed:
            return None
        g.do(PlayerTurn(house=up))
        return self.goto("take_turns", up=enemy_of(up))

    def close(self, g: G) -> None:
        """WES-CMD-05: both have passed; what a plan keeps for this moment happens now."""
        occasions.both_passed(g)


class PlayerTurn(Turn, frozen=True):
    """A turn: exactly one action (WES-CMD-01), after which it ends (WES-CMD-02). A player who has passed
    still reacts in the turns of the other (WES-CMD-06)."""

    house: str
    stages = ("begin", "act", "close_action", "end_effects", "end", "take_control")

    def begin(self, g: G) -> None:
        """What commanders may do at the start of a turn (WES-COM-03)."""
        windows.offer(g, "turn_start", house=self.house)

    @ask
    def act(self, g: G) -> Question:
        """WES-CMD-01: use order tokens, play a command card or pass. Who has nothing left but a pass is still
        asked (WES-RUL-57)."""
        return to(g, self.house, action(g, self.house), "WES-CMD-01")

    @act.chosen
    def acted(self, g: G, seat: str, answer: Any) -> None:
        """The action is carried out."""
        if answer == "pass":
            g.emit(Passed(self.house))
        elif "token" in answer:
            g.do(orders.UseToken(house=self.house, use=answer["token"]))
        else:
            ((card, commander),) = answer["card"].items()
            g.do(playing.PlayCard(house=self.house, card=card, commander=commander))

    def close_action(self, g: G) -> None:
        """What commanders may do at the end of an action (WES-COM-03); a pass is one (WES-RUL-60)."""
        windows.offer(g, "action_end", house=self.house)

    def end_effects(self, g: G) -> None:
        """What was changed for this turn ends with it."""
        lasting.end(g, "turn")

    def end(self, g: G) -> None:
        """At the end of the turn special rules of the plan look at the board (WES-GEN-04); one may end the
        battle at once (WES-VIC-05)."""
        occasions.turn_ended(g, self.house)

    def take_control(self, g: G) -> None:
        """Objectives change hands (WES-VIC-08), and a victory may be reached (WES-VIC-05)."""
        objectives.settle(g)
        ending.check(g)


# The action.


class TakeAction(Branch, frozen=True):
    """The active player takes his action (WES-CMD-01): "pass", {"token": use of order tokens} or
    {"card": {command card: the commander who plays it}}; who can do nothing else must pass
    (WES-CMD-04)."""

    always = "turn"

    def every(self, g: G) -> Iterator[Answer]:
        """Passing last."""
        yield from (answer for answer in super().every(g) if answer != "pass")
        yield "pass"

    def throw(self, g: G, rng: Rng) -> Answer:
        """Any action; seldom a pass while there is something else to do."""
        answer = super().throw(g, rng)
        return super().throw(g, rng) if answer == "pass" and rng.randrange(4) else answer


class PlayCommandCard(Branch, frozen=True):
    """The card he plays and the commander who plays it (WES-CRD-01)."""

    asked = False

    house: str = ""

    def parse(self, raw: Any, rule: str) -> Answer:
        """A card that cannot be played is refused with its reason, so it passes here."""
        try:
            return super().parse(raw, rule)
        except Refusal as refusal:
            if refusal.key != "not-offered":
                raise
            ((card, name),) = raw.items()
            return {card: NameCommander(()).parse(name, rule)}

    def misfits(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """The rule that keeps the commander from playing the card."""
        if isinstance(answer, str):
            yield from super().misfits(g, rule, answer)
            return
        ((card, commander),) = answer.items()
        opened = self.options.get(card)
        if not isinstance(opened, OneOf) or commander not in opened.options:
            yield playing.unplayable(g, self.house, card, commander)


class NameCommander(OneOf, frozen=True):
    """The commander who plays the card (WES-CRD-01)."""

    asked = False


def action(g: G, house: str) -> TakeAction:
    """What a player may do in his turn."""

    def cards() -> PlayCommandCard:
        playable = playing.playable(g, house).items()
        return PlayCommandCard({card: NameCommander(names) for card, names in playable}, house)

    def tokens() -> orders.OrderUnit:
        return orders.OrderUnit(orders.uses(g, house), house)

    return TakeAction(opened(g, {"pass": None, "token": tokens, "card": cards}))
