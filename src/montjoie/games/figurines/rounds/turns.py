"""Chapter 4.3: the Activation phase, turns and activations (FIG-RND)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.actions.acting import TakeAction
from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import TurnBegun, TurnGiven, TurnPassed, UnitActivated
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.powers import lasting
from montjoie.games.figurines.setup import standing
from montjoie.games.figurines.state import G
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Moment, hook, open_window
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask, derived

PASS = "pass"
PARTNER = "partner:"


def combat_units(g: G) -> Iterator[str]:
    """The Combat Units in play and not yet activated in this round (FIG-RND-04, FIG-RND-07): on the table, or
    late for want of room (FIG-SET-12)."""
    mode = hook(g)
    for name, row in g.state.units.items():
        if not row.activated and (row.stands or standing.waits(g, name)) and mode.may_activate(g, name):
            yield name


def due(g: G, player: str) -> list[str]:
    """The units of a player that must still be activated: Combat Units and NCUs (FIG-RND-03, FIG-RND-04,
    FIG-NCU-04)."""
    return [] if g.state.players[player].eliminated else _due(g)[player]


@derived
def _due(g: G) -> dict[str, list[str]]:
    """Those of all players, who are many, found together."""
    found: dict[str, list[str]] = {player: [] for player in g.state.players}
    for name in combat_units(g):
        found[g.state.units[name].owner].append(name)
    for name, row in g.state.ncus.items():
        if not row.activated and g.content.ncus[row.card].activates:
            found[row.owner].append(name)
    return found


def ready(g: G, player: str) -> tuple[str, ...]:
    """Those, and the units that may arrive by the mode's rules, but need not (FIG-STO-09, FIG-RUL-119)."""
    arriving = () if g.state.players[player].eliminated else hook(g).arriving(g, player)
    return (*due(g, player), *(unit for unit in arriving if not g.state.units[unit].activated))


class ActivationPhase(PublicStep, frozen=True):
    """Players take turns, the First Player first, until all units are activated (FIG-RND-01, FIG-RND-02)."""

    up: str = ""  # whose turn comes next; the First Player's at the start
    leads: dict[str, str] = {}  # by team: the partner who led its last turn
    passes: int = 0  # turns passed in a row
    stages = ("turn",)

    def turn(self, g: G) -> Step | None:
        """It ends when every unit in play has been activated (FIG-RND-06); where players may do something
        else in a turn, when all have passed in succession too (FIG-CLA-11)."""
        sides = teams.sides(g)
        idle = not any(due(g, player) for side in sides for player in side)
        if idle and (self.passes >= len(sides) or self.quiet(g)):
            return None
        up = self.up or g.state.course.first
        if g.state.players[up].eliminated:
            up = teams.next_side(g, up)
        lead = self.lead(g, up)
        g.do(Turn(player=lead))
        leads = {**self.leads, g.state.players[up].team: lead}
        return self.goto("turn", up=teams.next_side(g, lead), leads=leads)

    def quiet(self, g: G) -> bool:
        """Whether nobody may do anything else in a turn."""
        mode, players = hook(g), [player for side in teams.sides(g) for player in side]
        return not any(mode.turn_options(g, player) or ready(g, player) for player in players)

    def lead(self, g: G, up: str) -> str:
        """Partners lead the turns of their team by turns, those with something to do (FIG-MUL-04,
        FIG-RUL-101)."""
        side = teams.members(g, up)
        last = self.leads.get(g.state.players[up].team)
        at = side.index(last) + 1 if last else side.index(up)
        order = side[at:] + side[:at]
        return next((who for who in order if ready(g, who)), order[0])


