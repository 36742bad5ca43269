"""The Tactics cards of the Neutrals."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import ReplacingCard
from montjoie.games.figurines.factions.piles import DECK, Fetch
from montjoie.games.figurines.factions.plain import as_card, card, declared
from montjoie.games.figurines.factions.sequels import (
    Bond,
    Exposing,
    as_sequel,
    attached_to,
    counts_fallen,
    lends,
    while_attached,
)
from montjoie.games.figurines.factions.tokens import Adaptation
from montjoie.games.figurines.factions.trials import Steadied
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.abilities import lost_by
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.state import SHORT, G
from montjoie.games.figurines.timing import Effect

HIT, BLOCK = "insight_hit", lasting.declare("insight_block")


@as_card(when.melee, to=whom.one_of(HIT, BLOCK))
def planning_and_insight(use: Effect, g: G) -> None:
    """Planning and Insight: any melee attack has 1 more hit (FIG-RES-12), or the defender blocks 1 more hit
    once its defense dice are rolled. Tactics: 2 of them (FIG-CMD-07)."""
    count = 1 + bool(controls(g, use.owner, "tactics"))
    if use.target == HIT:
        boost(g, use.of, auto_hits=count)
    else:
        lasting.begin(g, BLOCK, use.of, use.owner, (use.moment.other,), "attack", n=count)


@as_sequel(BLOCK, "defense_after_dice", bearer="other")
def insight_blocks(use: Effect, g: G) -> None:
    """Planning and Insight: the hits that are blocked when the defense dice lie, on top of those."""
    boost(g, "planning_and_insight", blocks=g.state.lasting[use.source].n)


# Bribery: in the place of the effect of a zone that a friendly NCU has claimed, the card is attached to an
# enemy Combat Unit, which loses the abilities printed on its own card (FIG-ABL-01) until it passes a morale
# test or the Wealth zone chooses it. A second copy would add nothing.
honest = whom.who(lambda use, g, unit: not any(attached_to(g, unit, use.of)))
card("bribery", kind=ReplacingCard).does(deeds.attaches, to=whom.enemies(who=honest))
lost_by["bribery"] = lasting.NO_PRINTED_ABILITIES
paid_off = when.condition(lambda use, g: use.moment.zone in ("", "wealth"))
while_attached("bribe_ends", "bribery", paid_off, ends_in=("morale_passed", "zone_targets_unit")).does()

# Surprise Strategy: when a friendly Combat Unit is activated, opponents play no Tactics cards until the end
# of the turn (FIG-RUL-62).
card("surprise_strategy", when.friend).does(deeds.hushes)

# Adaptive Methods: a condition token becomes another one.
declared("adaptive_methods", Adaptation)

# Worth the Risk: a friendly unit rolls dice of its morale test again, or passes near the Commander.
declared("worth_the_risk", Steadied)


def leaders_cards(g: G, player: str) -> tuple[str, ...]:
    """Those of the player's Commander."""
    commander = g.content.commander(g.state.players[player].commander)
    return commander.cards if commander else ()


@as_card(when.deck, lambda use, g: leaders_cards(g, use.owner))
def meticulous_planning(use: Effect, g: G) -> None:
    """Meticulous Planning: at the end of a round its player takes a card of his Commander's (FIG-CMD-03) from
    the deck into hand; what the deck holds is nobody's business."""
    g.do(Fetch(player=use.owner, source=use.of, piles=(DECK,), among=leaders_cards(g, use.owner)))


# Spoils of War: in a friendly turn attached to a friendly infantry or cavalry unit, it gets a token for each
# enemy destroyed within Short Range of it (FIG-GLO-01); with one, whom the unit attacks becomes Vulnerable
# before the dice; with two, it has +1 to hit.
near_card = when.condition(
    lambda use, g: field.near(g, g.state.attached[use.source].unit, use.moment.unit, SHORT)
)
card("spoils_of_war", when.friendly_turn, kind=Bond).does(who=whom.of_type("infantry", "cavalry"))
counts_fallen("spoils_grow", "spoils_of_war", when.enemy, near_card)
declared("spoils_shown", Exposing, card="spoils_of_war")
lends("spoils_of_war", TO_HIT, 1, "FIG-MOD-04", lambda g, strike, row: row.tokens > 1)
