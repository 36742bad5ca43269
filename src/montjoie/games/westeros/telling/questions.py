"""What each question shows beside its shape: the previews that help a player to decide."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.abilities.feats import DogsTarget, ExtraTarget
from montjoie.games.westeros.activation import DOGS, QUENCH, SCORCH, ChooseTarget, MoveTo
from montjoie.games.westeros.battlefield import sight, zones
from montjoie.games.westeros.cards import playing, tactics
from montjoie.games.westeros.cards.carry_out import CarryOut, ChooseUnits
from montjoie.games.westeros.combat.attack import RerollSymbol
from montjoie.games.westeros.combat.counter import CounterAttack
from montjoie.games.westeros.combat.engagement import Disengage, PartingAttack
from montjoie.games.westeros.combat.pursuit import NOBODY, PursuitTarget
from montjoie.games.westeros.combat.resolution import hitting
from montjoie.games.westeros.phases.command import PlayCommandCard
from montjoie.games.westeros.plans.archers import ArchersTarget, obstacles
from montjoie.games.westeros.queries import VOLLEY_DICE
from montjoie.games.westeros.state import G
from montjoie.games.westeros.telling import previews
from montjoie.games.westeros.timing.strike import Strike
from montjoie.kernel import OneOf

# Command cards and abilities.


@PlayCommandCard.told_by
def of_cards(space: PlayCommandCard, g: G) -> dict[str, Any]:
    """The zone of control of each commander and what he can pay (WES-CRD-05, WES-CRD-08), and the cards whose
    tactic could be used (WES-TAC-03)."""
    opened = [each.options for each in space.options.values() if isinstance(each, OneOf)]
    leaders = dict.fromkeys(name for names in opened for name in names)
    return {
        "zones": {name: sorted(zones.zone(g, name)) for name in leaders},
        "reach": {name: list(zones.controlled(g, name)) for name in leaders},
        "budget": {name: playing.budget(g, name) for name in leaders},
        "tactics": [card for card in space.options if tactics.met(g, space.house, card)],
    }


@ChooseUnits.told_by
def of_units(space: ChooseUnits, g: G) -> dict[str, Any]:
    """The text that is carried out, and the zone of control of its commander (WES-CRD-09)."""
    step: CarryOut = g.running(CarryOut)
    zone = sorted(zones.zone(g, step.commander)) if step.commander else []
    return {"text": step.text, "commander": step.commander, "zone": zone}


# Moves.


@MoveTo.told_by
def of_moves(space: MoveTo, g: G) -> dict[str, Any]:
    """The ways, where a move leaves no attack (WES-ACT-03), and what the unit does not see."""
    return {**previews.moves(g, space.unit, space.allowance), **previews.unseen(g, space.unit)}


# Attacks, each with its dice.


@ChooseTarget.told_by
def of_deeds(space: ChooseTarget, g: G) -> dict[str, Any]:
    """The dice of all that a unit can do with its attack, and what it does not see."""
    previewed = {doing: _deed(g, space.unit, doing) for doing in space.options}
    return {"previews": previewed, **previews.unseen(g, space.unit)}


def _deed(g: G, unit: str, doing: str) -> dict[str, Any]:
    if doing.startswith(DOGS):
        return previews.dogs(g, unit, doing.removeprefix(DOGS))
    if doing.startswith(SCORCH):
        return previews.scorch(g, unit, doing.removeprefix(SCORCH))
    if doing.startswith(QUENCH):
        return previews.quench(g, doing.removeprefix(QUENCH))
    return previews.attack(g, unit, doing)


@ExtraTarget.told_by
def of_extra_attacks(space: ExtraTarget, g: G) -> dict[str, Any]:
    """An attack, or the first die of war dogs (WES-KEY-32), and what the unit does not see."""
    unit, loosed = space.unit, isinstance(space, DogsTarget)
    previewed = {
        target: previews.dogs(g, unit, target) if loosed else previews.attack(g, unit, target, "extra")
        for target in space.options
    }
    return {"previews": previewed, **previews.unseen(g, unit)}


@PursuitTarget.told_by
def of_pursuits(space: PursuitTarget, g: G) -> dict[str, Any]:
    """The extra attack on each target (WES-KEY-61)."""
    targets = [target for target in space.options if target != NOBODY]
    return {"previews": {target: previews.attack(g, space.unit, target, "extra") for target in targets}}


@PartingAttack.told_by
def of_parting_attacks(space: PartingAttack, g: G) -> dict[str, Any]:
    """The blow at the unit that breaks away (WES-PAR-02)."""
    parting: Disengage = g.running(Disengage)
    return {"preview": previews.attack(g, parting.partner, parting.unit, "parting")}


@CounterAttack.told_by
def of_counter_attacks(space: CounterAttack, g: G) -> dict[str, Any]:
    """The blow at the attacker (WES-CTR-05)."""
    strike: Strike = g.running(Strike)
    return {"preview": previews.attack(g, strike.target, strike.attacker, "counter")}


@RerollSymbol.told_by
def of_rerolls(space: RerollSymbol, g: G) -> dict[str, Any]:
    """The roll, and which symbols hit (WES-ENG-13)."""
    strike: Strike = g.running(Strike)
    return {"rolled": list(strike.rolled), "good": list(hitting(g, strike))}


@ArchersTarget.told_by
def of_archers(space: ArchersTarget, g: G) -> dict[str, Any]:
    """Each shot (WES-GEN-04), and what the archers do not see."""
    units, origin = g.state.units, space.origin
    dice = {target: g.tally(VOLLEY_DICE, space.dice, origin, units[target].hex) for target in space.options}
    previewed = {target: previews.volley(g, space.token, target, tally) for target, tally in dice.items()}
    return {"previews": previewed, "hidden": sight.out_of_sight(g, origin, obstacles(g, origin))}
