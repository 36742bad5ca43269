"""The cards of Greatjon Umber, Lord of Last Hearth."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import deeds, when
from montjoie.games.figurines.factions.common import MELEE
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Card, Effect
from montjoie.kernel import Amount, Question, ask

UMBER = "house_umber"


class PayWounds(Amount, frozen=True):
    """The player of a card says how many wounds the unit suffers for it (FIG-D-43)."""

    unit: str
    effect: str


class BerserkerTactics(Card, frozen=True):
    """Berserker Tactics: once the dice of a friendly melee attack are final, the unit suffers up to 3 wounds
    of its own doing (FIG-RUL-56); if any, the attack inflicts as many more and 1. Attacked by House Umber,
    the defender becomes Panicked."""

    of = "berserker_tactics"
    needs = (when.friend, when.melee)
    stages = ("frighten", "pay")

    def frighten(self, g: G) -> None:
        if effects.affiliated(g, self.moment.unit, UMBER):
            conditions.give(g, self.moment.other, "panicked")

    @ask
    def pay(self, g: G) -> Question | None:
        unit = self.moment.unit
        most = min(3, units.wounds_left(g, unit))
        return Question(self.owner, PayWounds(0, most, unit, self.of), "FIG-GLO-12") if most else None

    @pay.chosen
    def paid(self, g: G, seat: str, wounds: int) -> None:
        if wounds:
            g.do(Suffer(unit=self.moment.unit, wounds=wounds))
            boost(g, self.of, extra_wounds=wounds + 1)


def can_lash(use: Effect, g: G) -> bool:
    """The defender has lost a rank (FIG-UNT-09), or is of House Umber."""
    unit = use.moment.other
    return units.destroyed_ranks(g, unit) > 0 or effects.affiliated(g, unit, UMBER)


class LashOut(Card, frozen=True):
    """Lash Out: once a melee attack is over that a friendly unit has survived, the attacker suffers 2 wounds
    for each rank that unit has lost; House Umber leaves it Panicked."""

    of = "lash_out"
    needs = (when.enemy, when.alive, when.friend_attacked, when.melee, when.other_alive, can_lash)

    def work(self, g: G) -> None:
        unit, other = self.moment.unit, self.moment.other
        if effects.affiliated(g, other, UMBER):
            conditions.give(g, unit, "panicked")
        wounds = 2 * units.destroyed_ranks(g, other)
        g.do(Suffer(unit=unit, wounds=wounds, by=self.owner, source=other))


class LastStand(Card, frozen=True):
    """Last Stand: a friendly unit that is destroyed makes a melee Attack with its highest dice value before
    its tray is taken away (FIG-RUL-67); House Umber may roll attack dice again (FIG-RRL-04)."""

    of = "last_stand"
    needs = (when.friend, lambda use, g: "melee_attack" in legal(g, use.moment.unit, MELEE))

    def work(self, g: G) -> None:
        unit = self.moment.unit
        rerolls = (deeds.again(self, g, unit),) if effects.affiliated(g, unit, UMBER) else ()
        effects.free(g, unit, "melee_attack", highest=True, rerolls=rerolls, optional=False)
