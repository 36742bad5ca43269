"""What anybody at the table may ask about it, all of it open (CON-MEA-02, CON-SCO-01), and is warned of;
lengths in thousandths of an inch, chances out of 10 000."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.conquest import scenarios
from montjoie.games.conquest.actions import charge, march, volley
from montjoie.games.conquest.actions.base import PASS
from montjoie.games.conquest.actions.charge import Charge, ChargeTarget, ChargeWay
from montjoie.games.conquest.actions.charge.way import onset, ways
from montjoie.games.conquest.activation import ChooseAction
from montjoie.games.conquest.odds.deeds import least, reaching
from montjoie.games.conquest.profiles import held, members, tally, wounds
from montjoie.games.conquest.queries import CHARACTERISTICS
from montjoie.games.conquest.regiments import field, formation, sight
from montjoie.games.conquest.regiments.formation import CHARACTER, COMMAND, tray
from montjoie.games.conquest.regiments.ground import ground
from montjoie.games.conquest.setup import deck
from montjoie.games.conquest.state import INCH, G, Hand, Stack
from montjoie.games.conquest.terrain.garrison import ChooseLeaving, exits, reach_out
from montjoie.kernel import Refusal, Rng, shuffled
from montjoie.kernel.plain import plain
from montjoie.table import plane
from montjoie.table.cards import redealt, without
from montjoie.table.chances.telling import share
from montjoie.table.plane import Line

RAY = 6 * INCH  # how long the borders of arcs are drawn


def look(g: G, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
    """`{"what": "table"}`, `{"what": "unit", "unit": REGIMENT}`, `{"what": "pair", "unit": REGIMENT,
    "target": REGIMENT}` or `{"what": "secondaries"}`: which of the seat's own would score; else nothing."""
    what = about.get("what")
    if what == "secondaries" and seat in g.state.secondaries:
        return {card: scenarios.met(g, seat, card) for card in g.state.secondaries[seat].cards}
    teller = _TELLERS.get(what) if isinstance(what, str) else None
    return teller(g, about) if teller else {}


