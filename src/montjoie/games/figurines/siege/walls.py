"""Castle walls: where they stand, what they do, what they stop (FIG-STO-03, FIG-STO-10 to FIG-STO-15)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.legality import FORGO
from montjoie.games.figurines.battlefield import field, units, zones
from montjoie.games.figurines.combat.ranged import RangedAttack
from montjoie.games.figurines.events import ActionChosen, UnitCreated
from montjoie.games.figurines.factions import when
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.queries import HITS_PER_WOUND
from montjoie.games.figurines.state import G, Unit, mode_of
from montjoie.games.figurines.timing import Ability
from montjoie.kernel import Answer, OneOf, Part, PublicStep, Question, Refusal, ask, modifies
from montjoie.table import plane
from montjoie.table.plane import Shape

HOLD = "pass"


def standing(g: G) -> tuple[str, ...]:
    """The walls that have not been destroyed."""
    return tuple(name for name in field.on_table(g, walls=True) if units.is_wall(g, name))


# Where they stand.


def build(g: G, defender: str) -> None:
    """Three walls, their backs 3 inches from the defender's edge, looking at the enemy: one in the middle,
    the others 4 inches from its ends (FIG-STO-03)."""
    rule, course = mode_of(g).walls, g.state.course
    tray = g.content.trays[g.content.units[rule.card].tray]
    edge = g.state.players[defender].edge
    deep = rule.edge_distance + tray.depth // 2
    y = deep if edge == "south" else course.depth - deep
    step = tray.width + rule.gap
    for number in range(rule.count):
        x = course.width // 2 + (number - rule.count // 2) * step
        row = Unit(defender, rule.card, g.content.units[rule.card].figures, x, y, zones.FACING[edge])
        g.emit(UnitCreated(f"{rule.card}_{number + 1}", row))


def behind(g: G) -> Shape | None:
    """The ground behind the walls: from the defender's edge to the line of their outer faces, over the whole
    width of the table, while one of them stands (FIG-STO-14, FIG-RUL-39)."""
    left = standing(g)
    if not left:
        return None
    tray = field.tray(g, left[0])
    course = g.state.course
    south = g.state.players[g.state.units[left[0]].owner].edge == "south"
    bottom, top = (0, tray.north) if south else (tray.south, course.depth)
    return plane.Box(0, bottom, course.width, top).shape()


# What they do.


class WallTarget(OneOf, frozen=True):
    """The defender lets a wall shoot at an enemy unit, or pass (FIG-STO-13)."""

    wall: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Only enemies within Long Range (FIG-STO-12)."""
        if answer in g.state.units and g.state.units[answer].where == "table":
            yield Refusal("FIG-STO-12", "wall-out-of-range", wall=self.wall, unit=answer)
        else:
            yield Refusal("FIG-STO-13", "wall-no-target", unit=str(answer)[:60], offered=self.options)


class ShootArrows(PublicStep, frozen=True):
    """An activated wall makes its Arrows attack, without a shift, or passes (FIG-STO-13)."""

    wall: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """Line of sight and engagement do not matter (FIG-STO-12)."""
        options = targets(g, self.wall)
        owner = g.state.units[self.wall].owner
        return Question(owner, WallTarget((*options, HOLD), self.wall), "FIG-STO-13") if options else None

    @choose.chosen
    def chosen(self, g: G, seat: str, target: str) -> None:
        """By the rules of ranged attacks (FIG-RUL-120): the target's arcs count for flank and rear
        (FIG-RUL-39), and friends in a melee with it are in danger (FIG-RNG-05)."""
        if target == HOLD:
            g.emit(ActionChosen(self.wall, FORGO), "FIG-STO-13")
        else:
            g.emit(ActionChosen(self.wall, "ranged_attack"), "FIG-STO-13")
            g.do(RangedAttack(unit=self.wall, against=target))


def targets(g: G, wall: str) -> tuple[str, ...]:
    """The enemy units within range of the nearest point of a wall (FIG-STO-12, FIG-RUL-39)."""
    reach = units.profiles(g, wall, "ranged")[0].range
    return tuple(
        foe
        for foe in effects.enemies(g, g.state.units[wall].owner)
        if plane.near(field.tray(g, wall), field.tray(g, foe), reach)
    )


class TarAndPitch(Ability, frozen=True):
    """Tar and pitch: when the wall is activated every enemy touching it suffers D3 wounds (FIG-STO-12)."""

    of = "tar_and_pitch"
    needs = (when.own, lambda use, g: bool(field.engaged(g, use.source)))

    def work(self, g: G) -> None:
        for foe in field.engaged(g, self.source):
            g.do(effects.DieWounds(unit=foe, by=self.owner, source=self.of))


@modifies(HITS_PER_WOUND, "resilient")
def resilient(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Resilient: 1 wound for 2 unblocked hits, what remains is lost (FIG-STO-12)."""
    if holder == unit:
        yield Part(1, "FIG-STO-12", "resilient")
