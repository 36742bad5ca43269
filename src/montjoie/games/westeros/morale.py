"""The one morale track of both Houses (WES-MOR)."""

from __future__ import annotations

from montjoie.games.westeros import victory
from montjoie.games.westeros.events import MoraleShifted
from montjoie.games.westeros.field import setting
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.kernel import PUBLIC, OneOf, Question, Step, ask

LAST = 11  # the end space of both segments, "11" or Rout (WES-SET-07)
SPACES = {  # the spaces of the own side on which a condition is met (WES-MOR-14)
    "green_or_better": range(8),
    "green_or_worse": range(4, LAST + 1),
    "yellow_or_better": range(11),
    "yellow_or_worse": range(8, LAST + 1),
    "red": range(LAST, LAST + 1),
}
CAUSES = {  # why the marker moves, by the rule that moves it
    **dict.fromkeys(("WES-MOR-05", "WES-MOR-06", "WES-MOR-07"), "elimination"),
    "WES-TOK-06": "token",
    "WES-MOR-10": "recovery",
}


def own_space(g: G, house: str) -> int:
    """The space of the House's own side that holds the marker; 0 where it stands on the start space or
    on the other side (WES-MOR-14)."""
    marker = g.state.course.marker
    return max(0, -marker if house == "stark" else marker)


def zone(g: G, house: str) -> str:
    """The colour of the House's own side that the marker stands in: grey 1 to 3, green 4 to 7, yellow 8 to
    10, then red or Rout; grey too on the start space and on the other side (WES-MOR-03, WES-RUL-26)."""
    return g.content.zones[setting(g).morale_ends[house]][own_space(g, house)]


def meets(g: G, house: str, condition: str) -> bool:
    """Whether the morale of the House is so: "green_or_better", "yellow_or_worse" ... (WES-MOR-14)."""
    return own_space(g, house) in SPACES[condition]


def higher(g: G) -> str:
    """The House whose side of the track does not hold the marker; nobody on the start space."""
    marker = g.state.course.marker
    return ("stark" if marker > 0 else "lannister") if marker else ""


def shift(g: G, house: str, delta: int, rule: str, source: str = "") -> None:
    """Raise the own morale, or lower it (below 0): the marker goes towards the enemy's side or the own
    (WES-MOR-02), so that it is an equal fall or rise for the enemy (WES-MOR-01). It never leaves the track:
    at an end without Rout it stays (WES-MOR-04), on Rout the battle is over (WES-VIC-06). `source` is the
    card or ability that does it."""
    old = g.state.course.marker
    towards = 1 if house == "stark" else -1
    marker = max(-LAST, min(LAST, old + towards * delta))
    if marker != old and g.result is None:
        side = "stark" if marker < 0 else "lannister"
        end = setting(g).morale_ends[side]
        zone = end if abs(marker) == LAST else g.content.zones[end][abs(marker)]
        cause = CAUSES.get(rule, "effect")
        g.emit(MoraleShifted(house, towards * (marker - old), marker, zone, cause, source), rule)
        victory.check(g)


def recovery(g: G, house: str) -> int:
    """How far the House may recover: to the break of the colour the marker stands in on its side
    (WES-MOR-10, WES-MOR-11), never further (WES-MOR-13); nothing on a break or on grey (WES-MOR-12)."""
    space = own_space(g, house)
    return space - g.content.breaks.get(zone(g, house), space)


class RecoverMorale(OneOf, frozen=True):
    """The player on whose side the marker stands in a coloured zone moves it to the break of that zone, or
    leaves it (WES-MOR-10)."""


class Recovery(Step, frozen=True):
    """Regroup phase, step E (WES-REG-06): recovery is optional (WES-MOR-13)."""

    house: str
    stages = ("recover",)
    audience = PUBLIC

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
