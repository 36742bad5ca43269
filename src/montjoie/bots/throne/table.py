"""What is told of a table of throne: for every house what it holds, can feed, and stands to win or lose."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.bots.throne.sight import mights, threat
from montjoie.games.throne.control import owners
from montjoie.games.throne.state import G

FEATURES = (
    "castles",  # cities and strongholds
    "castles, by time",  # the same, as the last turn comes near
    "first, by time",  # whether nobody has more castles, as the last turn comes near
    "lands",
    "barrels",
    "crowns",
    "supply",
    "power",
    "power, by time",
    "footmen",
    "knights",
    "ships",
    "throne",  # places held before others on the three tracks
    "fiefdoms",
    "court",
    "hand",  # the strength of the cards in hand
    "exposed",  # castles beside which stronger enemies stand
    "exposed, by time",
    "prey",  # castles of others beside which we are stronger
    "prey, by time",
)


def table(g: G) -> dict[str, Sequence[float]]:
    """The features of every seat."""
    content, state, owner, strong = g.content, g.state, owners(g), mights(g)
    late = (state.turn.number - 1) / (content.turns - 1)
    houses = state.houses
    castles = dict.fromkeys(houses, 0)
    lands, barrels, crowns = dict.fromkeys(houses, 0), dict.fromkeys(houses, 0), dict.fromkeys(houses, 0)
    exposed, prey = dict.fromkeys(houses, 0), dict.fromkeys(houses, 0)
    for area, house in owner.items():
        place = content.areas[area]
        lands[house] += 1
        barrels[house] += place.barrels
        crowns[house] += place.crowns
        if place.structure:
            castles[house] += 1
            if threat(g, house, area) > strong.get(area, 0):
                exposed[house] += 1
    for area in content.victory_areas:
        held = owner.get(area)
        stands = state.neutrals[area].strength if area in state.neutrals else strong.get(area, 0)
        near: dict[str, int] = {}
        for beside in content.land_neighbours[area]:
            army = state.armies.get(beside)
            if army is not None and army.house != held:
                near[army.house] = near.get(army.house, 0) + strong[beside]
        for house, strength in near.items():
            prey[house] += strength > stands
    units = {house: [0, 0, 0] for house in houses}
    for army in (*state.armies.values(), *state.attackers.values()):
        count, both = units[army.house], army.units
        count[0] += both.footman
        count[1] += both.knight
        count[2] += both.ship
    most, last = max(castles.values()), len(houses) - 1
    tracks = [{house: last - n for n, house in enumerate(track.order)} for track in state.tracks.values()]
    told: dict[str, Sequence[float]] = {}
    for name, row in houses.items():
        n = castles[name]
        first = float(n == most)
        told[row.seat] = (
            n, n * late, first * late,
            lands[name], barrels[name], crowns[name], row.supply, row.power, row.power * late,
            *units[name],
            *(track.get(name, 0) for track in tracks),
            sum(content.cards[card].strength for card in row.hand),
            exposed[name], exposed[name] * late, prey[name], prey[name] * late,
        )  # fmt: skip
    return told
