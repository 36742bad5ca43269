"""Effects that are procedures: attacks out of turn, retreats, dice for tokens, banners that change places."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros import combat, movement, rolls
from montjoie.games.westeros.battlefield import sight
from montjoie.games.westeros.cards import aim, carry_out
from montjoie.games.westeros.combat import dogs, retreat
from montjoie.games.westeros.events import BannersSwapped, DiceRolled, MoraleIgnored
from montjoie.games.westeros.phases import orders
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units import keywords, lasting
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask

FIRM, BACK, DONE = "ignore", "retreat", "done"


def add_dice(g: G, source: str, dice: int) -> None:
    """The attack under way is rolled with more dice (WES-CBT-12)."""
    strike: Strike = g.running(Strike)
    g.revise(Strike, bonus={**strike.bonus, source: dice})


# Attacks beside the one of an activation.


class ExtraTarget(OneOf, frozen=True):
    """The owner of a commander names whom his unit attacks a second time (WES-COM-03)."""

    always = "named"

    unit: str = ""
    mode = "normal"

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why it cannot attack that unit."""
        yield from sight.no_target(g, self.unit, answer, self.mode)


class DogsTarget(ExtraTarget, frozen=True):
    """The owner of a commander names the unit at which his wolf is loosed, two or three hexes away
    (WES-KEY-31)."""

    mode = "wolf"


class AttackAgain(PublicStep, frozen=True):
    """A commander's unit attacks once more, any legal target (WES-COM-03)."""

    unit: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        """Its owner names the target."""
        space = ExtraTarget(tuple(sight.targets(g, self.unit)), self.unit)
        return to(g, g.state.units[self.unit].house, space, "WES-COM-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, target: str) -> None:
        """An attack that can earn what the turn has left (WES-RUL-68)."""
        g.do(combat.Attack(attacker=self.unit, target=target, mode="extra"))


class LooseDogs(PublicStep, frozen=True):
    """A commander's unit makes a war-dogs attack beside its own (WES-COM-03), even if it is engaged or has
    moved (WES-RUL-70)."""

    unit: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        """Its owner names the target (WES-KEY-31)."""
        space = DogsTarget(tuple(sight.targets(g, self.unit, "wolf")), self.unit)
        return to(g, g.state.units[self.unit].house, space, "WES-KEY-31")

    @choose.chosen
    def chosen(self, g: G, seat: str, target: str) -> None:
        """The attack; what becomes of the target is looked at afterwards."""
        g.revise(carry_out.CarryOut, same=(target,))
        g.do(dogs.WarDogs(attacker=self.unit, target=target))


# Moves, retreats and banners.


class NextToMove(OneOf, frozen=True):
    """The player of an effect that lets several units move names the next one, or ends the moves: "done"
    (WES-MOV-02)."""


class FreeMoves(PublicStep, frozen=True):
    """An effect lets units move without activation; each may stay (WES-GEN-07)."""

    house: str
    units: tuple[str, ...]
    hexes: int
    parting: bool
    stages = ("choose", "move")

    @ask
    def choose(self, g: G) -> Question | None:
        """WES-MOV-02: in the order he likes."""
        if len(self.units) < 2:
            return None
        return to(g, self.house, NextToMove((*self.units, DONE)), "WES-MOV-02")

    @choose.chosen
    def chosen(self, g: G, seat: str, unit: str) -> Step:
        """The one named moves first."""
        if unit == DONE:
            return self.done()
        return self.but(units=(unit, *(other for other in self.units if other != unit)))

    def move(self, g: G) -> Step | None:
        """The first of those that are left."""
        unit, *others = self.units
        g.do(movement.FreeMove(unit=unit, hexes=self.hexes, parting=self.parting))
        return self.goto("choose", units=tuple(others)) if others else None


class StandFirm(OneOf, frozen=True):
    """The owner of a stalwart unit that a card drives back ignores the first hex of its retreat, or not
    (WES-KEY-70)."""


class DriveBack(PublicStep, frozen=True):
    """A card makes a unit retreat (WES-RET-08); a stalwart one may ignore the first hex (WES-RUL-74)."""

    unit: str
    hexes: int
    stages = ("stand", "go")

    @ask
    def stand(self, g: G) -> Question | None:
        """WES-KEY-70: asked is its owner, also if he has passed (WES-CMD-06)."""
        if lasting.forbids_ignoring(g, self.unit) or not keywords.has(g, self.unit, "stalwart"):
            return None
        return to(g, g.state.units[self.unit].house, StandFirm((FIRM, BACK)), "WES-KEY-70")

    @stand.chosen
    def stood(self, g: G, seat: str, answer: str) -> Step | None:
        """WES-RUL-74: the first hex is not made."""
        if answer == BACK:
            return None
        g.emit(MoraleIgnored(self.unit, g.state.units[self.unit].house, 1))
        return self.but(hexes=self.hexes - 1)

    def go(self, g: G) -> None:
        """WES-RET-01: towards its own edge; steps that cannot be made are hits (WES-RET-05, WES-RUL-74)."""
        if self.hexes:
            g.do(retreat.RetreatUnit(unit=self.unit, steps=self.hexes))


class SwapBanner(OneOf, frozen=True):
    """The owner of a commander under attack names the adjacent unit whose banner bearer takes his place
    (WES-COM-03)."""


class SwapBanners(PublicStep, frozen=True):
    """A commander and the banner bearer of an adjacent friendly unit change places, and their ranks with
    them; the roll at hand is read again against the new banner (WES-COM-03)."""

    house: str
    commander: str
    text: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        """Asked is the owner of both."""
        return to(g, self.house, SwapBanner(tuple(aim.swaps(g, self.commander, self.text))), "WES-COM-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, other: str) -> None:
        """Banners, ranks and abilities change places."""
        unit, rank = g.state.commanders[self.commander].unit, g.state.units[other].rank
        g.emit(BannersSwapped(unit, other, self.commander, rank, g.state.units[unit].card))


# Dice for order tokens.


class RollForTokens(rolls.Cast, frozen=True):
    """A card gives order tokens by dice, as in the marshalling phase (WES-MAR-02, WES-MAR-03)."""

    house: str
    dice: int
    rule: str

    def count(self, g: G) -> int:
        """So many."""
        return self.dice

    def fell(self, g: G, symbols: tuple[str, ...]) -> None:
        """A token of each symbol rolled, if the supply has one (WES-RUL-03)."""
        g.emit(DiceRolled(self.house, symbols, "tokens"), self.rule)
        orders.gain(g, self.house, symbols, self.rule)
