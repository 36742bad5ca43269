"""The Objective cards: what a token does for whoever controls it (FIG-GOT-03, FIG-GOT-04, FIG-DAN-07,
FIG-DAN-08, FIG-DAN-09)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any, ClassVar

from montjoie.games.figurines.battlefield import control, field
from montjoie.games.figurines.events import ObjectiveAimed
from montjoie.games.figurines.factions import deeds, whom
from montjoie.games.figurines.factions.plain import Said, begun
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.powers import causes, decks
from montjoie.games.figurines.queries import KEYWORDS, MORALE, SAVES
from montjoie.games.figurines.state import INCH, LONG, SHORT, G
from montjoie.games.figurines.timing import Effect, Moment, Standing
from montjoie.kernel import Part, Query, Step, modifies

NOBODY = "nobody"
DANCE = "a_dance_with_dragons"
THRONE = "iron_throne"


class OfObjective(Effect, frozen=True):
    """What an Objective card does when its points are gained or it is claimed: `moment.kind` is its token,
    `moment.unit` the unit that controls it. It is no window's: players take turns (FIG-GOT-06)."""

    @classmethod
    def waits(cls, g: object, window: str) -> bool:
        """For nothing; see `tokens.works`."""
        return False

    dance: ClassVar[str] = ""  # the rule that names it in A Dance with Dragons

    def authority(self, g: G) -> str:
        """FIG-GOT-04: a card of a token; in A Dance with Dragons each has a rule of its own."""
        return (self.dance if g.state.course.mode == DANCE else "") or "FIG-GOT-04"

    def key(self) -> str:
        return f"objective:{self.moment.kind}"

    def resolve(self, g: G) -> Step | None:
        """A player who may choose nobody has done so."""
        if self.target == NOBODY:
            causes.nothing(g, "nobody", player=self.owner)
            return None
        return super().resolve(g)


def or_nobody(choice: whom.Choice) -> whom.Choice:
    """Its owner "may"."""
    return lambda use, g: chain(choice(use, g), (NOBODY,))


def bonus(g: G, token: str) -> int:
    """The centre of the Game of Thrones is worth 1 VP more (FIG-GOT-03)."""
    return int(g.state.objectives[token].card == THRONE)


def objective(of: str, **words: Any) -> Said:
    """An Objective card that needs no class of its own."""
    return begun(of, OfObjective, **words)


# When the points of the token are gained.

# The Iron Throne: the unit that controls it takes a panic test with -2 (FIG-GOT-03); the VP are gained
# whatever comes of it (FIG-GOT-07).
objective(THRONE).does(lambda use, g: g.do(Test(unit=use.source, kind="panic", boosts=((use.of, -2),))))

# Field Hospital: its owner may heal up to D3 wounds of a friendly unit.
objective("field_hospital", to=or_nobody(whom.friends(who=whom.hurt))).does(deeds.heals_die())

# Signal Tower: its owner may make an enemy unit Vulnerable and Weakened (FIG-DAN-07).
objective("signal_tower", to=or_nobody(whom.enemies()), dance="FIG-DAN-07").does(
    deeds.gives("vulnerable", "weakened")
)

# War Council: its owner draws a Tactics card.
objective("war_council").does(lambda use, g: decks.draw(g, use.owner, 1, "FIG-GOT-04"))

# Gibbet: an enemy unit within Long Range of the unit that controls it takes a panic test; its owner must
# choose one if there is any, and the test is his doing (FIG-RUL-56).
objective("gibbet", to=whom.enemies(LONG)).does(
    lambda use, g: g.do(Test(unit=use.target, kind="panic", by=use.owner))
)

# Crossroads: one unengaged friendly unit may shift up to 3 inches (FIG-GLO-10).
objective("crossroads", to=or_nobody(whom.friends(who=lambda use, g, unit: not field.engaged(g, unit)))).does(
    lambda use, g: g.do(ShiftUnit(unit=use.target, distance=3 * INCH))
)


# When it is claimed.


class RavenCage(OfObjective, frozen=True):
    """Raven Cage: its owner chooses an enemy NCU, which has no abilities while he controls the token
    (FIG-DAN-09)."""

    of = "raven_cage"
    dance = "FIG-DAN-09"

    def targets(self, g: G) -> Iterator[str]:
        return (ncu for ncu in g.state.ncus if effects.is_enemy(g, self.owner, ncu))

    def resolve(self, g: G) -> None:
        """A new owner frees whom the last one had chosen."""
        if self.target or g.state.objectives[self.moment.kind].target:
            aimed = ObjectiveAimed(self.moment.kind, self.target, self.owner, self.of)
            g.emit(aimed, self.authority(g))


# While it is controlled.


def holders(g: G) -> Iterator[tuple[str, str]]:
    """The units that control a token whose card works all the time, with the card."""
    for token, row in g.state.objectives.items():
        if row.card and g.content.objectives[row.card].when == "while_controlled":
            unit = control.controller(g, token)
            if unit:
                yield unit, row.card


def of_holders(query: Query, g: G, about: Strike | Test) -> Iterator[Any]:
    """FIG-ABL-02: objectives give keywords to attacks, change defense saves and morale tests."""
    return query.of(g, holders(g), about)


for each in (KEYWORDS, SAVES, MORALE):
    modifies(each)(partial(of_holders, each))


@modifies(KEYWORDS, "cursed_armory")
def cursed_blades(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Cursed Armory: the melee attacks of the unit have Sundering and Vicious (FIG-DAN-08)."""
    if strike.attacker == holder and strike.kind == "melee":
        yield from ("sundering", "vicious")


class CursedArmory(Standing, frozen=True):
    """Cursed Armory: the unit suffers D3 wounds after each melee attack it resolves, which nobody dealt
    (FIG-DAN-08, FIG-RUL-56)."""

    of = "cursed_armory"
    windows = ("attack_completed",)
    must = True

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        if moment.kind == "melee" and (moment.unit, cls.of) in holders(g):
            yield cls(moment=moment, owner=moment.player, source=moment.unit)

    def work(self, g: G) -> None:
        g.do(effects.DieWounds(unit=self.source, source=self.of))


@modifies(MORALE, "war_drums")
def war_drums(g: G, holder: str, test: Test) -> Iterator[Part]:
    """War Drums: friendly units within Short Range of the unit have +1 to morale tests."""
    if field.friendly(g, holder, test.unit) and field.near(g, holder, test.unit, SHORT):
        yield Part(1, "FIG-GOT-04", "war_drums")


@modifies(SAVES, "watch_post")
def watch_post(g: G, holder: str, strike: Strike) -> Iterator[Part]:
    """Watch Post: the unit has +1 to defense saves against ranged attacks."""
    if strike.defender == holder and strike.kind == "ranged":
        yield Part(1, "FIG-GOT-04", "watch_post")
