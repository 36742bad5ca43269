"""Chapter 3.3: the ways of a charge, one free wheel, straight on to first contact, then flush on the face;
and those that fail, too short or with the path blocked (CON-CHG-06 … CON-CHG-23, CON-GEO-15 … CON-GEO-18).
They are looked for by `table.plane.onset`."""

from __future__ import annotations

from montjoie.games.conquest.events import ChargeFailed
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import OBSTACLES
from montjoie.games.conquest.regiments.field import bounds, enemies, engaged, friends, gap
from montjoie.games.conquest.regiments.formation import block, outline, sheltered, tray
from montjoie.games.conquest.regiments.ground import flies, ground, moves
from montjoie.games.conquest.state import INCH, G
from montjoie.games.conquest.wounds.allocation import breaks
from montjoie.kernel import derived
from montjoie.table import plane
from montjoie.table.plane import Side, Stretch, Tray
from montjoie.table.plane.onset import Onset, Other, Way
from montjoie.table.plane.ways import leg, walk

PLACES = 8  # of equally good ends that are offered
FAR = 6 * INCH  # from where a charge that fails comes as near again as it may


@derived
def onset(g: G, charger: str, target: str, face: Side) -> Onset:
    """The battlefield as a charger finds it; the two are their whole rectangles (CON-CHG-12). Nothing passes
    engaged friends, garrisons and impassable ground (CON-CHG-10), but who flies (CON-SPR-65); other enemies
    are never touched on the way (CON-CHG-09), and at its end pushed an inch away, unless they are engaged
    (CON-CHG-13, CON-CHG-14); other friends it passes (CON-CHG-08)."""
    mates = {each: engaged(g, each) for each in friends(g, charger)}
    held = g.state.regiments[target].garrison  # whose walls are charged (CON-GAR-10)
    closed = [each.outline for each in answers(g, OBSTACLES, charger) if each.name != held]
    return Onset(
        block(g, g.state.regiments[charger]),
        tray(g, charger),
        _other(g, target),
        face,
        bounds(g),
        walls=[*(outline(g, each) for each, fights in mates.items() if fights), *closed],
        others=[_other(g, each) for each in enemies(g, charger) if each != target],
        mates=[outline(g, each) for each, fights in mates.items() if not fights],
        flies=flies(g, charger),
        push=INCH,
        apart=INCH // 2,
    )


def _other(g: G, name: str) -> Other:
    """An enemy, which stays where it is while it is engaged or in a garrison (CON-CHG-14, CON-CHG-15); walls
    show no stands (CON-GEO-18)."""
    made, walled = block(g, g.state.regiments[name]), bool(sheltered(g, name))
    return Other(name, made, tray(g, name), outline(g, name), walled or engaged(g, name), walled)


@derived
def runs(g: G, charger: str, target: str, face: Side) -> list[tuple[int, Stretch]]:
    """Every free wheel of a charge with its straight run to first contact (CON-GEO-15)."""
    return onset(g, charger, target, face).runs()


@derived
def aligned(g: G, charger: str, target: str, face: Side, target_turns: bool) -> list[Way]:
    """Every way by which the charger aligns itself, or the target (CON-CHG-11, CON-CHG-15), whatever hinders
    it."""
    found = onset(g, charger, target, face)
    met = found.met_halfway if target_turns else found.meets
    return [way for each in runs(g, charger, target, face) if (way := met(*each)) is not None]


def ways(g: G, charger: str, target: str, face: Side, limit: int) -> list[Way]:
    """The best ways of a charge that nothing hinders: most stands engaged, then most of the target's
    (CON-GEO-15, CON-GEO-17); within the charge distance where there are such, else the shortest run
    (CON-RUL-14). The charger aligns itself by at most a quarter turn (CON-CHG-11, CON-GEO-16); where it never
    can, the target wheels (CON-CHG-15)."""
    found = onset(g, charger, target, face)
    some = (found.best(aligned(g, charger, target, face, turns), limit, PLACES) for turns in (False, True))
    return next((best for best in some if best), [])


def fail_short(g: G, regiment: str, target: str, inches: int, reach: int) -> None:
    """It goes straight ahead by the number on the die, and stops an inch from enemies (CON-CHG-18)."""
    g.emit(ChargeFailed(regiment, target, "short", round(gap(g, regiment, target)), reach), "CON-CHG-05")
    _advance(g, regiment, tray(g, regiment), inches * INCH)


def fail_blocked(g: G, regiment: str, target: str, face: Side, limit: int) -> None:
    """It makes its charge move until it is an inch from any enemy (CON-CHG-10, CON-CHG-19); where it comes
    into contact but nobody can align, it goes back from there, an inch directly away from any enemy or as far
    as can be, else to where it began (CON-CHG-15, CON-CHG-21, CON-CHG-22, CON-RUL-105)."""
    found = onset(g, regiment, target, face)
    every = [whole for _, whole in runs(g, regiment, target, face)]
    met = (whole for whole in every if found.touch(whole.end) and not found.hindered(whole))
    for whole in met:
        covered = found.block.outline(whole.end)
        if whole.distance <= limit and not any(plane.overlap(covered, mate) for mate in found.mates):
            g.emit(ChargeFailed(regiment, target, "askew"), "CON-CHG-21")
            back = ground(g, regiment).retreat(whole.end, whole.heading, FAR)
            _put(g, regiment, whole.before if back is None else plane.ahead(whole.end, -back), "CON-CHG-21")
            return
    barring = tuple(each.name for each in found.others if every and every[0].meets(each.outline))
    g.emit(ChargeFailed(regiment, target, "blocked", by=barring), "CON-CHG-10")
    for whole in every:
        (wheel,) = walk(found.start, [leg(whole.turn, 0, whole.pivot)])
        if not found.hindered(wheel):
            _advance(g, regiment, wheel.end, min(limit, whole.distance))
            return
    _advance(g, regiment, found.start, limit)


def _advance(g: G, regiment: str, start: Tray, limit: int) -> None:
    """Straight on as far as may be. Who ends on a friend goes back as little as needed, and both are Broken
    (CON-CHG-20, CON-RUL-16); the activation is over either way (CON-CHG-23)."""
    around = ground(g, regiment)
    far = around.ahead(start, start.facing, limit)
    hit = around.on(end := plane.ahead(start, far))
    _put(g, regiment, around.cleared(start, far) if hit else end, "CON-CHG-18")
    for name in (regiment, *hit) if hit else ():
        breaks(g, name, "CON-CHG-20")


def _put(g: G, regiment: str, end: Tray, rule: str) -> None:
    far = round(plane.far(tray(g, regiment).centre, end.centre))
    moves(g, regiment, end, "failed_charge", far, rule)
