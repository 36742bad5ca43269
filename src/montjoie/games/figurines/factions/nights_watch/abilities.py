"""Abilities of the Night's Watch: units and Attachments, then the council."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.events import CardsBuried, CardsDrawn
from montjoie.games.figurines.factions import deeds, permanent, piles, sequels, trials, when, whom
from montjoie.games.figurines.factions.plain import ability, declared
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import Strike, boost, hits
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.abilities import of_attack
from montjoie.games.figurines.queries import BARRED_ACTIONS, IMMUNE_CONDITIONS, NO_SHIFT, PANIC_WOUNDS, SAVES
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.kernel import Question, Step, ask

VOLLEY, SINGLE = "bolt_volley", "bolt_single"

# War Machine: it neither charges nor retreats, and no condition token can be laid on it (its card has no
# Morale, so it takes no tests).
permanent.grants("war_machine", BARRED_ACTIONS, "charge", "retreat")
permanent.grants("war_machine", IMMUNE_CONDITIONS, *CONDITIONS)
# Bolt Thrower, Rock Volley: engines are not shifted before they shoot. Bolt Thrower: defense saves at -2.
permanent.grants("bolt_thrower", NO_SHIFT, True)
permanent.grants("rock_volley", NO_SHIFT, True)
permanent.adds("bolt_thrower", SAVES, -2, "FIG-MOD-04")
# Disorganized: a failed panic test costs 1 more wound.
permanent.adds("disorganized", PANIC_WOUNDS, 1, "FIG-MRL-02")

# Silent Predator: once the attack is chosen, enemies play no Tactics cards in this turn (FIG-RUL-62).
ability("silent_predator").does(deeds.hushes)

# Bolt Thrower, volley: each success gives 3 hits.
ability("bolt_thrower", lambda use, g: g.running(Strike).attack == VOLLEY).does(deeds.boosts(hits_each=2))


class SingleBolt(trials.DieEffect, Standing, frozen=True):
    """Bolt Thrower, single bolt: against a solo unit any hit means D3 + 1 wounds, and nothing else."""

    of = "single_bolt"
    windows = ("attack_after_dice",)
    must = True

    @property
    def name(self) -> str:
        """What the die is rolled for."""
        return "bolt_thrower"

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """The attack must hit, and still have its ability (FIG-ABL-01)."""
        strike: Strike = g.running(Strike)
        works = strike.attack == SINGLE and (strike.attacker, "bolt_thrower") in of_attack(g, strike)
        if works and units.is_solo(g, strike.defender) and hits(g, strike):
            yield cls(moment=moment, owner=moment.player, source=strike.attacker)

    def strong(self, g: G, face: int) -> None:
        boost(g, self.name, no_hits=True, extra_wounds=face + 1)


# Rock Volley: each success gives 1 hit, and 1 more for each rank the defender has left.
ability("rock_volley").does(deeds.boosts(hits_each=lambda use, g: units.ranks(g, use.moment.other)))

# Ready, Aim, Release!: misses of a ranged attack made without a shift may be re-rolled (FIG-RRL-01).
ability(
    "ready_aim_release", when.own, when.ranged, lambda use, g: not g.running(Strike).shifted, when.misses
).does(deeds.rerolls("misses"))

# Reinforcements: an activated unit may heal 1 wound.
ability("reinforcements", when.own, when.wounded).does(deeds.heals(1))


def ghost(use: Effect, g: G) -> str:
    """The player's direwolf, if he can still be activated in this round."""
    for name in effects.friendly(g, use.owner):
        row = g.state.units[name]
        if row.card == "ghost" and row.owner == use.owner and not row.activated:
            return name
    return ""


def comes(use: Effect, g: G) -> None:
    """He is activated."""
    g.do(Activation(unit=ghost(use, g)))


# Bond with Ghost: when Jon's unit is activated Ghost may be activated too, before or after its action; that
# is his activation of this round (FIG-RND-07).
ability(lasting.declare("bond_ghost"), when.own, ghost).does(
    deeds.provided(lambda use, g: use.target == "bond_before", comes, deeds.lasts("turn", on="unit")),
    to=whom.one_of("bond_before", "bond_after"),
)
sequels.sequel("ghost_follows", "bond_ghost", "activation_end", ghost, by_bearer=True).does(comes)

# The council: the NCUs.

# Maester Aemon: when he claims a zone a friendly unit may heal 1 wound, and 1 more for each rank it has lost.
ability("maesters_healing", kind=board.Claiming).does(
    deeds.heals_up_to(lambda use, g: 1 + units.destroyed_ranks(g, use.target)), to=whom.friends(who=whom.hurt)
)


class CountsAndMeasures(piles.Looking, board.Claiming, frozen=True):
    """Bowen Marsh: when he claims a zone his player may look at the two top cards of the deck; one goes into
    the hand, the other under the deck."""

    of = "counts_and_measures"
    needs = (when.deck,)
    stages = ("begin_look", "keep")

    def begin_look(self, g: G) -> Step:
        return self.look(g, 2)

    @ask
    def keep(self, g: G) -> Question | None:
        return self.choice(dict.fromkeys(self.top(g)))

    @keep.chosen
    def kept(self, g: G, seat: str, card: str) -> None:
        rest = list(self.top(g))
        rest.remove(card)
        hand = len(g.state.hands[seat].cards) + 1
        g.emit(CardsDrawn(seat, (card,), hand, self.of), "FIG-TAC-11")
        if rest:
            g.emit(CardsBuried(seat, tuple(rest), self.of), "FIG-TAC-11")


# Jeor Mormont, the Old Bear: Vows on the influenced unit work as if every zone were controlled (see
# `vows.works`).
declared("oath_of_duty_ncu", board.Influence)
