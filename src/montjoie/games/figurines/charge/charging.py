"""A charge as others see it, its distance die and what a bad one means (FIG-CHG-06, FIG-CHG-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, Self

from montjoie.games.figurines.actions.boosts import CHARGE, NONE, Boosts, tell
from montjoie.games.figurines.dice.rerolls import Roller, can_reroll, roll_again
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.kernel import serial


class Charging(Roller, frozen=True, kw_only=True):
    """A charge under way; effects change what its fields say."""

    unit: str
    against: str = ""  # the only enemy it may charge
    free: bool = False
    legal: tuple[str, ...] = ()  # the enemies it may charge, while one of several is to be declared
    target: str = ""
    arc: str = ""  # the side of the target it strikes: front, left, right, rear
    # The distance.
    die: int = 0  # what the die counts as, by an effect
    disorderly_on: int = 1  # the highest die that makes it disorderly (FIG-CHG-12)
    disorderly: bool = False
    # The attack.
    no_attack: bool = False
    bonus_lost: bool = False  # an effect takes the Charge bonus away
    boosts: Boosts = NONE
    # What has come of it.
    home: tuple[int, int, int] = (0, 0, 0)  # where it stood
    faces: tuple[int, ...] = ()
    hindered: bool = False  # FIG-TER-08
    fortified: bool = False  # FIG-TER-10
    outcome: Literal["", "successful", "failed"] = ""
    perilous: tuple[str, ...] = ()  # the Dangerous pieces it crossed, or ended or struck on
    silence: str = ""  # the lasting effect that forbids its player cards
    holds = {"charge": "faces"}

    @property
    def kept(self) -> int:
        """The die that counts: what an effect says, else the lowest (FIG-TER-08)."""
        return self.die or min(self.faces)

    def made(self, g: G) -> int:
        """The die that counts."""
        return self.kept

    def roller(self, g: G) -> str:
        """The unit that charges."""
        return self.unit

    def disordered(self, g: G) -> Self:
        """The charge is disorderly: no Charge bonus, and the charging player may play no Tactics card until
        the end of the unit's action; Orders, abilities and the opponent's cards work (FIG-CHG-12,
        FIG-RUL-50)."""
        if self.silence:
            return self
        owner, name = g.state.units[self.unit].owner, serial(g, lasting.NO_CARDS)
        lasting.begin(g, lasting.NO_CARDS, "disorderly_charge", owner, (owner,), "action", rule="FIG-CHG-12")
        return self.but(disorderly=True, silence=name)

    def order_restored(self, g: G) -> None:
        """The action is over: its player may play cards again (FIG-CHG-12)."""
        if self.silence in g.state.lasting:
            lasting.over(g, (self.silence,), "FIG-CHG-12", "action")


class ChargeReroll(Standing, frozen=True):
    """A re-roll of the charge distance die that an effect has given: to this charge (a grant of "charge" dice
    among its boosts), or for a while (a lasting "charge_reroll") (FIG-RRL-01)."""

    of = "charge_reroll"
    windows = ("charge_reroll",)
    work = roll_again

    @property
    def name(self) -> str:
        """What has given it."""
        return self.source

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """The charging player, once for each source while dice are left to roll again."""
        charge: Charging = g.running(Charging)
        given = [
            source
            for player, which, source in charge.boosts.rerolls
            if (player, which) == (moment.player, CHARGE)
        ]
        held = [row.source for row in lasting.on(g, lasting.CHARGE_REROLL, charge.unit).values()]
        if can_reroll(g, moment.player):
            for source in dict.fromkeys((*given, *held)):
                yield cls(moment=moment, owner=moment.player, source=source)


def make_disorderly(g: G) -> None:
    """An effect makes the charge under way disorderly, whatever its die shows (FIG-RUL-50)."""
    charge: Charging = g.running(Charging)
    g.revise(Charging, disorderly=True, silence=charge.disordered(g).silence)


def boost_charge(g: G, source: str, **changes: Any) -> None:
    """Change the attack that the charge under way leads to: `boost_charge(g, "lance", dice=3)`."""
    charge: Charging = g.running(Charging)
    tell(g, charge.unit, source, changes)
    g.revise(Charging, boosts=charge.boosts.plus(source, **changes))
