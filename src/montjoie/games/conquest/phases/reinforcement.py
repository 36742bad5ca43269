"""Chapter 2.2: which regiments come this round (CON-RNF, CON-SPR-01)."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.content import Arrival
from montjoie.games.conquest.content.model import WEIGHTS
from montjoie.games.conquest.events import Arriving, HeldBack, ReinforcementsDiced
from montjoie.games.conquest.profiles import card, has
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.kernel import Branch, Dice, OneOf, PublicStep, Question, Step, Subset, ask, ask_all, chance

NONE, ARRIVE, STAY = "none", "arrive", "stay"


def arrival(g: G, regiment: str) -> Arrival | None:
    """How a regiment's class arrives this round (CON-RNF-05)."""
    return g.content.arrival(g.state.course.round, card(g, regiment).weight)


def waiting(g: G, seat: str) -> list[str]:
    """A player's regiments in reinforcements whose class may arrive this round (CON-RNF-02)."""
    rows = g.state.regiments.items()
    own = [name for name, row in rows if row.owner == seat and row.where == "reinforcements"]
    return [name for name in own if arrival(g, name)]


def flanking(g: G, regiment: str) -> bool:
    """Whether it declares instead of rolling (CON-SPR-01, CON-SPR-27)."""
    character = g.state.regiments[regiment].character
    led = bool(character) and has(g, character, "forward_force") and card(g, regiment).type != "monster"
    return has(g, regiment, "flank") or led


class PickRegiment(OneOf, frozen=True):
    """Which regiment it is."""

    asked = False


class ChooseReinforcement(Branch, frozen=True):
    """Each player before the rolls: one regiment that arrives, or stays, without a die (CON-RNF-03)."""


class DeclareFlank(Subset, frozen=True):
    """Which of his flanking regiments enter this round; the others stay (CON-SPR-01)."""


class ChooseArrivals(Subset, frozen=True):
    """Which regiments of a class come, one for each success (CON-RNF-04)."""


class ReinforcementPhase(PublicStep, frozen=True):
    """Reinforcement Phase: those who must come, the picked, the flanking, then a die for each other one
    (CON-RNF-01 … CON-RNF-07)."""

    settled: tuple[str, ...] = ()  # they roll no die
    rolls: tuple[tuple[str, str], ...] = ()  # players and classes still to roll
    successes: int = 0
    stages = ("come", "pick", "flank", "line_up", "roll", "choose")

    def come(self, g: G) -> None:
        """CON-RNF-05: classes that arrive by themselves, and regiments that could not enter last round
        (CON-RZL-14)."""
        for seat in g.seats:
            for name in waiting(g, seat):
                if g.state.regiments[name].returning:
                    arrive(g, name, "returning")
                elif (how := arrival(g, name)) and how.automatic:
                    arrive(g, name, "automatic")

    @ask_all
    def pick(self, g: G) -> list[Question]:
        """CON-RNF-03: one regiment may come, or stay, without a roll."""
        asked = []
        for seat in g.seats:
            if own := tuple(waiting(g, seat)):
                space = ChooseReinforcement({NONE: None, ARRIVE: PickRegiment(own), STAY: PickRegiment(own)})
                asked.append(Question(seat, space, "CON-RNF-03"))
        return asked

    @pick.chosen
    def picked(self, g: G, answers: dict[str, Any]) -> Step:
        """CON-RUL-45: at most one a round."""
        settled = []
        for seat, answer in answers.items():
            if isinstance(answer, dict):
                ((what, name),) = answer.items()
                settled.append(name)
                if what == ARRIVE:
                    arrive(g, name, "pick")
                else:
                    g.emit(HeldBack(seat, name))
        return self.but(settled=tuple(settled))

    @ask_all
    def flank(self, g: G) -> list[Question]:
        """CON-RNF-07: flanking regiments are declared before the rolls."""
        own = {seat: [n for n in self._rolling(g, seat) if flanking(g, n)] for seat in g.seats}
        return [
            Question(seat, DeclareFlank(tuple(names), 0, len(names)), "CON-SPR-01")
            for seat, names in own.items()
            if names
        ]

    @flank.chosen
    def declared(self, g: G, answers: dict[str, list[str]]) -> Step:
        """CON-SPR-01: those named enter, the others stay."""
        settled = list(self.settled)
        for seat, named in answers.items():
            for name in [each for each in self._rolling(g, seat) if flanking(g, each)]:
                settled.append(name)
                if name in named:
                    arrive(g, name, "flank")
                else:
                    g.emit(HeldBack(seat, name), "CON-SPR-01")
        return self.but(settled=tuple(settled))

    def line_up(self, g: G) -> Step:
        """CON-RNF-04: one die for each regiment left of a class that rolls."""
        rolls = tuple((seat, weight) for seat in g.seats for weight in WEIGHTS if self._of(g, seat, weight))
        return self.goto("roll", rolls=rolls)

    @chance
    def roll(self, g: G) -> Dice | None:
        """CON-RNF-04."""
        return Dice(len(self._of(g, *self.rolls[0]))) if self.rolls else None

    @roll.chosen
    def rolled(self, g: G, dice: list[int]) -> Step:
        """CON-RNF-05: so much or less succeeds."""
        seat, weight = self.rolls[0]
        how = g.content.arrival(g.state.course.round, weight)
        assert how is not None
        successes = sum(die <= how.need for die in dice)
        g.emit(ReinforcementsDiced(seat, weight, how.need, tuple(dice), successes))
        own = self._of(g, seat, weight)
        if 0 < successes < len(own):
            return self.goto("choose", successes=successes)
        for name in own if successes else ():
            arrive(g, name, "roll")
        return self._next()

    @ask
    def choose(self, g: G) -> Question | None:
        """CON-RNF-04: for each success one regiment of the class."""
        if not self.rolls:
            return None
        seat, weight = self.rolls[0]
        own = tuple(self._of(g, seat, weight))
        return Question(seat, ChooseArrivals(own, self.successes, self.successes), "CON-RNF-04")

    @choose.chosen
    def chose(self, g: G, seat: str, names: list[str]) -> Step:
        """CON-RNF-06: everybody sees them."""
        for name in names:
            arrive(g, name, "roll")
        return self._next()

    def _next(self) -> Step:
        rolls = self.rolls[1:]
        return self.goto("roll", rolls=rolls) if rolls else self.done()

    def _rolling(self, g: G, seat: str) -> list[str]:
        return [name for name in waiting(g, seat) if name not in self.settled]

    def _of(self, g: G, seat: str, weight: str) -> list[str]:
        return [name for name in self._rolling(g, seat) if card(g, name).weight == weight]


def arrive(g: G, regiment: str, how: Any) -> None:
    """A regiment comes this round (CON-RNF-06)."""
    row = g.state.regiments[regiment]
    g.emit(Arriving(row.owner, regiment, how, size(row)))
