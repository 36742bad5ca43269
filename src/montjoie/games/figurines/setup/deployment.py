"""The battlefield is set up, zones are chosen, units deployed, the First Player is named (FIG-SET)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import teams, zones
from montjoie.games.figurines.events import EdgesSettled, FirstPlayerSettled, UnitPlaced
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.setup import rolls, standing
from montjoie.games.figurines.setup.terrain import place_terrain
from montjoie.games.figurines.state import CORNERS, G
from montjoie.games.figurines.timing import Moment, hook, open_window
from montjoie.kernel import Answer, Branch, OneOf, PublicStep, Question, Step, ask

YIELD = "yield"


class ChooseZone(OneOf, frozen=True):
    """The winner of the roll chooses a deployment zone, `south` or `north`, or leaves the choice to the
    opponent with `yield` (FIG-D-07, FIG-SET-07)."""


class ChooseFirstPlayer(OneOf, frozen=True):
    """Who did not choose the zone says who is First Player in round 1 (FIG-D-08, FIG-SET-07)."""


class DeployUnit(Branch, frozen=True):
    """A player places one of his Combat Units: `{"UNIT": {"x": ..., "y": ..., "facing": ...}}` (FIG-D-09,
    FIG-SET-08); its Attachments stand in it (FIG-SET-09)."""


class SetUp(PublicStep, frozen=True):
    """Zones, objective tokens, terrain, deployment, the First Player; a mode may change each of them
    (FIG-SET-01, FIG-SET-11, FIG-DIF-05)."""

    chooser: str = ""  # who chose a zone, and so deploys first
    stages = (
        "mark_zones",
        "objectives",
        "terrain",
        "prepare",
        "sides",
        "deploy",
        "deal",
        "roll_first",
        "first_player",
        "afterwards",
    )

    def mark_zones(self, g: G) -> None:
        """Zones lie along two edges, or in the corners (FIG-MUL-07); whose they are is settled later."""
        hook(g).opening(g)

    def objectives(self, g: G) -> None:
        """Objective tokens come before terrain (FIG-SET-01)."""
        hook(g).objectives(g)

    def terrain(self, g: G) -> None:
        place_terrain(g)

    def prepare(self, g: G) -> None:
        """What a mode or an ability does before deployment."""
        hook(g).before_deployment(g)
        open_window(g, Moment("before_deployment"))

    def sides(self, g: G) -> Step | None:
        """Sides are chosen (FIG-SET-07), unless the mode has settled them."""
        if hook(g).fixed_edges:
            return self.but(chooser=hook(g).chooser(g))
        g.do(ChooseCorners() if teams.free_for_all(g) else ChooseSides())
        return None

    def deploy(self, g: G) -> None:
        """Units are placed in turn, the chooser's first (FIG-SET-08)."""
        g.do(Deployment(up=self.chooser))

    def deal(self, g: G) -> None:
        """Three Tactics cards each, when all units are placed (FIG-CMD-04, FIG-SET-10)."""
        for player in g.state.players:
            cards = decks.hand_size(g, player, g.content.numbers.starting_hand)
            decks.draw(g, player, cards, "FIG-CMD-04")

    def roll_first(self, g: G) -> None:
        """In a free-for-all a roll decides who is First Player (FIG-MUL-08)."""
        if teams.free_for_all(g):
            g.do(FirstRoll())

    @ask
    def first_player(self, g: G) -> Question | None:
        """Else the side that did not choose names him, who has seen the units and holds cards by now
        (FIG-SET-07, FIG-SET-10, FIG-RUL-137)."""
        if teams.free_for_all(g):
            return None
        other = teams.next_side(g, self.chooser)
        return Question(other, ChooseFirstPlayer(tuple(g.state.players)), "FIG-SET-07")

    @first_player.chosen
    def settled(self, g: G, seat: str, player: str) -> None:
        """He takes the first turn of round 1 (FIG-SET-10)."""
        g.emit(FirstPlayerSettled(player, seat))

    def afterwards(self, g: G) -> None:
        """What a mode does before round 1 (FIG-FIR-02)."""
        hook(g).after_deployment(g)


class ChooseCorner(OneOf, frozen=True):
    """A player of a free-for-all chooses a corner of the table: `south_west`, `north_west`, `north_east`,
    `south_east` (FIG-MUL-07, FIG-RUL-102)."""


