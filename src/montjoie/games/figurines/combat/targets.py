"""Whom a unit can attack, and with which of its attacks (FIG-RNG-03, FIG-MEL-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from montjoie.games.figurines.battlefield import field, sight, terrain, units
from montjoie.games.figurines.content import Profile
from montjoie.games.figurines.harm.strike import Strike, keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import ATTACK_BARRED, NO_SHIFT
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, OneOf, Refusal
from montjoie.table import plane
from montjoie.table.plane import Tray


def usable(g: G, unit: str, kind: str) -> tuple[Profile, ...]:
    """The attacks of a kind that a unit can make now: an attack's own text may bar it."""
    return tuple(
        profile
        for profile in units.profiles(g, unit, kind)
        if not any(abilities.of_profile(g, ATTACK_BARRED, unit, profile))
    )


def no_shift(g: G, unit: str, profile: Profile) -> bool:
    """Whether the text of an attack allows no shift before it."""
    return any(abilities.of_profile(g, NO_SHIFT, unit, profile))


def option(profile: Profile, target: str) -> str:
    """How an attack on a target is named in an answer."""
    return f"attack-{profile.id}/{target}"


def options(g: G, unit: str, kind: str, against: str = "", shifted: bool = False) -> tuple[str, ...]:
    """Every attack of a kind a unit can make from where it stands, with every target."""
    return tuple(
        option(profile, target)
        for profile in usable(g, unit, kind)
        for target in ([against] if against else enemies(g, unit))
        if possible(g, Shot(unit, profile, target, shifted=shifted))
    )


def enemies(g: G, unit: str) -> tuple[str, ...]:
    """The enemies that can be attacked: units with figures left, and walls (FIG-STO-11)."""
    return field.on_table(g, enemies_of=g.state.units[unit].owner, walls=True)


class Shot(NamedTuple):
    """An attack on a target, from where the attacker stands or would stand, perhaps after a shift; with
    slack, from some place so near."""

    unit: str
    profile: Profile
    target: str
    viewer: Tray | None = None
    shifted: bool = False
    slack: int = 0


def possible(g: G, shot: Shot) -> bool:
    """Whether nothing stands against an attack."""
    return next(_flaws(g, shot), None) is None


def problems(g: G, shot: Shot) -> Iterator[Refusal]:
    """Why a unit cannot attack a target with one of its attacks."""
    unit, profile, target, viewer, _, slack = shot
    both = {"unit": unit, "target": target}
    for flaw in _flaws(g, shot):
        match flaw:
            case "target-no-enemy":
                yield Refusal("FIG-RNG-03", flaw, **both)
            case "target-not-engaged":
                yield Refusal("FIG-MEL-06", flaw, **both)
            case "wall-not-shot":
                yield Refusal("FIG-STO-11", flaw, unit=unit)
            case "target-out-of-range":
                yield Refusal("FIG-RNG-04", flaw, **both, far=round(_far(g, shot)), range=profile.range)
            case "attack-no-shift":
                yield Refusal("FIG-RNG-02", flaw, unit=unit)
            case "target-unseen":
                over = _over(g, shot, _keywords(g, shot))
                hiding = () if slack else sight.hidden_by(g, unit, target, over, viewer)
                yield Refusal("FIG-LOS-01", flaw, **both, hiding=hiding)


def _flaws(g: G, shot: Shot) -> Iterator[str]:
    """What stands against an attack, found without the facts that are told of it."""
    unit, profile, target, *_ = shot
    if not units.alive(g, target) or field.friendly(g, unit, target):
        yield "target-no-enemy"
    elif profile.kind == "melee":
        if target not in field.engaged(g, unit):
            yield "target-not-engaged"
    elif units.is_wall(g, target):
        yield "wall-not-shot"
    elif _far(g, shot) > profile.range + plane.TOLERANCE + shot.slack:
        yield "target-out-of-range"
    else:
        if shot.shifted and no_shift(g, unit, profile):
            yield "attack-no-shift"
        if not _sees(g, shot):
            yield "target-unseen"


def _far(g: G, shot: Shot) -> float:
    """A ranged attack reaches so far from the front arrow (FIG-RNG-04, FIG-CRD-07); a wall has no front
    (FIG-RUL-39)."""
    viewer, aim = shot.viewer or field.tray(g, shot.unit), field.tray(g, shot.target)
    return plane.gap(viewer, aim) if units.is_wall(g, shot.unit) else plane.point_gap(viewer.front_arrow, aim)


def _keywords(g: G, shot: Shot) -> frozenset[str]:
    return keywords(
        g, Strike(attacker=shot.unit, defender=shot.target, attack=shot.profile.id, kind="ranged")
    )


def _over(g: G, shot: Shot, given: frozenset[str]) -> bool:
    """Some attacks look over what is in between, like those made from an Elevated piece (FIG-TER-09)."""
    viewer = shot.viewer or field.tray(g, shot.unit)
    return "ignores_intervening" in given or any(
        plane.overlap(viewer, piece, -shot.slack) for _, piece in terrain.pieces(g, "elevated")
    )


def _sees(g: G, shot: Shot) -> bool:
    """A ranged attack reaches what the unit sees (FIG-RNG-03); some need no sight."""
    unit, _, target, viewer, _, slack = shot
    given = _keywords(g, shot)
    if "ignores_line_of_sight" in given:
        return True
    over = _over(g, shot, given)
    if slack:
        return sight.may_see(g, unit, target, viewer or field.tray(g, unit), slack, slack, over)
    return sight.line(g, unit, target, over, viewer) is not None


class ChooseAttack(OneOf, frozen=True):
    """The owner of an attacking unit chooses one of its attacks and an enemy: `attack-PROFILE/TARGET`
    (FIG-D-25, FIG-RNG-03, FIG-MEL-06)."""

    unit: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that target cannot be attacked so."""
        attack, _, target = answer.removeprefix("attack-").partition("/")
        known = [each for each in units.card(g, self.unit).attacks if each.id == attack]
        if known and target in g.state.units:
            yield from problems(g, Shot(self.unit, known[0], target))
        yield Refusal(rule, "attack-not-offered", unit=self.unit, offered=self.options)


class ChooseArc(OneOf, frozen=True):
    """The owner of a shooting unit that stands in several arcs of its target alike chooses one of them
    (FIG-D-28, FIG-LOS-06)."""
