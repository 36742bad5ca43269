"""Chapters 4.7, 4.19 and 4.20: Non-Combat Units, the tactics board, influence (FIG-NCU, FIG-TAC, FIG-INF)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import timing
from montjoie.games.figurines.actions.acting import FreeAction
from montjoie.games.figurines.battlefield import field, teams
from montjoie.games.figurines.events import Influenced, NoZoneClaimed, ZoneClaimed
from montjoie.games.figurines.harm import casualties, conditions, effects, morale
from montjoie.games.figurines.powers import abilities, causes, decks
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Ability, Moment
from montjoie.kernel import Answer, OneOf, PublicStep, Question, Refusal, Step, ask

NOTHING = "nothing"
NOBODY = "nobody"
RULES = {
    "crown": "FIG-TAC-03",
    "wealth": "FIG-TAC-04",
    "tactics": "FIG-TAC-05",
    "combat": "FIG-TAC-06",
    "maneuver": "FIG-TAC-07",
}
ACTIONS = {"combat": ("attack",), "maneuver": ("maneuver", "retreat")}  # FIG-TAC-06, FIG-TAC-07


def free_zones(g: G) -> tuple[str, ...]:
    """The zones without an NCU: each holds at most one (FIG-TAC-01)."""
    taken = {row.zone for row in g.state.ncus.values()}
    return tuple(zone for zone in g.content.zones if zone not in taken)


class ClaimZone(OneOf, frozen=True):
    """The owner of an activated NCU moves it to a free zone, or does nothing (FIG-D-39, FIG-NCU-03)."""

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """A zone that is taken cannot be claimed (FIG-TAC-01)."""
        taken = next((name for name, row in g.state.ncus.items() if row.zone and row.zone == answer), "")
        if taken:
            yield Refusal("FIG-TAC-01", "zone-taken", zone=answer, ncu=g.state.ncus[taken].card)
        else:
            yield Refusal("FIG-NCU-03", "no-such-zone", zone=str(answer)[:40], offered=self.options)


class ClaimOrder(OneOf, frozen=True):
    """The owner of an NCU whose ability works when it claims a zone says which comes first: `ability` or
    `zone` (FIG-TAC-11, FIG-RUL-21)."""


class ActivateNcu(PublicStep, frozen=True):
    """An activated NCU claims a zone and resolves its effect (FIG-NCU-03, FIG-TAC-02)."""

    ncu: str
    zone: str = ""
    effect: str = ""  # the zone whose effect is used, where an ability changes it
    first: str = "ability"  # what comes first: the NCU's own ability, or the zone
    replaced: bool = False  # a card or ability stands in the place of the zone's effect
    stages = ("activated", "choose", "claimed", "order", "answer", "work", "afterwards")

    def activated(self, g: G) -> None:
        """Others may answer its activation (5.3: ncu_activated)."""
        timing.open_window(g, self.moment(g, "ncu_activated"))

    @ask
    def choose(self, g: G) -> Question | None:
        """Without a free zone its activation ends (FIG-TAC-08)."""
        zones = free_zones(g)
        if not zones or "history_is_written" in abilities.of_ncu(g, self.ncu):
            return None
        return Question(g.state.ncus[self.ncu].owner, ClaimZone((*zones, NOTHING)), "FIG-NCU-03")

    @choose.chosen
    def chosen(self, g: G, seat: str, zone: str) -> Step:
        if zone == NOTHING:
            g.emit(NoZoneClaimed(self.ncu), "FIG-NCU-03")
            return self.done()
        g.emit(ZoneClaimed(self.ncu, zone, seat))
        return self.but(zone=zone, effect=zone)

    def claimed(self, g: G) -> Step | None:
        """Nothing follows where no zone was claimed."""
        if self.zone:
            return None
        if not free_zones(g):
            g.emit(NoZoneClaimed(self.ncu, full=True))
        return self.done()

    @ask
    def order(self, g: G) -> Question | None:
        """An ability that does not replace the zone's effect may come before or after it (FIG-TAC-11)."""
        own = [timing.registry.get(ability) for ability in abilities.of_ncu(g, self.ncu)]
        if not any(effect and issubclass(effect, Claiming) and effect.any_time for effect in own):
            return None
        return Question(g.state.ncus[self.ncu].owner, ClaimOrder(("ability", "zone")), "FIG-TAC-11")

    order.keeps("first")

    def answer(self, g: G) -> None:
        """Before the effect: cards, replacements, the NCU's ability (5.3: zone_claimed)."""
        timing.open_window(g, self.moment(g, "zone_claimed", "before"))

    def work(self, g: G) -> None:
        """The zone's effect, at once (FIG-TAC-02)."""
        if not self.replaced:
            g.do(ZoneEffect(zone=self.effect, player=g.state.ncus[self.ncu].owner))

    def afterwards(self, g: G) -> None:
        """What comes after the effect."""
        timing.open_window(g, self.moment(g, "zone_claimed", "after"))

    def moment(self, g: G, window: str, kind: str = "") -> Moment:
        """The situation, for effects."""
        return Moment(window, player=g.state.ncus[self.ncu].owner, ncu=self.ncu, zone=self.zone, kind=kind)


