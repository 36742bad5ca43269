"""The charge distance die: rolling it again, and what a bad one means (FIG-CHG-06, FIG-CHG-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from montjoie.games.figurines import timing
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect, Moment
from montjoie.kernel import serial

if TYPE_CHECKING:
    from montjoie.games.figurines.charge.charge import Charge

CHARGE = "charge"  # the dice that a grant speaks of


class ChargeReroll(timing.Standing, frozen=True):
    """A re-roll of the charge distance die that an effect has given: to this charge (a grant of "charge" dice
    among its `rerolls`), or for a while (a lasting "charge_reroll") (FIG-RRL-01)."""

    of = "charge_reroll"
    windows = ("charge_reroll",)
    stages = ("reroll",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """The charging player, once for each source while dice are left to roll again."""
        from montjoie.games.figurines.charge.charge import Charge  # a charge uses this module

        charge: Charge = g.running(Charge)
        given = [
            source for player, which, source in charge.rerolls if (player, which) == (moment.player, CHARGE)
        ]
        held = [row.source for row in lasting.on(g, lasting.CHARGE_REROLL, charge.unit).values()]
        if can_reroll(g, moment.player):
            for source in dict.fromkeys((*given, *held)):
                yield cls(moment=moment, owner=moment.player, source=source)

    def reroll(self, g: G) -> None:
        """The die, or any of two."""
        g.do(Reroll(player=self.owner, source=self.source))


def disorder(g: G, charge: Charge) -> Charge:
    """The charge is disorderly: no Charge bonus, and the charging player may play no Tactics card until the
    end of the unit's action; Orders, abilities and the opponent's cards work (FIG-CHG-12, FIG-RUL-50)."""
    if charge.silence:
        return charge
    owner, name = g.state.units[charge.unit].owner, serial(g, lasting.NO_CARDS)
    lasting.begin(g, lasting.NO_CARDS, "disorderly_charge", owner, (owner,), "action", rule="FIG-CHG-12")
    return charge.but(disorderly=True, silence=name)


def make_disorderly(g: G) -> None:
    """An effect makes the charge under way disorderly, whatever its die shows (FIG-RUL-50)."""
    from montjoie.games.figurines.charge.charge import Charge  # a charge uses this module

    charge = disorder(g, g.running(Charge))
    g.revise(Charge, disorderly=True, silence=charge.silence)


def order_restored(g: G, charge: Charge) -> None:
    """The action is over: its player may play cards again (FIG-CHG-12)."""
    if charge.silence in g.state.lasting:
        lasting.over(g, (charge.silence,), "FIG-CHG-12", "action")
