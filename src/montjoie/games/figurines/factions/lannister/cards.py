"""The Tactics cards of House Lannister, then those of its Commanders."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import common, deeds, sequels, tokens, trials, when, whom
from montjoie.games.figurines.factions.plain import as_card, card, declared
from montjoie.games.figurines.harm import casualties, conditions, effects, morale, strike
from montjoie.games.figurines.powers import decks, lasting
from montjoie.games.figurines.queries import BARRED_ACTIONS, PANIC_WOUNDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.games.figurines.timing import AIMED, Effect
from montjoie.kernel import Question, ask
from montjoie.kernel.later import later

# A Lannister Pays His Debts: the enemy who destroyed a friendly Combat Unit receives 2 different condition
# tokens. Crown: a third one.
card("a_lannister_pays_his_debts", when.friend, when.other_alive, when.by_enemy, named="PaysHisDebts").does(
    deeds.gives_choice(deeds.depending(when.controlling("crown"), 3, 2))
)

# Counterplot: an opponent's Tactics card is cancelled on 3 or more. Crown: the die may be rolled again
# (FIG-RRL-01).
card("counterplot", when.opponent, kind=trials.Foil).does(zone="crown")


@as_card(when.enemy, when.alive, to=whom.friends(LONG))
def fealty_to_the_crown(use: Effect, g: G) -> None:
    """Fealty to the Crown: when an enemy fails a panic test a friendly unit within Long Range of it heals as
    many wounds as the test costs, no more than the enemy has left to lose, up to 3. Crown: up to 4."""
    most = 4 if decks.controls(g, use.owner, "crown") else 3
    lost = min(g.tally(PANIC_WOUNDS, g.running(morale.Test)).total, units.wounds_left(g, use.moment.unit))
    g.do(casualties.Heal(unit=use.target, up_to=min(most, lost), chooser=use.owner))


@as_card(when.enemy)
def hear_me_roar(use: Effect, g: G) -> None:
    """Hear Me Roar!: an enemy's morale test has -1, and -1 more for each rank it has lost; if it fails it
    suffers 1 wound more: with those of a panic test, or by itself."""
    test: morale.Test = g.running(morale.Test)
    boosts = (*test.boosts, (use.of, -1 - units.destroyed_ranks(g, test.unit)))
    if test.kind == "panic":
        g.revise(morale.Test, boosts=boosts, extra_wounds=test.extra_wounds + 1)
    else:
        wound = casualties.Suffer(unit=test.unit, wounds=1, by=use.owner, cause=use.of)
        g.revise(morale.Test, boosts=boosts, on_fail=(*test.on_fail, *later(wound)))


# Intrigue and Subterfuge: an activated enemy NCU is without abilities for this round. Wealth: an enemy Combat
# Unit becomes Weakened (FIG-CMD-07).
card("intrigue_and_subterfuge", when.opponent, needs_target=False).does(
    deeds.gives("weakened"),
    to=whom.enemies(who=lambda use, g, unit: decks.controls(g, use.owner, "wealth")),
    stages=("silence", *AIMED),
    silence=deeds.begins(lasting.NO_ABILITIES, "round", on="ncu"),
)

# Paid Mutiny: an activated enemy unit takes a morale test; if it fails it can neither attack nor charge this
# turn (FIG-RUL-62), and suffers D3 wounds. Wealth: the test has -2.
card("paid_mutiny", when.enemy, kind=trials.Trial).does(
    modifier=deeds.depending(when.controlling("wealth"), -2, 0),
    failed=deeds.all_of(
        deeds.begins(BARRED_ACTIONS, "turn", keywords=("attack", "charge")),
        deeds.bleeds(),
    ),
)

# Subjugation of Power: an activated enemy unit takes a morale test; if it fails it is without abilities this
# turn (FIG-ABL-01), and its side's Tactics cards do not work on it. Crown, Wealth: -2 for each.
card("subjugation_of_power", when.enemy, kind=trials.Trial).does(
    modifier=lambda use, g: -2 * decks.controls(g, use.owner, "crown", "wealth"),
    failed=deeds.all_of(
        deeds.begins(lasting.NO_ABILITIES, "turn"), deeds.begins(lasting.NO_CARDS_ON, "turn")
    ),
)

# Tywin Lannister, Lord of Casterly Rock.

# Exploit Weakness: whom a friendly unit attacks becomes Vulnerable; if it is Weakened the attacker may
# re-roll attack dice (FIG-RRL-04).
card("exploit_weakness", when.friend).does(
    deeds.provided(when.against("weakened"), deeds.grants_reroll), deeds.gives("vulnerable")
)

# Lannister Intimidation: an enemy Combat Unit that failed a morale test becomes Weakened, and the card lies
# with it until it passes one: each time it is activated it becomes Weakened.
card("lannister_intimidation", when.enemy, when.alive).does(deeds.becomes("weakened"), deeds.attaches)
sequels.while_attached(
    "intimidated", "lannister_intimidation", "unit_activated", ends_in=("morale_passed",)
).does(deeds.becomes("weakened"))

# The Lion's Wrath: in the place of the action of Tywin's unit another friendly unit within Long Range makes a
# free Attack or Charge.
card("the_lions_wrath", when.commander, when.unforgone, kind=common.Forgoing, named="LionsWrath").does(
    deeds.frees("attack", "charge"), to=whom.friends(LONG, whom.able("attack", "charge"), another=True)
)

# Jaime Lannister, the Kingslayer.

# Kingslayer's Renown: a friendly unit within Long Range of Jaime passes its morale test, whatever the dice
# show; his own unit also heals 2 wounds.
card("kingslayers_renown", when.friend, when.near_commander(LONG)).does(
    deeds.passes, deeds.provided(when.commander, deeds.heals(2))
)

# Expert Parry: a friendly unit within Long Range of Jaime, attacked in melee, blocks D3 hits without dice;
# his own unit one more.
near_jaime = when.near_commander(LONG, "other")
card("expert_parry", when.friend_attacked, when.melee, near_jaime, kind=trials.DieEffect).does(
    strong=lambda use, g, face: strike.boost(
        g, use.of, blocks=face + effects.leads(g, use.owner, use.moment.other)
    )
)

# Deadly Riposte: a friendly unit that was attacked in melee makes a free melee Attack against the attacker;
# Jaime's unit with Critical Blow.
card("deadly_riposte", when.friend_attacked, when.melee, when.can_answer("melee_attack")).does(
    deeds.answers("melee_attack", keywords=deeds.keywords_if(when.commander_attacked, "critical_blow"))
)

# Gregor Clegane, the Mountain.

CLEGANE = "house_clegane"

# Fury of the Mountain: a friendly melee attack has Vicious and Critical Blow; House Clegane rolls 2 more
# dice.
card("fury_of_the_mountain", when.friend, when.melee).does(
    deeds.boosts(keywords=("vicious", "critical_blow")),
    deeds.provided(when.affiliated(CLEGANE), deeds.boosts(dice=2)),
)

# Orders to Destroy: in the place of the effect of a zone that a friendly NCU has claimed, a friendly Combat
# Unit makes a free melee Attack; one of House Clegane may charge instead.
common.assault("orders_to_destroy", whom.affiliated(CLEGANE))

# Overrun: in the place of the Maneuver of a breakthrough a friendly unit makes a free Charge; House Clegane
# may roll the charge die again.
card("overrun", when.friend, common.unreplaced, when.can("charge")).does(
    common.replaces_maneuver,
    deeds.frees("charge", rerolls=deeds.rerolls_for(whom.affiliated(CLEGANE), "charge")),
)

# the High Sparrow: each asks for a morale test, and helps a little even if it is failed.

# Mercy of the Mother: an activated friendly unit tests; passed, it heals 2 wounds and 1 more for each rank it
# has lost; failed, it heals 1.
card("mercy_of_the_mother", when.friend, kind=trials.Trial).does(
    failed=deeds.heals(1), passed=deeds.heals(lambda use, g: 2 + units.destroyed_ranks(g, use.moment.unit))
)

# Protection of the Father: a friendly unit attacked in melee tests when its defense dice lie; passed, it
# blocks 3 hits more; failed, 1.
card("protection_of_the_father", when.friend_attacked, when.melee, kind=trials.Trial).does(
    tester="other", passed=deeds.boosts(blocks=3), failed=deeds.boosts(blocks=1)
)

# Wrath of the Warrior: a friendly unit tests before its melee attack; passed, it has +1 to hit and Sundering;
# failed, 1 automatic hit.
card("wrath_of_the_warrior", when.friend, when.melee, kind=trials.Trial).does(
    passed=deeds.boosts(to_hit=1, keywords=("sundering",)), failed=deeds.boosts(auto_hits=1)
)

# Tyrion Lannister, the Halfman.

MOVES = ("maneuver", "march", "retreat")

# Adaptive Tactics: a condition token becomes another one.
declared("adaptive_tactics", tokens.Adaptation)


class CunningPloy(common.Forgoing, frozen=True):
    """Cunning Ploy: an activated friendly unit gives up its action, another one makes a free Maneuver, March
    or Retreat, if it still can (FIG-RUL-58). Tactics zone: before that an enemy within Long Range of the one
    that moves becomes Vulnerable (FIG-CMD-07)."""

    of = "cunning_ploy"
    needs = (when.friend, when.unforgone)
    targets = whom.friends(who=whom.able(*MOVES), another=True)
    stages = (*AIMED, "mark", "go")

    @ask
    def mark(self, g: G) -> Question | None:
        zone = self.target and decks.controls(g, self.owner, "tactics")
        return self.choice(effects.enemies(g, self.owner, self.target, LONG) if zone else ())

    @mark.chosen
    def marked(self, g: G, seat: str, enemy: str) -> None:
        conditions.give(g, enemy, "vulnerable")

    def go(self, g: G) -> None:
        if self.target:
            effects.free(g, self.target, *MOVES, optional=False)


@as_card(when.opponent, kind=trials.Gamble, zone="tactics")
def delay_orders(use: Effect, g: G) -> None:
    """Delay Orders: when an opponent's zone is aimed at a unit, on 3 or more another unit must be chosen;
    where there is no other, nobody. Tactics zone: the die may be rolled again (FIG-RRL-01)."""
    zone: ZoneEffect = g.running(ZoneEffect)
    g.revise(ZoneEffect, barred=(*zone.barred, use.moment.unit))
