"""Zones are chosen, units deployed in turn, the First Player settled (FIG-SET-07, FIG-SET-08, FIG-SET-09)."""

from __future__ import annotations

from montjoie.games.figurines import modes, teams, timing, zones
from montjoie.games.figurines.events import EdgesSettled, FirstPlayerSettled, UnitPlaced
from montjoie.games.figurines.setup import late
from montjoie.games.figurines.setup.rolls import RollOff
from montjoie.games.figurines.setup.standing import stand
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Answer, Branch, OneOf, Question, Step, ask

YIELD = "yield"


class ChooseZone(OneOf, frozen=True):
    """The winner of the roll chooses a deployment zone, `south` or `north`, or leaves the choice to the
    opponent with `yield` (FIG-D-07, FIG-SET-07)."""


class ChooseFirstPlayer(OneOf, frozen=True):
    """Who did not choose the zone says who is First Player in round 1 (FIG-D-08, FIG-SET-07)."""


class DeployUnit(Branch, frozen=True):
    """A player places one of his Combat Units: `{"UNIT": {"x": ..., "y": ..., "facing": ...}}` (FIG-D-09,
    FIG-SET-08); its Attachments stand in it (FIG-SET-09)."""


class ChooseSides(RollOff, frozen=True):
    """The winner of a roll chooses a zone or yields the choice; the other says who is First Player
    (FIG-SET-07)."""

    chooser: str = ""
    purpose = "roll-zone"
    stages = ("roll", "choose", "yielded", "first")
    audience = PUBLIC

    def won(self, g: G, player: str) -> Step:
        """The winner chooses."""
        return self.but(chooser=player)

    @ask
    def choose(self, g: G) -> Question:
        """A zone, or let the opponent choose."""
        return Question(self.chooser, ChooseZone((*zones.edges(g), YIELD)), "FIG-SET-07")

    @choose.chosen
    def chosen(self, g: G, seat: str, edge: str) -> Step:
        """The zone, for the whole team."""
        if edge == YIELD:
            return self.but(chooser=teams.next_side(g, seat))
        return self._settled(g, seat, edge)

    @ask
    def yielded(self, g: G) -> Question:
        """The opponent chooses."""
        return Question(self.chooser, ChooseZone(zones.edges(g)), "FIG-SET-07")

    @yielded.chosen
    def taken(self, g: G, seat: str, edge: str) -> Step:
        """The zone, for the whole team."""
        return self._settled(g, seat, edge)

    def first(self, g: G) -> None:
        """The chooser deploys first; the other side names the First Player."""
        g.do(NameFirst(chooser=self.chooser))

    def _settled(self, g: G, seat: str, edge: str) -> Step:
        other = next(each for each in zones.edges(g) if each != edge)
        own = teams.members(g, seat)
        g.emit(EdgesSettled({who: edge if who in own else other for who in g.state.players}))
        return self.goto("first")


class NameFirst(Step, frozen=True):
    """Who did not choose says who is First Player; the chooser deploys first (FIG-SET-07, FIG-SET-08)."""

    chooser: str
    stages = ("first", "deploy")
    audience = PUBLIC

    @ask
    def first(self, g: G) -> Question:
        """Any player."""
        other = teams.next_side(g, self.chooser)
        return Question(other, ChooseFirstPlayer(tuple(g.state.players)), "FIG-SET-07")

    @first.chosen
    def settled(self, g: G, seat: str, player: str) -> None:
        """The decision is applied when round 1 begins (FIG-SET-10)."""
        g.emit(FirstPlayerSettled(player))

    def deploy(self, g: G) -> None:
        """The chooser begins."""
        g.do(Deployment(up=self.chooser))


class CornerRoll(RollOff, frozen=True):
    """In a free-for-all corners are those where players sit; the winner of a roll deploys first
    (FIG-MUL-07, FIG-MUL-08, FIG-RUL-102)."""

    purpose = "roll-zone"
    stages = ("roll",)
    audience = PUBLIC

    def won(self, g: G, player: str) -> None:
        """He begins, the others follow clockwise."""
        g.do(Deployment(up=player))


class FirstRoll(RollOff, frozen=True):
    """In a free-for-all every player rolls after set-up; the highest is First Player (FIG-MUL-08)."""

    purpose = "roll-first"
    stages = ("roll",)
    audience = PUBLIC

    def won(self, g: G, player: str) -> None:
        """He has the token."""
        g.emit(FirstPlayerSettled(player), "FIG-MUL-08")


class Deployment(Step, frozen=True):
    """Players place one Combat Unit each in turn until all are placed (FIG-SET-08). NCUs wait beside the
    board (FIG-SET-09)."""

    up: str
    stages = ("reserves", "held_back", "no_room", "place")
    audience = PUBLIC

    def reserves(self, g: G) -> None:
        """Who waits in Reserve was chosen by the rules of the mode (FIG-SET-11)."""
        modes.hook(g).reserves(g)

    def held_back(self, g: G) -> None:
        """Some abilities let a unit start off the table (5.3: deployment)."""
        timing.open_window(g, timing.Moment("deployment", player=self.up))

    def no_room(self, g: G) -> Step | None:
        """A unit without room is placed later (FIG-SET-12); a player with none left is passed over."""
        for player in teams.clockwise(g, self.up):
            for unit in units_to_deploy(g, player):
                if not stand(g, unit).has_room(g):
                    late.wait(g, unit)
            if units_to_deploy(g, player):
                return self.but(up=player)
        return self.done()

    @ask
    def place(self, g: G) -> Question:
        """One unit, anywhere in the zone, in any facing."""
        doors = {unit: stand(g, unit) for unit in units_to_deploy(g, self.up)}
        return Question(self.up, DeployUnit(dict(doors)), "FIG-SET-08")

    @place.chosen
    def placed(self, g: G, seat: str, answer: Answer) -> Step:
        """It stands there; the next player goes on."""
        ((unit, at),) = answer.items()
        g.emit(UnitPlaced(unit, at["x"], at["y"], at["facing"]))
        return self.goto("no_room", up=teams.clockwise(g, seat)[1])


def units_to_deploy(g: G, player: str) -> tuple[str, ...]:
    """The units a player has still to place."""
    return tuple(unit for unit in modes.hook(g).deploys(g, player) if not late.waits(g, unit))
