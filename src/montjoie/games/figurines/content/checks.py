"""Whether the files of a figurines pack agree with one another and with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from msgspec.structs import replace

from montjoie.games.figurines.armies.problems import problems as army_problems
from montjoie.games.figurines.content import base, model
from montjoie.games.figurines.content.files import Files
from montjoie.kernel.content import Text, numbered, place, repeated_ids, unknown_ids
from montjoie.kernel.entries import by_id
from montjoie.kernel.errors import Problem
from montjoie.kernel.references import unknown_references

ROLLS = 11
"""Of 2D6: 2 to 12."""


def problems(files: Files) -> Iterator[Problem]:
    """Every contradiction, in the order of the files; sample armies are judged once all else is sound."""
    found = [
        *_ids(files),
        *unknown_references(files, _words(files)),
        *_units(files),
        *_people(files),
        *_cards(files),
        *_terrain(files),
        *_modes(files),
    ]
    yield from found
    if not found:
        yield from _samples(files)


def _words(files: Files) -> dict[str, Collection[str]]:
    """What fields name besides the entries of lists."""
    return {
        "units.playable": [faction.id for faction in files.units.factions if faction.playable],
        "attachments.army_cards": [entry.id for entry in files.army_cards()],
        "attachments.characters": [entry.character for entry in files.army_cards()],
        "attachments.commanders": [entry.id for entry in files.people() if entry.commander],
        "terrain.choice": [base.CHOICE],
    }


def _ids(files: Files) -> Iterator[Problem]:
    """KER-PCK-05: an id stands once in the pack, and what stands several times has one name."""
    seen: set[str] = set()
    for path, entries in files.named().items():
        ids = [entry.id for entry in entries]
        yield from repeated_ids(path, ids)
        yield from (Problem(path, "KER-PCK-05", "pack-repeated-id", {"id": id}) for id in seen & {*ids})
        seen |= {*ids}
    yield from repeated_ids(place("trays.json", "trays"), (tray.id for tray in files.trays.trays))
    names: dict[str, Text] = {}
    for path, unit in numbered("units.json", "units", files.units.units):
        for attack in unit.attacks:
            if names.setdefault(attack.id, attack.name) != attack.name:
                yield Problem(path, "KER-PCK-05", "pack-two-names", {"id": attack.id})


def _units(files: Files) -> Iterator[Problem]:
    """Figures fill the tray in full ranks (FIG-UNT-03), and attacks fit them."""
    trays = by_id(files.trays.trays)
    for path, unit in numbered("units.json", "units", files.units.units):
        yield from repeated_ids(f"{path}.abilities", unit.abilities)
        tray = trays.get(unit.tray)
        if tray and (tray.figures, tray.ranks, tray.files) != (unit.figures, unit.ranks, unit.files):
            yield Problem(path, "FIG-UNT-03", "unit-figures", {"unit": unit.id, "tray": f"tray-{tray.id}"})
        for number, attack in enumerate(unit.attacks):
            where = f"{path}.attacks[{number}]"
            if len(attack.dice) != unit.ranks:
                facts = {"unit": unit.id, "count": len(attack.dice), "expected": unit.ranks}
                yield Problem(f"{where}.dice", "FIG-CRD-02", "unit-dice", facts)
            if (attack.kind == "ranged") != bool(attack.range):
                yield Problem(f"{where}.range", "FIG-CRD-07", "unit-range", {"unit": unit.id})


def _people(files: Files) -> Iterator[Problem]:
    """Attachments and NCUs; a Commander costs 0 (FIG-CMD-01) and has his cards (FIG-CMD-03), an NCU has an
    ability (FIG-NCU-02)."""
    wanted = files.modes.numbers.commander_cards
    ncus = list(numbered("ncus.json", "ncus", files.ncus))
    for path, person in (*numbered("attachments.json", "attachments", files.attachments), *ncus):
        yield from repeated_ids(f"{path}.abilities", person.abilities)
        if len(person.cards) != (wanted if person.commander else 0):
            facts = {"card": person.id, "count": len(person.cards), "expected": wanted}
            yield Problem(f"{path}.cards", "FIG-CMD-03", "commander-cards", facts)
        if person.commander and person.points:
            yield Problem(f"{path}.points", "FIG-CMD-01", "commander-points", {"card": person.id})
    for path, ncu in ncus:
        if not ncu.abilities:
            yield Problem(f"{path}.abilities", "FIG-NCU-02", "ncu-no-ability", {"card": ncu.id})


def _cards(files: Files) -> Iterator[Problem]:
    """FIG-CMD-03: seven cards for each faction; a Commander's card is of his faction and on his card."""
    leaders = by_id(files.people())
    for path, card in numbered("tactics_cards.json", "cards", files.tactics_cards):
        leader = leaders.get(card.commander)
        if leader and (card.id not in leader.cards or leader.faction != card.faction):
            told = {"card": card.id, "commander": leader.id}
            yield Problem(path, "FIG-CMD-03", "card-other-commander", told)
    counts = Counter(card.faction for card in files.tactics_cards if not card.commander)
    wanted = files.modes.numbers.faction_cards
    for faction in files.units.factions:
        if faction.playable and counts[faction.id] != wanted:
            facts = {"faction": faction.id, "count": counts[faction.id], "expected": wanted}
            yield Problem(place("tactics_cards.json", "cards"), "FIG-CMD-03", "faction-cards", facts)


def _terrain(files: Files) -> Iterator[Problem]:
    """A random table for every roll of 2D6 (FIG-SET-05)."""
    if len(files.terrain.random_table) != ROLLS:
        yield Problem(place("terrain.json", "random_table"), "FIG-SET-05", "terrain-table")


def _modes(files: Files) -> Iterator[Problem]:
    """Modes with two zones, and cards on objectives they have (FIG-SET-01)."""
    for path, mode in numbered("modes.json", "modes", files.modes.modes):
        if mode.depths.keys() not in ({"player_1", "player_2"}, {"attacker", "defender"}):
            yield Problem(f"{path}.depths", "FIG-SET-01", "mode-zones", {"mode": mode.id})
    spots = {mode.id: [spot.id for spot in mode.objectives.fixed] for mode in files.modes.modes}
    for path, card in numbered("objective_cards.json", "cards", files.objective_cards):
        for name, spot in card.fixed.items():
            yield from unknown_ids(f"{path}.fixed", [spot], spots.get(name, [spot]), "modes.json")


def _samples(files: Files) -> Iterator[Problem]:
    """Sample armies are legal (chapter ARM)."""
    content = model.build(files)
    for path, entry in numbered("sample_armies.json", "armies", files.sample_armies):
        for problem in army_problems(content, entry.army()):
            yield replace(problem, path=path + problem.path.removeprefix("$"))
