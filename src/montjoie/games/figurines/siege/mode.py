"""The siege as a mode: who besieges whom, who waits, who returns, who wins (FIG-STO)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.events import EdgesSettled, RolesSettled
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.modes import reserve
from montjoie.games.figurines.powers import causes, lasting
from montjoie.games.figurines.setup import rolls, standing
from montjoie.games.figurines.siege import cards, walls
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import Moment, Rules
from montjoie.kernel import Answer, Branch, OneOf, PublicStep, Question, Space, Step, Subset, ask
from montjoie.table.plane import Shape

ATTACKER, DEFENDER = "attacker", "defender"
DONE = "done"


def leader(g: G, role: str) -> str:
    """The player who decides for a side and holds its siege cards and walls: the first of its team
    (FIG-RUL-86)."""
    return next(player for player, row in g.state.players.items() if row.role == role)


def is_attacker(g: G, player: str) -> bool:
    return g.state.players[player].role == ATTACKER


class StormOfSwords(Rules):
    """One side storms the castle of the other (FIG-STO-01). Zones are 18 inches deep for the attacker, 12 for
    the defender (FIG-STO-02)."""

    id = "a_storm_of_swords"
    fixed_edges = True

    def opening(self, g: G) -> None:
        g.do(SiegeRoles())

    def chooser(self, g: G) -> str:
        """The attacker deploys first, without a roll: his side is known by then (FIG-RUL-85)."""
        return leader(g, ATTACKER)

    def terrain_by(self, g: G) -> str:
        """The defender places all terrain (FIG-STO-04)."""
        return leader(g, DEFENDER)

    def terrain_zones(self, g: G) -> tuple[str, ...]:
        """It keeps away from the defender's zone alone (FIG-STO-04)."""
        return tuple(player for player in g.state.players if not is_attacker(g, player))

    def before_deployment(self, g: G) -> None:
        """Siege cards are drawn (FIG-STO-06)."""
        for role in (ATTACKER, DEFENDER):
            g.do(cards.DrawSiegeCards(player=leader(g, role)))

    def reserves(self, g: G) -> None:
        """Half of the defender's units wait (FIG-STO-08)."""
        for player in g.state.players:
            if not is_attacker(g, player):
                g.do(ChooseReserve(player=player))

    def round_start(self, g: G) -> None:
        """The attacker's fallen may return (FIG-STO-07)."""
        for player in teams.turn_order(g):
            if is_attacker(g, player):
                g.do(Redeploy(player=player))

    def may_activate(self, g: G, unit: str) -> bool:
        """Not a unit held back by a parley."""
        return not cards.parleying(g, unit)

    def arriving(self, g: G, player: str) -> tuple[str, ...]:
        """The defender's Reserve, from round 3 (FIG-STO-09), one unit earlier by a siege card; it may wait on
        (FIG-RUL-119)."""
        early = g.state.course.round < mode_of(g).reserve.from_round
        if is_attacker(g, player) or (early and not cards.sallies(g)):
            return ()
        return tuple(unit for unit in standing.waiting(g, player) if arrivals(g, unit) is not None)

    def activated(self, g: G, unit: str) -> None:
        """A unit in Reserve arrives at the start of its activation; that is not its action (FIG-STO-09)."""
        if g.state.units[unit].where == "reserve":
            g.do(Arrive(unit=unit))

    def acting(self, g: G, unit: str) -> Step | None:
        """A wall shoots or passes (FIG-STO-13)."""
        if not units.is_wall(g, unit):
            return None
        if not walls.targets(g, unit):
            causes.nothing(g, "no_enemy", "FIG-STO-12", unit=unit)
        return walls.ShootArrows(wall=unit)

    def witness(self, g: G, moment: Moment) -> None:
        """A unit that is attacked is held back no longer."""
        if moment.window == "attack_declared" and cards.parleying(g, moment.other):
            lasting.over(g, tuple(cards.parleys(g, moment.other)), "FIG-STO-16")

    def barred(self, g: G, unit: str) -> tuple[Shape, ...]:
        """The attacker's units never come behind the walls (FIG-STO-14)."""
        ground = walls.behind(g) if is_attacker(g, g.state.units[unit].owner) else None
        return (ground,) if ground else ()

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        """A wall gives 5 VP (FIG-STO-11), and nothing else (FIG-STO-15)."""
        if units.is_wall(g, unit):
            vp = mode_of(g).scoring.per_wall
            victory.score(g, leader(g, ATTACKER), vp, "vp-wall", "FIG-STO-11", unit)

    def returns(self, g: G, player: str) -> bool:
        """Units in Reserve or held back, and those the attacker can redeploy, keep a side in the game
        (FIG-RUL-34)."""
        redeployed = is_attacker(g, player) and next(fallen(g, player), None) is not None
        return redeployed or super().returns(g, player)

    def gains(self, g: G, player: str) -> bool:
        """The defender gains no VP (FIG-STO-05)."""
        return is_attacker(g, player)

    def winner_at_end(self, g: G) -> str:
        """The defender, if the castle has held out (FIG-STO-05, FIG-STO-17)."""
        return leader(g, DEFENDER)


