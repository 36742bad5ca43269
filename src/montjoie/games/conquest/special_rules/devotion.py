"""Special rules of the devout and the blessed (CON-SPR)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting, queries
from montjoie.games.conquest.choice import NO, YES, Choice
from montjoie.games.conquest.dice import Blow, Reroll
from montjoie.games.conquest.magic import Casting
from montjoie.games.conquest.profiles import has, held, members
from montjoie.games.conquest.queries import of_kind
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import OneOf, Step, modifies

HEALED = 3  # by Fanatical Devotion

SIDES = {"hits": "blessed_hits", "defense": "blessed_defense"}


@modifies(queries.CASTING_SAVED)
def devout(g: G, who: str, cast: Casting) -> Iterator[int]:
    """Devout: one failed die of a priest's spell on the regiment succeeds; a Devout character makes his
    regiment so (CON-SPR-20, CON-RUL-60)."""
    if "priest" in held(g, cast.caster) and any(has(g, each, "devout") for each in members(g, who)):
        yield 1


@modifies(queries.CAST, "fanatical_devotion")
def fanatical_devotion(g: G, holder: str, who: str, cast: Casting) -> Iterator[Step]:
    """Fanatical Devotion: a priest's spell on the regiment, other than on himself, heals 3 wounds
    (CON-SPR-21)."""
    if "priest" in held(g, cast.caster) and g.content.spells[cast.spell].range != "self":
        yield Heal(unit=who, points=HEALED)


# Blessed: asked once a round, before the roll (CON-SPR-05, CON-RUL-61).


@modifies(queries.ATTACK_BEGAN)
def blessed(g: G, blow: Blow) -> Iterator[Step]:
    """Blessed: failed hit rolls, or failed Defense rolls, of one Clash or Charge action (CON-SPR-05)."""
    if blow.kind in ("clash", "impact"):
        for who, side in ((blow.attacker, "hits"), (blow.target, "defense")):
            own = held(g, who)
            if "blessed" in own and "blessing_used" not in own:
                yield UseBlessing(who=who, side=side)


class ChooseBlessing(OneOf, frozen=True, kw_only=True):
    """Whether a Blessed regiment rolls all its failed dice of this attack again (CON-SPR-05)."""

    regiment: str
    side: str


class UseBlessing(Choice, frozen=True):
    """Blessed: declared before the roll, for the whole action (CON-SPR-05, CON-RUL-61)."""

    side: str
    rule = "CON-SPR-05"

    def offered(self, g: G) -> ChooseBlessing:
        """CON-SPR-05: once a round."""
        return ChooseBlessing((NO, YES), regiment=self.who, side=self.side)

    def taken(self, g: G, answer: str) -> None:
        """All its stands with the rule together."""
        if answer == YES:
            lasting.give(g, SIDES[self.side], "blessed", (self.who,), "action", rule=self.rule)
            lasting.give(g, "blessing_used", "blessed", (self.who,), "round", rule=self.rule)


# Blessed: failed hit rolls, or failed Defense rolls, again (CON-SPR-05).
AGAIN, FIGHT = Reroll("failures", "CON-SPR-05", "blessed"), of_kind("clash", "impact")
modifies(queries.HIT_REROLLS, "blessed_hits").gives(
    AGAIN, FIGHT, lambda g, holder, who, blow: "blessed" in held(g, who)
)
modifies(queries.DEFENSE_REROLLS, "blessed_defense").gives(AGAIN, FIGHT)
