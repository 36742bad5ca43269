"""The Tactics cards of the Neutrals, then those of each Bolton who commands."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.factions import common, deeds, piles, sequels, tokens, trials, when, whom
from montjoie.games.figurines.factions.plain import as_card, card, declared
from montjoie.games.figurines.harm import casualties, conditions, effects, morale
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.state import LONG, SHORT, G
from montjoie.games.figurines.timing import AIMED, Card, Effect
from montjoie.kernel import OneOf, PublicStep, Question, Step, ask
from montjoie.kernel.later import later

HIT, BLOCK = "insight_hit", lasting.declare("insight_block")


@as_card(when.melee, to=whom.one_of(HIT, BLOCK))
def planning_and_insight(use: Effect, g: G) -> None:
    """Planning and Insight: any melee attack has 1 more hit (FIG-RES-12), or the defender blocks 1 more hit
    once its defense dice are rolled. Tactics: 2 of them (FIG-CMD-07)."""
    count = 1 + bool(decks.controls(g, use.owner, "tactics"))
    if use.target == HIT:
        boost(g, use.of, auto_hits=count)
    else:
        lasting.begin(g, BLOCK, use.of, use.owner, (use.moment.other,), "attack", n=count)


@sequels.as_sequel(BLOCK, "defense_after_dice", bearer="other", name="planning_and_insight")
def insight_blocks(use: Effect, g: G) -> None:
    """Planning and Insight: the hits that are blocked when the defense dice lie, on top of those."""
    boost(g, "planning_and_insight", blocks=g.state.lasting[use.source].n)


# Bribery: in the place of the effect of a zone that a friendly NCU has claimed, the card is attached to an
# enemy Combat Unit, which loses the abilities printed on its own card (FIG-ABL-01) until it passes a morale
# test or the Wealth zone chooses it. A second copy would add nothing.
honest = whom.who(lambda use, g, unit: not any(sequels.attached_to(g, unit, use.of)))
card("bribery", kind=common.ReplacingCard).does(deeds.attaches, to=whom.enemies(who=honest))
abilities.lost_by["bribery"] = lasting.NO_PRINTED_ABILITIES
paid_off = when.condition(lambda use, g: use.moment.zone in ("", "wealth"))
sequels.while_attached(
    "bribe_ends", "bribery", paid_off, ends_in=("morale_passed", "zone_targets_unit")
).does()

# Surprise Strategy: when a friendly Combat Unit is activated, opponents play no Tactics cards until the end
# of the turn (FIG-RUL-62).
card("surprise_strategy", when.friend).does(deeds.hushes)

# Adaptive Methods: a condition token becomes another one.
declared("adaptive_methods", tokens.Adaptation)

# Worth the Risk: a friendly unit rolls dice of its morale test again, or passes near the Commander.
declared("worth_the_risk", trials.Steadied)


def leaders_cards(g: G, player: str) -> tuple[str, ...]:
    """Those of the player's Commander."""
    commander = g.content.commander(g.state.players[player].commander)
    return commander.cards if commander else ()


@as_card(when.deck, lambda use, g: leaders_cards(g, use.owner))
def meticulous_planning(use: Effect, g: G) -> None:
    """Meticulous Planning: at the end of a round its player takes a card of his Commander's (FIG-CMD-03) from
    the deck into hand; what the deck holds is nobody's business."""
    g.do(piles.Fetch(player=use.owner, source=use.of, piles=(piles.DECK,), among=leaders_cards(g, use.owner)))


# Spoils of War: in a friendly turn attached to a friendly infantry or cavalry unit, it gets a token for each
# enemy destroyed within Short Range of it (FIG-GLO-01); with one, whom the unit attacks becomes Vulnerable
# before the dice; with two, it has +1 to hit.
near_card = when.condition(
    lambda use, g: field.near(g, g.state.attached[use.source].unit, use.moment.unit, SHORT)
)
card("spoils_of_war", when.friendly_turn, kind=sequels.Bond).does(who=whom.of_type("infantry", "cavalry"))
sequels.counts_fallen("spoils_grow", "spoils_of_war", when.enemy, near_card)
declared("spoils_shown", sequels.Exposing, card="spoils_of_war")
sequels.lends("spoils_of_war", TO_HIT, 1, "FIG-MOD-04", lambda g, strike, row: row.tokens > 1)

# Roose Bolton, Lord of the Dreadfort.


class NoSecrets(trials.TokenAnswer, frozen=True):
    """A Flayed Man Has No Secrets: an opponent's Tactics card or Order about a friendly unit is cancelled for
    a condition token of an enemy within Long Range of that unit. A card or Order is about the units of its
    trigger (FIG-TIM-10)."""

    of = "a_flayed_man_has_no_secrets"

    def units(self, g: G) -> Iterator[str]:
        trigger = g.running(trials.answered(self)).moment
        about = [unit for unit in (trigger.unit, trigger.other) if unit]
        own = [unit for unit in about if not effects.is_enemy(g, self.owner, unit)]
        for enemy in effects.enemies(g, self.owner):
            if any(field.near(g, unit, enemy, LONG) for unit in own):
                yield enemy


# Calculated Cruelty: if the enemy NCU just activated claims a zone in this turn, after its effect one enemy
# Combat Unit becomes Vulnerable and one becomes Panicked.
declared("calculated_cruelty", common.Threat)
sequels.sequel("cruelty_shown", "calculated_cruelty", kind=common.ThreatDue, comes="after").does(
    tokens.afflicts("vulnerable", "panicked")
)


