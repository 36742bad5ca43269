"""Abilities of House Lannister: attacks, units and their captains, then the court."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.events import CardFetched
from montjoie.games.figurines.factions import deeds, permanent, piles, sequels, trials, when, whom
from montjoie.games.figurines.factions.plain import ability, as_ability, declared
from montjoie.games.figurines.harm import casualties, conditions, effects, morale, victory
from montjoie.games.figurines.powers import decks, lasting
from montjoie.games.figurines.queries import ATTACK_DICE, HAND_SIZE, KEYWORDS, MORALE, OBLIGED_ACTIONS, TO_HIT
from montjoie.games.figurines.state import CONDITIONS, LONG, G
from montjoie.games.figurines.tactics import board
from montjoie.games.figurines.timing import AIMED, Ability, Effect
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import Step, modifies

# Abilities of Lannister attacks and of those who make them.

# Inhuman Strength: Sundering and 2 more dice in melee.
permanent.grants("inhuman_strength", KEYWORDS, "sundering", works=permanent.in_melee)
permanent.adds("inhuman_strength", ATTACK_DICE, 2, "FIG-RES-01", permanent.in_melee)

# Cleaving Blows: whoever is charged becomes Panicked before the dice are rolled.
ability("cleaving_blows", when.charging).does(deeds.gives("panicked"))


@as_ability(when.showing(1))
def wildfire_melee(use: Effect, g: G) -> None:
    """Wildfire at close quarters: every attack die that shows 1 (FIG-MOD-01) costs both sides a wound; the
    defender's belong to the attack, the attacker's are his own doing (FIG-RUL-56)."""
    wounds, own, other = when.showing(1)(use, g), use.moment.unit, use.moment.other
    g.do(casualties.Suffer(unit=other, wounds=wounds, by=use.owner, source=own, attack=True))
    g.do(casualties.Suffer(unit=own, wounds=wounds))


class UnstoppableFury(trials.DieEffect, Ability, frozen=True):
    """Unstoppable Fury: whom the unit declares to charge becomes Panicked; its melee attacks inflict D3 more
    wounds."""

    of = "unstoppable_fury"
    needs = (when.own, when.moving("charge", "melee"))
    stages = ("charge", "roll")
    more = "extra_wounds"

    def charge(self, g: G) -> Step | None:
        if self.moment.window != "charge_declared":
            return None
        conditions.give(g, self.moment.other, "panicked")
        return self.done()


# Abilities of Lannister units and their captains.


# Uncontrolled Rage: the unit must charge whenever it can.
permanent.grants("uncontrolled_rage", OBLIGED_ACTIONS, "charge")

# Set for Charge: charged in the front while unengaged, the unit attacks the charger before the attack of the
# charge is made (FIG-RUL-55).
ability(
    "set_for_charge", when.attacked, when.charged_in("front"), when.charged_alone, when.can_answer("attack")
).does(deeds.answers("attack"))

# Lannister Supremacy: an attacker whose panic test the unit has passed takes one with -2.
ability("lannister_supremacy", kind=trials.Supremacy).does(penalty=-2)


def commanders_cards(use: Effect, g: G) -> Iterator[str]:
    """Those of the Commander in the discard pile."""
    pile = dict.fromkeys(g.state.players[use.owner].discard)
    return (card for card in pile if g.content.cards[card].commander)


@as_ability(when.own, to=commanders_cards)
def kingslayers_prowess(use: Effect, g: G) -> None:
    """Kingslayer's Prowess: when Jaime's unit is activated one of his Commander's cards comes back from the
    discard pile."""
    g.emit(CardFetched(use.owner, (use.target,), "discard", use.of), use.authority(g))


def kills_one(use: Effect, g: G) -> None:
    """The next to fall (FIG-WND-02)."""
    wounds = units.card(g, use.source).wounds - g.state.units[use.source].wounds
    g.do(casualties.Suffer(unit=use.source, wounds=wounds))


# At Any Cost: a figure of the unit is killed, and the panic test it would fail is passed; the last figure
# cannot pay, since nobody would be left to pass (FIG-RUL-69).
several = when.condition(lambda use, g: g.state.units[use.source].figures > 1)
failing = when.condition(lambda use, g: not g.running(morale.Test).would_pass(g))
ability("at_any_cost", when.own, several, failing).does(
    stages=("pay", "hold"), pay=kills_one, hold=deeds.passes
)

# Battle Prayer: an activated unit takes a morale test; if it passes, its melee attacks have +1 to hit and
# Sundering for this turn (FIG-RUL-62).
ability("battle_prayer", when.own, kind=trials.Trial).does(
    passed=deeds.all_of(
        deeds.begins(TO_HIT, "turn", n=1, when="melee"),
        deeds.begins(KEYWORDS, "turn", keywords=("sundering",), when="melee"),
    )
)


def ransomed(use: Effect, g: G) -> None:
    """1 VP for whoever gains by the fall of the unit (FIG-VIC-01)."""
    for player in victory.victors(g, use.owner, g.running(casualties.Suffer).by):
        victory.score(g, player, 1, use.of, "FIG-CRD-05", use.moment.unit)


# Valuable Captive: the destruction of the captive's unit is worth 1 more VP, the first time only
# (FIG-CLA-08).
first = when.condition(lambda use, g: not hook(g).fell_before(g, use.moment.unit))
sequels.to_the_last("valuable_captive", "valuable_captive", "unit_destroyed", first).does(ransomed)


@as_ability(when.own)
def vengeful_captive(use: Effect, g: G) -> None:
    """Vengeful Captive: when its activation is over the unit suffers D3 automatic hits (FIG-RES-12)."""
    g.do(effects.DieWounds(unit=use.source, hits=True, source=use.of))


# Intimidating: when the unit is activated an enemy within Long Range becomes Weakened.
ability("intimidating", when.own).does(deeds.gives("weakened"), to=whom.enemies(LONG))

# Stand Resolute: when the unit has passed a morale test every enemy engaged with it becomes Vulnerable.
ability("stand_resolute", when.own, when.engaged).does(deeds.gives_engaged("vulnerable"))

# Tyrion's Orders in the field.

TOKENS: dict[str, type[conditions.SpendToken]] = {
    "attack_reroll": conditions.Weakened,
    "defense_reroll": conditions.Vulnerable,
    "morale_reroll": conditions.Panicked,
}

# Superior Tactician: an opposing Tactics card is cancelled on 5 or more; the die may be rolled again as often
# as the player discards a Tactics card for it (FIG-RUL-71).
ability("superior_tactician", when.opponent, kind=trials.Foil).does(
    need=5,
    prices=lambda use, g: tuple(dict.fromkeys(g.state.hands[use.owner].cards)),
    pay=lambda use, g, price: decks.discard(g, use.owner, (price,), "FIG-CMD-05"),
)


def about_engaged(use: Effect, g: G) -> bool:
    """A unit of the trigger is an enemy engaged with the unit."""
    about = {use.moment.unit, use.moment.other}
    return not about.isdisjoint(effects.engaged_enemies(g, use.source))


# Counterstrategy: an Order used by an enemy engaged with the unit, or an opponent's card about such an enemy,
# is cancelled on 3 or more. A card is about the units of its trigger.
ability("counterstrategy", when.opponent, about_engaged, kind=trials.Foil).does()


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


# The court: the NCUs.

# Cersei, No Confidence: the influenced unit has -2 to morale tests (FIG-INF-01).
declared("no_confidence", board.Influence)
permanent.adds("no_confidence", MORALE, -2, "FIG-INF-01", permanent.influenced)

# The High Sparrow, Unwavering Conviction: the influenced unit has +2 to morale tests (FIG-INF-01).
declared("unwavering_conviction", board.Influence)
permanent.adds("unwavering_conviction", MORALE, 2, "FIG-INF-01", permanent.influenced)

# Pycelle, Manipulation and Deception: when he claims a zone an enemy Combat Unit becomes Weakened.
ability("manipulation_and_deception", kind=board.Claiming).does(deeds.gives("weakened"), to=whom.enemies())

# Tywin, The Rains of Castamere: once per game, at the start of any turn, an enemy Combat Unit gets all three
# condition tokens, and its Attachments are without abilities for this round.
ability("rains_of_castamere").does(
    deeds.gives(*CONDITIONS), deeds.begins(lasting.NO_ATTACHMENT_ABILITIES, "round"), to=whom.enemies()
)


def open_hands(use: Effect, g: G) -> Iterator[str]:
    """The opponents who hold cards."""
    return (who for who in teams.opponents(g, use.owner) if g.state.hands[who].cards)


# Tyrion, Tactical Mastermind: his player has one card more, at the start and in Clean-up, and 2 tokens for
# the game: on his activation one of them shows his player two cards of an opponent's hand, taken at random,
# or the only one; one of them is discarded.
ability("tactical_mastermind", lambda use, g: use.moment.ncu == use.source, when.tokens).does(
    deeds.pays_token,
    lambda use, g: g.do(piles.PeekHand(player=use.owner, owner=use.target, count=2)),
    to=open_hands,
)
permanent.carries("tactical_mastermind", 2)


@modifies(HAND_SIZE, "tactical_mastermind")
def larger_hand(g: G, holder: str, player: str) -> Iterator[int]:
    """Tactical Mastermind: one card more."""
    if effects.owner(g, holder) == player:
        yield 1
