"""The Tactics cards of House Lannister."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.factions.trials import Foil, Trial
from montjoie.games.figurines.harm.casualties import Heal, Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.cards import controls
from montjoie.games.figurines.queries import BARRED_ACTIONS, PANIC_WOUNDS
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import AIMED, Effect
from montjoie.kernel.later import later

# A Lannister Pays His Debts: the enemy who destroyed a friendly Combat Unit receives 2 different condition
# tokens. Crown: a third one.
card("a_lannister_pays_his_debts", when.friend, when.other_alive, when.by_enemy, named="PaysHisDebts").does(
    deeds.gives_choice(deeds.depending(when.controlling("crown"), 3, 2))
)

# Counterplot: an opponent's Tactics card is cancelled on 3 or more. Crown: the die may be rolled again
# (FIG-RRL-01).
card("counterplot", when.opponent, kind=Foil).does(zone="crown")


@as_card(when.enemy, to=whom.friends(LONG))
def fealty_to_the_crown(use: Effect, g: G) -> None:
    """Fealty to the Crown: when an enemy fails a panic test a friendly unit within Long Range of it heals as
    many wounds as the test costs, no more than the enemy has left to lose, up to 3. Crown: up to 4."""
    most = 4 if controls(g, use.owner, "crown") else 3
    lost = min(g.tally(PANIC_WOUNDS, g.running(Test)).total, units.wounds_left(g, use.moment.unit))
    g.do(Heal(unit=use.target, up_to=min(most, lost), chooser=use.owner))


@as_card(when.enemy)
def hear_me_roar(use: Effect, g: G) -> None:
    """Hear Me Roar!: an enemy's morale test has -1, and -1 more for each rank it has lost; if it fails it
    suffers 1 wound more: with those of a panic test, or by itself."""
    test: Test = g.running(Test)
    boosts = (*test.boosts, (use.of, -1 - units.destroyed_ranks(g, test.unit)))
    if test.kind == "panic":
        g.revise(Test, boosts=boosts, extra_wounds=test.extra_wounds + 1)
    else:
        wound = Suffer(unit=test.unit, wounds=1, by=use.owner, cause=use.of)
        g.revise(Test, boosts=boosts, on_fail=(*test.on_fail, *later(wound)))


# Intrigue and Subterfuge: an activated enemy NCU is without abilities for this round. Wealth: an enemy Combat
# Unit becomes Weakened (FIG-CMD-07).
card("intrigue_and_subterfuge", when.opponent, needs_target=False).does(
    deeds.gives("weakened"),
    to=whom.enemies(who=lambda use, g, unit: controls(g, use.owner, "wealth")),
    stages=("silence", *AIMED),
    silence=deeds.begins(lasting.NO_ABILITIES, "round", on="ncu"),
)

# Paid Mutiny: an activated enemy unit takes a morale test; if it fails it can neither attack nor charge this
# turn (FIG-RUL-62), and suffers D3 wounds. Wealth: the test has -2.
card("paid_mutiny", when.enemy, kind=Trial).does(
    modifier=deeds.depending(when.controlling("wealth"), -2, 0),
    failed=deeds.all_of(
        deeds.begins(BARRED_ACTIONS, "turn", keywords=("attack", "charge")),
        deeds.bleeds(),
    ),
)

# Subjugation of Power: an activated enemy unit takes a morale test; if it fails it is without abilities this
# turn (FIG-ABL-01), and its side's Tactics cards do not work on it. Crown, Wealth: -2 for each.
card("subjugation_of_power", when.enemy, kind=Trial).does(
    modifier=lambda use, g: -2 * controls(g, use.owner, "crown", "wealth"),
    failed=deeds.all_of(
        deeds.begins(lasting.NO_ABILITIES, "turn"), deeds.begins(lasting.NO_CARDS_ON, "turn")
    ),
)
