"""An attack as others see it: who attacks whom, how, and what effects have made of it so far (FIG-RES).

Everything an Order, a card or an ability may change is a field; `boost` changes the attack being made.
"""

from __future__ import annotations

from typing import Any, Literal

from montjoie.games.figurines.actions.boosts import NONE, Boosts, added, split, tell
from montjoie.games.figurines.dice import counting
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import DEFENSE, KEYWORDS, SAVES, TO_HIT
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment
from montjoie.kernel.later import Later


class Strike(abilities.Blow, frozen=True):
    """An attack under way."""

    kind: Literal["melee", "ranged"] = "melee"
    arc: str = "front"  # of the defender, in which the attacker stands: front, left, right, rear
    charging: bool = False
    disorderly: bool = False  # FIG-CHG-12
    fortified: bool = False  # charged through a Fortified piece (FIG-TER-10)
    bonus_lost: bool = False  # an effect takes the Charge bonus away
    shifted: bool = False  # it shifted before it shot (FIG-RNG-02)
    free: bool = False  # a free action (FIG-GLO-04)
    # What effects change.
    boosts: Boosts = NONE
    hits_each: int = 1  # hits for each die that hits
    auto_hits: int = 0  # saved with the others (FIG-RES-12)
    no_hits: bool = False  # the hits do nothing by themselves
    blocks: int = 0  # hits blocked without dice
    no_saves: bool = False  # FIG-RES-15
    sixes_no_save: bool = False
    extra_wounds: int = 0
    cancelled: bool = False  # it comes to nothing
    after: Later = ()  # procedures to run when it is complete
    # What has come of it.
    dying: bool = False  # a destroyed unit attacks once more (FIG-RUL-67)
    rolls: int = 0  # attack dice
    faces: tuple[int, ...] = ()
    saves: tuple[int, ...] = ()
    wounded: int = 0  # wounds it has dealt, those of its panic test too
    felled: bool = False  # it destroyed the defender (FIG-BRK-01)
    holds = {"attack": "faces", "defense": "saves"}
    because = ""

    def owner(self, g: G) -> str:
        """Who attacks."""
        return g.state.units[self.attacker].owner

    def moment(self, g: G, window: str) -> Moment:
        """A situation of this attack, for effects."""
        owner = self.owner(g)
        return Moment(window, unit=self.attacker, other=self.defender, player=owner, kind=self.kind)

    def misses(self, g: G) -> tuple[int, ...]:
        """The attack dice that miss, or the defense dice that block nothing."""
        if self.rolling == "attack":
            needed, modifier = self.profile(g).to_hit, g.tally(TO_HIT, self).total
        else:
            needed, modifier = defense(g, self), g.tally(SAVES, self).total
        return tuple(i for i, face in enumerate(self.on_table()) if not counting.hits(face, needed, modifier))

    def roller(self, g: G) -> str:
        """Who rolls: the attacker, or the defender."""
        return self.attacker if self.rolling == "attack" else self.defender

    def made(self, g: G) -> int:
        """The hits of the dice on the table, or the hits they block."""
        if self.rolling == "attack":
            return 0 if self.no_hits else _rolled_hits(g, self, self.faces)
        return counting.block_count(self.saves, defense(g, self), g.tally(SAVES, self).total)


def boost(g: G, source: str = "", **changes: Any) -> None:
    """Change the attack being made: `boost(g, "lance", dice=3, keywords=("sundering",))`."""
    strike: Strike = g.running(Strike)
    boosts, others = split(changes)
    tell(g, strike.attacker, source, changes)
    g.revise(Strike, boosts=strike.boosts.plus(source, **boosts), **added(strike, others))


def keywords(g: G, strike: Strike) -> frozenset[str]:
    """The keywords of an attack: of its profile and its unit, by abilities, cards and objectives. The same
    one from two sources counts once (FIG-ABL-04, FIG-RUL-24)."""
    own = (*abilities.active(g, strike.attacker), *(each for _, each in abilities.of_attack(g, strike)))
    found = {*strike.boosts.keywords, *(each for each in own if g.content.abilities[each].kind == "keyword")}
    return frozenset(found.union(KEYWORDS.answers(g, strike)))


def defense(g: G, strike: Strike) -> int:
    """The Defense of the defender; 0 where it gets no save (FIG-CRD-03, FIG-RES-15)."""
    if strike.no_saves or counting.UNSAVED in keywords(g, strike):
        return 0
    return g.tally(DEFENSE, strike.defender).total


def hits(g: G, strike: Strike) -> int:
    """The hits of an attack, rolled and automatic (FIG-RES-02, FIG-RES-12)."""
    return 0 if strike.no_hits else _rolled_hits(g, strike, strike.faces) + strike.auto_hits


def savable(g: G, strike: Strike) -> int:
    """Those of them that allow a defense save (FIG-GLO-07, FIG-RES-15)."""
    if not defense(g, strike):
        return 0
    sixes = [face for face in strike.faces if face == 6] if strike.sixes_no_save else []
    return hits(g, strike) - (0 if strike.no_hits else _rolled_hits(g, strike, sixes))


def _rolled_hits(g: G, strike: Strike, faces: Any) -> int:
    needed, modifier = strike.profile(g).to_hit, g.tally(TO_HIT, strike).total
    return counting.hit_count(faces, needed, modifier, keywords(g, strike), strike.hits_each)


def blocked(g: G, strike: Strike) -> int:
    """The hits blocked, by dice and without (FIG-RES-04)."""
    dice = counting.block_count(strike.saves, defense(g, strike), g.tally(SAVES, strike).total)
    return min(hits(g, strike), (dice if defense(g, strike) else 0) + strike.blocks)


def unblocked(g: G, strike: Strike) -> int:
    """The hits that wound (FIG-RES-06)."""
    return hits(g, strike) - blocked(g, strike)


def missed(g: G, strike: Strike) -> int:
    """The attack dice that missed."""
    return len(strike.but(rolling="attack").misses(g))
