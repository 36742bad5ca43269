"""Chapter 4.16: combat bonuses (FIG-BON)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.boosts import CHARGE
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll, roll_again, rolls_again
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike, keywords
from montjoie.games.figurines.queries import MORALE, SAVES
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.kernel import Part, modifies

FLANKS = ("left", "right")


def arc_bonus(strike: Strike) -> tuple[int, str]:
    """What the arc costs the defender, and by which rule: 1 in a flank (FIG-BON-02), 2 in the rear
    (FIG-BON-03); a unit stands in one arc, so that they never add up (FIG-BON-04)."""
    if strike.arc in FLANKS:
        return -1, "FIG-BON-02"
    return (-2, "FIG-BON-03") if strike.arc == "rear" else (0, "")


@modifies(SAVES)
def saves_of_arc(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-BON-02, FIG-BON-03: worse saves against attacks from flank and rear, in melee and from afar."""
    value, rule = arc_bonus(strike)
    if value:
        yield Part(value, rule, "flank" if value == -1 else "rear")


@modifies(MORALE)
def panic_of_attack(g: G, test: Test) -> Iterator[Part]:
    """FIG-BON-02, FIG-BON-03: the panic test of an attack suffers from the arc, from Vicious (FIG-BON-04) and
    from what effects say."""
    strike: Strike | None = g.running(Strike) if test.of_attack else None
    if strike is None:
        return
    value, rule = arc_bonus(strike)
    if value:
        yield Part(value, rule, "flank" if value == -1 else "rear")
    if "vicious" in keywords(g, strike):
        yield Part(-2, "FIG-BON-04", "vicious")
    if strike.boosts.panic_bonus:
        yield Part(strike.boosts.panic_bonus, "FIG-MOD-05", f"attack-{strike.attack}")
    for name, source, amount in strike.boosts.parts:
        if name == "panic_bonus":
            yield Part(amount, "FIG-MOD-05", source)


class ChargeBonus(Standing, frozen=True):
    """In the melee attack of a charge the attacker may re-roll any of its dice, not only misses
    (FIG-BON-01, FIG-RUL-19); not after a disorderly charge (FIG-CHG-12), nor over Fortified ground
    (FIG-TER-10)."""

    of = "charge_bonus"
    windows = ("attack_reroll",)
    work = roll_again

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        strike: Strike = g.running(Strike)
        lost = strike.disorderly or strike.fortified or strike.bonus_lost
        if strike.charging and not lost and can_reroll(g, strike.owner(g)):
            yield cls(moment=moment, owner=strike.owner(g))


class GrantedReroll(Standing, frozen=True):
    """A re-roll of attack dice that an effect has given to this attack (FIG-RRL-04)."""

    of = "granted_reroll"
    windows = ("attack_reroll",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        strike: Strike = g.running(Strike)
        for player, which, source in strike.boosts.rerolls:
            if which != CHARGE and can_reroll(g, player, which):
                yield cls(moment=moment, owner=player, source=source)

    @rolls_again
    def work(self, g: G) -> None:
        strike: Strike = g.running(Strike)
        which = next(which for player, which, source in strike.boosts.rerolls if source == self.source)
        g.do(Reroll(player=self.owner, source=self.source, which=which))
