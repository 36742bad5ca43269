"""War dogs: a special ranged attack in the place of a normal activation (WES-KEY-30)."""

from __future__ import annotations

from montjoie.games.westeros import combat, rolls
from montjoie.games.westeros.combat import retreat
from montjoie.games.westeros.events import DiceRolled, DogsLoosed
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing.strike import Strike
from montjoie.games.westeros.units.casualties import suffer
from montjoie.kernel import Dice, Step, chance

DIE = {"morale": "WES-KEY-33", "valor": "WES-KEY-34"}


class WarDogs(Strike, frozen=True):
    """A unit looses its dogs at a target two or three hexes away (WES-KEY-31), which is never its partner
    for it must be unengaged (WES-KEY-36, WES-RUL-28). One die says what they do (WES-KEY-32)."""

    mode: str = "dogs"
    stages = ("loose", "roll")
    scene = True

    def loose(self, g: G) -> Step:
        """WES-KEY-30: the unit neither moves nor attacks otherwise."""
        at = g.state.units[self.target].hex
        g.emit(DogsLoosed(self.attacker, self.target, g.state.units[self.attacker].hex, at))
        return self.but(ground=at)

    @chance
    def roll(self, g: G) -> Dice:
        """WES-KEY-32: first one die."""
        return rolls.dice(g, 1)

    @roll.chosen
    def rolled_out(self, g: G, faces: list[int]) -> None:
        """A shield: an attack with the dice of its rank (WES-KEY-32); morale: the target retreats one hex
        (WES-KEY-33); valor: it takes one hit (WES-KEY-34). The last two cannot be ignored: neither stalwart
        nor cover and toughness help (WES-KEY-13)."""
        symbol = rolls.symbols(g, faces)[0]
        g.emit(DiceRolled(self.house(g), (symbol,), "dogs", self.attacker), DIE.get(symbol, "WES-KEY-32"))
        if symbol == "morale":
            g.do(retreat.RetreatUnit(unit=self.target, steps=1))
        elif symbol == "valor":
            suffer(g, self.target, 1)
        else:
            g.do(combat.Attack(attacker=self.attacker, target=self.target, mode="dogs", rank=symbol))
