"""Chapter 8.1: wounds of characters, apart from their regiments' (CON-CHR-07, CON-CHR-08)."""

from __future__ import annotations

from montjoie.games.conquest import lasting
from montjoie.games.conquest.events import CharacterHurt, DiceShown
from montjoie.games.conquest.profiles import answers, wounds
from montjoie.games.conquest.queries import HURT, WARDED
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.kernel import Dice, PublicStep, Step, chance


class Hurt(PublicStep, frozen=True):
    """A character suffers wounds; what is beyond his last is lost (CON-CHR-07)."""

    character: str
    wounds: int
    stages = ("ward", "suffer")

    @chance
    def ward(self, g: G) -> Dice | None:
        """A die for each thing that may ward off one wound."""
        number = len(list(answers(g, WARDED, self.character)))
        return Dice(number) if number else None

    @ward.chosen
    def warded(self, g: G, dice: list[int]) -> Step:
        """One wound for each that succeeds."""
        less = 0
        for die, (thing, need, until) in zip(dice, answers(g, WARDED, self.character), strict=True):
            g.emit(DiceShown(self.character, thing, (die,)))
            lasting.spend(g, self.character, thing, until)
            less += die >= need
        return self.but(wounds=max(0, self.wounds - less))

    def suffer(self, g: G) -> None:
        """CON-CHR-07: none passes to his regiment."""
        most, had = wounds(g, self.character), g.state.characters[self.character].wounds
        if suffered := min(self.wounds, most - had):
            g.emit(CharacterHurt(self.character, suffered, had + suffered, most))
            g.do(*answers(g, HURT, self.character, suffered))


def slain(g: G, character: str) -> bool:
    """Whether a character has all the wounds he can take (CON-CHR-07)."""
    return g.state.characters[character].wounds >= wounds(g, character)


def suffering(g: G, target: str, number: int) -> Step:
    """A wound pool falls on a regiment, or in a Duel on a character (CON-WND-02, CON-DUE-03)."""
    if target in g.state.characters:
        return Hurt(character=target, wounds=number)
    return Suffer(regiment=target, wounds=number, before=stands_left(g, target))


def stands_left(g: G, target: str) -> int:
    """The stands that are left of who is struck; none of who is gone."""
    if target in g.state.characters:
        return int(not slain(g, target))
    row = g.state.regiments[target]
    return 0 if row.where == "destroyed" else size(row)
