"""Whether the files of a figurines pack agree with one another and with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from montjoie.games.figurines.armies.problems import problems as army_problems
from montjoie.games.figurines.content.build import build
from montjoie.games.figurines.content.cards import ArmyCard, Person, Requirement, UnitCard
from montjoie.games.figurines.content.files import Files
from montjoie.kernel.content import Text, numbered, place, repeated_ids, unknown_ids
from montjoie.kernel.errors import Problem

CHOICE = "choice"
ROLLS = 11
"""Of 2D6: 2 to 12."""


def problems(files: Files) -> Iterator[Problem]:
    """Every contradiction, in the order of the files; sample armies are judged once all else is sound."""
    found = [*_ids(files), *_units(files), *_people(files), *_cards(files), *_terrain(files), *_modes(files)]
    yield from found
    if not found:
        yield from _samples(files)


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
    for index, unit in enumerate(files.units.units):
        for attack in unit.attacks:
            if names.setdefault(attack.id, attack.name) != attack.name:
                path = place("units.json", "units", index)
                yield Problem(path, "KER-PCK-05", "pack-two-names", {"id": attack.id})


def _units(files: Files) -> Iterator[Problem]:
    """Unit cards of known factions, trays, abilities, and with attacks that fit their ranks."""
    affiliations = [each.id for each in files.units.affiliations]
    types = [each.id for each in files.units.types]
    for path, unit in numbered("units.json", "units", files.units.units):
        yield from _printed(files, path, unit)
        yield from unknown_ids(f"{path}.type", [unit.type], types, "units.json")
        yield from unknown_ids(f"{path}.affiliations", unit.affiliations, affiliations, "units.json")
        yield from _tray(files, path, unit)
        for number, attack in enumerate(unit.attacks):
            where = f"{path}.attacks[{number}]"
            yield from unknown_ids(where, attack.abilities, _abilities(files), "abilities.json")
            if len(attack.dice) != unit.ranks:
                facts = {"unit": unit.id, "count": len(attack.dice), "expected": unit.ranks}
                yield Problem(f"{where}.dice", "FIG-CRD-02", "unit-dice", facts)
            if (attack.kind == "ranged") != bool(attack.range):
                yield Problem(f"{where}.range", "FIG-CRD-07", "unit-range", {"unit": unit.id})


def _tray(files: Files, path: str, unit: UnitCard) -> Iterator[Problem]:
    """FIG-UNT-03: figures fill the tray in full ranks."""
    trays = {tray.id: tray for tray in files.trays.trays}
    yield from unknown_ids(f"{path}.tray", [unit.tray], trays, "trays.json")
    tray = trays.get(unit.tray)
    if tray and (tray.figures, tray.ranks, tray.files) != (unit.figures, unit.ranks, unit.files):
        yield Problem(path, "FIG-UNT-03", "unit-figures", {"unit": unit.id, "tray": f"tray-{tray.id}"})


def _people(files: Files) -> Iterator[Problem]:
    """Attachments and NCUs; a Commander costs 0 (FIG-CMD-01) and has his cards (FIG-CMD-03), an NCU has an
    ability (FIG-NCU-02)."""
    lists: dict[str, Sequence[Person]] = {
        place("attachments.json", "attachments"): files.attachments.attachments,
        place("ncus.json", "ncus"): files.ncus.ncus,
    }
    cards = {card.id: card for card in files.tactics_cards.cards}
    wanted = files.modes.numbers.commander_cards
    for start, people in lists.items():
        for index, person in enumerate(people):
            path = f"{start}[{index}]"
            yield from _printed(files, path, person)
            yield from unknown_ids(f"{path}.cards", person.cards, cards, "tactics_cards.json")
            if len(person.cards) != (wanted if person.commander else 0):
                facts = {"card": person.id, "count": len(person.cards), "expected": wanted}
                yield Problem(f"{path}.cards", "FIG-CMD-03", "commander-cards", facts)
            if person.commander and person.points:
                yield Problem(f"{path}.points", "FIG-CMD-01", "commander-points", {"card": person.id})
    for index, ncu in enumerate(files.ncus.ncus):
        if not ncu.abilities:
            path = place("ncus.json", "ncus", index, "abilities")
            yield Problem(path, "FIG-NCU-02", "ncu-no-ability", {"card": ncu.id})


def _printed(files: Files, path: str, entry: ArmyCard) -> Iterator[Problem]:
    """What every card of an army has: a faction, abilities, conditions."""
    factions = [faction.id for faction in files.units.factions]
    yield from unknown_ids(f"{path}.faction", [entry.faction], factions, "units.json")
    yield from unknown_ids(f"{path}.abilities", entry.abilities, _abilities(files), "abilities.json")
    yield from repeated_ids(f"{path}.abilities", entry.abilities)
    yield from _requirements(files, f"{path}.requirements", entry.requirements)


def _abilities(files: Files) -> list[str]:
    return [ability.id for ability in files.abilities.abilities]


def _requirements(files: Files, path: str, needs: Sequence[Requirement]) -> Iterator[Problem]:
    """FIG-ARM-09: conditions speak of cards and characters there are."""
    known = {entry.id for entry in files.army_cards()}
    people = {entry.character for entry in files.army_cards()} - {""}
    for need in needs:
        yield from unknown_ids(path, [need.card] if need.card else [], known, "attachments.json")
        yield from unknown_ids(path, [need.character] if need.character else [], people, "attachments.json")


def _cards(files: Files) -> Iterator[Problem]:
    """FIG-CMD-03: seven cards for each faction; a Commander's card is of his faction and on his card."""
    leaders = {entry.id: entry for entry in files.people() if entry.commander}
    playable = [faction.id for faction in files.units.factions if faction.playable]
    zones = [zone.id for zone in files.tactics_board.zones]
    start = place("tactics_cards.json", "cards")
    for index, card in enumerate(files.tactics_cards.cards):
        path = f"{start}[{index}]"
        yield from unknown_ids(f"{path}.faction", [card.faction], playable, "units.json")
        yield from unknown_ids(f"{path}.zone_bonus", card.zones, zones, "tactics_board.json")
        yield from unknown_ids(f"{path}.vow", [card.vow] if card.vow else [], zones, "tactics_board.json")
        if card.commander:
            yield from unknown_ids(f"{path}.commander", [card.commander], leaders, "attachments.json")
            leader = leaders.get(card.commander)
            if leader and (card.id not in leader.cards or leader.faction != card.faction):
                told = {"card": card.id, "commander": leader.id}
                yield Problem(path, "FIG-CMD-03", "card-other-commander", told)
    counts = Counter(card.faction for card in files.tactics_cards.cards if not card.commander)
    wanted = files.modes.numbers.faction_cards
    for faction in playable:
        if counts[faction] != wanted:
            facts = {"faction": faction, "count": counts[faction], "expected": wanted}
            yield Problem(start, "FIG-CMD-03", "faction-cards", facts)


