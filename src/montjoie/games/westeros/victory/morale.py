"""Morale: the marker moves along the track, and may be recovered (WES-MOR)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.events import MoraleShifted
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.victory import ending, track
from montjoie.kernel import OneOf, PublicStep, Question, ask

CAUSES = {  # why the marker moves, by the rule that moves it
    **dict.fromkeys(("WES-MOR-05", "WES-MOR-06", "WES-MOR-07"), "elimination"),
    "WES-TOK-06": "token",
    "WES-MOR-10": "recovery",
}


def shift(g: G, house: str, delta: int, rule: str, source: str = "") -> None:
    """Raise the own morale, or lower it (below 0): the marker goes towards the enemy's side or the own
    (WES-MOR-02), so that it is an equal fall or rise for the enemy (WES-MOR-01). It never leaves the track:
    at an end without Rout it stays (WES-MOR-04), on Rout the battle is over (WES-VIC-06). `source` is the
    card or ability that does it."""
    old = g.state.course.marker
    towards = 1 if house == "stark" else -1
    marker = max(-track.LAST, min(track.LAST, old + towards * delta))
    if marker != old and g.result is None:
        side = "stark" if marker < 0 else "lannister"
        end = setting(g).morale_ends[side]
        zone = end if abs(marker) == track.LAST else g.content.zones[end][abs(marker)]
        cause = CAUSES.get(rule, "effect")
        g.emit(MoraleShifted(house, towards * (marker - old), marker, zone, cause, source), rule)
        ending.check(g)


def recovery(g: G, house: str) -> int:
    """How far the House may recover: to the break of the colour the marker stands in on its side
    (WES-MOR-10, WES-MOR-11), never further (WES-MOR-13); nothing on a break or on grey (WES-MOR-12)."""
    space = track.own_space(g, house)
    return space - g.content.breaks.get(track.zone(g, house), space)


class RecoverMorale(OneOf, frozen=True):
    """The player on whose side the marker stands in a coloured zone moves it to the break of that zone, or
    leaves it (WES-MOR-10)."""


class Recovery(PublicStep, frozen=True):
    """Regroup phase, step E (WES-REG-06): recovery is optional (WES-MOR-13)."""

    house: str
    stages = ("recover",)

    @ask
    def recover(self, g: G) -> Question | None:
        """WES-MOR-10: asked only where there is something to recover."""
        if not recovery(g, self.house):
            return None
        return to(g, self.house, RecoverMorale(("recover", "stay")), "WES-MOR-10")

    @recover.chosen
    def recovered(self, g: G, seat: str, answer: str) -> None:
        """WES-MOR-10: back to the break space."""
        if answer == "recover":
            shift(g, self.house, recovery(g, self.house), "WES-MOR-10")
