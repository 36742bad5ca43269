"""Whom a unit can attack, and with which of its attacks (FIG-RNG-03, FIG-MEL-06)."""

from __future__ import annotations

from collections.abc import Iterator

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
        if next(problems(g, unit, profile, target, shifted=shifted), None) is None
    )


def enemies(g: G, unit: str) -> tuple[str, ...]:
    """The enemies that can be attacked: units with figures left, and walls (FIG-STO-11)."""
    return field.on_table(g, enemies_of=g.state.units[unit].owner, walls=True)


def problems(
    g: G,
    unit: str,
    profile: Profile,
    target: str,
    viewer: Tray | None = None,
    shifted: bool = False,
    slack: int = 0,
) -> Iterator[Refusal]:
    """Why a unit cannot attack a target with one of its attacks, from where it stands or would stand; with
    slack, why it cannot from any place so near."""
    if not units.alive(g, target) or field.friendly(g, unit, target):
        yield Refusal("FIG-RNG-03", "target-no-enemy", unit=unit, target=target)
    elif profile.kind == "melee":
        if target not in field.engaged(g, unit):
            yield Refusal("FIG-MEL-06", "target-not-engaged", unit=unit, target=target)
    elif units.is_wall(g, target):
        yield Refusal("FIG-STO-11", "wall-not-shot", unit=unit)
    else:
        yield from _unreached(g, unit, profile, target, viewer or field.tray(g, unit), shifted, slack)


def _unreached(
    g: G, unit: str, profile: Profile, target: str, viewer: Tray, shifted: bool, slack: int
) -> Iterator[Refusal]:
    """A ranged attack reaches so far from the front arrow (FIG-RNG-04, FIG-CRD-07), to what the unit sees
    (FIG-RNG-03). Some attacks need no sight, or look over what is in between, like those made from an
    Elevated piece (FIG-TER-09); a wall has no front (FIG-RUL-39)."""
    aim, wall = field.tray(g, target), units.is_wall(g, unit)
    far = plane.gap(viewer, aim) if wall else plane.point_gap(viewer.front_arrow, aim)
    if far > profile.range + plane.TOLERANCE + slack:
        facts = {"far": round(far), "range": profile.range}
        yield Refusal("FIG-RNG-04", "target-out-of-range", unit=unit, target=target, **facts)
        return
    if shifted and no_shift(g, unit, profile):
        yield Refusal("FIG-RNG-02", "attack-no-shift", unit=unit)
    given = keywords(g, Strike(attacker=unit, defender=target, attack=profile.id, kind="ranged"))
    over = "ignores_intervening" in given or any(
        plane.overlap(viewer, piece, -slack) for _, piece in terrain.pieces(g, "elevated")
    )
    if "ignores_line_of_sight" in given:
        return
    if slack:
        seen = sight.may_see(g, unit, target, viewer, slack, slack, over)
    else:
        seen = sight.line(g, unit, target, over, viewer) is not None
    if not seen:
        hiding = () if slack else sight.hidden_by(g, unit, target, over, viewer)
        yield Refusal("FIG-LOS-01", "target-unseen", unit=unit, target=target, hiding=hiding)


class ChooseAttack(OneOf, frozen=True):
    """The owner of an attacking unit chooses one of its attacks and an enemy: `attack-PROFILE/TARGET`
    (FIG-D-25, FIG-RNG-03, FIG-MEL-06)."""

    unit: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that target cannot be attacked so."""
        attack, _, target = answer.removeprefix("attack-").partition("/")
        known = [each for each in units.card(g, self.unit).attacks if each.id == attack]
        if known and target in g.state.units:
            yield from problems(g, self.unit, known[0], target)
        yield Refusal(rule, "attack-not-offered", unit=self.unit, offered=self.options)


class ChooseArc(OneOf, frozen=True):
    """The owner of a shooting unit that stands in several arcs of its target alike chooses one of them
    (FIG-D-28, FIG-LOS-06)."""