def _terrain(files: Files) -> Iterator[Problem]:
    """Terrain of known keywords; a random table for every roll of 2D6 (FIG-SET-05)."""
    keywords = [keyword.id for keyword in files.terrain.keywords]
    types = [entry.id for entry in files.terrain.terrain]
    for index, entry in enumerate(files.terrain.terrain):
        path = place("terrain.json", "terrain", index, "keywords")
        yield from unknown_ids(path, entry.keywords, keywords, "terrain.json")
    path = place("terrain.json", "random_table")
    yield from unknown_ids(path, files.terrain.random_table, [*types, CHOICE], "terrain.json")
    if len(files.terrain.random_table) != ROLLS:
        yield Problem(path, "FIG-SET-05", "terrain-table")
    for index, supply in enumerate(files.terrain.supply):
        yield from unknown_ids(place("terrain.json", "supply", index), supply.faces, types, "terrain.json")


def _modes(files: Files) -> Iterator[Problem]:
    """Modes with two zones, and the cards they speak of (FIG-SET-01)."""
    cards = [card.id for card in files.objective_cards.cards]
    units = [unit.id for unit in files.units.units]
    spots: dict[str, Collection[str]] = {}
    for index, mode in enumerate(files.modes.modes):
        path, fixed = place("modes.json", "modes", index), mode.objectives.fixed
        spots[mode.id] = [spot.id for spot in fixed]
        printed = [spot.card for spot in fixed if spot.card]
        yield from unknown_ids(f"{path}.objectives", printed, cards, "objective_cards.json")
        yield from unknown_ids(
            f"{path}.walls", [mode.walls.card] if mode.walls.card else [], units, "units.json"
        )
        if mode.depths.keys() not in ({"player_1", "player_2"}, {"attacker", "defender"}):
            yield Problem(f"{path}.depths", "FIG-SET-01", "mode-zones", {"mode": mode.id})
    for index, card in enumerate(files.objective_cards.cards):
        path = place("objective_cards.json", "cards", index, "fixed")
        yield from unknown_ids(path, card.fixed, spots, "modes.json")
        for mode_id, spot in card.fixed.items():
            yield from unknown_ids(path, [spot], spots.get(mode_id, [spot]), "modes.json")


def _samples(files: Files) -> Iterator[Problem]:
    """Sample armies are legal (chapter ARM)."""
    content = build(files)
    for path, entry in numbered("sample_armies.json", "armies", files.sample_armies.armies):
        for problem in army_problems(content, entry.army()):
            yield replace(problem, path=path + problem.path.removeprefix("$"))
