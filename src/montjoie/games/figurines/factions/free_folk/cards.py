"""The Tactics cards of the Free Folk: many against one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.factions import deeds, when, whom
from montjoie.games.figurines.factions.plain import as_card, card
from montjoie.games.figurines.factions.trials import BOON_REROLL, Boons
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import abilities, decks, lasting
from montjoie.games.figurines.state import CONDITIONS, LONG, SHORT, G
from montjoie.games.figurines.timing import Card, Effect

UNSHARED = ("innate", "recruitment")


def crowd(g: G, player: str, enemy: str) -> int:
    """How many of a player's friendly units are within Short Range of an enemy (FIG-GLO-01)."""
    return sum(1 for _ in effects.friendly(g, player, enemy, SHORT))


def foot(g: G, player: str) -> Iterator[str]:
    """The friendly infantry units on which a player's cards work."""
    barred = decks.barred(g, player)
    for unit in effects.friendly(g, player):
        if effects.is_type(g, unit, "infantry") and unit not in barred:
            yield unit


class CoordinationTactics(Card, frozen=True):
    """Coordination Tactics: at the start of any turn two friendly infantry units within Short Range of each
    other share their abilities until its end: printed and of Attachments, but for innate ones."""

    of = "coordination_tactics"

    def targets(self, g: G) -> Iterator[str]:
        """Pairs with something to share: `UNIT/UNIT`."""
        for one, other in combinations(foot(g, self.owner), 2):
            if field.near(g, one, other, SHORT) and self.shared(g, one) != self.shared(g, other):
                yield f"{one}/{other}"

    def shared(self, g: G, unit: str) -> tuple[str, ...]:
        """The abilities a unit can share (FIG-CRD-06)."""
        known = g.content.abilities
        own = (each for each in abilities.active(g, unit) if known[each].kind not in UNSHARED)
        return tuple(sorted(own))

    def work(self, g: G) -> None:
        """What each has now, the other has too (FIG-ABL-02)."""
        one, _, other = self.target.partition("/")
        both = self.shared(g, one), self.shared(g, other)
        for unit, given in zip((other, one), both, strict=True):
            lasting.begin(g, lasting.ABILITIES, self.of, self.owner, (unit,), "turn", keywords=given)


@as_card(when.enemy, lambda use, g: crowd(g, use.owner, use.moment.unit) > 0)
def theres_too_many(use: Effect, g: G) -> None:
    """There's Too Many!: the panic test of an enemy has -1 for each friendly unit within Short Range of it,
    at most -3 (FIG-MOD-05)."""
    test: Test = g.running(Test)
    penalty = -min(3, crowd(g, use.owner, test.unit))
    g.revise(Test, boosts=(*test.boosts, (use.of, penalty)))


# Diversion Tactics: when an enemy has attacked a friendly unit in melee, another one within Long Range of the
# defender may make a free Maneuver.
card("diversion_tactics", when.friend_attacked, when.melee).does(
    deeds.frees("maneuver", optional=True), to=whom.friends(LONG, whom.able("maneuver"), defender=True)
)

# Overwhelming Assault: a friendly melee attack has, for each friendly unit engaged with the defender, the
# attacker too, one of a re-roll of attack dice, Critical Blow, Sundering; each of them once.
card("overwhelming_assault", when.friend, when.melee, kind=Boons).does(
    offers=(BOON_REROLL, "critical_blow", "sundering"),
    count=lambda use, g: len(field.engaged_friends(g, use.moment.other, use.owner)),
)


def surrounded(use: Effect, g: G, enemy: str) -> bool:
    """Who has room for a token, and several enemies within Short Range."""
    room = any(conditions.can_receive(g, enemy, kind) for kind in CONDITIONS)
    return room and crowd(g, use.owner, enemy) > 1


# Surrounded and Exposed: at the start of any turn one enemy receives a condition token for each friendly unit
# within Short Range of it but the first, each of another kind (FIG-CON-01).
card("surrounded_and_exposed").does(
    deeds.gives_choice(lambda use, g: crowd(g, use.owner, use.target) - 1), to=whom.enemies(who=surrounded)
)