class ActivateUnit(OneOf, frozen=True):
    """The active player activates one of his units that was not activated in this round (FIG-D-16,
    FIG-RND-03): the unit or NCU. Where the mode allows something else, its name (FIG-D-17); `pass` where
    no unit is left (FIG-CLA-11); `partner:SEAT` leaves the turn to a partner (FIG-MUL-04)."""

    always = "turn"

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why a unit cannot be activated; nobody passes while he has a unit left (FIG-RND-04)."""
        row = g.state.units.get(answer) or g.state.ncus.get(answer)
        if answer == PASS:
            yield Refusal("FIG-RND-04", "pass-not-allowed", offered=self.options)
        elif row is None:
            yield Refusal("FIG-RND-03", "no-such-unit", unit=str(answer)[:60], offered=self.options)
        elif row.activated:
            yield Refusal("FIG-RND-07", "unit-activated-before", unit=answer, offered=self.options)
        elif row.owner != g.state.course.active:
            yield Refusal("FIG-RND-03", "unit-not-yours", unit=answer, owner=row.owner)
        else:
            yield Refusal("FIG-RND-03", "unit-not-in-play", unit=answer, offered=self.options)


class Turn(PublicStep, frozen=True):
    """One turn: start effects, one unit is activated and acts, last chance for effects (FIG-RND-03)."""

    player: str
    unit: str = ""
    given: bool = False  # the turn was left to this player by a partner
    acted: bool = False
    stages = ("begin", "start", "choose", "activate", "end", "over")

    def begin(self, g: G) -> None:
        """It is this player's turn (FIG-RND-02)."""
        g.emit(TurnBegun(self.player, g.state.course.turn + 1))

    def start(self, g: G) -> None:
        """(1) Effects at the start of the turn, of a passed turn too (FIG-RUL-03)."""
        open_window(g, Moment("turn_start", player=self.player))

    @ask
    def choose(self, g: G) -> Question | None:
        """(2) One unit not yet activated (FIG-RND-04); without any the player passes (FIG-RND-05), but not
        while a partner has one (FIG-MUL-04)."""
        units = ready(g, self.player)
        others = (*hook(g).turn_options(g, self.player), *self.partners(g))
        if not units and not others:
            return None
        leave = () if any(due(g, who) for who in teams.members(g, self.player)) else (PASS,)
        return Question(self.player, ActivateUnit((*units, *others, *leave)), "FIG-RND-04")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> Step:
        """The unit; or what the mode allows instead; or a partner takes the turn (FIG-MUL-04)."""
        if answer.startswith(PARTNER):
            partner = answer.removeprefix(PARTNER)
            g.emit(TurnGiven(seat, partner))
            return self.goto("choose", player=partner, given=True)
        options = hook(g).turn_options(g, seat)
        if answer in options:
            g.do(options[answer])
            return self.but(acted=True)
        return self if answer == PASS else self.but(unit=answer, acted=True)

    def partners(self, g: G) -> Iterator[str]:
        """The partners to whom the turn can be left, once (FIG-RUL-101)."""
        if not self.given:
            for who in teams.members(g, self.player):
                if who != self.player and ready(g, who):
                    yield PARTNER + who

    def activate(self, g: G) -> None:
        """(3) It performs one action or forgoes it."""
        g.revise(ActivationPhase, passes=0 if self.acted else g.running(ActivationPhase).passes + 1)
        if self.unit:
            g.do(Activation(unit=self.unit))
        elif not self.acted:
            g.emit(TurnPassed(self.player))

    def end(self, g: G) -> None:
        """(4) Every player may use what waits for the end of the turn."""
        open_window(g, Moment("turn_end", player=self.player))

    def over(self, g: G) -> None:
        """What held until the end of the turn is over (FIG-RUL-62)."""
        lasting.end(g, "turn")
        victory.check_elimination(g)


class Activation(PublicStep, frozen=True):
    """A unit is activated: effects, one action, the end of the activation (FIG-RND-07, FIG-GLO-05)."""

    unit: str
    free: bool = False  # by an effect: it uses up nothing (FIG-GLO-04)
    forgone: bool = False  # an effect takes the place of its action
    stages = ("begin", "answer", "act", "end")
    scene = True

    def begin(self, g: G) -> Step | None:
        """It gets its activation token. A unit that had no room at deployment is placed, and that is all
        (FIG-SET-12)."""
        if not self.free:
            row = g.state.units.get(self.unit) or g.state.ncus[self.unit]
            g.emit(UnitActivated(self.unit, row.owner))
        if self.unit in g.state.ncus:
            return self.goto("act")
        if standing.waits(g, self.unit):
            g.do(standing.ArriveLate(unit=self.unit))
            return self.goto("end")
        hook(g).activated(g, self.unit)
        return None

    def answer(self, g: G) -> None:
        """5.3: unit_activated."""
        if g.state.units[self.unit].stands:
            open_window(g, self.moment(g, "unit_activated"))

    def act(self, g: G) -> None:
        """One action: an NCU claims a zone, a Combat Unit chooses (FIG-ACT-01)."""
        if self.unit in g.state.ncus:
            g.do(ActivateNcu(ncu=self.unit))
        elif g.state.units[self.unit].stands and not self.forgone:
            g.do(hook(g).acting(g, self.unit) or TakeAction(unit=self.unit))

    def end(self, g: G) -> None:
        """5.3: activation_end."""
        open_window(g, self.moment(g, "activation_end"))

    def moment(self, g: G, window: str) -> Moment:
        """The situation, for effects."""
        if self.unit in g.state.ncus:
            return Moment(window, ncu=self.unit, player=g.state.ncus[self.unit].owner)
        return Moment(window, unit=self.unit, player=g.state.units[self.unit].owner)
