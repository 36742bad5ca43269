"""Whether the files of a conquest pack agree with one another and with the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from montjoie.games.conquest.content.build import Files
from montjoie.games.conquest.content.factions import CharacterEntry, FactionFile, RegimentEntry
from montjoie.games.conquest.content.files import Held
from montjoie.kernel.content import Text, place, repeated_ids, unknown_ids
from montjoie.kernel.errors import Problem

SPECIAL_RULES, DRAW_EVENTS = 66, 8  # of the annex (CON-SPR-01 … CON-SPR-66, CON-DRE-01 … CON-DRE-08)


def problems(files: Files) -> Iterator[Problem]:
    """Every contradiction, in the order of the files."""
    yield from _ids(files)
    yield from _annex(files)
    for name, file in files.factions.items():
        yield from _faction(files, f"factions/{name}.json", file)
    yield from _terrain(files)
    yield from _decks(files)


def _ids(files: Files) -> Iterator[Problem]:
    """KER-PCK-05: an id stands once in its list, and has one name in the whole pack."""
    names: dict[str, Text] = {}
    for path, entries in files.named().items():
        yield from repeated_ids(path, (entry.id for entry in entries))
        for entry in entries:
            if names.setdefault(entry.id, entry.name) != entry.name:
                yield Problem(path, "KER-PCK-05", "pack-two-names", {"id": entry.id})


def _annex(files: Files) -> Iterator[Problem]:
    """The annex is whole: every rule of CON-SPR and CON-DRE has its entry."""
    for path, entries, stem, number in (
        ("special_rules.json", files.special_rules.special_rules, "CON-SPR", SPECIAL_RULES),
        ("draw_events.json", files.draw_events.draw_events, "CON-DRE", DRAW_EVENTS),
    ):
        wanted = [f"{stem}-{n:02}" for n in range(1, number + 1)]
        given = [entry.rule for entry in entries]
        for rule in sorted(set(wanted).symmetric_difference(given)):
            yield Problem(place(path, path.removesuffix(".json")), rule, "annex-incomplete", {"id": rule})


def _faction(files: Files, path: str, file: FactionFile) -> Iterator[Problem]:
    """Profiles, warbands and options name what there is (CON-ARM-02, CON-ARM-06, CON-COM-01)."""
    rules = {each.id for each in (*files.special_rules.special_rules, *file.rules)}
    draws = {each.id for each in (*files.draw_events.draw_events, *file.draw_events)}
    officers, spells = {each.id for each in file.officers}, {each.id for each in file.spells}
    own = {each.id for each in file.regiments} | {each.id for each in file.characters if each.is_regiment}
    supremacy = {each.id for each in file.supremacy_abilities}
    for entry in file.profiles():
        here = place(path, entry.id)
        yield from unknown_ids(f"{here}.special_rules", _held(entry), rules, path)
        yield from unknown_ids(f"{here}.draw_events", (e.id for e in entry.draw_events), draws, path)
        known = (*entry.spells.known, *entry.spells.choose_from)
        yield from unknown_ids(f"{here}.spells", known, spells, path)
        if isinstance(entry, RegimentEntry):
            yield from unknown_ids(f"{here}.officers", (o.id for o in entry.officers), officers, path)
        else:
            yield from unknown_ids(f"{here}.warband", _choices(entry), own, path)
            if entry.supremacy:
                yield from unknown_ids(f"{here}.supremacy", [entry.supremacy], supremacy, path)


def _held(entry: RegimentEntry | CharacterEntry) -> Iterator[str]:
    def inside(held: Iterable[Held]) -> Iterator[str]:
        for each in held:
            yield each.id
            yield from inside(each.shots)

    return inside(entry.special_rules)


def _choices(entry: CharacterEntry) -> Iterator[str]:
    for choices in (entry.warband, *entry.warband.by_option.values()):
        yield from (*choices.mainstay, *choices.restricted)


def _terrain(files: Files) -> Iterator[Problem]:
    """Layouts are of pieces and scenarios that exist, within the limits (CON-BTF-02)."""
    kinds, scenarios = {p.id: p for p in files.terrain.pieces}, {s.id for s in files.scenarios.scenarios}
    rules, limits = {r.id for r in files.terrain.zonal_rules}, files.terrain.placement
    for index, piece in enumerate(files.terrain.pieces):
        here = place("terrain.json", "pieces", index)
        yield from unknown_ids(here, (rule.id for rule in piece.rules), rules, "terrain.json")
        if (piece.kind == "garrison") != (piece.garrison is not None):
            yield Problem(here, "CON-GAR-01", "garrison-values", {"piece": piece.id})
    for index, layout in enumerate(files.terrain.layouts):
        here = place("terrain.json", "layouts", index)
        yield from unknown_ids(here, [layout.scenario], scenarios, "scenarios.json")
        yield from unknown_ids(here, (piece.kind for piece in layout.pieces), kinds, "terrain.json")
        if len(layout.pieces) > limits.pieces:
            facts = {"given": len(layout.pieces), "most": limits.pieces}
            yield Problem(here, "CON-BTF-02", "too-many-pieces", facts)


def _decks(files: Files) -> Iterator[Problem]:
    """Every faction has a deck of cards that exist (CON-SEC-01)."""
    cards = {card.id for card in files.secondary_objectives.cards}
    factions = {file.faction.id for file in files.factions.values()}
    path = place("secondary_objectives.json", "decks")
    for deck in files.secondary_objectives.decks:
        yield from unknown_ids(path, deck.cards, cards, "secondary_objectives.json")
        yield from unknown_ids(path, [deck.faction], factions, "factions")
    for faction in sorted(factions - {deck.faction for deck in files.secondary_objectives.decks}):
        yield Problem(path, "CON-SEC-01", "no-secondary-deck", {"faction": faction})
