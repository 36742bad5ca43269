"""From sound files to the content the rules read."""

from __future__ import annotations

from typing import get_args

from montjoie.games.westeros.content.base import House, UnitClass, Zone
from montjoie.games.westeros.content.board import MoraleTrackFile, TerrainEntry
from montjoie.games.westeros.content.cards import CommanderEntry, CommitAbility, UnitAbility, UnitCardEntry
from montjoie.games.westeros.content.files import Files
from montjoie.games.westeros.content.maps import board_of, terrain_of, tokens_of
from montjoie.games.westeros.content.model import (
    Ability,
    Card,
    CommanderCard,
    Content,
    Objective,
    Plan,
    Shifts,
    Skirmish,
    StartUnit,
    Terrain,
    UnitCard,
)
from montjoie.games.westeros.content.plans import PlanFile
from montjoie.games.westeros.content.skirmish import SummaryCard
from montjoie.kernel.content import by_language

HOUSES: tuple[House, ...] = get_args(House)


def build(files: Files) -> Content:
    """The content that sound files make."""
    cards, figures = files.command_cards.cards, files.commanders.figures
    units = {entry.id: _unit_card(entry) for entry in files.unit_cards.units}
    commanders = {entry.id: _commander(entry, files, units) for entry in files.commanders.commanders}
    return Content(
        boards={side.id: board_of(files.board, side.id) for side in files.board.sides},
        directions=files.board.direction_indicator.tokens,
        printed_terrain=files.board.printed_terrain,
        devastated_as=files.terrain.devastated_as,
        components=files.board.components,
        faces=files.dice.die.faces,
        terrain={entry.id: _terrain(entry) for entry in files.terrain.terrain},
        zones=_zones(files.morale_track),
        breaks={
            space.zone: space.space
            for space in (*files.morale_track.spaces, *files.morale_track.ends)
            if space.is_break
        },
        shifts=Shifts(
            dict(files.morale_track.shifts.eliminated.items()),
            files.morale_track.shifts.token_raise,
            files.morale_track.shifts.token_rally,
        ),
        unit_cards=units,
        figures={figure.id: figure.house for figure in figures},
        commanders=commanders,
        zone_of_control=files.commanders.zone_of_control,
        cards={card.id: Card(card.id, card.house, card.figure, card.commands, card.tactic) for card in cards},
        basic_cards={
            house: tuple(card.id for card in cards if card.house == house and card.figure is None)
            for house in HOUSES
        },
        figure_cards={
            figure.id: tuple(card.id for card in cards if card.figure == figure.id) for figure in figures
        },
        plans={id: _plan(id, plan, files, units, commanders) for id, plan in _in_order(files.plans)},
        skirmishes={card.id: _skirmish(card, files) for card in files.skirmish.summary_cards},
        setup_cards={card.id: card for card in files.skirmish.setup_cards},
        setup_decks={
            house: tuple(card.id for card in files.skirmish.setup_cards if card.house == house)
            for house in HOUSES
        },
        names=by_language(files.names()),
        texts=by_language(files.texts()),
    )


def _in_order(plans: dict[str, PlanFile]) -> list[tuple[str, PlanFile]]:
    """Battles by their number in the book, those without one at the end."""
    return sorted(plans.items(), key=lambda entry: (entry[1].number is None, entry[1].number, entry[0]))


def _terrain(entry: TerrainEntry) -> Terrain:
    classes: tuple[UnitClass, ...] = get_args(UnitClass)
    return Terrain(
        id=entry.id,
        token=entry.kind == "token",
        on=entry.on,
        blocks_sight=entry.blocks_sight,
        blocks_war_dogs=entry.blocks_war_dogs,
        over_units=entry.over_units,
        entering={each: entry.entering_by_class.get(each, entry.entering) for each in classes},
        road=entry.entering == "road",
        impassable=entry.entering == "impassable",
        no_pursuit=entry.no_pursuit,
        cover=entry.cover,
        caps=entry.caps,
        burning=entry.burning,
    )


def _zones(track: MoraleTrackFile) -> dict[str, tuple[Zone, ...]]:
    """The zone of every space of a side, the start included (WES-MOR-03)."""
    way = [space.zone for space in track.spaces]
    return {last.end: ("grey", *way, last.zone) for last in track.ends}


def _unit_card(entry: UnitCardEntry) -> UnitCard:
    return UnitCard(
        id=entry.id,
        house=entry.house,
        unit_class=entry.unit_class,
        keywords={keyword.id: keyword.x for keyword in entry.keywords},
        strength=entry.strength,
        figures_in_box=entry.figures_in_box,
        ranged=entry.attack == "ranged",
        range=entry.range,
        valor_never_hits=entry.valor_never_hits,
        order_table=dict(entry.order_table.items()),
    )


def _commander(entry: CommanderEntry, files: Files, units: dict[str, UnitCard]) -> CommanderCard:
    return CommanderCard(
        id=entry.id,
        figure=entry.figure,
        house=units[entry.unit_card].house,
        command_limit=entry.command_limit,
        capture_rating=entry.capture_rating,
        unit_card=entry.unit_card,
        traits=frozenset((*entry.traits, units[entry.unit_card].unit_class)),
        unit_ability=_ability(entry.unit_ability),
        commit_ability=_ability(entry.commit_ability),
    )


def _ability(entry: UnitAbility | CommitAbility) -> Ability:
    optional = entry.optional if isinstance(entry, UnitAbility) else True
    return Ability(entry.timing, entry.only_if, optional, entry.ops)


def _plan(
    id: str,
    plan: PlanFile,
    files: Files,
    units: dict[str, UnitCard],
    commanders: dict[str, CommanderCard],
) -> Plan:
    ground = terrain_of(plan, files.terrain)
    start = {}
    for house in HOUSES:
        for unit in plan.units[house]:
            card = commanders[unit.commander].unit_card if unit.commander else str(unit.unit_card)
            figures = units[card].strength
            start[unit.id] = StartUnit(unit.id, house, card, unit.rank, unit.hex, unit.commander, figures)
    return Plan(
        id=id,
        number=plan.number,
        side=plan.side,
        board=board_of(files.board, plan.side),
        north=plan.edges.north,
        south=plan.edges.south,
        directions=plan.directions or files.board.direction_indicator.tokens,
        round_limit=plan.round_limit,
        command_tokens=plan.command_tokens,
        order_value=plan.order_value,
        command_value=plan.command_value,
        morale_ends=dict(plan.morale_ends.items()),
        momentum=plan.momentum,
        terrain=ground,
        tokens=tokens_of(plan, ground),
        units=start,
        commanders={
            house: tuple(unit.commander for unit in plan.units[house] if unit.commander) for house in HOUSES
        },
        objectives={
            entry.id: Objective(entry.id, entry.hex, entry.control, entry.held_by)
            for entry in plan.objectives
        },
        special_rules=plan.special_rules,
        victory=plan.victory,
    )


def _skirmish(card: SummaryCard, files: Files) -> Skirmish:
    return Skirmish(
        id=card.id,
        side=card.side,
        board=board_of(files.board, card.side),
        north=card.edges.north,
        south=card.edges.south,
        directions=files.board.direction_indicator.tokens,
        round_limit=card.round_limit,
        command_tokens=card.command_tokens,
        order_value=card.order_value,
        command_value=card.command_value,
        morale_ends=dict(card.morale_ends.items()),
        victory=card.victory,
        momentum=card.momentum,
        commanders=card.commanders,
        unit_value=card.unit_value,
        terrain_value=card.terrain_value,
        placement=card.placement,
    )
