"""The cards of Greatjon Umber, Lord of Last Hearth."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card
from montjoie.kernel import Amount, Question, ask

UMBER = "house_umber"


class PayWounds(Amount, frozen=True):
    """The player of a card says how many wounds the unit suffers for it (FIG-D-43)."""

    unit: str
    effect: str


class BerserkerTactics(Card, frozen=True):
    """Berserker Tactics: once the dice of a friendly melee attack are final, the unit suffers up to 3 wounds;
    if any, the attack inflicts as many more and 1. Attacked by House Umber, the defender becomes Panicked."""

    of = "berserker_tactics"
    stages = ("frighten", "pay")

    def fits(self, g: G) -> bool:
        """A friendly unit attacks in melee."""
        return effects.attacks(g, self, "melee")

    def frighten(self, g: G) -> None:
        """Whatever is paid."""
        if effects.affiliated(g, self.moment.unit, UMBER):
            conditions.give(g, self.moment.other, "panicked")

    @ask
    def pay(self, g: G) -> Question | None:
        """As many as it has at most (FIG-GLO-12)."""
        unit = self.moment.unit
        most = min(3, units.wounds_left(g, unit))
        return Question(self.owner, PayWounds(0, most, unit, self.of), "FIG-GLO-12") if most else None

    @pay.chosen
    def paid(self, g: G, seat: str, wounds: int) -> None:
        """Nobody else is responsible for the price (FIG-RUL-56)."""
        if wounds:
            g.do(Suffer(unit=self.moment.unit, wounds=wounds))
            boost(g, self.of, extra_wounds=wounds + 1)


class LashOut(Card, frozen=True):
    """Lash Out: once a melee attack is over that a friendly unit has survived, the attacker suffers 2 wounds
    for each rank that unit has lost; House Umber leaves it Panicked."""

    of = "lash_out"
    stages = ("lash",)

    def fits(self, g: G) -> bool:
        """An enemy to hurt, by somebody who can."""
        unit, other = self.moment.unit, self.moment.other
        alive = units.alive(g, unit) and units.alive(g, other)
        if not alive or not effects.attacked(g, self, "melee") or not effects.is_enemy(g, self.owner, unit):
            return False
        return units.destroyed_ranks(g, other) > 0 or effects.affiliated(g, other, UMBER)

    def lash(self, g: G) -> None:
        """FIG-UNT-09."""
        unit, other = self.moment.unit, self.moment.other
        if effects.affiliated(g, other, UMBER):
            conditions.give(g, unit, "panicked")
        wounds = 2 * units.destroyed_ranks(g, other)
        g.do(Suffer(unit=unit, wounds=wounds, by=self.owner, source=other))


class LastStand(Card, frozen=True):
    """Last Stand: a friendly unit that is destroyed makes a melee Attack with its highest dice value before
    its tray is taken away (FIG-RUL-67); House Umber may roll attack dice again."""

    of = "last_stand"
    stages = ("stand",)

    def fits(self, g: G) -> bool:
        """It has somebody to attack."""
        friend = not effects.is_enemy(g, self.owner, self.moment.unit)
        return friend and "melee_attack" in legal(g, self.moment.unit, ("melee_attack",))

    def stand(self, g: G) -> None:
        """FIG-RRL-04."""
        unit = self.moment.unit
        umber = effects.affiliated(g, unit, UMBER)
        again = ((effects.owner(g, unit), "any", self.of),) if umber else ()
        effects.free(g, unit, "melee_attack", highest=True, rerolls=again, optional=False)
