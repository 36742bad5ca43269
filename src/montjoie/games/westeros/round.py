"""The course of a battle: set-up, then rounds of four phases (WES-RND, WES-SET)."""

from __future__ import annotations

from montjoie.games.westeros import skirmish
from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.cards.decks import BuildDecks
from montjoie.games.westeros.events import ArmyDrawnUp, BattleOpened, HousesSettled
from montjoie.games.westeros.phases.command import CommandPhase
from montjoie.games.westeros.phases.marshalling import MarshallingPhase
from montjoie.games.westeros.phases.rally import RallyPhase
from montjoie.games.westeros.phases.regroup import RegroupPhase, begin_round
from montjoie.games.westeros.state import HOUSES, G
from montjoie.games.westeros.timing import occasions
from montjoie.kernel import Deal, PublicStep, Step, chance

LINE = 8  # units of an army that one line of the log tells


class WarCouncil(PublicStep, frozen=True):
    """The whole game: what the plan leaves open is settled, then the battle is fought (WES-SET-01)."""

    stages = ("draw_houses", "muster", "build_decks", "prepare", "fight")

    @chance
    def draw_houses(self, g: G) -> Deal | None:
        """Step 1: where no House was agreed on, they are drawn (WES-SET-01)."""
        return None if g.state.sides[HOUSES[0]].seat else Deal(len(g.seats))

    @draw_houses.chosen
    def drawn(self, g: G, order: list[int]) -> None:
        """WES-SET-01: seat by seat, the House drawn."""
        g.emit(HousesSettled({seat: HOUSES[i] for seat, i in zip(g.seats, order, strict=True)}))

    def muster(self, g: G) -> None:
        """The battlefield of a plan is laid already (WES-SET-02) and told; that of a skirmish is made now."""
        plan, rounds = g.state.course.plan, setting(g).round_limit
        if plan in g.content.skirmishes:
            g.emit(BattleOpened(plan, rounds, "none", f"{plan}.victory"), "WES-SKI-01")
            g.do(skirmish.Muster())
            return
        g.emit(BattleOpened(plan, rounds, g.state.course.momentum, f"{plan}.victory"))
        for house in HOUSES:
            units = [(name, unit.hex) for name, unit in g.state.units.items() if unit.house == house]
            for at in range(0, len(units), LINE):
                placed = dict(units[at : at + LINE])
                g.emit(ArmyDrawnUp(house, g.state.sides[house].edge, placed, more=at > 0))

    def build_decks(self, g: G) -> None:
        """Step 4: the command decks (WES-SET-05)."""
        g.do(BuildDecks())

    def prepare(self, g: G) -> None:
        """What the plan's special rules ask for before the first round (WES-GEN-04)."""
        occasions.prepared(g)

    def fight(self, g: G) -> None:
        """Then the rounds, the marker on the first space (WES-SET-06)."""
        begin_round(g, 1)
        g.do(Battle())


class Battle(PublicStep, frozen=True):
    """Rounds until the limit has been played or somebody has won (WES-RND-02, WES-GEN-03)."""

    stages = ("fight_round",)

    def fight_round(self, g: G) -> Step:
        """WES-RND-02: the regroup phase of the last round ends the game (WES-REG-04)."""
        g.do(BattleRound())
        return self.goto("fight_round")


class BattleRound(PublicStep, frozen=True):
    """A round: rally, marshalling, command, regroup (WES-RND-01, WES-GEN-03)."""

    stages = ("rally", "marshal", "command", "regroup")

    def rally(self, g: G) -> None:
        """Phase 1: advantage, refresh, ready units (WES-RND-01)."""
        g.do(RallyPhase())

    def marshal(self, g: G) -> None:
        """Phase 2: order tokens and command cards (WES-RND-01)."""
        g.do(MarshallingPhase())

    def command(self, g: G) -> None:
        """Phase 3: the actions (WES-RND-01)."""
        g.do(CommandPhase())

    def regroup(self, g: G) -> None:
        """Phase 4: fire, points, discards, morale (WES-RND-01)."""
        g.do(RegroupPhase())
