"""Chapter 11.2: draw events, one of which a unit may use when its card is drawn (CON-ACT-04, CON-DRE)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.choice import Choice
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.events import DrawEventResolved, HealingDiced
from montjoie.games.conquest.profiles import answers, card, has, value
from montjoie.games.conquest.queries import (
    ATTACKS,
    CLASH,
    DEFENSE,
    DRAW_EVENTS,
    FREE,
    MARCH,
    MELEE,
    MORALE_SPARED,
)
from montjoie.games.conquest.regiments.field import within
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import OneOf, Part, Register, modifies
from montjoie.table.dice import Throw

NONE = "none"
CLOSE = 12 * INCH  # Murderous Volley (CON-DRE-08)
Effect = Callable[[G, str, Held], None]
draw_event: Register[Effect] = Register()
"""What each draw event does, of (g, the unit, the event as it has it)."""


def available(g: G, unit: str) -> dict[str, Held]:
    """The draw events of a unit: printed, or given by what it has; of two copies the better one
    (CON-DRE-00)."""
    found: dict[str, Held] = {}
    for each in (*card(g, unit).draw_events, *answers(g, DRAW_EVENTS, unit)):
        if each.id in draw_event and (each.id not in found or (found[each.id].x or 0) < (each.x or 0)):
            found[each.id] = each
    return found


class ChooseDrawEvent(OneOf, frozen=True, kw_only=True):
    """Which draw event a unit uses, or none (CON-ACT-04)."""

    unit: str


class UseDrawEvent(Choice, frozen=True):
    """Step 2 of an activation: one draw event, if its owner likes (CON-ACT-04)."""

    rule = "CON-ACT-04"

    def offered(self, g: G) -> ChooseDrawEvent:
        """CON-DRE-00: resolving one is optional."""
        found = available(g, self.who)
        return ChooseDrawEvent((NONE, *found) if found else (), unit=self.who)

    def taken(self, g: G, answer: str) -> None:
        if answer != NONE:
            g.emit(DrawEventResolved(self.who, answer))
            draw_event[answer](g, self.who, available(g, self.who)[answer])


@draw_event("bastion")
def bastion(g: G, unit: str, held: Held) -> None:
    """Bastion (X): +X Defense until the end of the round (CON-DRE-01)."""
    lasting.give(g, "bastion", "bastion", (unit,), "round", held.x or 1, "CON-DRE-01")


@modifies(DEFENSE, "bastion")
def behind_the_bastion(g: G, holder: str, who: str, blow: Blow | None) -> Iterator[Part]:
    """Bastion (X): Linebreaker ignores it (CON-DRE-01, CON-SPR-08)."""
    broken = blow is not None and blow.kind in (*MELEE, "impact") and has(g, blow.striker, "linebreaker")
    if holder == who and not broken:
        yield Part(value(g, who, "bastion"), "CON-DRE-01", "bastion")


@draw_event("burnout")
def burnout(g: G, unit: str, held: Held) -> None:
    """Burnout: +1 Clash, +2 March and Decay (3) until the end of the round (CON-DRE-02)."""
    lasting.add(g, CLASH, 1, "burnout", (unit,), "round", "CON-DRE-02")
    lasting.add(g, MARCH, 2, "burnout", (unit,), "round", "CON-DRE-02")
    lasting.give(g, "decay", "burnout", (unit,), "round", 3, "CON-DRE-02")


@draw_event("flux_powered")
def flux_powered(g: G, unit: str, held: Held) -> None:
    """Flux-Powered: +2 Clash or +2 Attacks until the end of the round (CON-DRE-03)."""
    g.do(ChannelFlux(who=unit))


class ChooseFlux(OneOf, frozen=True, kw_only=True):
    """What the flux powers: Clash or Attacks (CON-DRE-03)."""

    unit: str


class ChannelFlux(Choice, frozen=True):
    """Flux-Powered: the choice (CON-DRE-03)."""

    rule = "CON-DRE-03"

    def offered(self, g: G) -> ChooseFlux:
        """CON-DRE-03."""
        return ChooseFlux((str(CLASH), str(ATTACKS)), unit=self.who)

    def taken(self, g: G, answer: str) -> None:
        query = CLASH if answer == CLASH else ATTACKS
        lasting.add(g, query, 2, "flux_powered", (self.who,), "round", self.rule)


@draw_event("double_time", "fire_and_advance")
def extra_march(g: G, unit: str, held: Held) -> None:
    """Double Time, Fire and Advance: a free March may follow (CON-DRE-04, CON-DRE-07)."""
    lasting.give(g, held.id, held.id, (unit,), "activation")


# Double Time: after two March actions a third (CON-DRE-04).
modifies(FREE, "double_time").gives("march", lambda g, holder, who, done: done[:2] == ("march", "march"))
# Fire and Advance: after a Volley as second action a March (CON-DRE-07).
modifies(FREE, "fire_and_advance").gives("march", lambda g, holder, who, done: done[1:2] == ("volley",))


# Regeneration (X): X wounds, of the regiment without its character, or of the character alone (CON-DRE-05).
draw_event("regeneration")(lambda g, unit, held: g.do(Heal(unit=unit, points=held.x or 0, characters=False)))
# Biotic Renewal: D6 wounds, D3 if it is not infantry (CON-DRE-06).
draw_event("biotic_renewal")(lambda g, unit, held: g.do(Renew(unit=unit)))


class Renew(Throw, frozen=True):
    """Biotic Renewal: its die (CON-DRE-06, CON-DIC-08)."""

    unit: str

    def shown(self, g: G, faces: tuple[int, ...]) -> None:
        """CON-DIC-08, CON-RUL-01: a D3 is half a die, rounded up."""
        points = faces[0] if card(g, self.unit).type == "infantry" else -(-faces[0] // 2)
        g.emit(HealingDiced(self.unit, faces[0], points))
        g.do(Heal(unit=self.unit, points=points))


@draw_event("murderous_volley")
def murderous_volley(g: G, unit: str, held: Held) -> None:
    """Murderous Volley: until the end of the round (CON-DRE-08)."""
    lasting.give(g, "murderous_volley", "murderous_volley", (unit,), "round", rule="CON-DRE-08")


@modifies(MORALE_SPARED, "murderous_volley")
def dismaying(g: G, holder: str, who: str, blow: Blow) -> Iterator[bool]:
    """Murderous Volley: with an Aim action, wounds within 12" cause morale tests (CON-DRE-08)."""
    aimed = "aim" in g.state.regiments[blow.attacker].memory.actions
    if blow.kind == "volley" and aimed and within(g, blow.attacker, blow.target, CLOSE):
        yield False
