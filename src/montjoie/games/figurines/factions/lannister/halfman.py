"""Tyrion Lannister in the field: his Orders, and his Commander's cards."""

from __future__ import annotations

from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.common import Forgoing
from montjoie.games.figurines.factions.plain import ability, as_card, declared
from montjoie.games.figurines.factions.tokens import Adaptation
from montjoie.games.figurines.factions.trials import Foil, Gamble
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.conditions import Panicked, SpendToken, Vulnerable, Weakened
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.games.figurines.timing import AIMED, Ability, Effect
from montjoie.kernel import Question, ask

TOKENS: dict[str, type[SpendToken]] = {
    "attack_reroll": Weakened,
    "defense_reroll": Vulnerable,
    "morale_reroll": Panicked,
}
MOVES = ("maneuver", "march", "retreat")


class SuperiorTactician(Foil, Ability, frozen=True):
    """Superior Tactician: an opposing Tactics card is cancelled on 5 or more; the die may be rolled again as
    often as the player discards a Tactics card for it (FIG-RUL-71)."""

    of = "superior_tactician"
    needs = (when.opponent,)
    need = 5

    def prices(self, g: G) -> tuple[str, ...]:
        return tuple(dict.fromkeys(g.state.hands[self.owner].cards))

    def pay(self, g: G, price: str) -> None:
        decks.discard(g, self.owner, (price,), "FIG-CMD-05")


def about_engaged(use: Effect, g: G) -> bool:
    """A unit of the trigger is an enemy engaged with the unit."""
    about = {use.moment.unit, use.moment.other}
    return not about.isdisjoint(effects.engaged_enemies(g, use.source))


# Counterstrategy: an Order used by an enemy engaged with the unit, or an opponent's card about such an enemy,
# is cancelled on 3 or more. A card is about the units of its trigger.
ability("counterstrategy", when.opponent, about_engaged, kind=Foil).does()


class AdaptivePlanning(Ability, frozen=True):
    """Adaptive Planning: a token of an enemy engaged with the unit is spent with the effect of another kind:
    to re-roll attack, defense or morale dice (FIG-CON-04, FIG-CON-05, FIG-CON-06)."""

    of = "adaptive_planning"
    needs = (when.dice,)
    stages = (*AIMED, "reroll")
    reroll = deeds.rerolls()

    def bearer(self) -> str:
        """Whose dice they are."""
        return TOKENS[self.moment.window].bearer(self.moment)

    def targets(self, g: G) -> tuple[str, ...]:
        """Its tokens that do not do this by themselves."""
        if self.bearer() not in effects.engaged_enemies(g, self.source):
            return ()
        usual = TOKENS[self.moment.window].of
        return tuple(kind for kind in g.state.units[self.bearer()].conditions if kind != usual)

    def work(self, g: G) -> None:
        conditions.spend(g, self.bearer(), self.target, self.owner)


# Adaptive Tactics: a condition token becomes another one.
declared("adaptive_tactics", Adaptation)


class CunningPloy(Forgoing, frozen=True):
    """Cunning Ploy: an activated friendly unit gives up its action, another one makes a free Maneuver, March
    or Retreat, if it still can (FIG-RUL-58). Tactics zone: before that an enemy within Long Range of the one
    that moves becomes Vulnerable (FIG-CMD-07)."""

    of = "cunning_ploy"
    needs = (when.friend, when.unforgone)
    targets = whom.friends(who=whom.able(*MOVES), another=True)
    stages = (*AIMED, "mark", "go")

    @ask
    def mark(self, g: G) -> Question | None:
        zone = self.target and controls(g, self.owner, "tactics")
        return self.choice(effects.enemies(g, self.owner, self.target, LONG) if zone else ())

    @mark.chosen
    def marked(self, g: G, seat: str, enemy: str) -> None:
        conditions.give(g, enemy, "vulnerable")

    def go(self, g: G) -> None:
        if self.target:
            effects.free(g, self.target, *MOVES, optional=False)


@as_card(when.opponent, kind=Gamble, zone="tactics")
def delay_orders(use: Effect, g: G) -> None:
    """Delay Orders: when an opponent's zone is aimed at a unit, on 3 or more another unit must be chosen;
    where there is no other, nobody. Tactics zone: the die may be rolled again (FIG-RRL-01)."""
    zone: ZoneEffect = g.running(ZoneEffect)
    g.revise(ZoneEffect, barred=(*zone.barred, use.moment.unit))
