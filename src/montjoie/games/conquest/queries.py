"""What special rules, command models, items, spells and ground answer together; each is asked in its chapter.

Every answer is a function `(g, holder, who, *more)` marked `@modifies(QUERY, "id of the rule or thing")`:
`holder` is the regiment or character that has it, `who` the one whose number or right is asked for. Without
an id it is `(g, who, *more)`, asked always. Where the answer is always the same, it is declared with the
conditions at the end of this file: `modifies(QUERY, "id").gives(answer, own, melee)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoie.kernel import Query

# The eight characteristics, of (who, blow); the blow is None outside of an attack (CON-PRO-01).
MARCH = Query("march")
VOLLEY = Query("volley")
CLASH = Query("clash")
ATTACKS = Query("attacks")
WOUNDS = Query("wounds")
RESOLVE = Query("resolve")
DEFENSE = Query("defense")
EVASION = Query("evasion")
CHARACTERISTICS = (MARCH, VOLLEY, CLASH, ATTACKS, WOUNDS, RESOLVE, DEFENSE, EVASION)

# Other sums, of (who, blow) where nothing else is said.
SUPPORT = Query("support")  # support attacks of each unengaged stand (CON-CLA-03)
IMPACT = Query("impact")  # impact attacks of each stand (CON-IMP-01)
BARRAGE = Query("barrage")  # shots of each stand, added to what is printed (CON-VOL-10)
RANGE = Query("range")  # inches more of its barrages (CON-VOL-08)
LEADING = Query("leading")  # attacks more of an engaged command stand (CON-COM-08)
MARCH_DISTANCE = Query("march_distance")  # inches added to a March action, of (regiment, marches before it)
CHARGE_DISTANCE = Query("charge_distance")  # added to March and die (CON-CHG-04)
FIXED_CHARGE = Query("fixed_charge")  # inches that its charge goes beyond its March, without die or bonus
CHARGE_DICE = Query("charge_dice")  # dice of a charge beside the first, of which the highest counts
DECAY = Query("decay")  # dice of Decay for each stand, beside those of the rule, of (who) (CON-SPR-19)
SIZE = Query("size")  # what the ground adds to a regiment's size (CON-STD-09)
SEIZING = Query("seizing")  # stands able to seize a zone, of (regiment, stands in range) (CON-SCO-04)

# What one has, and what is around him.
GRANTS = Query("grants")  # Held: special rules that something else gives, of (who)
COMMANDING = Query("commanding")  # Held: rules of the blows of its command stand alone
DRAW_EVENTS = Query("draw_events")  # Held: those that something gives, of (who) (CON-ACT-04)
SUPREMACY = Query("supremacy")  # (name, whose) beside the warlord's, of (warlord) (CON-SUP-05)
BLOCKERS = Query("blockers")  # names and shapes that stop lines, of (looker, target) (CON-LOS-03)
OBSTACLES = Query("obstacles")  # Obstacle: what stands in the way of a march, of (who) (CON-MAR-07)

# The steps of an attack, of (who, blow): see `wounds.attack`.
HIT_REROLLS = Query("hit_rerolls")  # Reroll
EXTRA_HITS = Query("extra_hits")  # Extra
FLAWLESS = Query("flawless")  # True where hits rolled on a 1 find no Defense
HALVED = Query("halved")  # True where a stand's barrage is halved, of (target, blow, stand) (CON-VOL-11)
ALL_EFFECTIVE = Query("all_effective")  # True where its whole range is effective, of (who) (CON-VOL-09)
DEFENSE_REROLLS = Query("defense_rerolls")  # Reroll
DEFENSE_SECOND = Query("defense_second")  # how many failed Defense dice are rolled again (CON-DIC-05)
DEFENSE_SAVED = Query("defense_saved")  # how many failed dice count as successes
DOUBLED = Query("doubled")  # the face of a failed Defense roll that costs 2 wounds
BLUNTED = Query("blunted")  # True where Cleave and Smite do nothing to it
ANSWERED = Query("answered")  # Answering: hits on the attacker
MORALE_SPARED = Query("morale_spared")  # True where wounds cause no morale tests, or cause them after all
MORALE_REROLLS = Query("morale_rerolls")  # Reroll
MORALE_SECOND = Query("morale_second")  # how many failed morale dice are rolled again
MORALE_SAVED = Query("morale_saved")  # how many failed dice count as successes
MORALE_SHARE = Query("morale_share")  # how many failures make one wound

# Rights and wrongs of a regiment, of (who) where nothing else is said.
BARRED = Query("barred")  # Refusal: why it may not take an action
REPEATED = Query("repeated")  # True where it may take one again this round (CON-ACT-12)
FREE = Query("free")  # names of actions that cost none of the two, of (who, those taken) (CON-ACT-12)
EARLY = Query("early")  # free actions that come before all others, of (who) (CON-ACT-12)
IMPACT_BARRED = Query("impact_barred")  # True where its charge makes no impact attacks, of (who)
CHARGE_AGAIN = Query("charge_again")  # things by which a charge die is rolled again once in a game
ORDERLY = Query("orderly")  # True where Combat Reforms and Withdrawals need no roll, of (who)
UNSCATHED = Query("unscathed")  # True where a Withdrawal costs nothing, of (who) (CON-WDR-03)
UNBREAKABLE = Query("unbreakable")  # True where it is never Broken, of (who)
UNHEALED = Query("unhealed")  # True where it cannot be healed (CON-HEA-01)
UNCHAINED = Query("unchained")  # True where no card is drawn after a character for it (CON-CHR-14)
UNTOUCHED = Query("untouched")  # rules of others or of the ground that do nothing to it
GROUND_HALVED = Query("ground_halved")  # True where ground gives it half the wounds (CON-TER-11)
UNINSPIRED = Query("uninspired")  # True where it cannot benefit from Inspired, of (who, blow)
DAUNTED = Query("daunted")  # True where it faces fear before an action, of (who, action) (CON-SPR-24)
UNAFRAID = Query("unafraid")  # True where it ignores Terrifying, of (who) (CON-SPR-56)
UNSHAKEN = Query("unshaken")  # True where it passes every test of Resolve
RESOLVE_LOWEST = Query("resolve_lowest")  # True where it uses the lowest Resolve of its stands
RESOLVE_KEPT = Query("resolve_kept")  # True where being Broken does not lower its Resolve, of (who)
RESOLVE_SIZE = Query("resolve_size")  # stands more that count for its size, of (who) (CON-MOR-01)

# Moments: what happens then is a Step for each, of (who, *more).
BEFORE_DRAW = Query("before_draw")  # Steps before a card is drawn, of (who carries it) (CON-ACT-02)
ENEMY_NAMED = Query("enemy_named")  # (who): of enemies in contact with who was named for activation
ACTIVATION_BEGAN = Query("activation_began")  # after the draw event, before the first action
ENTERED = Query("entered")  # (who): it stands at the edge from where it enters (CON-SPR-03)
MOVED = Query("moved")  # (who, stretches, action): of what it crossed (CON-TER-11)
CHARGED = Query("charged")  # (who, target): a charge succeeded, before impact attacks
FREED = Query("freed")  # Steps, of (who, action): an action was taken that cost none of the two
ACTION_ENDED = Query("action_ended")  # (who, action)
ACTIVATION_ENDED = Query("activation_ended")  # as it is deactivated (CON-ACT-08)
CHARACTER_BEGAN = Query("character_began")  # his activation, after the draw event (CON-CHR-13)
SUPREMACY_ENDED = Query("supremacy_ended")  # of all on the battlefield, as the phase ends
ATTACK_BEGAN = Query("attack_began")  # (blow): before the dice are rolled; asked of nobody in particular
WOUNDED = Query("wounded")  # (striker, blow, wounds): of who inflicted them, before morale
DESTROYED = Query("destroyed")  # (who): before it is gone; the steps run after (CON-CHR-11)
DUEL_BEGAN = Query("duel_began")  # Steps, of (who, foe) (CON-DUE-03)
HURT = Query("hurt")  # Steps: he suffered wounds, of (who, wounds) (CON-CHR-07)
REPRIEVED = Query("reprieved")  # Steps instead of his fall, of (who) (CON-CHR-09)
CAST = Query("cast")  # (target, casting): a spell was cast on it
CASTING_ENDED = Query("casting_ended")  # Steps: of (casting, failed dice); asked of nobody in particular

# Characters and spells, of (caster, casting) where nothing else is said.
CARDS = Query("cards")  # cards more that his player's first go resolves, of (warlord) (CON-ACT-01)
UNREFUSED = Query("unrefused")  # True where his challenges cannot be refused, of (who) (CON-DUE-02)
WARDED = Query("warded")  # things that ward off a wound: (thing, the die that does, until when), of (who)
AIDED = Query("aided")  # regiments more that his aid is for, of (who) (CON-CHR-12)
ATTUNEMENT = Query("attunement")  # Part
CASTING_DICE = Query("casting_dice")  # dice more or fewer, of (caster)
NEEDED = Query("needed")  # successes more or fewer, of (caster, casting) (CON-MAG-07)
CLEAR = Query("clear")  # True where interference does not hinder, of (caster, casting) (CON-MAG-08)
CERTAIN = Query("certain")  # True where a spell succeeds without a roll, of (caster, casting)
CASTING_SAVED = Query("casting_saved")  # failed dice that succeed, of (target, casting)
CASTING_AGAIN = Query("casting_again")  # how many failed casting dice are rolled again, of (who)
CASTING_SAFE = Query("casting_safe")  # things that roll all failed dice again once in a game, of (who)
CAST_ONCE = Query("cast_once")  # True where a spell is cast once in a game, of (who, spell)

QUERIES = {str(each): each for each in tuple(globals().values()) if isinstance(each, Query)}


# When an answer counts, of the same arguments as the query; what is said of a blow comes last among them.


def own(g: Any, holder: str, who: str, *more: Any) -> bool:
    """For the stands of who has it alone."""
    return holder == who


def led(g: Any, holder: str, who: str, *more: Any) -> bool:
    """For the regiment that its bearer leads."""
    return holder != who


def served(g: Any, holder: str, who: str, blow: Any) -> bool:
    """For all whom it serves, but in a Duel for who has it alone (CON-REG-02)."""
    return blow.kind != "duel" or holder == who


def of_kind(*kinds: str) -> Callable[..., bool]:
    """In attacks of these kinds."""
    return lambda g, *args: args[-1] is not None and args[-1].kind in kinds


def in_front(g: Any, *args: Any) -> bool:
    """Against hits from the front."""
    return args[-1] is not None and args[-1].arc == "front"


def action(*names: str) -> Callable[..., bool]:
    """Of these actions."""
    return lambda g, *args: args[-1] in names


MELEE = ("clash", "duel")  # impact attacks are not Clash attacks (CON-IMP-03, CON-RUL-47)
melee = of_kind(*MELEE)
