"""Abilities of Stark attacks (FIG-CRD-06, FIG-CRD-08)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.factions import deeds
from montjoie.games.figurines.factions.common import EngagedSince
from montjoie.games.figurines.factions.permanent import adds
from montjoie.games.figurines.factions.plain import ability, as_ability
from montjoie.games.figurines.harm.effects import DieWounds
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import ATTACK_BARRED, ATTACK_DICE, KEYWORDS
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Ability, Effect
from montjoie.kernel import PUBLIC, Dice, Step, chance, modifies
from montjoie.kernel.later import later

# Arrow Volley: 4 more dice for those who did not shift (FIG-RNG-02); what is in between does not matter.
adds("arrow_volley", ATTACK_DICE, 4, "FIG-RES-01", lambda g, own, s: s.attacker == own and not s.shifted)


class FuryPrice(Step, frozen=True):
    """What a fury costs its own unit once the attack is over: D3 wounds, for which nobody else is responsible
    (FIG-RUL-56). Some cost nothing when one rank is left, now that the price is due (FIG-RUL-112)."""

    unit: str
    source: str
    spares_last_rank: bool = False
    stages = ("pay",)
    audience = PUBLIC

    def pay(self, g: G) -> None:
        if not self.spares_last_rank or units.ranks(g, self.unit) > 1:
            g.do(DieWounds(unit=self.unit, source=self.source))


@as_ability()
def stark_fury(use: Effect, g: G) -> None:
    """Stark Fury: +1 to hit and Critical Blow; it costs D3 wounds after the attack unless one rank is left
    then."""
    price = FuryPrice(unit=use.source, source=use.of, spares_last_rank=True)
    boost(g, use.of, to_hit=1, keywords=("critical_blow",), after=later(price))


# Stalking Assault: whoever is attacked from flank or rear becomes Vulnerable (FIG-LOS-07).
ability("stalking_assault", lambda use, g: g.running(Strike).arc != "front").does(deeds.gives("vulnerable"))


@modifies(ATTACK_BARRED, "executioners_fury")
def from_afar(g: G, holder: str, unit: str) -> Iterator[bool]:
    """Executioner's Fury: only for those engaged since the start of the turn."""
    if not lasting.holds(g, EngagedSince.of, unit):
        yield True


@modifies(KEYWORDS, "executioners_fury")
def execution(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Executioner's Fury: no defense saves (FIG-RES-15); Critical Blow on the last rank."""
    if strike.attacker == holder:
        yield "no_defense_saves"
        if units.ranks(g, holder) == 1:
            yield "critical_blow"


class MightyCleave(Ability, frozen=True):
    """Mighty Cleave: every failed save adds an automatic hit to the attack, saved like the others
    (FIG-RES-12); one that is not saved adds no further hit. Only the new dice can be rolled again
    (FIG-RRL-01, FIG-RUL-109)."""

    of = "mighty_cleave"
    needs = (lambda use, g: g.running(Strike).misses(g),)
    stages = ("roll", "reroll")

    @chance
    def roll(self, g: G) -> Dice:
        """One die for each new hit (FIG-RES-04)."""
        return Dice(len(g.running(Strike).misses(g)))

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> None:
        """They lie beside the others, which are final."""
        strike: Strike = g.running(Strike)
        final = [(player, place) for player in g.state.players for place in range(len(strike.saves))]
        owner = g.state.units[strike.defender].owner
        g.emit(Rolled("defense", owner, tuple(faces), strike.defender), "FIG-RES-12")
        g.revise(
            Strike,
            auto_hits=strike.auto_hits + len(faces),
            saves=(*strike.saves, *faces),
            again=tuple(dict.fromkeys((*strike.again, *final))),
        )

    def reroll(self, g: G) -> None:
        """5.3: defense_reroll, for these dice too (FIG-RES-05)."""
        timing.open_window(g, g.running(Strike).moment(g, "defense_reroll"))
