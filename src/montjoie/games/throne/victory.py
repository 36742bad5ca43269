"""The end of the game: seven areas at once, or the most after turn ten (THR-END)."""

from __future__ import annotations

from montjoie.games.throne.control import owners
from montjoie.games.throne.events import TieBroken
from montjoie.games.throne.seating import tie_breaker, to
from montjoie.games.throne.state import G
from montjoie.kernel import OneOf, PublicStep, Question, ask


def castles(g: G) -> dict[str, int]:
    """How many areas with a city or a stronghold each house controls; each counts once (THR-END-02)."""
    count = dict.fromkeys(g.state.houses, 0)
    owner = owners(g)
    for area in g.content.victory_areas:
        if area in owner:
            count[owner[area]] += 1
    return count


def needed(g: G) -> int:
    """How many areas win at once: eight with three players, seven with more (THR-PLR-07)."""
    return g.content.player_counts[len(g.seats)].instant_victory


def winners(g: G) -> tuple[str, ...]:
    """The houses that control enough areas to win at once (THR-END-01)."""
    enough = needed(g)
    return tuple(house for house, n in castles(g).items() if n >= enough)


def check_victory(g: G) -> None:
    """End the game if a house controls enough areas (THR-END-01, THR-END-04): called after every change
    of control."""
    found = winners(g)
    if len(found) == 1:
        crown(g, found[0])
    elif found:
        g.do(TiedVictory(winners=found))


def crown(g: G, winner: str, tie: str | None = None) -> None:
    """The winner first, the others as they would rank at the end."""
    rest = [[h for h in place if h != winner] for place in standings(g)]
    finish(g, [[winner], *(place for place in rest if place)], "THR-END-01", "reason-enough-areas", tie)


def final_ranking(g: G) -> None:
    """After turn ten the house with the most areas wins (THR-END-02, THR-GEN-02); what decided between
    equals is said (THR-END-03)."""
    places, count, houses = standings(g), castles(g), g.state.houses
    first, *others = (house for place in places for house in place)
    equals = [house for house in others if count[house] == count[first]]
    tie = None
    if len(places[0]) > 1:
        tie = "tie-shared"
    elif equals:
        level = any(houses[house].supply == houses[first].supply for house in equals)
        tie = "tie-power" if level else "tie-supply"
    finish(g, places, "THR-END-02", "reason-last-turn", tie)


def standings(g: G) -> list[list[str]]:
    """The houses from first to last: areas, then supply level as it stands (THR-RUL-44), then
    available power, then the place is shared (THR-END-03)."""
    count, houses = castles(g), g.state.houses
    merit = {name: (count[name], house.supply, house.power) for name, house in houses.items()}
    places = sorted(set(merit.values()), reverse=True)
    return [[name for name in houses if merit[name] == place] for place in places]


def finish(g: G, places: list[list[str]], rule: str, reason: str, tie: str | None) -> None:
    """Tell the kernel, which ranks seats."""
    seat = {name: house.seat for name, house in g.state.houses.items()}
    ranking = [[seat[house] for house in place] for place in places]
    g.finish(ranking, {seat[house]: n for house, n in castles(g).items()}, rule, reason, tie)


class NameVictor(OneOf, frozen=True):
    """Two houses reach the number at the same moment: the Iron Throne decides (THR-RUL-32)."""


class TiedVictory(PublicStep, frozen=True):
    """A tie for the victory at one moment (THR-RUL-32, THR-GEN-07)."""

    winners: tuple[str, ...]
    stages = ("decide",)

    @ask
    def decide(self, g: G) -> Question:
        """The holder of the Iron Throne names the winner."""
        return to(g, tie_breaker(g), NameVictor(self.winners), "THR-RUL-32")

    @decide.chosen
    def decided(self, g: G, seat: str, winner: str) -> None:
        """The game ends at once."""
        g.emit(TieBroken(tie_breaker(g), "victory", (winner,)), "THR-RUL-32")
        crown(g, winner, "tie-throne")
