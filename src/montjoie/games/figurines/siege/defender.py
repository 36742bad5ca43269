"""The six siege cards of the defender."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from montjoie.games.figurines.actions.legality import ACTIONS
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.events import Rolled, UnitHealed
from montjoie.games.figurines.factions import claims, deeds, when, whom
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Heal, room
from montjoie.games.figurines.harm.conditions import TakeCondition
from montjoie.games.figurines.queries import ATTACK_DICE, BARRED_ACTIONS, KEYWORDS
from montjoie.games.figurines.siege import walls
from montjoie.games.figurines.siege.cards import PARLEY, SALLY, SiegeCard
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import AIMED
from montjoie.kernel import Dice, Question, Subset, ask
from montjoie.table.dice import Throw


class Parley(SiegeCard, frozen=True):
    """Parley: in the place of the zone effect, an unengaged enemy unit can neither be activated nor act in
    this round unless it is attacked first."""

    of = PARLEY
    needs = (when.own_turn, when.pending)
    targets = whom.enemies(who=lambda use, g, unit: not field.engaged(g, unit))
    stages = ("replace", *AIMED)
    work = deeds.begins(BARRED_ACTIONS, "round", keywords=ACTIONS)  # or until it is attacked: see the mode

    def replace(self, g: G) -> None:
        claims.replaces(self, g)


class MasonsAtWork(SiegeCard, frozen=True):
    """Masons at Work: a standing castle wall recovers D3 wounds."""

    of = "masons_at_work"

    def targets(self, g: G) -> Iterator[str]:
        return (wall for wall in walls.standing(g) if g.state.units[wall].wounds)

    def work(self, g: G) -> None:
        g.do(MendWall(wall=self.target))


class MendWall(Throw, frozen=True):
    """A wall recovers D3 wounds, up to all."""

    wall: str

    def cast(self, g: G) -> Dice:
        return Dice(1, 3)

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        row = g.state.units[self.wall]
        g.emit(Rolled(MasonsAtWork.of, row.owner, faces, self.wall, 3), "FIG-STO-16")
        healed = min(faces[0], row.wounds)
        left, each = units.wounds_left(g, self.wall) + healed, units.card(g, self.wall).wounds
        told = UnitHealed(self.wall, healed, row.figures, row.wounds - healed, left=left, each=each)
        g.emit(replace(told, ranks=units.ranks(g, self.wall), cause=MasonsAtWork.of), "FIG-STO-16")


class BoilingOil(SiegeCard, frozen=True):
    """Boiling Oil: a unit that has charged a wall suffers D3+1 wounds before its attack."""

    of = "boiling_oil"
    needs = (lambda use, g: bool(use.moment.other) and units.is_wall(g, use.moment.other),)

    def work(self, g: G) -> None:
        g.do(effects.DieWounds(unit=self.moment.unit, by=self.owner, plus=1, source=self.of))


class SallyForth(SiegeCard, frozen=True):
    """Sally Forth: from round 2 on one unit of the Reserve may come in before round 3 (FIG-STO-09)."""

    of = SALLY
    needs = (lambda use, g: 2 <= g.state.course.round < mode_of(g).reserve.from_round,)

    def begin(self, g: G) -> None:
        self.show(g, 1)

    def work(self, g: G) -> None:
        """Nothing more: see `cards.sallies`."""


class MurderHoles(SiegeCard, frozen=True):
    """Murder Holes: in this turn the Arrows of the wall have Sundering and roll 2 more dice."""

    of = "murder_holes"
    needs = (lambda use, g: bool(use.moment.unit) and units.is_wall(g, use.moment.unit),)
    work = deeds.all_of(
        deeds.begins(ATTACK_DICE, "turn", n=2, when="ranged"),
        deeds.begins(KEYWORDS, "turn", keywords=("sundering",), when="ranged"),
    )


class StoreUnits(Subset, frozen=True):
    """The defender chooses up to 2 friendly units that the Hidden Stores help (FIG-D-53)."""

    always = "named"


class HiddenStores(SiegeCard, frozen=True):
    """Hidden Stores: up to 2 friendly units each heal up to 3 wounds and lose a condition token."""

    of = "hidden_stores"
    needs = (when.own_turn,)
    targets = whom.friends(who=lambda use, g, unit: bool(room(g, unit) or g.state.units[unit].conditions))
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question:
        return Question(self.owner, StoreUnits(self.aims(g), 1, 2), "FIG-STO-16")

    @choose.chosen
    def chosen(self, g: G, seat: str, helped: list[str]) -> None:
        for unit in helped:
            g.do(Heal(unit=unit, up_to=3, chooser=seat))
            g.do(TakeCondition(unit=unit, player=seat))
