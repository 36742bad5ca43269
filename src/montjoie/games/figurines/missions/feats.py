"""Missions fulfilled by what happens in the round, and what is counted for those judged at its end."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm import casualties, effects
from montjoie.games.figurines.missions.scoring import count, happens
from montjoie.games.figurines.state import CONDITIONS, G, mode_of
from montjoie.games.figurines.timing import Moment

DESTROYED = "destroyed"  # the situation in which the player responsible is `moment.player`


def note(g: G, moment: Moment) -> None:
    """Count what missions look at at the end of the round."""
    match moment.window:
        case "attack_completed":
            count(g, "attacked", moment.other)
        case "panic_passed":
            count(g, "panic-passed", moment.player)
        case "panic_failed":
            count(g, "panic-failed", moment.player)
        case "rank_destroyed":
            count(g, "rank-lost", moment.unit)


def fell(g: G, unit: str, by: str, attacker: str) -> Moment:
    """A unit was destroyed: count it, and say who did it."""
    count(g, "losses", g.state.units[unit].owner)
    count(g, "fallen", unit)
    return Moment(DESTROYED, unit=unit, other=attacker, player=by)


def against(g: G, player: str, unit: str) -> bool:
    """Whether a player did something to an enemy unit."""
    return bool(player) and effects.is_enemy(g, player, unit)


@happens("attack_completed")
def strike_their_flanks(g: G, moment: Moment) -> Iterator[str]:
    """Strike Their Flanks: each time one attacks an enemy on its flank or rear."""
    attack = g.running(Attack)
    if attack is not None and attack.arc in ("left", "right", "rear"):
        yield moment.player


@happens("morale_failed", "panic_failed")
def break_their_will(g: G, moment: Moment) -> Iterator[str]:
    """Break Their Will: each time an enemy unit fails a morale test, a panic test too (FIG-MRL-04)."""
    yield from teams.opponents(g, moment.player)


@happens("condition_gained", "turn_start", "turn_end")
def spread_misery(g: G, moment: Moment) -> Iterator[str]:
    """Spread Misery: at least 3 enemy units have the same kind of condition token; in Dark Wings, Dark Words
    this counts at the end of a round only (FIG-DWD-08)."""
    if mode_of(g).scoring.missions != "open":
        yield from (player for player in g.state.players if in_misery(g, player))


def in_misery(g: G, player: str) -> bool:
    """Whether 3 enemies of a player have the same token."""
    foes = [g.state.units[unit].conditions for unit in effects.enemies(g, player)]
    return any(sum(kind in each for each in foes) >= 3 for kind in CONDITIONS)


@happens(DESTROYED)
def take_no_prisoners(g: G, moment: Moment) -> Iterator[str]:
    """Take No Prisoners: one destroys an enemy Combat Unit."""
    if against(g, moment.player, moment.unit):
        yield moment.player


@happens(DESTROYED)
def kill_the_commander(g: G, moment: Moment) -> Iterator[str]:
    """Kill the Commander: the unit of the enemy's Commander, or any where he is an NCU or gone already."""
    if against(g, moment.player, moment.unit) and counts_as_commander(g, moment.unit):
        yield moment.player


def counts_as_commander(g: G, unit: str) -> bool:
    """Whether a fallen unit had its Commander in it, or no unit on the table has him any more."""
    owner = g.state.units[unit].owner
    commander = g.state.players[owner].commander
    row = g.state.units[unit]
    if commander in (row.card, *row.attachments, *row.fallen):
        return True
    return not any(
        other.owner == owner and other.figures and commander in (other.card, *other.attachments)
        for other in g.state.units.values()
    )


@happens("charge_successful")
def thundering_charge(g: G, moment: Moment) -> Iterator[str]:
    """Thundering Charge: each successful charge that is not disorderly."""
    if not g.running(Charge).disorderly:
        yield moment.player


@happens("rank_destroyed")
def rain_of_arrows(g: G, moment: Moment) -> Iterator[str]:
    """Rain of Arrows: one's ranged attacks destroy a rank or a unit, whose last rank falls with it."""
    suffered, attack = g.running(casualties.Suffer), g.running(Attack)
    shot = suffered.attack and attack is not None and attack.kind == "ranged"
    if shot and against(g, suffered.by, moment.unit):
        yield suffered.by


@happens("rank_destroyed")
def cut_the_ranks(g: G, moment: Moment) -> Iterator[str]:
    """Cut the Ranks: each enemy rank one destroys."""
    suffered = g.running(casualties.Suffer)
    if against(g, suffered.by, moment.unit):
        yield suffered.by


@happens(DESTROYED)
def blood_price(g: G, moment: Moment) -> Iterator[str]:
    """Blood Price: after one of one's units was destroyed in this round one destroys an enemy unit."""
    if against(g, moment.player, moment.unit) and g.state.tally.get(f"losses/{moment.player}"):
        yield moment.player