class FearKeepsAManAlive(trials.Trial, Card, frozen=True):
    """Fear Keeps a Man Alive: at the start of any turn one enemy engaged with a friendly unit of House Bolton
    takes a morale test; if it fails it becomes Panicked and Weakened, and one such unit may heal up to D3
    wounds."""

    of = "fear_keeps_a_man_alive"
    stages = (*AIMED, "outcome", "heal")
    failed = deeds.gives("panicked", "weakened")

    def boltons(self, g: G, enemy: str) -> Iterator[str]:
        """The friendly units of the House engaged with an enemy."""
        for unit in field.engaged_friends(g, enemy, self.owner):
            if effects.affiliated(g, unit, BOLTON):
                yield unit

    def targets(self, g: G) -> Iterator[str]:
        return (foe for foe in effects.enemies(g, self.owner) if any(self.boltons(g, foe)))

    def resolve(self, g: G) -> Step | None:
        return super().resolve(g) if self.target else self.done()

    @ask
    def heal(self, g: G) -> Question | None:
        failed = self.tested == "failed"
        near = self.boltons(g, self.target) if failed else ()
        return self.choice((unit for unit in near if casualties.room(g, unit)), "FIG-GLO-12")

    @heal.chosen
    def healed(self, g: G, seat: str, unit: str) -> None:
        g.do(effects.DieHeal(unit=unit, source=self.of))


# Ramsay Snow, the Bastard of Bolton.

BOLTON = "house_bolton"
PANIC, BLEED = "games_panic", "games_bleed"


@as_card(when.friend)
def cruel_methods(use: Effect, g: G) -> None:
    """Cruel Methods: a friendly attack has Vicious and may re-roll misses; if the defender is not destroyed
    the attacker takes a panic test with -3 afterwards, of House Bolton with -1."""
    price = CruelPrice(unit=use.moment.unit, defender=use.moment.other)
    rerolls = (deeds.again(use, g, use.moment.unit, "misses"),)
    boost(g, use.of, keywords=("vicious",), rerolls=rerolls, after=later(price))


class CruelPrice(PublicStep, frozen=True):
    """Cruel Methods: what they cost the attacker, its own side's doing (FIG-RUL-56)."""

    unit: str
    defender: str
    stages = ("test",)
    because = "cruel_methods"

    def test(self, g: G) -> None:
        if units.alive(g, self.defender):
            penalty = -1 if effects.affiliated(g, self.unit, BOLTON) else -3
            g.do(morale.Test(unit=self.unit, kind="panic", boosts=(("cruel_methods", penalty),)))


# Our Blades Are Sharp: a friendly melee attack on a Panicked enemy makes hits with 6s that allow no save
# (FIG-MOD-01, FIG-RES-15); House Bolton may also re-roll attack dice.
card("our_blades_are_sharp", when.friend, when.melee, when.against("panicked")).does(
    deeds.boosts(sixes_no_save=True), deeds.provided(when.affiliated(BOLTON), deeds.grants_reroll)
)


class SufferGames(OneOf, frozen=True):
    """The opponent of Sadistic Games chooses what befalls him: up to 2 of his units become Panicked,
    `games_panic`, or an engaged one suffers hits, `games_bleed` (FIG-D-36)."""


class SadisticGames(Card, frozen=True):
    """Sadistic Games: at the start of an enemy turn the opponent whose turn it is chooses: up to 2 of his
    units, which the card's player names, become Panicked; or one engaged enemy, which that player names too,
    suffers 2 automatic hits and 1 more for each rank left of House Bolton units engaged with it."""

    of = "sadistic_games"
    needs = (when.enemy_turn,)
    needs_target = False
    stages = ("choose", "frighten", *AIMED)

    def fits(self, g: G) -> bool:
        return super().fits(g) and bool(self.ways(g))

    def ways(self, g: G) -> tuple[str, ...]:
        """What can befall him."""
        found = {PANIC: self.fearful(g), BLEED: self.targets(g)}
        return tuple(way for way, foes in found.items() if next(foes, None) is not None)

    def theirs(self, g: G) -> Iterator[str]:
        """The units of the opponent's side."""
        for enemy in effects.enemies(g, self.owner):
            if teams.friends(g, self.moment.player, effects.owner(g, enemy)):
                yield enemy

    def fearful(self, g: G) -> Iterator[str]:
        """Those who can become Panicked."""
        return (enemy for enemy in self.theirs(g) if conditions.can_receive(g, enemy, "panicked"))

    def targets(self, g: G) -> Iterator[str]:
        """Those engaged."""
        return (enemy for enemy in self.theirs(g) if next(effects.engaged_enemies(g, enemy), None))

    @ask
    def choose(self, g: G) -> Question | None:
        ways = self.ways(g)
        return Question(self.moment.player, SufferGames(ways), "FIG-CRD-05") if len(ways) > 1 else None

    @choose.chosen
    def chose(self, g: G, seat: str, way: str) -> Step:
        return self if way == PANIC else self.goto("sole")

    def frighten(self, g: G) -> Step | None:
        """Up to 2; where none can be frightened, one bleeds."""
        foes = tuple(self.fearful(g))
        if not foes:
            return None
        g.do(tokens.AfflictSome(player=self.owner, source=self.of, units=foes, token="panicked"))
        return self.done()

    def work(self, g: G) -> None:
        near = (unit for unit in field.engaged(g, self.target) if effects.affiliated(g, unit, BOLTON))
        hits = 2 + sum(units.ranks(g, unit) for unit in near)
        g.do(casualties.AutoHits(unit=self.target, hits=hits, by=self.owner))
