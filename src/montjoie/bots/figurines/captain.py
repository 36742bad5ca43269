"""The table as a captain sees it: what tokens pay, what may strike back, cards that come again."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

from montjoie.bots.figurines import blows, effects, scales
from montjoie.bots.figurines.greed import FigurinesHabits
from montjoie.bots.figurines.survey import Survey
from montjoie.bots.greedy import Shortlist, kinds, ranked, seen
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.modes import objective_cards
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import G
from montjoie.kernel.decisions import Decision
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import Tray

FAIR = 3500  # of the die of a charge, in thousandths of an inch
DANGER = 0.4  # of what the worst charge promises, for who stands in its reach
SPENT = 0.5  # of what an enemy does that has been activated
BACK = 0.3  # of what the target of a charge promises in turn


class Outlook(Survey):
    """A look ahead: tokens by what they pay, enemies by what they may do."""

    def __init__(self, g: G, player: str) -> None:
        super().__init__(g, player)
        self._onslaughts: dict[tuple[str, str], float] = {}

    def token_worth(self, token: str) -> float:
        """The centre pays twice (FIG-GOT-03)."""
        more = objective_cards.bonus(self.g, token) if token in self.g.state.objectives else 0
        return scales.token_worth(self.g) + more

    @cached_property
    def strikers(self) -> list[tuple[str, Tray, int]]:
        """The enemies that may charge or shoot, with how far they strike by a fair die."""
        g = self.g
        return [
            (foe, field.tray(g, foe), speed(g, foe) + FAIR) for foe in self.foes if not field.engaged(g, foe)
        ]

    def danger(self, unit: str, tray: Tray) -> float:
        """The worst charge that may come, worse from behind."""
        g, worst = self.g, 0.0
        for foe, there, reach in self.strikers:
            if not plane.near(tray, there, reach):
                continue
            turn = abs(
                (plane.bearing(tray.centre, there.centre) - tray.facing + TURN // 2) % TURN - TURN // 2
            )
            aside = 1.0 if turn < TURN // 8 else 1.3 if turn < 3 * TURN // 8 else 1.6
            late = SPENT if g.state.units[foe].activated else 1.0
            worst = max(worst, self.onslaught(foe, unit) * aside * late)
        return DANGER * worst

    def onslaught(self, foe: str, unit: str) -> float:
        """What a charge of an enemy promises; a unit that looks at many places asks often."""
        if (foe, unit) not in self._onslaughts:
            self._onslaughts[foe, unit] = blows.promise(self.g, foe, unit, charging=True)
        return self._onslaughts[foe, unit]

    def back(self, unit: str, target: str) -> float:
        """The target strikes back, if it may this round rather than later."""
        late = SPENT if self.g.state.units[target].activated else 1.0
        return BACK * late * blows.promise(self.g, target, unit)


SPENDS = -0.15  # what a card may seem to cost that is played: the hand is filled again every round


def side(g: G, survey: Survey, decision: Decision) -> Shortlist:
    """The side from which tokens are nearer, by what they pay."""
    space: Any = decision.space
    half = g.state.course.depth / 2
    north = sum(survey.token_worth(name) * (row.y - half) for name, row in g.state.objectives.items())
    return ranked(space.options, lambda option: {"north": north, "south": -north}.get(option, -1e9))


class CaptainHabits(FigurinesHabits):
    """A captain who looks further: tokens by what they pay, danger, cards that are there to be played."""

    any = FigurinesHabits.any - kinds("figurines", "choose_zone")
    known = {
        **FigurinesHabits.known,
        "figurines.use_effect": partial(effects.use_effect, patience=SPENDS),
        "figurines.choose_zone": seen(side),
    }

    def survey(self, g: Any, seat: str) -> Survey:
        """With what may come."""
        return Outlook(g, seat)
