"""Chapter 4.39: A Dance with Dragons: three heavy tokens on the centre line (FIG-DAN)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.modes.carrying import Carrying
from montjoie.games.figurines.modes.laying import impassable
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import G, mode_of
from montjoie.kernel import Part, Refusal, modifies
from montjoie.table import plane
from montjoie.table.plane import Disc, Outline


class DanceWithDragons(Carrying):
    """Zones of 12 inches; tokens A, B, C from left to right as player 1 sees them (FIG-DAN-01, FIG-RUL-41).
    What they do is in `objective_cards.py` (FIG-DAN-07, FIG-DAN-08, FIG-DAN-09)."""

    id = "a_dance_with_dragons"
    claim_rule = "FIG-DAN-02"
    one_rule = "FIG-DAN-04"
    lose_rule = "FIG-DAN-05"
    score_rule = "FIG-DAN-06"

    def takers(self, g: G, unit: str, token: str) -> tuple[str, ...]:
        """Enemies engaged with the carrier that have no token (FIG-DAN-05, FIG-DAN-10)."""
        return tuple(
            enemy
            for enemy in field.engaged(g, unit)
            if units.alive(g, enemy) and not units.is_wall(g, enemy) and not g.state.units[enemy].carries
        )

    def near_to(self, g: G, token: str, unit: str) -> Outline:
        return field.tray(g, unit)

    def drops(self, g: G, token: str, unit: str, disc: Disc) -> Iterator[Refusal]:
        """Within 2 inches of the tray or on it (FIG-RUL-88), not on Impassable terrain nor on another unit's
        tray (FIG-DAN-04, FIG-DAN-05)."""
        own, most = field.tray(g, unit), mode_of(g).carrier.drop_radius
        if not plane.near(own, disc, most):
            facts = {"unit": unit, "away": round(plane.gap(own, disc)), "most": most}
            yield Refusal("FIG-DAN-04", "token-too-far", **facts)
        yield from impassable(g, disc, "FIG-DAN-04")
        for other in field.standing(g, (unit,)):
            if plane.overlap(disc, field.tray(g, other)):
                yield Refusal("FIG-DAN-04", "token-on-tray", unit=other)


@modifies(SPEED)
def burdened(g: G, unit: str) -> Iterator[Part]:
    """FIG-DAN-03: the Speed of a carrier is fixed, whatever would raise it."""
    if (fixed := mode_of(g).carrier.speed) and g.state.units[unit].carries:
        yield Part(fixed, "FIG-DAN-03", g.state.course.mode, "replace")
        yield Part(fixed, "FIG-DAN-03", g.state.course.mode, "cap")