def table(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """The size of the table, every regiment stand by stand, who holds which zone by how many stands, the
    rules of the ground, how far up the sides each player may enter."""
    return {
        "bounds": list(field.bounds(g)),
        "regiments": {name: formed(g, name) for name in field.standing(g)},
        "zones": {name: scenarios.standings(g, field.disc(zone)) for name, zone in g.state.zones.items()},
        "pieces": {name: _piece(g, name) for name in g.state.pieces},
        "lines": {seat: field.open_line(g, seat) if row.edge else 0 for seat, row in g.state.players.items()},
    }


def formed(g: G, name: str) -> dict[str, Any]:
    """A regiment stand by stand: where each stands, what it carries and which wounds it has (CON-GEO-03);
    beside them its rectangle, its size, and the enemies it is in contact with."""
    row, made = g.state.regiments[name], formation.block(g, g.state.regiments[name])
    told = formation.carried(g, row)
    hurt = dict.fromkeys(range(made.stands), 0)
    if row.wounds:
        left = [place for place in range(made.stands - made.last, made.stands) if told[place] != CHARACTER]
        hurt[left[-1 if row.end == "right" else 0]] = row.wounds
    hero = g.state.characters.get(row.character)
    for role, suffered in ((COMMAND, row.command_wounds), (CHARACTER, hero.wounds if hero else 0)):
        if role in told and suffered:
            hurt[told.index(role)] = suffered
    return {
        "stands": [
            {"corners": plain(stand.corners), "role": told[place], "wounds": hurt[place]}
            for place, stand in enumerate(formation.stands(g, name))
        ],
        "corners": plain(tray(g, name).corners),
        "facing": row.facing,
        "size": sight.height(g, name),
        "stand_wounds": wounds(g, name),
        "contacts": {enemy: list(faces) for enemy, faces in field.contacts(g, name).items()},
    }


def _piece(g: G, name: str) -> dict[str, Any]:
    row = g.state.pieces[name]
    kind = g.content.pieces[row.kind]
    return {
        "corners": plain(formation.ground_of(row).corners),
        "size": kind.size,
        "rules": [{"id": each.id, "x": each.x} for each in kind.rules],
        "garrison": plain(kind.garrison),
    }


def unit(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """What a regiment and its character are worth now, how far it marches, charges and shoots, the borders
    of its arcs, and its lines of sight to every enemy."""
    name = _standing(g, about, "unit")
    if not name:
        return {}
    own, far = tray(g, name), march.distance(g, name, 0)
    ranges = {who: barrage.range * INCH for who, barrage in volley.armed(g, name).values()}
    free = ground(g, name).ahead(own, own.facing, far) if not field.engaged(g, name) else 0
    return {
        "members": {who: _values(g, who) for who in members(g, name)},
        "march": {"forward": far, "free": free, "aside": far // 2, "second": march.distance(g, name, 1)},
        "charge": {"most": charge.longest(g, name), "area": _area(g, name, charge.longest(g, name))},
        "volley": {who: {"range": reach, "area": _area(g, name, reach)} for who, reach in ranges.items()},
        "borders": [[list(corner), list(end)] for corner, end in plane.borders(own, "square", RAY)],
        "sights": {enemy: seeing(g, name, enemy) for enemy in field.enemies(g, name)},
    }


def _values(g: G, who: str) -> dict[str, Any]:
    """What one has now: the eight characteristics with their parts, and special rules (CON-PRO-01)."""
    return {
        "values": {query: plain(tally(g, query, who, None)) for query in CHARACTERISTICS},
        "rules": [{"id": one.id, "x": one.x, "plus": one.plus} for one in held(g, who).values()],
    }


def _area(g: G, name: str, reach: int) -> Any:
    """The ground in a regiment's front arc up to a distance of its front; of a garrison all round."""
    fronts = [plane.apron(whole, reach) for whole in sight.outlooks(g, name)]
    return plain(fronts[0] if len(fronts) == 1 else [point for each in fronts for point in each[1:-1]])


def seeing(g: G, name: str, target: str) -> dict[str, Any]:
    """Whether a regiment sees another and by which of its stands, what stands on the straight line between
    their middles, how far apart they are, in which arc (CON-LOS-02, CON-LOS-03)."""
    own, other = tray(g, name), tray(g, target)
    walls = sight.named_blockers(g, name, target)
    middle = Line(own.front_arrow, other.centre)
    met = plane.stopped_by(middle, [shape for _, shape in walls], g.content.numbers.sight_line)
    return {
        "seen": [int(place) for place in sight.seen_by(g, name, target)],
        "line": [list(middle.start), list(middle.end)],
        "blocked_by": [walls[index][0] for index in met],
        "distance": round(field.gap(g, name, target)),
        "front": sight.in_front(g, name, target),
        "faces": list(sight.attacked_faces(g, name, target)),
    }


def pair(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """A regiment before an enemy: the line of sight, a charge as it could be declared now, a volley stand by
    stand, the stands in contact on both sides."""
    name, target = _standing(g, about, "unit"), _standing(g, about, "target")
    if not name or not target or target not in field.enemies(g, name):
        return {}
    both = ((name, target), (target, name)) if target in field.contacts(g, name) else ()
    shooting = volley.shooters(g, name, target)
    return {
        "sight": seeing(g, name, target),
        "charge": approach(g, name, target),
        "volley": {
            "clear": [{"stand": one.place, "effective": one.effective} for one in shooting],
            "in_range": [one.place for one in volley.in_range(g, name, target, arcing=False)],
        },
        "engaged": [list(field.fighting(g, *two)) for two in both] or [[], []],
    }


def approach(g: G, name: str, target: str) -> dict[str, Any]:
    """A charge as it could be declared now: on which faces, the die it needs and its chance, where it ends on
    each by the best way; no end where something is in the way (CON-CHG-05, CON-CHG-10, CON-GEO-17)."""
    if field.engaged(g, name) or target not in charge.targets(g, name):
        return {"legal": False}
    needed = least(g, name, target)
    best = {
        face: ways(g, name, target, face, charge.longest(g, name))
        for face in sight.attacked_faces(g, name, target)
    }
    return {
        "legal": True,
        "needed": needed,
        "chance": share(reaching(g, name, needed)) if any(best.values()) else 0,
        "ends": {
            face: {
                "corners": plain(found[0].end.corners),
                "engaged": [found[0].stands, found[0].enemy_stands],
                "pushed": [other for other, _ in found[0].pushed],
            }
            for face, found in best.items()
            if found
        },
        "blocked": [face for face, found in best.items() if not found],
    }


def _standing(g: G, about: dict[str, Any], key: str) -> str:
    name = about.get(key)
    return name if isinstance(name, str) and name in field.standing(g) else ""


_TELLERS = {"table": table, "unit": unit, "pair": pair}


@ChargeWay.told_by
def of_ways(space: ChargeWay, g: G) -> dict[str, Any]:
    """Where each way of a charge ends (CON-CHG-07)."""
    step = g.stack[-1]
    assert isinstance(step, Charge)
    found = onset(g, step.regiment, step.target, step.face)
    ends = ((wheel, way.end) for wheel in space.options if (way := found.way(int(wheel))))
    return {"places": {w: [end.x, end.y, end.facing] for w, end in ends}, "target": step.target}


ChooseAction.gives_up(PASS, "CON-PAS-01", "warn-passes")


@ChargeTarget.warned_by
def long_charge(space: ChargeTarget, g: G, answer: str) -> Iterator[Refusal]:
    """A charge of which no more than a third arrive (CON-CHG-05)."""
    needed = least(g, space.regiment, answer)
    if reaching(g, space.regiment, needed) < 0.34:
        facts = {"regiment": space.regiment, "target": answer, "needed": needed}
        yield Refusal("CON-CHG-05", "warn-long-charge", **facts)


@ChooseLeaving.told_by
def of_exits(space: ChooseLeaving, g: G) -> dict[str, Any]:
    """Where a regiment stands that leaves its garrison (CON-GAR-06)."""
    found = exits(g, space.regiment, reach_out(g, space.regiment))
    return {"places": {name: [pose.x, pose.y, pose.facing] for name, pose in found}}


def redeal(g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
    """Nobody knows the order of the opponent's stack, but for cards that were shown (CON-CMD-02, CON-CHR-14),
    nor which secondary objectives of his deck he holds or has put away, but for those he has shown
    (CON-SEC-02, CON-RUL-44)."""
    stacks, hands = dict(g.state.stacks), dict(g.state.secondaries)
    for owner in (each for each in g.seats if each != seat):
        seen = stacks[owner].open
        (dealt,) = redealt(rng, stacks[owner].cards, known={0: range(seen)})
        stacks[owner] = Stack(owner, dealt, seen)
        if owner in hands:
            unseen = shuffled(rng, without(deck(g, owner), *g.state.players[owner].achieved))
            held, away = len(hands[owner].cards), len(hands[owner].away)
            hands[owner] = Hand(owner, tuple(unseen[:held]), tuple(unseen[held : held + away]))
    return {"stacks": stacks, "secondaries": hands}
