"""Who scores a mission, how often, and what becomes of its card (FIG-WIN-03, FIG-WIN-09, FIG-RUL-44); then
the missions: those fulfilled by what happens in the round (`@happens`), and those judged at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from montjoie.games.figurines.battlefield import control, field, teams, units, zones
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.events import Counted, CountsCleared, MissionDiscarded, MissionShown
from montjoie.games.figurines.harm import casualties, effects, victory
from montjoie.games.figurines.state import CONDITIONS, G, mode_of
from montjoie.games.figurines.timing import Moment
from montjoie.table import plane

Feat: TypeAlias = Callable[[G, Moment], Iterable[str]]  # the players who fulfil it by what happened
Check: TypeAlias = Callable[[G, str, str], bool]  # whether a player fulfils it, who named something
watching: dict[str, list[tuple[str, Feat]]] = {}  # by situation: missions and their rules
witnessed: dict[str, Feat] = {}  # by mission
judged: dict[str, Check] = {}  # by mission


def happens(*windows: str) -> Callable[[Feat], Feat]:
    """The rule of the mission of that name, which these situations may fulfil."""

    def mark(feat: Feat) -> Feat:
        witnessed[feat.__name__] = feat
        for window in windows:
            watching.setdefault(window, []).append((feat.__name__, feat))
        return feat

    return mark


# Scoring.


def watch(g: G, moment: Moment) -> None:
    """Something happened: missions in play may be fulfilled by it."""
    for mission, feat in watching.get(moment.window, ()):
        if in_play(g, mission):
            for player in feat(g, moment):
                fulfil(g, mission, player)


def judge(g: G) -> None:
    """At the end of the round: every mission that is judged then, for every player."""
    for mission, check in judged.items():
        if in_play(g, mission):
            for player, row in g.state.players.items():
                if not row.eliminated and check(g, player, named(g, mission, player)):
                    fulfil(g, mission, player)


def in_play(g: G, mission: str) -> bool:
    """Whether somebody could score a mission now: it is open, or somebody's for this round; not before round
    2 (FIG-WIN-09, FIG-DWD-07)."""
    if g.state.course.round < mode_of(g).scoring.from_round:
        return False
    chosen = any(row.card == mission for row in g.state.missions.values())
    return chosen or mission in g.state.open_missions


def named(g: G, mission: str, player: str) -> str:
    """What a player named for a mission (FIG-DWD-05)."""
    if mission in g.state.open_missions:
        return g.state.open_missions[mission].named.get(player, "")
    return g.state.missions[player].named if player in g.state.missions else ""


def fulfil(g: G, mission: str, player: str) -> None:
    """A player fulfils a mission: an open one (FIG-WIN-04, FIG-DWD-02), or the own one of this round, which
    is shown now where its card says so (FIG-WIN-03) and stays while it can score again (FIG-RUL-90)."""
    if mission in g.state.open_missions:
        _score(g, mission, player)
        return
    own = g.state.missions.get(player)
    if own is None or own.card != mission:
        return
    if not own.shown:
        if g.content.missions[mission].reveal not in ("when_fulfilled", "round_end"):
            return
        g.emit(MissionShown(player, mission))
    _score(g, mission, player)
    if g.content.missions[mission].limit == 1:
        g.emit(MissionDiscarded(mission, player, "fulfilled"), "FIG-WIN-09")


def _score(g: G, mission: str, player: str) -> None:
    """As often in a round as the card says, partners together (FIG-RUL-44, FIG-RUL-90, FIG-MUL-05)."""
    card = g.content.missions[mission]
    scorer = f"{mission}/{g.state.players[player].team}"
    times = g.state.tally.get(f"scored/{scorer}", 0)
    if card.limit and times >= card.limit:
        return
    g.emit(Counted("scored", times + 1, scorer), "FIG-RUL-44")
    victory.score(g, player, card.vp, mission, "FIG-WIN-09")


def count(g: G, what: str, of: str) -> None:
    """One more of what missions look at at the end of the round."""
    g.emit(Counted(what, g.state.tally.get(f"{what}/{of}", 0) + 1, of))


def forget(g: G) -> None:
    """A round begins: nothing has been counted in it."""
    old = tuple(count for count in g.state.tally if count.partition("/")[0] in ROUNDLY)
    if old:
        g.emit(CountsCleared(old))


ROUNDLY = ("scored", "attacked", "panic-passed", "panic-failed", "rank-lost", "fallen", "losses")


# The missions.


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


# Judged at the end of the round: what a player holds, controls or has endured.

CENTRE = "centre"


def board_zones(g: G, player: str) -> set[str]:
    """The zones of the Tactics board a player and his partners control (FIG-TAC-02, FIG-MUL-06,
    FIG-RUL-91)."""
    return {row.zone for row in g.state.ncus.values() if row.zone and teams.friends(g, player, row.owner)}


def behind_their_lines(g: G, player: str) -> bool:
    """Whether a unit of a player is completely in an enemy deployment zone."""
    theirs = {zones.zone(g, foe) for foe in teams.opponents(g, player)}
    own = [field.tray(g, unit) for unit in field.on_table(g, player=player)]
    return any(plane.covers(zone, tray) for zone in theirs for tray in own)


def stood_fast(g: G, player: str) -> bool:
    """Whether a unit of a player was attacked at least twice in this round and is not destroyed."""
    own = field.on_table(g, player=player)
    return any(g.state.tally.get(f"attacked/{unit}", 0) >= 2 for unit in own if units.alive(g, unit))


def best_informed(g: G, player: str) -> bool:
    """Whether a player holds more Tactics cards than every opponent, before any is discarded."""
    own = len(g.state.hands[player].cards)
    return all(own > len(g.state.hands[foe].cards) for foe in teams.opponents(g, player))


def lost(g: G, unit: str) -> bool:
    """Whether a unit was destroyed or lost a rank in this round."""
    return bool(g.state.tally.get(f"rank-lost/{unit}") or g.state.tally.get(f"fallen/{unit}"))


def panics(g: G, player: str, outcome: str) -> int:
    """How many panic tests a player passed or failed in this round; partners' tests are not one's own
    (FIG-RUL-91)."""
    return g.state.tally.get(f"panic-{outcome}/{player}", 0)


CHECKS: dict[str, Check] = {
    "hold_that_ground": lambda g, player, named: named in control.held(g, player),
    "the_named_foe": lambda g, player, named: bool(named) and lost(g, named),
    "masters_of_intrigue": lambda g, player, named: len(board_zones(g, player)) >= 3,
    "seize_the_crown": lambda g, player, named: {"crown", "wealth"} <= board_zones(g, player),
    "hold_the_centre": lambda g, player, named: CENTRE in control.held(g, player),
    "two_banners": lambda g, player, named: len(control.held(g, player)) >= 2,
    "three_banners": lambda g, player, named: len(control.held(g, player)) >= 3,
    "behind_their_lines": lambda g, player, named: behind_their_lines(g, player),
    "stand_fast": lambda g, player, named: stood_fast(g, player),
    "unbroken": lambda g, player, named: panics(g, player, "passed") >= 2 and not panics(g, player, "failed"),
    "well_informed": lambda g, player, named: best_informed(g, player),
    "spread_misery": lambda g, player, named: in_misery(g, player),  # FIG-DWD-08
}
judged.update(CHECKS)
