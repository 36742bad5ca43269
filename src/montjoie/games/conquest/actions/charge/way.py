"""Chapter 3.3: the ways of a charge, one free wheel, straight on to first contact, then flush on the face
(CON-CHG-06 … CON-CHG-15, CON-GEO-15 … CON-GEO-18). They are looked for by `table.plane.onset`."""

from __future__ import annotations

from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import OBSTACLES
from montjoie.games.conquest.regiments.contact import engaged
from montjoie.games.conquest.regiments.field import bounds, enemies, friends
from montjoie.games.conquest.regiments.formation import block, outline, sheltered, tray
from montjoie.games.conquest.regiments.ground import flies
from montjoie.games.conquest.state import INCH, G
from montjoie.kernel import derived
from montjoie.table.plane import Side, Stretch
from montjoie.table.plane.onset import Onset, Other, Way

PLACES = 8  # of equally good ends that are offered


@derived
def field(g: G, charger: str, target: str, face: Side) -> Onset:
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
    return field(g, charger, target, face).runs()


@derived
def aligned(g: G, charger: str, target: str, face: Side, target_turns: bool) -> list[Way]:
    """Every way by which the charger aligns itself, or the target (CON-CHG-11, CON-CHG-15), whatever hinders
    it."""
    found = field(g, charger, target, face)
    met = found.met_halfway if target_turns else found.meets
    return [way for each in runs(g, charger, target, face) if (way := met(*each)) is not None]


def ways(g: G, charger: str, target: str, face: Side, limit: int) -> list[Way]:
    """The best ways of a charge that nothing hinders: most stands engaged, then most of the target's
    (CON-GEO-15, CON-GEO-17); within the charge distance where there are such, else the shortest run
    (CON-RUL-14). The charger aligns itself by at most a quarter turn (CON-CHG-11, CON-GEO-16); where it never
    can, the target wheels (CON-CHG-15)."""
    found = field(g, charger, target, face)
    some = (found.best(aligned(g, charger, target, face, turns), limit, PLACES) for turns in (False, True))
    return next((best for best in some if best), [])
