"""What is going on in throne when a question is put: the fight, the bidding, the mustering."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from montjoie import Decision
from montjoie.games.throne.battle.strength import strengths
from montjoie.games.throne.battle.support import ATTACKER, Fight
from montjoie.games.throne.orders import stars
from montjoie.games.throne.planning_phase.assign import PlaceOrders
from montjoie.games.throne.state import G
from montjoie.games.throne.westeros_phase.clash_of_kings import BidTrack, OrderTies
from montjoie.games.throne.westeros_phase.mustering import Muster
from montjoie.games.throne.westeros_phase.wildlings import BidWildlings
from montjoie.tui.naming import Names
from montjoie.tui.screen import Screen


def scene(g: G, decision: Decision, names: Names, screen: Screen) -> RenderableType | None:
    """What the person must know to answer; None where the board says it all."""
    space = decision.space
    if isinstance(space, PlaceOrders):
        stars_left = screen.words("throne-planning", stars=stars(g, space.house))
        return Text(f"{screen.words('throne-orders')} {stars_left}", "dim")
    if isinstance(space, (BidTrack, OrderTies)):
        return Text(screen.words("throne-bidding", track=names.of(space.track), power=_power(g, names)))
    if isinstance(space, BidWildlings):
        strength = g.state.turn.wildlings
        return Text(screen.words("throne-watch", strength=strength, power=_power(g, names)))
    if isinstance(space, Muster):
        points = ", ".join(f"{names.of(area)} {n}" for area, n in space.points.items() if n)
        return Text(screen.words("throne-points", points=points))
    fight = next((step for step in reversed(g.stack) if isinstance(step, Fight)), None)
    return _fight(g, fight, names, screen) if fight else None


def _fight(g: G, fight: Fight, names: Names, screen: Screen) -> RenderableType:
    """Both sides with their strength, part by part."""
    facts = {"area": names.of(fight.area), "origin": names.of(fight.origin)}
    lines = [Text(screen.words("throne-fight", **facts), "bold")]
    for side, tally in strengths(g, fight).items():
        if side == ATTACKER or fight.defender:
            parts = ", ".join(f"{names.of(part.source)} {part.value:+}" for part in tally.parts if part.value)
            house = names.of(fight.house(side))
            lines.append(Text(f"  {names.of(side)} {house}{names.colon}{tally.total} = {parts or 0}"))
        else:
            lines.append(Text("  " + screen.words("throne-force", strength=tally.total)))
    return Group(*lines)


def _power(g: G, names: Names) -> str:
    return ", ".join(f"{names.of(house)} {row.power}" for house, row in g.state.houses.items())
