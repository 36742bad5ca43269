"""Chapter 4.36: A Clash of Kings: two units each at first, the others from Reserve (FIG-CLA)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import control, teams
from montjoie.games.figurines.events import Counted
from montjoie.games.figurines.modes import laying, reserve, thrones
from montjoie.games.figurines.setup import standing
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Answer, PublicStep, Question, Step, Subset, ask

OPPOSITE = {"objective_west": "right", "objective_east": "left"}  # flanks that tokens open (FIG-CLA-10)


class ClashOfKings(thrones.Covering):
    """Zones of 12 inches, three tokens on the centre line (FIG-CLA-01). Victory Through Combat counts each
    time a unit is destroyed (FIG-CLA-08)."""

    id = "a_clash_of_kings"
    score_rule = "FIG-CLA-09"

    def objectives(self, g: G) -> None:
        """In the centre, 12 inches to its left and to its right."""
        laying.lay_fixed(g, "FIG-CLA-01")

    def reserves(self, g: G) -> None:
        """Each player deploys 2 units only (FIG-CLA-02)."""
        for player in teams.turn_order(g):
            g.do(ChooseStarters(player=player))

    def turn_options(self, g: G, player: str) -> dict[str, Step]:
        """From round 2 a player may deploy a unit from Reserve instead of activating one (FIG-CLA-03); one
        destroyed after its activation waits for the next round (FIG-CLA-06, FIG-RUL-38)."""
        if g.state.course.round < mode_of(g).reserve.from_round:
            return {}
        waiting = [unit for unit in standing.waiting(g, player) if not g.state.units[unit].activated]
        trays = {g.content.units[g.state.units[unit].card].tray: unit for unit in waiting}
        room = {tray for tray, unit in trays.items() if arrivals(g, unit) is not None}
        return {
            f"deploy:{unit}": BringReserve(unit=unit)
            for unit in waiting
            if g.content.units[g.state.units[unit].card].tray in room
        }

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        """How often it fell is remembered (FIG-CLA-08)."""
        super().unit_destroyed(g, unit, by, attacker)
        g.emit(Counted("fell", g.state.tally.get(f"fell/{unit}", 0) + 1, unit), "FIG-CLA-08")

    def fell_before(self, g: G, unit: str) -> bool:
        """Extra VP of abilities come the first time only (FIG-CLA-08)."""
        return g.state.tally.get(f"fell/{unit}", 0) > 1


def open_flanks(g: G, player: str) -> tuple[str, ...]:
    """The table flanks a player may use: opposite to each outer token held (FIG-CLA-10, FIG-EX-26)."""
    held = control.held(g, player)
    return tuple(OPPOSITE[token] for token in OPPOSITE if token in held)


def arrivals(g: G, unit: str) -> reserve.DeployReserve | None:
    """Way 1: the own deployment zone (FIG-CLA-04); way 2: a flank one holds (FIG-CLA-05)."""
    return reserve.ways(g, unit, True, open_flanks(g, g.state.units[unit].owner))


class StartingUnits(Subset, frozen=True):
    """Each player chooses the 2 Combat Units to deploy; the others wait in Reserve (FIG-D-10, FIG-CLA-02)."""


class ChooseStarters(PublicStep, frozen=True):
    """A player chooses whom to deploy (FIG-CLA-02)."""

    player: str
    stages = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """Who has 2 units or fewer deploys them all."""
        own, few = hook(g).deploys(g, self.player), mode_of(g).reserve.starting_units
        return Question(self.player, StartingUnits(own, few, few), "FIG-CLA-02") if len(own) > few else None

    @choose.chosen
    def chosen(self, g: G, seat: str, units: list[str]) -> None:
        for unit in standing.waiting(g, seat):
            if unit not in units:
                standing.hold(g, unit, "FIG-CLA-02")


class BringReserve(PublicStep, frozen=True):
    """In the place of an activation a unit comes from Reserve, as it was (FIG-CLA-03, FIG-CLA-07)."""

    unit: str
    stages = ("restore", "place")

    def restore(self, g: G) -> None:
        """One that was destroyed is complete again (FIG-CLA-07, FIG-RUL-38)."""
        row = g.state.units[self.unit]
        if not row.figures:
            reserve.restore(g, self.unit, reserve.as_deployed(g, self.unit), "FIG-CLA-07")

    @ask
    def place(self, g: G) -> Question | None:
        space = arrivals(g, self.unit)
        return Question(g.state.units[self.unit].owner, space, "FIG-CLA-03") if space else None

    @place.chosen
    def placed(self, g: G, seat: str, answer: Answer) -> None:
        """In the zone it can still be activated (FIG-CLA-04), at a flank not in this round (FIG-CLA-05)."""
        by_flank = reserve.ZONE not in answer
        reserve.bring_in(g, self.unit, answer, by_flank, "FIG-CLA-05" if by_flank else "FIG-CLA-04")
