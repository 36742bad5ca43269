"""Chapter 8.3: duels (CON-DUE, CON-SPR-29, CON-SPR-30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.characters.base import CharacterAct, regiment_of
from montjoie.games.conquest.characters.fall import Fall, own_blows
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.events import DuelCalled, DuelRefused
from montjoie.games.conquest.profiles import answers, has, held
from montjoie.games.conquest.regiments.contact import contacts
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.hurt import slain
from montjoie.kernel import OneOf, Part, Question, Refusal, Step, ask, modifies

ACCEPT, REFUSE = "accept", "refuse"


def foes(g: G, character: str) -> tuple[str, ...]:
    """The enemy characters in regiments in contact with his (CON-DUE-01)."""
    rows = (g.state.regiments[name] for name in contacts(g, g.state.characters[character].regiment))
    return tuple(row.character for row in rows if row.character)


class ChooseFoe(OneOf, frozen=True, kw_only=True):
    """Whom a character challenges (CON-DUE-01)."""

    character: str


class AnswerDuel(OneOf, frozen=True, kw_only=True):
    """Whether a challenged character accepts (CON-DUE-02)."""

    character: str
    challenger: str


class Duel(CharacterAct, frozen=True, kw_only=True):
    """Duel: a challenge, accepted or refused; both strike at once (CON-DUE-01 … CON-DUE-05)."""

    foe: str = ""
    name = "duel"
    stages: ClassVar[tuple[str, ...]] = ("challenge", "answer", "begin", "strike", "strike_back", "fall")

    @classmethod
    def refuses(cls, g: G, character: str) -> Iterator[Refusal]:
        """An enemy character in contact with his regiment is needed (CON-DUE-01)."""
        if not foes(g, character):
            yield Refusal("CON-DUE-01", "no-foe", character=character)

    @ask
    def challenge(self, g: G) -> Question:
        """CON-DUE-01."""
        space = ChooseFoe(foes(g, self.character), character=self.character)
        return Question(g.state.characters[self.character].owner, space, "CON-DUE-01")

    @challenge.chosen
    def challenged(self, g: G, seat: str, foe: str) -> Step:
        """Everybody hears it."""
        g.emit(DuelCalled(self.character, foe))
        return self.but(foe=foe)

    @ask
    def answer(self, g: G) -> Question | None:
        """CON-DUE-02: he may refuse, unless his regiment is Broken (CON-DUE-05) or he has this round."""
        if regiment_of(g, self.foe).broken or "has_refused" in held(g, self.foe):
            return None
        if any(answers(g, queries.UNREFUSED, self.character)):
            return None
        space = AnswerDuel((ACCEPT, REFUSE), character=self.foe, challenger=self.character)
        return Question(g.state.characters[self.foe].owner, space, "CON-DUE-02")

    @answer.chosen
    def answered(self, g: G, seat: str, answer: str) -> Step | None:
        """CON-DUE-02: his regiment pays for a refusal, unless it has Bodyguards (CON-SPR-30)."""
        if answer == ACCEPT:
            return None
        regiment = g.state.characters[self.foe].regiment
        g.emit(DuelRefused(self.foe))
        lasting.give(g, "has_refused", "duel", (self.foe,), "round", rule="CON-DUE-02")
        if not has(g, regiment, "bodyguards") and not has(g, self.foe, "bodyguards"):
            lasting.give(g, "dishonoured", "duel", (regiment,), "round", rule="CON-DUE-02")
        return self.done()

    def begin(self, g: G) -> None:
        """What is said before the blows."""
        for who, foe in ((self.character, self.foe), (self.foe, self.character)):
            g.do(*answers(g, queries.DUEL_BEGAN, who, foe))

    def strike(self, g: G) -> None:
        """CON-DUE-03: both at the same time, but for Quicksilver Strike (CON-SPR-29)."""
        first, second = self._order(g)
        g.do(blows(g, first, second))

    def strike_back(self, g: G) -> None:
        """CON-DUE-03: who is struck first by Quicksilver and slain strikes no more (CON-SPR-29)."""
        first, second = self._order(g)
        if not (outpaces(g, first, second) and slain(g, second)):
            g.do(blows(g, second, first))

    def fall(self, g: G) -> None:
        """CON-DUE-04: the active player's regiment reforms first."""
        g.do(Fall(character=self.character), Fall(character=self.foe))

    def _order(self, g: G) -> tuple[str, str]:
        quicker = outpaces(g, self.foe, self.character)
        return (self.foe, self.character) if quicker else (self.character, self.foe)


def outpaces(g: G, character: str, foe: str) -> bool:
    """Whether a character strikes before another: he alone has Quicksilver Strike (CON-SPR-29)."""
    return "quicksilver_strike" in held(g, character) and "quicksilver_strike" not in held(g, foe)


def blows(g: G, striker: str, target: str) -> Attack:
    """The attacks of one character on another, always from the front (CON-DUE-03, CON-RUL-32)."""
    return Attack(target=target, pools=(own_blows(g, Blow("duel", striker, striker, target)),))


# What a refusal costs a regiment until the end of the round: it cannot benefit from Inspired, uses its lowest
# Resolve, rolls passed Resolve tests of 1 again (CON-RUL-33) and controls no objective zone, even if a rule
# would allow it (CON-DUE-02).
modifies(queries.UNINSPIRED, "dishonoured").gives(True)
modifies(queries.RESOLVE_LOWEST, "dishonoured").gives(True)
modifies(queries.MORALE_REROLLS, "dishonoured").gives(Reroll("successes", "CON-DUE-02", "duel", (1,)))
modifies(queries.SEIZING, "dishonoured").gives(Part(0, "CON-DUE-02", "duel", "cap"))
