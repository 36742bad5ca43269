"""What rows and running procedures of a position may name (KER-POS-03)."""

from __future__ import annotations

from typing import get_args

from montjoie.games.figurines.content.base import Window
from montjoie.games.figurines.state import CONDITIONS
from montjoie.games.figurines.timing import registry
from montjoie.kernel.vocabulary import Vocabulary, Words, all_mean

PLAYER = Vocabulary(lambda g: g.state.players)
UNIT = Vocabulary(lambda g: g.state.units)
NCU = Vocabulary(lambda g: g.state.ncus)
EITHER = Vocabulary(lambda g: {**g.state.units, **g.state.ncus})
TOKEN = Vocabulary(lambda g: g.state.objectives)
PIECE = Vocabulary(lambda g: g.state.terrain)
NAMED = Vocabulary(lambda g: {**g.state.units, **g.state.objectives})
ZONE = Vocabulary(lambda g: g.content.zones)
CARD = Vocabulary(lambda g: g.content.cards)
ABILITY = Vocabulary(lambda g: g.content.abilities)
ATTACHMENT = Vocabulary(lambda g: g.content.attachments, "FIG-ATC-03", "no-such-attachment")
ATTACK = Vocabulary(lambda g: {each.id for card in g.content.units.values() for each in card.attacks})
MISSION = Vocabulary(lambda g: g.content.missions)
SIEGE = Vocabulary(lambda g: g.content.siege_cards)
KIND = Vocabulary(lambda g: g.content.terrain)
FACTION = Vocabulary(lambda g: g.content.factions)
CONDITION = Vocabulary(lambda g: CONDITIONS)
WINDOW = Vocabulary(lambda g: get_args(Window))
ARC = Vocabulary(lambda g: ("front", "left", "right", "rear"))
ROLL = Vocabulary(lambda g: ("attack", "defense", "morale", "charge", "retreat"))
OUTCOME = Vocabulary(lambda g: ("passed", "failed"))
USABLE = Vocabulary(lambda g: {**g.content.cards, **g.content.abilities, **registry})
TOUCHED = Vocabulary(lambda g: {**g.state.units, **g.state.ncus, **g.state.players})

STEPS: Words = {
    **all_mean(UNIT, "attacker defender units wall fallen friends foes barred doer against legal"),
    **all_mean(EITHER, "unit other"),
    **all_mean(PLAYER, "player owner up chooser by asked passed limited resolved rollers ordered_by"),
    **all_mean((PLAYER, None), "made again rerolls declared used"),
    "attack": ATTACK,
    "tested": OUTCOME,
    "ncu": NCU,
    "ability": ABILITY,
    "zone": ZONE,
    "arc": ARC,
    "rolling": ROLL,
    "victim": ATTACHMENT,
    "use": CARD,
    "drawn": MISSION,
    "perilous": PIECE,
    "met": TOKEN,
    "window": WINDOW,
    "leads": (None, PLAYER),
    "Afflict.by": UNIT,
    "ActivateNcu.effect": ZONE,
    "Charge.target": UNIT,
    "ChooseCorners.order": PLAYER,
    "DropToken.token": TOKEN,
    "MoveCondition.kind": CONDITION,
    "NameForMissions.waiting": (MISSION, PLAYER),
    "PlaceTerrain.kind": KIND,
    "PushAside.settled": UNIT,
    "PushAside.target": UNIT,
    "Retreat.left": UNIT,
    "ScoreObjectives.waiting": (TOKEN, UNIT),
    "Situation.waiting": (PLAYER, None),
    "UseOrder.order": ABILITY,
    "Boons.effect": USABLE,
}

TABLES: dict[str, Words] = {
    "players": {"faction": FACTION, "discard": CARD},
    "units": {
        "orders": ABILITY,
        "spent": ABILITY,
        "attachments": ATTACHMENT,
        "fallen": ATTACHMENT,
        "influences": Vocabulary(lambda g: g.state.ncus, "FIG-INF-01", "no-such-ncu"),
        "carries": Vocabulary(lambda g: g.state.objectives, "FIG-FEA-05", "no-such-token"),
    },
    "attached": {
        "owner": Vocabulary(lambda g: g.state.players, "FIG-CMD-09"),
        "unit": Vocabulary(lambda g: g.state.units, "FIG-CMD-09", "attached-wrong"),
        "card": Vocabulary(lambda g: g.content.cards, "FIG-CMD-09", "attached-wrong"),
    },
    "ncus": {"orders": ABILITY, "spent": ABILITY},
    "objectives": {
        "claimed": UNIT,
        "pile": PIECE,
        "target": NCU,
        "card": Vocabulary(lambda g: g.content.objectives, "FIG-OBJ-01", "no-such-objective-card"),
    },
    "lasting": {"owner": PLAYER, "units": TOUCHED},
    "hands": {"owner": PLAYER, "cards": CARD},
    "decks": {"owner": PLAYER, "cards": CARD},
    "missions": {"owner": PLAYER, "card": MISSION, "named": NAMED},
    "mission_hands": {"owner": PLAYER, "cards": MISSION},
    "mission_deck": {"cards": MISSION},
    "open_missions": {"": MISSION, "named": (PLAYER, NAMED)},
    "siege_hands": {"owner": PLAYER, "cards": SIEGE},
    "siege_cards": {"": SIEGE},
}
