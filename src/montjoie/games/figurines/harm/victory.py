"""Chapter 4.33: Victory Points, elimination and the end of the game (FIG-VIC)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field, teams, units
from montjoie.games.figurines.events import PlayerEliminated, PointsCompared, VpGained
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import hook
from montjoie.kernel import Part

# During the game.


def score(
    g: G,
    player: str,
    vp: int,
    reason: str,
    rule: str,
    unit: str | None = None,
    objective: str | None = None,
    parts: tuple[Part, ...] = (),
) -> None:
    """A player gains Victory Points, in ways the mode sets (FIG-OVR-03); they are the team's and are never
    lost (FIG-VIC-08, FIG-MUL-05)."""
    if vp > 0 and hook(g).gains(g, player):
        team, before = g.state.players[player].team, scores(g)
        now = {who: n + vp * (g.state.players[who].team == team) for who, n in before.items()}
        g.emit(VpGained(player, vp, reason, unit, objective, parts, now), rule)


def scores(g: G) -> dict[str, int]:
    """The Victory Points of all players."""
    return {player: row.vp for player, row in g.state.players.items()}


def unit_destroyed(g: G, unit: str, by: str, attacker: str = "") -> None:
    """Victory Through Combat: 1 VP at once for whoever destroyed an enemy Combat Unit; where its own side or
    nobody did, for each opponent (FIG-VIC-01, FIG-DIF-06, FIG-RUL-56); an Insignificant unit gives
    nothing. Then what the mode gives. A wall is no Combat Unit (FIG-STO-15)."""
    row, mode = g.state.units[unit], hook(g)
    if not units.is_wall(g, unit) and not abilities.has(g, unit, "insignificant"):
        for player in victors(g, row.owner, by):
            if mode.combat_vp(g, player):
                score(g, player, g.content.numbers.combat_vp, "vp-combat", "FIG-VIC-01", unit)
    mode.unit_destroyed(g, unit, by, attacker)


def victors(g: G, owner: str, by: str) -> tuple[str, ...]:
    """Who gains by the loss of a unit, one player for each team."""
    if by and not teams.friends(g, by, owner):
        return (by,)
    return tuple({g.state.players[who].team: who for who in reversed(teams.opponents(g, owner))}.values())


def needed(g: G, player: str) -> int:
    """The Victory Points that win: by the size of the game, which is that of a whole team (FIG-VIC-02,
    FIG-MUL-05, FIG-RUL-108), and what the mode adds."""
    size = g.state.course.size * len(teams.members(g, player))
    return g.content.vp_needed(size) + hook(g).vp_needed_delta(g)


# Elimination.


def check_elimination(g: G) -> None:
    """A side without a Combat Unit on the table, nor any that may still come, is out (FIG-VIC-06,
    FIG-RUL-34); the last side left wins at once (FIG-MUL-09, FIG-MUL-10, FIG-RUL-27). Called whenever trays
    were removed; sides that fall at the same moment are compared by VP (FIG-RUL-57)."""
    if g.result is not None:
        return
    alive = teams.sides(g)
    fallen = [side for side in alive if not any(_stands(g, player) for player in side)]
    standing = [side for side in alive if side not in fallen]
    if not fallen:
        return
    if not standing:
        winners = best(g, fallen)
        finish(g, winners, "FIG-RUL-57", "reason-all-fallen", _tie(g, fallen, winners))
        return
    for side in fallen:
        for player in side:
            g.emit(PlayerEliminated(player, scores(g)))
    if len(standing) == 1:
        finish(g, standing, "FIG-VIC-06", "reason-last-standing")


def decided(g: G) -> bool:
    """Whether one side alone is left, or none (FIG-VIC-06, FIG-RUL-138)."""
    return sum(any(_stands(g, player) for player in side) for side in teams.sides(g)) < 2


def _stands(g: G, player: str) -> bool:
    """Whether a player has a Combat Unit on the table, or others that may still come."""
    return player in field.present(g) or hook(g).returns(g, player)


# The end of the game.


def check(g: G) -> None:
    """Clean-up step c: who has the needed VP and more than every opponent wins (FIG-VIC-03, FIG-RUL-51), be
    they above the number too (FIG-RUL-139); where several are tied for most, play goes on (FIG-VIC-04).
    After round 6 the game ends (FIG-VIC-05, FIG-RND-13)."""
    sides = teams.sides(g)
    for side in sides:
        vp = _vp(g, side)
        if vp >= needed(g, side[0]) and all(vp > _vp(g, other) for other in sides if other is not side):
            finish(g, [side], "FIG-VIC-03", "reason-vp")
            return
    if g.state.course.round >= g.content.numbers.rounds:
        _last_round(g, sides)


def _last_round(g: G, sides: list[tuple[str, ...]]) -> None:
    """Unless the mode names a winner (FIG-STO-17): most VP, then most points left on the table, then a shared
    victory (FIG-VIC-05)."""
    named = hook(g).winner_at_end(g)
    if named:
        finish(g, [teams.members(g, named)], "FIG-STO-17", "reason-siege-held")
        return
    winners = best(g, sides)
    finish(g, winners, "FIG-VIC-05", "reason-most-vp", _tie(g, sides, winners))


def best(g: G, sides: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The sides with most VP, of those the ones with most points left on the table (FIG-VIC-05)."""
    top = max(_worth(g, side) for side in sides)
    return [side for side in sides if _worth(g, side) == top]


def _tie(g: G, sides: list[tuple[str, ...]], winners: list[tuple[str, ...]]) -> str | None:
    """What decides between sides with equal VP, where something has to; the points left are told first."""
    if sum(_vp(g, side) == _vp(g, winners[0]) for side in sides) < 2:
        return None
    g.emit(PointsCompared({player: points_left(g, player) for side in sides for player in side}))
    return "tie-shared" if len(winners) > 1 else "tie-points-left"


def _worth(g: G, side: tuple[str, ...]) -> tuple[int, int]:
    return _vp(g, side), sum(points_left(g, player) for player in side)


def _vp(g: G, side: tuple[str, ...]) -> int:
    """Partners have the same VP (FIG-MUL-05)."""
    return g.state.players[side[0]].vp


def points_left(g: G, player: str) -> int:
    """The costs of a player's Combat Units on the table, whatever they have lost, and of their Attachments;
    a Commander costs nothing, NCUs are not on the table (FIG-VIC-07, FIG-RUL-35)."""
    return sum(units.cost(g, unit) for unit in field.on_table(g, player, walls=True))


def finish(g: G, winners: list[tuple[str, ...]], rule: str, reason: str, tie: str | None = None) -> None:
    """The game is over: the winners, then the other sides by VP, those eliminated last."""
    places = [[player for side in winners for player in side]]
    won = set(places[0])
    rest: dict[tuple[bool, int, int], list[str]] = {}
    for side in teams.all_sides(g):
        if side[0] not in won:
            vp, points = _worth(g, side)
            rest.setdefault((g.state.players[side[0]].eliminated, -vp, -points), []).extend(side)
    places += [rest[key] for key in sorted(rest)]
    g.finish(places, scores(g), rule, reason, tie)
