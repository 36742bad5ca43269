"""The six siege cards of the attacker."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import PieceRemoved, Rolled
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.later import later
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.siege.cards import SiegeCard, until_round_end
from montjoie.games.figurines.state import CONDITIONS, INCH, G
from montjoie.games.figurines.timing import AIMED, Effect, Moment, Standing
from montjoie.kernel import Chance, Dice, PublicStep, Step, chance

SHOTS = 2


class CatapultBombardment(SiegeCard, frozen=True):
    """Catapult Bombardment: shown with 2 tokens; once in each friendly turn one goes, and on 3+ an enemy unit
    and all others within 2 inches of it suffer D6+2 wounds."""

    of = "catapult_bombardment"
    stages = ("take_token", "sole", "aim", "resolve")

    def fits(self, g: G) -> bool:
        return self.own_turn() and next(effects.enemies(g, self.owner), None) is not None

    def begin(self, g: G) -> None:
        if self.of not in g.state.siege_cards:
            self.show(g, SHOTS)
        g.do(self)

    def take_token(self, g: G) -> None:
        """Without a token left it is discarded."""
        self.show(g, g.state.siege_cards[self.of] - 1)

    def targets(self, g: G) -> Iterator[str]:
        return effects.enemies(g, self.owner)

    def resolve(self, g: G) -> None:
        if self.target:
            g.do(Bombard(player=self.owner, unit=self.target))


class Bombard(PublicStep, frozen=True):
    """A stone of the catapult: on 3+ it hits, and one roll counts for all units hit."""

    player: str
    unit: str
    stages = ("aim", "strike")

    @chance
    def aim(self, g: G) -> Chance:
        return Dice(1)

    @aim.chosen
    def aimed(self, g: G, faces: list[int]) -> Step | None:
        g.emit(Rolled(CatapultBombardment.of, self.player, tuple(faces), self.unit, need=3), "FIG-STO-16")
        return None if faces[0] >= 3 else self.done()

    @chance
    def strike(self, g: G) -> Chance:
        return Dice(1)

    @strike.chosen
    def struck(self, g: G, faces: list[int]) -> None:
        """The unit, and every other one within 2 inches, friend or foe; walls are no units (FIG-STO-10)."""
        g.emit(Rolled(CatapultBombardment.of, self.player, tuple(faces), self.unit, plus=2), "FIG-STO-16")
        for unit in field.within(g, self.unit, 2 * INCH):
            g.do(Suffer(unit=unit, wounds=faces[0] + 2, by=self.player))


class Sappers(SiegeCard, frozen=True):
    """Sappers: a terrain piece is removed from the table."""

    of = "sappers"
    stages = AIMED

    def fits(self, g: G) -> bool:
        return self.own_turn() and bool(g.state.terrain)

    def targets(self, g: G) -> Iterator[str]:
        return iter(g.state.terrain)

    def resolve(self, g: G) -> None:
        g.emit(PieceRemoved(self.target, g.state.terrain[self.target].kind, None, self.of), "FIG-STO-16")


class CutCommunications(SiegeCard, frozen=True):
    """Cut Communications: until the end of the round enemy Attachments and NCUs have no abilities."""

    of = "cut_communications"
    stages = ("resolve",)

    def resolve(self, g: G) -> None:
        """All of them, also in units that come later."""
        foes = tuple(name for name in g.state.units if effects.is_enemy(g, self.owner, name))
        ncus = tuple(name for name in g.state.ncus if effects.is_enemy(g, self.owner, name))
        until_round_end(g, lasting.NO_ATTACHMENT_ABILITIES, self, foes)
        until_round_end(g, lasting.NO_ABILITIES, self, ncus)


class AllOutAssault(SiegeCard, frozen=True):
    """All-Out Assault: until the end of the round one's units may re-roll charge dice and have +1 to hit in
    melee."""

    of = "all_out_assault"
    stages = ("resolve",)

    def resolve(self, g: G) -> None:
        own = tuple(effects.friendly(g, self.owner))
        until_round_end(g, lasting.CHARGE_REROLL, self, own)
        until_round_end(g, TO_HIT, self, own, n=1, when="melee")


class Starvation(SiegeCard, frozen=True):
    """Starvation: every enemy Combat Unit on the table receives a condition of one's choice."""

    of = "starvation"
    stages = AIMED

    def targets(self, g: G) -> Iterator[str]:
        return iter(CONDITIONS)

    def resolve(self, g: G) -> None:
        for unit in effects.enemies(g, self.owner):
            conditions.give(g, unit, self.target, "FIG-STO-16")


class DreadOfTheSiege(SiegeCard, frozen=True):
    """Dread of the Siege: until the end of the round each enemy Combat Unit takes a morale test when it is
    activated; one that fails becomes Panicked."""

    of = "dread_of_the_siege"
    stages = ("resolve",)

    def resolve(self, g: G) -> None:
        """It hangs over all enemies, also those who come later."""
        foes = tuple(name for name in g.state.units if effects.is_enemy(g, self.owner, name))
        until_round_end(g, Dread.of, self, foes)


class Dread(Standing, frozen=True):
    """What Dread of the Siege does to a unit that is activated."""

    of = lasting.declare("dread")
    windows = ("unit_activated",)
    stages = ("test",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        for row in lasting.on(g, cls.of, moment.unit).values():
            if not units.is_wall(g, moment.unit):
                yield cls(moment=moment, owner=row.owner, source=moment.unit)

    def forced(self, g: G) -> bool:
        return True

    def test(self, g: G) -> None:
        panicked = later(BecomePanicked(unit=self.source))
        g.do(Test(unit=self.source, kind="morale", by=self.owner, source=self.of, on_fail=panicked))


class BecomePanicked(PublicStep, frozen=True):
    """A unit that has failed the test of the siege becomes Panicked."""

    unit: str
    stages = ("give",)
    because = "dread"

    def give(self, g: G) -> None:
        conditions.give(g, self.unit, "panicked", "FIG-STO-16")
