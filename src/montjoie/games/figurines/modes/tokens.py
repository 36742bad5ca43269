"""Chapter 4.34: how objective tokens are claimed and lost, what their cards do then, and what they score
(FIG-OBJ-01, FIG-GOT-05, FIG-GOT-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines import timing
from montjoie.games.figurines.battlefield import control, teams, units
from montjoie.games.figurines.events import ObjectiveClaimed, ObjectiveLost
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.modes import objective_cards
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import Moment, Rules
from montjoie.kernel import OneOf, Part, PublicStep, Question, Step, decide, settle


def moved(g: G, unit: str) -> None:
    """At the end of any movement, a pivot too, a unit claims the tokens it covers completely and loses those
    it no longer does; being deployed is no movement (FIG-OBJ-01, FIG-OBJ-06)."""
    for token, row in g.state.objectives.items():
        if control.covers(g, unit, token):
            if row.claimed != unit:
                claim(g, unit, token, "FIG-OBJ-01")
        elif row.claimed == unit:
            g.emit(ObjectiveLost(token, unit, "moved"))


def claim(g: G, unit: str, token: str, rule: str) -> None:
    """A unit claims a token, and what waits for that happens (5.3: objective_claimed)."""
    row, owner = g.state.objectives[token], g.state.units[unit].owner
    told = ObjectiveClaimed(token, unit, control.carried(g), owner, row.card or None, row.claimed or None)
    g.emit(told, rule)
    moment = Moment("objective_claimed", unit=unit, player=owner, card=row.card, kind=token)
    works(g, moment, "objective_claimed")
    timing.open_window(g, moment)


def abandon(g: G, unit: str) -> None:
    """A unit that leaves the table claims nothing any more (FIG-OBJ-02)."""
    for token, row in g.state.objectives.items():
        if row.claimed == unit:
            g.emit(ObjectiveLost(token, unit, "lost"))


def works(g: G, moment: Moment, when: str) -> None:
    """What the card of a token does when it is claimed or its points are gained, for the owner of the unit
    that controls it."""
    if works_when(g, moment.card, when):
        g.do(timing.registry[moment.card](moment=moment, owner=moment.player, source=moment.unit))


def works_when(g: G, card: str, when: str) -> bool:
    """Whether the card of a token does something then."""
    return bool(card) and g.content.objectives[card].when == when


class Scoring(Rules):
    """A mode whose tokens give points to whoever controls them."""

    score_rule: ClassVar[str] = ""

    def score(self, g: G) -> None:
        """From round 2 on, 1 VP for each token controlled, more with a Commander or in the centre
        (FIG-GOT-05, FIG-CLA-09, FIG-FEA-09, FIG-DAN-06)."""
        if g.state.course.round >= mode_of(g).scoring.from_round:
            g.do(ScoreObjectives(rule=self.score_rule, up=g.state.course.first))


def worth(g: G, token: str, unit: str, rule: str) -> Iterator[Part]:
    """What a token gives to the owner of the unit that controls it: more where a Commander is in that unit
    (FIG-CLA-09, FIG-FEA-09, FIG-DAN-06), and in the centre of the Game of Thrones (FIG-GOT-03)."""
    scoring = mode_of(g).scoring
    yield Part(scoring.per_objective, rule, "objective", "base")
    if units.has_commander(g, unit) and scoring.commander_bonus:
        yield Part(scoring.commander_bonus, rule, "commander")
    if more := objective_cards.bonus(g, token):
        yield Part(more, "FIG-GOT-03", g.state.objectives[token].card)


class NextObjective(OneOf, frozen=True):
    """A player who gained the points of several objectives says which of them works next (FIG-D-45,
    FIG-GOT-06): the token."""


class ScoreObjectives(PublicStep, frozen=True):
    """All points are gained at once; then players resolve the effects of their objectives one at a time, in
    turn, the First Player first (FIG-GOT-06)."""

    rule: str
    up: str  # who resolves the next effect
    waiting: dict[str, str] = {}  # tokens whose effect is still to come, with the units that controlled them
    stages = ("gain", "choose", "pass_on")

    def gain(self, g: G) -> Step:
        """What happens afterwards takes back nothing (FIG-GOT-07, FIG-RUL-37). 5.3: objective_scored."""
        held = dict(control.controlled(g))
        for token, unit in held.items():
            owner, given = g.state.units[unit].owner, settle(worth(g, token, unit, self.rule))
            about = (unit, token, given.parts)
            victory.score(g, owner, given.total, "vp-objective", self.rule, *about)
        for token, unit in held.items():
            timing.open_window(g, moment(g, token, unit))
        waiting = {
            token: unit
            for token, unit in held.items()
            if works_when(g, g.state.objectives[token].card, "objective_scored")
        }
        return self.but(waiting=waiting)

    @decide
    def choose(self, g: G) -> Question | None:
        """Who has several chooses one of them."""
        owned = ((token, g.state.units[unit].owner) for token, unit in self.waiting.items())
        own = tuple(token for token, owner in owned if owner == self.up)
        return Question(self.up, NextObjective(own), "FIG-GOT-06") if own else None

    @choose.chosen
    def chosen(self, g: G, seat: str, token: str) -> Step:
        """Its effect happens, unless the unit that held it has fallen meanwhile (FIG-RUL-94)."""
        left = dict(self.waiting)
        unit = left.pop(token)
        if units.alive(g, unit):
            works(g, moment(g, token, unit), "objective_scored")
        return self.but(waiting=left).turned(g)

    def pass_on(self, g: G) -> Step | None:
        """Who has nothing to resolve is passed over, until all is resolved."""
        return self.turned(g) if self.waiting else None

    def turned(self, g: G) -> Step:
        """It is the turn of the next player with an effect to resolve."""
        owners = {g.state.units[unit].owner for unit in self.waiting.values()}
        following = (who for who in (*teams.clockwise(g, self.up)[1:], self.up) if who in owners)
        return self.goto("choose", up=next(following, self.up))


def moment(g: G, token: str, unit: str) -> Moment:
    """The points of a token were gained by the owner of a unit."""
    card, owner = g.state.objectives[token].card, g.state.units[unit].owner
    return Moment("objective_scored", unit=unit, player=owner, card=card, kind=token)
