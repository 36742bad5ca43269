"""What must hold on the battlefield: ground, units, engagements, commanders, objectives."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.battlefield import terrain
from montjoie.games.westeros.battlefield.field import setting
from montjoie.games.westeros.state import HOUSES, RANKS, G, Ground, Unit, enemy_of
from montjoie.kernel import Problem

PATH = "position.board"


def problems(g: G) -> Iterator[Problem]:
    """Table by table; the rest only where the ground is sound."""
    wrong = [*_ground(g), *_objectives(g)]
    yield from wrong
    if wrong:
        return
    for name, unit in g.state.units.items():
        yield from _unit(g, name, unit)
        yield from _engagement(g, name, unit)
    yield from _crowds(g)
    yield from _commanders(g)
    yield from _tokens(g)


def _ground(g: G) -> Iterator[Problem]:
    """The hexes of the plan's board side (WES-HEX-01, WES-HEX-02), each of a known type (WES-TER-07) with a
    known token or none that may lie there (WES-OVL-01), ruined only where fire can ruin it (WES-TER-08), and
    no more fire than it feeds (WES-FIR-03)."""
    board, kinds = setting(g).board, g.content.terrain
    if set(g.state.ground) != set(board.hexes):
        strange = sorted(set(g.state.ground) ^ set(board.hexes))
        yield Problem(f"{PATH}.ground", "WES-HEX-02", "hexes-wrong", {"given": strange[:5]})
        return
    for hex, ground in g.state.ground.items():
        known = ground.terrain in kinds and not kinds[ground.terrain].token
        if not known or (ground.overlay and not _is_token(g, ground.overlay)):
            facts = {"hex": hex, "terrain": ground.terrain, "token": ground.overlay or "-"}
            yield Problem(f"{PATH}.ground.{hex}", "WES-TER-07", "no-such-terrain", facts)
        else:
            yield from _token(g, hex, ground)
            yield from _fire(g, hex, ground)


def _token(g: G, hex: str, ground: Ground) -> Iterator[Problem]:
    """Bridges and fords cross rivers (WES-OVL-02, WES-OVL-07); forests and buildings are devastated, nothing
    else (WES-TER-08)."""
    kinds = g.content.terrain
    allowed, burning = kinds[ground.overlay].on if ground.overlay else (), kinds[ground.terrain].burning
    if allowed and ground.terrain not in allowed:
        facts = {"hex": hex, "terrain": ground.terrain, "token": ground.overlay}
        yield Problem(f"{PATH}.ground.{hex}.overlay", "WES-OVL-01", "token-misplaced", facts)
    if ground.devastated and (not burning or burning.at_limit != "devastate"):
        told = {"hex": hex, "terrain": ground.terrain}
        yield Problem(f"{PATH}.ground.{hex}.devastated", "WES-TER-08", "cannot-be-devastated", told)


def _fire(g: G, hex: str, ground: Ground) -> Iterator[Problem]:
    """No fire on what does not burn, none above the limit (WES-FIR-03); that which has ruined a hex may
    burn on (WES-RUL-32)."""
    feeds = ground.overlay or ground.terrain
    burning = g.content.terrain[feeds].burning
    high = burning.limit if burning else 0
    if not 0 <= ground.fire <= high:
        facts = {"hex": hex, "given": ground.fire, "high": high, "terrain": feeds}
        yield Problem(f"{PATH}.ground.{hex}.fire", "WES-FIR-03", "fire-too-high", facts)


def _is_token(g: G, overlay: str) -> bool:
    return overlay in g.content.terrain and g.content.terrain[overlay].token


def _unit(g: G, name: str, unit: Unit) -> Iterator[Problem]:
    """A unit of its House's cards (WES-SET-09) with a banner (WES-UNI-06), some of its figures
    (WES-UNI-01), in a hex of the board (WES-HEX-02) that can be entered (WES-MOV-06)."""
    path, card = f"{PATH}.units.{name}", g.content.unit_cards.get(unit.card)
    if card is None or card.house != unit.house:
        yield Problem(path, "WES-SET-09", "no-such-unit", {"given": unit.card, "house": unit.house})
    elif not 1 <= unit.figures <= card.strength:
        facts = {"unit": unit.card, "given": unit.figures, "high": card.strength}
        yield Problem(f"{path}.figures", "WES-UNI-01", "figures-wrong", facts)
    if unit.rank not in RANKS:
        yield Problem(f"{path}.rank", "WES-UNI-06", "no-such-rank", {"given": unit.rank})
    if unit.hex not in g.state.ground:
        yield Problem(f"{path}.hex", "WES-HEX-02", "hexes-wrong", {"given": [unit.hex]})
    elif card and terrain.impassable(g, unit, unit.hex):
        yield Problem(f"{path}.hex", "WES-MOV-06", "unit-in-impassable", {"unit": unit.card, "hex": unit.hex})


def _engagement(g: G, name: str, unit: Unit) -> Iterator[Problem]:
    """Two adjacent enemies with one token between them (WES-ENG-01, WES-ENG-02)."""
    if not unit.partner and not unit.token:
        return
    partner = g.state.units.get(unit.partner)
    near = setting(g).board.neighbours.get(unit.hex, ())
    fits = partner and partner.partner == name and partner.house != unit.house and partner.hex in near
    if not fits or unit.token not in HOUSES or (partner and partner.token != unit.token):
        facts = {"unit": unit.card, "hex": unit.hex}
        yield Problem(f"{PATH}.units.{name}.partner", "WES-ENG-01", "engagement-wrong", facts)


def _crowds(g: G) -> Iterator[Problem]:
    """At most one unit in a hex (WES-HEX-05)."""
    seen: dict[str, str] = {}
    for name, unit in g.state.units.items():
        if unit.hex in seen:
            facts = {"hex": unit.hex, "units": [seen[unit.hex], name]}
            yield Problem(f"{PATH}.units.{name}.hex", "WES-HEX-05", "hex-crowded", facts)
        seen[unit.hex] = name


def _commanders(g: G) -> Iterator[Problem]:
    """Known cards (WES-SET-03), each of the unit it leads, one version of a figure (WES-RUL-34)."""
    figures: set[str] = set()
    for name, commander in g.state.commanders.items():
        entry, unit = g.content.commanders.get(name), g.state.units.get(commander.unit)
        path, facts = f"{PATH}.commanders.{name}", {"commander": name, "unit": commander.unit or "-"}
        if entry is None or entry.house != commander.house:
            yield Problem(path, "WES-SET-03", "no-such-commander", {"given": name})
            continue
        if commander.unit and name in g.state.sides[enemy_of(entry.house)].captured:
            yield Problem(path, "WES-CAP-05", "captured-on-board", facts)
        if commander.unit and (unit is None or unit.commander != name or unit.house != entry.house):
            yield Problem(path, "WES-SET-10", "commander-without-unit", facts)
        if entry.figure in figures:
            yield Problem(path, "WES-RUL-34", "version-twice", facts)
        figures.add(entry.figure)
    for unit_name, unit in g.state.units.items():
        if unit.commander and g.state.commanders.get(unit.commander) is None:
            told = {"commander": unit.commander, "unit": unit_name}
            yield Problem(f"{PATH}.units.{unit_name}", "WES-SET-10", "commander-without-unit", told)


def _objectives(g: G) -> Iterator[Problem]:
    """Scoring hexes on the board, held by a House or nobody (WES-VIC-08)."""
    for name, objective in g.state.objectives.items():
        if objective.hex not in setting(g).board or objective.control not in ("", *HOUSES):
            facts = {"objective": name, "hex": objective.hex, "house": objective.control or "-"}
            yield Problem(f"{PATH}.objectives.{name}", "WES-VIC-08", "objective-wrong", facts)


def _tokens(g: G) -> Iterator[Problem]:
    """Tokens of the plan lie on the board (WES-SET-02), or go with a unit that stands there."""
    for name, token in g.state.tokens.items():
        if token.hex not in setting(g).board:
            facts = {"token": token.kind, "given": [token.hex]}
            yield Problem(f"{PATH}.tokens.{name}.hex", "WES-HEX-02", "hexes-wrong", facts)
        bearer = g.state.units.get(token.carrier)
        if bearer and bearer.hex != token.hex:
            told = {"token": token.kind, "hex": token.hex, "unit": bearer.card, "at": bearer.hex}
            yield Problem(f"{PATH}.tokens.{name}.carrier", "WES-GEN-04", "token-elsewhere", told)
