"""The six siege cards of the attacker."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import PieceRemoved, Rolled
from montjoie.games.figurines.factions import when, whom
from montjoie.games.figurines.factions.sequels import Sequel
from montjoie.games.figurines.harm import conditions, effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.powers.causes import nothing
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.siege.cards import SiegeCard
from montjoie.games.figurines.state import CONDITIONS, INCH, G
from montjoie.games.figurines.timing import AIMED, Effect
from montjoie.kernel import Chance, Dice, PublicStep, Step, chance
from montjoie.kernel.later import later

SHOTS = 2


class CatapultBombardment(SiegeCard, frozen=True):
    """Catapult Bombardment: shown with 2 tokens; once in each friendly turn one goes, and on 3+ an enemy unit
    and all others within 2 inches of it suffer D6+2 wounds."""

    of = "catapult_bombardment"
    needs = (when.own_turn,)
    targets = whom.enemies()
    stages = ("take_token", *AIMED)

    def begin(self, g: G) -> None:
        if self.of not in g.state.siege_cards:
            self.show(g, SHOTS)
        g.do(self)

    def take_token(self, g: G) -> None:
        """Without a token left it is discarded."""
        self.show(g, g.state.siege_cards[self.of] - 1)

    def work(self, g: G) -> None:
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
        if faces[0] >= 3:
            return None
        nothing(g, "too_low", "FIG-STO-16")
        return self.done()

    @chance
    def strike(self, g: G) -> Chance:
        return Dice(1)

    @strike.chosen
    def struck(self, g: G, faces: list[int]) -> None:
        """The unit, and every other one within 2 inches, friend or foe; walls are no units (FIG-STO-10)."""
        g.emit(
            Rolled(CatapultBombardment.of, self.player, tuple(faces), self.unit, plus=2, made=sum(faces) + 2),
            "FIG-STO-16",
        )
        for unit in field.within(g, self.unit, 2 * INCH):
            g.do(Suffer(unit=unit, wounds=faces[0] + 2, by=self.player))


class Sappers(SiegeCard, frozen=True):
    """Sappers: a terrain piece is removed from the table."""

    of = "sappers"
    needs = (when.own_turn,)

    def targets(self, g: G) -> Iterator[str]:
        return iter(g.state.terrain)

    def work(self, g: G) -> None:
        g.emit(PieceRemoved(self.target, g.state.terrain[self.target].kind, None, self.of), "FIG-STO-16")


class CutCommunications(SiegeCard, frozen=True):
    """Cut Communications: until the end of the round enemy Attachments and NCUs have no abilities."""

    of = "cut_communications"

    def work(self, g: G) -> None:
        """All of them, also in units that come later."""
        foes = tuple(name for name in g.state.units if effects.is_enemy(g, self.owner, name))
        ncus = tuple(name for name in g.state.ncus if effects.is_enemy(g, self.owner, name))
        lasting.begin(g, lasting.NO_ATTACHMENT_ABILITIES, self.of, self.owner, foes, "round")
        lasting.begin(g, lasting.NO_ABILITIES, self.of, self.owner, ncus, "round")


class AllOutAssault(SiegeCard, frozen=True):
    """All-Out Assault: until the end of the round one's units may re-roll charge dice and have +1 to hit in
    melee."""

    of = "all_out_assault"

    def work(self, g: G) -> None:
        own = tuple(effects.friendly(g, self.owner))
        lasting.begin(g, lasting.CHARGE_REROLL, self.of, self.owner, own, "round")
        lasting.begin(g, TO_HIT, self.of, self.owner, own, "round", n=1, when="melee")


class Starvation(SiegeCard, frozen=True):
    """Starvation: every enemy Combat Unit on the table receives a condition of one's choice."""

    of = "starvation"
    targets = whom.one_of(*CONDITIONS)

    def work(self, g: G) -> None:
        for unit in effects.enemies(g, self.owner):
            conditions.give(g, unit, self.target)


def no_wall(use: Effect, g: G) -> bool:
    """Walls fear nothing."""
    return not units.is_wall(g, use.moment.unit)


class DreadOfTheSiege(SiegeCard, frozen=True):
    """Dread of the Siege: until the end of the round each enemy Combat Unit takes a morale test when it is
    activated; one that fails becomes Panicked."""

    of = "dread_of_the_siege"

    def work(self, g: G) -> None:
        """It hangs over all enemies, also those who come later."""
        foes = tuple(name for name in g.state.units if effects.is_enemy(g, self.owner, name))
        lasting.begin(g, Dread.of, self.of, self.owner, foes, "round")


class Dread(Sequel, frozen=True):
    """What Dread of the Siege does to a unit that is activated: a failure panics it."""

    of = card = lasting.declare("dread")
    by_bearer = True
    windows = ("unit_activated",)
    needs = (no_wall,)

    def work(self, g: G) -> None:
        panicked = later(BecomePanicked(unit=self.source))
        g.do(Test(unit=self.source, kind="morale", by=self.owner, source=self.of, on_fail=panicked))


class BecomePanicked(PublicStep, frozen=True):
    """A unit that has failed the test of the siege becomes Panicked."""

    unit: str
    stages = ("give",)
    because = "dread"

    def give(self, g: G) -> None:
        conditions.give(g, self.unit, "panicked", "FIG-STO-16")