class ChooseSides(rolls.RollOff, frozen=True):
    """The winner of a roll chooses a zone or yields the choice (FIG-SET-07)."""

    chooser: str = ""
    yielded: bool = False
    purpose = "roll-zone"
    stages = ("roll", "choose", "settle")

    def won(self, g: G, player: str) -> Step:
        return self.but(chooser=player)

    @ask
    def choose(self, g: G) -> Question:
        """A zone, or once the choice itself."""
        options = zones.edges(g) if self.yielded else (*zones.edges(g), YIELD)
        return Question(self.chooser, ChooseZone(options), "FIG-SET-07")

    @choose.chosen
    def chosen(self, g: G, seat: str, edge: str) -> Step | None:
        """The zone is for the whole team."""
        if edge == YIELD:
            return self.goto("choose", chooser=teams.next_side(g, seat), yielded=True)
        other = next(each for each in zones.edges(g) if each != edge)
        own = teams.members(g, seat)
        g.emit(EdgesSettled({who: edge if who in own else other for who in g.state.players}, seat))
        return None

    def settle(self, g: G) -> None:
        """Who chose deploys first."""
        g.revise(SetUp, chooser=self.chooser)


class ChooseCorners(rolls.RollOff, frozen=True):
    """In a free-for-all every player chooses a corner: the winner of a roll first, who also deploys first,
    then the others as they sit, clockwise (FIG-MUL-07, FIG-RUL-102)."""

    order: tuple[str, ...] = ()
    purpose = "roll-zone"
    stages = ("roll", "choose")

    def won(self, g: G, player: str) -> Step:
        g.revise(SetUp, chooser=player)
        return self.but(order=teams.clockwise(g, player))

    @ask
    def choose(self, g: G) -> Question | None:
        taken = {row.edge for row in g.state.players.values()}
        free = tuple(corner for corner in CORNERS if corner not in taken)
        up = next((player for player in self.order if not g.state.players[player].edge), None)
        return Question(up, ChooseCorner(free), "FIG-MUL-07") if up else None

    @choose.chosen
    def chosen(self, g: G, seat: str, corner: str) -> Step:
        g.emit(EdgesSettled({seat: corner}, seat), "FIG-MUL-07")
        return self.goto("choose")


class FirstRoll(rolls.RollOff, frozen=True):
    """In a free-for-all every player rolls; the highest is First Player (FIG-MUL-08, FIG-RUL-137)."""

    purpose = "roll-first"
    rule = "FIG-MUL-08"
    stages = ("roll",)

    def won(self, g: G, player: str) -> None:
        g.emit(FirstPlayerSettled(player), "FIG-MUL-08")


class Deployment(PublicStep, frozen=True):
    """Players place one Combat Unit each in turn until all are placed (FIG-SET-08). NCUs wait beside the
    board (FIG-SET-09)."""

    up: str
    stages = ("reserves", "held_back", "no_room", "place")

    def reserves(self, g: G) -> None:
        """Who waits in Reserve was chosen by the rules of the mode (FIG-SET-11)."""
        hook(g).reserves(g)

    def held_back(self, g: G) -> None:
        """Some abilities let a unit start off the table (5.3: deployment)."""
        open_window(g, Moment("deployment", player=self.up))

    def no_room(self, g: G) -> Step | None:
        """A unit without room is placed later (FIG-SET-12); a player with none left is passed over."""
        for player in teams.clockwise(g, self.up):
            for unit in units_to_deploy(g, player):
                if not standing.stand(g, unit).has_room(g):
                    standing.wait(g, unit)
            if units_to_deploy(g, player):
                return self.but(up=player)
        return self.done()

    @ask
    def place(self, g: G) -> Question:
        doors = {unit: standing.stand(g, unit) for unit in units_to_deploy(g, self.up)}
        return Question(self.up, DeployUnit(dict(doors)), "FIG-SET-08")

    @place.chosen
    def placed(self, g: G, seat: str, answer: Answer) -> Step:
        ((unit, at),) = answer.items()
        g.emit(UnitPlaced(unit, at["x"], at["y"], at["facing"], player=seat))
        return self.goto("no_room", up=teams.clockwise(g, seat)[1])


def units_to_deploy(g: G, player: str) -> tuple[str, ...]:
    """The units a player has still to place."""
    return tuple(unit for unit in hook(g).deploys(g, player) if not standing.waits(g, unit))
