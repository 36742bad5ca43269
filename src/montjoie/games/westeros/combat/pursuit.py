"""Advance and pursuit: the attacker follows into the hex its target has left (WES-KEY)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield import sight, ways
from montjoie.games.westeros.battlefield.terrain import terrain
from montjoie.games.westeros.seating import to
from montjoie.games.westeros.state import G
from montjoie.games.westeros.timing import turn
from montjoie.games.westeros.timing.strike import TAKING_GROUND, Strike, begin_attack
from montjoie.games.westeros.units import keywords
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask

STAY, NOBODY = "stay", "none"


def offer(g: G, strike: Strike) -> None:
    """Let the attacker follow if the target was eliminated or has left its hex (WES-KEY-01, WES-KEY-60).

    Only attacks of an activation earn it: no counter-attack (WES-CTR-09), no parting attack (WES-PAR-06,
    WES-RUL-16), no war dogs; a flanking attack does (WES-RUL-48). Once per turn (WES-KEY-02), so that the
    extra attack of a pursuit earns nothing more (WES-KEY-62), while one given by an ability may earn what
    is still unused (WES-RUL-68)."""
    unit = strike.attacker
    if strike.mode not in TAKING_GROUND or unit not in g.state.units or not strike.vacated(g):
        return
    if turn.followed(g, unit):
        return
    if hexes := keywords.level(g, unit, "pursue"):
        g.do(Follow(unit=unit, vacated=strike.ground, hexes=hexes, pursuing=True))
    elif keywords.has(g, unit, "advance"):
        g.do(Follow(unit=unit, vacated=strike.ground, hexes=1, pursuing=False))


class Advance(OneOf, frozen=True):
    """The attacker's owner moves the unit into the vacated hex, on a road one hex further, or leaves it
    where it is (WES-KEY-01)."""

    unit: str = ""
    vacated: str = ""
    hexes: int = 0

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Bridges are closed (WES-KEY-04), the way begins with the vacated hex, else the rules of movement
        say why (WES-KEY-63)."""
        if answer in g.state.ground and terrain(g, answer).no_pursuit:
            yield Refusal("WES-KEY-04", "follow-onto-bridge", hex=answer)
        elif answer in ways.reach(g, self.unit, self.hexes):
            unit = g.state.units[self.unit].card
            yield Refusal(rule, "follow-elsewhere", unit=unit, hex=answer, vacated=self.vacated)
        else:
            yield ways.no_way(g, self.unit, answer, self.hexes)


class Pursue(Advance, frozen=True):
    """The attacker's owner moves the unit through the vacated hex to where its pursuit ends, or leaves it
    where it is (WES-KEY-60)."""


class PursuitTarget(OneOf, frozen=True):
    """The owner of a unit that has pursued names whom it attacks now, the same unit or another, or nobody
    (WES-KEY-61)."""

    unit: str = ""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why it cannot attack that unit."""
        yield from sight.no_target(g, self.unit, answer)


class Follow(PublicStep, frozen=True):
    """The attacker follows: an advance of one hex (WES-KEY-01), or a pursuit of up to X hexes and another
    attack (WES-KEY-60). It is movement and obeys its rules (WES-KEY-63, WES-RUL-55)."""

    unit: str
    vacated: str
    hexes: int
    pursuing: bool
    stages = ("choose", "choose_target")

    def _ways(self, g: G) -> ways.Ways:
        """WES-KEY-02: only hexes it may enter, the vacated one first, no bridge (WES-KEY-04); one hex more if
        its start and every hex entered are road (WES-KEY-03, WES-KEY-64)."""
        return ways.reach(g, self.unit, self.hexes, first=self.vacated, pursuit=True)

    @ask
    def choose(self, g: G) -> Question | None:
        """WES-KEY-01, WES-KEY-60: it may stay where it is."""
        ways = self._ways(g)
        if not ways:
            return None
        space, rule = (Pursue, "WES-KEY-60") if self.pursuing else (Advance, "WES-KEY-01")
        following = space((*ways, STAY), self.unit, self.vacated, self.hexes)
        return to(g, g.state.units[self.unit].house, following, rule)

    @choose.chosen
    def chosen(self, g: G, seat: str, hex: str) -> Step | None:
        """It goes. Only a pursuit of at least one hex lets it attack again (WES-KEY-61), an advance never
        does (WES-KEY-02)."""
        if hex == STAY:
            return self.done()
        turn.note_following(g, self.unit)
        how, rule = ("pursuit", "WES-KEY-60") if self.pursuing else ("advancing", "WES-KEY-01")
        ways.walk(g, self.unit, self._ways(g)[hex], how, rule)
        return None if self.pursuing else self.done()

    @ask
    def choose_target(self, g: G) -> Question | None:
        """WES-KEY-61: the same unit or another, or none at all."""
        if self.unit not in g.state.units:
            return None
        targets = sight.targets(g, self.unit)
        space = PursuitTarget((*targets, NOBODY), self.unit)
        return to(g, g.state.units[self.unit].house, space, "WES-KEY-61") if targets else None

    @choose_target.chosen
    def target_chosen(self, g: G, seat: str, target: str) -> None:
        """WES-KEY-61: the extra attack."""
        if target != NOBODY:
            begin_attack(g, self.unit, target, "extra")