class Claiming(Ability, frozen=True):
    """An ability that works when its NCU claims a zone: before or after the zone's effect, as the owner likes
    (FIG-TAC-11). One that replaces the effect comes before it, one that says "after" after it."""

    any_time = True
    comes = "before"

    def fits(self, g: G) -> bool:
        """Its own NCU, at the time chosen."""
        return self.moment.ncu == self.source and self.in_time(g) and super().fits(g)

    def in_time(self, g: G) -> bool:
        """Before or after the effect of the zone."""
        if not self.any_time:
            return self.moment.kind == self.comes
        running: ActivateNcu = g.running(ActivateNcu)
        return (self.moment.kind == "before") == (running.first == "ability")


class ChooseZoneTarget(OneOf, frozen=True):
    """The player who claimed a zone chooses the unit its effect is for, or nobody where the zone says "may"
    (FIG-D-40, FIG-TAC-09)."""

    always = "named"

    zone: str


class ZoneEffect(PublicStep, frozen=True):
    """The effect of a zone (FIG-TAC-03, FIG-TAC-04, FIG-TAC-05, FIG-TAC-06, FIG-TAC-07)."""

    zone: str
    player: str
    unit: str = ""
    barred: tuple[str, ...] = ()  # units that cannot be chosen again
    actions: tuple[str, ...] = ()  # in the place of the zone's actions
    cancelled: bool = False
    stages = ("begin", "target", "answer", "work")

    @property
    def because(self) -> str:
        """What it does happens because of the zone."""
        return f"zone_{self.zone}"

    def authority(self, g: G) -> str:
        """FIG-TAC-03 and those after it."""
        return RULES[self.zone]

    def begin(self, g: G) -> None:
        """Tactics: two cards are drawn (FIG-TAC-05)."""
        if self.zone == "tactics" and not self.barred:
            decks.draw(g, self.player, 2, "FIG-TAC-05")

    @ask
    def target(self, g: G) -> Question | None:
        """A legal unit must be chosen unless the zone says "may"; without one nothing happens (FIG-TAC-09,
        FIG-RUL-21)."""
        options = tuple(unit for unit in self.legal(g) if unit not in self.barred)
        if not options:
            return None
        free = (NOBODY,) if self.zone in ACTIONS else ()
        return Question(self.player, ChooseZoneTarget((*options, *free), self.zone), "FIG-TAC-09")

    @target.chosen
    def targeted(self, g: G, seat: str, unit: str) -> Step:
        if unit == NOBODY:
            causes.nothing(g, "nobody", player=seat)
            return self.done()
        return self.but(unit=unit)

    def answer(self, g: G) -> Step | None:
        """5.3: zone_targets_unit."""
        if not self.unit:
            causes.nothing(g, "no_target")
            return self.done()
        timing.open_window(g, Moment("zone_targets_unit", unit=self.unit, player=self.player, zone=self.zone))
        return None

    def work(self, g: G) -> Step | None:
        """What the zone does to it."""
        if self.cancelled:
            return None
        if self.unit in self.barred:  # another unit must be chosen
            return self.goto("begin", unit="")
        match self.zone:
            case "crown":
                g.do(morale.Test(unit=self.unit, kind="panic", boosts=((self.zone, -1),), by=self.player))
            case "wealth":
                g.do(casualties.Heal(unit=self.unit, up_to=3, chooser=self.player))
                g.do(conditions.TakeCondition(unit=self.unit, player=self.player, zone=self.zone))
            case "tactics":
                g.do(conditions.GiveCondition(unit=self.unit, player=self.player))
            case _:
                g.do(FreeAction(unit=self.unit, actions=self.actions or ACTIONS[self.zone]))
        return None

    def legal(self, g: G) -> Iterator[str]:
        """Crown and Tactics need an enemy, Combat and Maneuver a friend, Wealth any Combat Unit."""
        if self.zone in ("crown", "tactics"):
            return effects.enemies(g, self.player)
        if self.zone == "wealth":
            return iter(field.on_table(g))
        return effects.friendly(g, self.player)


# Influence.


def influences(g: G, ncu: str, unit: str) -> bool:
    """Whether the card of an NCU lies on a unit; losing its abilities does not remove it (FIG-INF-04)."""
    row = g.state.units.get(unit)
    return row is not None and ncu in row.influences


def has_room(g: G, unit: str, player: str) -> bool:
    """At most one influence of its own side and one of the enemy's (FIG-INF-02)."""
    row = g.state.units[unit]
    own = teams.friends(g, row.owner, player)
    return not any(teams.friends(g, row.owner, g.state.ncus[ncu].owner) == own for ncu in row.influences)


class Influence(Claiming, frozen=True):
    """When the NCU claims a zone its card is laid on a Combat Unit, friendly or enemy, until Clean-up
    (FIG-INF-01). It is no Attachment (FIG-INF-03), and comes back when the unit is destroyed (FIG-INF-05).

    Subclasses say `arrives` for what happens at once; what it changes is a part that asks `influences`.
    """

    def targets(self, g: G, /) -> Iterator[str]:
        """The owner chooses; attaching is not optional. If every Combat Unit is full nothing is attached
        (FIG-INF-06, FIG-D-41)."""
        return (unit for unit in field.on_table(g) if has_room(g, unit, self.owner))

    def work(self, g: G) -> None:
        g.emit(Influenced(self.source, self.target, self.of))
        self.arrives(g)

    def arrives(self, g: G) -> None:
        """What the influence does at once."""
