"""Who scores a mission, how often, and what becomes of its card (FIG-WIN-03, FIG-WIN-09, FIG-RUL-44).

A mission is fulfilled by something that happens (`@happens`), or judged at the end of the round; `feats.py`
has both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from montjoie.games.figurines.events import Counted, CountsCleared, MissionDiscarded, MissionShown
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import Moment

Feat: TypeAlias = Callable[[G, Moment], Iterable[str]]  # the players who fulfil it by what happened
Check: TypeAlias = Callable[[G, str, str], bool]  # whether a player fulfils it, who named something
watching: dict[str, list[tuple[str, Feat]]] = {}  # by situation: missions and their rules
witnessed: dict[str, Feat] = {}  # by mission
judged: dict[str, Check] = {}  # by mission


def happens(*windows: str) -> Callable[[Feat], Feat]:
    """The rule of the mission of that name, which these situations may fulfil."""

    def mark(feat: Feat) -> Feat:
        witnessed[feat.__name__] = feat
        for window in windows:
            watching.setdefault(window, []).append((feat.__name__, feat))
        return feat

    return mark


# Scoring.


def watch(g: G, moment: Moment) -> None:
    """Something happened: missions in play may be fulfilled by it."""
    for mission, feat in watching.get(moment.window, ()):
        if in_play(g, mission):
            for player in feat(g, moment):
                fulfil(g, mission, player)


def judge(g: G) -> None:
    """At the end of the round: every mission that is judged then, for every player."""
    for mission, check in judged.items():
        if in_play(g, mission):
            for player, row in g.state.players.items():
                if not row.eliminated and check(g, player, named(g, mission, player)):
                    fulfil(g, mission, player)


def in_play(g: G, mission: str) -> bool:
    """Whether somebody could score a mission now: it is open, or somebody's for this round; not before round
    2 (FIG-WIN-09, FIG-DWD-07)."""
    if g.state.course.round < mode_of(g).scoring.from_round:
        return False
    chosen = any(row.card == mission for row in g.state.missions.values())
    return chosen or mission in g.state.open_missions


def named(g: G, mission: str, player: str) -> str:
    """What a player named for a mission (FIG-DWD-05)."""
    if mission in g.state.open_missions:
        return g.state.open_missions[mission].named.get(player, "")
    return g.state.missions[player].named if player in g.state.missions else ""


def fulfil(g: G, mission: str, player: str) -> None:
    """A player fulfils a mission: an open one (FIG-WIN-04, FIG-DWD-02), or the own one of this round, which
    is shown now where its card says so (FIG-WIN-03) and stays while it can score again (FIG-RUL-90)."""
    if mission in g.state.open_missions:
        _score(g, mission, player)
        return
    own = g.state.missions.get(player)
    if own is None or own.card != mission:
        return
    if not own.shown:
        if g.content.missions[mission].reveal not in ("when_fulfilled", "round_end"):
            return
        g.emit(MissionShown(player, mission))
    _score(g, mission, player)
    if g.content.missions[mission].limit == 1:
        g.emit(MissionDiscarded(mission, player, "fulfilled"), "FIG-WIN-09")


def _score(g: G, mission: str, player: str) -> None:
    """As often in a round as the card says, partners together (FIG-RUL-44, FIG-RUL-90, FIG-MUL-05)."""
    card = g.content.missions[mission]
    scorer = f"{mission}/{g.state.players[player].team}"
    times = g.state.tally.get(f"scored/{scorer}", 0)
    if card.limit and times >= card.limit:
        return
    g.emit(Counted("scored", times + 1, scorer), "FIG-RUL-44")
    victory.score(g, player, card.vp, mission, "FIG-WIN-09")


def count(g: G, what: str, of: str) -> None:
    """One more of what missions look at at the end of the round."""
    g.emit(Counted(what, g.state.tally.get(f"{what}/{of}", 0) + 1, of))


def forget(g: G) -> None:
    """A round begins: nothing has been counted in it."""
    old = tuple(count for count in g.state.tally if count.partition("/")[0] in ROUNDLY)
    if old:
        g.emit(CountsCleared(old))


ROUNDLY = ("scored", "attacked", "panic-passed", "panic-failed", "rank-lost", "fallen", "losses")
