"""The Tactics cards of the Neutrals."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, teams
from montjoie.games.figurines.factions.attached import Bond, CountsFallen, WhileAttached, attached_to
from montjoie.games.figurines.factions.claims import pending
from montjoie.games.figurines.factions.fetching import DECK, Fetch
from montjoie.games.figurines.factions.tokens import Adaptation
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.factions.trophies import Exposing
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import Strike, boost
from montjoie.games.figurines.powers import cards, lasting
from montjoie.games.figurines.powers.abilities import lost_by
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.state import SHORT, Attached, G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED, Card, Effect, Moment, Standing
from montjoie.kernel import Part, modifies

BRIBERY, INSIGHT, SPOILS = "bribery", "planning_and_insight", "spoils_of_war"
HIT, BLOCK = "insight_hit", lasting.declare("insight_block")
lost_by[BRIBERY] = lasting.NO_PRINTED_ABILITIES


class PlanningAndInsight(Card, frozen=True):
    """Planning and Insight: any melee attack has 1 more hit, or the defender blocks 1 more hit once its
    defense dice are rolled. Tactics: 2 of them."""

    of = INSIGHT
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A melee attack, whoever's."""
        return self.moment.kind == "melee"

    def targets(self, g: G) -> tuple[str, ...]:
        """One or the other."""
        return (HIT, BLOCK)

    def resolve(self, g: G) -> None:
        """FIG-CMD-07, FIG-RES-12."""
        count = 1 + bool(controls(g, self.owner, "tactics"))
        if self.target == HIT:
            boost(g, self.of, auto_hits=count)
        else:
            lasting.begin(g, BLOCK, self.of, self.owner, (self.moment.other,), "attack", n=count)


class InsightBlocks(Standing, frozen=True):
    """Planning and Insight: the hits that are blocked when the defense dice lie."""

    of = "insight_blocks"
    windows = ("defense_after_dice",)
    stages = ("block",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """If the card was played for the defender."""
        for name, row in lasting.on(g, BLOCK, moment.other).items():
            yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It was played before."""
        return True

    def block(self, g: G) -> None:
        """On top of the dice."""
        boost(g, INSIGHT, blocks=g.state.lasting[self.source].n)


class Bribery(Card, frozen=True):
    """Bribery: in the place of the effect of a zone that a friendly NCU has claimed, the card is attached to
    an enemy Combat Unit, which loses the abilities printed on its own card (FIG-ABL-01) until it passes a
    morale test or the Wealth zone chooses it."""

    of = BRIBERY
    stages = AIMED

    def fits(self, g: G) -> bool:
        """A friend's claim, its effect still to come, somebody to bribe."""
        friend = not effects.is_enemy(g, self.owner, self.moment.ncu)
        return friend and pending(g, self) and next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """A second copy would add nothing."""
        for enemy in effects.enemies(g, self.owner):
            if next(attached_to(g, enemy, self.of), None) is None:
                yield enemy

    def resolve(self, g: G) -> None:
        """The zone itself does nothing (FIG-TAC-11)."""
        g.revise(ActivateNcu, replaced=True)
        if self.target:
            cards.attach(g, self.owner, self.of, self.target)


class BribeEnds(WhileAttached, frozen=True):
    """Bribery: its end."""

    of = "bribe_ends"
    card = BRIBERY
    ends_in = ("morale_passed", "zone_targets_unit")

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Of the zones only Wealth."""
        if moment.zone in ("", "wealth"):
            yield from super().uses(g, moment)


class SurpriseStrategy(Card, frozen=True):
    """Surprise Strategy: when a friendly Combat Unit is activated, opponents play no Tactics cards until the
    end of the turn (FIG-RUL-62)."""

    of = "surprise_strategy"
    stages = ("surprise",)

    def fits(self, g: G) -> bool:
        """A friend."""
        return not effects.is_enemy(g, self.owner, self.moment.unit)

    def surprise(self, g: G) -> None:
        """None of them."""
        lasting.begin(g, lasting.NO_CARDS, self.of, self.owner, teams.opponents(g, self.owner), "turn")


class AdaptiveMethods(Adaptation, frozen=True):
    """Adaptive Methods: a condition token becomes another one."""

    of = "adaptive_methods"


class WorthTheRisk(Steadied, frozen=True):
    """Worth the Risk: a friendly unit rolls dice of its morale test again, or passes near the Commander."""

    of = "worth_the_risk"


class MeticulousPlanning(Card, frozen=True):
    """Meticulous Planning: at the end of a round its player takes a card of his Commander's from the deck
    into hand."""

    of = "meticulous_planning"
    stages = ("search",)

    def fits(self, g: G) -> bool:
        """A deck to look through; what it holds is nobody's business."""
        return bool(g.state.decks[self.owner].cards) and bool(self.wanted(g))

    def wanted(self, g: G) -> tuple[str, ...]:
        """The Commander's cards (FIG-CMD-03)."""
        commander = g.content.commander(g.state.players[self.owner].commander)
        return commander.cards if commander else ()

    def search(self, g: G) -> None:
        """Then it is shuffled."""
        g.do(Fetch(player=self.owner, source=self.of, piles=(DECK,), among=self.wanted(g)))


class SpoilsOfWar(Bond, frozen=True):
    """Spoils of War: in a friendly turn attached to a friendly infantry or cavalry unit, it gets a token for
    each enemy destroyed within Short Range of it; with one, whom the unit attacks becomes Vulnerable before
    the dice; with two, it has +1 to hit."""

    of = SPOILS

    def fits(self, g: G) -> bool:
        """A friendly turn."""
        return teams.friends(g, self.owner, self.moment.player) and super().fits(g)

    def targets(self, g: G) -> Iterator[str]:
        """Infantry and cavalry."""
        for unit in super().targets(g):
            if effects.is_type(g, unit, "infantry", "cavalry"):
                yield unit


class SpoilsGrow(CountsFallen, frozen=True):
    """Spoils of War: an enemy has fallen nearby."""

    of = "spoils_grow"
    card = SPOILS

    @classmethod
    def concerns(cls, g: G, row: Attached, fallen: str) -> bool:
        """FIG-GLO-01."""
        return effects.is_enemy(g, row.owner, fallen) and field.near(g, row.unit, fallen, SHORT)


class SpoilsShown(Exposing, frozen=True):
    """Spoils of War at work."""

    of = "spoils_shown"
    card = SPOILS


@modifies(TO_HIT)
def spoiled(g: G, strike: Strike) -> Iterator[Part]:
    """FIG-MOD-04: Spoils of War, +1 to hit from the second token on."""
    if g.state.attached:
        for _, row in attached_to(g, strike.attacker, SPOILS):
            if row.tokens > 1:
                yield Part(1, "FIG-MOD-04", SPOILS)
