"""Whether the files of a conquest pack agree with one another and with the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from montjoie.games.conquest.content.factions import FactionFile
from montjoie.games.conquest.content.files import Layout, Scenario
from montjoie.games.conquest.content.gifts import Gift
from montjoie.games.conquest.content.model import Files
from montjoie.games.conquest.queries import QUERIES
from montjoie.kernel.content import place, unknown_ids
from montjoie.kernel.entries import id_problems, named
from montjoie.kernel.errors import Problem
from montjoie.kernel.references import unknown_references
from montjoie.table import plane

SPECIAL_RULES, DRAW_EVENTS = 66, 8  # of the annex (CON-SPR-01 … CON-SPR-66, CON-DRE-01 … CON-DRE-08)


def problems(files: Files) -> Iterator[Problem]:
    """Every contradiction, in the order of the files."""
    yield from id_problems(named(files))
    known = {"factions.factions": [file.faction.id for file in files.factions.values()]}
    for file in files.factions.values():
        for kind, ids in file.sold().items():
            known.setdefault(f"sample_armies.{kind}", []).extend(ids)
    yield from unknown_references(files, known)
    yield from _annex(files)
    for name, file in files.factions.items():
        yield from _faction(files, f"factions/{name}.json", file)
    yield from _terrain(files)
    yield from _decks(files)


def _annex(files: Files) -> Iterator[Problem]:
    """The annex is whole: every rule of CON-SPR and CON-DRE has its entry."""
    for path, entries, stem, number in (
        ("special_rules.json", files.special_rules.special_rules, "CON-SPR", SPECIAL_RULES),
        ("draw_events.json", files.draw_events, "CON-DRE", DRAW_EVENTS),
    ):
        wanted = [f"{stem}-{n:02}" for n in range(1, number + 1)]
        given = [entry.rule for entry in entries]
        for rule in sorted(set(wanted).symmetric_difference(given)):
            yield Problem(place(path, path.removesuffix(".json")), rule, "annex-incomplete", {"id": rule})


def _faction(files: Files, path: str, file: FactionFile) -> Iterator[Problem]:
    """Profiles have special rules and draw events that there are, common or their faction's own."""
    rules = {each.id for each in (*files.special_rules.special_rules, *file.rules)}
    draws = {each.id for each in (*files.draw_events, *file.draw_events)}
    for kind, entries in file.worded().items():
        for each in entries:
            yield from _gifts(place(path, kind, each.id), each.gifts, rules | draws | {each.id})
    for entry in file.profiles():
        here = place(path, entry.id)
        held = (each.id for rule in entry.special_rules for each in (rule, *rule.shots))
        yield from unknown_ids(f"{here}.special_rules", held, rules, path)
        yield from unknown_ids(f"{here}.draw_events", (e.id for e in entry.draw_events), draws, path)


def _gifts(here: str, gifts: Iterable[Gift], rules: set[str]) -> Iterator[Problem]:
    """Gifts are of rules that exist, and of numbers and rights that the code asks for (CON-SPR-00)."""
    for gift in gifts:
        named = (*gift.rules, *gift.armed, *([gift.draw_event] if gift.draw_event else []))
        yield from unknown_ids(here, (each.id for each in named), rules, "special_rules.json")
        yield from unknown_ids(here, (*gift.adds, *gift.rights), QUERIES, "queries.py")


def _terrain(files: Files) -> Iterator[Problem]:
    """Pieces and layouts within the limits (CON-BTF-02)."""
    rules, limits = {r.id for r in files.terrain.zonal_rules}, files.terrain.placement
    for index, piece in enumerate(files.terrain.pieces):
        here = place("terrain.json", "pieces", index)
        yield from unknown_ids(here, (rule.id for rule in piece.rules), rules, "terrain.json")
        if (piece.kind == "garrison") != (piece.garrison is not None):
            yield Problem(here, "CON-GAR-01", "garrison-values", {"piece": piece.id})
    for index, layout in enumerate(files.terrain.layouts):
        here = place("terrain.json", "layouts", index)
        if len(layout.pieces) > limits.pieces:
            facts = {"given": len(layout.pieces), "most": limits.pieces}
            yield Problem(here, "CON-BTF-02", "too-many-pieces", facts)
        for table in (each for each in files.scenarios.scenarios if each.id == layout.scenario):
            yield from _layout(files, here, layout, table)


def _layout(files: Files, here: str, layout: Layout, table: Scenario) -> Iterator[Problem]:
    """Pieces are small enough, apart, off the objective zones, and garrisons few and away from the edges
    (CON-BTF-02, CON-GAR-01)."""
    limits = files.terrain.placement
    held = {each.id for each in files.terrain.pieces if each.garrison}
    laid = {p.id: plane.tray(p.x, p.y, p.width, p.depth, p.facing) for p in layout.pieces}
    garrisons = [piece.id for piece in layout.pieces if piece.kind in held]
    for piece in layout.pieces:
        ground, facts = laid[piece.id], {"piece": piece.id}
        long, short = max(piece.width, piece.depth), min(piece.width, piece.depth)
        if long > max(limits.footprint) or short > min(limits.footprint):
            yield Problem(here, "CON-BTF-02", "piece-too-large", facts)
        inner = limits.garrison_from_edge if piece.id in garrisons else 0
        if not plane.Bounds(table.width, table.depth).holds(ground, -inner):
            yield Problem(here, "CON-GAR-01" if inner else "CON-BTF-02", "piece-near-edge", facts)
        if any(plane.overlap(ground, plane.Disc(each.x, each.y, each.radius)) for each in table.zones):
            yield Problem(here, "CON-BTF-02", "piece-on-zone", facts)
    for one, other in combinations(laid, 2):
        least = max(limits.gap, limits.garrison_gap if {one, other} <= {*garrisons} else 0)
        if plane.near(laid[one], laid[other], least - plane.TOLERANCE):
            yield Problem(here, "CON-BTF-02", "pieces-too-near", {"piece": one, "other": other})
    if len(garrisons) > limits.garrisons:
        many = {"given": len(garrisons), "most": limits.garrisons}
        yield Problem(here, "CON-BTF-02", "too-many-garrisons", many)


def _decks(files: Files) -> Iterator[Problem]:
    """Every faction has a deck (CON-SEC-01)."""
    factions = {file.faction.id for file in files.factions.values()}
    path = place("secondary_objectives.json", "decks")
    for faction in sorted(factions - {deck.faction for deck in files.secondary_objectives.decks}):
        yield Problem(path, "CON-SEC-01", "no-secondary-deck", {"faction": faction})
