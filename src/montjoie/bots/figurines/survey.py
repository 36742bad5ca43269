"""The table as greedy sees it: who goes for which token, and what a board is worth."""

from __future__ import annotations

import math
from functools import cached_property

from montjoie.bots.figurines import scales
from montjoie.games.figurines.battlefield import control, field, teams, units
from montjoie.games.figurines.missions.scoring import judged
from montjoie.games.figurines.state import G
from montjoie.table import plane
from montjoie.table.plane import Tray


class Survey:
    """A look at one moment of the game, for one player; what takes time is looked at once."""

    def __init__(self, g: G, player: str) -> None:
        self.g, self.player = g, player

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The player's units on the table."""
        return field.on_table(self.g, player=self.player)

    @cached_property
    def foes(self) -> tuple[str, ...]:
        """Enemies on the table; walls too, for those who storm them."""
        storms = self.g.state.players[self.player].role == "attacker"
        return field.on_table(self.g, enemies_of=self.player, walls=storms)

    def token_worth(self, token: str) -> float:
        """What a token gives in a round to who holds it."""
        return scales.token_worth(self.g)

    def danger(self, unit: str, tray: Tray) -> float:
        """What a unit risks that stands there; greedy looks at what it gains."""
        return 0.0

    def back(self, unit: str, target: str) -> float:
        """What a charge costs by the blows that come back; greedy does not count them."""
        return 0.0

    @cached_property
    def goals(self) -> dict[str, str]:
        """Which unit goes for which token: the nearest and those that pay first, each for one."""
        g = self.g
        goals = {unit: token for token, unit in control.controlled(g) if unit in self.own}
        lost = [row.carries for row in g.state.units.values() if row.carries]
        free = [token for token in g.state.objectives if token not in (*goals.values(), *lost)]
        pairs = sorted((self._away(unit, token), unit, token) for unit in self.own for token in free)
        for _, unit, token in pairs:
            if unit not in goals and token not in goals.values():
                goals[unit] = token
        return goals

    def _away(self, unit: str, token: str) -> float:
        """How far a unit has to a token, less far to one that pays well."""
        gap = plane.gap(field.tray(self.g, unit), field.token(self.g, token))
        return gap / math.sqrt(max(0.1, self.token_worth(token)))


def evaluate(g: G, player: str) -> float:
    """What the table is worth to a player: points, figures, tokens held, conditions, cards."""
    sides: dict[str, float] = {}
    for row in g.state.players.values():
        sides[row.team] = max(sides.get(row.team, 0.0), float(row.vp))
    team = g.state.players[player].team
    value = sides[team] - max((vp for side, vp in sides.items() if side != team), default=0.0)
    for name, unit in g.state.units.items():
        if unit.where == "lost" or not unit.figures:
            continue
        sign = 1 if teams.friends(g, player, unit.owner) else -1
        if units.is_wall(g, name):
            value += sign * 0.5 * scales.WALL * units.wounds_left(g, name) / units.card(g, name).wounds
            continue
        value += sign * scales.wound(g, name) * units.wounds_left(g, name)
        value -= sign * sum(scales.CONDITION[condition] for condition in unit.conditions)
        value += sign * 0.5 * (unit.where == "table")
    worth = scales.token_worth(g)
    for _, holder in control.controlled(g):
        value += 0.7 * worth * (1 if teams.friends(g, player, g.state.units[holder].owner) else -1)
    for mission, share in missions(g, player).items():
        value += 0.6 * g.content.missions[mission].vp * share
    return value + scales.CARD * len(g.state.hands[player].cards)


def missions(g: G, player: str) -> dict[str, int]:
    """The missions judged at the end of the round that a player fulfils as things stand: 1; those open to all
    that only enemies do: -1."""
    own = g.state.missions.get(player)
    found: dict[str, int] = {}
    for mission, check in judged.items():
        if own is not None and own.card == mission:
            found[mission] = int(check(g, player, own.named))
        elif mission in g.state.open_missions:
            names = g.state.open_missions[mission].named
            foes = (check(g, foe, names.get(foe, "")) for foe in teams.opponents(g, player))
            found[mission] = int(check(g, player, names.get(player, ""))) - any(foes)
    return found
