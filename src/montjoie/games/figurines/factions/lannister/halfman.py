"""Tyrion Lannister in the field: his Orders, and his Commander's cards."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.dice.rerolls import Reroll, can_reroll
from montjoie.games.figurines.factions.tokens import Adaptation
from montjoie.games.figurines.factions.trials import AGAIN, Foil, Gamble
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.conditions import Panicked, SpendToken, Vulnerable, Weakened
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.games.figurines.timing import AIMED, Ability, Card, ChooseTarget
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
    need = 5

    def fits(self, g: G) -> bool:
        """An opponent's card."""
        return self.moment.player in teams.opponents(g, self.owner)

    def prices(self, g: G) -> tuple[str, ...]:
        """Any card in hand."""
        return tuple(dict.fromkeys(g.state.hands[self.owner].cards))

    def pay(self, g: G, price: str) -> None:
        """Face up on the pile."""
        decks.discard(g, self.owner, (price,), "FIG-CMD-05")


class Counterstrategy(Foil, Ability, frozen=True):
    """Counterstrategy: an Order used by an enemy engaged with the unit, or an opponent's card about such an
    enemy, is cancelled on 3 or more. A card is about the units of its trigger."""

    of = "counterstrategy"
    need = 3

    def fits(self, g: G) -> bool:
        """An opponent's, about an engaged enemy."""
        about = {self.moment.unit, self.moment.other}
        foe = self.moment.player in teams.opponents(g, self.owner)
        return foe and not about.isdisjoint(effects.engaged_enemies(g, self.source))


class AdaptivePlanning(Ability, frozen=True):
    """Adaptive Planning: a token of an enemy engaged with the unit is spent with the effect of another kind:
    to re-roll attack, defense or morale dice (FIG-CON-04, FIG-CON-05, FIG-CON-06)."""

    of = "adaptive_planning"
    stages = (*AIMED, "reroll")

    def bearer(self) -> str:
        """Whose dice they are."""
        return TOKENS[self.moment.window].bearer(self.moment)

    def fits(self, g: G) -> bool:
        """An engaged enemy with a token of another kind."""
        near = self.bearer() in effects.engaged_enemies(g, self.source)
        return near and bool(self.targets(g)) and can_reroll(g, self.owner)

    def targets(self, g: G) -> tuple[str, ...]:
        """Its tokens that do not do this by themselves."""
        usual = TOKENS[self.moment.window].of
        return tuple(kind for kind in g.state.units[self.bearer()].conditions if kind != usual)

    def resolve(self, g: G) -> None:
        """The token goes (FIG-CON-03)."""
        conditions.spend(g, self.bearer(), self.target, self.owner)

    def reroll(self, g: G) -> None:
        """The dice are rolled again."""
        g.do(Reroll(player=self.owner, source=self.of))


class AdaptiveTactics(Adaptation, frozen=True):
    """Adaptive Tactics: a condition token becomes another one."""

    of = "adaptive_tactics"


class CunningPloy(Card, frozen=True):
    """Cunning Ploy: an activated friendly unit gives up its action, another one makes a free Maneuver, March
    or Retreat. Tactics zone: before that an enemy within Long Range of the one that moves becomes
    Vulnerable."""

    of = "cunning_ploy"
    stages = (*AIMED, "mark", "go")

    def fits(self, g: G) -> bool:
        """A friendly unit with an action to give up, another that can move."""
        friend = not effects.is_enemy(g, self.owner, self.moment.unit)
        return friend and not g.running(Activation).forgone and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """Those that can do one of these."""
        for unit in effects.friendly(g, self.owner):
            if unit != self.moment.unit and legal(g, unit, MOVES):
                yield unit

    def resolve(self, g: G) -> None:
        """The action is given up."""
        g.revise(Activation, forgone=True)

    @ask
    def mark(self, g: G) -> Question | None:
        """FIG-CMD-07: with the Tactics zone."""
        near = tuple(effects.enemies(g, self.owner, self.target, LONG)) if self.target else ()
        if not near or not controls(g, self.owner, "tactics"):
            return None
        return Question(self.owner, ChooseTarget(near, self.of), "FIG-CRD-05")

    @mark.chosen
    def marked(self, g: G, seat: str, enemy: str) -> None:
        """It becomes Vulnerable."""
        conditions.give(g, enemy, "vulnerable")

    def go(self, g: G) -> None:
        """The other one moves, if it still can (FIG-RUL-58)."""
        if self.target:
            effects.free(g, self.target, *MOVES, optional=False)


class DelayOrders(Gamble, Card, frozen=True):
    """Delay Orders: when an opponent's zone is aimed at a unit, on 3 or more another unit must be chosen.
    Tactics zone: the die may be rolled again."""

    of = "delay_orders"
    need = 3

    def fits(self, g: G) -> bool:
        """An opponent's zone."""
        return self.moment.player in teams.opponents(g, self.owner)

    def prices(self, g: G) -> tuple[str, ...]:
        """Once (FIG-RRL-01)."""
        return (AGAIN,) if controls(g, self.owner, "tactics") and not self.again else ()

    def succeeds(self, g: G) -> None:
        """Not this one; where there is no other, nobody."""
        zone: ZoneEffect = g.running(ZoneEffect)
        g.revise(ZoneEffect, barred=(*zone.barred, self.moment.unit))
