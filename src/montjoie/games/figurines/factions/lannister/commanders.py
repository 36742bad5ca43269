"""The cards of the Lannister Commanders; Tyrion has a file of his own."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.combat.breakthrough import MeleeWon
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.claims import ReplacingCard
from montjoie.games.figurines.factions.sequels import WhileAttached
from montjoie.games.figurines.factions.trials import DieEffect, Trial
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.strike import boost
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import LONG, G
from montjoie.games.figurines.timing import Card
from montjoie.kernel import Step

# Tywin Lannister, Lord of Casterly Rock.


class ExploitWeakness(Card, frozen=True):
    """Exploit Weakness: whom a friendly unit attacks becomes Vulnerable; if it is Weakened the attacker may
    re-roll attack dice (FIG-RRL-04)."""

    of = "exploit_weakness"
    needs = (when.friend,)
    work = deeds.all_of(
        deeds.provided(when.against("weakened"), deeds.grants_reroll), deeds.gives("vulnerable")
    )


class LannisterIntimidation(Card, frozen=True):
    """Lannister Intimidation: an enemy Combat Unit that failed a morale test becomes Weakened, and the card
    lies with it until it passes one: each time it is activated it becomes Weakened."""

    of = "lannister_intimidation"
    needs = (when.enemy,)
    work = deeds.all_of(deeds.becomes("weakened"), deeds.attaches)


class Intimidated(WhileAttached, frozen=True):
    """Lannister Intimidation at work."""

    of = "intimidated"
    card = LannisterIntimidation.of
    windows = ("unit_activated",)
    ends_in = ("morale_passed",)
    work = deeds.becomes("weakened")


class LionsWrath(Card, frozen=True):
    """The Lion's Wrath: in the place of the action of Tywin's unit another friendly unit within Long Range
    makes a free Attack or Charge."""

    of = "the_lions_wrath"
    needs = (when.commander, when.unforgone)
    targets = whom.friends(LONG, whom.able("attack", "charge"), another=True)
    work = deeds.frees("attack", "charge")

    def resolve(self, g: G) -> Step | None:
        g.revise(Activation, forgone=True)
        return super().resolve(g)


# Jaime Lannister, the Kingslayer.


class KingslayersRenown(Card, frozen=True):
    """Kingslayer's Renown: a friendly unit within Long Range of Jaime passes its morale test, whatever the
    dice show; his own unit also heals 2 wounds."""

    of = "kingslayers_renown"
    needs = (when.friend, lambda use, g: effects.near_commander(g, use.owner, use.moment.unit, LONG))
    work = deeds.all_of(deeds.passes, deeds.provided(when.commander, deeds.heals(2)))


class ExpertParry(DieEffect, Card, frozen=True):
    """Expert Parry: a friendly unit within Long Range of Jaime, attacked in melee, blocks D3 hits without
    dice; his own unit one more."""

    of = "expert_parry"
    needs = (
        when.friend_attacked,
        when.melee,
        lambda use, g: effects.near_commander(g, use.owner, use.moment.other, LONG),
    )

    def strong(self, g: G, face: int) -> None:
        boost(g, self.of, blocks=face + effects.leads(g, self.owner, self.moment.other))


class DeadlyRiposte(Card, frozen=True):
    """Deadly Riposte: a friendly unit that was attacked in melee makes a free melee Attack against the
    attacker; Jaime's unit with Critical Blow."""

    of = "deadly_riposte"
    needs = (when.friend_attacked, when.melee, when.can_answer("melee_attack"))
    work = deeds.provided(
        when.commander_attacked,
        deeds.answers("melee_attack", keywords=("critical_blow",)),
        deeds.answers("melee_attack"),
    )


# Gregor Clegane, the Mountain.

CLEGANE = "house_clegane"


class FuryOfTheMountain(Card, frozen=True):
    """Fury of the Mountain: a friendly melee attack has Vicious and Critical Blow; House Clegane rolls 2 more
    dice."""

    of = "fury_of_the_mountain"
    needs = (when.friend, when.melee)
    work = deeds.all_of(
        deeds.boosts(keywords=("vicious", "critical_blow")),
        deeds.provided(when.affiliated(CLEGANE), deeds.boosts(dice=2)),
    )


class OrdersToDestroy(ReplacingCard, frozen=True):
    """Orders to Destroy: in the place of the effect of a zone that a friendly NCU has claimed, a friendly
    Combat Unit makes a free melee Attack; one of House Clegane may charge instead."""

    of = "orders_to_destroy"

    def targets(self, g: G) -> Iterator[str]:
        friends = effects.friendly(g, self.owner)
        return (unit for unit in friends if legal(g, unit, self.ways(g, unit)))

    def ways(self, g: G, unit: str) -> tuple[str, ...]:
        return ("melee_attack", "charge") if effects.affiliated(g, unit, CLEGANE) else ("melee_attack",)

    def work(self, g: G) -> None:
        effects.free(g, self.target, *self.ways(g, self.target), optional=False)


class Overrun(Card, frozen=True):
    """Overrun: in the place of the Maneuver of a breakthrough a friendly unit makes a free Charge; House
    Clegane may roll the charge die again."""

    of = "overrun"
    needs = (when.friend, lambda use, g: not g.running(MeleeWon).replaced, when.can("charge"))
    work = deeds.all_of(
        lambda use, g: g.revise(MeleeWon, replaced=True),
        deeds.frees("charge", rerolls=deeds.rerolls_for(whom.affiliated(CLEGANE), "charge")),
    )


# the High Sparrow: each asks for a morale test, and helps a little even if it is failed.


class MercyOfTheMother(Trial, Card, frozen=True):
    """Mercy of the Mother: an activated friendly unit tests; passed, it heals 2 wounds and 1 more for each
    rank it has lost; failed, it heals 1."""

    of = "mercy_of_the_mother"
    needs = (when.friend,)
    failed = deeds.heals(1)
    passed = deeds.heals(lambda use, g: 2 + units.destroyed_ranks(g, use.moment.unit))


class ProtectionOfTheFather(Trial, Card, frozen=True):
    """Protection of the Father: a friendly unit attacked in melee tests when its defense dice lie; passed, it
    blocks 3 hits more; failed, 1."""

    of = "protection_of_the_father"
    needs = (when.friend_attacked, when.melee)
    tester = "other"
    passed, failed = deeds.boosts(blocks=3), deeds.boosts(blocks=1)


class WrathOfTheWarrior(Trial, Card, frozen=True):
    """Wrath of the Warrior: a friendly unit tests before its melee attack; passed, it has +1 to hit and
    Sundering; failed, 1 automatic hit."""

    of = "wrath_of_the_warrior"
    needs = (when.friend, when.melee)
    passed, failed = deeds.boosts(to_hit=1, keywords=("sundering",)), deeds.boosts(auto_hits=1)
