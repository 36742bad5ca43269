"""The six siege cards of the defender."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from montjoie.games.figurines.actions.legality import ACTIONS
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import Rolled, UnitHealed
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.conditions import TakeCondition
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.queries import ATTACK_DICE, BARRED_ACTIONS, KEYWORDS
from montjoie.games.figurines.siege import walls
from montjoie.games.figurines.siege.cards import PARLEY, SALLY, SiegeCard
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import AIMED
from montjoie.kernel import Chance, Dice, PublicStep, Question, Subset, ask, chance


class Parley(SiegeCard, frozen=True):
    """Parley: in the place of the zone effect, an unengaged enemy unit can neither be activated nor act in
    this round unless it is attacked first."""

    of = PARLEY
    stages = ("replace", "sole", "aim", "resolve")

    def fits(self, g: G) -> bool:
        if not self.own_turn() or self.moment.kind != "before" or g.running(ActivateNcu).replaced:
            return False
        return next(iter(self.targets(g)), None) is not None

    def replace(self, g: G) -> None:
        g.revise(ActivateNcu, replaced=True)

    def targets(self, g: G) -> Iterator[str]:
        return (unit for unit in effects.enemies(g, self.owner) if not field.engaged(g, unit))

    def resolve(self, g: G) -> None:
        """Until somebody attacks it (see the mode), or the round ends."""
        own = (self.target,)
        lasting.begin(
            g, BARRED_ACTIONS, self.of, self.owner, own, "round", keywords=ACTIONS, rule="FIG-STO-16"
        )


class MasonsAtWork(SiegeCard, frozen=True):
    """Masons at Work: a standing castle wall recovers D3 wounds."""

    of = "masons_at_work"
    stages = AIMED

    def fits(self, g: G) -> bool:
        return next(iter(self.targets(g)), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        return (wall for wall in walls.standing(g) if g.state.units[wall].wounds)

    def resolve(self, g: G) -> None:
        g.do(MendWall(wall=self.target))


class MendWall(PublicStep, frozen=True):
    """A wall recovers D3 wounds, up to all."""

    wall: str
    stages = ("roll",)

    @chance
    def roll(self, g: G) -> Chance:
        return Dice(1, 3)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> None:
        row = g.state.units[self.wall]
        g.emit(Rolled(MasonsAtWork.of, row.owner, tuple(faces), self.wall, 3), "FIG-STO-16")
        healed = min(faces[0], row.wounds)
        left, each = units.wounds_left(g, self.wall) + healed, units.card(g, self.wall).wounds
        told = UnitHealed(self.wall, healed, row.figures, row.wounds - healed, left=left, each=each)
        g.emit(replace(told, ranks=units.ranks(g, self.wall), cause=MasonsAtWork.of), "FIG-STO-16")


class BoilingOil(SiegeCard, frozen=True):
    """Boiling Oil: a unit that has charged a wall suffers D3+1 wounds before its attack."""

    of = "boiling_oil"
    stages = ("resolve",)

    def fits(self, g: G) -> bool:
        return bool(self.moment.other) and units.is_wall(g, self.moment.other)

    def resolve(self, g: G) -> None:
        g.do(effects.DieWounds(unit=self.moment.unit, by=self.owner, plus=1, source=self.of))


class SallyForth(SiegeCard, frozen=True):
    """Sally Forth: from round 2 on one unit of the Reserve may come in before round 3 (FIG-STO-09)."""

    of = SALLY
    stages = ("resolve",)

    def fits(self, g: G) -> bool:
        return 2 <= g.state.course.round < mode_of(g).reserve.from_round

    def begin(self, g: G) -> None:
        self.show(g, 1)

    def resolve(self, g: G) -> None:
        """Nothing more: see `cards.sallies`."""


class MurderHoles(SiegeCard, frozen=True):
    """Murder Holes: in this turn the Arrows of the wall have Sundering and roll 2 more dice."""

    of = "murder_holes"
    stages = ("resolve",)

    def fits(self, g: G) -> bool:
        return bool(self.moment.unit) and units.is_wall(g, self.moment.unit)

    def resolve(self, g: G) -> None:
        own = (self.moment.unit,)
        rule = "FIG-STO-16"
        lasting.begin(g, ATTACK_DICE, self.of, self.owner, own, "turn", n=2, when="ranged", rule=rule)
        keywords = ("sundering",)
        lasting.begin(
            g, KEYWORDS, self.of, self.owner, own, "turn", keywords=keywords, when="ranged", rule=rule
        )


class StoreUnits(Subset, frozen=True):
    """The defender chooses up to 2 friendly units that the Hidden Stores help (FIG-D-53)."""

    always = "named"


class HiddenStores(SiegeCard, frozen=True):
    """Hidden Stores: up to 2 friendly units each heal up to 3 wounds and lose a condition token."""

    of = "hidden_stores"
    stages = ("choose",)

    def fits(self, g: G) -> bool:
        return self.own_turn() and next(self.needy(g), None) is not None

    def needy(self, g: G) -> Iterator[str]:
        for unit in effects.friendly(g, self.owner):
            if room(g, unit) or g.state.units[unit].conditions:
                yield unit

    @ask
    def choose(self, g: G) -> Question:
        return Question(self.owner, StoreUnits(tuple(self.needy(g)), 1, 2), "FIG-STO-16")

    @choose.chosen
    def chosen(self, g: G, seat: str, helped: list[str]) -> None:
        for unit in helped:
            g.do(Heal(unit=unit, up_to=3, chooser=seat))
            g.do(TakeCondition(unit=unit, player=seat))
