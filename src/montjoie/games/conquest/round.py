"""The course of the game: set-up, then rounds of five phases until somebody has won (CON-RND)."""

from __future__ import annotations

from montjoie.games.conquest.events import PhaseBegan, RoundBegan
from montjoie.games.conquest.phases.action import ActionPhase, CommandPhase
from montjoie.games.conquest.phases.reinforcement import ReinforcementPhase
from montjoie.games.conquest.phases.supremacy import SupremacyPhase
from montjoie.games.conquest.phases.victory import VictoryPhase
from montjoie.games.conquest.regiments.field import line
from montjoie.games.conquest.regiments.formation import size
from montjoie.games.conquest.setup import ChooseEdges, DealSecondaries, Muster
from montjoie.games.conquest.state import G, Phase
from montjoie.kernel import PublicStep, Step


class Battle(PublicStep, frozen=True):
    """The whole game: armies, edges, characters, secondary objectives, then rounds (CON-RND-01)."""

    stages = ("muster", "edges", "secondaries", "next_round")

    def muster(self, g: G) -> None:
        """CON-ARM-01: the armies are laid open."""
        g.do(Muster())

    def edges(self, g: G) -> None:
        """Chapter 12.5: a roll-off for the table edges; then every character joins a regiment of his warband
        (CON-RND-02)."""
        g.do(ChooseEdges())

    def secondaries(self, g: G) -> None:
        """CON-SEC-02: each player draws secondary objectives."""
        g.do(DealSecondaries())

    def next_round(self, g: G) -> Step:
        """CON-RND-01: rounds repeat until the Victory Phase ends the game."""
        g.do(Round())
        return self.goto("next_round")


class Round(PublicStep, frozen=True):
    """A round: Reinforcement, Command, Supremacy, Action, Victory (CON-RND-01)."""

    stages = ("begin", "reinforcement", "command", "supremacy", "action", "victory")

    def begin(self, g: G) -> None:
        """CON-RND-03, CON-RZL-07: the reinforcement lines are set anew before anything else."""
        there = {n: size(row) for n, row in g.state.regiments.items() if row.where in ("table", "garrison")}
        score = {seat: player.vp for seat, player in g.state.players.items()}
        g.emit(RoundBegan(g.state.course.round + 1, {seat: line(g, seat) for seat in g.seats}, there, score))

    def reinforcement(self, g: G) -> None:
        """Phase I (CON-RNF)."""
        _phase(g, "reinforcement", ReinforcementPhase())

    def command(self, g: G) -> None:
        """Phase II (CON-CMD)."""
        _phase(g, "command", CommandPhase())

    def supremacy(self, g: G) -> None:
        """Phase III (CON-SUP)."""
        _phase(g, "supremacy", SupremacyPhase())

    def action(self, g: G) -> None:
        """Phase IV (CON-ACT)."""
        _phase(g, "action", ActionPhase())

    def victory(self, g: G) -> None:
        """Phase V (CON-VIC)."""
        _phase(g, "victory", VictoryPhase())


def _phase(g: G, name: Phase, phase: Step) -> None:
    g.emit(PhaseBegan(name))
    g.do(phase)
