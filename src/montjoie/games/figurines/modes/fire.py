"""Chapter 4.41: Fire & Blood: Marked units and VP tokens (FIG-FIR)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.events import UnitMarked, VpTokenPlaced
from montjoie.games.figurines.harm import effects, victory
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing import Effect, Moment, Rules, Standing
from montjoie.kernel import Answer, OneOf, Part, PublicStep, Question, Refusal, Step, ask


class FireAndBlood(Rules):
    """Zones of 18 inches, no objectives on the table (FIG-FIR-01). All points add up, to each other and to
    Victory Through Combat (FIG-FIR-08)."""

    id = "fire_and_blood"

    def after_deployment(self, g: G) -> None:
        """Players mark enemy units in turn (FIG-FIR-02)."""
        g.do(MarkUnits(up=g.state.course.first))

    def attack_dice(self, g: G, attack: Any) -> Iterator[Part]:
        """A Marked unit rolls 2 more dice (FIG-FIR-03)."""
        if g.state.units[attack.attacker].marked:
            yield Part(mode_of(g).marks.bonus_dice, "FIG-FIR-03", "marked")

    def unit_destroyed(self, g: G, unit: str, by: str, attacker: str = "") -> None:
        """Extra VP: by a Marked unit (FIG-FIR-05), of a Marked unit (FIG-FIR-06), for VP tokens
        (FIG-FIR-07)."""
        row, scoring = g.state.units[unit], mode_of(g).scoring
        if not by or teams.friends(g, by, row.owner):
            return
        if attacker and g.state.units[attacker].marked and g.state.units[attacker].owner == by:
            victory.score(g, by, scoring.marked_kill, "vp-marked-kill", "FIG-FIR-05", unit)
        if row.marked:
            victory.score(g, by, scoring.marked_destroyed, "vp-marked-destroyed", "FIG-FIR-06", unit)
        victory.score(g, by, row.vp * scoring.per_token, "vp-tokens", "FIG-FIR-07", unit)


class MarkUnit(OneOf, frozen=True):
    """A player marks an enemy Combat Unit (FIG-D-13, FIG-FIR-02)."""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        row = g.state.units.get(answer)
        if row is None or row.where != "table":
            yield Refusal("FIG-FIR-02", "mark-no-unit", unit=str(answer)[:60], offered=self.options)
        elif row.marked:
            yield Refusal("FIG-FIR-02", "mark-twice", unit=answer)
        elif not g.content.units[row.card].points:
            yield Refusal("FIG-FIR-02", "mark-worthless", unit=answer)
        else:
            yield Refusal("FIG-FIR-02", "mark-own", unit=answer)


class MarkUnits(PublicStep, frozen=True):
    """Starting with the First Player, players mark enemy units in turn, 2 each; as far as there are units
    that can be (FIG-FIR-02, FIG-RUL-43)."""

    up: str
    made: dict[str, int] = {}  # marks made, by player
    stages = ("mark", "pass_on")

    @ask
    def mark(self, g: G) -> Question | None:
        options = self.options(g, self.up)
        return Question(self.up, MarkUnit(options), "FIG-FIR-02") if options else None

    @mark.chosen
    def marked(self, g: G, seat: str, unit: str) -> Step:
        g.emit(UnitMarked(unit, seat))
        return self.but(made={**self.made, seat: self.made.get(seat, 0) + 1})

    def pass_on(self, g: G) -> Step | None:
        order = teams.clockwise(g, self.up)
        following = next((who for who in (*order[1:], self.up) if self.options(g, who)), "")
        return self.goto("mark", up=following) if following else None

    def options(self, g: G, player: str) -> tuple[str, ...]:
        """Whom a player can still mark."""
        if self.made.get(player, 0) >= mode_of(g).marks.per_player:
            return ()
        return tuple(
            unit
            for unit in effects.enemies(g, player)
            if not g.state.units[unit].marked and units.card(g, unit).points >= mode_of(g).marks.least_cost
        )


class VpToken(Standing, frozen=True):
    """When the unit of a Commander is activated its owner may put a VP token on an enemy within 12 inches
    (FIG-FIR-04, FIG-D-51). An NCU Commander has no unit (FIG-RUL-43)."""

    of = "vp_token"
    windows = ("unit_activated",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        if g.state.course.mode == FireAndBlood.id and units.has_commander(g, moment.unit):
            use = cls(moment=moment, owner=moment.player, source=moment.unit)
            if use.fits(g):
                yield use

    def targets(self, g: G) -> Iterator[str]:
        return effects.enemies(g, self.owner, near=self.source, limit=mode_of(g).marks.token_range)

    def work(self, g: G) -> None:
        g.emit(VpTokenPlaced(self.target, self.owner, g.state.units[self.target].vp + 1))
