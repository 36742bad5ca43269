"""The Tactics cards of the Neutrals."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field, teams
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import ReplacingCard
from montjoie.games.figurines.factions.piles import DECK, Fetch
from montjoie.games.figurines.factions.sequels import (
    Bond,
    CountsFallen,
    Exposing,
    Sequel,
    WhileAttached,
    attached_to,
    lends,
)
from montjoie.games.figurines.factions.tokens import Adaptation
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.abilities import lost_by
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import Card

HIT, BLOCK = "insight_hit", lasting.declare("insight_block")


class PlanningAndInsight(Card, frozen=True):
    """Planning and Insight: any melee attack has 1 more hit (FIG-RES-12), or the defender blocks 1 more hit
    once its defense dice are rolled. Tactics: 2 of them (FIG-CMD-07)."""

    of = "planning_and_insight"
    needs = (when.melee,)
    targets = whom.one_of(HIT, BLOCK)

    def work(self, g: G) -> None:
        count = 1 + bool(controls(g, self.owner, "tactics"))
        if self.target == HIT:
            boost(g, self.of, auto_hits=count)
        else:
            lasting.begin(g, BLOCK, self.of, self.owner, (self.moment.other,), "attack", n=count)


class InsightBlocks(Sequel, frozen=True):
    """Planning and Insight: the hits that are blocked when the defense dice lie, on top of those."""

    of = "insight_blocks"
    card, bearer = BLOCK, "other"
    windows = ("defense_after_dice",)

    def work(self, g: G) -> None:
        boost(g, PlanningAndInsight.of, blocks=g.state.lasting[self.source].n)


class Bribery(ReplacingCard, frozen=True):
    """Bribery: in the place of the effect of a zone that a friendly NCU has claimed, the card is attached to
    an enemy Combat Unit, which loses the abilities printed on its own card (FIG-ABL-01) until it passes a
    morale test or the Wealth zone chooses it. A second copy would add nothing."""

    of = "bribery"
    targets = whom.enemies(who=lambda use, g, unit: not any(attached_to(g, unit, use.of)))
    work = deeds.attaches


lost_by[Bribery.of] = lasting.NO_PRINTED_ABILITIES


class BribeEnds(WhileAttached, frozen=True):
    """Bribery: its end; of the zones only Wealth ends it."""

    of = "bribe_ends"
    card = Bribery.of
    ends_in = ("morale_passed", "zone_targets_unit")
    needs = (lambda use, g: use.moment.zone in ("", "wealth"),)


class SurpriseStrategy(Card, frozen=True):
    """Surprise Strategy: when a friendly Combat Unit is activated, opponents play no Tactics cards until the
    end of the turn (FIG-RUL-62)."""

    of = "surprise_strategy"
    needs = (when.friend,)

    def work(self, g: G) -> None:
        lasting.begin(g, lasting.NO_CARDS, self.of, self.owner, teams.opponents(g, self.owner), "turn")


class AdaptiveMethods(Adaptation, frozen=True):
    """Adaptive Methods: a condition token becomes another one."""

    of = "adaptive_methods"


class WorthTheRisk(Steadied, frozen=True):
    """Worth the Risk: a friendly unit rolls dice of its morale test again, or passes near the Commander."""

    of = "worth_the_risk"


class MeticulousPlanning(Card, frozen=True):
    """Meticulous Planning: at the end of a round its player takes a card of his Commander's (FIG-CMD-03) from
    the deck into hand; what the deck holds is nobody's business."""

    of = "meticulous_planning"

    def fits(self, g: G) -> bool:
        return bool(g.state.decks[self.owner].cards) and bool(self.wanted(g))

    def wanted(self, g: G) -> tuple[str, ...]:
        commander = g.content.commander(g.state.players[self.owner].commander)
        return commander.cards if commander else ()

    def work(self, g: G) -> None:
        g.do(Fetch(player=self.owner, source=self.of, piles=(DECK,), among=self.wanted(g)))


class SpoilsOfWar(Bond, frozen=True):
    """Spoils of War: in a friendly turn attached to a friendly infantry or cavalry unit, it gets a token for
    each enemy destroyed within Short Range of it; with one, whom the unit attacks becomes Vulnerable before
    the dice; with two, it has +1 to hit."""

    of = "spoils_of_war"
    needs = (when.friendly_turn,)

    def who(self, g: G, unit: str) -> bool:
        return effects.is_type(g, unit, "infantry", "cavalry")


near_card = when.condition(
    lambda use, g: field.near(g, g.state.attached[use.source].unit, use.moment.unit, SHORT)
)


class SpoilsGrow(CountsFallen, frozen=True):
    """Spoils of War: an enemy has fallen nearby (FIG-GLO-01)."""

    of = "spoils_grow"
    card = SpoilsOfWar.of
    needs = (when.enemy, near_card)


class SpoilsShown(Exposing, frozen=True):
    of = "spoils_shown"
    card = SpoilsOfWar.of


lends(SpoilsOfWar.of, TO_HIT, 1, "FIG-MOD-04", lambda g, strike, row: row.tokens > 1)
