"""Chapters 2.6 and 12.4: points, and how the game ends (CON-VIC, CON-SCO, CON-SCN-01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content.files import Scoring
from montjoie.games.conquest.events import Scored
from montjoie.games.conquest.profiles import gone
from montjoie.games.conquest.regiments.field import opponent, scenario
from montjoie.games.conquest.state import G
from montjoie.kernel import PublicStep, Register

counts: Register[Callable[[G, str, Scoring], Sequence[str]]] = Register()
"""For what a player scores this round, by its name in the scenarios."""


@counts("enemy_command_card_removed_this_round")
def removed_cards(g: G, seat: str, line: Scoring) -> Sequence[str]:
    """Command cards of the enemy that left the game this round, regiments' and characters' (CON-SCN-01,
    CON-RUL-42)."""
    return g.state.players[opponent(g, seat)].removed


@counts("enemy_warlord_killed")
def warlord_killed(g: G, seat: str, line: Scoring) -> Sequence[str]:
    """The death of the enemy warlord (CON-SCN-01)."""
    warlord = g.state.players[opponent(g, seat)].warlord
    return (warlord,) if warlord and gone(g, warlord) else ()


def wiped_out(g: G, seat: str) -> bool:
    """No regiment on the table nor in reinforcements (CON-SCO-08, CON-RUL-43)."""
    rows = g.state.regiments.values()
    return all(row.where == "destroyed" for row in rows if row.owner == seat)


class VictoryPhase(PublicStep, frozen=True):
    """Victory Phase: both score, then somebody has won or a new round begins (CON-VIC-01, CON-SCO-02)."""

    stages = ("score", "judge", "end_round")

    def score(self, g: G) -> None:
        """CON-SCO-02: what the scenario gives."""
        for seat in g.seats:
            for line in scenario(g).scoring:
                if line.per not in counts or (line.once and line.per in g.state.players[seat].scored):
                    continue
                if what := tuple(counts[line.per](g, seat, line)):
                    points = len(what) * line.vp
                    total = g.state.players[seat].vp + points
                    g.emit(Scored(seat, line.per, len(what), points, line.once, what, total))

    def judge(self, g: G) -> None:
        """CON-VIC-01, CON-SCO-08: a side that is wiped out has lost; else the threshold, else the last round
        (CON-RUL-43)."""
        vp = {seat: g.state.players[seat].vp for seat in g.seats}
        gone = [seat for seat in g.seats if wiped_out(g, seat)]
        if len(gone) == 1:
            ranking = [[opponent(g, gone[0])], gone]
            g.finish(ranking, vp, "CON-SCO-08", "won-by-wipe-out")
        elif not gone and max(vp.values()) >= scenario(g).threshold:
            g.finish(_by_points(vp), vp, "CON-RUL-43", "won-by-threshold")
        elif gone or g.state.course.round >= g.content.rounds:
            g.finish(_by_points(vp), vp, "CON-RUL-43", "won-by-points")

    def end_round(self, g: G) -> None:
        """CON-ACT-09: what held until the end of the round is over."""
        lasting.end(g, "round")


def _by_points(vp: dict[str, int]) -> list[list[str]]:
    return [[seat for seat in vp if vp[seat] == points] for points in sorted(set(vp.values()), reverse=True)]
