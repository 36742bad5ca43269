"""Every way the battlefield of conquest can change, chapter by chapter."""

from montjoie.games.conquest.events.rounds import (
    Arriving,
    CardDrawn,
    CardWasted,
    DieShifted,
    FirstPlayerSettled,
    HeldBack,
    PhaseBegan,
    ReinforcementsDiced,
    RoundBegan,
    Scored,
    StackBuilt,
    SupremacyDiced,
)
from montjoie.games.conquest.events.setup import ArmyMustered, CharacterJoined, EdgeChosen, RolledOff
from montjoie.games.conquest.events.units import (
    ActionTaken,
    Activated,
    EntryFailed,
    LastingBegun,
    LastingEnded,
    Passed,
    Rallied,
    RegimentMoved,
)

__all__ = [
    "ActionTaken",
    "Activated",
    "ArmyMustered",
    "Arriving",
    "CardDrawn",
    "CardWasted",
    "CharacterJoined",
    "DieShifted",
    "EdgeChosen",
    "EntryFailed",
    "FirstPlayerSettled",
    "HeldBack",
    "LastingBegun",
    "LastingEnded",
    "Passed",
    "PhaseBegan",
    "Rallied",
    "RegimentMoved",
    "ReinforcementsDiced",
    "RolledOff",
    "RoundBegan",
    "Scored",
    "StackBuilt",
    "SupremacyDiced",
]