# Before the battle.


class ChooseRole(OneOf, frozen=True):
    """The winner of a roll chooses to besiege or to be besieged (FIG-D-11, FIG-STO-01)."""


class SiegeRoles(rolls.RollOff, frozen=True):
    """Who besieges whom; then the walls are built (FIG-STO-01, FIG-STO-03)."""

    chooser: str = ""
    purpose = "roll-siege"
    stages = ("roll", "choose", "build")

    def won(self, g: G, player: str) -> Step:
        return self.but(chooser=player)

    @ask
    def choose(self, g: G) -> Question:
        return Question(self.chooser, ChooseRole((ATTACKER, DEFENDER)), "FIG-STO-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, role: str) -> None:
        """The castle lies in the north (FIG-RUL-85)."""
        own, other = (role, DEFENDER if role == ATTACKER else ATTACKER)
        roles = {who: own if teams.friends(g, who, seat) else other for who in g.state.players}
        g.emit(RolesSettled(roles))
        g.emit(EdgesSettled({who: "south" if roles[who] == ATTACKER else "north" for who in roles}))

    def build(self, g: G) -> None:
        """Before terrain (FIG-STO-03)."""
        walls.build(g, leader(g, DEFENDER))


class SiegeReserve(Subset, frozen=True):
    """The defender chooses the half of the Combat Units that starts in Reserve (FIG-D-12, FIG-STO-08)."""


class ChooseReserve(PublicStep, frozen=True):
    """Half of a defender's units, rounded up, wait in Reserve (FIG-STO-08, FIG-RUL-64)."""

    player: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        own = tuple(standing.waiting(g, self.player))
        half = (len(own) + 1) // 2
        return Question(self.player, SiegeReserve(own, half, half), "FIG-STO-08") if own else None

    @choose.chosen
    def chosen(self, g: G, seat: str, waiting: list[str]) -> None:
        for unit in waiting:
            standing.hold(g, unit, "FIG-STO-08")


# The attacker's fallen.


def fallen(g: G, player: str) -> Iterator[str]:
    """The destroyed units that can return: all but characters, who are gone for good (FIG-STO-07)."""
    for name, row in g.state.units.items():
        lost = row.where == "lost" or (row.where == "table" and not row.figures)
        if row.owner == player and lost and not g.content.units[row.card].character:
            yield name


class RedeployUnit(Branch, frozen=True):
    """The siege attacker places a destroyed unit in the own zone again, or is done: `{"UNIT": place}` or
    `done` (FIG-D-15, FIG-STO-07)."""


class Redeploy(PublicStep, frozen=True):
    """At the start of a round the attacker may redeploy destroyed units anywhere in the own zone
    (FIG-STO-07)."""

    player: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        spaces = {unit: standing.stand(g, unit) for unit in fallen(g, self.player)}
        doors: dict[str, Space | None] = {unit: space for unit, space in spaces.items() if space.has_room(g)}
        return Question(self.player, RedeployUnit({**doors, DONE: None}), "FIG-STO-07") if doors else None

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: Answer) -> Step | None:
        """It returns whole; ordinary figures take the places of its characters (FIG-STO-07)."""
        if answer == DONE:
            return None
        ((unit, _),) = answer.items()
        known = g.content.attachments
        kept = tuple(name for name in reserve.as_deployed(g, unit) if not known[name].character)
        reserve.restore(g, unit, kept, "FIG-STO-07")
        reserve.bring_in(g, unit, answer, False, "FIG-STO-07")
        return self.goto("choose")


# The defender's Reserve.


def arrivals(g: G, unit: str) -> reserve.DeployReserve | None:
    """Either table flank (FIG-STO-09)."""
    return reserve.ways(g, unit, False, tuple(reserve.FLANKS))


class Arrive(PublicStep, frozen=True):
    """A unit of the defender's Reserve comes in by a table flank (FIG-STO-09, FIG-D-18)."""

    unit: str
    stages = ("place",)

    @ask
    def place(self, g: G) -> Question | None:
        space = arrivals(g, self.unit)
        return Question(g.state.units[self.unit].owner, space, "FIG-STO-09") if space else None

    @place.chosen
    def placed(self, g: G, seat: str, answer: Answer) -> None:
        reserve.bring_in(g, self.unit, answer, True, "FIG-STO-09")
        cards.sallied(g)
