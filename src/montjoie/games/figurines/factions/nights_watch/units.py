"""Abilities of the units and Attachments of the Night's Watch."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike, boost, hits
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.abilities import of_attack
from montjoie.games.figurines.queries import (
    BARRED_ACTIONS,
    IMMUNE_CONDITIONS,
    KEYWORDS,
    NO_SHIFT,
    PANIC_WOUNDS,
    SAVES,
)
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import CONDITIONS, G
from montjoie.games.figurines.timing import AIMED, Ability, Effect, Moment, Standing
from montjoie.kernel import Dice, Part, chance, modifies

VOLLEY, SINGLE = "bolt_volley", "bolt_single"
BOND = lasting.declare("bond_ghost")


@modifies(BARRED_ACTIONS, "war_machine")
def heavy(g: G, holder: str, unit: str) -> Iterator[str]:
    """War Machine: it neither charges nor retreats."""
    if unit == holder:
        yield from ("charge", "retreat")


@modifies(IMMUNE_CONDITIONS, "war_machine")
def lifeless(g: G, holder: str, unit: str) -> Iterator[str]:
    """War Machine: no condition token can be laid on it (its card has no Morale, so it takes no tests)."""
    if unit == holder:
        yield from CONDITIONS


@modifies(KEYWORDS, "greatsword")
def greatsword(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Greatsword: Critical Blow and Sundering."""
    if strike.attacker == holder:
        yield from ("critical_blow", "sundering")


@modifies(KEYWORDS, "silent_predator", "rock_volley")
def unsaved(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Silent Predator, Rock Volley: no defense saves (FIG-RES-15)."""
    if strike.attacker == holder:
        yield "no_defense_saves"


@modifies(NO_SHIFT, "bolt_thrower", "rock_volley")
def standing(g: G, holder: str, unit: str) -> Iterator[bool]:
    """Engines are not shifted before they shoot."""
    if unit == holder:
        yield True


@modifies(SAVES, "bolt_thrower")
def piercing(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Bolt Thrower: defense saves at -2 (FIG-MOD-04)."""
    if strike.attacker == holder:
        yield Part(-2, "FIG-MOD-04", "bolt_thrower")


@modifies(PANIC_WOUNDS, "disorganized")
def disorganized(g: G, holder: str, test: Test) -> Iterator[Part]:
    """Disorganized: a failed panic test costs 1 more wound."""
    if test.unit == holder:
        yield Part(1, "FIG-MRL-02", "disorganized")


class SilentPredator(Ability, frozen=True):
    """Silent Predator: once the attack is chosen, enemies play no Tactics cards in this turn."""

    of = "silent_predator"
    stages = ("hush",)

    def hush(self, g: G) -> None:
        """Until the end of the turn (FIG-RUL-62)."""
        lasting.begin(g, lasting.NO_CARDS, self.of, self.owner, teams.opponents(g, self.owner), "turn")


class BoltThrower(Ability, frozen=True):
    """Bolt Thrower, volley: each success gives 3 hits."""

    of = "bolt_thrower"
    stages = ("loose",)

    def fits(self, g: G) -> bool:
        """The volley alone."""
        return bool(g.running(Strike).attack == VOLLEY)

    def loose(self, g: G) -> None:
        """Three instead of one."""
        boost(g, self.of, hits_each=2)


class SingleBolt(Standing, frozen=True):
    """Bolt Thrower, single bolt: against a solo unit any hit means D3 + 1 wounds, and nothing else."""

    of = "single_bolt"
    windows = ("attack_after_dice",)
    stages = ("pierce",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """The attack must hit, and still have its ability (FIG-ABL-01)."""
        strike: Strike = g.running(Strike)
        works = strike.attack == SINGLE and (strike.attacker, BoltThrower.of) in of_attack(g, strike)
        if works and units.is_solo(g, strike.defender) and hits(g, strike):
            yield cls(moment=moment, owner=moment.player, source=strike.attacker)

    def forced(self, g: G) -> bool:
        """It is no choice."""
        return True

    @chance
    def pierce(self, g: G) -> Dice:
        """D3 (FIG-GLO-11)."""
        return Dice(1, 3)

    @pierce.chosen
    def pierced(self, g: G, faces: list[int]) -> None:
        """In the place of the hits."""
        g.emit(Rolled("bolt_thrower", self.owner, tuple(faces), self.source, 3), self.authority(g))
        boost(g, "bolt_thrower", no_hits=True, extra_wounds=faces[0] + 1)


class RockVolley(Ability, frozen=True):
    """Rock Volley: each success gives 1 hit, and 1 more for each rank the defender has left."""

    of = "rock_volley"
    stages = ("hurl",)

    def hurl(self, g: G) -> None:
        """The denser they stand, the worse."""
        boost(g, self.of, hits_each=units.ranks(g, self.moment.other))


class ReadyAimRelease(Ability, frozen=True):
    """Ready, Aim, Release!: misses of a ranged attack made without a shift may be re-rolled (FIG-RRL-01)."""

    of = "ready_aim_release"
    stages = ("reroll",)

    def fits(self, g: G) -> bool:
        """Its own, without a shift."""
        own = self.moment.unit == self.source and self.moment.kind == "ranged"
        return own and not g.running(Strike).shifted and can_reroll(g, self.owner, "misses")

    def reroll(self, g: G) -> None:
        """Any of the misses."""
        g.do(Reroll(player=self.owner, source=self.of, which="misses"))


class Reinforcements(Ability, frozen=True):
    """Reinforcements: an activated unit may heal 1 wound."""

    of = "reinforcements"
    stages = ("join",)

    def fits(self, g: G) -> bool:
        """Its own activation, and a place to fill."""
        return self.moment.unit == self.source and room(g, self.source) > 0

    def join(self, g: G) -> None:
        """One."""
        g.do(Heal(unit=self.source, up_to=1, exactly=True))


class BondGhost(Ability, frozen=True):
    """Bond with Ghost: when Jon's unit is activated Ghost may be activated too, before or after its action;
    that is his activation of this round (FIG-RND-07)."""

    of = BOND
    stages = AIMED

    def fits(self, g: G) -> bool:
        """Ghost stands, not yet activated."""
        return self.moment.unit == self.source and bool(ghost(g, self.owner))

    def targets(self, g: G) -> tuple[str, ...]:
        """When."""
        return ("bond_before", "bond_after")

    def resolve(self, g: G) -> None:
        """At once, or when the unit has acted."""
        if self.target == "bond_before":
            g.do(Activation(unit=ghost(g, self.owner)))
        else:
            lasting.begin(g, BOND, BOND, self.owner, (self.source,), "turn")


class GhostFollows(Standing, frozen=True):
    """Bond with Ghost: he comes after the unit."""

    of = "ghost_follows"
    windows = ("activation_end",)
    stages = ("follow",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If that was chosen."""
        if moment.unit and lasting.holds(g, BOND, moment.unit) and ghost(g, moment.player):
            yield cls(moment=moment, owner=moment.player, source=moment.unit)

    def forced(self, g: G) -> bool:
        """It was chosen before."""
        return True

    def follow(self, g: G) -> None:
        """His turn."""
        g.do(Activation(unit=ghost(g, self.owner)))


def ghost(g: G, player: str) -> str:
    """The player's direwolf, if he can still be activated in this round."""
    for name in effects.friendly(g, player):
        row = g.state.units[name]
        if row.card == "ghost" and row.owner == player and not row.activated:
            return name
    return ""
