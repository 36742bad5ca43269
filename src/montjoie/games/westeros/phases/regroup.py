"""The regroup phase: conditions, points, victory, discards, morale, the next round (WES-REG)."""

from __future__ import annotations

from montjoie.games.westeros import fire
from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.events import CardDiscarded, OrderTokensDiscarded, RoundBegan
from montjoie.games.westeros.seating import house_of, in_order, to
from montjoie.games.westeros.state import HOUSES, G
from montjoie.games.westeros.victory import ending, morale, objectives, scoring, track
from montjoie.kernel import Assignment, PublicStep, Question, ask_all

WHEN = ("immediate", "round_end", "game_end")  # the times at which points are scored (WES-VIC-02)


class KeepOne(Assignment, frozen=True):
    """Each player keeps at most one command card and at most one order token: {"card": ..., "token": ...},
    either left out to keep none (WES-REG-05, WES-RUL-58)."""


class RegroupPhase(PublicStep, frozen=True):
    """Steps A to F; both act together, the first player first where it matters (WES-REG-01)."""

    stages = ("conditions", "score", "check_victory", "discard", "recover", "advance")

    def conditions(self, g: G) -> None:
        """A: status conditions, which is fire (WES-REG-02)."""
        g.do(fire.FirePhase())

    def score(self, g: G) -> None:
        """B: what pays each round, and in the last round what pays at the end (WES-REG-03)."""
        objectives.follow(g)
        for when in ("round_end", "game_end") if _last(g) else ("round_end",):
            scoring.score_all(g, when)
            scoring.score_plan(g, when)

    def check_victory(self, g: G) -> None:
        """C: after the last round the victory conditions decide, and steps D to F do not happen
        (WES-REG-04, WES-REG-08)."""
        if g.result is None and _last(g):
            ending.decide(g)

    @ask_all
    def discard(self, g: G) -> list[Question]:
        """D: asked is who holds anything (WES-REG-05, WES-RUL-58)."""
        return [
            to(g, house, keepable(g, house), "WES-REG-05")
            for house in in_order(g)
            if g.state.hands[house].cards or g.state.sides[house].pool
        ]

    @discard.chosen
    def discarded(self, g: G, kept: dict[str, dict[str, str]]) -> None:
        """D: the rest goes to the own discard pile and to the supply (WES-REG-05)."""
        for seat, keep in kept.items():
            house = house_of(g, seat)
            for card in g.state.hands[house].cards:
                if card != keep.get("card"):
                    g.emit(CardDiscarded(house, card, played=False), "WES-REG-05")
            spent = {s: n - (s == keep.get("token")) for s, n in g.state.sides[house].pool.items()}
            if any(spent.values()):
                rest = {s: n for s, n in spent.items() if n}
                saved = {keep["token"]: 1} if "token" in keep else {}
                g.emit(OrderTokensDiscarded(house, rest, saved))

    def recover(self, g: G) -> None:
        """E: the player on whose side the marker is may recover morale (WES-REG-06)."""
        for house in HOUSES:
            if track.own_space(g, house):
                g.do(morale.Recovery(house=house))

    def advance(self, g: G) -> None:
        """F: the round marker moves on (WES-REG-07)."""
        begin_round(g, g.state.course.round + 1)


def keepable(g: G, house: str) -> KeepOne:
    """What a House may keep."""
    slots = {"card": g.state.hands[house].cards, "token": tuple(g.state.sides[house].pool)}
    return KeepOne({slot: held for slot, held in slots.items() if held})


def begin_round(g: G, number: int) -> None:
    """The round marker stands on a space of the track; the log says where the battle stands."""
    counts = any(True for house in HOUSES for when in WHEN for _ in scoring.lines(g, house, when))
    points = {house: g.state.sides[house].points for house in HOUSES} if counts else {}
    rule = "WES-REG-07" if number > 1 else "WES-SET-06"
    g.emit(RoundBegan(number, setting(g).round_limit, points), rule)


def _last(g: G) -> bool:
    return g.state.course.round >= setting(g).round_limit
